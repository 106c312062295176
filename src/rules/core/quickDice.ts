import { chanceOf, type Dice, meets, type Roll } from './dice';

/** Dice for worlds that are thrown away: no ledger, a small integer generator. */
export function quickDice(seed: number): Dice {
  let state = seed | 0;
  const below = (limit: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let word = Math.imul(state ^ (state >>> 15), 1 | state);
    word = (word + Math.imul(word ^ (word >>> 7), 61 | word)) ^ word;
    return ((word ^ (word >>> 14)) >>> 0) % limit;
  };
  const rolls: Roll[] = [];
  return {
    roll: (sides) => below(sides) + 1,
    test(sides, need, why, seat) {
      const faces = sides.map((size) => below(size) + 1);
      return { why, seat, sides, faces, chance: chanceOf(sides, need), success: meets(faces, need) };
    },
    shuffle(items) {
      const shuffled = [...items];
      for (let i = shuffled.length - 1; i > 0; i--) {
        const j = below(i + 1);
        const [a, b] = [shuffled[i], shuffled[j]];
        if (a === undefined || b === undefined) continue;
        shuffled[i] = b;
        shuffled[j] = a;
      }
      return shuffled;
    },
    state: () => [state],
    rolls: () => rolls,
  };
}
