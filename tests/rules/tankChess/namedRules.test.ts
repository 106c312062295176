import { describe, expect, test } from 'vitest';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import { FACING_NAMES } from '../../../src/rules/core/square';
import { boardOf } from '../../../src/rules/tankChess/board';
import { pieceCharts } from '../../../src/rules/tankChess/data/pieces';
import { reachFrom } from '../../../src/rules/tankChess/movement';
import { writeDrive } from '../../../src/rules/tankChess/notation';
import { reachOf } from '../../../src/rules/tankChess/overlay';
import { timeControl } from '../../../src/rules/tankChess/pace';
import { begin } from '../../../src/rules/tankChess/phases';
import { snapshotOf } from '../../../src/rules/tankChess/positionText';
import { drivesOf } from '../../../src/rules/tankChess/turns';
import type { Drive, State } from '../../../src/rules/tankChess/types';
import { cite } from '../../support/cite';
import { drive, given, refusal, shotsFrom, tankChess } from './given';

const at = (state: State, seat: number, ...refs: Parameters<typeof tankChess.commandAt>[2]) =>
  tankChess.commandAt(state, seat, refs);

describe(`${cite('TC-Q5')} the rule that is named is the one that forbids`, () => {
  const ruleOf = (white: string, text: string, forwardEscapeOnly = false, turn: 'white' | 'black' = 'white') => {
    const sides = turn === 'white' ? { white, black: 'CLT h1 S' } : { white: 'CLT a8 N', black: white };
    return refusal(given({ size: 8, ...sides, turn, options: { forwardEscapeOnly } }), text)?.rule;
  };
  test.each<readonly [string, string, string, boolean]>([
    ['CLT a5 N', 'a5 off NW', 'TC-WIN5', false],
    ['CLT a4 N', 'a4 off NW', 'TC-WIN4', false],
    ['CLT d8 N', 'd8 off S', 'TC-WIN4', true],
    ['CLT d8 N', 'd8 off S', 'TC-WIN4', false],
    ['CLT d8 E', 'd8 off E', 'TC-WIN4', true],
    ['CLT d8 SW', 'd8 off SW', 'TC-Q2', true],
    ['CLT d8 S', 'd8 off S', 'TC-Q2', true],
    ['CLT a1 N, HT d8 N', 'd8 off N', 'TC-Q3', false],
  ])(`${cite('TC-WIN4', 'TC-WIN5', 'TC-Q2')} %s, %s: %s`, (white, text, rule, forwardOnly) => {
    expect(ruleOf(white, text, forwardOnly)).toBe(rule);
  });

  test(`${cite('TC-Q2')} and Black backs the other way`, () => {
    expect(ruleOf('CLT e1 N', 'e1 off N', true, 'black')).toBe('TC-Q2');
    expect(ruleOf('CLT e1 N', 'e1 off N', false, 'black')).toBeUndefined();
  });

  test(`${cite('TC-MOVE1', 'TC-MOVE6', 'TC-MOVE11', 'TC-Q3')} on the spot, behind and beyond the board`, () => {
    const state = given({ size: 8, white: 'HT d8 N, LT a1 N, CLT h1 N', black: 'CLT h8 S, LT b1 S' });
    const { speedRule } = pieceCharts.HT;
    expect(refusal(state, 'd8 d8 S')?.rule).toBe(speedRule);
    expect(refusal(state, 'd8 d8 N')?.rule).toBe('TC-MOVE11');
    expect(refusal(state, 'd8 d6 S')?.rule).toBe(speedRule);
    expect(refusal(state, 'd8 d6 N')?.rule).toBe('TC-MOVE6');
    expect(refusal(state, 'a1 x24 NE')?.rule).toBe('TC-Q3');
    expect(writeDrive(state, drive(state, 'a1 h7 N'))).toBe('LT A1>H7/N');
  });

  test(`${cite('TC-FIRE1')} a shot at nothing, at oneself or beyond the board`, () => {
    const state = given({ size: 8, white: 'HT d8 N, LT a1 N, CLT h1 N', black: 'CLT h8 S, LT b1 S' });
    for (const goal of ['d8', 'e5', 'x24']) expect(refusal(state, `d8 d8 NE x ${goal}`)?.rule).toBe('TC-FIRE1');
    expect(refusal(state, 'd8 d8 NE x x24')?.evidence ?? []).toEqual([]);
    const corner = given({ size: 8, white: 'HT a5 S, CLT h1 N', black: 'CLT a1 E' });
    expect(shotsFrom(corner, 'a5', 'a4', 'S')).toEqual(['a1']);
  });

  test(`${cite('TC-Q5')} who may move at all is always shown how near he can come`, () => {
    const state = given({ size: 8, white: 'CLT d7 N, LT a8 N', black: 'CLT h1 S', obstacles: 'c3' });
    for (const to of ['c3', 'd1', 'h8', 'a8'])
      for (const facing of ['N', 'S', 'W'])
        expect(refusal(state, `d7 ${to} ${facing}`)?.instead, `${to} ${facing}`).toMatchObject({ from: 'd7' });
  });
});

test(`${cite('TC-Q5', 'TC-MOVE1')} of ways that come as near, the one with the fewest steps is offered`, () => {
  const state = given({ size: 12, white: 'LT c3 NE, CLT l1 N', black: 'CLT l12 S', obstacles: 'd5 f6 e3' });
  const apart = (one: string, other: string) =>
    Math.max(
      Math.abs(one.charCodeAt(0) - other.charCodeAt(0)),
      Math.abs(Number(one.slice(1)) - Number(other.slice(1))),
    );
  const compass: readonly string[] = FACING_NAMES;
  const turns = (one: string, other: string) => {
    const by = (compass.indexOf(one) - compass.indexOf(other) + 8) % 8;
    return Math.min(by, 8 - by);
  };
  const ends = reachOf(state, 'w0').squares.flatMap(({ at: square, facings }) =>
    facings.map((end) => ({ ...end, square })),
  );
  for (const goal of ['d5', 'f6', 'k11', 'c12', 'l4', 'a11'])
    for (const facing of FACING_NAMES) {
      const instead = refusal(state, `c3 ${goal} ${facing}`)?.instead as Drive;
      const far = (square: string, way: string) => apart(square, goal) * 10 + turns(way, facing);
      const near = ends.filter((end) => far(end.square, end.facing) === far(instead.to, instead.facing));
      const chosen = near.find((end) => end.square === instead.to && end.facing === instead.facing);
      expect(chosen?.steps, `${goal} ${facing}`).toBe(Math.min(...near.map(({ steps }) => steps)));
    }
});

test(`${cite('TC-Q9')} a draw is offered and answered with buttons of those names`, () => {
  const state = given({ size: 8, white: 'CLT a1 N', black: 'CLT h8 S' });
  const asked: State = { ...state, offer: 'open', phase: 'drawOffer', active: [1] };
  for (const [type, seat, where] of [
    ['offerDraw', 0, state],
    ['acceptDraw', 1, asked],
    ['declineDraw', 1, asked],
  ] as const) {
    expect(tankChess.path({ type, seat })).toEqual([`button:${type}`]);
    expect(at(where, seat, `button:${type}`)).toEqual({ type, seat });
  }
});

describe(`${cite('TC-TURN1', 'TC-Q9')} when a phase is over`, () => {
  const state = given({ size: 8, white: 'CLT a8 N, LT c3 N', black: 'CLT h1 S, LT c5 S' });
  const over = (change: Partial<State>) => tankChess.isPhaseOver({ ...state, ...change });
  test('after a drive, with an offer on the table, at the end, and where nobody is asked', () => {
    expect(over({ phase: 'turn' })).toBe(false);
    expect(over({ phase: 'turn', driven: true })).toBe(true);
    expect(over({ phase: 'turn', offer: 'open' })).toBe(true);
    const ending = { winners: [0], drawn: false, degree: null, scores: null, rule: 'TC-WIN1' } as const;
    expect(over({ phase: 'turn', ending })).toBe(true);
    expect(over({ phase: 'announcement' })).toBe(true);
    expect(over({ phase: 'over' })).toBe(true);
    expect(over({ phase: 'drawOffer', offer: 'open' })).toBe(false);
    expect(over({ phase: 'drawOffer', offer: 'refused' })).toBe(true);
  });

  test('nobody is asked once it is over', () => {
    const draft = { ...state, phase: 'over' as const, active: [0] };
    begin(draft, { dice: openDice(seedDice('over')), emit: () => {} });
    expect(draft.active).toEqual([]);
  });
});

describe('a wreck counts for nothing', () => {
  const state = given({ size: 8, white: 'CLT a1 N, HT c3 NE', black: 'CLT h8 S, HT f6 SW' });
  const fallen: State = {
    ...state,
    pieces: state.pieces.map((piece) => (piece.at === 'c3' ? { ...piece, status: 'wreck' } : piece)),
  };

  test(`${cite('TC-KILL4')} neither in what a position is worth, nor among the turns, and it lies there once`, () => {
    expect(tankChess.score(state, 0)).toBe(0);
    const gone = { ...state, pieces: state.pieces.filter(({ at }) => at !== 'c3') };
    expect(tankChess.score(fallen, 0)).toBe(tankChess.score(gone, 0));
    const found = [...drivesOf(boardOf(fallen), 0, (number) => reachFrom(boardOf(fallen), number))];
    expect(new Set(found.map(({ drive: each }) => each.from))).toEqual(new Set(['a1']));
    expect(snapshotOf(state).wrecks).toEqual([]);
    expect(snapshotOf(fallen).wrecks).toEqual(['c3']);
  });

  test(`${cite('TC-Q18')} who leaves the board does not fire`, () => {
    const leaving = given({ size: 8, white: 'CLT a8 N', black: 'CLT h1 S' });
    const out = [...drivesOf(boardOf(leaving), 0, (number) => reachFrom(boardOf(leaving), number))];
    const off = out.filter(({ drive: each }) => each.to === 'off');
    expect(off.length).toBeGreaterThan(0);
    expect(off.map(({ drive: each }) => each.fireAt)).toEqual(off.map(() => null));
  });

  test(`${cite('TC-Q16')} an increment that is no number is none`, () => {
    const control = (clockIncrement: number | string) =>
      timeControl({ setup: 'standard16', seats: 2, options: { clockIncrement } })?.increment;
    expect([control(5), control('5')]).toEqual([5, 0]);
  });

  test('pointing at nothing means nothing; at a square too far, the facing stays', () => {
    expect(at(state, 0)).toBeNull();
    expect(at(state, 0, 'square:c3')).toBeNull();
    expect(at(state, 0, 'square:c3', 'square:h2')).toMatchObject({ to: 'h2', facing: 'NE' });
  });
});
