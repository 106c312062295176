import { describe, expect, test } from 'vitest';
import { won } from '../../../src/rules/core/result';
import { FACING_NAMES } from '../../../src/rules/core/square';
import { tankChess } from '../../../src/rules/tankChess';
import { targets } from '../../../src/rules/tankChess/fire';
import { routeOf } from '../../../src/rules/tankChess/overlay';
import { cite } from '../../support/cite';
import { drive, endsFrom, type Given, given, play, refusal, shotsFrom, start } from './given';

// The figures of the book are drawn on the printed board.
const obstacles = start('standard16').obstacles.join(' ');
const figure = (text: Given) => given({ obstacles, ...text });

describe('movement figures', () => {
  test(`${cite('TC-MOVE3', 'TC-MOVE5')} a: a light tank goes R F F L F`, () => {
    const open = figure({ white: 'LT e11 E' });
    expect(routeOf(open, drive(open, 'e11 h9 E'))).toHaveLength(5);
    // Another way is as short; with that one closed the drawn one remains.
    const state = figure({ white: 'LT e11 E', wrecks: 'f11' });
    const route = routeOf(state, drive(state, 'e11 h9 E'));
    expect(route.map(({ move, at }) => `${move} ${at}`)).toEqual([
      'right e11',
      'ahead f10',
      'ahead g9',
      'left g9',
      'ahead h9',
    ]);
  });

  test(`${cite('TC-MOVE4')} b: a medium tank goes R R R F`, () => {
    const state = figure({ black: 'MT d13 N', turn: 'black' });
    expect(routeOf(state, drive(state, 'd13 e12 SE')).map(({ move }) => move)).toEqual([
      'right',
      'right',
      'right',
      'ahead',
    ]);
  });

  test(`${cite('TC-MOVE1')} c: a heavy tank turns left`, () => {
    const state = given({ white: 'HT d4 SW' });
    expect(routeOf(state, drive(state, 'd4 d4 S')).map(({ move }) => move)).toEqual(['left']);
  });

  test(`${cite('TC-MOVE6', 'TC-Q1')} d: a medium tank reverses`, () => {
    const state = given({ white: 'MT d4 NE' });
    expect(routeOf(state, drive(state, 'd4 c3 NE'))).toEqual([{ move: 'back', at: 'c3', facing: 'NE' }]);
  });

  test(`${cite('TC-MOVE11')} e: left and right again`, () => {
    expect(refusal(given({ white: 'LT d4 N' }), 'd4 d4 N')).toMatchObject({ rule: 'TC-MOVE11' });
  });

  test(`${cite('TC-Q6', 'TC-MOVE8')} f: between an enemy and an own piece`, () => {
    const state = given({ white: 'LT d4 N, LT e4 N', black: 'MT d5 S', obstacles: 'd6' });
    expect(routeOf(state, drive(state, 'd4 e6 N')).map(({ move, at }) => `${move} ${at}`)).toEqual([
      'right d4',
      'ahead e5',
      'left e5',
      'ahead e6',
    ]);
  });
});

describe(`${cite('TC-ARMOR2', 'TC-ARMOR3', 'TC-ARMOR4')} armour grid`, () => {
  const firerAt = { N: 'h3', NE: 'c3', E: 'c8', SE: 'c13', S: 'h13', SW: 'm13', W: 'm8', NW: 'm3' };
  const faceOf = (facing: string) =>
    Object.fromEntries(
      FACING_NAMES.map((shot) => {
        const state = given({ white: `HT ${firerAt[shot]} ${shot}`, black: `MT h8 ${facing}` });
        return [shot, targets(state, firerAt[shot], firerAt[shot], shot)[0]?.face];
      }),
    );

  test('a target facing north', () => {
    expect(faceOf('N')).toEqual({
      N: 'rear',
      NE: 'side',
      E: 'side',
      SE: 'side',
      S: 'front',
      SW: 'side',
      W: 'side',
      NW: 'side',
    });
  });

  test('a target facing north-west', () => {
    expect(faceOf('NW')).toEqual({
      N: 'side',
      NE: 'side',
      E: 'side',
      SE: 'front',
      S: 'side',
      SW: 'side',
      W: 'side',
      NW: 'rear',
    });
  });
});

describe('shooting figures', () => {
  test(`${cite('TC-FIRE2', 'TC-KILL1')} a: half right into a side`, () => {
    const state = figure({ white: 'MT f9 NW', black: 'MT b8 S' });
    expect(refusal(state, 'f9 e8 SW x b8')).toBeNull();
    expect(targets(state, 'f9', 'e8', 'SW')).toMatchObject([
      { at: 'b8', face: 'side', armour: 1, gun: 2, kills: true },
    ]);
  });

  test(`${cite('TC-FIRE5', 'TC-FIRE7', 'TC-EX1')} b: three targets after a reverse`, () => {
    const state = figure({ white: 'HT h3 N, LT j3 SW, MT n1 NW, MT j2 W', black: 'MT i2 NE, LT i3 E', turn: 'black' });
    expect(shotsFrom(state, 'i2', 'h1', 'NE')).toEqual(['h3', 'j3', 'n1']);
    expect(
      targets(state, 'i2', 'h1', 'NE')
        .map(({ at, face, armour }) => [at, face, armour])
        .sort(),
    ).toEqual([
      ['h3', 'rear', 1],
      ['j3', 'front', 1],
      ['n1', 'side', 1],
    ]);
  });

  test(`${cite('TC-FIRE4', 'TC-EX2')} c: adjacent`, () => {
    const state = figure({ white: 'HT a8 W', black: 'LT b8 S' });
    for (const facing of ['NE'] as const) expect(shotsFrom(state, 'a8', 'a8', facing)).toEqual([]);
    expect(refusal(state, 'a8 a8 NE x b8')).toMatchObject({ rule: 'TC-FIRE4' });
  });

  test(`${cite('TC-EX3', 'TC-ARMOR3')} d: a command tank from behind`, () => {
    const state = figure({ white: 'MT l7 SE', black: 'CLT m9 W', turn: 'black' });
    expect(refusal(state, 'm9 j9 S x l7')).toBeNull();
    expect(targets(state, 'm9', 'j9', 'S')).toMatchObject([{ at: 'l7', face: 'rear', armour: 0, kills: true }]);
  });

  test(`${cite('TC-EX4', 'TC-KILL1')} e: two that stand up to it`, () => {
    const state = figure({ white: 'MT h9 N', black: 'MT l11 SW, HT n9 SE' });
    expect(
      targets(state, 'h9', 'j9', 'E')
        .map(({ at, face, armour, kills }) => [at, face, armour, kills])
        .sort(),
    ).toEqual([
      ['l11', 'front', 2, false],
      ['n9', 'side', 2, false],
    ]);
    expect(refusal(state, 'h9 j9 E x n9')).toMatchObject({ rule: 'TC-KILL1' });
    expect(refusal(state, 'h9 j9 E')).toBeNull();
  });

  test(`${cite('TC-EX5', 'TC-WIN1')} f: the command tank falls`, () => {
    const state = figure({ white: 'CLT i4 NE', black: 'HT e5 NE, CLT i16 S', turn: 'black', wrecks: 'e4 j5' });
    const { state: end } = play(state, drive(state, 'e5 f4 SE x i4'));
    expect(tankChess.result(end)).toEqual(won('TC-WIN1', [1]));
  });

  test(`${cite('TC-TD4', 'TC-TD3')} g: a tank destroyer through a heavy front`, () => {
    const state = given({ white: 'TD d4 NE', black: 'HT h3 NW' });
    const route = routeOf(state, drive(state, 'd4 f5 SE'));
    expect(route.map(({ move }) => move)).toEqual(['ahead', 'right', 'ahead', 'right']);
    expect(targets(state, 'd4', 'f5', 'SE')).toMatchObject([
      { at: 'h3', face: 'front', armour: 3, gun: 4, kills: true },
    ]);
  });

  test(`${cite('TC-HM5', 'TC-HM6', 'TC-EX8')} h: the mortar over an obstacle`, () => {
    const state = given({ white: 'MT h5 S, TD j5 S, LT k5 S', black: 'HM d4 N', turn: 'black', obstacles: 'f5 g5' });
    expect(refusal(state, 'd4 e5 E')).toBeNull();
    expect(shotsFrom(state, 'd4', 'e5', 'E')).toEqual(['h5', 'j5']);
    expect(refusal(state, 'd4 e5 E x k5')).toMatchObject({ rule: 'TC-HM6' });
  });
});

describe('escape figures', () => {
  test(`${cite('TC-WIN4', 'TC-EX6')} a: out south-west with the fourth step`, () => {
    const state = figure({ black: 'CLT h3 W', turn: 'black', wrecks: 'h2 e1' });
    const out = drive(state, 'h3 off SW');
    expect(routeOf(state, out).map(({ move, at }) => `${move} ${at}`)).toEqual([
      'left h3',
      'ahead g2',
      'ahead f1',
      'ahead off',
    ]);
    expect(tankChess.result(play(state, out).state)).toEqual(won('TC-WIN2', [1]));
  });

  test(`${cite('TC-WIN5', 'TC-EX7')} b: not past the corner with the fifth step`, () => {
    const state = figure({ black: 'CLT a3 SE', turn: 'black', wrecks: 'b1 c1 a2' });
    expect(routeOf(state, drive(state, 'a3 a1 SW'))).toHaveLength(4);
    expect(endsFrom(state, 'a3')).not.toContain('off SW');
  });

  test(`${cite('TC-WIN5', 'TC-Q3')} c: from the b-file the same step is good`, () => {
    const state = figure({ black: 'CLT b1 SW', turn: 'black' });
    expect(routeOf(state, drive(state, 'b1 off SW')).map(({ move }) => move)).toEqual(['ahead']);
  });
});
