import { openDice, seedDice } from '../../../src/rules/core/dice';
import type { Json } from '../../../src/rules/core/game';
import { FACING_NAMES } from '../../../src/rules/core/square';
import { kinds } from '../../../src/rules/tankChess/types';

/** A crowded board nobody would set up: all kinds, many obstacles and wrecks, command tanks near the edges. */
export function randomPosition(seed: string): { readonly [key: string]: Json } {
  const dice = openDice(seedDice(seed));
  const pick = <T>(items: readonly T[]): T => {
    const item = items[dice.roll(items.length, 'pick') - 1];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  const size = pick([8, 9, 10, 12, 16, 20]);
  const squares = dice.shuffle(
    Array.from(
      { length: size * size },
      (_, index) => `${'abcdefghijklmnopqrstuvwx'.charAt(index % size)}${Math.floor(index / size) + 1}`,
    ),
  );
  const take = (count: number) => squares.splice(0, count);
  const obstacles = take(Math.floor((size * size * dice.roll(25, 'obstacles')) / 100));
  const wrecks = take(dice.roll(8, 'wrecks') - 1);
  const pieces = (['white', 'black'] as const).flatMap((side) =>
    take(dice.roll(10, 'pieces')).map((at, index) => ({
      side,
      kind: index === 0 ? ('CLT' as const) : pick(kinds.filter((kind) => kind !== 'CLT')),
      at,
      facing: pick(FACING_NAMES),
    })),
  );
  return { size, obstacles, wrecks, pieces, turn: pick(['white', 'black']) };
}
