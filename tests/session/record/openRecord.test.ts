import { describe, expect, test } from 'vitest';
import type { Command } from '../../../src/rules/core/game';
import { won } from '../../../src/rules/core/result';
import type { Match } from '../../../src/session/match';
import { openingRecord, openRecord } from '../../../src/session/record/openRecord';
import { type GameRecord, printRecord, readRecord, recordOf } from '../../../src/session/record/record';
import { isRecordError } from '../../../src/session/record/recordProblem';
import { inSlices } from '../../../src/session/slices';
import { toyGame } from '../../support/toyGame';
import { openToy, toyModule, toySequence, toySitters } from '../../support/toyMachine';
import { playToy } from '../../support/toyPlay';

const match = playToy('a');
const record = recordOf(match, toySitters);
const open = (change: Partial<GameRecord>) => openRecord({ ...record, ...change }, toyModule, toySequence);

function opened(answer: ReturnType<typeof open>): Match {
  if (isRecordError(answer)) throw new Error(JSON.stringify(answer));
  return answer;
}

describe('opening a record', () => {
  test('plays to the same state, log and result', () => {
    const again = opened(open({}));
    expect(again.state).toEqual(match.state);
    expect(again.step.position.dice).toEqual(match.step.position.dice);
    expect(again.log).toEqual(match.log);
    expect(again.result).toEqual(match.result);
    expect(again.result).not.toBeNull();
    expect(recordOf(again, toySitters)).toEqual(record);
  });

  test('and the game goes on from there as from the original', () => {
    const half = match.rewind(9);
    const again = opened(openRecord(recordOf(half, toySitters), toyModule, toySequence));
    const on = match.log.slice(9).reduce((at, entry) => at.play(entry.command), again);
    expect(on.state).toEqual(match.state);
    expect(on.rewind(5).state).toEqual(match.rewind(5).state);
  });

  test('keeps concessions', () => {
    const given = match.rewind(6).play({ type: 'resign', seat: 1 });
    const again = opened(openRecord(recordOf(given, toySitters), toyModule, toySequence));
    expect(again.result).toEqual(won('resigned', [0]));
  });

  test('leaves the game on the screen alone', () => {
    const current = playToy('b', 7);
    const before = JSON.stringify([current.state, current.log, current.step.position.dice]);
    opened(open({}));
    open({ commands: [{ type: 'pass', seat: 0 }] });
    expect(JSON.stringify([current.state, current.log, current.step.position.dice])).toBe(before);
  });
});

describe('what the rules object to, and where', () => {
  const first = record.commands[0] ?? { type: '', seat: 0 };
  test.each<[string, Partial<GameRecord>, object]>([
    ['another game', { game: 'ludo' }, { error: 'unknownGame', where: 'game', found: 'ludo' }],
    ['another version', { version: 2 }, { error: 'wrongVersion', where: 'version', expected: '3', found: '2' }],
    ['another set-up', { setup: 'moon' }, { error: 'unknownSetup', where: 'setup', found: 'moon' }],
    [
      'too many seats',
      { seats: [...record.seats, ...record.seats] },
      { error: 'wrongSeats', expected: '2', found: '4' },
    ],
    ['an option', { options: { toll: 2 } }, { error: 'badOption', where: 'options.toll', rule: 'badToll' }],
    ['an unknown option', { options: { fog: 1 } }, { error: 'badOption', where: 'options.fog', rule: 'unknownOption' }],
    ['no such command', { commands: [first, { type: 'fly', seat: 0 }] }, { error: 'badCommand', where: 'commands[1]' }],
    ['no such seat', { commands: [{ type: 'resign', seat: 2 }] }, { error: 'badCommand', where: 'commands[0].seat' }],
    ['a wrong field', { commands: [{ type: 'bet', seat: 0, on: 9 }] }, { error: 'badCommand', where: 'commands[0]' }],
    [
      'a field too many',
      { commands: [{ ...first, toString: 1 }] },
      { error: 'unknownField', where: 'commands[0].toString' },
    ],
    [
      'an illegal command',
      { commands: [first, first] },
      { error: 'refusedCommand', where: 'commands[1]', rule: 'TOY-1' },
    ],
    [
      'a command after the end',
      { commands: [...record.commands, { type: 'pass', seat: 0 }] },
      { error: 'refusedCommand', where: `commands[${record.commands.length}]`, rule: 'over' },
    ],
    ['a wish for a result', { result: { rule: 'TOY-5', winners: [0, 1] } }, { error: 'wrongResult', where: 'result' }],
    ['a result left out', { result: null }, { error: 'wrongResult', where: 'result', found: 'null' }],
    ['another seed', { seed: 'b' }, { where: expect.stringMatching(/^(commands\[\d+\]|result)$/) }],
  ])('%s', (_, change, error) => {
    expect(open(change)).toMatchObject(error);
  });

  test('a result claimed for an unfinished game', () => {
    const half = { ...recordOf(match.rewind(4), toySitters), result: record.result };
    expect(openRecord(half, toyModule, toySequence)).toMatchObject({ error: 'wrongResult', expected: 'null' });
  });

  test('rules that break on it do not take the table with them', () => {
    const broken = {
      game: {
        ...toyGame,
        refuse: () => {
          throw new Error('no such square');
        },
      },
    };
    expect(openRecord(record, broken, toySequence)).toMatchObject({ error: 'failed', where: 'commands[0]' });
    const unreadable = {
      game: {
        ...toyGame,
        parse: () => {
          throw new Error('no such type');
        },
      },
    };
    expect(openRecord(record, unreadable, toySequence)).toMatchObject({ error: 'failed' });
  });
});

describe('a long record, a slice at a time', () => {
  const bets: Command[] = [0, 1].map((seat) => ({ type: 'bet', seat, on: 1 }));
  const passes: Command[] = Array.from({ length: 998 }, (_, index) => ({ type: 'pass', seat: index % 2 }));
  const long: GameRecord = {
    ...record,
    setup: 'endless',
    commands: [...bets, ...passes].map((command) => ({ ...command })),
    result: null,
  };

  test('gives the screen its turn and tells how far it is', async () => {
    const steps: number[] = [];
    let others = 0;
    const timer = setInterval(() => others++, 0);
    const progress = (done: number) => void steps.push(done);
    const answer = await inSlices(openingRecord(long, toyModule, toySequence), { progress });
    clearInterval(timer);
    expect(opened(answer).state).toEqual(opened(openRecord(long, toyModule, toySequence)).state);
    // Every command is looked at before the first is played.
    expect(steps).toEqual([...Array(20).fill(0), ...Array.from({ length: 20 }, (_, index) => 50 * (index + 1))]);
    expect(others).toBeGreaterThan(0);
  });

  test('a slice is as long as it is said to be', async () => {
    const steps: number[] = [];
    const progress = (done: number) => void steps.push(done);
    let breaths = 0;
    await inSlices(openingRecord(long, toyModule, toySequence), {
      progress,
      due: () => ++breaths % 400 === 0,
      pause: () => Promise.resolve(),
    });
    expect(steps).toEqual([0, 0, 200, 600, 1000]);
  });

  test('objects like the quick way', async () => {
    const odd = { ...long, commands: [...long.commands, { type: 'show', seat: 1 }] };
    const answer = await inSlices(openingRecord(odd, toyModule, toySequence), { pause: () => Promise.resolve() });
    expect(answer).toMatchObject({ error: 'refusedCommand', where: 'commands[1000]', rule: 'TOY-1' });
    expect(answer).toEqual(openRecord(odd, toyModule, toySequence));
  });

  test('20,000 commands open from text', () => {
    const most = { ...long, commands: [...long.commands, ...Array(19).fill(long.commands.slice(2)).flat()] };
    const full = { ...most, commands: [...most.commands, ...most.commands.slice(2, 40)] };
    expect(full.commands.length).toBe(20_000);
    const read = readRecord(printRecord(full));
    if (isRecordError(read)) throw new Error(JSON.stringify(read));
    expect(opened(openRecord(read, toyModule, toySequence)).log.length).toBe(20_000);
  });
});

test('a fresh game opens too', () => {
  const fresh = recordOf(openToy('z'), toySitters);
  expect(opened(openRecord(fresh, toyModule, toySequence)).log).toHaveLength(0);
});
