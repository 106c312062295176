import { expect, test } from 'vitest';
import { loadPlay } from '../../src/games/loadPlay';
import { playableIds } from '../../src/games/play';
import { openDice, seedDice } from '../../src/rules/core/dice';
import { openMatch } from '../../src/session/match';
import { recordOf } from '../../src/session/record/record';
import { memoryKeyValues } from '../../src/session/store/keyValues';
import { openSaves, progressOf } from '../../src/session/store/saves';
import { dealable } from '../support/randomPlay';
import { openToy, toySitters } from '../support/toyMachine';

test.for(playableIds)('%s: how far a game has come begins at nothing and stays within the whole', async (id) => {
  const { module, sequence } = await loadPlay(id);
  const { game } = module;
  const [options] = dealable(game);
  if (options === undefined) throw new Error(`${id} cannot be dealt`);
  const lots = openDice(seedDice('progress'));
  let match = openMatch(game, sequence, { ...options, seed: 'progress' });
  const told: number[] = [];
  while (match.result === null && told.length < 60) {
    told.push(progressOf(match).progress ?? 0);
    const commands = match.legal(match.state.active[0] ?? 0);
    const command = commands[lots.roll(commands.length, 'lot') - 1];
    if (command === undefined) throw new Error(`${id}: nothing to do`);
    match = match.play(command);
  }
  expect(told[0]).toBe(0);
  expect(told.filter((part) => !(part >= 0 && part <= 1))).toEqual([]);
});

test('a save says who is to act; a game that cannot tell how far it is says nothing of it', async () => {
  const saves = openSaves(memoryKeyValues());
  const match = openToy();
  await saves.autosave('m', recordOf(match, toySitters), { ...progressOf(match), updated: 1 });
  const listed = await saves.list();
  expect(listed).toMatchObject({ saves: [{ active: match.state.active, turn: match.state.turn }] });
  expect(listed.ok && listed.saves[0]?.progress).toBeUndefined();
});
