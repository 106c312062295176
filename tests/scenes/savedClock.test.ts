import { expect, test } from 'vitest';
import { HeldGame } from '../../src/session/heldGame';
import { memoryKeyValues } from '../../src/session/store/keyValues';
import { openSavedGames } from '../../src/session/store/savedGames';
import { openSaves } from '../../src/session/store/saves';
import { cite } from '../support/cite';
import { padNotes } from '../support/notepad';
import { added, shelfOn } from '../support/shelf';
import { openToy, toySitters } from '../support/toyMachine';

test(`${cite('TC-CLOCK1')} the time left is kept with the game and found again after a reload`, async () => {
  const values = memoryKeyValues();
  const shelf = openSavedGames(
    () => {},
    () => 1,
    padNotes(),
    openSaves(values),
  );
  const match = openToy('clock');
  const id = await added(shelf, match, { name: 'Timed' });
  expect(shelf.clockOf(id)).toBeNull();
  await shelf.keep(id, new HeldGame(match, toySitters), [60_000, 59_000]);
  expect(shelf.clockOf(id)).toEqual([60_000, 59_000]);
  shelf.keepClock(id, [55_000, 59_000]);
  expect(shelf.clockOf(id)).toEqual([55_000, 59_000]);
  await shelf.keep(id, new HeldGame(match, toySitters));
  const later = openSavedGames(
    () => {},
    () => 2,
    padNotes(),
    openSaves(values),
  );
  await later.refresh();
  expect(later.clockOf(id)).toEqual([55_000, 59_000]);
});

test(`${cite('TC-CLOCK1')} a page left while the store has not answered gives back no time spent since`, async () => {
  const values = memoryKeyValues();
  const pad = { text: 'null' };
  const { shelf } = shelfOn(values, 0, pad);
  const match = openToy('clock');
  const id = await added(shelf, match, { name: 'Timed' });
  // From here on nothing comes back from the store.
  const never = new Promise<never>(() => {});
  values.setMany = () => never;
  void shelf.keep(id, new HeldGame(match, toySitters), [60_000, 59_000]);
  shelf.keepClock(id, [60_000, 41_000]);
  expect(shelf.leaving()).toBe(true);
  const { shelf: later } = shelfOn(memoryKeyValues(), 9, pad);
  await expect.poll(() => later.clockOf(id)).toEqual([60_000, 41_000]);
});

test('a game that is gone keeps no time', async () => {
  const saves = openSaves(memoryKeyValues());
  expect(await saves.keepClock('nowhere', [1, 2])).toEqual({ ok: false, error: 'gone' });
});
