import { describe, expect, test } from 'vitest';
import { HeldGame } from '../../src/session/heldGame';
import { recordOf } from '../../src/session/record/record';
import { type KeyValues, memoryKeyValues } from '../../src/session/store/keyValues';

import { added, shelfOn } from '../support/shelf';
import { openToy, toySitters } from '../support/toyMachine';

describe('a page that is left before the store has answered', () => {
  /** A store that keeps its writes to itself until `open`. */
  function slowly(values: KeyValues) {
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    const slow: KeyValues = { ...values, setMany: (entries) => gate.then(() => values.setMany(entries)) };
    return { slow, open: () => open() };
  }
  const played = (name: string) => {
    const match = openToy(name);
    const [first, second] = match.legal(match.state.active[0] ?? 0);
    if (first === undefined || second === undefined) throw new Error('too little to do');
    return { match, one: match.play(first), other: match.play(second) };
  };
  const commandsOf = (answer: Awaited<ReturnType<ReturnType<typeof shelfOn>['shelf']['load']>>) =>
    'record' in answer ? answer.record.commands : answer;

  test('the next visit has the last command at once, then the store has it and the note is gone', async () => {
    const values = memoryKeyValues();
    const pad = { text: 'null' };
    const { match, one } = played('left');
    const id = await added(shelfOn(values).shelf, match, { name: 'Left' });
    const before = shelfOn(slowly(values).slow, 10, pad);
    await before.shelf.load(id);
    void before.shelf.keep(id, new HeldGame(one, toySitters));
    before.shelf.leaving();

    const after = shelfOn(values, 20, pad);
    expect(commandsOf(await after.shelf.load(id))).toEqual(recordOf(one, toySitters).commands);
    await expect.poll(() => pad.text).toBe('[]');
    const { shelf: later } = shelfOn(values, 30);
    await later.refresh();
    expect(later.list().map(({ name, length }) => [name, length])).toEqual([['Left', 1]]);
    expect(after.told).toEqual([]);
  });

  test('a game thrown away or renamed while a state of it waits for the store stays so', async () => {
    const values = memoryKeyValues();
    const { slow, open } = slowly(values);
    const { shelf } = shelfOn(slow);
    const first = played('gone');
    const [id, other] = [first.match, openToy('other')].map(
      (match) => shelf.add(new HeldGame(match, toySitters), { name: 'New' }).id,
    );
    if (id === undefined || other === undefined) throw new Error('no games');
    void shelf.keep(id, new HeldGame(first.one, toySitters));
    const [removed, renamed] = [shelf.remove(id), shelf.rename(other, 'Other')];
    open();
    expect(await removed).toHaveProperty('restore');
    expect(await renamed).toBeNull();
    const { shelf: later } = shelfOn(values);
    await later.refresh();
    expect(later.list().map(({ name }) => name)).toEqual(['Other']);
  });

  test('a new game is there, and where it came from', async () => {
    const values = memoryKeyValues();
    const pad = { text: 'null' };
    const { match } = played('new');
    const before = shelfOn(slowly(values).slow, 0, pad);
    const { id } = before.shelf.add(new HeldGame(match, toySitters), { name: null, origin: { by: 'file' } });
    before.shelf.leaving();
    const after = shelfOn(values, 10, pad);
    await expect.poll(() => after.shelf.list()).toMatchObject([{ id, name: null, origin: { by: 'file' } }]);
  });

  test('what the store did take after all is not kept twice', async () => {
    const values = memoryKeyValues();
    const pad = { text: 'null' };
    const { match, one } = played('taken');
    const id = await added(shelfOn(values).shelf, match, { name: 'Taken' });
    const { slow, open } = slowly(values);
    const before = shelfOn(slow, 10, pad);
    await before.shelf.load(id);
    const kept = before.shelf.keep(id, new HeldGame(one, toySitters));
    before.shelf.leaving();
    const noted = { ...pad };
    open();
    await kept;
    expect(pad.text).toBe('[]');
    const after = shelfOn(values, 20, noted);
    await expect.poll(() => noted.text).toBe('[]');
    await after.shelf.refresh();
    expect(after.shelf.list().map((save) => save.id)).toEqual([id]);
    expect(after.told).toEqual([]);
  });

  test('a note of the newest state outlives the writing of an older one', async () => {
    const values = memoryKeyValues();
    const pad = { text: 'null' };
    const { match, one, other } = played('newest');
    const id = await added(shelfOn(values).shelf, match, { name: 'Newest' });
    const { slow, open } = slowly(values);
    const { shelf } = shelfOn(slow, 10, pad);
    await shelf.load(id);
    const older = shelf.keep(id, new HeldGame(one, toySitters));
    // Only once the older one has been taken up does the newer follow it.
    await new Promise((resolve) => setTimeout(resolve, 0));
    const newer = shelf.keep(id, new HeldGame(other, toySitters));
    shelf.leaving();
    open();
    await older;
    expect(pad.text).toContain(`"id":"${id}"`);
    await newer;
    expect(pad.text).toBe('[]');
  });

  test('what another window has played since is kept beside it', async () => {
    const values = memoryKeyValues();
    const pad = { text: 'null' };
    const { match, one, other } = played('beside');
    const id = await added(shelfOn(values).shelf, match, { name: 'Beside' });
    const before = shelfOn(slowly(values).slow, 10, pad);
    await before.shelf.load(id);
    void before.shelf.keep(id, new HeldGame(one, toySitters));
    before.shelf.leaving();
    const elsewhere = shelfOn(values, 20);
    await elsewhere.shelf.load(id);
    await elsewhere.shelf.keep(id, new HeldGame(other, toySitters));

    const after = shelfOn(values, 30, pad);
    await expect.poll(() => pad.text).toBe('[]');
    await after.shelf.refresh();
    const games = await Promise.all(after.shelf.list().map((save) => after.shelf.load(save.id)));
    expect(games.map(commandsOf)).toEqual(
      expect.arrayContaining([recordOf(one, toySitters).commands, recordOf(other, toySitters).commands]),
    );
    expect(after.told).toEqual(['elsewhere']);
  });

  test('a note that cannot be read is no game, and does not hide the others', async () => {
    const pad = { text: JSON.stringify([{ id: 'x' }, 7, null]) };
    const { shelf, told } = shelfOn(memoryKeyValues(), 0, pad);
    expect(await shelf.load('x')).toEqual({ fault: 'gone' });
    expect(shelfOn(memoryKeyValues(), 0, { text: '{"no":"list"}' }).told).toEqual(told);
  });

  test('a game that is picked up again from the menu has every command, stored or not', async () => {
    const values = memoryKeyValues();
    const { match, one } = played('menu');
    const id = await added(shelfOn(values).shelf, match, { name: 'Menu' });
    const { shelf } = shelfOn(slowly(values).slow, 10);
    await shelf.load(id);
    void shelf.keep(id, new HeldGame(one, toySitters));
    expect(commandsOf(await shelf.load(id))).toEqual(recordOf(one, toySitters).commands);
  });
});
