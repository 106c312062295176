import { describe, expect, test } from 'vitest';
import { legal } from '../../../src/rules/core/play';
import { drawn } from '../../../src/rules/core/result';
import { think } from '../../../src/rules/tankChess/bot/think';
import type { State } from '../../../src/rules/tankChess/types';
import { cite } from '../../support/cite';
import { drive, drives, type Given, given, play, playAll, tankChess, types } from './given';

const open = () => given({ white: 'CLT h1 N, LT a1 N', black: 'CLT p16 S', obstacles: 'p15 o15' });
const talk = (type: 'offerDraw' | 'acceptDraw' | 'declineDraw', seat: number) => ({ type, seat }) as const;

describe(`${cite('TC-Q9')} agreement`, () => {
  test('an offer is answered by the other side', () => {
    const { state, events } = play(open(), talk('offerDraw', 0));
    expect(types(events)).toEqual(['drawOffered']);
    expect(state.phase).toBe('drawOffer');
    expect(legal(tankChess, state, 1)).toEqual([talk('acceptDraw', 1), talk('declineDraw', 1)]);
    expect(tankChess.refuse(state, { ...drive(state, 'p16 o16 S'), seat: 1 })).toEqual({
      rule: 'TC-Q9',
      instead: talk('declineDraw', 1),
    });
    expect(tankChess.refuse(state, talk('acceptDraw', 0))).toEqual({ rule: 'TC-TURN1' });
  });

  test('accepted: nobody wins', () => {
    const { state, events } = play(play(open(), talk('offerDraw', 0)).state, talk('acceptDraw', 1));
    expect(types(events)).toEqual(['drawAccepted', 'drawn']);
    expect(tankChess.result(state)).toEqual(drawn('TC-Q9'));
  });

  test('declined: the same side moves, and may not offer again before it has', () => {
    const { state } = play(play(open(), talk('offerDraw', 0)).state, talk('declineDraw', 1));
    expect(state).toMatchObject({ phase: 'turn', active: [0], turn: 1 });
    expect(tankChess.refuse(state, talk('offerDraw', 0))).toEqual({ rule: 'TC-Q9' });
    const later = playAll(state, 'h1 h2 N', 'p16 o16 W').state;
    expect(tankChess.refuse(later, talk('offerDraw', 0))).toBeNull();
  });

  test('nothing to answer without an offer', () => {
    for (const type of ['acceptDraw', 'declineDraw'] as const) {
      expect(tankChess.refuse(open(), talk(type, 0))).toEqual({ rule: 'TC-Q9' });
    }
  });
});

describe(`${cite('TC-Q9')} repetition`, () => {
  const round = ['h1 h1 NE', 'p16 p16 SW', 'h1 h1 N', 'p16 p16 S'];

  test('the third time the same side faces the same position', () => {
    const twice = playAll(open(), ...round).state;
    expect(tankChess.result(twice)).toBeNull();
    const almost = playAll(twice, ...round.slice(0, 3)).state;
    expect(tankChess.result(almost)).toBeNull();
    const { state, events } = play(almost, drive(almost, 'p16 p16 S'));
    expect(tankChess.result(state)).toEqual(drawn('TC-Q9'));
    expect(events.at(-1)).toMatchObject({ type: 'drawn', why: 'repetition' });
  });

  test('pieces of one kind are alike', () => {
    const state = given({ white: 'CLT h1 N, LT a1 N, LT c1 N', black: 'CLT p16 S' });
    const swapped = playAll(state, 'a1 a5 N', 'p16 p16 SW', 'c1 b2 NW', 'p16 p16 S', 'b2 a2 W', 'p16 p16 SW').state;
    expect(swapped.seen.length).toBe(7);
    expect(new Set(swapped.seen).size).toBe(7);
    const one = given({ white: 'CLT h1 N, LT a1 N, LT c1 N', black: 'CLT p16 S' });
    const other = given({ white: 'CLT h1 N, LT c1 N, LT a1 N', black: 'CLT p16 S' });
    expect(one.seen).toEqual(other.seen);
  });

  test('the option leaves it out', () => {
    const state = given({ white: 'CLT h1 N', black: 'CLT p16 S', obstacles: 'p15 o15', options: { threefold: false } });
    const after = playAll(state, ...round, ...round, ...round).state;
    expect(tankChess.result(after)).toBeNull();
    expect(after.seen).toEqual([]);
  });

  test('a kill wipes the slate', () => {
    const state = given({ white: 'CLT h1 N, HT a1 N', black: 'CLT p16 S, LT a8 E', obstacles: 'p15 o15' });
    const after = playAll(state, 'h1 h1 NE', 'p16 p16 SW', 'a1 a2 N x a8').state;
    expect(after.seen).toHaveLength(1);
    expect(after.quiet).toBe(0);
  });
});

test(`${cite('TC-NOTE1')} the chosen number of turns without a kill ends the game drawn; 0 never does`, () => {
  const quiet = (turns: number) => {
    const options = { quietTurns: turns, threefold: false };
    let state = given({ white: 'CLT h1 N', black: 'CLT p16 S', obstacles: 'p15 o15', options });
    let played = 0;
    while (!tankChess.result(state) && played < 240) {
      const [first] = drives(state).filter((one) => one.to === one.from);
      if (!first) throw new Error('no turn in place');
      state = play(state, first).state;
      played++;
    }
    return { played, result: tankChess.result(state) };
  };
  expect(quiet(100)).toEqual({ played: 100, result: drawn('TC-NOTE1') });
  expect(quiet(0)).toEqual({ played: 240, result: null });
});

test(`${cite('TC-Q9')} a walled-in piece can still turn: there is no stalemate`, () => {
  const state = given({ size: 8, white: 'CLT a1 N', black: 'CLT h8 S', obstacles: 'a2 b1 b2' });
  expect(
    drives(state)
      .map(({ to, facing }) => `${to} ${facing}`)
      .sort(),
  ).toEqual(['NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'].map((facing) => `a1 ${facing}`).sort());
});

test(`${cite('TC-Q17', 'TC-NOTE4')} a turn is recorded by piece, squares, facing and the target`, () => {
  const state = given({ white: 'HT a1 N, CLT p1 N', black: 'LT a8 E, CLT p16 S' });
  const records = (text: string) =>
    play(state, drive(state, text)).events.flatMap((event) => (event.type === 'drove' ? [event.record] : []));
  expect(records('a1 a2 N x a8')).toEqual(['HT A1>A2/N xA8']);
  expect(records('p1 p3 N')).toEqual(['CLT P1>P3/N']);
});

describe(`${cite('TC-Q9')} a bot that is offered a draw`, () => {
  const offered = (text: Given) => {
    const state = given(text);
    return play(state, { type: 'offerDraw', seat: state.mover }).state;
  };
  const answer = (state: State, level: 'easy' | 'normal' | 'hard') =>
    think({ view: tankChess.view(state, 1), seat: 1, seed: 'draw', level, positions: 400 }).command;
  const walls = 'b2 a2 b1 i9 j9 i10';
  const few = { size: 10, white: 'CLT a1 N', black: 'CLT j10 S', obstacles: walls };

  test.each(['easy', 'normal', 'hard'] as const)('%s plays on where it is far ahead', (level) => {
    const ahead = offered({ ...few, black: `${few.black}, HT c9 S, HT e9 S, MT g9 S` });
    expect(answer(ahead, level)).toEqual({ type: 'declineDraw', seat: 1 });
  });

  test.each(['easy', 'normal', 'hard'] as const)('%s takes it where it is far behind', (level) => {
    const behind = offered({ ...few, white: `${few.white}, HT c2 N, HT e2 N, MT g2 N` });
    expect(answer(behind, level)).toEqual({ type: 'acceptDraw', seat: 1 });
  });
});
