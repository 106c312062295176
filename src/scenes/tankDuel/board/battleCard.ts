import { cardOf } from '../../../rules/tankDuel/cards';
import type { BattleCard, CardKind, Half } from '../../../rules/tankDuel/data/battleCards';
import { type TerrainId, terrains } from '../../../rules/tankDuel/data/terrain';
import type { View } from '../../../rules/tankDuel/view';
import type { Style } from '../../board/gameScene';
import { CARD, cardSheet, kept, type Mood, type Pose, paragraph, sizeFor } from '../../paint/cards';
import type { Group, Item } from '../../paint/items';
import { INK, label, PAPER, picture, plate } from '../../paint/marks';
import { box, frame } from './panel';
import { type Words, wordsOf } from './words';

const HEAVY = 0xc7372f;

type Ground = Pick<View, 'ground'>;

const arts: { readonly [terrain in TerrainId]: string } = {
  woods: 'art-woods',
  brush: 'art-brush',
  gully: 'art-gully',
  building: 'art-building',
  rubble: 'art-rubble',
  field: 'art-field',
  mud: 'art-mud',
  cityBuilding: 'art-building',
  cityRubble: 'art-rubble',
  street: 'art-road',
  courtyard: 'art-building',
  snowdrift: 'art-hill',
  steppe: 'art-field',
  mines: 'art-mines',
};

const artOf = ({ kind, terrain }: Half) => (terrain === null ? `art-${kind}` : arts[terrain]);

/** What a half is called: its kind with its level, or its terrain. */
export function halfName({ kind, level, terrain }: Half, { word }: Words): string {
  if (terrain !== null) return word(terrain);
  return level === null ? word(kind) : `${word(kind)} ${level}`;
}

function halfNote({ kind, toHit, terrain }: Half, { table, say }: Words): string {
  if (kind === 'move') return table.cards.metres;
  if (kind === 'fire') return say(table.cards.toHit, { value: `+${toHit ?? 0}` });
  if (kind === 'smoke') return say(table.cover, { cover: 30 });
  return terrain === null ? '' : say(table.cover, { cover: terrains[terrain].cover });
}

/** What a card does, in a line or two. */
function halfText(half: Half, { table, say }: Words): string {
  const { kind, level, toHit, terrain } = half;
  if (terrain === null)
    return say(table.cards[kind === 'terrain' ? 'move' : kind], { level: level ?? 0, value: `+${toHit ?? 0}` });
  const { cover, conceal, hullDown, bog } = terrains[terrain];
  const parts = [
    say(table.cover, { cover }),
    conceal === null ? '' : say(table.cards.conceal, { value: conceal }),
    hullDown === null ? '' : say(table.cards.hullDown, { value: hullDown }),
    bog === null ? '' : say(table.cards.bog, { value: bog }),
  ];
  return parts.filter((part) => part !== '').join(table.cards.comma);
}

function penWords({ pen }: BattleCard): string {
  if (typeof pen === 'string') return pen;
  return pen < 0 ? `−${-pen}` : pen > 0 ? `+${pen}` : '0';
}

/** A Battle card as it lies; of a card with two halves one may be chosen. */
export function battleCard(
  view: Ground,
  number: number,
  pose: Pose,
  mood: Mood,
  look: Style,
  chosen: CardKind | null = null,
): Group {
  const card = cardOf(view, number);
  const key = `battle ${number} ${card.deck} ${chosen}`;
  const face = kept(key, look, () => faceOf(card, chosen, wordsOf(look), look));
  return cardSheet(key, face, pose, mood, look);
}

export function cardBack(deck: 'battle' | 'damage', pose: Pose, mood: Mood, look: Style): Group {
  const key = `back ${deck}`;
  const face = kept(`duel ${key}`, look, () => [picture(`back-${deck}`, box(0, 0, CARD.width, CARD.height))]);
  return cardSheet(`duel ${key}`, face, pose, mood, look);
}

function clipped(key: string, texture: string, y: number, height: number): Group {
  const inner = { width: 331, height };
  return {
    kind: 'group',
    key: `${key} ${height}`,
    items: [picture(texture, box(0, height < 188 ? -44 : 0, 331, 188))],
    inner,
    x: 22,
    y,
    ...inner,
    pivot: { x: 0, y: 0 },
  };
}

function faceOf(card: BattleCard, chosen: CardKind | null, words: Words, look: Style): readonly Item[] {
  const [upper, lower] = card.halves;
  if (upper === undefined) return [picture('frame-move', box(0, 0, CARD.width, CARD.height))];
  return lower === undefined ? wholeFace(card, upper, words, look) : splitFace(card, upper, lower, chosen, words);
}

function numberOn(card: BattleCard): Item {
  return label(String(card.number), 60, 53, card.number > 99 ? 44 : 54, PAPER, 'stencil', { most: 84 });
}

function ordersOn({ orders }: BattleCard): readonly Item[] {
  return orders === 0 ? [] : [picture(`counter-order-${orders}`, box(290, 29, 44, 44))];
}

const ICONS = ['binoculars', 'smoke', 'fire', 'extinguish', 'explosion', 'infantry'] as const;

/** The row of icons and the modifier. */
function rowOn(card: BattleCard, y: number): readonly Item[] {
  const shown = ICONS.filter((icon) => card.icons.includes(icon));
  const heavy = card.severity === 'heavy';
  const colour = heavy ? HEAVY : INK;
  return [
    ...shown.map((icon, index) => picture(`light-${icon}`, box(36 + index * 44, y - 14, 28, 28))),
    picture('icon-penetration', box(272, y - 11, 22, 22)),
    label(penWords(card), heavy ? 314 : 320, y, 30, colour, 'stencil', { most: 40 }),
    ...(heavy ? [label('H', 340, y + 3, 20, colour, 'stencil')] : []),
  ];
}

const targetOn = (card: BattleCard): Item => label(String(card.target), 322, 478, 28, INK, 'stencil');

function wholeFace(card: BattleCard, half: Half, words: Words, look: Style): readonly Item[] {
  const name = halfName(half, words);
  return [
    picture(`frame-${half.kind}`, box(0, 0, CARD.width, CARD.height)),
    numberOn(card),
    label(name, card.orders === 0 ? 230 : 198, 51, sizeFor(name, 34, card.orders === 0 ? 220 : 155), PAPER, 'stencil', {
      most: card.orders === 0 ? 224 : 158,
    }),
    ...ordersOn(card),
    clipped(`art ${artOf(half)}`, artOf(half), 92, 188),
    ...rowOn(card, 315),
    ...paragraph(halfText(half, words), look, 34, 354, 307, 92, 25),
    label(words.word(half.kind), 66, 485, 20, PAPER, 'stencil', { align: 'left', most: 200 }),
    targetOn(card),
  ];
}

function splitFace(card: BattleCard, upper: Half, lower: Half, chosen: CardKind | null, words: Words): readonly Item[] {
  const dim = (half: Half) => (chosen === null || chosen === half.kind ? 1 : 0.42);
  const note = (half: Half, y: number): Item =>
    label(halfNote(half, words), 32, y, 24, 0xfff8e4, 'condensed', { align: 'left', bold: true, most: 200 });
  const [first, second] = [halfName(upper, words), halfName(lower, words)];
  const faded = (items: readonly Item[], alpha: number) => items.map((item) => ({ ...item, alpha }));
  const width = card.orders === 0 ? 220 : 155;
  return [
    picture('frame-split', box(0, 0, CARD.width, CARD.height)),
    ...faded(
      [
        picture(`band-${upper.kind}`, box(22, 20, 331, 62)),
        label(first, card.orders === 0 ? 230 : 198, 51, sizeFor(first, 34, width), PAPER, 'stencil', { most: width }),
        clipped(`art ${artOf(upper)}`, artOf(upper), 92, 114),
        note(upper, 188),
      ],
      dim(upper),
    ),
    ...ordersOn(card),
    ...faded(
      [
        clipped(`art ${artOf(lower)}`, artOf(lower), 318, 114),
        note(lower, 414),
        picture(`band2-${lower.kind}`, box(22, 442, 331, 62)),
        label(second, 168, 474, sizeFor(second, 34, 216), PAPER, 'stencil', { most: 216 }),
      ],
      dim(lower),
    ),
    picture('card-number', box(16, 14, 100, 76)),
    numberOn(card),
    ...rowOn(card, 262),
    targetOn(card),
    ...(chosen === null ? [] : [frame(box(14, chosen === upper.kind ? 12 : 310, 347, 202), 0xf26b21, 7, 14)]),
  ];
}

const MINI = { width: 136, height: 176 } as const;

/** A card for small screens: number, name and picture of each half, without the words. */
export function miniCard(
  view: Ground,
  number: number,
  pose: Pose,
  mood: Mood,
  look: Style,
  chosen: CardKind | null = null,
): Group {
  const card = cardOf(view, number);
  const words = wordsOf(look);
  const key = `mini ${number} ${card.deck} ${chosen}`;
  const face = kept(`duel ${key}`, look, () => miniFace(card, chosen, words));
  const lit = mood === 'lit';
  const edge = lit ? look.palette.act : INK;
  return {
    kind: 'group',
    key: `duel ${key} ${mood} ${look.language} ${edge}`,
    items: [
      plate(box(1, 1, MINI.width - 2, MINI.height - 2), 0xf3ecd8, { stroke: edge, width: lit ? 6 : 3, round: 9 }),
      ...face,
      ...(mood === 'dim' ? [plate(box(0, 0, MINI.width, MINI.height), 0x10140c, { fillAlpha: 0.34, round: 9 })] : []),
      ...(mood === 'void'
        ? [
            plate(box(0, 0, MINI.width, MINI.height), 0x10140c, { fillAlpha: 0.45, round: 9 }),
            picture('mark-strike', box(38, 50, 60, 60)),
          ]
        : []),
    ],
    inner: MINI,
    x: pose.x,
    y: pose.y,
    width: (pose.height * MINI.width) / MINI.height,
    height: pose.height,
    angle: pose.angle ?? 0,
    alpha: pose.alpha ?? 1,
  };
}

export const MINI_SHAPE = MINI.width / MINI.height;

function miniFace(card: BattleCard, chosen: CardKind | null, words: Words): readonly Item[] {
  const [upper, lower] = card.halves;
  if (upper === undefined) return [];
  const dim = (half: Half) => (chosen === null || chosen === half.kind ? 1 : 0.4);
  const window = (half: Half, y: number, height: number): Group => ({
    ...clipped(`mini ${artOf(half)}`, artOf(half), y, height * 2.6),
    x: 4,
    width: 128,
    height,
    alpha: dim(half),
  });
  const name = (half: Half, y: number, x: number, most: number): Item => {
    const text = halfName(half, words);
    return label(text, x, y, sizeFor(text, 20, most), PAPER, 'stencil', { most, alpha: dim(half) });
  };
  const top: Item[] = [
    { ...picture(`band-${upper.kind}`, box(4, 4, 128, 34)), alpha: dim(upper) } as Item,
    plate(box(4, 4, 38, 34), INK, { round: 5 }),
    label(String(card.number), 23, 21, card.number > 99 ? 19 : 24, PAPER, 'stencil', { most: 36 }),
    name(upper, 21, 87, 84),
    ...(card.orders === 0 ? [] : [picture(`counter-order-${card.orders}`, box(104, 44, 25, 25))]),
  ];
  if (lower === undefined) {
    return [
      window(upper, 40, 88),
      ...top,
      plate(box(4, 130, 128, 42), 0xe6dcc0, { round: 5 }),
      label(halfNote(upper, words) || words.word(upper.kind), 68, 151, 17, INK, 'condensed', { bold: true, most: 120 }),
      ...(card.orders === 0 ? [] : [picture(`counter-order-${card.orders}`, box(104, 44, 25, 25))]),
    ];
  }
  return [
    window(upper, 40, 48),
    window(lower, 92, 46),
    ...top,
    { ...picture(`band2-${lower.kind}`, box(4, 140, 128, 32)), alpha: dim(lower) } as Item,
    name(lower, 157, 60, 100),
    ...(chosen === null
      ? []
      : [frame(box(4, chosen === upper.kind ? 4 : 91, 128, chosen === upper.kind ? 85 : 81), 0xf26b21, 5, 7)]),
  ];
}
