import { describe, expect, test } from 'vitest';
import { won } from '../../src/rules/core/result';
import { concession, parseCommand, refuseConcession } from '../../src/session/concede';
import { openRecord } from '../../src/session/record/openRecord';
import { recordOf } from '../../src/session/record/record';
import { isRecordError } from '../../src/session/record/recordProblem';
import { bidGame } from '../support/bids/game';
import { bidSequence, openBids } from '../support/bids/machine';
import type { Command as Bid } from '../support/bids/types';
import { type Command, toyGame } from '../support/toyGame';
import { openToy } from '../support/toyMachine';

/** Nothing bid, to get on. */
const bid = (seat: number): Bid => ({ type: 'bid', seat, cards: [] });

describe('giving up', () => {
  test('ends the game at once, for all others', () => {
    const resigned = openToy().play({ type: 'resign', seat: 1 });
    expect(resigned.result).toEqual(won('resigned', [0]));
    expect(resigned.log.at(-1)).toMatchObject({ events: [{ type: 'resigned', seat: 1 }], final: true });
  });

  test('is open to a seat that is not to move', () => {
    const bet: Command = { type: 'bet', seat: 0, on: 1 };
    const match = openToy().play(bet);
    expect(match.state.active).toEqual([1]);
    expect(match.refuse({ type: 'resign', seat: 0 })).toBeNull();
  });

  test('of a lone player is a defeat, no draw', () => {
    expect(openBids('lone', 1).play({ type: 'flag', seat: 0 }).result).toMatchObject({ winners: [], drawn: false });
  });

  test('leaves the others at the table, until all who stay are of one side', () => {
    const two = openBids('open', 3).play({ type: 'resign', seat: 1 });
    expect(two).toMatchObject({ result: null, left: [1] });
    expect(two.log.at(-1)).toMatchObject({ events: [{ type: 'resigned', seat: 1, goesOn: true }], final: true });
    expect(two.state.active).toEqual([0, 2]);
    expect(two.play({ type: 'flag', seat: 0 }).result).toMatchObject({ rule: 'flagged', winners: [2] });
    const three = openBids('teams', 4).play({ type: 'resign', seat: 0 }).play({ type: 'resign', seat: 1 });
    expect(three).toMatchObject({ result: null, left: [0, 1] });
    expect(three.play({ type: 'resign', seat: 3 }).result).toMatchObject({ rule: 'resigned', winners: [2] });
  });

  test('lets the phase close where only that seat was waited for', () => {
    const waiting = openBids('open', 3).play(bid(0)).play(bid(2));
    expect(waiting.state).toMatchObject({ turn: 1, active: [1] });
    const on = waiting.play({ type: 'resign', seat: 1 });
    expect(on.state).toMatchObject({ turn: 2, active: [0, 2] });
    expect(on.log.at(-1)?.events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['resigned', 'bidShown', 'sold', 'offered']),
    );
  });

  test('is for once: whoever has left gives no command any more', () => {
    const match = openBids('open', 3).play({ type: 'resign', seat: 1 });
    expect(match.refuse({ type: 'resign', seat: 1 })).toEqual({ rule: 'left' });
    expect(match.refuse(bid(1))).toEqual({ rule: 'left' });
    expect(match.legal(1)).toEqual([]);
  });

  test('is played through again with its record, and ends the same', () => {
    const left = openBids('open', 3).play(bid(0)).play({ type: 'flag', seat: 1 }).play(bid(2));
    const over = left.play({ type: 'resign', seat: 2 });
    for (const match of [left, over]) {
      const record = recordOf(
        match,
        [0, 1, 2].map(() => ({ name: '', controller: { kind: 'human' } })),
      );
      const again = openRecord(JSON.parse(JSON.stringify(record)), { game: bidGame }, bidSequence);
      if (isRecordError(again)) throw new Error(again.error);
      expect(again).toMatchObject({ left: match.left, state: match.state, result: match.result });
    }
  });

  test('is remembered as far as the record is wound back', () => {
    let match = openBids('open', 8);
    for (let seat = 0; seat < 5; seat++) match = match.play(bid(seat));
    match = match.play({ type: 'resign', seat: 7 });
    for (const seat of [5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1]) match = match.play(bid(seat));
    expect(match.log.length).toBeGreaterThan(16);
    expect(match.left).toEqual([7]);
    expect(match.rewind(16).left).toEqual([7]);
    expect(match.rewind(6).left).toEqual([7]);
    expect(match.rewind(5).left).toEqual([]);
  });

  test('ends the game for every other side where the rules know of no table without the seat', () => {
    const { leave: _, ...strict } = bidGame;
    const table = { setup: 'teams', seats: 4, options: {} };
    expect(concession(strict, table, [], { type: 'resign', seat: 2 })).toMatchObject({
      event: { type: 'resigned', seat: 2 },
      result: { rule: 'resigned', winners: [1, 3], drawn: false },
    });
  });

  test.each([[-1], [2], [0.5], [Number.NaN]])('is not for seat %d', (seat) => {
    expect(refuseConcession({ type: 'resign', seat }, 2)).toEqual({ rule: 'seat' });
    expect(openToy().refuse({ type: 'flag', seat })).toEqual({ rule: 'seat' });
  });
});

describe('a command from outside', () => {
  const parse = (raw: unknown) => parseCommand(toyGame, raw, 2);

  test('is a concession or what the game can read, without what else came along', () => {
    expect(parse({ type: 'resign', seat: 1, by: 'me' })).toEqual({ type: 'resign', seat: 1 });
    expect(parse({ type: 'flag', seat: 0 })).toEqual({ type: 'flag', seat: 0 });
    expect(parse({ type: 'bet', seat: 0, on: 3, x: 1 })).toEqual({ type: 'bet', seat: 0, on: 3 });
  });

  test.each([
    [null],
    ['resign'],
    [[]],
    [{}],
    [{ type: 'resign' }],
    [{ type: 'resign', seat: '0' }],
    [{ type: 'resign', seat: 2 }],
    [{ type: 'pass', seat: 0.5 }],
    [{ type: 'bet', seat: 0, on: 7 }],
    [{ type: 'fly', seat: 0 }],
  ])('%j is none', (raw) => {
    expect(parse(raw)).toBeNull();
  });
});
