import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Command, Game } from '../../src/rules/core/game';
import { won } from '../../src/rules/core/result';
import { sealOf } from '../../src/session/luck';
import { type Match, openMatch, replay } from '../../src/session/match';
import { readingOf } from '../../src/session/reading';
import { openRecord } from '../../src/session/record/openRecord';
import { recordOf } from '../../src/session/record/record';
import { seal } from '../../src/session/record/seal';
import { type Command as ToyCommand, toyGame } from '../support/toyGame';
import { openToy, toyModule, toySequence, toySitters } from '../support/toyMachine';
import { playToy } from '../support/toyPlay';

const bet = (seat: number, on = 1): ToyCommand => ({ type: 'bet', seat, on });
const step = (seat: number, to: number): ToyCommand => ({ type: 'step', seat, to });
const plain = (type: 'shoot' | 'show' | 'pass', seat: number): ToyCommand => ({ type, seat });
const play = (match: Match, ...commands: Command[]) => commands.reduce((at, command) => at.play(command), match);
const started = () => play(openToy(), bet(0, 2), bet(1, 5));

describe('playing', () => {
  test('answers with another match and leaves the first as it was', () => {
    const before = started();
    const after = before.play(step(0, 1));
    expect(before.state).toMatchObject({ at: [0, 5], stepped: false });
    expect(after.state).toMatchObject({ at: [1, 5], stepped: true });
    expect([before.log.length, after.log.length]).toEqual([2, 3]);
  });

  test('an illegal command, and any after the end, throws', () => {
    expect(() => started().play(step(0, 4))).toThrow('TOY-2');
    expect(() => play(started(), { type: 'resign', seat: 0 }, plain('pass', 0))).toThrow('over');
    expect(playToy('a').legal(0)).toEqual([]);
  });

  test('one command may close a phase and open the next: all that happened is one entry', () => {
    const { log } = started();
    expect(log.at(1)?.events.map((event) => event.type)).toEqual(['betMade', 'roundOpened']);
    expect(log.map(({ turn }) => turn)).toEqual([0, 0]);
  });

  test('a list stops at the first refused command and says which', () => {
    expect(replay(started(), [step(0, 1), step(0, 2), plain('pass', 0)])).toEqual({
      refusedAt: 1,
      refusal: { rule: 'TOY-2' },
    });
    expect(replay(started(), [{ type: 'flag', seat: 1 }, plain('pass', 0)])).toEqual({
      refusedAt: 1,
      refusal: { rule: 'over' },
    });
  });

  test('a list played on leaves the match it began from alone', () => {
    const before = started();
    const after = replay(before, [step(0, 1), plain('pass', 0)]);
    expect(after).toMatchObject({ log: { length: 4 } });
    expect(before.log).toHaveLength(2);
    expect(before.play(plain('show', 0)).log.map((entry) => entry.command.type)).toEqual(['bet', 'bet', 'show']);
  });

  test('a list played at once equals the same commands one by one', () => {
    const match = playToy('b');
    const again = replay(
      openToy('b'),
      match.log.map((entry) => entry.command),
    );
    expect(again).toMatchObject({ state: match.state, log: match.log, result: match.result });
  });
});

describe('undo', () => {
  test('takes back the last own command that nothing final followed', () => {
    const match = started().play(step(0, 1));
    expect(match.undoTo(0)).toBe(2);
    expect(match.rewind(2).state).toEqual(started().state);
  });

  test("goes back over the other's commands to one's own where nobody hides anything", () => {
    const open = openMatch({ ...toyGame, secrets: false } as Game, toySequence, openToy().deal);
    const match = play(open, bet(0, 2), bet(1, 5), step(0, 1), plain('pass', 0), step(1, 4));
    expect(match.undoTo(1)).toBe(4);
    expect(match.undoTo(0)).toBe(3);
  });

  test("stops at another's command in a game with secrets: it may have come out of hiding", () => {
    const match = play(started(), step(0, 1), plain('pass', 0));
    expect(match.undoTo(0)).toBe(3);
    expect(match.play(step(1, 4)).undoTo(0)).toBeNull();
    expect(match.play(step(1, 4)).undoTo(1)).toBe(4);
  });

  test.each(['resign', 'flag'])('stops at a %s: what was hidden lies open from then on', (type) => {
    const match = play(started(), step(0, 1), { type, seat: 0 });
    expect([match.undoTo(0), match.undoTo(1)]).toEqual([null, null]);
  });

  test('stops at dice', () => {
    const match = play(started(), step(0, 1), plain('shoot', 0));
    expect(match.log.at(-1)?.rolls).toHaveLength(1);
    expect(match.undoTo(0)).toBeNull();
    expect(match.play(step(1, 4)).undoTo(1)).toBe(4);
    expect(match.play(step(1, 4)).undoTo(0)).toBeNull();
  });

  test('stops at a revealed secret', () => {
    const match = play(started(), plain('show', 0));
    expect(match.log.at(-1)?.rolls).toEqual([]);
    expect(match.undoTo(0)).toBeNull();
  });

  test('has nothing to take back at the start, nor for a seat that has not acted', () => {
    expect(openToy().undoTo(0)).toBeNull();
    expect(openToy().play(bet(0)).undoTo(1)).toBeNull();
  });
});

describe('rewinding', () => {
  test('equals playing the first commands again, at every moment', () => {
    for (const seed of ['a', 'b']) {
      const match = playToy(seed);
      expect(match.log.length).toBeGreaterThan(17);
      let again = openToy(seed);
      for (let length = 0; length <= match.log.length; length++) {
        const back = match.rewind(length);
        expect(back.step.position).toEqual(again.step.position);
        expect(back.log).toEqual(again.log);
        expect(back.result).toEqual(again.result);
        const next = match.log.at(length);
        if (next !== undefined) again = again.play(next.command);
      }
    }
  });

  test('and other commands make a fork that leaves the first line alone', () => {
    const match = playToy('a');
    const before = JSON.stringify(match.log);
    const fork = play(match.rewind(2), plain('pass', 0), plain('pass', 1));
    expect(fork.state).toEqual(
      play(openToy('a'), ...match.log.slice(0, 2).map((e) => e.command), plain('pass', 0), plain('pass', 1)).state,
    );
    expect(fork.rewind(2).state).toEqual(match.rewind(2).state);
    expect(JSON.stringify(match.log)).toBe(before);
  });

  test('forks of a long line stay apart, however they are interleaved', () => {
    const passes = Array.from({ length: 40 }, (_, index) => plain('pass', index % 2));
    const trunk = play(openToy('a', 'endless'), bet(0), bet(1), ...passes);
    fc.assert(
      fc.property(fc.nat(19), fc.nat(19), (a, b) => {
        const [left, right] = [trunk.rewind(2 + 2 * a), trunk.rewind(2 + 2 * b)];
        const [stepped, shown] = [left.play(step(0, 1)), right.play(plain('show', 0))];
        expect(stepped.log.at(-1)?.command.type).toBe('step');
        expect(shown.log.at(-1)?.command.type).toBe('show');
        expect(shown.rewind(shown.log.length - 1).state).toEqual(right.state);
        expect(stepped.rewind(1).state).toEqual(trunk.rewind(1).state);
      }),
      { numRuns: 25 },
    );
  });

  test('to no moment of the game throws', () => {
    expect(() => started().rewind(3)).toThrow('no moment 3');
    expect(() => started().rewind(-1)).toThrow('no moment -1');
  });

  test('brings a conceded game back to life', () => {
    const match = started().play({ type: 'resign', seat: 0 });
    expect(match.result).toEqual(won('resigned', [1]));
    expect(match.rewind(2).result).toBeNull();
    expect(match.rewind(2).play(plain('pass', 0)).state.active).toEqual([1]);
  });
});

describe('what a seat may read', () => {
  const match = play(started(), plain('shoot', 0));

  test('its own secret events, nobody else those', () => {
    const types = (seat: number | null) =>
      readingOf(match, seat).steps.flatMap((step) => step.events.map((e) => e.type));
    expect(types(0)).toEqual(['betMade', 'roundOpened', 'shot']);
    expect(readingOf(match, 0).steps.at(0)?.events).toMatchObject([{ type: 'betMade', on: 2 }]);
    expect(types(null)).toEqual(['roundOpened', 'shot']);
  });

  test('of a command of another seat what came of it alone', () => {
    expect(readingOf(match, 0).steps.map((step) => step.command)).toEqual([bet(0, 2), null, plain('shoot', 0)]);
    expect(readingOf(match, null).steps.map((step) => step.command)).toEqual([null, null, null]);
    expect(readingOf(match, null).steps.map((step) => step.seat)).toEqual([0, 1, 0]);
  });

  test('the dice of what it saw, and no others', () => {
    const rolls = match.log.at(2)?.rolls ?? [];
    expect(rolls).toHaveLength(1);
    expect(readingOf(match, 1).steps.at(2)?.rolls).toEqual(rolls);
    const hidden = { ...match, log: match.log.map((entry) => ({ ...entry, rolls })) };
    expect(readingOf(hidden, 1).steps.at(0)).toMatchObject({ events: [], rolls: [] });
    expect(readingOf(hidden, 0).steps.at(0)?.rolls).toEqual(rolls);
  });

  test('in a game without secrets the whole log', () => {
    const open = { ...match, game: { ...toyGame, secrets: false } };
    expect(readingOf(open, 1).steps.at(0)?.command).toEqual(bet(0, 2));
  });

  test('a spectator sees no card and no bet', () => {
    expect(match.view(null)).toMatchObject({ cards: [null, null], bets: [null, null], placed: [true, true] });
    expect(match.view(0)).toMatchObject({ cards: [expect.any(Number), null], bets: [2, null] });
  });
});

describe('fighting on from a moment', () => {
  const shots = (match: Match, from: number) =>
    match.log.slice(from).flatMap(({ rolls }) => rolls.flatMap(({ faces }) => faces));
  const shooting = (match: Match, commands: number) =>
    Array.from({ length: commands }, (_, index) => index % 2).reduce(
      (at, seat) => at.play(plain('shoot', seat)),
      match,
    );
  const begun = () => shooting(play(openToy('a', 'endless'), bet(0, 2), bet(1, 5)), 20);

  test('throws other dice than the game it was taken from, and the same before', () => {
    const match = begun();
    const fork = shooting(match.fork(12, 'another'), 10);
    expect(fork.log.slice(0, 12)).toEqual(match.log.slice(0, 12));
    expect(shots(fork, 12)).not.toEqual(shots(match, 12));
    expect(shots(shooting(match.fork(12, 'another'), 10), 12)).toEqual(shots(fork, 12));
    expect(shots(shooting(match.fork(12, 'third'), 10), 12)).not.toEqual(shots(fork, 12));
  });

  test('can be done again from the fork: dice of the last seed before it count', () => {
    const fork = shooting(begun().fork(12, 'another'), 10);
    const again = fork.fork(18, 'third').fork(14, 'fourth');
    expect(again.deal.forks).toEqual([
      { at: 12, seed: 'another' },
      { at: 14, seed: 'fourth' },
    ]);
    expect(shots(again, 0)).toEqual(shots(fork, 0).slice(0, 12));
    expect(again.rewind(3).log.slice()).toEqual(fork.log.slice(0, 3));
  });

  test('takes nothing back from before: that was thrown for with dice of the other game', () => {
    const match = started().play(step(0, 1));
    expect(match.undoTo(0)).toBe(2);
    const fork = match.fork(3, 'another');
    expect(fork.undoTo(0)).toBeNull();
    expect(fork.play(plain('pass', 0)).undoTo(0)).toBe(3);
  });

  test('has a seal of its own, and at the end shows its own seed, not that of a game still being played', () => {
    const fork = begun().fork(12, 'another');
    expect(sealOf(fork)).toEqual({ seal: seal('another'), seed: null });
    expect(sealOf(fork.play({ type: 'resign', seat: 0 }))).toEqual({ seal: seal('another'), seed: 'another' });
  });

  test('is read back from its record', () => {
    const fork = shooting(begun().fork(12, 'another'), 4);
    const record = recordOf(fork, toySitters);
    expect(record.forks).toEqual([{ at: 12, seed: 'another' }]);
    const opened = openRecord(JSON.parse(JSON.stringify(record)), toyModule, toySequence);
    expect(opened).toMatchObject({ log: fork.log, state: fork.state });
  });

  test('gives nothing away of what was hidden from whoever takes it, and draws other cards', () => {
    const match = begun();
    const forks = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => match.fork(16, seed, 0));
    for (const fork of forks) expect(fork.view(0)).toEqual(match.rewind(16).view(0));
    const hidden = new Set(forks.map(({ state }) => JSON.stringify(state)));
    expect(hidden.size).toBeGreaterThan(1);
    const [fork = match] = forks;
    const on = shooting(fork, 6);
    expect(on.rewind(16).state).toEqual(fork.state);
    expect(on.rewind(19).state).toEqual(shooting(fork, 3).state);
    expect(match.fork(16, 'a', 0).state).toEqual(fork.state);
    expect(fork.fork(16, 'b', 0).state).toEqual(forks[1]?.state);
    const read = openRecord(JSON.parse(JSON.stringify(recordOf(on, toySitters))), toyModule, toySequence);
    expect(read).toMatchObject({ state: on.state });
    expect(match.fork(16, 'a').state).toEqual(match.rewind(16).state);
  });

  test('a game of the older dice goes on with the newer', () => {
    const old = openMatch(toyGame as Game, toySequence, { ...openToy('a', 'endless').deal, dice: 'stream' });
    const match = shooting(play(old, bet(0, 2), bet(1, 5)), 20);
    const fork = shooting(match.fork(12, 'another'), 10);
    expect(shots(fork, 0).slice(0, 10)).toEqual(shots(match, 0).slice(0, 10));
    expect(fork.rewind(17).step.position).toEqual(shooting(match.fork(12, 'another'), 5).step.position);
  });
});
