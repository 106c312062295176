import { expect, test } from 'vitest';
import type { Command, GameState } from '../../../src/rules/core/game';
import { quickDice } from '../../../src/rules/core/quickDice';
import type { Sequence } from '../../../src/rules/core/sequence';
import { gainOf, isProven, searchWorlds } from '../../../src/rules/core/worldSearch';

interface World extends GameState {
  luck: number;
  value: number;
}

const gains: { readonly [type: string]: number } = { habit: 0, better: 1, worse: -1, same: 0 };
const move = (type: string): Command => ({ type, seat: 0 });

/** Every move is worth what it says, give or take the luck of the world it is tried in. */
const sequence = {
  play(world: World, { type }: Command) {
    world.value = (gains[type] ?? 0) * (1 + world.luck);
  },
} as unknown as Sequence<World, Command>;

function search(surrender?: number) {
  return searchWorlds<World, Command>(
    {
      imagine: (dice) => ({ phase: 'p', turn: 1, active: [0], luck: dice.roll(3, 'luck') - 2, value: 0 }) as World,
      moves: ['better', 'worse', 'same'].map(move),
      habit: move('habit'),
      positions: 400,
      sequence,
      isFar: () => true,
      choose: () => move('habit'),
      evaluate: ({ value }) => value,
      ...(surrender === undefined ? {} : { surrender }),
    },
    quickDice(7),
  );
}

const worldsOf = (found: ReturnType<typeof search>, type: string) =>
  found.trials.find(({ command }) => command.type === type)?.worlds ?? 0;

test('a move far behind habit is given up after a few worlds, and what it would have cost goes to the others', () => {
  const [patient, quick] = [search(), search(1)];
  expect(worldsOf(quick, 'worse')).toBe(8);
  expect(worldsOf(patient, 'worse')).toBeGreaterThan(20);
  expect(worldsOf(quick, 'better')).toBeGreaterThan(worldsOf(patient, 'better'));
});

test('the best comes first and is proven by its worlds, an equal one is not', () => {
  for (const { trials } of [search(), search(1)]) {
    expect(trials.map(({ command }) => command.type)).toEqual(['better', 'same', 'worse']);
    const [better, same] = trials;
    if (better === undefined || same === undefined) throw new Error('no trials');
    expect(gainOf(better)).toBeGreaterThan(0.7);
    expect(isProven(better, 1.5)).toBe(true);
    expect(isProven(same, 1.5)).toBe(false);
  }
});
