import { describe, expect, test } from 'vitest';
import { HeldGame } from '../../src/session/heldGame';
import { recordOf } from '../../src/session/record/record';
import { type KeyValues, memoryKeyValues } from '../../src/session/store/keyValues';
import { openSavedGames } from '../../src/session/store/savedGames';
import { openSaves } from '../../src/session/store/saves';
import { unsavedNotes } from '../../src/session/store/unsaved';
import { added, shelfOn } from '../support/shelf';
import { openToy, toySitters } from '../support/toyMachine';

const blocked: KeyValues = {
  getMany: () => Promise.reject(new DOMException('no', 'SecurityError')),
  setMany: () => Promise.reject(new DOMException('no', 'SecurityError')),
  delMany: () => Promise.reject(new DOMException('no', 'SecurityError')),
  keys: () => Promise.reject(new DOMException('no', 'SecurityError')),
};

describe('the shelf of games', () => {
  test('a game placed there can be loaded before the store has answered, and is in the store afterwards', async () => {
    const values = memoryKeyValues();
    const { shelf } = shelfOn(values);
    const match = openToy();
    const { id } = shelf.add(new HeldGame(match, toySitters), { name: null, origin: { by: 'link' } });
    expect(await shelf.load(id)).toEqual({ record: recordOf(match, toySitters) });
    expect(shelf.called(id)).toMatchObject({ name: null, origin: { by: 'link' } });
    await expect.poll(() => shelf.list().length).toBe(1);
    const { shelf: later } = shelfOn(values);
    await later.refresh();
    expect(later.list()).toMatchObject([{ id, name: null, origin: { by: 'link' } }]);
  });

  test('a game put there is listed, loaded and found again after a reload', async () => {
    const values = memoryKeyValues();
    const { shelf } = shelfOn(values);
    const match = openToy('shelf');
    const id = await added(shelf, match, { name: 'First' });
    expect(shelf.called(id).name).toBe('First');
    const { shelf: later } = shelfOn(values);
    await later.refresh();
    expect(later.list().map((save) => save.name)).toEqual(['First']);
    expect(await later.load(id)).toEqual({ record: recordOf(match, toySitters) });
  });

  test('a game renamed and un-named again knows where it came from, through every save', async () => {
    const { shelf } = shelfOn(memoryKeyValues());
    const match = openToy('came');
    const { id } = shelf.add(new HeldGame(match, toySitters), { name: null, origin: { by: 'link' } });
    await shelf.rename(id, 'Mine');
    const [command] = match.legal(match.state.active[0] ?? 0);
    if (command === undefined) throw new Error('nothing to do');
    await shelf.keep(id, new HeldGame(match.play(command), toySitters));
    expect(shelf.called(id)).toMatchObject({ name: 'Mine', origin: { by: 'link' } });
    await shelf.rename(id, null);
    expect(shelf.called(id)).toMatchObject({ name: null, origin: { by: 'link' } });
  });

  test('a state that a newer one overtakes counts as kept when the newer one is in the store', async () => {
    const values = memoryKeyValues();
    const gates: (() => void)[] = [];
    const slow: KeyValues = {
      ...values,
      setMany: (entries) => new Promise<void>((open) => gates.push(open)).then(() => values.setMany(entries)),
    };
    const { shelf } = shelfOn(slow);
    const states = [openToy('a')];
    for (let step = 0; step < 3; step++) {
      const match = states.at(-1) ?? openToy('a');
      const [command] = match.legal(match.state.active[0] ?? 0);
      if (command === undefined) throw new Error('nothing to do');
      states.push(match.play(command));
    }
    const kept: number[] = [];
    const writes = states.map((match, at) =>
      shelf.keep('toy-1', new HeldGame(match, toySitters)).then(() => kept.push(at)),
    );
    await expect.poll(() => gates.length).toBe(1);
    expect(kept).toEqual([]);
    gates[0]?.();
    await Promise.all(writes);
    expect(await openSaves(values).load('toy-1')).toMatchObject({ record: { commands: { length: 3 } } });
    expect(gates).toHaveLength(1);
  });

  test('keeping a game goes over the old state, keeps its name and picture and brings it to the front', async () => {
    const { shelf } = shelfOn(memoryKeyValues());
    const first = await added(shelf, openToy('a'), { name: 'First' });
    await added(shelf, openToy('b'), { name: 'Second' });
    const match = openToy('a');
    const command = match.legal(match.state.active[0] ?? 0)[0];
    if (command === undefined) throw new Error('nothing to do');
    await shelf.keepPicture(first, 'data:,picture');
    await shelf.keep(first, new HeldGame(match.play(command), toySitters));
    expect(shelf.list().map(({ name, length, thumbnail }) => ({ name, length, thumbnail }))).toEqual([
      { name: 'First', length: 1, thumbnail: 'data:,picture' },
      { name: 'Second', length: 0, thumbnail: undefined },
    ]);
  });

  test('a report after a fault gets the newest state, not the one the game was opened with', async () => {
    const { shelf } = shelfOn(memoryKeyValues());
    const match = openToy('newest');
    const id = await added(shelf, match, { name: 'x' });
    expect(shelf.lastKept(id)).toBeNull();
    const command = match.legal(match.state.active[0] ?? 0)[0];
    if (command === undefined) throw new Error('nothing to do');
    const later = match.play(command);
    const held = new HeldGame(later, toySitters);
    await shelf.keep(id, held);
    expect(shelf.lastKept(id)).toBe(held);
    expect(shelf.lastKept('another')).toBeNull();
  });

  test('a blocked store is told of once and the game can still be gone on with', async () => {
    const { shelf, told } = shelfOn(blocked);
    await shelf.refresh();
    const match = openToy('blocked');
    const id = await added(shelf, match, { name: 'Held' });
    await shelf.keep(id, new HeldGame(match, toySitters));
    await shelf.refresh();
    expect(told, 'of the store, and of the game that is not in it').toEqual(['blocked', 'blocked']);
    expect(shelf.refused(id)).toBe('blocked');
    expect(shelf.list().map((save) => save.name)).toEqual(['Held']);
    expect(await shelf.load(id)).toEqual({ record: recordOf(match, toySitters) });
  });

  test('two windows that save in the same millisecond, or at the same moment, do not write over each other', async () => {
    const values = memoryKeyValues();
    const same = () =>
      openSavedGames(
        () => undefined,
        () => 7,
        unsavedNotes({ recall: () => null, remember: () => true }),
        openSaves(values),
      );
    const [here, there] = [same(), same()];
    const match = openToy('same');
    const id = await added(here, match, { name: 'Same' });
    await there.load(id);
    const [first, second] = match.legal(match.state.active[0] ?? 0);
    if (first === undefined || second === undefined) throw new Error('too little to do');
    await Promise.all([
      here.keep(id, new HeldGame(match.play(first), toySitters)),
      there.keep(id, new HeldGame(match.play(second), toySitters)),
    ]);
    await here.refresh();
    const kept = await Promise.all(here.list().map((save) => openSaves(values).load(save.id)));
    expect(kept.flatMap((save) => (save.ok ? save.record.commands : []))).toEqual(
      expect.arrayContaining([{ ...first }, { ...second }]),
    );
  });

  test('a game open in two windows is kept twice as soon as both play on, and each is told once', async () => {
    const values = memoryKeyValues();
    const here = shelfOn(values);
    const match = openToy('two');
    const origin = { of: 'Once', forks: [3] };
    const id = await added(here.shelf, match, { name: 'Twice', origin });
    const there = shelfOn(values, 1000);
    await there.shelf.load(id);
    const [first, second] = match.legal(match.state.active[0] ?? 0);
    if (first === undefined || second === undefined) throw new Error('too little to do');
    await there.shelf.keep(id, new HeldGame(match.play(first), toySitters));
    await here.shelf.keep(id, new HeldGame(match.play(second), toySitters));
    await here.shelf.keep(id, new HeldGame(match.play(second), toySitters));
    expect(here.told).toEqual(['elsewhere']);
    expect(there.told).toEqual([]);
    await there.shelf.refresh();
    const kept = await Promise.all(there.shelf.list().map((save) => there.shelf.load(save.id)));
    expect(there.shelf.list()).toMatchObject([
      { name: 'Twice', origin },
      { name: 'Twice', origin },
    ]);
    expect(kept.map((save) => ('record' in save ? save.record.commands : null))).toEqual(
      expect.arrayContaining([[first], [second]]),
    );
  });

  test('moves that follow each other faster than they are stored are one game', async () => {
    const { shelf, told } = shelfOn(memoryKeyValues());
    const match = openToy('quick');
    const [first] = match.legal(0);
    if (first === undefined) throw new Error('nothing to play');
    const id = await added(shelf, match, { name: 'Quick' });
    const after = match.play(first);
    await Promise.all([
      shelf.keep(id, new HeldGame(match, toySitters)),
      shelf.keep(id, new HeldGame(after, toySitters)),
    ]);
    expect(told).toEqual([]);
    await shelf.refresh();
    expect(shelf.list().map((save) => save.id)).toEqual([id]);
    const kept = await shelf.load(id);
    expect('record' in kept ? kept.record.commands : null).toEqual([first]);
  });

  test('a game that is not there is an answer, not an exception', async () => {
    const { shelf } = shelfOn(memoryKeyValues());
    expect(await shelf.load('nothing')).toEqual({ fault: 'gone' });
  });

  test('who listens hears of every change', async () => {
    const { shelf } = shelfOn(memoryKeyValues());
    let heard = 0;
    const stop = shelf.subscribe(() => {
      heard += 1;
    });
    await added(shelf, openToy('c'), { name: 'x' });
    const during = heard;
    stop();
    await added(shelf, openToy('d'), { name: 'y' });
    expect(during).toBeGreaterThan(0);
    expect(heard).toBe(during);
  });

  test('a game gets its newest picture, and the game itself stays as it is', async () => {
    const values = memoryKeyValues();
    const { shelf } = shelfOn(values);
    const match = openToy();
    const { id } = shelf.add(new HeldGame(match, toySitters), { name: null });
    await shelf.keepPicture(id, 'data:first');
    await shelf.keepPicture(id, 'data:second');
    const { shelf: later } = shelfOn(values);
    await later.refresh();
    const [meta] = later.list();
    expect(meta?.thumbnail).toBe('data:second');
    expect(meta?.updated).toBe(shelf.list()[0]?.updated);
    expect(await later.load(id)).toEqual({ record: recordOf(match, toySitters) });
  });

  test('a store that takes nothing still shows the picture on this visit', async () => {
    const { shelf } = shelfOn(blocked);
    const match = openToy();
    const { id } = shelf.add(new HeldGame(match, toySitters), { name: null });
    await shelf.keepPicture(id, 'data:first');
    expect(shelf.list()[0]?.thumbnail).toBe('data:first');
  });
});

describe('a store that is full', () => {
  /** Takes nothing while `full`; what it has can still be read and thrown away. */
  function filling() {
    const values = memoryKeyValues();
    const state = { full: false };
    const store: KeyValues = {
      ...values,
      setMany: (entries) =>
        state.full ? Promise.reject(new DOMException('no', 'QuotaExceededError')) : values.setMany(entries),
    };
    return { store, values, state };
  }
  async function refusedGame(pad = { text: 'null' }) {
    const { store, values, state } = filling();
    const { shelf, told } = shelfOn(store, 0, pad);
    const old = await added(shelf, openToy('old'), { name: 'Old' });
    state.full = true;
    const match = openToy('full');
    const id = await added(shelf, match, { name: 'New' });
    return { shelf, told, state, values, old, id, match };
  }

  test('the game is taken with the next move that finds room, and that is told', async () => {
    const { shelf, told, state, values, id, match } = await refusedGame();
    await shelf.keep(id, new HeldGame(match, toySitters));
    expect(told).toEqual(['full']);
    state.full = false;
    await shelf.keep(id, new HeldGame(match, toySitters));
    expect([told, shelf.refused(id)]).toEqual([['full', 'again'], null]);
    const { shelf: later } = shelfOn(values);
    await later.refresh();
    expect(later.list().map(({ name }) => name)).toEqual(['New', 'Old']);
  });

  test('throwing another game away makes room at once', async () => {
    const { shelf, state, values, old, id } = await refusedGame();
    state.full = false;
    expect(await shelf.remove(old)).toHaveProperty('restore');
    expect(shelf.refused(id)).toBeNull();
    const { shelf: later } = shelfOn(values);
    await later.refresh();
    expect(later.list().map(({ name }) => name)).toEqual(['New']);
  });

  test('what it refused is renamed, thrown away and taken back like any other game', async () => {
    const { shelf, id } = await refusedGame();
    expect(await shelf.rename(id, 'Newer')).toBeNull();
    expect(shelf.list().map(({ name }) => name)).toEqual(['Newer', 'Old']);
    const gone = await shelf.remove(id);
    expect(shelf.list().map(({ name }) => name)).toEqual(['Old']);
    expect(await shelf.load(id)).toEqual({ fault: 'gone' });
    if ('fault' in gone) throw new Error(gone.fault);
    expect(await gone.restore()).toBeNull();
    expect(shelf.list().map(({ name }) => name)).toEqual(['Newer', 'Old']);
    expect(shelf.refused(id)).toBe('full');
  });

  test('the page is not left without noting it; where notes are not taken either, something would be lost', async () => {
    const pad = { text: 'null' };
    const { shelf, values, id } = await refusedGame(pad);
    expect(shelf.leaving()).toBe(true);
    const { shelf: later } = shelfOn(values, 50, pad);
    expect(await later.load(id)).toHaveProperty('record');
    await expect.poll(() => pad.text).toBe('[]');

    const nowhere = openSavedGames(
      () => undefined,
      () => 1,
      unsavedNotes({ recall: () => null, remember: () => false }),
      openSaves(blocked),
    );
    expect(nowhere.leaving()).toBe(true);
    await added(nowhere, openToy('lost'), { name: 'Lost' });
    expect(nowhere.leaving()).toBe(false);
  });
});
