import { expect, test } from 'vitest';
import type { BotQuestion } from '../../src/rules/core/module';
import type { GameRecord } from '../../src/session/record/record';
import { citedIn, coverageOf } from '../../tools/lib/coverage';
import { type Loaded, loadGame, optionsFor } from '../../tools/lib/loadGame';
import { progressLine } from '../../tools/lib/progress';
import { type Simulation, simulate } from '../../tools/lib/simulate';
import { bidGame } from '../support/bids/game';
import { bidSequence } from '../support/bids/machine';
import { cite } from '../support/cite';
import { toyGame } from '../support/toyGame';
import { toySequence } from '../support/toyMachine';

const toy: Loaded = { game: toyGame, module: { game: toyGame }, sequence: toySequence };
const contest: Simulation = {
  options: optionsFor(toyGame, { setup: 'duel' }),
  players: ['easy', 'random'],
  games: 12,
  seed: '7',
  longest: 500,
};

test('the same arguments give the same games, another seed gives others', () => {
  const play = (simulation: Simulation) => simulate(toy, simulation, () => {}).digest;
  expect(play(contest)).toBe(play(contest));
  expect(play({ ...contest, seed: '8' })).not.toBe(play(contest));
});

test('wins, draws and games broken off add up to the games, and the records say the same', () => {
  const records: GameRecord[] = [];
  const tally = simulate(toy, contest, (record) => records.push(record));
  const winnersOf = (seat: number) => records.filter(({ result }) => result?.winners.includes(seat)).length;
  expect(tally.finished).toBe(records.filter(({ result }) => result !== null).length);
  expect(tally.wins).toEqual([winnersOf(0), winnersOf(1)]);
  expect(tally.draws).toBe(records.filter(({ result }) => result?.winners.length === 0).length);
  expect(tally.wins.reduce((sum, wins) => sum + wins, tally.draws)).toBe(12);
  expect(tally.meanCommands).toBeCloseTo(records.reduce((sum, { commands }) => sum + commands.length, 0) / 12, 0);
  expect([tally.illegal, tally.crashed]).toEqual([0, 0]);
});

test('a lone player wins or loses, draws nothing, and what was earned is told', () => {
  const bids: Loaded = { game: bidGame, module: { game: bidGame }, sequence: bidSequence };
  const options = optionsFor(bidGame, { setup: 'lone', seats: 1 });
  const records: GameRecord[] = [];
  const tally = simulate(bids, { options, players: ['random'], games: 20, seed: '3', longest: 50 }, (record) =>
    records.push(record),
  );
  const earned = records.reduce((sum, { result }) => sum + (result?.scores?.[0] ?? 0), 0);
  expect(tally.draws).toBe(0);
  expect(tally.losses).toBeGreaterThan(0);
  expect((tally.wins[0] ?? 0) + tally.losses).toBe(20);
  expect(tally.degrees).toEqual({ rich: tally.wins[0], ruined: tally.losses });
  expect(tally.meanScores).toEqual([earned / 20]);
});

test('games of one seed can be played in parts', () => {
  const records: GameRecord[] = [];
  simulate(toy, contest, (record) => records.push(record));
  const parts: GameRecord[] = [];
  simulate(toy, { ...contest, games: 5 }, (record) => parts.push(record));
  simulate(toy, { ...contest, games: 7, skip: 5 }, (record) => parts.push(record));
  expect(parts).toEqual(records);
});

test('a game that goes on too long is not finished', () => {
  const endless = { ...contest, options: optionsFor(toyGame, { setup: 'endless' }), games: 1, longest: 40 };
  expect(simulate(toy, endless, () => {})).toMatchObject({ finished: 0, meanCommands: 40, crashed: 0 });
});

test('a bot that answers with something illegal, and one that falls over, are counted', () => {
  const cheat = (question: BotQuestion) => {
    const command = { type: 'show', seat: 1 - question.seat };
    return { command, best: [], positions: 0, view: question.view };
  };
  const broken = () => {
    throw new Error('no idea');
  };
  const hard: Simulation = { ...contest, players: ['hard', 'hard'], games: 3 };
  const cheating = { ...toy, module: { game: toyGame, think: cheat } };
  expect(simulate(cheating, hard, () => {})).toMatchObject({ illegal: 3, finished: 0 });
  const breaking = { ...toy, module: { game: toyGame, think: broken } };
  expect(simulate(breaking, hard, () => {})).toMatchObject({ crashed: 3, finished: 0 });
});

test('a set-up, a table or an option that does not exist is named', async () => {
  const { game } = await loadGame('tankChess');
  expect(() => optionsFor(game, { setup: 'moon' })).toThrow('setup: not one of standard16');
  expect(() => optionsFor(game, { seats: 5 })).toThrow('seats: tankChess has 2');
  expect(() => optionsFor(game, { options: { threefold: 'often' } })).toThrow('options.threefold');
  await expect(loadGame('ludo')).rejects.toThrow('game: not one of');
});

test('progress shows count, rate and time left', () => {
  expect(progressLine(25, 100, 'games', 10)).toBe('██████░░░░░░░░░░░░░░░░░░ 25/100 games  2.5/s  0:30 left');
  expect(progressLine(1, 10_000, 'games', 1)).toContain('2:46:39 left');
  expect(progressLine(0, 3, 'games', 0)).toContain('– left');
});

test('rule coverage counts the marks of passed titles only, rules apart from rulings and examples', () => {
  const markdown = '# T\n\n- **XX-1a** One.\n- **XX-1b** Two.\n- **XX-Q1** Asked.\n- **XX-EX1** Shown.\n';
  const cited = citedIn([`fire ${cite('XX-1a', 'XX-Q1')} hits`, 'no mark (XX-1b)', '[not an id]']);
  expect([...cited]).toEqual(['XX-1a', 'XX-Q1']);
  expect(coverageOf(markdown, cited)).toEqual({
    ids: 2,
    cited: 1,
    uncited: ['XX-1b'],
    questions: { ids: 1, cited: 1, uncited: [] },
    examples: { ids: 1, cited: 0, uncited: ['XX-EX1'] },
  });
});
