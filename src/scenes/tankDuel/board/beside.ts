import { seenState } from '../../../rules/tankDuel/chances';
import { damageCards } from '../../../rules/tankDuel/data/damageCards';
import { handLimit } from '../../../rules/tankDuel/handLimit';
import type { View } from '../../../rules/tankDuel/view';
import type { Style, Surface } from '../../board/gameScene';
import type { Box, Item } from '../../paint/items';
import { badge, CREAM, label, NIGHT, PAPER, picture, plate } from '../../paint/marks';
import { box, panel, pills, widthOf } from './panel';
import type { DuelTable } from './places';
import { numberOf, type TankSeen } from './sight';
import { BAND, statesOf } from './tankBoard';
import { type Words, wordsOf } from './words';

const SHAPE = 375 / 525;

/** The tanks whose boards do not lie open, folded, each with what matters of it. */
export function foldedTanks(view: View, open: readonly (string | null | undefined)[]): readonly TankSeen[] {
  return view.tanks.filter(({ id }) => !open.includes(id));
}

/** Where the column is narrow the size of the hand has a line of its own. */
const pilesHeight = ({ width }: Box) => (width < 200 ? 58 : 40);

export function foldBoxes({ folds, scene }: DuelTable, count: number): readonly Box[] {
  if (folds === null || count === 0) return [];
  const gap = 6;
  const deck = scene === 'choose' ? pilesHeight(folds) + 6 : 0;
  const each = Math.min(119, (folds.height - deck - gap * (count - 1)) / count);
  return Array.from({ length: count }, (_, index) => box(folds.x, folds.y + index * (each + gap), folds.width, each));
}

export function drawFolds(table: DuelTable, view: View, tanks: readonly TankSeen[], stage: Surface, look: Style): void {
  const words = wordsOf(look);
  for (const [index, at] of foldBoxes(table, tanks.length).entries()) {
    const tank = tanks[index];
    if (tank !== undefined) stage.put('control', `fold:${tank.id}`, panel(at, foldItems(view, tank, at, words)));
  }
  if (table.scene === 'choose' && table.folds !== null) {
    const { folds } = table;
    const high = pilesHeight(folds);
    const at = box(folds.x, folds.y + folds.height - high, folds.width, high);
    stage.put('control', 'piles', panel(at, pilesLine(view, at, words)));
  }
}

/** Who plays a tank, in a word or two. */
export function whoPlays(view: View, tank: TankSeen, { table, say, player }: Words): string {
  const who = player(view, tank);
  if (tank.robot !== null) return say(table.robotWho, { who });
  if (tank.seat === null) return '';
  return say(table.seatWho, { who, cards: say(table.cardCount, { count: view.hands[tank.seat]?.count ?? 0 }) });
}

function foldItems(view: View, tank: TankSeen, { width, height }: Box, words: Words): readonly Item[] {
  const { vehicle, table } = words;
  const low = height < 54;
  const size = Math.max(14, Math.min(21, height * (low ? 0.42 : 0.2)));
  const small = Math.max(13, Math.min(15, height * 0.15));
  const side = Math.min(30, low ? height * 0.7 : height * 0.28);
  const y = low ? height / 2 : side * 0.5 + 7;
  const states = statesOf(view, tank, words);
  const who = whoPlays(view, tank, words);
  const name = widthOf(vehicle(tank.vehicle), size, 'stencil');
  // The picture stands under the name where there is room, else beside it, and never on it.
  const beside = Math.min(height * 1.5, width * 0.62, 1.06 * (width - side - 20 - Math.min(name, width * 0.6)));
  const below = Math.min(width * 0.55, 2 * (height - side - 12 - small * (height < 84 ? 0 : 2.6)));
  const [picture_, top] = beside >= below ? [beside, height * 0.02] : [below, side + 8];
  return [
    plate(box(1, 1, width - 2, height - 2), BAND[tank.nation], {
      stroke: tank.id === view.current ? 0xffd447 : 0x1c1f19,
      width: 2.4,
      round: 7,
      alpha: tank.inPlay ? 1 : 0.6,
    }),
    ...(low
      ? []
      : [
          picture(
            `${tank.vehicle}-side`,
            box(width - picture_ + picture_ * 0.06, top, picture_, picture_ / 2),
            tank.inPlay ? 1 : 0.35,
          ),
        ]),
    picture(`counter-id-${tank.nation}-${numberOf(tank)}`, box(6, y - side / 2, side, side)),
    label(vehicle(tank.vehicle), side + 12, y, size, PAPER, 'stencil', { align: 'left', most: width * 0.6 }),
    ...(low && width - side - 24 - widthOf(vehicle(tank.vehicle), size, 'stencil') < 44
      ? []
      : low
        ? [
            label(who, width - 8, y, small, PAPER, 'condensed', {
              align: 'right',
              most: width - side - 24 - widthOf(vehicle(tank.vehicle), size, 'stencil'),
            }),
          ]
        : [
            label(tank.inPlay ? who : table.returns, 8, y + side * 0.5 + small * 0.95, small, PAPER, 'condensed', {
              align: 'left',
              bold: true,
              // The tank's picture begins there.
              most: Math.max(width - picture_ * 0.6 - 8, width * 0.5),
            }),
          ]),
    ...(low || height < 84 ? [] : foldPills(states, width, height, small)),
  ];
}

function foldPills(states: ReturnType<typeof statesOf>, width: number, height: number, small: number): readonly Item[] {
  return pills(states.slice(0, 3), width - 6, height - small * 1.15 - 3, small * 0.94, 6);
}

function pilesLine(view: View, { width, height: whole }: Box, { table, say }: Words): readonly Item[] {
  const apart = whole > 50;
  const height = apart ? whole * 0.6 : whole;
  const size = Math.max(14, height * 0.42);
  const limit = view.seat === null ? 0 : handLimit(seenState(view), view.seat).total;
  const count = view.seat === null ? 0 : (view.hands[view.seat]?.count ?? 0);
  const card = height * 0.7;
  return [
    plate(box(0, 0, width, whole), NIGHT, { fillAlpha: 0.88, round: 7 }),
    picture('back-battle', box(7, (height - card) / 2, card * SHAPE, card)),
    label(String(view.deckSize), 14 + card * SHAPE, height / 2, size * 1.1, PAPER, 'stencil', { align: 'left' }),
    picture('back-damage', box(width * (apart ? 0.5 : 0.34), (height - card) / 2, card * SHAPE, card)),
    label(
      String(damageLeft(view)),
      width * (apart ? 0.5 : 0.34) + 7 + card * SHAPE,
      height / 2,
      size * 1.1,
      PAPER,
      'stencil',
      {
        align: 'left',
      },
    ),
    ...(view.seat === null
      ? []
      : [
          label(
            say(table.handOf, { count, limit }),
            apart ? 8 : width - 7,
            apart ? whole * 0.78 : height / 2,
            size * 0.9,
            CREAM,
            'condensed',
            { align: apart ? 'left' : 'right', bold: true, most: apart ? width - 14 : width * 0.4 },
          ),
        ]),
  ];
}

const damageLeft = (view: View) => damageCards.length - view.damageDiscard.length;

/** The piles with their counts, and where the Shuffle or the Game End card lies. */
export function drawDecks({ decks, scale }: DuelTable, view: View, stage: Surface, look: Style): void {
  if (decks === null) return;
  const words = wordsOf(look);
  const { width, height } = decks;
  const size = Math.max(13, 16 * scale);
  const text = size * 2.9;
  const card = Math.max(30, Math.min(height - text - 22, width * 0.5));
  const wide = card * SHAPE;
  const pile = (name: string, count: number, x: number): readonly Item[] => [
    picture(name, box(x + 3, 13, wide, card)),
    picture(name, box(x, 10, wide, card)),
    ...badge(String(count), x + wide, card + 2, Math.max(15, size * 1.2)),
  ];
  stage.put(
    'arc',
    'decks',
    panel(decks, [
      plate(box(0, 0, width, height), NIGHT, { fillAlpha: 0.82, stroke: 0x4a4d46, width: 1, round: 8 }),
      ...pile('back-battle', view.deckSize, width * 0.08),
      ...pile('back-damage', damageLeft(view), width * 0.54),
      ...markWords(view, words).flatMap(([left, right], index): readonly Item[] => {
        const y = height - text + size * (0.5 + index * 1.35);
        const room = width - 20;
        return [
          label(left, 10, y, size, PAPER, 'condensed', { align: 'left', most: room * 0.5 }),
          label(right, width - 10, y, size, PAPER, 'condensed', { align: 'right', bold: true, most: room * 0.46 }),
        ];
      }),
    ]),
  );
}

function markWords(view: View, { table, say }: Words): readonly (readonly [string, string])[] {
  const last = view.deckNumber === view.decks;
  const where =
    view.gameEndPending || view.shufflePending
      ? table.marks.came
      : view.hasMark
        ? say(table.marks.among, {
            count: Math.min(view.markBelow, view.deckSize),
            after: Math.max(0, view.deckSize - view.markBelow),
          })
        : '';
  if (last)
    return [
      [table.marks.gameEnd, where],
      [say(table.deckOf, { deck: view.deckNumber, decks: view.decks }), ''],
    ];
  return [
    [table.marks.shuffle, where],
    [table.marks.gameEnd, say(table.marks.inDeck, { deck: view.decks })],
  ];
}

/** What an empty table of a spectator says where a hand would lie. */
export function drawNoHand({ hand, scale, tall }: DuelTable, stage: Surface, look: Style): void {
  if (tall || hand.height < 40) return;
  const { table } = wordsOf(look);
  const size = Math.max(14, 17 * scale);
  const width = widthOf(table.noHand, size) + 40;
  const at = box(hand.x + (hand.width - width) / 2, hand.y + hand.height / 2 - size, width, size * 2.2);
  stage.put(
    'control',
    'noHand',
    panel(at, [
      plate(box(0, 0, width, size * 2.2), NIGHT, { fillAlpha: 0.7, round: 6 }),
      label(table.noHand, width / 2, size * 1.1, size, CREAM, 'condensed', { most: width - 16 }),
    ]),
  );
}
