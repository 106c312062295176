import { seenState } from '../../../rules/tankDuel/chances';
import { totalVp } from '../../../rules/tankDuel/ending';
import type { TankId } from '../../../rules/tankDuel/types';
import type { View } from '../../../rules/tankDuel/view';
import type { Style, Surface } from '../../board/gameScene';
import type { Group, Item } from '../../paint/items';
import { CREAM, INK, label, NIGHT, PAPER, picture, plate } from '../../paint/marks';
import { box, panel, widthOf } from './panel';
import type { DuelTable } from './places';
import { numberOf } from './sight';
import type { StripPlan } from './stripPlan';
import { wordsOf } from './words';

const GOLD = 0xffd447;

/** What the order of the round is read off: bids that were shown, and who has acted. */
export interface RoundOrder {
  readonly bids: readonly { readonly tank: TankId; readonly card: number | null }[];
}

/** Whose turn comes when: the numbers that were bid, in ascending order. */
export function drawOrder(
  plan: StripPlan,
  table: DuelTable,
  view: View,
  order: RoundOrder,
  stage: Surface,
  look: Style,
): void {
  const { strip, k } = plan;
  const words = wordsOf(look);
  const listed =
    order.bids.length > 0
      ? order.bids
      : [...(view.current === null ? [] : [view.current]), ...view.order].map((tank) => ({
          tank,
          card: view.tanks.find(({ id }) => id === tank)?.bid ?? null,
        }));
  const high = Math.max(26, 34 * k);
  const size = Math.max(13.5, 16 * k);
  const chips = listed.map(({ tank: id, card }) => {
    const tank = view.tanks.find((each) => each.id === id);
    const now = id === view.current;
    const done = !now && !view.order.includes(id);
    const own = tank !== undefined && tank.seat !== null && tank.seat === view.seat;
    const name = now && own ? words.table.you : tank === undefined ? '' : words.vehicle(tank.vehicle);
    return { id, card, now, done, name, own, number: tank === undefined ? 1 : numberOf(tank), nation: id.slice(0, 2) };
  });
  const room = strip.width - (table.overlays?.width ?? 0) - 260 * k - 40;
  const width = (named: boolean, { card, name, done }: (typeof chips)[number]) =>
    (card === null ? 6 : high * 1.15) +
    high * 0.76 +
    8 +
    (named ? widthOf(name, size) + 8 : 0) +
    (done ? high * 0.6 : 0);
  const total = (named: (chip: (typeof chips)[number]) => boolean) =>
    chips.reduce((sum, chip) => sum + width(named(chip), chip) + 5, -5);
  const all = total(() => true) <= room;
  const named = (chip: (typeof chips)[number]) => all || chip.now;
  let x = Math.max(strip.x + (table.overlays?.width ?? 0) + 20, strip.x + (strip.width - total(named)) / 2);
  for (const chip of chips) {
    const at = box(x, strip.y + 6, width(named(chip), chip), high);
    stage.put('control', `order:${chip.id}`, panel(at, chipItems(at, chip, named(chip), size)));
    x += at.width + 5;
  }
}

function chipItems(
  at: { readonly width: number; readonly height: number },
  chip: {
    readonly card: number | null;
    readonly now: boolean;
    readonly done: boolean;
    readonly name: string;
    readonly number: number;
    readonly nation: string;
  },
  named: boolean,
  size: number,
): readonly Item[] {
  const { width, height } = at;
  const middle = height / 2;
  const numbered = chip.card === null ? 0 : height * 1.15;
  const ink = chip.now ? INK : CREAM;
  const side = height * 0.76;
  return [
    plate(box(1, 1, width - 2, height - 2), chip.now ? GOLD : NIGHT, {
      fillAlpha: chip.now ? 1 : 0.88,
      stroke: chip.now ? INK : 0x6d6a5d,
      width: 1.6,
      round: 6,
    }),
    ...(chip.card === null
      ? []
      : [
          plate(box(2, 2, numbered, height - 4), INK, { round: 4 }),
          label(String(chip.card), 2 + numbered / 2, middle, size * 1.24, PAPER, 'stencil'),
        ]),
    picture(`counter-id-${chip.nation}-${chip.number}`, box(numbered + 6, middle - side / 2, side, side)),
    ...(named
      ? [label(chip.name, numbered + side + 12, middle, size, ink, 'condensed', { align: 'left', bold: true })]
      : []),
    ...(chip.done
      ? [picture('light-check', box(width - height * 0.62, middle - height * 0.26, height * 0.52, height * 0.52))]
      : []),
  ];
}

export function scoreOf({ strip, k }: StripPlan, view: View, look: Style): Group {
  const { word, table } = wordsOf(look);
  const state = seenState(view);
  const size = Math.max(13.5, 16 * k);
  const parts = [
    { text: word('de'), face: 'condensed' as const, size },
    { text: String(totalVp(state, 'de')), face: 'stencil' as const, size: size * 1.5 },
    { text: table.vpShort, face: 'condensed' as const, size },
    { text: String(totalVp(state, 'su')), face: 'stencil' as const, size: size * 1.5 },
    { text: word('su'), face: 'condensed' as const, size },
  ];
  const gap = 8;
  const width = parts.reduce((sum, part) => sum + widthOf(part.text, part.size, part.face) + gap, gap + 8);
  const high = Math.max(26, 34 * k);
  const at = box(strip.x + strip.width - width - 8, strip.y + 6, width, high);
  let x = gap + 2;
  const labels = parts.map((part) => {
    const made = label(part.text, x, high / 2, part.size, CREAM, part.face, {
      align: 'left',
      bold: part.face === 'condensed',
    });
    x += widthOf(part.text, part.size, part.face) + gap;
    return made;
  });
  return panel(at, [
    plate(box(1, 1, width - 2, high - 2), NIGHT, { fillAlpha: 0.88, stroke: 0x6d6a5d, width: 1.5, round: 6 }),
    ...labels,
  ]);
}
