import { expect, test } from 'vitest';
import { sequenceOf } from '../../src/machines/order';
import { tankOnTankChart } from '../../src/machines/tankOnTank';
import { tankOnTank } from '../../src/rules/tankOnTank';
import { tourOf, withTours } from '../../src/scenes/tours';
import { HeldGame } from '../../src/session/heldGame';
import { openMatch } from '../../src/session/match';
import type { Player } from '../../src/session/seats';
import { memoryKeyValues } from '../../src/session/store/keyValues';
import { openSavedGames } from '../../src/session/store/savedGames';
import { openSaves } from '../../src/session/store/saves';
import { winsOf } from '../../src/session/tour';
import { allGames } from '../support/allGames';
import { padNotes } from '../support/notepad';

const sitters: readonly Player[] = [
  { name: 'P', controller: { kind: 'human' } },
  { name: 'B', controller: { kind: 'bot', level: 'normal' } },
];
const open = () =>
  openMatch(tankOnTank, sequenceOf(tankOnTankChart), { setup: 'S7', seats: 2, options: {}, seed: 'tour' });

function openMemory() {
  const kept = new Map<string, string>();
  return {
    remember: (key: string, value: unknown) => kept.set(key, JSON.stringify(value)).has(key),
    recall: (key: string): unknown => JSON.parse(kept.get(key) ?? 'null'),
  };
}

test('a battle is noted when it ends, not before, and only once', async () => {
  const memory = openMemory();
  const shelf = withTours(
    openSavedGames(
      () => undefined,
      () => 0,
      padNotes(),
      openSaves(memoryKeyValues()),
    ),
    memory,
    allGames,
  );
  const match = open();
  await shelf.keep('one', new HeldGame(match, sitters));
  expect(tourOf(memory, 'tankOnTank')).toEqual([]);
  const over = match.play({ type: 'resign', seat: 1 });
  await shelf.keep('one', new HeldGame(over, sitters));
  await shelf.keep('one', new HeldGame(over, sitters));
  expect(winsOf(tourOf(memory, 'tankOnTank'), 'S7', 0, 'normal')).toEqual({ won: 1, drawn: 0, lost: 0 });
  expect(shelf.list()[0]?.finished).toBe(true);
});

test('where nothing is kept, play goes on', async () => {
  const forgetful = { remember: () => false, recall: () => null };
  const shelf = withTours(
    openSavedGames(
      () => undefined,
      () => 0,
      padNotes(),
      openSaves(memoryKeyValues()),
    ),
    forgetful,
    allGames,
  );
  await shelf.keep('one', new HeldGame(open().play({ type: 'resign', seat: 0 }), sitters));
  expect(tourOf(forgetful, 'tankOnTank')).toEqual([]);
});
