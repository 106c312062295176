import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sequenceOf } from '../../../src/machines/order';
import { tankChessChart } from '../../../src/machines/tankChess';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import type { Frozen } from '../../../src/rules/core/game';
import { legal } from '../../../src/rules/core/play';
import { tankChess } from '../../../src/rules/tankChess';
import { turnRecord, writeDrive } from '../../../src/rules/tankChess/notation';
import { driveOfTurn, readTurn } from '../../../src/rules/tankChess/readTurn';
import type { Command, State } from '../../../src/rules/tankChess/types';
import { follow } from '../../../src/scenes/tankChess/extras/follow';
import { openMatch } from '../../../src/session/match';
import { cite } from '../../support/cite';
import { drive, drives, given, play, start } from './given';
import { randomPosition } from './randomPosition';

const record = (state: State, text: string) => turnRecord(play(state, drive(state, text)).events);

describe(cite('TC-Q17', 'TC-NOTE4'), () => {
  const walls = 'o16 o15 p15';
  const state = given({ white: 'HT a1 N, CLT p1 N, LT h8 N', black: 'LT a8 E, CLT p16 S', obstacles: walls });

  test('piece, start, end, facing and the destroyed target', () => {
    expect(record(state, 'a1 a2 N x a8')).toBe('HT A1>A2/N xA8');
    expect(record(state, 'h8 h8 NE')).toBe('LT H8>H8/NE');
  });

  test('a move in reverse is marked R', () => {
    expect(record(state, 'h8 h7 N')).toBe('LT H8>H7/N R');
  });

  test('check, a threatened escape and a won game have their signs', () => {
    const near = given({ white: 'HT a1 N, CLT h14 N', black: 'CLT p16 S, LT p1 S', obstacles: walls });
    expect(record(near, 'a1 a2 N')).toBe('HT A1>A2/N-');
    const checked = given({ white: 'HT a1 N, CLT p1 N', black: 'CLT a9 W, LT p9 S' });
    expect(record(checked, 'a1 a2 NE')).toBe('HT A1>A2/NE+');
    expect(record(checked, 'a1 a2 N x a9')).toBe('HT A1>A2/N xA9#');
    expect(record(near, 'h14 off N')).toBe('CLT H14>OFF/N#');
  });

  test('nobody drove: nothing to write', () => {
    expect(turnRecord(play(state, { type: 'offerDraw', seat: 0 }).events)).toBeNull();
  });

  test('every legal turn can be written and read back', () => {
    for (const seed of ['a', 'b', 'c']) {
      const options = { position: randomPosition(seed) };
      const position = tankChess.deal({ setup: 'custom', seats: 2, options }, openDice(seedDice('x')));
      for (const turn of drives(position)) {
        const written = readTurn(writeDrive(position, turn));
        expect(written === null ? null : driveOfTurn(position, written)).toEqual(turn);
      }
    }
  });

  test('small letters, an old dash and loose spaces are understood', () => {
    for (const text of ['ht a1>a2/n xa8', 'HT A1-A2 / N x A8+', 'HT  a1 > A2/N  X a8']) {
      const written = readTurn(text);
      expect(written === null ? null : driveOfTurn(state, written)).toEqual(drive(state, 'a1 a2 N x a8'));
    }
  });

  test.each([
    ['HT B1>B2/N', { fault: 'noPieceThere', at: 'b1' }],
    ['MT A1>A2/N', { fault: 'otherKind', at: 'a1' }],
    ['HT A1>A9/N', { fault: 'refused', at: 'a1', rule: 'TC-KILL1' }],
    ['LT A8>A7/S', { fault: 'refused', at: 'a8', rule: 'TC-TURN2' }],
  ])('%s is told why not', (text, fault) => {
    const written = readTurn(text);
    const answer = written === null ? null : driveOfTurn(state, written);
    expect(answer).toEqual(fault.fault === 'refused' ? { ...fault, rule: expect.stringMatching(/^TC-/) } : fault);
  });

  test.each(['', 'HT', 'XX A1>A2/N', 'HT Z1>A2/N', 'HT A1>A2', 'HT A1>A2/NX', 'HT A1>A99/N'])(
    '%j is no turn',
    (text) => {
      expect(readTurn(text)).toBeNull();
    },
  );
});

test('looking ahead follows the same order of play as the chart', () => {
  const sequence = sequenceOf(tankChessChart);
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 12 }), fc.integer({ min: 0, max: 30 }), (choices, seed) => {
      const deal = { setup: 'custom', seats: 2, options: { position: randomPosition(`follow ${seed}`) }, seed: '' };
      let match = openMatch(tankChess, sequence, deal);
      let state: Frozen<State> = start('custom', deal.options);
      for (const choice of choices) {
        if (state.ending !== null) break;
        const list: readonly Command[] = legal(tankChess, state, state.active[0] ?? 0);
        const command = choice % 7 === 0 ? list.at(-1) : list[choice % list.length];
        if (command === undefined) break;
        match = match.play(command);
        const followed = follow(state, command);
        expect(followed.state).toEqual(match.state);
        expect(followed.events).toEqual(match.log.at(-1)?.events);
        state = followed.state;
      }
    }),
    { numRuns: 12 },
  );
});
