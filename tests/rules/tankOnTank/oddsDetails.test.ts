import { describe, expect, test } from 'vitest';
import { isHit, readDice } from '../../../src/rules/tankOnTank/odds';
import { cite } from '../../support/cite';

describe('what decides by itself', () => {
  test(`${cite('TOT-Q42', 'TOT-8.4g', 'TOT-OPT1e')} two ones are the worst two of three dice and fail, whatever is added`, () => {
    for (const faces of [
      [1, 1, 4],
      [1, 6, 1],
      [5, 1, 1],
      [1, 1, 1],
    ]) {
      expect(readDice(faces, 'worstOfThree')).toEqual({ sum: 2, fate: false });
      expect(isHit(faces, 'worstOfThree', 10, 7)).toBe(false);
    }
  });

  test(`${cite('TOT-Q42', 'TOT-8.4h', 'TOT-OPT1c')} two sixes are the best two of three dice and destroy, whatever is taken off`, () => {
    for (const faces of [
      [6, 6, 1],
      [6, 3, 6],
      [5, 6, 6],
      [6, 6, 6],
    ]) {
      expect(readDice(faces, 'bestOfThree')).toEqual({ sum: 12, fate: true });
      expect(isHit(faces, 'bestOfThree', -3, 12)).toBe(true);
    }
  });
});
