import { describe, expect, test } from 'vitest';
import type { Ref, Seat } from '../../../src/rules/core/game';
import { won } from '../../../src/rules/core/result';
import { tankOnTank as unwatched } from '../../../src/rules/tankOnTank';
import { battles } from '../../../src/rules/tankOnTank/data/battles';
import { printBattle } from '../../../src/rules/tankOnTank/data/battleText';
import type { Edge } from '../../../src/rules/tankOnTank/data/maps';
import type { Force } from '../../../src/rules/tankOnTank/data/scenario';
import { scenarioOf } from '../../../src/rules/tankOnTank/data/scenarios';
import { type Kind, unitTypes } from '../../../src/rules/tankOnTank/data/units';
import { outOfStep, placeable } from '../../../src/rules/tankOnTank/deployment';
import { edgeRow, hexNames } from '../../../src/rules/tankOnTank/hexes';
import { isPhaseOver } from '../../../src/rules/tankOnTank/phases';
import { planOf } from '../../../src/rules/tankOnTank/plan';
import { isAgreed } from '../../../src/rules/tankOnTank/purchase';
import type { Command, Phase, State, Unit } from '../../../src/rules/tankOnTank/types';
import { firstBattle } from '../../../src/rules/tankOnTank/workshop/edit';
import { cite } from '../../support/cite';
import {
  begin,
  chooseEdge,
  dig,
  done,
  ge,
  given,
  newMatch,
  place,
  placeObjective,
  stateOf,
  tankOnTank,
  us,
} from './given';

const buy = (seat: Seat, kind: Unit['kind'], hq = false): Command => ({ type: 'buy', seat, kind, hq });
const chooseMap = (seat: Seat, map: 'A' | 'B'): Command => ({ type: 'chooseMap', seat, map });
const chooseSnow = (seat: Seat, snow: boolean): Command => ({ type: 'chooseSnow', seat, snow });
const nameAce = (seat: Seat, unit: string): Command => ({ type: 'nameAce', seat, unit });

/** A set-up in one of its steps; both sides may try, so that the step itself has to say no. */
const setting = (setup: string, step: number, units: readonly Unit[], changes: Partial<State> = {}) =>
  given(units, { setup, phase: 'deployment', deploymentStep: step, active: [0, 1], turn: 0, half: 0, ...changes });

const bringing = (kind: Kind) => ({ rule: 'TOT-12.0b', seat: 1, units: [{ kind, count: 1 }] }) as const;

/** The first step of a scenario that brings something along. */
const stepWith = (setup: string, what: 'positions' | 'ace' | 'count') =>
  scenarioOf(setup)?.deployment.findIndex((step) => step[what] !== undefined) ?? -1;

describe('whose step it is', () => {
  test(`${cite('TOT-5.0b', 'TOT-S2b')} nobody sets up outside the set-up or after its last step`, () => {
    const { state } = setting('S2', 0, [us('1', 'sherman', null), ge('1', 'tiger', null)]);
    expect(outOfStep(state, 1)).toBeNull();
    expect(outOfStep(state, 0)).toEqual({ rule: 'TOT-S2b' });
    // During play too the counter of steps stands somewhere.
    for (const phase of ['action', 'command', 'over'] satisfies Phase[])
      expect(outOfStep({ ...state, phase }, 1)).toEqual({ rule: 'TOT-5.0b' });
    expect(outOfStep({ ...state, deploymentStep: 3 }, 1)).toEqual({ rule: 'TOT-5.0b' });
    expect(setting('S2', 3, state.units).legal(1)).toEqual([]);
  });

  test(`${cite('TOT-S2b', 'TOT-Q28')} as many as the step brings: those of the other side do not count`, () => {
    const foe = (id: string, at: string | null) => ge(id, 'tiger', at, 'N', { force: 1 });
    const early = ['A1', 'A2', 'A3', 'A4', 'A5'].map((hex, nth) => us(`${nth}`, 'sherman', hex));
    const table = setting('S2', stepWith('S2', 'count'), [...early, foe('1', null), foe('2', 'E5')]);
    expect(placeable(table.state).map(({ id }) => id)).toEqual(['11']);
    expect(table.refuse(place(1, '11', 'E6'))).toBeNull();
  });

  test(`${cite('TOT-S13c', 'TOT-12.0b')} who still has to name his edge sets nothing up, though he has a zone`, () => {
    const battle = firstBattle();
    const declares: readonly Edge[] = ['west', 'east'];
    const late: Force = { ...bringing('tiger'), entry: { turn: 2, rows: 'declared' } };
    const scenario = printBattle({
      ...battle,
      forces: [...battle.forces, late],
      deployment: [{ rule: 'TOT-12.0b', seat: 1, declares }, ...battle.deployment],
    });
    const match = newMatch('custom', { scenario });
    expect(match.legal(1)).toEqual(declares.map((edge) => chooseEdge(1, edge)));
    expect(placeable(stateOf(match))).toEqual([]);
    const [first] = stateOf(match).units.filter((unit) => unit.seat === 1);
    const placed = place(1, first?.id ?? '', 'E11');
    expect(match.refuse(placed)?.rule).toBe('TOT-12.0b');
    expect(match.play(chooseEdge(1, 'east')).refuse(placed)).toBeNull();
  });

  test(`${cite('TOT-S4d', 'TOT-3.1a')} a reinforcement is none to set up, and that is said first of all`, () => {
    const table = setting('S4', 1, [us('1', 'sherman', 'A1'), us('2', 'priest', null, 'S', { force: 1 })]);
    for (const hex of ['A1', 'A2', 'A9'])
      expect(table.refuse(place(0, '02', hex)), hex).toEqual({ rule: 'TOT-S4d', evidence: ['unit:02'] });
    // Whether the hex is free, or in which zone, is then no longer asked.
    const asked = tankOnTank.check?.(table.state, place(0, '02', 'A1')) ?? [];
    expect(asked.map(({ id, state }) => `${id} ${state}`)).toEqual([
      'placing holds',
      'reserve fails',
      'free notReached',
      'zone notReached',
      'count notReached',
    ]);
  });
});

describe('what is put under a unit', () => {
  test(`${cite('TOT-S8d', 'TOT-Q33', 'TOT-Q17')} a position is dug where a unit stands: not under one that waits`, () => {
    const units = [ge('1', 'geInfantry', 'E6'), ge('2', 'geInfantry', null), ge('3', 'geAtGun', null)];
    const table = setting('S8', stepWith('S8', 'positions'), units);
    expect(table.refuse(dig(1, '11'))).toBeNull();
    for (const unit of ['12', '13'])
      expect(table.refuse(dig(1, unit))).toEqual({ rule: 'TOT-Q17', evidence: [`unit:${unit}`] });
  });

  test(`${cite('TOT-S10d', 'TOT-S15g')} an ace to give away: in the fog any unit, in the snow only armour`, () => {
    const foot = setting('S10', stepWith('S10', 'ace'), [us('1', 'usInfantry', 'E8'), us('2', 'sherman', 'E9')]);
    expect(foot.refuse(nameAce(0, '01'))).toBeNull();
    expect(foot.refuse(nameAce(0, '02'))).toBeNull();
    const armour = setting('S15', stepWith('S15', 'ace'), [ge('1', 'geMech', 'E10'), ge('2', 'panzer4', 'E11')]);
    expect(armour.refuse(nameAce(1, '11'))).toEqual({ rule: 'TOT-S15g', evidence: ['unit:11'] });
    expect(armour.refuse(nameAce(1, '12'))).toBeNull();
  });

  test(`${cite('TOT-S15g')} an ace of the enemy does not stand for one's own`, () => {
    const units = [us('1', 'sherman', 'E5', 'N', { ace: true }), ge('1', 'panzer4', 'E10')];
    const table = setting('S15', stepWith('S15', 'ace'), units);
    expect(table.refuse(nameAce(1, '11'))).toBeNull();
    // The set-up does not go on before it is given away.
    expect(begin(table.state, 'deployment').state).toMatchObject({ deploymentStep: 1, active: [1] });
  });

  test('both are pointed at by a unit and a button', () => {
    const at = (setup: string, seat: Seat, ...refs: readonly Ref[]) =>
      tankOnTank.commandAt(stateOf(newMatch(setup)), seat, refs);
    expect(at('S8', 1, 'unit:10', 'button:dig')).toEqual(dig(1, '10'));
    expect(at('S10', 0, 'unit:00', 'button:nameAce')).toEqual(nameAce(0, '00'));
    expect(tankOnTank.path(dig(1, '10'))).toEqual(['unit:10', 'button:dig']);
    expect(tankOnTank.path(nameAce(0, '00'))).toEqual(['unit:00', 'button:nameAce']);
  });
});

describe('what is bought', () => {
  test(`${cite('TOT-11.1b', 'TOT-Q48')} every counter in the box has its button, and no other has`, () => {
    const state = stateOf(newMatch('meeting'));
    const at = (ref: Ref) => tankOnTank.commandAt(state, 0, [ref]);
    for (const { kind, headquarters } of unitTypes) {
      expect(at(`button:buy-${kind}`)).toEqual(buy(0, kind));
      expect(at(`button:buy-${kind}-hq`), kind).toEqual(headquarters === 0 ? null : buy(0, kind, true));
    }
    for (const name of ['', 'undefined', 'undefined-hq', 'hq', 'maus']) expect(at(`button:buy-${name}`)).toBeNull();
  });

  test(`${cite('TOT-11.1b')} who has closed his purchase buys no more`, () => {
    const shop = given([us('0', 'sherman', null)], { setup: 'meeting', phase: 'purchase', active: [0, 1], turn: 0 });
    expect(shop.refuse(buy(0, 'sherman'))).toBeNull();
    const closed = given(shop.state.units, { ...shop.state, bought: [true, false] });
    expect(closed.rule(buy(0, 'sherman'))).toBe('TOT-11.1b');
    expect(closed.refuse(buy(1, 'panzer4'))).toBeNull();
  });
});

describe('what is agreed', () => {
  const terms = (setup: string, changes: Partial<State> = {}) =>
    given([], { setup, phase: 'terms', active: [0, 1], turn: 0, half: 0, decider: 0, ...changes });

  test(`${cite('TOT-11.1c', 'TOT-11.2c')} only the winner of the roll chooses map, snow and side`, () => {
    for (const setup of ['meeting', 'objectives']) {
      const table = terms(setup);
      for (const choice of [
        (seat: Seat) => chooseMap(seat, 'A'),
        (seat: Seat) => chooseMap(seat, 'B'),
        (seat: Seat) => chooseSnow(seat, true),
        (seat: Seat) => chooseSnow(seat, false),
        (seat: Seat) => chooseEdge(seat, 'west'),
      ]) {
        expect(table.refuse(choice(0))).toBeNull();
        expect(table.rule(choice(1))).toBe('TOT-11.1c');
        // And each only once.
        const chosen = table.play(choice(0));
        expect(chosen.rule(choice(0))).toBe('TOT-11.1c');
      }
    }
  });

  test(`${cite('TOT-11.1c')} it is agreed when all three are chosen, in whatever order`, () => {
    const choices = [chooseMap(0, 'B'), chooseSnow(0, false), chooseEdge(0, 'west')];
    for (const missing of choices) {
      const rest = choices.filter((choice) => choice !== missing);
      const open = terms('meeting').play(rest);
      expect(isAgreed(open.state), missing.type).toBe(false);
      expect(isPhaseOver(open.state)).toBe(false);
      expect(isAgreed(open.play(missing).state)).toBe(true);
    }
  });

  test(`${cite('TOT-11.1c')} both maps have their button, and can be sent`, () => {
    const { state } = terms('meeting');
    for (const map of ['A', 'B'] as const) {
      expect(tankOnTank.commandAt(state, 0, [`button:map-${map}`])).toEqual(chooseMap(0, map));
      expect(tankOnTank.parse({ type: 'chooseMap', seat: 0, map })).toEqual(chooseMap(0, map));
    }
  });

  test(`${cite('TOT-11.1c')} a printed scenario leaves nothing to agree`, () => {
    const table = terms('S2', { decider: null });
    expect(table.legal(0)).toEqual([]);
    const asked = tankOnTank.check?.(table.state, chooseEdge(0, 'west')) ?? [];
    expect(asked.map(({ id, rule, state }) => [id, rule, state])).toEqual([
      ['decider', 'TOT-11.1c', 'fails'],
      ['edge', 'TOT-11.1c', 'fails'],
    ]);
  });

  test(`${cite('TOT-11.2d')} an objective counter once placed lies`, () => {
    const table = given([], {
      setup: 'objectives',
      phase: 'objectives',
      active: [0, 1],
      turn: 0,
      decider: 0,
      edges: ['west', 'east'],
    });
    const placed = table.play(placeObjective(0, 'H5'));
    const again = given([], { ...placed.state, active: [0, 1] });
    expect(again.rule(placeObjective(0, 'H6'))).toBe('TOT-11.2d');
    expect(again.refuse(placeObjective(1, 'B5'))).toBeNull();
  });
});

describe('the order of battle of what players agreed', () => {
  // A plan is remembered by what it was made of; a map nobody plays on has this one made anew.
  let sheets = 0;
  const planned = (setup: string, decider: Seat | null, edges: State['edges']) => {
    sheets += 1;
    return planOf({ setup, decider, edges, map: `~plan${sheets}` });
  };
  const within = (columns: string) => hexNames.filter((name) => columns.includes(name.charAt(0)));

  test(`${cite('TOT-11.1e', 'TOT-11.2e')} before the edges are known nobody has a zone`, () => {
    for (const [setup, rule] of [
      ['meeting', 'TOT-11.1e'],
      ['objectives', 'TOT-11.2e'],
    ] as const) {
      const none = [0, 1].map((seat) => ({ rule, seat, units: [] }));
      expect(planned(setup, null, [null, null]).forces).toEqual(none);
    }
  });

  test(`${cite('TOT-11.1d', 'TOT-11.1e', 'TOT-Q47')} a meeting: one row each, player A first, player B moves first`, () => {
    for (const decider of [0, 1]) {
      const { forces, deployment, first } = planned('meeting', decider, ['north', 'south']);
      const rows = [edgeRow('north'), edgeRow('south')];
      expect(forces.map(({ zone, seat, rule }) => ({ zone, seat, rule }))).toEqual(
        rows.map((zone, seat) => ({ zone, seat, rule: 'TOT-11.1e' })),
      );
      // Bought units are dealt as they are paid for, never by the plan; who finds no room enters by the same row.
      expect(forces.map(({ units }) => units)).toEqual([[], []]);
      expect(forces.map(({ entry }) => entry)).toMatchObject(
        (['north', 'south'] as const).map((edge, seat) => ({
          turn: 1,
          rule: 'TOT-Q47',
          rows: [{ edge, hexes: rows[seat] }],
        })),
      );
      expect(deployment).toEqual([decider, 1 - decider].map((seat) => ({ rule: 'TOT-11.1d', seat })));
      expect(first).toBe(1 - decider);
    }
  });

  test(`${cite('TOT-11.2e', 'TOT-11.2f')} with objectives: three rows of a long edge, player A first, player B moves first`, () => {
    for (const decider of [0, 1]) {
      const { forces, deployment, first } = planned('objectives', decider, ['east', 'west']);
      expect(forces.map(({ zone }) => zone)).toEqual([within('GHI'), within('ABC')]);
      expect(forces.map(({ units, rule }) => ({ units, rule }))).toEqual(
        [0, 1].map(() => ({ units: [], rule: 'TOT-11.2e' })),
      );
      expect(deployment).toEqual([decider, 1 - decider].map((seat) => ({ rule: 'TOT-11.2e', seat })));
      expect(first).toBe(1 - decider);
    }
  });

  test(`${cite('TOT-11.1g', 'TOT-11.1h', 'TOT-11.1i', 'TOT-Q41')} a meeting is won at once by destroying all, else by half`, () => {
    const { coups, ending, turns } = planned('meeting', 1, ['west', 'east']);
    expect(coups).toEqual([{ type: 'annihilation', seats: [0, 1], rule: 'TOT-Q41' }]);
    expect(ending).toEqual({ type: 'half', rule: 'TOT-11.1h', otherwise: 'TOT-11.1i' });
    expect(turns).toBe(10);
  });

  test(`${cite('TOT-11.2h', 'TOT-11.2i', 'TOT-11.2l')} with objectives nothing but the counter wins`, () => {
    const { coups, ending, turns } = planned('objectives', 1, ['west', 'east']);
    expect(coups).toEqual([]);
    expect(ending).toEqual({ type: 'capture', rule: 'TOT-11.2i', otherwise: 'TOT-11.2l' });
    expect(turns).toBe(10);
  });

  test(`${cite('TOT-11.1d', 'TOT-11.2e')} whose turn to set up it is not, is told the rule of his battle`, () => {
    for (const { id, objectives } of battles) {
      const table = setting(id, 0, [us('1', 'sherman', null), ge('1', 'panzer4', null, 'N', { force: 1 })], {
        decider: 1,
        edges: ['west', 'east'],
      });
      expect(table.rule(place(0, '01', 'A5'))).toBe(objectives ? 'TOT-11.2e' : 'TOT-11.1d');
      expect(table.refuse(place(1, '11', 'I5'))).toBeNull();
      // The second step is the other side's.
      const next = setting(id, 1, table.state.units, { decider: 1, edges: ['west', 'east'] });
      expect(next.refuse(place(0, '01', 'A5'))).toBeNull();
      expect(next.rule(place(1, '11', 'I5'))).toBe(objectives ? 'TOT-11.2e' : 'TOT-11.1d');
    }
  });
});

describe('the first turn and the last', () => {
  const units = [us('1', 'sherman', 'A1'), ge('1', 'tiger', 'I9')];

  test(`${cite('TOT-5.0a')} as the first turn opens no turn is closed`, () => {
    // A battle that would be decided if one were: the last turn is over and a counter is reached.
    const before = given(units, {
      setup: 'objectives',
      decider: 0,
      edges: ['west', 'east'],
      turn: 0,
      half: 0,
      captures: [{ seat: 0, unit: '01', at: 'A1' }],
    });
    const opened = begin(before.state, 'command');
    expect(opened.state).toMatchObject({ outcome: null, turn: 1, half: 1 });
    expect(opened.types()).toContain('turnOpened');
    expect(opened.types()).not.toContain('phaseClosed');
  });

  test(`${cite('TOT-5.0g', 'TOT-S4h', 'TOT-11.2i')} once it is decided no further turn opens`, () => {
    const last = given(units, { setup: 'S4', turn: 9, half: 2, phasing: 0, first: 1, spent: 2 });
    const over = begin(last.state, 'command');
    expect(over.state).toMatchObject({ outcome: won('TOT-S4h', [0]), turn: 9, half: 2, phasing: 0 });
    expect(over.events).toEqual([{ type: 'phaseClosed', seat: 0, spent: 2 }]);
    expect(tankOnTank.result(over.state)).toEqual(won('TOT-S4h', [0]));
    expect(tankOnTank.result(last.state)).toBeNull();
  });

  test(`${cite('TOT-5.0c', 'TOT-S2f')} its secrets last until it is decided, and what was decided is the result`, () => {
    const { state } = given([]);
    expect(unwatched.secrets).toBe(true);
    expect(unwatched.result(state)).toBeNull();
    expect(unwatched.progress?.(state)).toBe(0);
    expect(unwatched.result({ ...state, outcome: won('TOT-S2f', [1]) })).toEqual(won('TOT-S2f', [1]));
  });

  test(`${cite('TOT-5.0c', 'TOT-S10i')} a game with secrets: the chit, and who is face down`, () => {
    expect(tankOnTank.secrets).toBe(true);
    // What one side sees is not what the other does.
    const fog = stateOf(newMatch('S10'));
    expect(tankOnTank.view(fog, 1)).not.toEqual(tankOnTank.view(fog, 0));
  });

  test(`${cite('TOT-11.1b')} a purchase is over when both have closed it`, () => {
    const bought = newMatch('meeting').play(buy(0, 'sherman')).play(done(0)).play(buy(1, 'tiger'));
    expect(isAgreed(stateOf(bought))).toBe(false);
    expect(isPhaseOver(stateOf(bought))).toBe(false);
    expect(bought.play(done(1)).state.phase).toBe('terms');
  });
});
