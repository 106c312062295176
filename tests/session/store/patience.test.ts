import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HeldGame } from '../../../src/session/heldGame';
import { recordOf } from '../../../src/session/record/record';
import { type KeyValues, memoryKeyValues, SilentStore } from '../../../src/session/store/keyValues';
import { withPatience } from '../../../src/session/store/patience';
import { openSaves } from '../../../src/session/store/saves';
import { shelfOn } from '../../support/shelf';
import { openToy, toySitters } from '../../support/toyMachine';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A store whose answers wait until they are let go. */
function slowStore() {
  const inner = memoryKeyValues();
  let release = () => {};
  let gate = Promise.resolve();
  const hold = () => {
    gate = new Promise((resolve) => {
      release = resolve;
    });
  };
  const store: KeyValues = {
    getMany: (wanted) => gate.then(() => inner.getMany(wanted)),
    setMany: (entries) => gate.then(() => inner.setMany(entries)),
    delMany: (unwanted) => gate.then(() => inner.delMany(unwanted)),
    keys: () => gate.then(() => inner.keys()),
  };
  return { store, hold, release: () => release() };
}

test('a store that never answers is given up after three seconds, and at once from then on', async () => {
  const { store, hold } = slowStore();
  hold();
  const saves = openSaves(withPatience(store));
  let answer: unknown = null;
  const listed = saves.list().then((found) => {
    answer = found;
  });
  await vi.advanceTimersByTimeAsync(2999);
  expect(answer).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  await listed;
  expect(answer).toEqual({ ok: false, error: 'silent' });
  expect(await saves.load('a')).toEqual({ ok: false, error: 'silent' });
});

test('one that answered before is given longer, and is asked again when it comes back', async () => {
  const { store, hold, release } = slowStore();
  const patient = withPatience(store);
  await patient.setMany([['a', 1]]);
  hold();
  let failed: unknown = null;
  patient.keys().catch((error: unknown) => {
    failed = error;
  });
  await vi.advanceTimersByTimeAsync(14_999);
  expect(failed).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(failed).toBeInstanceOf(SilentStore);
  await expect(patient.keys()).rejects.toBeInstanceOf(SilentStore);
  release();
  await vi.advanceTimersByTimeAsync(0);
  expect(await patient.getMany(['a'])).toEqual([1]);
});

test('a new game that a slow store did not take in time is kept once it answers, without another command', async () => {
  const { store, hold, release } = slowStore();
  hold();
  const { shelf, told } = shelfOn(withPatience(store));
  const match = openToy('late');
  const { id } = shelf.add(new HeldGame(match, toySitters), { name: null });
  await vi.advanceTimersByTimeAsync(3000);
  expect(told).toEqual(['silent']);
  release();
  await vi.advanceTimersByTimeAsync(0);
  const { shelf: later } = shelfOn(store);
  expect(await later.load(id)).toEqual({ record: recordOf(match, toySitters) });
  expect(told).toEqual(['silent', 'again']);
  expect(shelf.refused(id)).toBeNull();
});

test('a new game is kept once the store has it, and not before', async () => {
  const { store, hold, release } = slowStore();
  const pad = { text: 'null' };
  const { shelf } = shelfOn(withPatience(store), 0, pad);
  await shelf.refresh();
  hold();
  const match = openToy('kept');
  const { id, kept } = shelf.add(new HeldGame(match, toySitters), { name: null });
  let isKept = false;
  void kept.then(() => {
    isKept = true;
  });
  await vi.advanceTimersByTimeAsync(2999);
  expect(isKept).toBe(false);
  release();
  await vi.advanceTimersByTimeAsync(0);
  expect(isKept).toBe(true);
  expect(pad.text).toBe('null');
  expect(await shelfOn(store).shelf.load(id)).toEqual({ record: recordOf(match, toySitters) });
});

test('what the store has not taken in three seconds counts as kept only with a note for the next visit', async () => {
  const { store, hold, release } = slowStore();
  const pad = { text: 'null' };
  const { shelf } = shelfOn(withPatience(store), 0, pad);
  await shelf.refresh();
  hold();
  const match = openToy('noted');
  const { id, kept } = shelf.add(new HeldGame(match, toySitters), { name: null });
  await vi.advanceTimersByTimeAsync(3000);
  await kept;
  // The page dies: another reads the note, beside a store that has nothing.
  const after = shelfOn(memoryKeyValues(), 10, { ...pad });
  expect(await after.shelf.load(id)).toEqual({ record: recordOf(match, toySitters) });
  const [command] = match.legal(match.state.active[0] ?? 0);
  if (command === undefined) throw new Error('nothing to do');
  const played = match.play(command);
  const shown = shelf.keep(id, new HeldGame(played, toySitters));
  await vi.advanceTimersByTimeAsync(3000);
  await shown;
  const later = shelfOn(memoryKeyValues(), 20, { ...pad });
  expect(await later.shelf.load(id)).toEqual({ record: recordOf(played, toySitters) });
  release();
  await vi.advanceTimersByTimeAsync(0);
  expect(pad.text).toBe('[]');
});

test('what the store refuses is noted before it counts as kept', async () => {
  const pad = { text: 'null' };
  const full = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'));
  const { shelf } = shelfOn({ ...memoryKeyValues(), setMany: full }, 0, pad);
  const { id, kept } = shelf.add(new HeldGame(openToy('refused'), toySitters), { name: null });
  await kept;
  expect(shelf.refused(id)).toBe('full');
  expect(pad.text).toContain(`"id":"${id}"`);
});

test('what a store refuses is told as it is', async () => {
  const full = new DOMException('no room', 'QuotaExceededError');
  const patient = withPatience({ ...memoryKeyValues(), setMany: () => Promise.reject(full) });
  await expect(patient.setMany([['a', 1]])).rejects.toBe(full);
});
