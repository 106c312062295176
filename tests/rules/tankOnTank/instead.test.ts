import { describe, expect, test } from 'vitest';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import type { Seat } from '../../../src/rules/core/game';
import { FACING_NAMES } from '../../../src/rules/core/hex';
import { mayShoot } from '../../../src/rules/tankOnTank/fire';
import { distanceAt, hexNames, placeOf } from '../../../src/rules/tankOnTank/hexes';
import { routesOf } from '../../../src/rules/tankOnTank/reachTable';
import type { Command, State, Unit } from '../../../src/rules/tankOnTank/types';
import { typeOf } from '../../../src/rules/tankOnTank/unitValues';
import { cite } from '../../support/cite';
import { aim, ge, given, move, plainMatch, stateOf, tableOf, us } from './given';

/** A moment of a game played by lot in which the side to act has nothing under way. */
function momentOf(setup: string, after: number): State {
  const lots = openDice(seedDice(`instead ${setup}`));
  let match = plainMatch(setup);
  for (let played = 0; played < after || stateOf(match).activity !== null || match.state.phase !== 'action'; played++) {
    const [command] = lots.shuffle(match.legal(match.state.active[0] ?? 0));
    if (command === undefined) throw new Error(`${setup} is over too soon`);
    match = match.play(command);
  }
  return stateOf(match);
}

/** The state with one unit somewhere else, its move done. */
const moved = (state: State, unit: Unit, change: Partial<Unit>): State => ({
  ...state,
  units: state.units.map((each) => (each.id === unit.id ? { ...each, ...change } : each)),
});

const couldFire = (state: State, unit: Unit, target: Unit, at: string): boolean =>
  FACING_NAMES.some((facing) => mayShoot(moved(state, unit, { at, facing }), { ...unit, at, facing }, target, false));

/** Every hex a unit could drive to and fire at the target from, with what the drive costs. */
function postsOf(state: State, seat: Seat, unit: Unit, target: Unit) {
  const table = tableOf(state);
  const routes = routesOf(state, unit);
  return hexNames
    .filter((to) => table.rule(move(seat, unit.id, to)) === null && couldFire(state, unit, target, to))
    .map((to) => ({ to, cost: routes.get(placeOf(to))?.stride.spent ?? Number.NaN }));
}

/** What may be proposed where this unit cannot fire at that target: the cheapest way to a shot, or nothing. */
function checkPost(state: State, unit: Unit, target: Unit, instead: Command | undefined): 'turn' | 'drive' | 'nothing' {
  const what = `${unit.id} at ${target.id}: ${JSON.stringify(instead)}`;
  const able = !unit.fired && !unit.moved && !typeOf(state.switches, unit.kind).soft && unit.at !== null;
  if (able && unit.at !== null && couldFire(state, unit, target, unit.at)) {
    if (instead?.type !== 'face') throw new Error(`no turn is proposed for ${what}`);
    expect(mayShoot(state, { ...unit, facing: instead.facing }, target, false), what).toBe(true);
    return 'turn';
  }
  const posts = able ? postsOf(state, unit.seat, unit, target) : [];
  if (posts.length === 0) {
    expect(instead, what).toBeUndefined();
    return 'nothing';
  }
  if (instead?.type !== 'move') throw new Error(`no drive is proposed for ${what}`);
  const least = Math.min(...posts.map(({ cost }) => cost));
  expect(posts.find(({ to }) => to === instead.to)?.cost, what).toBe(least);
  return 'drive';
}

describe('what is proposed instead', () => {
  test.each([
    ['S2', 60],
    ['S5', 90],
    ['S12', 70],
  ] as const)(
    `${cite('TOT-4.0c', 'TOT-8.1a', 'TOT-8.0c')} the cheapest turn or drive to a shot, in %s`,
    (setup, after) => {
      const state = momentOf(setup, after);
      const table = tableOf(state);
      const met = new Set<string>();
      for (const unit of state.units.filter(({ seat, at }) => seat === state.phasing && at !== null)) {
        for (const target of state.units.filter(({ seat, at }) => seat !== state.phasing && at !== null)) {
          const refusal = table.refuse(aim(unit.seat, unit.id, target.id));
          if (refusal !== null) met.add(checkPost(state, unit, target, refusal.instead as Command | undefined));
        }
      }
      expect(met.size).toBeGreaterThan(0);
    },
  );

  test(`${cite('TOT-4.0c')} a turn on the spot where that is enough, and nothing for who has moved or cannot`, () => {
    const enemies = [ge('1', 'tiger', 'E8'), ge('2', 'tiger', 'I1')];
    const turned = given([us('1', 'sherman', 'E9', 'S'), us('2', 'sherman', 'A1'), ...enemies]);
    const instead = (table: typeof turned) => table.refuse(aim(0, '01', '11'))?.instead;
    expect(instead(turned)).toMatchObject({ type: 'face', unit: '01' });
    const checked = (extra: Partial<Unit>) =>
      given([us('1', 'sherman', 'E9', 'S', extra), us('2', 'sherman', 'A1'), ...enemies]);
    expect(instead(checked({ moved: true }))).toBeUndefined();
    expect(instead(checked({ fired: true }))).toBeUndefined();
    const soft = given([us('1', 'usInfantry', 'E9', 'S'), us('2', 'sherman', 'A1'), ...enemies]);
    expect(instead(soft)).toBeUndefined();
    const busy = turned.play(move(0, '02', 'A2'));
    expect(instead(busy)).toBeUndefined();
    // Friends and the fallen are nobody to drive at.
    expect(turned.refuse(aim(0, '01', '02'))?.instead).toBeUndefined();
    const fallen = given([
      us('1', 'sherman', 'E9', 'S'),
      ge('1', 'tiger', null, 'S', { where: 'dead' }),
      ge('2', 'tiger', 'I1'),
    ]);
    expect(fallen.refuse(aim(0, '01', '11'))).toEqual({ rule: 'TOT-8.0a' });
    const corner = [
      us('1', 'sherman', 'A3', 'S'),
      us('2', 'sherman', 'A1'),
      ge('1', 'tiger', null, 'S', { where: 'dead' }),
    ];
    expect(given([...corner, ge('2', 'tiger', 'I1')]).refuse(aim(0, '01', '11'))).toEqual({ rule: 'TOT-8.0a' });
    expect(given([...corner, ge('2', 'tiger', 'I1')]).refuse(aim(0, '01', '02'))).toEqual({ rule: 'TOT-8.0a' });
    expect(fallen.refuse(aim(0, '01', '15'))).toEqual({ rule: 'TOT-8.0a' });
  });

  test(`${cite('TOT-8.1a', 'TOT-7.0a')} a drive that costs least, by hand`, () => {
    const far = given([
      us('1', 'wolverine', 'E11', 'S'),
      us('2', 'sherman', 'A1'),
      ge('1', 'tiger', 'E7'),
      ge('2', 'tiger', 'I1'),
    ]);
    const costs = postsOf(far.state, 0, far.unit('01'), far.unit('11'));
    expect(new Set(costs.map(({ cost }) => cost))).toEqual(new Set([1, 2, 3]));
    expect(far.refuse(aim(0, '01', '11'))?.instead).toEqual(
      move(0, '01', costs.find(({ cost }) => cost === 1)?.to ?? ''),
    );
  });

  test(`${cite('TOT-8.2c')} not to a place from which somebody else stands in the line`, () => {
    for (const others of [['E8'], ['E8', 'D8'], ['E9', 'F8'], ['D8', 'F8', 'E9']]) {
      const units = [
        us('1', 'sherman', 'E10', 'S'),
        us('9', 'sherman', 'A1'),
        ge('1', 'tiger', 'E7'),
        ge('9', 'tiger', 'I1'),
      ];
      const table = given([...units, ...others.map((hex, nth) => us(`${nth + 2}`, 'priest', hex))]);
      const refusal = table.refuse(aim(0, '01', '11'));
      checkPost(table.state, table.unit('01'), table.unit('11'), refusal?.instead as Command | undefined);
    }
  });

  test(`${cite('TOT-7.0a')} a move too far goes as near as it can`, () => {
    for (const setup of ['S2', 'S5'] as const) {
      const state = momentOf(setup, 60);
      const table = tableOf(state);
      for (const unit of state.units.filter(
        ({ seat, at, moved: done }) => seat === state.phasing && at !== null && !done,
      )) {
        const ways = hexNames.filter((to) => table.rule(move(unit.seat, unit.id, to)) === null);
        for (const goal of ['A1', 'I11', 'E6', 'A10', 'I1']) {
          const refusal = table.refuse(move(unit.seat, unit.id, goal));
          if (refusal === null || !('instead' in refusal)) continue;
          const far = (to: string) => distanceAt(placeOf(to), placeOf(goal));
          const { instead } = refusal;
          const routes = routesOf(state, unit);
          const spent = (to: string) => routes.get(placeOf(to))?.stride.spent ?? Number.NaN;
          const near = Math.min(...ways.map(far));
          const least = Math.min(...ways.filter((to) => far(to) === near).map(spent));
          expect(instead !== undefined && 'to' in instead ? spent(String(instead.to)) : Number.NaN).toBe(least);
          expect(instead !== undefined && 'to' in instead ? far(String(instead.to)) : Number.NaN).toBe(
            Math.min(...ways.map(far)),
          );
        }
      }
    }
  });
});
