import { expect, test } from 'vitest';
import { steadyTweens } from '../../../src/scenes/board/steadyTweens';

test('motion goes by a clock of its own, frame by frame, and a long absence is one frame', () => {
  let time = 1000;
  const tweens = { getDelta: () => Number.NaN };
  steadyTweens(tweens, () => time);
  expect(tweens.getDelta()).toBe(0);
  time += 16;
  expect(tweens.getDelta()).toBe(16);
  expect(tweens.getDelta()).toBe(0);
  time += 500;
  expect(tweens.getDelta()).toBe(500);
  time += 3_600_000;
  expect(tweens.getDelta()).toBe(33);
  time += 20;
  expect(tweens.getDelta()).toBe(20);
});
