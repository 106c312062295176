import { describe, expect, test } from 'vitest';
import { chanceOf, type Need, openDice, seedDice } from '../../../src/rules/core/dice';

/** Every throw of these dice, counted one by one. */
function countWays(sides: readonly number[], need: Need): number {
  if (sides.length === 0) return ('atLeast' in need ? 0 >= need.atLeast : 0 <= need.atMost) ? 1 : 0;
  const [size = 1, ...rest] = sides;
  let ways = 0;
  for (let face = 1; face <= size; face++) {
    const left = 'atLeast' in need ? { atLeast: need.atLeast - face } : { atMost: need.atMost - face };
    ways += countWays(rest, left);
  }
  return ways;
}

describe('seeded dice', () => {
  test('the sequence of a seed is fixed for ever: old records depend on it', () => {
    const six = openDice(seedDice('hull-down'));
    expect(Array.from({ length: 12 }, () => six.roll(6, 'fixed'))).toEqual([3, 5, 4, 3, 6, 6, 4, 5, 5, 6, 3, 6]);
    expect(six.shuffle([1, 2, 3, 4, 5, 6, 7, 8])).toEqual([4, 6, 7, 5, 8, 1, 2, 3]);
    const ten = openDice(seedDice('7'));
    expect(Array.from({ length: 12 }, () => ten.roll(10, 'fixed'))).toEqual([2, 8, 4, 1, 1, 10, 3, 6, 10, 9, 2, 2]);
  });

  test('reopened from their state they go on as if never closed', () => {
    const whole = openDice(seedDice('a'));
    const rolls = Array.from({ length: 20 }, () => whole.roll(6, 'x'));
    const begun = openDice(seedDice('a'));
    const first = Array.from({ length: 10 }, () => begun.roll(6, 'x'));
    const resumed = openDice(begun.state());
    expect([...first, ...Array.from({ length: 10 }, () => resumed.roll(6, 'x'))]).toEqual(rolls);
  });

  test('dice that were not thrown keep their very state, so that undo can tell', () => {
    const state = seedDice('a');
    expect(openDice(state).state()).toBe(state);
    const thrown = openDice(state);
    thrown.roll(6, 'x');
    expect(thrown.state()).not.toEqual(state);
  });

  test('each face comes up as often as the next over many seeds', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let seed = 0; seed < 6000; seed++) {
      const face = openDice(seedDice(String(seed))).roll(6, 'x');
      counts[face - 1] = (counts[face - 1] ?? 0) + 1;
    }
    // Five standard deviations of a fair die.
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(145);
  });

  test('a shuffle keeps every card', () => {
    const cards = Array.from({ length: 92 }, (_, card) => card);
    const shuffled = openDice(seedDice('deck')).shuffle(cards);
    expect(shuffled).not.toEqual(cards);
    expect([...shuffled].sort((a, b) => a - b)).toEqual(cards);
  });
});

describe('the ledger', () => {
  test.each<[readonly number[], Need]>([
    [[6, 6], { atLeast: 8 }],
    [[6, 6], { atMost: 4 }],
    [[6], { atLeast: 7 }],
    [[10, 10], { atLeast: 11 }],
    [[6, 6, 6], { atMost: 9 }],
    [[20], { atLeast: -3 }],
  ])('the chance of %j against %j is that of counting every throw', (sides, need) => {
    const chance = chanceOf(sides, need);
    expect(chance.ways).toBe(countWays(sides, need));
    expect(chance.of).toBe(sides.reduce((product, size) => product * size, 1));
  });

  test('where the faces decide and not their sum, every throw is judged', () => {
    const double = (faces: readonly number[]) => new Set(faces).size < faces.length;
    expect(chanceOf([6, 6], double)).toEqual({ ways: 6, of: 36 });
    expect(chanceOf([6, 6, 6], double)).toEqual({ ways: 216 - 6 * 5 * 4, of: 216 });
    expect(chanceOf([6, 10], ([first = 0, second = 0]) => second > first)).toEqual({
      ways: 9 + 8 + 7 + 6 + 5 + 4,
      of: 60,
    });
    const dice = openDice(seedDice('ledger'));
    const roll = dice.test([6, 6, 6], double, 'pair', 0);
    expect(roll.success).toBe(double(roll.faces));
    expect(dice.rolls()).toEqual([roll]);
  });

  test('every throw is written down with purpose, chance and result', () => {
    const dice = openDice(seedDice('ledger'));
    const test = dice.test([6, 6], { atLeast: 8 }, 'toHit', 1);
    const face = dice.roll(10, 'weather');
    expect(test.success).toBe(test.faces.reduce((sum, value) => sum + value, 0) >= 8);
    expect(dice.rolls()).toEqual([
      { why: 'toHit', seat: 1, sides: [6, 6], faces: test.faces, chance: { ways: 15, of: 36 }, success: test.success },
      { why: 'weather', seat: null, sides: [10], faces: [face], chance: null, success: null },
    ]);
  });
});
