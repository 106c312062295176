import { describe, expect, test } from 'vitest';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import { drawn } from '../../../src/rules/core/result';
import type { State } from '../../../src/rules/tankOnTank/types';
import { imagine, view } from '../../../src/rules/tankOnTank/view';
import { cite } from '../../support/cite';
import { GE, ge, given, switched, US, us } from './given';

const worlds = Array.from({ length: 40 }, (_, nth) => `world ${nth}`);
/** What the phasing American could imagine, world by world. */
const imagined = (state: State, viewer = US) =>
  worlds.map((seed) => imagine(view(state, viewer), openDice(seedDice(seed))));
const chitsOf = (state: State) => [...new Set(imagined(state).map(({ chit }) => chit))].sort();

describe('the imagined chit', () => {
  const units = [us('1', 'sherman', 'E9'), ge('1', 'tiger', 'E5')];
  const at = (changes: Partial<State>) => given(units, changes).state;

  test(`${cite('TOT-5.0c', 'TOT-5.0j')} there is none before a first phase`, () => {
    expect(chitsOf(at({ half: 1 }))).toEqual([2, 3, 4]);
    expect(chitsOf(at({ half: 0 }))).toEqual([null]);
    expect(chitsOf(at({ half: 0, turn: 0, chit: null }))).toEqual([null]);
  });

  test(`${cite('TOT-5.0k')} there is none where one side is guided by dice`, () => {
    expect(chitsOf(at({ ...switched({ solitaire: true }), chit: null }))).toEqual([null]);
  });

  test('there is none once the battle is decided', () => {
    expect(chitsOf(at({ outcome: drawn('TOT-S13g'), chit: null }))).toEqual([null]);
  });

  test(`${cite('TOT-5.0d')} it may be spent already while the last point is in use or the phase has ended`, () => {
    expect(chitsOf(at({ spent: 2 }))).toEqual([3, 4]);
    expect(chitsOf(at({ spent: 2, activity: { type: 'move', lead: null, members: ['01'], mover: null } }))).toEqual([
      2, 3, 4,
    ]);
    expect(chitsOf(at({ spent: 2, ended: true, chit: 2 }))).toEqual([2, 3, 4]);
    // Who aims has not paid yet: had that been the last point, nobody would aim any more.
    expect(
      chitsOf(at({ spent: 2, phase: 'volley', activity: { type: 'volley', target: '11', firers: ['01'] } })),
    ).toEqual([3, 4]);
    expect(chitsOf(at({ spent: 3 }))).toEqual([4]);
    expect(chitsOf(at({ spent: 3, ended: true }))).toEqual([3, 4]);
  });
});

describe('an ace not yet shown', () => {
  const secret = { ace: true, aceShown: false };
  const hidden = { shown: false, veiled: true };

  test(`${cite('TOT-S10d', 'TOT-Q34')} one unit is imagined to be it, each in some world`, () => {
    const { state } = given(
      [
        us('1', 'sherman', 'E9', 'N', { ...hidden, ...secret }),
        us('2', 'sherman', 'C9', 'N', hidden),
        us('3', 'wolverine', 'A9', 'N', hidden),
        ge('1', 'panther', 'E5'),
      ],
      { setup: 'S10', phasing: GE },
    );
    const aces = imagined(state, GE).map((world) => world.units.filter((unit) => unit.ace).map(({ id }) => id));
    for (const found of aces) expect(found).toHaveLength(1);
    expect(new Set(aces.flat())).toEqual(new Set(['01', '02', '03']));
  });

  test(`${cite('TOT-8.5a')} one's own decision about a throw is seen, whatever the enemy still hides`, () => {
    const { state } = given(
      [us('1', 'sherman', 'E9', 'N', secret), ge('1', 'tiger', 'E8', 'S', { ace: true, aceShown: true })],
      {
        phasing: GE,
        phase: 'aceRoll',
        activity: { type: 'ace', target: '01', firers: ['11'], cost: 1, faces: [1, 2] },
      },
    );
    expect(view(state, GE)).toMatchObject({ phase: 'aceRoll', activity: { type: 'ace', firers: ['11'] } });
  });
});
