import { phrasesIn, statesOf } from '../../../i18n/tankAce/describe';
import type { Frozen, Seat } from '../../../rules/core/game';
import { classOf, counterOf } from '../../../rules/tankAce/base';
import type { Threat } from '../../../rules/tankAce/outlook';
import { isHidden } from '../../../rules/tankAce/targets';
import type { Enemy, View } from '../../../rules/tankAce/types';
import type { Style, Surface } from '../../board/gameScene';
import type { Box, Item, Point } from '../../paint/items';
import { INK, label, PAPER, plate } from '../../paint/marks';
import { roughWidth } from '../../paint/textWidth';
import type { Stand } from './geometry';
import { type BattlePlaces, ground, onScreen, type Window } from './places';
import { putSheet } from './sheet';
import { sizeOf } from './unitArt';
import { wordsOf } from './words';

/** Letters on the board, against those of a wide screen. */
const type = { wide: 1, compact: 0.84, phone: 0.68 } as const;

interface TagWords {
  readonly name: string;
  readonly more: string;
  /** Penetration, then turret, hull and side, as the counter has them. */
  readonly values: readonly (number | null)[];
}

function tagWords(view: View, seat: Seat, unit: Frozen<Enemy>, look: Style): TagWords {
  const { table, say, word } = wordsOf(look);
  const { states } = phrasesIn(look.language);
  const smoke = view.fights[seat]?.smoke[unit.area] ?? 0;
  const infantry = classOf(unit) === 'INF';
  const ml = view.mission?.ml ?? 0;
  const kind = word(unit.kind);
  const called = kind.charAt(0).toLocaleUpperCase(look.language) + kind.slice(1);
  const name = infantry && ml > 0 ? say(table.withMorale, { unit: called, morale: say(table.morale, { ml }) }) : called;
  const more = [
    ...(isHidden(view, seat, unit) ? [table.unseen] : []),
    ...(smoke > 0 ? [say(table.inSmoke, { level: smoke })] : []),
    ...statesOf(unit).map((state) =>
      state === 'targets' && unit.targets !== seat ? table.targetsPartner : states[state],
    ),
  ];
  const { pen, turret, hull, side } = counterOf(unit);
  return { name, more: more.join(' · '), values: pen === null && hull === null ? [] : [pen, turret, hull, side] };
}

const overlaps = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** The first place round a unit that is free and in sight; where none is, one that hides a vehicle rather than a word. */
function placeFor(
  spot: Point,
  away: number,
  reach: number,
  width: number,
  height: number,
  taken: readonly Box[],
  words: readonly Box[],
  board: Box,
  own: Point,
  near: number,
): Box {
  const gap = 6;
  const tries: readonly Point[] = [
    { x: spot.x - width / 2, y: spot.y + reach + gap },
    { x: spot.x - width / 2, y: spot.y - reach - height - gap },
    { x: spot.x + reach + gap, y: spot.y - height / 2 },
    { x: spot.x - reach - width - gap, y: spot.y - height / 2 },
    { x: spot.x + reach * 0.4, y: spot.y + reach + gap },
    { x: spot.x - width - reach * 0.4, y: spot.y + reach + gap },
    { x: spot.x + reach * 0.4, y: spot.y - reach - height - gap },
    { x: spot.x - width - reach * 0.4, y: spot.y - reach - height - gap },
    ...[1.4, 1.9, 2.5, 3.2].flatMap((far) =>
      [0, 45, -45, 90, -90].map((turn) => {
        const angle = away + (turn * Math.PI) / 180;
        const out = (reach + height) * far;
        return { x: spot.x + Math.cos(angle) * out - width / 2, y: spot.y + Math.sin(angle) * out - height / 2 };
      }),
    ),
  ];
  const kept = ({ x, y }: Point): Box => ({
    x: Math.min(Math.max(x, board.x + 6), board.x + board.width - width - 6),
    y: Math.min(Math.max(y, board.y + 6), board.y + board.height - height - 6),
    width,
    height,
  });
  const boxes = tries.map(kept);
  const freeOf = (others: readonly Box[]) => (each: Box) => !others.some((other) => overlaps(each, other));
  // A pin that crosses your own tank would seem to be about it.
  const clear = (free: (each: Box) => boolean) => (each: Box) =>
    free(each) && !passes(spot, pinnedAt(spot, each), own, near * 0.7);
  for (const free of [clear(freeOf(taken)), clear(freeOf(words)), freeOf(words)]) {
    const found = boxes.find(free) ?? nearestFree(spot, width, height, board, free);
    if (found !== undefined) return found;
  }
  return boxes[0] ?? kept(spot);
}

/** Whether the way from one point to another comes so near to a third. */
function passes(from: Point, to: Point, third: Point, near: number): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = ((third.x - from.x) * dx + (third.y - from.y) * dy) / Math.max(1, dx * dx + dy * dy);
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(from.x + dx * part - third.x, from.y + dy * part - third.y) < near;
}

/** Where the number of a thread lies: beside its middle, else nearer to one of its ends or on its other side. */
function numberPlace(from: Point, to: Point, size: number, taken: readonly Box[], board: Box): Box {
  const [width, height] = [size * 3.2, size * 1.7];
  const far = Math.max(1, Math.hypot(to.x - from.x, to.y - from.y));
  const across = { x: (from.y - to.y) / far, y: (to.x - from.x) / far };
  const boxes = [0.5, 0.32, 0.68, 0.15, 0.85].flatMap((part) =>
    [2.1, -2.1, 0, 3.6, -3.6].map((off): Box => {
      const x = from.x + (to.x - from.x) * part + across.x * size * off - width / 2;
      const y = from.y + (to.y - from.y) * part + across.y * size * off - height / 2;
      return {
        x: Math.min(Math.max(x, board.x + 4), board.x + board.width - width - 4),
        y: Math.min(Math.max(y, board.y + 4), board.y + board.height - height - 4),
        width,
        height,
      };
    }),
  );
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const free = (each: Box) => !taken.some((other) => overlaps(each, other));
  return (
    boxes.find(free) ?? nearestFree(middle, width, height, board, free) ?? boxes[0] ?? { ...middle, width, height }
  );
}

/** Where everything round a unit is taken: the free place on the board that is least far away. */
function nearestFree(
  spot: Point,
  width: number,
  height: number,
  board: Box,
  free: (each: Box) => boolean,
): Box | undefined {
  const step = Math.max(12, height / 2);
  const places: Box[] = [];
  for (let y = board.y + 6; y < board.y + board.height - height - 6; y += step)
    for (let x = board.x + 6; x < board.x + board.width - width - 6; x += step) places.push({ x, y, width, height });
  const far = (each: Box) => Math.hypot(each.x + width / 2 - spot.x, each.y + height / 2 - spot.y);
  return places.filter(free).sort((a, b) => far(a) - far(b))[0];
}

function tagItems(
  { name, more, values }: TagWords,
  box: Box,
  edge: number,
  stripe: number,
  size: number,
): readonly Item[] {
  const wide = values.length * size * 1.3;
  const cells = values.flatMap((value, index): readonly Item[] => {
    const cell = { x: box.width - 8 - wide + index * size * 1.3, y: 6, width: size * 1.3, height: size * 1.24 };
    const dark = index > 0;
    return [
      plate(cell, dark ? 0x454d51 : PAPER, { stroke: INK, width: 1.6, round: 0 }),
      label(
        value === null ? '–' : String(value),
        cell.x + cell.width / 2,
        cell.y + cell.height / 2,
        size * 0.92,
        dark ? PAPER : 0xb3281f,
        'stencil',
      ),
    ];
  });
  const left = size * 0.75;
  return [
    plate({ x: 1.5, y: 1.5, width: box.width - 3, height: box.height - 3 }, PAPER, {
      stroke: edge,
      width: 3,
      round: 6,
    }),
    plate({ x: 1.5, y: 2, width: size * 0.34, height: box.height - 4 }, stripe, { round: 3 }),
    label(name, left, size * 0.86, size, INK, 'condensed', {
      bold: true,
      align: 'left',
      most: box.width - left - 12 - wide,
    }),
    label(more, left, size * 2, size * 0.78, INK, 'condensed', { align: 'left', most: box.width - left - 8 }),
    ...cells,
  ];
}

/** Names and states beside the units, threads of those who aim at you, and what each of them may do. */
export function drawTags(
  places: BattlePlaces,
  window: Window,
  view: View,
  seat: Seat,
  stands: readonly Stand[],
  target: string | null,
  threat: Threat,
  reserved: readonly Box[],
  stage: Surface,
  look: Style,
): void {
  const { palette } = look;
  const { percent } = wordsOf(look);
  const size = 21 * type[places.form] * places.unit;
  const own = onScreen(window, ground.tank);
  const near = 124 * window.scale;
  /** Cards, numbers and names: nothing is written over them. */
  const words: Box[] = [...reserved];
  const taken: Box[] = [...reserved, { x: own.x - near, y: own.y - near, width: near * 2, height: near * 2 }];
  for (const stand of stands) {
    const spot = onScreen(window, stand);
    const reach = (sizeOf(stand) / 2) * window.scale * 0.72;
    taken.push({ x: spot.x - reach, y: spot.y - reach, width: reach * 2, height: reach * 2 });
  }
  // Threads and their numbers first: words find their places round them.
  for (const stand of stands) {
    const { unit } = stand;
    const spot = onScreen(window, stand);
    const reach = (sizeOf(stand) / 2) * window.scale * 0.8;
    const danger = threat.dangers.find((each) => each.unit === unit.id);
    if (unit.targets === seat) {
      const chance = danger === undefined ? 0 : danger.fires * danger.destroyed;
      // Whoever can do no harm needs no number: the thread alone says that he aims.
      const number = chance < 0.005 ? null : percent(chance);
      drawThread(spot, own, reach, near, unit.id, stage, look);
      if (number !== null) {
        const box = numberPlace(spot, own, size, taken, places.board);
        drawNumber(box, number, unit.id, size, stage, look);
        taken.push(box);
        words.push(box);
      }
    }
  }
  for (const stand of stands) {
    const { unit } = stand;
    const spot = onScreen(window, stand);
    const reach = (sizeOf(stand) / 2) * window.scale * 0.8;
    const hidden = isHidden(view, seat, unit);
    // A phone has room for the words of one unit: the one that is meant.
    if (places.form === 'phone' && unit.id !== target) continue;
    const said = tagWords(view, seat, unit, look);
    const values = said.values.length * size * 1.3;
    const width = Math.max(
      roughWidth(said.name, size, 0.5) + values + size * 2,
      Math.min(roughWidth(said.more, size * 0.78, 0.47) + size * 1.6, size * 13),
    );
    const height = size * 2.75;
    const away = Math.atan2(spot.y - own.y, spot.x - own.x);
    const box = placeFor(spot, away, reach, width, height, taken, words, places.board, own, near);
    taken.push(box);
    words.push(box);
    const chosen = unit.id === target;
    const stripe = chosen ? palette.act : unit.targets === seat ? palette.blocked : 0x6f6a55;
    drawLeader(spot, reach * 0.6, box, unit.id, stage);
    putSheet(stage, 'plate', `tag:${unit.id}`, box, 1, tagItems(said, box, chosen ? palette.act : INK, stripe, size));
    if (hidden)
      stage.put(
        'plate',
        `hidden:${unit.id}`,
        label('?', spot.x, spot.y, size * 2.4, palette.blocked, 'stencil', { halo: 6 }),
      );
  }
}

/** Where the pin of a unit ends on its words. */
function pinnedAt(spot: Point, box: Box): Point {
  return {
    x: Math.min(Math.max(spot.x, box.x + 12), box.x + box.width - 12),
    y: box.y + (box.y > spot.y ? 0 : box.y + box.height < spot.y ? box.height : box.height / 2),
  };
}

/** A pin from a unit to its words, where they do not lie beside it anyway. */
function drawLeader(spot: Point, reach: number, box: Box, id: string, stage: Surface): void {
  const end = pinnedAt(spot, box);
  const far = Math.hypot(end.x - spot.x, end.y - spot.y);
  const start = Math.min(reach, far);
  const dot = { x: spot.x + ((end.x - spot.x) / far) * start, y: spot.y + ((end.y - spot.y) / far) * start };
  stage.put('line', `leader:${id}`, { kind: 'shape', points: [dot, end], closed: false, stroke: INK, width: 3 });
  const pin = { x: dot.x - 5, y: dot.y - 5, width: 10, height: 10 };
  stage.put('line', `leader:${id}/pin`, plate(pin, INK, { stroke: PAPER, width: 2, round: 5 }));
}

/** The chance that a unit that aims at you costs you the tank. */
function drawNumber(box: Box, number: string, id: string, size: number, stage: Surface, { palette }: Style): void {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  stage.put('tag', `danger:${id}`, plate(box, palette.blocked, { stroke: 0xfff8e4, width: 2.5, round: 7 }));
  stage.put('tag', `danger:${id}/number`, label(number, middle.x, middle.y, size * 1.1, 0xfff8e4, 'stencil'));
}

/** A red thread from whoever aims at you. */
function drawThread(
  from: Point,
  to: Point,
  start: number,
  end: number,
  id: string,
  stage: Surface,
  { palette }: Style,
): void {
  const far = Math.hypot(to.x - from.x, to.y - from.y);
  const [ux, uy] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const a = { x: from.x + ux * start, y: from.y + uy * start };
  const b = { x: to.x - ux * end, y: to.y - uy * end };
  if (far < start + end + 8) return;
  stage.put('line', `thread:${id}`, {
    kind: 'shape',
    points: [a, b],
    closed: false,
    stroke: palette.blocked,
    width: 4.5,
    halo: 4,
    dash: [16, 9],
  });
  const side = { x: -uy, y: ux };
  const head = [
    b,
    { x: b.x - ux * 15 + side.x * 9, y: b.y - uy * 15 + side.y * 9 },
    { x: b.x - ux * 15 - side.x * 9, y: b.y - uy * 15 - side.y * 9 },
  ];
  stage.put('line', `thread:${id}/head`, {
    kind: 'shape',
    points: head,
    closed: true,
    fill: palette.blocked,
    stroke: 0xfff8e4,
    width: 2,
  });
}
