import { expect, test } from 'vitest';
import { fade, logOdds, rising } from '../../../src/rules/tankOnTank/bot/curves';

const steps = Array.from({ length: 200 }, (_, index) => index / 20);

test('fading starts at one and falls for ever, close to the exponential', () => {
  for (const x of steps) {
    expect(fade(x)).toBeGreaterThan(fade(x + 0.05));
    expect(fade(x)).toBeGreaterThan(0);
    expect(Math.abs(fade(x) - Math.exp(-x))).toBeLessThan(0.02);
  }
  expect(fade(0)).toBe(1);
  expect(fade(-3)).toBe(1);
});

test('rising goes from nought to one and is the same seen from both sides', () => {
  for (const x of steps) {
    expect(rising(x)).toBeLessThan(rising(x + 0.05));
    expect(rising(x) + rising(-x)).toBeCloseTo(1);
    expect(rising(x)).toBeLessThan(1);
  }
});

test('the odds of a chance are near their logarithm, bounded by what it is at the ends', () => {
  for (let chance = 0; chance <= 1; chance += 0.01) {
    expect(Math.abs(logOdds(chance) - Math.log((chance + 0.02) / (1.02 - chance)))).toBeLessThan(0.25);
    expect(logOdds(chance) + logOdds(1 - chance)).toBeCloseTo(0);
    expect(logOdds(chance + 0.01)).toBeGreaterThan(logOdds(chance));
  }
});
