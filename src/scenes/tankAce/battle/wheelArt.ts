import type { Seat } from '../../../rules/core/game';
import type { Post } from '../../../rules/tankAce/data/crewCharts';
import { leavesField } from '../../../rules/tankAce/moves';
import type { View } from '../../../rules/tankAce/types';
import type { Style } from '../../board/gameScene';
import type { Box, Item, Point } from '../../paint/items';
import { INK, label, PAPER, picture, plate } from '../../paint/marks';
import { portraitOf } from './crewArt';
import { hopeOf, isOrder, letters, type Segment } from './orders';
import type { Form } from './places';
import { wordsOf } from './words';

/** The wheel in units of the form's design, from the corner of the orders' zone. */
export const wheels: {
  readonly [form in Form]: {
    readonly x: number;
    readonly y: number;
    readonly inner: number;
    readonly outer: number;
    readonly type: number;
  };
} = {
  wide: { x: 158, y: 148, inner: 42, outer: 130, type: 0.86 },
  compact: { x: 116, y: 118, inner: 34, outer: 102, type: 0.72 },
  phone: { x: 117, y: 114, inner: 34, outer: 104, type: 0.72 },
};

/** A wheel of one order would be a whole ring: it is drawn as the upper half. */
function spanOf(index: number, count: number): readonly [number, number] {
  if (count === 1) return [-75, 75];
  const step = 360 / count;
  return [(index - 0.5) * step + 1.3, (index + 0.5) * step - 1.3];
}

function around({ x, y }: Point, degrees: number, radius: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return { x: x + radius * Math.sin(turn), y: y - radius * Math.cos(turn) };
}

function slice(centre: Point, from: number, to: number, inner: number, outer: number): readonly Point[] {
  const count = Math.ceil((to - from) / 4);
  const along = (radius: number) =>
    Array.from({ length: count + 1 }, (_, index) => around(centre, from + ((to - from) * index) / count, radius));
  return [...along(outer), ...along(inner).reverse()];
}

/** Where the words of a segment stand, and where it is pressed. */
export function segmentBox(form: Form, index: number, count: number): Box {
  const { x, y, inner, outer } = wheels[form];
  const [from, to] = spanOf(index, count);
  const at = around({ x, y }, (from + to) / 2, (inner + outer) / 2);
  const size = (outer - inner) * (count > 4 ? 0.9 : 1.02);
  return { x: at.x - size / 2, y: at.y - size / 2, width: size, height: size };
}

export function orderName(view: View, seat: Seat, { type, command }: Segment, look: Style): string {
  const { table, say } = wordsOf(look);
  const leaves = command?.type === 'reverse' && leavesField(view, seat);
  return say(leaves ? table.orders.leave : isOrder(type) ? table.orders[type] : type, {
    round: view.fights[seat]?.tank.loaded ?? '',
  });
}

/** The number on a segment: a chance, that it is sure, or that it is refused. */
function numberOf(
  view: View,
  { command, refusal }: Segment,
  look: Style,
): { readonly main: string; readonly sub: string } {
  const { table, percent } = wordsOf(look);
  if (command === null || refusal !== null)
    return { main: table.no, sub: refusal === null ? '' : shortRule(refusal.rule) };
  const hope = hopeOf(view, command);
  if (hope === null) return { main: table.sure, sub: '' };
  const sub =
    hope.also === null ? '' : wordsOf(look).say(table.also[hope.also.of], { chance: percent(hope.also.chance) });
  return { main: hope.of === 'smokeUp' ? table.sure : percent(hope.chance), sub };
}

/** A rule without the letters of its game, where there is little room. */
const shortRule = (rule: string) => rule.replace(/^ATA-/, '');

export function wheelItems(
  view: View,
  seat: Seat,
  man: Post,
  segments: readonly Segment[],
  chosen: Segment | null,
  form: Form,
  look: Style,
): readonly Item[] {
  const { x, y, inner, outer, type } = wheels[form];
  const centre = { x, y };
  const { palette } = look;
  const ground: Item[] = [];
  const words: Item[] = [];
  segments.forEach((segment, index) => {
    const on = segment === chosen;
    const can = segment.command !== null && segment.refusal === null;
    const [from, to] = spanOf(index, segments.length);
    const points = slice(centre, from, to, inner, on ? outer + 7 : outer);
    const fill = on && can ? palette.act : can ? 0xfbf6e8 : 0xcfc6ac;
    const edge = on && can ? 0x7d2f08 : can ? palette.act : on ? palette.blocked : 0x8b8672;
    ground.push({ kind: 'shape', points, closed: true, fill, stroke: edge, width: 3.5 });
    if (!can)
      ground.push({
        kind: 'shape',
        points,
        closed: true,
        fill: 0x8b8672,
        fillAlpha: 0.01,
        pattern: 'hatch',
        alpha: 0.4,
      });
    const at = around(centre, (from + to) / 2, (inner + outer) / 2 + 4);
    const ink = on && can ? 0xfff6e6 : can ? INK : 0x55533f;
    const { main, sub } = numberOf(view, segment, look);
    const k = type * (segments.length > 4 ? 0.88 : 1);
    const sign = isOrder(segment.type) ? letters[segment.type] : '';
    const icon = segment.type === 'coax' ? 'order-coax' : `order-${sign.toLowerCase()}`;
    const most = (outer - inner) * 1.06;
    const letter = { x: at.x - 45 * k, y: at.y - 58 * k, width: 22 * k, height: 22 * k };
    words.push(
      picture(icon, { x: at.x - 22 * k, y: at.y - 58 * k, width: 44 * k, height: 44 * k }, can ? 1 : 0.5),
      plate(letter, 0x5b6236, { stroke: PAPER, width: 1.5, round: 7 }),
      label(sign, letter.x + letter.width / 2, letter.y + letter.height / 2, 15 * k, PAPER, 'condensed', {
        bold: true,
      }),
      label(orderName(view, seat, segment, look), at.x, at.y + 1, 18 * k, ink, 'condensed', { bold: true, most }),
      label(main, at.x, at.y + 25 * k, (main.length > 5 ? 19 : 25) * k, can ? ink : 0xb3281f, 'stencil', { most }),
    );
    if (sub !== '' && form !== 'phone')
      words.push(label(sub, at.x, at.y + 45 * k, 14 * k, can ? ink : 0xb3281f, 'condensed', { bold: true, most }));
  });
  const r = inner - 6;
  const face: Item = {
    kind: 'group',
    key: `wheel ${portraitOf(view, seat, man)} ${r}`,
    items: [picture(portraitOf(view, seat, man), { x: 0, y: 0, width: r * 2, height: r * 2 })],
    inner: { width: r * 2, height: r * 2 },
    x: x - r * 0.72,
    y: y - r * 0.72,
    width: r * 1.44,
    height: r * 1.44,
    pivot: { x: 0, y: 0 },
  };
  const disc = (radius: number, fill: number, more: object): Item =>
    plate({ x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 }, fill, { round: radius, ...more });
  return [
    ...ground,
    ...words,
    disc(inner - 4, INK, {}),
    disc(r, 0xa7a97f, {}),
    face,
    disc(r, INK, { fillAlpha: 0.001, stroke: palette.act, width: 4 }),
  ];
}
