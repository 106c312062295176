import { describe, expect, test } from 'vitest';
import { tankChess } from '../../../src/rules/tankChess';
import { between } from '../../../src/scenes/board/canvasSurface';
import { parseAddress, printAddress } from '../../../src/scenes/frame/router';
import { alarmsOf, drawAlarms, isRisky } from '../../../src/scenes/tankChess/board/alarms';
import { squareBox } from '../../../src/scenes/tankChess/board/geometry';
import { drive, drives, given, play } from '../../rules/tankChess/given';
import { allGames } from '../../support/allGames';
import { chessLook } from '../../support/chessTable';
import { cite } from '../../support/cite';
import { recordingStage } from '../board/recordingStage';

describe('arrows for check and escape', () => {
  test(`${cite('TC-CHECK1')} every piece that gives check has one, from where it would fire`, () => {
    const state = given({
      white: 'CLT a9 W, LT p9 S',
      black: 'HT a1 N, CLT p16 N',
      obstacles: 'o16 o15 p15',
      turn: 'white',
    });
    const [alarm] = alarmsOf(state);
    expect(alarmsOf(state)).toHaveLength(1);
    expect(alarm).toMatchObject({ from: 'a1', target: 'a9' });
  });

  test(`${cite('TC-CHECK2')} a command tank that could leave has one over the edge`, () => {
    const state = given({ size: 8, white: 'CLT h1 N, LT a1 N', black: 'CLT d2 S', obstacles: 'c1 g1 g2 h2' });
    expect(alarmsOf(state)).toMatchObject([{ from: 'd2', at: 'd1', target: null }]);
  });

  test('the arrow of a drive goes round what stands in its way', () => {
    const state = given({ size: 8, white: 'CLT c1 E', black: 'LT c7 S, CLT h8 S', obstacles: 'c6 e3 d2 h7 g7 g8' });
    const [alarm] = alarmsOf(state);
    expect(alarm).toMatchObject({ from: 'c7', at: 'c5', target: 'c1' });
    const record = recordingStage();
    drawAlarms(state, record.stage, chessLook());
    const walls = state.obstacles.map((at) => squareBox(8, at));
    const drawn = record.ids(`alarm:${alarm?.unit}/drive`).flatMap((id) => {
      const item = record.put.get(id)?.item;
      return item?.kind === 'shape' ? [...item.points] : [];
    });
    expect(drawn.length).toBeGreaterThan(3);
    for (const { x, y } of drawn)
      for (const wall of walls)
        expect(x > wall.x && x < wall.x + wall.width && y > wall.y && y < wall.y + wall.height).toBe(false);
  });

  test('there is none where nothing threatens', () => {
    expect(alarmsOf(given({ white: 'CLT h1 N, LT a1 N', black: 'CLT i16 S' }))).toEqual([]);
  });
});

describe('the warning before the commander is lost', () => {
  const state = given({
    size: 10,
    white: 'CLT e1 N, HT b1 N',
    black: 'HT e10 S, CLT j10 S',
    obstacles: 'e5 i10 i9 j9',
  });

  test('comes exactly where the enemy could then destroy the command tank', () => {
    const risky = drives(state).filter((turn) => isRisky(state, turn));
    expect(risky.length).toBeGreaterThan(0);
    for (const turn of drives(state)) {
      const { state: after } = play(state, turn);
      const shot = drives(after).some((reply) => {
        const target = after.pieces.find(({ at, status }) => at === reply.fireAt && status === 'fit');
        return target?.kind === 'CLT';
      });
      expect([turn, isRisky(state, turn)]).toEqual([turn, shot]);
    }
  });

  test('not for a turn that wins, and not for words about a draw', () => {
    const winning = given({ size: 10, white: 'HT a1 N, CLT e1 N', black: 'HT e10 S, CLT a9 W' });
    expect(isRisky(winning, drive(winning, 'a1 a2 N x a9'))).toBe(false);
    expect(isRisky(winning, { type: 'offerDraw', seat: 0 })).toBe(false);
    expect(tankChess.refuse(winning, drive(winning, 'a1 a2 N x a9'))).toBeNull();
  });
});

test('texts of Tank Chess are told from records and links', () => {
  const isOwn = (text: string) => allGames.table('tankChess')?.text?.isText(text);
  for (const text of ['[White "Mika"]\n1. LT C3>C5/N', '1. LT C3>C5/N', '{Hello} 1. LT C3>C5/N', '16 3hs2/16 w 1 0'])
    expect(isOwn(text)).toBe(true);
  for (const text of ['{"format": "hull-down/1"}', '#game=abc', 'hello', '']) expect(isOwn(text)).toBe(false);
});

test('addresses of the rooms', () => {
  for (const hash of [
    '#/learn/tankChess',
    '#/puzzles/tankChess/p01',
    '#/workshop/tankChess/8_cs7.8_w_1_0',
    '#/analysis/tankChess/~8_8',
    '#/analysis/tankChess/abc.12',
  ]) {
    const address = parseAddress(hash);
    expect(address === null ? null : printAddress(address)).toBe(hash);
  }
  expect(parseAddress('#/puzzles')).toBeNull();
  expect(parseAddress('#/puzzles/tankChess/a/b')).toBeNull();
  expect(parseAddress('#/puzzles/tankChess/a%20b')).toBeNull();
});

test('an item on its way turns the short way round', () => {
  const picture = { kind: 'picture', texture: 't', x: 0, y: 0, width: 1, height: 1, angle: 350 } as const;
  expect(between(picture, { angle: 10 }, 0.5)).toMatchObject({ angle: 360 });
  expect(between(picture, { x: 10, alpha: 0 }, 0.25)).toMatchObject({ x: 2.5, alpha: 0.75 });
});
