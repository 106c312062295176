import { damageCards } from '../../../rules/tankDuel/data/damageCards';
import { conditions, type Effect } from '../../../rules/tankDuel/data/damageText';
import type { Location } from '../../../rules/tankDuel/data/vehicles';
import type { Style } from '../../board/gameScene';
import { CARD, cardSheet, kept, type Mood, type Pose } from '../../paint/cards';
import type { Group, Item } from '../../paint/items';
import { INK, label, PAPER, picture } from '../../paint/marks';
import { wrapLines } from '../../paint/wrap';
import { box, frame, widthOf } from './panel';
import { type Words, wordsOf } from './words';

const TEXT = 210;

interface Hot {
  readonly location: Location;
  readonly severity: 'critical' | 'light' | 'heavy';
}

function effectWords(effect: Effect, { table, say, word }: Words): string {
  switch (effect.do) {
    case 'wound':
    case 'kia':
      return say(effect.do === 'wound' ? table.damage.wound : table.damage.kia, { person: table.seats[effect.seat] });
    case 'fireCheck':
    case 'explosionCheck': {
      const check = table.damage[effect.do];
      return effect.times > 1 ? `${check} ×${effect.times}` : check;
    }
    case 'special':
      return word(effect.special);
    default:
      return table.damage[effect.do];
  }
}

/** A Damage card with the line that counts, where it is known. */
export function damageCard(id: number, hot: Hot | null, pose: Pose, mood: Mood, look: Style): Group {
  const key = `damage ${id} ${hot?.location} ${hot?.severity}`;
  const face = kept(`duel ${key}`, look, () => faceOf(id, hot, wordsOf(look), look));
  return cardSheet(`duel ${key}`, face, pose, mood, look);
}

function faceOf(id: number, hot: Hot | null, words: Words, look: Style): readonly Item[] {
  const card = damageCards.find((each) => each.id === id);
  if (card === undefined) return [];
  const { table, say } = words;
  const text = (
    effects: readonly Effect[],
    y: number,
    high: number,
    bold: boolean,
    x: number,
    faint: boolean,
  ): readonly Item[] => {
    const says = effects.map((effect) => effectWords(effect, words)).join(table.damage.stop);
    const width = 70 + TEXT - x;
    const set = (size: number) => wrapLines(says, look.language, width, (part) => widthOf(part, size));
    const size = [20, 18, 16, 14].find((each) => set(each).length * each * 1.12 <= high) ?? 13;
    const rows = set(size);
    const top = y + high / 2 - (rows.length * size * 1.12) / 2;
    return rows.map((row, index) =>
      label(row, x, top + size * (0.56 + index * 1.12), size, INK, 'condensed', {
        align: 'left',
        bold,
        most: width + 4,
        alpha: faint ? 0.45 : 1,
      }),
    );
  };
  const rows: readonly (readonly [Location, number])[] = [
    ['turret', 172],
    ['hull', 264],
    ['track', 356],
  ];
  const counts = (location: Location, severity: Hot['severity']) =>
    hot === null || (hot.location === location && hot.severity === severity);
  const critical = hot === null || hot.severity === 'critical';
  return [
    picture('frame-damage', box(0, 0, CARD.width, CARD.height)),
    label(say(table.damage.title, { number: id }), 187.5, 44, 32, PAPER, 'stencil', { most: 310 }),
    label(String(card.critical), 84, 122, 40, 0x8c2c25, 'stencil', { alpha: critical ? 1 : 0.5 }),
    ...text(card.text.critical[hot?.location ?? 'hull'], 80, 84, true, 108, !critical),
    ...rows.flatMap(([location, y]) => [
      ...text(card.text.light[location], y + 2, 40, false, 70, !counts(location, 'light')),
      ...text(card.text.heavy[location], y + 43, 40, true, 70, !counts(location, 'heavy')),
    ]),
    ...conditions.map((condition, index) =>
      picture(card.red.includes(condition) ? 'icon-close' : 'icon-check', box(312.5, 128 + index * 42, 20, 20)),
    ),
    ...(hot === null ? [] : [frame(hotBox(hot, rows), 0xffd447, 7, 8), frame(hotBox(hot, rows), INK, 2, 8)]),
    ...(card.reshuffle
      ? [label(table.damage.reshuffle, 206, 477, 19, INK, 'condensed', { bold: true, most: 270 })]
      : []),
  ];
}

function hotBox({ location, severity }: Hot, rows: readonly (readonly [Location, number])[]) {
  if (severity === 'critical') return box(16, 76, 274, 92);
  const y = rows.find(([name]) => name === location)?.[1] ?? 264;
  return box(16, y + (severity === 'heavy' ? 41 : -3), 274, 47);
}
