import { describe, expect, test } from 'vitest';
import { FACING_NAMES } from '../../../src/rules/core/square';
import { pieceCharts } from '../../../src/rules/tankChess/data/pieces';
import { fireLines, targets } from '../../../src/rules/tankChess/fire';
import { type Face, kinds } from '../../../src/rules/tankChess/types';
import { cite } from '../../support/cite';
import { drive, drives, endsFrom, given, play, refusal, shotsFrom, tankChess, types } from './given';

test(`${cite('TC-TURN3')} only the piece that moved fires`, () => {
  const state = given({ white: 'HT a1 N, HT h1 N', black: 'LT a8 E, LT h8 E' });
  const shots = drives(state).filter((one) => one.fireAt !== null);
  expect(shots.length).toBeGreaterThan(0);
  const files = { a1: 'a8', h1: 'h8' };
  for (const shot of shots.filter((one) => one.facing === 'N' && one.to.startsWith(one.from.slice(0, 1)))) {
    expect(shot.fireAt).toBe(shot.from === 'a1' ? files.a1 : files.h1);
  }
});

test(`${cite('TC-TURN4', 'TC-Q4')} fire is optional, from the end of the move, one shot at most`, () => {
  const state = given({ white: 'HT a1 N', black: 'LT c5 E, CLT n16 S' });
  expect(refusal(state, 'a1 a3 N')).toBeNull();
  expect(refusal(state, 'a1 a3 N x c5')).toBeNull();
  // From where it started it could not have hit.
  expect(targets(state, 'a1', 'a1', 'N')).toEqual([]);
  expect(types(play(state, drive(state, 'a1 a3 N x c5')).events).filter((type) => type === 'fired')).toHaveLength(1);
});

test(`${cite('TC-FIRE1')} a piece that has not moved does not fire; a way to that shot is offered`, () => {
  const state = given({ white: 'HT a1 N', black: 'LT a8 E, CLT p16 S' });
  const refused = refusal(state, 'a1 a1 N x a8');
  expect(refused).toMatchObject({ rule: 'TC-FIRE1', evidence: ['square:a1'] });
  expect(refused?.instead).toMatchObject({ from: 'a1', fireAt: 'a8' });
  expect(refused?.instead && tankChess.refuse(state, drive(state, 'a1 a2 N x a8'))).toBeNull();
});

test(`${cite('TC-FIRE1')} where no way leads to the shot, the drive nearest to the target is offered`, () => {
  const state = given({ white: 'HT h1 N', black: 'LT h14 S, CLT p16 S', obstacles: 'h10' });
  expect(refusal(state, 'h1 h1 N x h14')).toMatchObject({ rule: 'TC-FIRE1', instead: drive(state, 'h1 h4 N') });
});

test(`${cite('TC-FIRE1')} empty squares and obstacles are no targets`, () => {
  const state = given({ white: 'HT a1 N', black: 'CLT p16 S', obstacles: 'a9' });
  expect(refusal(state, 'a1 a2 N x a7')).toMatchObject({ rule: 'TC-FIRE1', evidence: ['square:a7'] });
  expect(refusal(state, 'a1 a2 N x a9')).toMatchObject({ rule: 'TC-FIRE1', instead: drive(state, 'a1 a2 N') });
});

describe(cite('TC-FIRE2'), () => {
  const around = 'LT h11 E, LT k11 S, LT k8 S, LT k5 S, LT h5 E, LT e5 S, LT e8 S, LT e11 S';
  test.each(['HT', 'MT', 'LT', 'CLT'])('%s fires ahead and half left and right', (kind) => {
    const state = given({ white: `${kind} h7 N`, black: around });
    expect(targets(state, 'h7', 'h8', 'N').map(({ at }) => at)).toEqual(['h11', 'e11', 'k11']);
    expect(refusal(state, 'h7 h8 N x k8')).toMatchObject({ rule: 'TC-FIRE2', evidence: ['square:k8'] });
  });

  test('off the eight lines there is no shot', () => {
    const state = given({ white: 'HT a1 N', black: 'LT b9 E' });
    expect(refusal(state, 'a1 a2 N x b9')).toMatchObject({ rule: 'TC-FIRE2' });
  });
});

test(`${cite('TC-FIRE3')} everything between must be empty`, () => {
  const state = given({ white: 'HT a1 N, LT b6 N', black: 'LT a8 E, LT e6 W', wrecks: 'a5', obstacles: 'c4' });
  expect(refusal(state, 'a1 a2 N x a8')).toMatchObject({ rule: 'TC-FIRE3', evidence: ['square:a5'] });
  expect(refusal(state, 'a1 a2 N x e6')).toMatchObject({ rule: 'TC-FIRE3', evidence: ['square:c4'] });
  expect(shotsFrom(state, 'a1', 'a2', 'N')).toEqual([]);
});

test(`${cite('TC-FIRE3')} the square the firer left is empty`, () => {
  const state = given({ white: 'HT h8 S', black: 'LT h11 E' });
  expect(shotsFrom(state, 'h8', 'h7', 'S')).toEqual([]);
  const back = given({ white: 'HT h8 N', black: 'LT h11 E' });
  expect(shotsFrom(back, 'h8', 'h7', 'N')).toEqual(['h11']);
});

test(`${cite('TC-FIRE4')} an adjacent piece cannot be fired at`, () => {
  const state = given({ white: 'HT a1 N', black: 'LT a4 E, LT b4 E' });
  expect(refusal(state, 'a1 a3 N x a4')).toMatchObject({ rule: 'TC-FIRE4', evidence: ['square:a4'] });
  expect(refusal(state, 'a1 a3 N x b4')).toMatchObject({ rule: 'TC-FIRE4' });
  expect(refusal(state, 'a1 a2 N x a4')).toBeNull();
});

test(`${cite('TC-FIRE5')} of several targets exactly one is chosen`, () => {
  const state = given({ white: 'HT d1 N', black: 'LT d9 E, LT a5 E, LT g5 E' });
  expect(shotsFrom(state, 'd1', 'd2', 'N')).toEqual(['a5', 'd9', 'g5']);
  const { state: next } = play(state, drive(state, 'd1 d2 N x a5'));
  expect(next.pieces.filter((piece) => piece.status === 'wreck').map(({ at }) => at)).toEqual(['a5']);
});

test(`${cite('TC-FIRE6', 'TC-Q5', 'TC-KILL1')} a shot that would bounce is seen, told and not offered`, () => {
  const state = given({ white: 'MT a1 N', black: 'HT a8 S' });
  expect(targets(state, 'a1', 'a2', 'N')).toMatchObject([{ at: 'a8', face: 'front', gun: 2, armour: 3, kills: false }]);
  expect(refusal(state, 'a1 a2 N x a8')).toEqual({
    rule: 'TC-KILL1',
    evidence: ['square:a8'],
    instead: drive(state, 'a1 a2 N'),
  });
});

test(`${cite('TC-FIRE7')} a piece that moved back may fire`, () => {
  const state = given({ white: 'HT d4 N', black: 'LT d6 E' });
  expect(refusal(state, 'd4 d3 N x d6')).toBeNull();
});

test(`${cite('TC-Q6')} a shot passes diagonally between two blocked squares`, () => {
  const state = given({ white: 'HT a1 N', black: 'LT c4 E', obstacles: 'a3 b2' });
  expect(shotsFrom(state, 'a1', 'a2', 'N')).toEqual(['c4']);
});

test(`${cite('TC-Q19')} own pieces are no targets, and block`, () => {
  const state = given({ white: 'HT a1 N, LT a5 E', black: 'LT a9 E' });
  expect(refusal(state, 'a1 a2 N x a5')).toMatchObject({ rule: 'TC-Q19', evidence: ['square:a5'] });
  expect(refusal(state, 'a1 a2 N x a9')).toMatchObject({ rule: 'TC-FIRE3', evidence: ['square:a5'] });
});

describe(cite('TC-ARMOR1', 'TC-ARMOR2', 'TC-ARMOR3', 'TC-ARMOR4'), () => {
  const from = ['h3', 'c3', 'c8', 'c13', 'h13', 'm13', 'm8', 'm3'];
  const grid = FACING_NAMES.flatMap((shot, s) => FACING_NAMES.map((target, g) => ({ shot, target, s, g })));
  test.each(grid)('a shot flying $shot at a tank facing $target', ({ shot, target, s, g }) => {
    const at = from[s] ?? '';
    const state = given({ white: `HT ${at} ${shot}`, black: `HT h8 ${target}` });
    const [hit] = targets(state, at, at, shot);
    const expected: Face = (s - g + 8) % 8 === 4 ? 'front' : s === g ? 'rear' : 'side';
    expect(hit).toMatchObject({ at: 'h8', face: expected, armour: { front: 3, side: 2, rear: 1 }[expected] });
  });

  test('armour never grows towards the rear, and the front is the strongest', () => {
    for (const kind of kinds) {
      const { front, side, rear } = pieceCharts[kind].armour;
      expect([front > side, side >= rear]).toEqual([true, true]);
    }
  });
});

test(`${cite('TC-ARMOR5')} the armour table`, () => {
  const rows = (['HT', 'MT', 'LT', 'CLT'] as const).map((kind) => Object.values(pieceCharts[kind].armour));
  expect(rows).toEqual([
    [3, 2, 1],
    [2, 1, 0],
    [1, 0, 0],
    [1, 0, 0],
  ]);
});

test(`${cite('TC-KILL2')} the firepower table`, () => {
  expect((['HT', 'MT', 'LT', 'CLT'] as const).map((kind) => pieceCharts[kind].gun.power)).toEqual([3, 2, 1, 1]);
});

describe(cite('TC-KILL3'), () => {
  test.each(['HT', 'MT', 'LT', 'CLT'])('%s destroys its like from the side or the rear only', (kind) => {
    const against = (facing: string) => {
      const state = given({ white: `${kind} h2 N`, black: `${kind} h8 ${facing}` });
      return targets(state, 'h2', 'h3', 'N').map(({ kills }) => kills);
    };
    expect([against('S'), against('E'), against('NE'), against('N')]).toEqual([[false], [true], [true], [true]]);
  });
});

test(`${cite('TC-KILL4')} a destroyed piece stays on its square and never moves again`, () => {
  const state = given({ white: 'HT a1 N, CLT p1 N', black: 'LT a8 E, CLT p16 S' });
  const { state: next, events } = play(state, drive(state, 'a1 a2 N x a8'));
  expect(types(events).slice(0, 3)).toEqual(['drove', 'fired', 'destroyed']);
  expect(events[1]).toMatchObject({ unit: 'w0', from: 'a2', at: 'a8', target: 'b0', face: 'side', gun: 3, armour: 0 });
  expect(next.pieces.find(({ id }) => id === 'b0')).toMatchObject({ at: 'a8', status: 'wreck' });
  expect(refusal(next, 'a8 b8 E')).toEqual({ rule: 'TC-KILL4', evidence: ['square:a8'] });
});

test(`${cite('TC-KILL5')} a wreck blocks the way and the line of fire, and is no target`, () => {
  const state = given({ white: 'HT a6 N, CLT p1 N', black: 'LT a9 E, LT a12 E, CLT p16 S' });
  const shot = play(state, drive(state, 'a6 a7 N x a9')).state;
  const next = play(shot, drive(shot, 'p16 p15 S')).state;
  expect(refusal(next, 'a7 a9 N')).toMatchObject({ rule: 'TC-KILL5', evidence: ['square:a9'] });
  expect(refusal(next, 'a7 a10 N')).toMatchObject({ rule: 'TC-KILL5', evidence: ['square:a9'] });
  expect(refusal(next, 'a7 a6 N x a12')).toMatchObject({ rule: 'TC-FIRE3', evidence: ['square:a9'] });
  expect(refusal(next, 'a7 a6 N x a9')).toMatchObject({ rule: 'TC-KILL5' });
  expect(endsFrom(next, 'a7')).not.toContain('a9 N');
});

test('the lines of fire say where they end and what they meet', () => {
  const state = given({ white: 'MT a1 N', black: 'HT a8 S', obstacles: 'd5' });
  const [ahead, left, right] = fireLines(state, 'a1', 'a2', 'N');
  expect(ahead?.stop).toBe('a8');
  expect(ahead?.shots.map(({ kills }) => kills)).toEqual([false]);
  expect(ahead?.squares.map(({ at, inRange }) => `${at} ${inRange}`).slice(0, 2)).toEqual(['a3 false', 'a4 true']);
  expect(left).toMatchObject({ squares: [], stop: null });
  expect(right?.squares.map(({ at }) => at)).toEqual(['b3', 'c4', 'd5']);
  expect(right?.stop).toBe('d5');
});
