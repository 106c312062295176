import { describe, expect, test } from 'vitest';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import type { Json, Seat } from '../../../src/rules/core/game';
import { chits } from '../../../src/rules/tankOnTank/data/chits';
import { maps } from '../../../src/rules/tankOnTank/data/maps';
import { unitTypes } from '../../../src/rules/tankOnTank/data/units';
import { switchesOf } from '../../../src/rules/tankOnTank/optionSpecs';
import { deal, seats } from '../../../src/rules/tankOnTank/setup';
import { typeOf } from '../../../src/rules/tankOnTank/unitValues';
import { cite } from '../../support/cite';
import { begin, enter, GE, tableOf, US } from './given';

const dealt = (setup: string, options: { readonly [id: string]: Json } = {}) =>
  deal({ setup, seats: 2, options }, openDice(seedDice('deal')));

/** A side's units as its list in the rulebook says them: `2 sherman HQ`. */
function listed(setup: string, seat: Seat): readonly string[] {
  const names = dealt(setup)
    .units.filter((unit) => unit.seat === seat)
    .map(({ kind, hq, ace }) => `${kind}${hq ? ' HQ' : ''}${ace ? ' ace' : ''}`);
  return [...new Set(names)].map((name) => `${names.filter((each) => each === name).length} ${name}`).sort();
}

describe('the units of a scenario', () => {
  test(`${cite('TOT-S2d', 'TOT-S2e')} headquarters are those the list names, and no aces without a marker`, () => {
    expect(listed('S2', US)).toEqual(['1 priest', '2 sherman HQ', '2 wolverine', '6 sherman']);
    expect(listed('S2', GE)).toEqual(['2 panzer4 HQ', '2 tiger', '4 panzer4']);
  });

  test(`${cite('TOT-S3c', 'TOT-S3d', 'TOT-S3e')} one of three Tigers comes with the ace marker`, () => {
    expect(listed('S3', US)).toEqual(['2 sherman HQ', '2 wolverine', '5 sherman']);
    expect(listed('S3', GE)).toEqual(['1 panzer4', '1 tiger ace', '1 wespe', '2 tiger']);
  });

  test(`${cite('TOT-S11e', 'TOT-S11f')} an ace that enters has its marker from the start, for everybody to see`, () => {
    expect(listed('S11', GE)).toEqual(['1 tiger', '1 tiger ace', '1 wespe', '2 panzer4', '2 panzer4 HQ']);
    for (const setup of ['S3', 'S5', 'S11']) {
      for (const { ace, aceShown } of dealt(setup).units) expect(aceShown).toBe(ace);
    }
  });

  test(`${cite('TOT-4.0a', 'TOT-S1d', 'TOT-S1f')} Americans look south and Germans north, away from the edges they come from`, () => {
    const { units } = dealt('S1');
    expect(new Set(units.map(({ seat, facing }) => `${seat}${facing}`))).toEqual(new Set(['0S', '1N']));
    // Coming in over one's edge of scenario 1 turns a unit inwards: it looks that way already.
    for (const [seat, to] of [
      [US, 'A1'],
      [GE, 'A11'],
    ] as const) {
      const opened = begin({ ...dealt('S1'), turn: 1, half: 1, phasing: seat, first: seat }, 'action', [], [...chits]);
      const table = tableOf({ ...opened.state, phasing: seat, active: [seat], chit: 4 });
      const waiting = table.state.units.find((unit) => unit.seat === seat)?.id ?? '';
      expect(table.play(enter(seat, waiting, to)).unit(waiting).facing).toBe(table.unit(waiting).facing);
    }
  });
});

describe('the table before the first phase', () => {
  test(`${cite('TOT-2.1b')} two sides, each with counters of its own colour`, () => {
    expect([...seats].sort()).toEqual([...new Set(unitTypes.map(({ seat }) => seat))].sort());
  });

  test(`${cite('TOT-11.1a', 'TOT-11.2a')} nobody acts yet, and buying comes first`, () => {
    for (const setup of ['meeting', 'objectives']) {
      expect(dealt(setup)).toMatchObject({ phase: 'purchase', active: [], units: [] });
    }
  });

  test(`${cite('TOT-11.1c')} a printed sheet lies there until player A decides the map`, () => {
    const { map, mapChosen } = dealt('meeting');
    expect(mapChosen).toBe(false);
    expect(Object.keys(maps)).toContain(map);
  });

  test(`${cite('TOT-S3a', 'TOT-S4a', 'TOT-S10a')} the map of the scenario`, () => {
    expect(['S3', 'S4', 'S10'].map((setup) => dealt(setup).map)).toEqual(['B', 'B', 'A']);
  });

  test(`${cite('TOT-S15a', 'TOT-OPT2a', 'TOT-11.1c')} snow where the scenario has it or the players want it`, () => {
    expect(dealt('S15').snow).toBe(true);
    expect(dealt('S2').snow).toBe(false);
    expect(dealt('S2', { snow: true }).snow).toBe(true);
    // In a battle of one's own player A decides about it later.
    expect(dealt('meeting', { snow: true }).snow).toBe(false);
  });

  test(`${cite('TOT-10.2a', 'TOT-S9d')} air strikes only where the scenario gives them`, () => {
    expect(dealt('S9').strikes).toEqual([1, 0]);
    for (const setup of ['S2', 'meeting', 'objectives']) expect(dealt(setup).strikes).toEqual([0, 0]);
  });
});

describe('the two values that can be switched', () => {
  const kinds = unitTypes.map(({ kind }) => kind);

  test(`${cite('TOT-Q23')} each switch changes its own unit and no other`, () => {
    const changed = (options: { readonly [id: string]: Json }) =>
      kinds.filter(
        (kind) => JSON.stringify(typeOf(switchesOf(options), kind)) !== JSON.stringify(typeOf(switchesOf({}), kind)),
      );
    expect(changed({ usAtGun: 'alternative' })).toEqual(['usAtGun']);
    expect(changed({ pershingMp: 3 })).toEqual(['pershing']);
  });

  test('asked twice, the same values are handed out and not built again', () => {
    const switches = switchesOf({ usAtGun: 'alternative', pershingMp: 3 });
    for (const kind of kinds) expect(typeOf(switches, kind), kind).toBe(typeOf(switches, kind));
  });
});
