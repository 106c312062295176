import { describe, expect, test } from 'vitest';
import { routeOf } from '../../../src/rules/tankChess/overlay';
import { cite } from '../../support/cite';
import { drive, endsFrom, given, play, playAll, refusal, tankChess } from './given';

const alone = (kind: string, at: string, facing: string) =>
  given({ white: `${kind} ${at} ${facing}`, black: 'CLT p16 S' });

test(`${cite('TC-TURN1')} White begins, then the sides alternate`, () => {
  const first = given({ white: 'CLT a1 N', black: 'CLT p16 S' });
  expect(first.active).toEqual([0]);
  const second = playAll(first, 'a1 a2 N').state;
  expect(second.active).toEqual([1]);
  expect(tankChess.refuse(second, { ...drive(second, 'a2 a3 N'), seat: 0 })).toEqual({ rule: 'TC-TURN1' });
  expect(playAll(second, 'p16 p15 S').state.active).toEqual([0]);
});

test(`${cite('TC-TURN2')} a turn drives one living piece of one's own`, () => {
  const state = given({ white: 'CLT a1 N', black: 'CLT p16 S', wrecks: 'd4' });
  expect(refusal(state, 'p16 p15 S')).toEqual({ rule: 'TC-TURN2', evidence: ['square:p16'] });
  expect(refusal(state, 'h8 h9 N')).toEqual({ rule: 'TC-TURN2', evidence: ['square:h8'] });
  expect(endsFrom(state, 'p16')).toEqual([]);
});

test(`${cite('TC-MOVE1', 'TC-MOVE2')} ahead and turns cost one step each`, () => {
  const state = alone('MT', 'h8', 'N');
  const steps = (text: string) => routeOf(state, drive(state, text)).map(({ move }) => move);
  expect(steps('h8 h10 N')).toEqual(['ahead', 'ahead']);
  expect(steps('h8 h8 E')).toEqual(['right', 'right']);
  expect(steps('h8 h8 NW')).toEqual(['left']);
  expect(steps('h8 i9 NE')).toEqual(['right', 'ahead']);
});

test(`${cite('TC-MOVE3')} straight moves and turns mix in any order`, () => {
  const state = alone('LT', 'h8', 'N');
  const route = routeOf(state, drive(state, 'h8 j10 N'));
  expect(route).toHaveLength(4);
  expect(route.map(({ at }) => at).at(-1)).toBe('j10');
  const zigzag = routeOf(state, drive(state, 'h8 i10 N'));
  expect(zigzag.filter(({ move }) => move === 'ahead')).toHaveLength(2);
});

describe(cite('TC-MOVE4'), () => {
  test.each([
    ['HT', 3],
    ['MT', 4],
    ['LT', 5],
    ['CLT', 5],
  ])('%s has %i steps', (kind, speed) => {
    const state = alone(kind, 'h1', 'N');
    expect(refusal(state, `h1 h${1 + speed} N`)).toBeNull();
    const far = refusal(state, `h1 h${2 + speed} N`);
    expect(far).toMatchObject({ rule: 'TC-MOVE4', evidence: ['square:h1'] });
    expect(far?.instead).toEqual(drive(state, `h1 h${1 + speed} N`));
  });

  test('fewer may be used', () => {
    expect(refusal(alone('LT', 'h1', 'N'), 'h1 h2 N')).toBeNull();
  });
});

test(`${cite('TC-MOVE5')} there are eight facings, and a diagonal step is one step`, () => {
  const ahead = { N: 'h9', NE: 'i9', E: 'i8', SE: 'i7', S: 'h7', SW: 'g7', W: 'g8', NW: 'g9' };
  for (const [facing, to] of Object.entries(ahead)) {
    const state = alone('HT', 'h8', facing);
    expect(routeOf(state, drive(state, `h8 ${to} ${facing}`)).map(({ move }) => move)).toEqual(['ahead']);
  }
});

describe(cite('TC-MOVE6', 'TC-MOVE7', 'TC-Q1'), () => {
  test.each(['HT', 'MT', 'LT', 'CLT', 'TD', 'HM'])('%s goes one square back, facing kept', (kind) => {
    const state = alone(kind, 'h8', 'NE');
    const { events } = play(state, drive(state, 'h8 g7 NE'));
    expect(events[0]).toMatchObject({
      type: 'drove',
      reverse: true,
      steps: 1,
      route: [{ move: 'back', at: 'g7', facing: 'NE' }],
    });
  });

  test('not two squares back', () => {
    expect(refusal(alone('LT', 'h8', 'N'), 'h8 h6 N')).toMatchObject({ rule: 'TC-MOVE6' });
  });

  test('not back and turned', () => {
    expect(refusal(alone('HT', 'h8', 'N'), 'h8 h7 NE')).toMatchObject({ rule: 'TC-MOVE7' });
  });

  test('not onto a taken square', () => {
    const state = given({ white: 'HT h8 N, LT h7 N', black: 'CLT p16 S' });
    expect(refusal(state, 'h8 h7 N')).toMatchObject({ rule: 'TC-MOVE10', evidence: ['square:h7'] });
  });
});

describe(cite('TC-MOVE8'), () => {
  const walled = given({ white: 'HT h8 N, LT g9 N', black: 'LT i9 S', obstacles: 'h9' });

  test('only through and onto empty squares', () => {
    expect(endsFrom(walled, 'h8').filter((end) => !end.startsWith('h8'))).toEqual(['g8 W', 'h7 N', 'i8 E']);
  });

  test(`${cite('TC-MOVE9')} not onto or across an obstacle`, () => {
    expect(refusal(walled, 'h8 h9 N')).toMatchObject({ rule: 'TC-MOVE9', evidence: ['square:h9'] });
    expect(refusal(walled, 'h8 h10 N')).toMatchObject({ rule: 'TC-MOVE9', evidence: ['square:h9'] });
  });

  test(`${cite('TC-MOVE10')} not onto or across a piece, own or enemy`, () => {
    expect(refusal(walled, 'h8 i9 NE')).toMatchObject({ rule: 'TC-MOVE10', evidence: ['square:i9'] });
    expect(refusal(walled, 'h8 j10 NE')).toMatchObject({ rule: 'TC-MOVE10', evidence: ['square:i9'] });
    expect(refusal(walled, 'h8 g9 NW')).toMatchObject({ rule: 'TC-MOVE10', evidence: ['square:g9'] });
  });
});

test(`${cite('TC-Q6')} a piece slips diagonally between two blocked squares`, () => {
  const state = given({ white: 'HT h8 NE', black: 'LT h9 S', obstacles: 'i8' });
  expect(refusal(state, 'h8 i9 NE')).toBeNull();
});

describe(cite('TC-MOVE11', 'TC-Q10'), () => {
  test('the same square with the same facing is no move', () => {
    const state = alone('MT', 'h8', 'N');
    expect(refusal(state, 'h8 h8 N')).toMatchObject({ rule: 'TC-MOVE11', evidence: ['square:h8'] });
    expect(endsFrom(state, 'h8')).not.toContain('h8 N');
  });

  test('the nearest allowed turn is offered instead', () => {
    const state = alone('MT', 'h8', 'N');
    expect(refusal(state, 'h8 h8 N')?.instead).toMatchObject({ from: 'h8', to: 'h8' });
  });
});

test(`${cite('TC-Q3')} side edges and the own edge are walls`, () => {
  const state = given({ white: 'CLT a1 W, LT p1 S', black: 'CLT p16 S' });
  for (const from of ['a1', 'p1']) expect(endsFrom(state, from).some((end) => end.startsWith('off'))).toBe(false);
  const small = given({ size: 8, white: 'MT h8 E, CLT a1 N', black: 'CLT a8 S' });
  expect(refusal(small, 'h8 i8 E')).toMatchObject({ rule: 'TC-Q3' });
});

test(`${cite('TC-MOVE2')} the route shown is one of the cheapest`, () => {
  const state = given({ white: 'LT c1 N', black: 'CLT p16 S', obstacles: 'c3' });
  const route = routeOf(state, drive(state, 'c1 d4 N'));
  expect(route.filter(({ move }) => move === 'ahead')).toHaveLength(3);
  expect(route.filter(({ move }) => move === 'left')).toHaveLength(1);
  expect(route.filter(({ move }) => move === 'right')).toHaveLength(1);
  expect(route.map(({ at }) => at)).not.toContain('c3');
});
