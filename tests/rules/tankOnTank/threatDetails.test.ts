import { describe, expect, test } from 'vitest';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import { rangeOf, volleyOf } from '../../../src/rules/tankOnTank/fire';
import { distanceAt, nameOf, placeOf } from '../../../src/rules/tankOnTank/hexes';
import { routesOf } from '../../../src/rules/tankOnTank/reachTable';
import { isInFront, sight } from '../../../src/rules/tankOnTank/sight';
import { type Danger, threatMap } from '../../../src/rules/tankOnTank/threat';
import type { State, Unit } from '../../../src/rules/tankOnTank/types';
import { typeOf } from '../../../src/rules/tankOnTank/unitValues';
import { cite } from '../../support/cite';
import { ge, given, plainMatch, stateOf, us } from './given';

interface Shot {
  readonly at: string;
  readonly sees: boolean;
  readonly flank: boolean;
  readonly far: number;
}

/** Every shot an enemy could have at a target after his next drive, the one he would choose first. */
function shotsAt(state: State, enemy: Unit, target: Unit): readonly Shot[] {
  const { soft, role } = typeOf(state.switches, enemy.kind);
  const { at: home } = enemy;
  const { at: hex } = target;
  if (home === null || hex === null || role === 'truck') return [];
  const without = { ...state, units: state.units.filter(({ id }) => id !== enemy.id) };
  const posts = [home, ...(soft ? [] : [...routesOf(state, enemy).keys()].map(nameOf))];
  return posts
    .filter((at) => !soft || isInFront(at, enemy.facing, hex))
    .map((at) => ({
      at,
      sees: sight(without, at, hex).clear,
      flank: !isInFront(hex, target.facing, at),
      far: distanceAt(placeOf(at), placeOf(hex)),
    }))
    .filter(({ at, sees, far }) => far <= rangeOf(state, { ...enemy, at }) && (sees || role === 'artillery'))
    .toSorted((a, b) => Number(b.sees) - Number(a.sees) || Number(b.flank) - Number(a.flank) || a.far - b.far);
}

/** The danger a unit is in, enemy by enemy. */
function slowDanger(state: State, target: Unit): Danger | undefined {
  const enemies = state.units.filter(({ seat, at, shown }) => seat !== target.seat && at !== null && shown);
  const guns = enemies.flatMap((unit) => {
    const [best] = shotsAt(state, unit, target);
    return best === undefined ? [] : [{ ...best, firer: { ...unit, at: best.at } }];
  });
  if (!guns.some(({ sees }) => sees)) return undefined;
  const firers = guns.map(({ firer }) => firer);
  return { guns: guns.length, chance: volleyOf(state, firers, target).overall };
}

function positions(setup: string, most: number): readonly State[] {
  const lots = openDice(seedDice(`threat ${setup}`));
  const found: State[] = [];
  let match = plainMatch(setup);
  for (let played = 0; match.result === null && found.length < most; played++) {
    const [command] = lots.shuffle(match.legal(match.state.active[0] ?? 0));
    if (command === undefined) break;
    match = match.play(command);
    if (match.state.phase === 'action' && played % 12 === 0) found.push(stateOf(match));
  }
  return found;
}

describe('the danger a unit is in', () => {
  test.each(['S3', 'S5', 'S6', 'S9'])(
    `${cite('TOT-8.4a', 'TOT-8.4d', 'TOT-8.3a', 'TOT-9.1a')} agrees with asking every enemy from everywhere he can drive to, in %s`,
    (setup) => {
      let met = 0;
      for (const state of positions(setup, 6)) {
        const maps = [0, 1].map((seat) => threatMap(state, seat));
        for (const unit of state.units) {
          if (unit.at === null) continue;
          const danger = slowDanger(state, unit);
          met += danger === undefined ? 0 : 1;
          expect(maps[unit.seat]?.get(unit.at), `${setup} ${unit.id}`).toEqual(danger);
          expect(maps[1 - unit.seat]?.get(unit.at), 'of who is fired at by friends').toBeUndefined();
        }
      }
      expect(met).toBeGreaterThan(0);
    },
  );

  test(`${cite('TOT-S6e')} at night an enemy comes as near as he can`, () => {
    // The Tiger sees the Sherman from two hexes off, and can drive up to it: then night takes nothing off.
    const front = given([us('1', 'sherman', 'E8', 'S'), ge('1', 'tiger', 'E10', 'N')], { setup: 'S6', map: 'A' });
    expect(threatMap(front.state, 0).get('E8')).toEqual(slowDanger(front.state, front.unit('01')));
    const near = { ...front.unit('11'), at: 'E9' };
    expect(threatMap(front.state, 0).get('E8')?.chance).toEqual(
      volleyOf(front.state, [near], front.unit('01')).overall,
    );
  });

  test(`${cite('TOT-10.1a', 'TOT-7.1b')} trucks and those who wait threaten nobody, and in an empty hex nobody is hit`, () => {
    const harmless = given([us('1', 'truck', 'E9', 'N'), us('2', 'sherman', null), ge('1', 'tiger', 'E8')], {
      setup: 'S8',
    });
    expect(threatMap(harmless.state, 1).size).toBe(0);
    const armed = given([us('1', 'usAtGun', 'E9', 'N'), ge('1', 'tiger', 'E7')]);
    const hexes = [...threatMap(armed.state, 1)].map(([hex, danger]) => [hex, danger]);
    // It fires as it stands, at its three neighbours ahead: not at its own hex, nor behind.
    expect(hexes.map(([hex]) => hex).toSorted((a, b) => `${a}`.localeCompare(`${b}`))).toEqual(['D8', 'E8', 'F8']);
    for (const [, danger] of hexes) expect(danger).toEqual({ guns: 1, chance: null });
  });

  test(`${cite('TOT-8.2c', 'TOT-8.3a')} a gun that drives back does not stand in its own line any more`, () => {
    // The town B6 hides C5 from B8; from B9, the line leads through B8. A truck has taken C8 and threatens nobody.
    const { state } = given([us('1', 'priest', 'B8', 'N'), us('2', 'truck', 'C8'), ge('1', 'tiger', 'C5')]);
    expect(threatMap(state, 1).get('C5')?.guns).toBe(1);
    const shut = { ...state, units: [...state.units, us('3', 'truck', 'B9')] };
    expect(threatMap(shut, 1).get('C5')).toBeUndefined();
  });
});
