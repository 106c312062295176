import { afterEach, describe, expect, test, vi } from 'vitest';
import { recordOf } from '../../../src/session/record/record';
import { browserKeyValues, type KeyValues, memoryKeyValues } from '../../../src/session/store/keyValues';
import { openSaves, type SaveStore } from '../../../src/session/store/saves';
import { toySitters } from '../../support/toyMachine';
import { playToy } from '../../support/toyPlay';

const match = playToy('a');
const finished = recordOf(match, toySitters);
const started = recordOf(match.rewind(3), toySitters);

afterEach(() => vi.unstubAllGlobals());

/** Answers every question at once, for stores where all fail alike. */
const everything = async (saves: SaveStore) => [
  await saves.autosave('m', started, { turn: 1, updated: 1 }),
  await saves.list(),
  await saves.load('m'),
  await saves.rename('m', 'x'),
  await saves.remove('m'),
  await saves.restore({ id: 'm', entries: [['meta:m', 1]] }),
];

describe('saved games', () => {
  test('are listed newest first with what the list needs', async () => {
    const saves = openSaves(memoryKeyValues());
    await saves.autosave('old', finished, { turn: 8, updated: 100, thumbnail: 'data:image/png;base64,AA' });
    await saves.autosave('new', started, { turn: 1, updated: 200 });
    expect(await saves.list()).toEqual({
      ok: true,
      damaged: [],
      saves: [
        {
          ...{ id: 'new', name: null, game: 'toy', setup: 'duel', seats: toySitters },
          ...{ turn: 1, length: 3, updated: 200, finished: false },
        },
        {
          ...{ id: 'old', name: null, game: 'toy', setup: 'duel', seats: toySitters },
          ...{
            turn: 8,
            length: finished.commands.length,
            updated: 100,
            finished: true,
            winners: finished.result?.winners,
          },
          thumbnail: 'data:image/png;base64,AA',
        },
      ],
    });
  });

  test('come back as they were, also to another store on the same shelf', async () => {
    const shelf = memoryKeyValues();
    await openSaves(shelf).autosave('m', started, { turn: 1, updated: 1 });
    expect(await openSaves(shelf).load('m')).toEqual({ ok: true, record: started, mark: '1' });
  });

  test('are not written over where another window has gone on since', async () => {
    const saves = openSaves(memoryKeyValues());
    await saves.autosave('m', started, { turn: 1, updated: 1 });
    expect(await saves.autosave('m', finished, { turn: 8, updated: 2 }, ['1'])).toMatchObject({ ok: true });
    expect(await saves.autosave('m', started, { turn: 1, updated: 3 }, ['1'])).toEqual({
      ok: false,
      error: 'elsewhere',
    });
    expect(await saves.load('m')).toEqual({ ok: true, record: finished, mark: '2' });
  });

  test('autosave writes over the same match and keeps its name and picture', async () => {
    const saves = openSaves(memoryKeyValues());
    await saves.autosave('m', started, { turn: 1, updated: 1, thumbnail: 'data:,a' });
    await saves.rename('m', 'Sunday');
    await saves.autosave('m', finished, { turn: 8, updated: 2 });
    const listed = await saves.list();
    expect(listed).toMatchObject({ saves: [{ name: 'Sunday', updated: 2, finished: true, thumbnail: 'data:,a' }] });
    expect(await saves.load('m')).toEqual({ ok: true, record: finished, mark: '2' });
  });

  test('calls made at once do not lose each other', async () => {
    const saves = openSaves(memoryKeyValues());
    await saves.autosave('m', started, { turn: 1, updated: 1 });
    await Promise.all([
      saves.rename('m', 'kept'),
      saves.autosave('m', started, { turn: 2, updated: 2 }),
      saves.autosave('m', finished, { turn: 3, updated: 3 }),
    ]);
    expect(await saves.list()).toMatchObject({ saves: [{ name: 'kept', turn: 3 }] });
    expect(await saves.load('m')).toEqual({ ok: true, record: finished, mark: '3' });
  });

  test('a removal can be undone', async () => {
    const saves = openSaves(memoryKeyValues());
    await saves.autosave('m', started, { turn: 1, updated: 1 });
    const before = await saves.list();
    const gone = await saves.remove('m');
    expect(await saves.list()).toEqual({ ok: true, saves: [], damaged: [] });
    expect(await saves.load('m')).toEqual({ ok: false, error: 'gone' });
    if (!gone.ok) throw new Error(gone.error);
    await saves.restore(gone.removed);
    expect(await saves.list()).toEqual(before);
    expect(await saves.load('m')).toEqual({ ok: true, record: started, mark: '1' });
  });

  test('one that is not there is gone', async () => {
    const saves = openSaves(memoryKeyValues());
    const gone = { ok: false, error: 'gone' };
    expect(await Promise.all([saves.load('m'), saves.rename('m', 'x'), saves.remove('m')])).toEqual([gone, gone, gone]);
  });

  test('a damaged one is reported and can be removed', async () => {
    const shelf = memoryKeyValues();
    const saves = openSaves(shelf);
    await saves.autosave('good', started, { turn: 1, updated: 1 });
    await shelf.setMany([
      ['meta:bad', { id: 'bad' }],
      ['record:bad', { ...started, seats: 3 }],
    ]);
    expect(await saves.list()).toMatchObject({ ok: true, saves: [{ id: 'good' }], damaged: ['bad'] });
    expect(await saves.load('bad')).toEqual({ ok: false, error: 'damaged' });
    expect(await saves.remove('bad')).toMatchObject({ ok: true });
    expect(await saves.list()).toMatchObject({ damaged: [] });
  });
});

describe('a store that fails', () => {
  const failing = (name: string): KeyValues => {
    const fail = () => Promise.reject(new DOMException('no', name));
    return { getMany: fail, setMany: fail, delMany: fail, keys: fail };
  };

  test.each([
    ['QuotaExceededError', 'full'],
    ['SecurityError', 'blocked'],
    ['InvalidStateError', 'blocked'],
    ['UnknownError', 'failed'],
  ])('%s is the answer "%s" to everything', async (name, error) => {
    const answers = await everything(openSaves(failing(name)));
    expect(answers).toEqual(answers.map(() => ({ ok: false, error })));
  });

  test('a full store still reads, and saves again once there is room', async () => {
    const shelf = memoryKeyValues();
    let full = false;
    const saves = openSaves({
      ...shelf,
      setMany: (entries) =>
        full ? Promise.reject(new DOMException('', 'QuotaExceededError')) : shelf.setMany(entries),
    });
    await saves.autosave('m', started, { turn: 1, updated: 1 });
    full = true;
    expect(await saves.autosave('m', finished, { turn: 8, updated: 2 })).toEqual({ ok: false, error: 'full' });
    expect(await saves.load('m')).toEqual({ ok: true, record: started, mark: '1' });
    full = false;
    expect(await saves.autosave('m', finished, { turn: 8, updated: 2 })).toMatchObject({ ok: true });
  });

  test('no IndexedDB at all is "missing"', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const answers = await everything(openSaves(browserKeyValues()));
    expect(answers).toEqual(answers.map(() => ({ ok: false, error: 'missing' })));
  });

  test('an IndexedDB that may not be opened is "blocked"', async () => {
    const open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    vi.stubGlobal('indexedDB', { open });
    const answers = await everything(openSaves(browserKeyValues()));
    expect(answers).toEqual(answers.map(() => ({ ok: false, error: 'blocked' })));
  });

  test('an IndexedDB that refuses later is told by its own error', async () => {
    const open = () => {
      const request = { error: new DOMException('', 'QuotaExceededError'), onerror: () => {} };
      queueMicrotask(() => request.onerror());
      return request;
    };
    vi.stubGlobal('indexedDB', { open });
    expect(await openSaves(browserKeyValues()).list()).toEqual({ ok: false, error: 'full' });
  });
});
