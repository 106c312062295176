import { describe, expect, test } from 'vitest';
import { AnalysisError } from '../../../src/rules/core/module';
import { tankOnTankModule } from '../../../src/rules/tankOnTank';
import { hexNames } from '../../../src/rules/tankOnTank/hexes';
import { cite } from '../../support/cite';

const put = (question: string, params: { readonly [key: string]: unknown }) => {
  const answer = tankOnTankModule.analyses?.[question];
  if (!answer) throw new Error(`no question ${question}`);
  return answer(params);
};

describe('questions from outside', () => {
  test(`${cite('TOT-8.2b')} sight names what stops the line first, and every step`, () => {
    expect(put('sight', { map: 'A', from: 'F5', to: 'F2' })).toMatchObject({ clear: false, blockedBy: ['F4'] });
    expect(put('sight', { map: 'A', from: 'F5', to: 'F2', units: ['F3'] })).toEqual({
      clear: false,
      blockedBy: ['F4'],
      steps: [
        { at: ['hex:F4'], blocks: true, rule: 'TOT-8.2b' },
        { at: ['hex:F3'], blocks: true, rule: 'TOT-8.2c' },
      ],
    });
    expect(put('sight', { map: 'A', from: 'F4', to: 'F1', units: ['F3', 'F2'] })).toMatchObject({
      clear: true,
      blockedBy: [],
    });
    expect(put('sight', { map: 'A', from: 'G5', to: 'I5' })).toMatchObject({ clear: false, blockedBy: ['H4', 'H5'] });
  });

  test(`${cite('TOT-7.0h', 'TOT-7.0i')} reach counts what is spent, road march and minimum move included`, () => {
    expect(put('reach', { map: 'A', from: 'G1', mp: 20 })).toMatchObject({ hexes: { F1: 1 } });
    expect(put('reach', { map: 'A', from: 'G1', mp: 1 })).toEqual({ hexes: { F1: 1, G2: 1, G3: 2, H1: 1 } });
    expect(put('reach', { map: 'A', from: 'F9', mp: 1, units: ['F10'] })).toMatchObject({ hexes: { F8: 1 } });
  });

  test(`${cite('TOT-4.0b')} arc splits the map`, () => {
    const answer = put('arc', { at: 'E6', facing: 'N' });
    expect(answer).toMatchObject({
      front: expect.arrayContaining(['E5', 'G6', 'C6']),
      flank: expect.arrayContaining(['E7', 'D6']),
    });
    const { front, flank } = answer as { front: string[]; flank: string[] };
    expect(front.length + flank.length).toBe(94);
  });

  test(`${cite('TOT-AID10')} odds out of 36`, () => {
    expect(put('odds', { defence: 11, firers: 2, flank: true, cover: false })).toEqual({ ways: 15, of: 36 });
    expect(put('odds', { defence: 10, firers: 3, cover: true })).toEqual({ ways: 15, of: 36 });
  });

  test('reach names the hexes column by column', () => {
    const { hexes } = put('reach', { map: 'A', from: 'E9', mp: 3 }) as { hexes: object };
    expect(Object.keys(hexes)).toEqual(hexNames.filter((hex) => Object.hasOwn(hexes, hex)));
    expect(Object.keys(hexes).length).toBeGreaterThan(10);
  });

  test.each([
    ['sight', { map: 'C', from: 'F5', to: 'F2' }, 'map: must be "A" or "B", not "C"'],
    ['sight', { from: 'F5', to: 'F2' }, 'map: must be "A" or "B", not nothing'],
    ['sight', { map: 'A', from: 'B11', to: 'F2' }, 'from: no hex "B11" on the map'],
    ['sight', { map: 'A', from: 'F5', to: 7 }, 'to: no hex 7 on the map'],
    ['sight', { map: 'A', from: 'F5', to: 'F2', units: 'F3' }, 'units: must be a list of hexes, not "F3"'],
    ['sight', { map: 'A', from: 'F5', to: 'F2', units: ['F3', 'Z9'] }, 'units[1]: no hex "Z9" on the map'],
    ['reach', { map: 'A', from: 'F5', mp: 1.5 }, 'mp: must be a whole number from 0 to 20, not 1.5'],
    ['reach', { map: 'A', from: 'F5', mp: 21 }, 'mp: must be a whole number from 0 to 20, not 21'],
    ['reach', { map: 'A', from: 'F5', mp: '2' }, 'mp: must be a whole number from 0 to 20, not "2"'],
    ['reach', { map: 'A', from: 'F0', mp: 2 }, 'from: no hex "F0" on the map'],
    ['arc', { at: 'F5', facing: 'E' }, 'facing: must be N, NE, SE, S, SW or NW, not "E"'],
    ['arc', { at: ['F5'], facing: 'N' }, 'at: no hex ["F5"] on the map'],
    ['odds', { defence: 9, firers: 0 }, 'firers: must be a whole number from 1 to 30, not 0'],
    ['odds', { defence: 9, firers: 1, flank: 1 }, 'flank: must be true or false, not 1'],
  ])('%s %j is refused for its %s', (question, params, where) => {
    expect(() => put(question, params)).toThrow(AnalysisError);
    expect(() => put(question, params)).toThrow(where);
  });
});
