import { describe, expect, test } from 'vitest';
import { commands } from '../../../src/rules/tankChess/commands';
import { analyse, analyseAsked } from '../../../src/rules/tankChess/study/analysis';
import { winsInOne } from '../../../src/rules/tankChess/study/winning';
import { follow } from '../../../src/scenes/tankChess/extras/follow';
import { cite } from '../../support/cite';
import { given, positionJson, start } from './given';

describe('analysis', () => {
  test('gives three lines, best first, every turn of them legal', () => {
    const state = start('standard16');
    const { lines, depth } = analyse(state, 0, 3000, 3);
    expect(depth).toBeGreaterThan(0);
    expect(lines).toHaveLength(3);
    expect(lines.map(({ score }) => score)).toEqual(lines.map(({ score }) => score).toSorted((a, b) => b - a));
    for (const line of lines) {
      let at: ReturnType<typeof start> | ReturnType<typeof follow>['state'] = state;
      for (const turn of line.turns) {
        expect(commands.refuse(at, turn)).toBeNull();
        at = follow(at, turn).state;
      }
    }
  });

  test(`${cite('TC-WIN1')} a win in one is found, counted and told from White's side`, () => {
    const text = { white: 'HT a1 N, CLT p1 N', black: 'CLT a9 W, LT p9 S' };
    const state = given(text);
    const [best] = analyse(state, 0, 500, 1).lines;
    expect(best?.wins).toBe(1);
    expect(best?.score).toBeGreaterThan(0);
    expect(winsInOne(state, 0)).toContainEqual(best?.turns[0]);
    const black = given({ white: text.black, black: text.white, turn: 'black' });
    expect(analyse(black, 1, 500, 1).lines[0]?.score).toBeLessThan(0);
  });

  test('as a question it takes a position and a budget, and refuses nonsense', () => {
    const position = positionJson({ size: 8, white: 'LT a1 N, CLT h1 N', black: 'CLT h8 S' });
    expect(analyseAsked({ position, positions: 300, lines: 2 })).toMatchObject({ depth: expect.any(Number) });
    expect(() => analyseAsked({ position, lines: 9 })).toThrow('lines');
    expect(() => analyseAsked({ position, positions: 0 })).toThrow('positions');
    expect(() => analyseAsked({})).toThrow('position');
  });
});
