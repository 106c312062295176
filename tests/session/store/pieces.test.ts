import { describe, expect, test } from 'vitest';
import type { Match } from '../../../src/session/match';
import { recordOf } from '../../../src/session/record/record';
import { type KeyValues, memoryKeyValues } from '../../../src/session/store/keyValues';
import { savingFrom, savingOf, wholeOf } from '../../../src/session/store/pieces';
import { openSaves } from '../../../src/session/store/saves';
import { openToy, toySitters } from '../../support/toyMachine';

/** A game of so many commands, none of which may be taken back or all of which may. */
function played(commands: number): Match {
  let match = openToy('long', 'endless')
    .play({ type: 'bet', seat: 0, on: 1 } as never)
    .play({ type: 'bet', seat: 1, on: 1 } as never);
  for (let turn = 0; match.log.length < commands; turn++) match = match.play({ type: 'pass', seat: turn % 2 });
  return match;
}

/** A store that counts what is written into it. */
function counting() {
  const store = memoryKeyValues();
  let commands = 0;
  const counted: KeyValues = {
    ...store,
    setMany: (entries) => {
      for (const [, value] of entries) if (Array.isArray(value)) commands += value.length;
      return store.setMany(entries);
    },
  };
  return { store: counted, commands: () => commands };
}

const moment = (updated: number) => ({ turn: 1, updated });

describe('a save in pieces', () => {
  test.each([100, 1000, 3000])('writes no more for a command after %i of them', async (length) => {
    const { store, commands } = counting();
    const saves = openSaves(store);
    let match = played(length);
    await saves.autosave('m', savingOf(match, toySitters), moment(1));
    const first = commands();
    expect(first).toBe(length);
    for (let more = 0; more < 130; more++) {
      match = match.play({ type: 'pass', seat: match.state.active[0] ?? 0 });
      await saves.autosave('m', savingOf(match, toySitters), moment(2 + more), [String(1 + more)]);
    }
    expect((commands() - first) / 130).toBeLessThanOrEqual(64);
    expect(await saves.load('m')).toEqual({ ok: true, record: recordOf(match, toySitters), mark: '131' });
  });

  test.each([0, 1, 63, 64, 65, 127, 128, 129, 200])(
    'of %i commands comes back whole, here and elsewhere',
    async (length) => {
      const store = memoryKeyValues();
      const match = length < 2 ? openToy().rewind(0) : played(length);
      await openSaves(store).autosave('m', savingOf(match, toySitters), moment(1));
      expect(await openSaves(store).load('m')).toMatchObject({ ok: true, record: recordOf(match, toySitters) });
    },
  );

  test.each([199, 192, 150, 128, 64, 3])(
    'taken back to %i commands and played on differently, holds the new line',
    async (to) => {
      const store = memoryKeyValues();
      const saves = openSaves(store);
      const long = played(200);
      await saves.autosave('m', savingOf(long, toySitters), moment(1));
      const back = long.rewind(to);
      await saves.autosave('m', savingOf(back, toySitters), moment(2), ['1']);
      expect(await openSaves(store).load('m')).toMatchObject({ record: recordOf(back, toySitters) });
      expect((await store.keys()).filter((key) => key.startsWith('piece:'))).toHaveLength(Math.ceil(to / 64));
      const seat = back.state.active[0] ?? 0;
      const other = back.play({ type: 'show', seat });
      await saves.autosave('m', savingOf(other, toySitters), moment(3), ['2']);
      expect(await openSaves(store).load('m')).toMatchObject({ record: recordOf(other, toySitters) });
    },
  );

  test('is written whole where another window has saved since, though it may be written over', async () => {
    const store = memoryKeyValues();
    const [here, there] = [openSaves(store), openSaves(store)];
    const match = played(100);
    await here.autosave('m', savingOf(match, toySitters), moment(1));
    await there.autosave('m', savingOf(match.rewind(5), toySitters), moment(2));
    expect(await here.autosave('m', savingOf(match, toySitters), moment(3), ['1'])).toMatchObject({
      error: 'elsewhere',
    });
    await here.autosave('m', savingOf(match, toySitters), moment(4));
    expect(await there.load('m')).toMatchObject({ record: recordOf(match, toySitters) });
  });

  test('that the store refused is written once it takes it, from where the store stands', async () => {
    const store = memoryKeyValues();
    let full = false;
    const saves = openSaves({
      ...store,
      setMany: (entries) => (full ? Promise.reject(new Error('no')) : store.setMany(entries)),
    });
    const match = played(70);
    await saves.autosave('m', savingOf(match.rewind(60), toySitters), moment(1));
    full = true;
    expect(await saves.autosave('m', savingOf(match.rewind(66), toySitters), moment(2), ['1'])).toMatchObject({
      ok: false,
    });
    full = false;
    await saves.autosave('m', savingOf(match, toySitters), moment(3), ['1']);
    expect(await openSaves(store).load('m')).toMatchObject({ record: recordOf(match, toySitters) });
  });

  test('is taken off the shelf with all its pieces, and put back with them', async () => {
    const store = memoryKeyValues();
    const saves = openSaves(store);
    const match = played(150);
    await saves.autosave('m', savingOf(match, toySitters), moment(1));
    const removed = await saves.remove('m');
    expect(await store.keys()).toEqual([]);
    if (!removed.ok) throw new Error('not removed');
    await saves.restore(removed.removed);
    expect(await saves.load('m')).toMatchObject({ record: recordOf(match, toySitters) });
  });

  test('with a piece missing or of another form is damaged, not shortened', async () => {
    for (const wrong of [undefined, 'x', [{ type: 7 }]]) {
      const store = memoryKeyValues();
      const match = played(150);
      await openSaves(store).autosave('m', savingOf(match, toySitters), moment(1));
      if (wrong === undefined) await store.delMany(['piece:m:1']);
      else await store.setMany([['piece:m:1', wrong]]);
      expect(await openSaves(store).load('m')).toEqual({ ok: false, error: 'damaged' });
    }
  });
});

describe('saves of older forms', () => {
  const record = recordOf(played(150), toySitters);
  const { dice: _, ...stream } = record;

  test.each([
    ['in one record', record],
    ['in one record, thrown with one generator', stream],
  ])('%s are read, and go on in pieces', async (_form, stored) => {
    const store = memoryKeyValues();
    await store.setMany([
      ['record:m', stored],
      [
        'meta:m',
        {
          id: 'm',
          name: null,
          game: 'toy',
          setup: 'endless',
          seats: record.seats,
          ...moment(1),
          length: 150,
          finished: false,
        },
      ],
    ]);
    const saves = openSaves(store);
    expect(await saves.load('m')).toEqual({ ok: true, record: stored, mark: '1' });
    await saves.autosave('m', savingFrom(record), moment(2), ['1']);
    expect((await store.keys()).filter((key) => key.startsWith('piece:m:'))).toHaveLength(3);
    expect(await saves.load('m')).toEqual({ ok: true, record, mark: '2' });
  });

  test('a record and what is saved of it say the same', () => {
    expect(wholeOf(savingFrom(record))).toEqual(record);
    expect(Object.keys(wholeOf(savingFrom(record)))).toEqual(Object.keys(record));
  });
});
