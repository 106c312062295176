import { describe, expect, test } from 'vitest';
import type { Command } from '../../../src/rules/tankOnTank/types';
import { cite } from '../../support/cite';
import { done, exit, fire, ge, given, lead, promote, strike, tankOnTank, us } from './given';

const advance: Command = { type: 'advance', seat: 0, unit: '01', facing: 'SW' };

/** The buttons of a side's turn and what forbids them while nothing is under way; the end of a phase nothing does. */
const buttons: readonly (readonly [
  rule: string | null,
  command: Command,
  refs: Parameters<typeof tankOnTank.commandAt>[2],
])[] = [
  ['TOT-8.0a', fire(0), ['button:fire']],
  ['TOT-8.5a', { type: 'reroll', seat: 0 }, ['button:reroll']],
  ['TOT-8.5a', { type: 'accept', seat: 0 }, ['button:accept']],
  ['TOT-9.4a', advance, ['unit:01', 'button:advance', 'face:SW']],
  ['TOT-9.4a', { type: 'decline', seat: 0 }, ['button:decline']],
  ['TOT-10.2a', strike(0, 'E8'), ['button:strike', 'hex:E8']],
  ['TOT-6.1a', lead(0, '01'), ['unit:01', 'button:lead']],
  ['TOT-6.2a', promote(0, '01'), ['unit:01', 'button:promote']],
  ['TOT-7.2a', exit(0, '01'), ['unit:01', 'button:exit']],
  [null, done(0), ['button:done']],
];

describe('the buttons', () => {
  const { state } = given([us('1', 'sherman', 'E9'), ge('1', 'tiger', 'E8')]);

  test.each(buttons)(
    `${cite('TOT-6.1a', 'TOT-6.2a', 'TOT-7.2a', 'TOT-8.0a', 'TOT-8.5a', 'TOT-9.4a', 'TOT-10.2a')} what a button means, and what forbids it here: %s`,
    (rule, command, refs) => {
      expect(tankOnTank.path(command)).toEqual(refs);
      expect(tankOnTank.commandAt(state, 0, refs)).toEqual(command);
      expect(tankOnTank.refuse(state, command)?.rule ?? null).toBe(rule);
      // Each part but the last leads on to the next.
      refs.forEach((ref, at) => {
        expect(tankOnTank.follow?.(command, refs.slice(0, at))).toEqual([ref]);
      });
      expect(tankOnTank.commandAt(state, 0, [...refs, 'button:done'])).toBeNull();
    },
  );

  test('pointing at nothing means nothing', () => {
    expect(tankOnTank.commandAt(state, 0, [])).toBeNull();
  });
});
