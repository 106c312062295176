import { formations } from '../../../rules/tankKillers/data/formations';
import { cardOf, type Tactics } from '../../../rules/tankKillers/data/tactics';
import type { CardId, Kind } from '../../../rules/tankKillers/types';
import type { Style } from '../../board/gameScene';
import { CARD, cardSheet, kept, type Mood, type Pose, paragraph, sizeFor } from '../../paint/cards';
import type { Box, Group, Item } from '../../paint/items';
import { CREAM, corners, INK, label, PAPER, picture } from '../../paint/marks';
import { roughWidth } from '../../paint/textWidth';
import { wrapLines } from '../../paint/wrap';
import { artOf } from './cardArt';
import { portraitOf } from './portraits';
import { type Words, wordsOf } from './words';

/** `barred`: the nation that holds it can never play it, which is written across it. */
export function tacticsCard(card: CardId, pose: Pose, mood: Mood, look: Style, barred = false): Group {
  const key = `tactics ${card}${barred ? ' barred' : ''}`;
  const face = kept(key, look, () => [
    ...tacticsFace(card, wordsOf(look), look),
    ...(barred ? bandOf(card, { x: 22, y: 150, width: 331, height: 64 }, 40, look) : []),
  ]);
  return cardSheet(key, face, pose, mood, look);
}

export function unitCard(kind: Kind, pose: Pose, mood: Mood, look: Style): Group {
  const key = `unit ${kind}`;
  const face = kept(key, look, () => unitFace(kind, wordsOf(look), look));
  return cardSheet(key, face, pose, mood, look);
}

export function cardBack(deck: 'tactics' | 'formation', pose: Pose, mood: Mood, look: Style): Group {
  const key = `back ${deck}`;
  const face = kept(key, look, () => [
    picture(`back-tk-${deck}`, { x: 0, y: 0, ...CARD }),
    label(wordsOf(look).table.backs[deck], 187.5, 448, 38, INK, 'stencil', { most: 200 }),
  ]);
  return cardSheet(key, face, pose, mood, look);
}

/** Whose card it is, across a card of somebody else. */
function bandOf(card: CardId, box: Box, size: number, look: Style): readonly Item[] {
  const { table } = wordsOf(look);
  const { player, opponent } = cardOf(card);
  const says = player === undefined ? table.against[opponent ?? 'german'] : table.only[player];
  return [
    { kind: 'shape', points: corners(box), closed: true, fill: 0x10161f, fillAlpha: 0.92, stroke: CREAM, width: 2 },
    label(says, box.x + box.width / 2, box.y + box.height / 2, size, PAPER, 'stencil', { most: box.width - 16 }),
  ];
}

function tacticsFace(card: CardId, words: Words, look: Style): readonly Item[] {
  const { icon, scene, parts } = artOf(card);
  const { name, text } = words.cards[card];
  const spec = cardOf(card);
  return [
    picture('frame-tk-tactics', { x: 0, y: 0, ...CARD }),
    window(`tactics art ${card}`, scene, parts),
    picture(icon, { x: 31, y: 31, width: 40, height: 40 }),
    label(name, 219, 51, sizeFor(name, 34, 248), PAPER, 'stencil', { most: 250 }),
    label(deedOf(spec, words), 187.5, 323, deedOf(spec, words).length > 4 ? 40 : 50, INK, 'stencil', { most: 126 }),
    label(whoOf(spec, words), 70, 323, 24, CREAM, 'stencil', { most: 90 }),
    label(limitOf(card, spec, words), 305, 323, 24, CREAM, 'stencil', { most: 90 }),
    ...paragraph(text, look, 34, 380, 307, 86),
    label(`${card} ${words.word(spec.type)}`, 187.5, 491, 20, INK, 'stencil', { most: 320 }),
  ];
}

function window(key: string, scene: string, parts: readonly Item[]): Group {
  const inner = { width: 331, height: 188 };
  return {
    kind: 'group',
    key,
    items: [picture(`art-${scene}`, { x: 0, y: 0, ...inner }), ...parts],
    inner,
    x: 22,
    y: 92,
    ...inner,
    pivot: { x: 0, y: 0 },
  };
}

function unitFace(kind: Kind, words: Words, look: Style): readonly Item[] {
  const { nation, code, pen, inf, def, range } = formations[kind];
  const { name, text } = words.units[kind];
  const boxes = [
    String(pen),
    String(inf),
    def === null ? '–' : String(def),
    range === 0 ? words.word('pointBlank') : String(range),
  ];
  const way = nation === 'german' ? 'right' : 'left';
  return [
    picture('frame-tk-formation', { x: 0, y: 0, ...CARD }),
    label(code, 51, 46, 30, CREAM, 'stencil', { most: 52 }),
    label(name, 218, 46, sizeFor(name, 34, 252), PAPER, 'stencil', { most: 252 }),
    ...portraitOf(kind, { x: 187, y: 262 }, 330, way),
    ...paragraph(text, look, 32, 272, 311, 78, 20),
    ...boxes.map((value, index) =>
      label(value, 61 + index * 84.3, 428, value.length > 2 ? 28 : 44, INK, 'stencil', { most: 72 }),
    ),
    label(words.say(words.table.copy, { nation, code }), 187.5, 490, 20, INK, 'stencil', { most: 320 }),
  ];
}

/** The large word or number of a card. */
function deedOf({ effect, pen = 0, inf = 0 }: Tactics, { table }: Words): string {
  if (effect !== 'modify') return table.deeds[effect];
  const letter = pen !== 0 && inf !== 0 ? table.letters.both : pen !== 0 ? table.letters.pen : table.letters.inf;
  const value = pen !== 0 ? pen : inf;
  return `${letter}${value > 0 ? '+' : '−'}${Math.abs(value)}`;
}

function whoOf({ effect, player }: Tactics, { table }: Words): string {
  if (player !== undefined) return table.who[player];
  if (effect === 'modify' || effect === 'negate' || effect === 'lostAction') {
    return effect === 'lostAction' ? table.who.defender : table.who.any;
  }
  return effect === 'endTurn' ? table.who.defender : table.who.attacker;
}

function limitOf(
  card: CardId,
  { type, target, victim, attacker, attackers, support, effect }: Tactics,
  { table }: Words,
): string {
  if (card === 'T31' || card === 'T32' || card === 'T41') return table.answers[card];
  if (attackers !== undefined) return table.who[attackers];
  const unitClass = victim ?? attacker ?? target;
  if (unitClass !== undefined) return table.classes[unitClass];
  if (type === 'range' || type === 'hit' || type === 'ammo') return table.slots[type];
  const stops = effect === 'lostAction' || effect === 'endTurn';
  return stops && support !== 'allowed' ? table.notSupport : '';
}

const MINI = { width: 120, height: 168 } as const;
const MINI_BAND = { x: 5, y: 38, width: 110, height: 30 };

/** A card for a thumb: picture, value and name, without the words. */
export function miniCard(card: CardId, pose: Pose, mood: Mood, look: Style, barred = false): Group {
  const all = { x: 0, y: 0, ...MINI };
  const lit = mood === 'lit';
  const edge = lit ? look.palette.act : INK;
  const paper: Item = {
    kind: 'shape',
    points: corners(all, 2),
    closed: true,
    fill: PAPER,
    stroke: edge,
    width: lit ? 8 : 4,
    round: 9,
  };
  const shade: Item = { kind: 'shape', points: corners(all), closed: true, fill: 0x10140c, fillAlpha: 0.32, round: 9 };
  const face = kept(`mini ${card}`, look, () => miniFace(card, wordsOf(look), look));
  return {
    kind: 'group',
    key: `mini ${card} ${mood} ${look.language} ${edge}${barred ? ' barred' : ''}`,
    items: [paper, ...face, ...(mood === 'dim' ? [shade] : []), ...(barred ? bandOf(card, MINI_BAND, 19, look) : [])],
    inner: MINI,
    x: pose.x,
    y: pose.y,
    width: (pose.height * MINI.width) / MINI.height,
    height: pose.height,
    alpha: pose.alpha ?? 1,
  };
}

/** Two lines as large as they fit, since squeezed letters are hard to read; more only where a long word has to be broken. */
function miniName(name: string, look: Style): { readonly lines: readonly string[]; readonly size: number } {
  const parts = name.replace(/[/／]/, '$&\n');
  const measure = (size: number) => (part: string) => roughWidth(part, size, 0.5);
  for (let size = 21; ; size -= 1) {
    const lines = wrapLines(parts, look.language, 108, measure(size));
    if (size <= 14 || (lines.length <= 2 && lines.every((line) => measure(size)(line) <= 112))) return { lines, size };
  }
}

function miniFace(card: CardId, words: Words, look: Style): readonly Item[] {
  const { icon, scene, parts } = artOf(card);
  const { lines, size } = miniName(words.cards[card].name, look);
  const band = { x: 5, y: 70, width: 110, height: 36 };
  return [
    { ...window(`tactics art ${card}`, scene, parts), x: 5, y: 5, width: 110, height: 62 },
    { kind: 'shape', points: corners(band), closed: true, fill: 0x2c3a44, round: 4 },
    picture(icon, { x: 9, y: 9, width: 30, height: 30 }),
    label(deedOf(cardOf(card), words), 60, 88, 30, PAPER, 'stencil', { most: 104 }),
    ...lines.map((line, index) =>
      label(
        line,
        60,
        136 + (index - (lines.length - 1) / 2) * Math.min(21, 58 / lines.length),
        size,
        INK,
        'condensed',
        { bold: true, most: 110 },
      ),
    ),
  ];
}
