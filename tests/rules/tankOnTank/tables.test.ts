import { describe, expect, test } from 'vitest';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import type { Seat } from '../../../src/rules/core/game';
import { FACING_NAMES } from '../../../src/rules/core/hex';
import { legal } from '../../../src/rules/core/play';
import { tankOnTank } from '../../../src/rules/tankOnTank';
import { mayShoot } from '../../../src/rules/tankOnTank/fire';
import { hexNames, nameOf } from '../../../src/rules/tankOnTank/hexes';
import { routesOf } from '../../../src/rules/tankOnTank/reachTable';
import { threatMap } from '../../../src/rules/tankOnTank/threat';
import type { State, Unit } from '../../../src/rules/tankOnTank/types';
import { typeOf } from '../../../src/rules/tankOnTank/unitValues';
import { cite } from '../../support/cite';
import { ge, given, plainMatch, stateOf, us } from './given';
import { slowReach } from './slowReach';

/** Positions of a game played by lot, every so many commands. */
function positions(setup: string, count: number, every: number): readonly State[] {
  const dice = openDice(seedDice(`tables ${setup}`));
  const found: State[] = [];
  let match = plainMatch(setup);
  for (let played = 0; found.length < count; played++) {
    const [command] = dice.shuffle(legal(tankOnTank, stateOf(match), match.state.active[0] ?? 0));
    if (!command) throw new Error(`${setup} is over after ${played} commands`);
    match = match.play(command);
    if (match.state.phase === 'action' && played % every === 0) found.push(stateOf(match));
  }
  return found;
}

const onMap = (state: State) => state.units.filter((unit) => unit.at !== null);

function slowReachOf(state: State, unit: Unit): { [hex: string]: number } {
  if (state.map !== 'A' && state.map !== 'B') throw new Error('only on printed sheets');
  const taken = onMap(state).flatMap(({ at }) => at ?? []);
  return slowReach(state.map, unit.at ?? '', typeOf(state.switches, unit.kind).mp, taken);
}

describe('the table of reach', () => {
  test.each(['S2', 'S4', 'S9'])('changes with every move and agrees with walking every path, in %s', (setup) => {
    for (const state of positions(setup, 12, 3)) {
      const asked = onMap(state).map((unit) => {
        const reached = [...routesOf(state, unit)].map(([place, { stride }]) => [nameOf(place), stride.spent]);
        expect(Object.fromEntries(reached), `${setup} ${unit.at}`).toEqual(slowReachOf(state, unit));
        return routesOf(state, unit);
      });
      // Asked again, nothing is computed again.
      for (const [index, unit] of onMap(state).entries()) expect(routesOf(state, unit)).toBe(asked[index]);
    }
  });
});

/** How every enemy could stand next turn: at every post, with every facing. */
function stands(state: State, seat: Seat): readonly (readonly Unit[])[] {
  return onMap(state)
    .filter((unit) => unit.seat !== seat)
    .map((unit) => {
      const { soft } = typeOf(state.switches, unit.kind);
      const posts = soft ? [unit.at ?? ''] : [unit.at ?? '', ...Object.keys(slowReachOf(state, unit))];
      const facings = soft ? [unit.facing] : FACING_NAMES;
      return posts.flatMap((at) => facings.map((facing) => ({ ...unit, at, facing, fired: false, moved: false })));
    });
}

/** How many of them the rules of fire let shoot at a unit in a hex. */
function slowGuns(state: State, seat: Seat, enemies: readonly (readonly Unit[])[], hex: string): number {
  const target = onMap(state).find((unit) => unit.at === hex) ?? { ...us('99', 'sherman', hex), seat };
  const guns = enemies.map((tries) => {
    const able = (eyes: boolean) =>
      tries.some((there) => {
        if (there.at === hex) return false;
        const units = state.units.map((each) => (each.id === there.id ? there : each));
        return mayShoot({ ...state, units }, there, target, eyes);
      });
    return { able: able(true), sees: able(false) };
  });
  return guns.some(({ sees }) => sees) ? guns.filter(({ able }) => able).length : 0;
}

describe('the threat map', () => {
  test.each(['S2', 'S5'])('counts the guns that trying every post and facing counts, in %s', (setup) => {
    for (const state of positions(setup, 2, 20)) {
      for (const seat of [0, 1]) {
        const dangers = threatMap(state, seat);
        const enemies = stands(state, seat);
        const foes = onMap(state).flatMap((unit) => (unit.seat === seat ? [] : [unit.at]));
        const asked = hexNames.filter((name, place) => !foes.includes(name) && place % 4 === 0);
        for (const hex of asked)
          expect(dangers.get(hex)?.guns ?? 0, `${setup} seat ${seat} ${hex}`).toBe(slowGuns(state, seat, enemies, hex));
      }
    }
  });

  test(`${cite('TOT-8.4a', 'TOT-8.4d', 'TOT-8.4e')} lays the chance out as the attack itself would`, () => {
    // A Panzer IV can drive round to the flank of the Sherman in the town: 2d6 + 1 + 1 - 1 against 9.
    const state = given([us('1', 'sherman', 'E6', 'N'), ge('1', 'panzer4', 'E8', 'N')]).state;
    expect(threatMap(state, 0).get('E6')).toEqual({ guns: 1, chance: { ways: 15, of: 36 } });
  });

  test(`${cite('TOT-8.3a')} artillery threatens only what others see`, () => {
    // A towed howitzer fires only as it stands; the town at E6 is in its way.
    const howitzer = us('1', 'howitzer', 'E8', 'N');
    const target = ge('1', 'panzer4', 'E3');
    expect(threatMap(given([howitzer, target]).state, 1).get('E3')).toBeUndefined();
    expect(threatMap(given([howitzer, us('2', 'sherman', 'F3'), target]).state, 1).get('E3')?.guns).toBe(2);
  });

  test(`${cite('TOT-S10i')} a face-down unit threatens nothing one could know of`, () => {
    const hidden = given([us('1', 'wolverine', 'E9', 'N', { shown: false }), ge('1', 'panther', 'E7')]).state;
    expect(threatMap(hidden, 1).size).toBe(0);
  });
});
