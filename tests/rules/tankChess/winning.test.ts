import { describe, expect, test } from 'vitest';
import { drawn, won } from '../../../src/rules/core/result';
import { cite } from '../../support/cite';
import { drive, drives, endsFrom, given, play, playAll, refusal, tankChess, types } from './given';

test(`${cite('TC-WIN1', 'TC-WIN3')} destroying the enemy command tank wins at once`, () => {
  const state = given({ white: 'HT a1 N, CLT p1 N', black: 'CLT a8 S, LT p16 S' });
  const { state: end, events } = play(state, drive(state, 'a1 a2 N x a8'));
  expect(types(events)).toEqual(['drove', 'fired', 'destroyed', 'won']);
  expect(tankChess.result(end)).toEqual(won('TC-WIN1', [0]));
  expect(end.active).toEqual([]);
  expect(end.phase).toBe('over');
});

test(`${cite('TC-WIN2', 'TC-WIN3')} leaving over the enemy's edge wins at once`, () => {
  const state = given({ white: 'CLT h15 N', black: 'CLT a1 S', turn: 'white' });
  const { state: end, events } = play(state, drive(state, 'h15 off N'));
  expect(types(events)).toEqual(['drove', 'escaped', 'won']);
  expect(tankChess.result(end)).toEqual(won('TC-WIN2', [0]));
  expect(tankChess.refuse(end, { ...drive(end, 'a1 a2 S'), seat: 1 })).toEqual({ rule: 'TC-TURN1' });
  const black = given({ white: 'CLT p16 N', black: 'CLT h2 S', turn: 'black' });
  expect(tankChess.result(play(black, drive(black, 'h2 off S')).state)).toEqual(won('TC-WIN2', [1]));
});

describe(cite('TC-WIN4', 'TC-Q3'), () => {
  test.each([1, 2, 3, 4, 5])('with any of its steps: the %ith', (step) => {
    const state = given({ white: `CLT h${17 - step} N`, black: 'CLT a1 S' });
    expect(refusal(state, `h${17 - step} off N`)).toBeNull();
  });

  test('not with a sixth', () => {
    const state = given({ white: 'CLT h11 N', black: 'CLT a1 S' });
    const refused = refusal(state, 'h11 off N');
    expect(refused).toMatchObject({ rule: 'TC-WIN4' });
    expect(refused?.instead).toEqual(drive(state, 'h11 h16 N'));
  });

  test('diagonally too', () => {
    const state = given({ white: 'CLT h16 N', black: 'CLT a1 S' });
    expect(endsFrom(state, 'h16').filter((end) => end.startsWith('off'))).toEqual(['off N', 'off NE', 'off NW']);
  });

  test('only the command tank leaves', () => {
    const state = given({ white: 'LT h16 N, CLT a1 N', black: 'CLT p1 S' });
    expect(endsFrom(state, 'h16').some((end) => end.startsWith('off'))).toBe(false);
    expect(refusal(state, 'h16 off N')).toMatchObject({ rule: 'TC-Q3' });
  });

  test('only over the enemy edge', () => {
    const state = given({ white: 'CLT h1 S', black: 'CLT a16 S' });
    expect(endsFrom(state, 'h1').some((end) => end.startsWith('off'))).toBe(false);
  });
});

describe(cite('TC-WIN5', 'TC-Q3'), () => {
  test('not diagonally past the corner', () => {
    const state = given({ white: 'CLT a16 NW, LT p1 N', black: 'CLT p16 S' });
    expect(endsFrom(state, 'a16').filter((end) => end.startsWith('off'))).toEqual(['off N', 'off NE']);
    expect(refusal(state, 'a16 off NW')).toMatchObject({ rule: 'TC-WIN5', evidence: ['square:a16'] });
  });

  test('the inward diagonal of a corner file lands within the width', () => {
    const state = given({ white: 'CLT p16 NW', black: 'CLT a1 S' });
    expect(refusal(state, 'p16 off NW')).toBeNull();
  });
});

describe(cite('TC-Q2'), () => {
  const white = 'CLT h16 S';
  test('a command tank may leave in reverse', () => {
    const state = given({ white, black: 'CLT a1 S' });
    const { events } = play(state, drive(state, 'h16 off S'));
    expect(events[0]).toMatchObject({ type: 'drove', to: 'off', reverse: true, steps: 1 });
  });

  test('diagonally in reverse, but not past the corner', () => {
    expect(refusal(given({ white: 'CLT b16 SE', black: 'CLT p1 S' }), 'b16 off SE')).toBeNull();
    expect(refusal(given({ white: 'CLT a16 SE', black: 'CLT p1 S' }), 'a16 off SE')).not.toBeNull();
  });

  test('the switch demands a forward escape', () => {
    const state = given({ white, black: 'CLT a1 S', options: { forwardEscapeOnly: true } });
    expect(refusal(state, 'h16 off S')).toMatchObject({ rule: 'TC-Q2' });
    expect(refusal(state, 'h16 off N')).toBeNull();
  });
});

test(`${cite('TC-Q18')} no shot in the turn of the escape`, () => {
  const state = given({ white: 'CLT h15 N', black: 'CLT h9 S, LT e13 N' });
  expect(refusal(state, 'h15 off N x e13')).toMatchObject({ rule: 'TC-Q18', instead: drive(state, 'h15 off N') });
  expect(drives(state).filter((one) => one.to === 'off' && one.fireAt !== null)).toEqual([]);
});

describe(cite('TC-CHECK1', 'TC-Q7'), () => {
  test('check is announced when the next turn could destroy the command tank', () => {
    const state = given({ white: 'HT a1 N, CLT p1 N', black: 'CLT a12 S' });
    const { events } = play(state, drive(state, 'a1 a2 N'));
    expect(events.filter(({ type }) => type === 'announcedCheck')).toEqual([
      { type: 'announcedCheck', seat: 0, units: ['w0'], kinds: ['HT'] },
    ]);
  });

  test('no check where no piece can get there', () => {
    const state = given({ white: 'LT a1 N, CLT p1 N', black: 'CLT h16 S', obstacles: 'a2 b2 b1' });
    expect(types(play(state, drive(state, 'p1 p2 N')).events)).toEqual(['drove']);
  });
});

test(`${cite('TC-CHECK2', 'TC-Q7')} escape is announced, and both can apply`, () => {
  const state = given({ white: 'CLT h9 N, HT a1 N', black: 'CLT a12 E' });
  const { events } = play(state, drive(state, 'h9 h12 N'));
  expect(types(events)).toEqual(['drove', 'announcedCheck', 'announcedEscape']);
  expect(events[2]).toMatchObject({ seat: 0, units: ['w0'] });
});

test(`${cite('TC-Q8')} a check need not be answered`, () => {
  const state = given({ white: 'HT a1 N, CLT p1 N', black: 'CLT a12 S, LT p16 S' });
  const checked = playAll(state, 'a1 a2 N').state;
  expect(refusal(checked, 'p16 p15 S')).toBeNull();
  expect(endsFrom(checked, 'a12')).toContain('a11 S');
});

test(`${cite('TC-NOTE2')} no points: a drawn game has no winner however the pieces stand`, () => {
  const state = given({
    white: 'CLT h1 N, HT a1 N, HT b1 N, HT c1 N',
    black: 'CLT p16 S',
    obstacles: 'a3 b3 c3',
    options: { quietTurns: 50, threefold: false },
  });
  let now = state;
  for (let turn = 0; turn < 48; turn += 4) now = playAll(now, 'h1 h1 E', 'p16 p16 E', 'h1 h1 N', 'p16 p16 S').state;
  expect(tankChess.result(now)).toBeNull();
  expect(tankChess.result(playAll(now, 'h1 h1 E', 'p16 p16 E').state)).toEqual(drawn('TC-NOTE1'));
});
