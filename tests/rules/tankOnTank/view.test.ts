import { describe, expect, test } from 'vitest';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import { tankOnTank } from '../../../src/rules/tankOnTank';
import { imagine, view } from '../../../src/rules/tankOnTank/view';
import { cite } from '../../support/cite';
import { ge, given, us } from './given';

const dice = (seed: string) => openDice(seedDice(seed));

describe('what a seat may know', () => {
  const units = [us('1', 'sherman', 'E9'), ge('1', 'tiger', 'E5')];

  test(`${cite('TOT-5.0c', 'TOT-5.0j')} the chit is in its holder's view alone`, () => {
    const [two, four] = [2, 4].map((chit) => given(units, { chit, spent: 1 }).state);
    if (!two || !four) throw new Error('no state');
    expect(view(two, 0)).toEqual(view(four, 0));
    expect(view(two, null)).toEqual(view(four, null));
    expect(view(two, 1).chit).toBe(2);
    expect(view(four, 1).chit).toBe(4);
  });

  test('an imagined chit is one that can still be', () => {
    const seen = view(given(units, { chit: 4, spent: 2 }).state, 0);
    const drawn = new Set(Array.from({ length: 40 }, (_, index) => imagine(seen, dice(`${index}`)).chit));
    expect([...drawn].sort()).toEqual([3, 4]);
  });

  test(`${cite('TOT-S10i')} faces of face-down units are in their owner's view alone`, () => {
    const hidden = { shown: false, veiled: true };
    const fog = (one: 'sherman' | 'wolverine', other: 'sherman' | 'wolverine') =>
      given([us('1', one, 'E9', 'N', hidden), us('2', other, 'C9', 'N', hidden), ge('1', 'panther', 'E5')], {
        setup: 'S10',
      }).state;
    expect(view(fog('sherman', 'wolverine'), 1)).toEqual(view(fog('wolverine', 'sherman'), 1));
    expect(view(fog('sherman', 'wolverine'), null)).toEqual(view(fog('wolverine', 'sherman'), null));
    expect(view(fog('sherman', 'wolverine'), 0)).not.toEqual(view(fog('wolverine', 'sherman'), 0));
    const kinds = new Set(
      Array.from(
        { length: 20 },
        (_, index) => imagine(view(fog('sherman', 'wolverine'), 1), dice(`${index}`)).units[0]?.kind,
      ),
    );
    expect(kinds).toEqual(new Set(['sherman', 'wolverine']));
  });

  test('what is legal follows from the view', () => {
    const state = given(units, { chit: 3, spent: 1 }).state;
    const there = imagine(view(state, 0), dice('world'));
    expect(tankOnTank.candidates(there, 0)).toEqual(tankOnTank.candidates(state, 0));
  });
});
