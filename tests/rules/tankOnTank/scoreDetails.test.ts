import { describe, expect, test } from 'vitest';
import { distance } from '../../../src/rules/core/hex';
import { drawn, won } from '../../../src/rules/core/result';
import { edgeRow, hexNames, idOf, nameOf } from '../../../src/rules/tankOnTank/hexes';
import { goalsOf, score } from '../../../src/rules/tankOnTank/score';
import type { Kill, State, Unit } from '../../../src/rules/tankOnTank/types';
import { cite } from '../../support/cite';
import { GE, ge, given, US, us } from './given';

/** What a position is worth to the American, who is alone in it unless other units are told. */
const worth = (units: readonly Unit[], changes: Partial<State> = {}) => score(given(units, changes).state, US);
const apart = (from: string, to: string) => distance(idOf(from), idOf(to));

// Scenario 2 asks for these three hexes (TOT-S2g).
const asked = ['E6', 'G9', 'H4'];
const toNearest = (at: string) => Math.min(...asked.map((goal) => apart(at, goal)));
const furthest = hexNames.reduce((one, other) => (toNearest(other) > toNearest(one) ? other : one));

describe('a position that is decided', () => {
  const units = [us('1', 'sherman', 'E6'), ge('1', 'tiger', 'H4'), ge('2', 'tiger', 'G9')];
  const ended = (outcome: State['outcome']) => given(units, { outcome }).state;

  test('a draw is worth nothing to either side, whatever stands on the map', () => {
    const even = ended(drawn('TOT-S13g'));
    expect(score(given(units).state, US)).not.toBe(0);
    expect(score(even, US)).toBe(0);
    expect(score(even, GE)).toBe(0);
  });

  test(`${cite('TOT-S2f')} a battle won is worth more than any position, and to the loser as much less`, () => {
    // All counters there are, all three hexes and nobody against them.
    const crowd = Array.from({ length: 20 }, (_, nth) => us(`${nth}`, 'pershing', 'E6', 'N', { hq: true }));
    const best = worth(crowd, { control: { E6: US, G9: US, H4: US } });
    for (const winner of [US, GE]) {
      const state = ended(won('TOT-S2f', [winner]));
      expect(score(state, winner)).toBeGreaterThan(best);
      expect(score(state, 1 - winner)).toBeLessThan(-best);
    }
  });
});

describe('a position still open', () => {
  test('what is good for one side is as bad for the other', () => {
    const { state } = given([us('1', 'sherman', 'E6'), us('2', 'priest', 'A1'), ge('1', 'tiger', 'H1')], {
      control: { E6: US, H4: GE, G9: GE },
    });
    expect(score(state, US)).not.toBe(0);
    expect(score(state, US)).toBe(-score(state, GE));
  });

  test('a unit more is good for its side, and one that cost more is better', () => {
    const waiting = (kind: Unit['kind'], hq = false) => worth([us('1', kind, null, 'N', { hq })]);
    expect(worth([])).toBe(0);
    expect(waiting('sherman')).toBeGreaterThan(0);
    expect(waiting('pershing')).toBeGreaterThan(waiting('sherman'));
    expect(waiting('sherman', true)).toBeGreaterThan(waiting('sherman'));
    expect(worth([ge('1', 'tiger', null)])).toBeLessThan(0);
  });

  test(`${cite('TOT-Q19')} whoever is destroyed, replaced or gone is no force any more`, () => {
    for (const where of ['dead', 'replaced', 'exited'] as const) {
      expect(worth([us('1', 'sherman', null, 'N', { where })]), where).toBe(0);
      expect(worth([ge('1', 'tiger', null, 'S', { where })]), where).toBe(0);
    }
  });

  test('a unit kept counts more than the whole way of another to its goal', () => {
    const lost = us('2', 'm8', null, 'N', { where: 'dead' });
    const kept = us('2', 'm8', null);
    expect(worth([us('1', 'sherman', furthest), kept])).toBeGreaterThan(worth([us('1', 'sherman', 'E6'), lost]));
  });

  test(`${cite('TOT-S2g')} the fewer hexes to the nearest hex asked for, the better`, () => {
    const values = hexNames.map((at) => [at, worth([us('1', 'sherman', at)])] as const);
    const wrong = values.flatMap(([one, value]) =>
      values.flatMap(([other, than]) =>
        Math.sign(value - than) === Math.sign(toNearest(other) - toNearest(one)) ? [] : [`${one} ${other}`],
      ),
    );
    expect(wrong).toEqual([]);
  });

  test(`${cite('TOT-S2g')} each hex asked for that is held counts, other hexes do not`, () => {
    const tank = [us('1', 'sherman', 'A1')];
    const held = (...hexes: string[]) => worth(tank, { control: Object.fromEntries(hexes.map((hex) => [hex, US])) });
    expect(held('E6')).toBeGreaterThan(held());
    expect(held('E6', 'G9')).toBeGreaterThan(held('E6'));
    expect(held('A1', 'B1')).toBe(held());
    expect(worth(tank, { control: { E6: GE } })).toBeLessThan(held());
  });

  test('a hex held counts more than the whole way of a unit to it', () => {
    const far = worth([us('1', 'sherman', furthest)], { control: { E6: US } });
    expect(far).toBeGreaterThan(worth([us('1', 'sherman', 'E6')]));
  });

  test(`${cite('TOT-S3h')} a victory point counts for the side that has it, more than the whole way of a unit`, () => {
    const kill = (seat: number): Kill => ({ seat, kind: 'sherman', hq: false, ace: false });
    const scored = (at: string, kills: Kill[]) => worth([us('1', 'sherman', at)], { setup: 'S3', map: 'B', kills });
    const all = hexNames.map((at) => scored(at, []));
    for (const at of ['A1', 'E6', 'I11']) {
      expect(scored(at, [kill(GE)])).toBeGreaterThan(Math.max(...all));
      expect(scored(at, [kill(US)])).toBeLessThan(Math.min(...all));
    }
  });
});

describe('what was won for good', () => {
  test(`${cite('TOT-S12g', 'TOT-S12h')} counts for who collects it, whoever stands there now, and is the other side's loss`, () => {
    const units = [us('1', 'sherman', 'E6')];
    const at = (trophies: string[], seat = US) => score(given(units, { setup: 'S12', trophies }).state, seat);
    expect(at(['A6'])).toBeGreaterThan(at([]));
    expect(at(['A6', 'A7'])).toBeGreaterThan(at(['A6']));
    expect(at(['A6'], GE)).toBe(-at(['A6']));
  });
});

describe('where a side wants to be', () => {
  const goals = (seat: number, changes: Partial<State>) => goalsOf(given([], changes).state, seat).map(nameOf).sort();

  test(`${cite('TOT-S4g')} at the edge it may leave by, which is nothing to the other side`, () => {
    expect(goals(GE, { setup: 'S4', map: 'B' })).toEqual([...edgeRow('north')].sort());
    expect(goals(US, { setup: 'S4', map: 'B' })).toEqual([]);
  });

  test(`${cite('TOT-S10o', 'TOT-S10p')} at the hexes that pay, and where it may leave too`, () => {
    const towns = ['B6', 'C9', 'E6', 'G9'];
    expect(goals(US, { setup: 'S10' })).toEqual(towns);
    expect(goals(GE, { setup: 'S10' })).toEqual([...towns, 'C11', 'G11'].sort());
  });

  test(`${cite('TOT-S12g')} at the hexes to be had once`, () => {
    expect(goals(US, { setup: 'S12' })).toEqual(['A6', 'A7', 'F4', 'H5']);
  });

  test(`${cite('TOT-11.2b', 'TOT-11.2i')} at its own objective counter, not at the enemy's`, () => {
    const placed = { setup: 'objectives', objectives: ['H5', 'B3'] };
    expect(goals(US, placed)).toEqual(['H5']);
    expect(goals(GE, placed)).toEqual(['B3']);
    expect(goals(US, { setup: 'objectives' })).toEqual([]);
  });
});
