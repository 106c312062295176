import { describe, expect, test } from 'vitest';
import { tankChess } from '../../../src/rules/tankChess';
import { targets } from '../../../src/rules/tankChess/fire';
import { reachOf, routeOf } from '../../../src/rules/tankChess/overlay';
import { cite } from '../../support/cite';
import { drive, endsFrom, given, play, refusal, shotsFrom } from './given';

test(`${cite('TC-EX1')} a medium tank moves back and has three targets, of which it fires at one`, () => {
  const state = given({ white: 'LT g5 E, LT c5 E, LT k5 E', black: 'MT g10 S', turn: 'black' });
  expect(shotsFrom(state, 'g10', 'g11', 'S')).toEqual(['g5']);
  const wide = given({ white: 'LT g5 E, LT c7 E, LT k7 E', black: 'MT g10 S', turn: 'black' });
  expect(shotsFrom(wide, 'g10', 'g11', 'S')).toEqual(['c7', 'g5', 'k7']);
  const { state: next } = play(wide, drive(wide, 'g10 g11 S x k7'));
  expect(next.pieces.filter(({ status }) => status === 'wreck')).toHaveLength(1);
});

test(`${cite('TC-EX2')} a heavy tank next to a light tank has no shot`, () => {
  const state = given({ white: 'HT d4 E', black: 'LT e5 S' });
  expect(shotsFrom(state, 'd4', 'd4', 'NE')).toEqual([]);
  expect(refusal(state, 'd4 d4 NE x e5')).toMatchObject({ rule: 'TC-FIRE4' });
});

test(`${cite('TC-EX3')} a command tank destroys a medium tank from exactly behind`, () => {
  const state = given({ white: 'MT h8 N', black: 'CLT h2 N', turn: 'black' });
  expect(targets(state, 'h2', 'h3', 'N')).toMatchObject([{ at: 'h8', face: 'rear', gun: 1, armour: 0, kills: true }]);
});

test(`${cite('TC-EX4')} two pieces that each show armour II stand up to a medium tank`, () => {
  const state = given({ white: 'MT h2 N', black: 'MT h8 S, HT m8 E' });
  expect(targets(state, 'h2', 'h3', 'N')).toMatchObject([
    { at: 'h8', armour: 2, kills: false },
    { at: 'm8', armour: 2, kills: false },
  ]);
  expect(shotsFrom(state, 'h2', 'h3', 'N')).toEqual([]);
});

describe(cite('TC-EX5'), () => {
  test.each(['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'])(
    'a heavy tank destroys a command tank facing %s and wins',
    (facing) => {
      const state = given({ white: `CLT h5 ${facing}`, black: 'HT h12 S, CLT p16 S', turn: 'black' });
      expect(tankChess.result(play(state, drive(state, 'h12 h11 S x h5')).state)).toMatchObject({
        rule: 'TC-WIN1',
        winners: [1],
      });
    },
  );
});

test(`${cite('TC-EX6')} the command tank leaves with its fourth step`, () => {
  const state = given({ white: 'CLT h13 N', black: 'CLT a1 S' });
  expect(routeOf(state, drive(state, 'h13 off N'))).toHaveLength(4);
  expect(tankChess.result(play(state, drive(state, 'h13 off N')).state)?.winners).toEqual([0]);
});

test(`${cite('TC-EX7')} past the corner there is no way out this turn`, () => {
  const state = given({ white: 'CLT p16 N', black: 'CLT a3 SE', turn: 'black', wrecks: 'a2 b1 c1' });
  expect(endsFrom(state, 'a3')).toContain('a1 SW');
  expect(endsFrom(state, 'a3').filter((end) => end.startsWith('off'))).toEqual([]);
  expect(refusal(state, 'a3 off SW')).toMatchObject({ rule: 'TC-WIN5', evidence: ['square:a1'] });
});

test(`${cite('TC-EX8')} the mortar chooses between a medium tank at 3 and a tank destroyer at 5`, () => {
  const state = given({
    white: 'MT h9 N, TD h7 N',
    black: 'HM h13 S, LT h11 S',
    turn: 'black',
    obstacles: 'h10',
    wrecks: 'h8',
  });
  expect(shotsFrom(state, 'h13', 'h12', 'S')).toEqual(['h7', 'h9']);
});

describe(cite('TC-EX9'), () => {
  const table = {
    HT: { HT: 'nyy', MT: 'yyy', LT: 'yyy', CLT: 'yyy', TD: 'yyy', HM: 'yyy' },
    MT: { HT: 'nny', MT: 'nyy', LT: 'yyy', CLT: 'yyy', TD: 'nyy', HM: 'yyy' },
    LT: { HT: 'nnn', MT: 'nny', LT: 'nyy', CLT: 'nyy', TD: 'nny', HM: 'nyy' },
    CLT: { HT: 'nnn', MT: 'nny', LT: 'nyy', CLT: 'nyy', TD: 'nny', HM: 'nyy' },
    TD: { HT: 'yyy', MT: 'yyy', LT: 'yyy', CLT: 'yyy', TD: 'yyy', HM: 'yyy' },
    HM: { HT: 'yyy', MT: 'yyy', LT: 'yyy', CLT: 'yyy', TD: 'yyy', HM: 'yyy' },
  };
  const rows = Object.entries(table).flatMap(([firer, row]) =>
    Object.entries(row).map(([target, kills]) => [firer, target, kills] as const),
  );
  test.each(rows)('%s against %s, front, side, rear: %s', (firer, target, kills) => {
    const answers = ['S', 'E', 'N'].map((facing) => {
      const state = given({ white: `${firer} h2 N`, black: `${target} h7 ${facing}` });
      return shotsFrom(state, 'h2', 'h3', 'N').length === 1 ? 'y' : 'n';
    });
    expect(answers.join('')).toBe(kills);
  });
});

describe(cite('TC-EX10'), () => {
  test.each([
    ['SW', 'front'],
    ['S', 'side'],
    ['NE', 'rear'],
  ])('two squares north-east, facing %s: %s', (facing, face) => {
    const state = given({ white: 'HT d4 N', black: `MT f6 ${facing}` });
    expect(targets(state, 'd4', 'd4', 'N')).toMatchObject([{ at: 'f6', face }]);
  });
});

test(`${cite('TC-EX11')} a light tank turns on its way; a heavy tank has not the steps`, () => {
  const light = given({ white: 'LT d4 N', black: 'CLT p16 S' });
  expect(routeOf(light, drive(light, 'd4 f8 NE'))).toHaveLength(5);
  expect(refusal(light, 'd4 f8 NE')).toBeNull();
  const heavy = given({ white: 'HT d4 N', black: 'CLT p16 S' });
  // That end has a cheaper way of three steps; none of the ends takes four.
  expect(routeOf(heavy, drive(heavy, 'd4 e5 E'))).toHaveLength(3);
  expect(reachOf(heavy, 'w0').squares.flatMap(({ facings }) => facings.filter(({ steps }) => steps > 3))).toEqual([]);
  expect(refusal(heavy, 'd4 e6 E')).toMatchObject({ rule: 'TC-MOVE4' });
});

test(`${cite('TC-EX12')} left and right again is nothing; left twice is a move`, () => {
  const state = given({ white: 'MT d4 N', black: 'CLT p16 S' });
  expect(refusal(state, 'd4 d4 N')).toMatchObject({ rule: 'TC-MOVE11' });
  expect(refusal(state, 'd4 d4 W')).toBeNull();
});

describe(cite('TC-EX13'), () => {
  test.each(['HT', 'MT', 'LT', 'CLT', 'TD', 'HM'])('%s: back and a turn is illegal', (kind) => {
    const state = given({ white: `${kind} d4 N`, black: 'CLT p16 S' });
    for (const facing of ['NE', 'NW']) expect(refusal(state, `d4 d3 ${facing}`)).toMatchObject({ rule: 'TC-MOVE7' });
  });
});

test(`${cite('TC-EX14')} the mortar: not at 2, not at 6, but at 4 over a wreck`, () => {
  const at = (rank: number) => given({ white: 'HM h1 N', black: `LT h${rank} S`, wrecks: rank === 6 ? 'h4' : '' });
  expect(shotsFrom(at(4), 'h1', 'h2', 'N')).toEqual([]);
  expect(shotsFrom(at(8), 'h1', 'h2', 'N')).toEqual([]);
  expect(shotsFrom(at(6), 'h1', 'h2', 'N')).toEqual(['h6']);
});

test(`${cite('TC-EX15')} from the second last rank: onto the last, then off`, () => {
  const state = given({ white: 'CLT h15 N', black: 'CLT a1 S' });
  expect(routeOf(state, drive(state, 'h15 off N')).map(({ at }) => at)).toEqual(['h16', 'off']);
});
