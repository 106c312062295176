import { describe, expect, test } from 'vitest';
import { drawn, won } from '../../../src/rules/core/result';
import { briefingOf } from '../../../src/rules/tankOnTank/briefing';
import { scenarioOf } from '../../../src/rules/tankOnTank/data/scenarios';
import { placeable } from '../../../src/rules/tankOnTank/deployment';
import { defenceOf, eligible, hasSight, modifiers, subsets } from '../../../src/rules/tankOnTank/fire';
import { checkOptions, switchesOf } from '../../../src/rules/tankOnTank/optionSpecs';
import { isPhaseOver } from '../../../src/rules/tankOnTank/phases';
import { objectiveZone } from '../../../src/rules/tankOnTank/purchase';
import type { BattleResult, State, Unit } from '../../../src/rules/tankOnTank/types';
import { cite } from '../../support/cite';
import {
  aim,
  begin,
  chooseEdge,
  done,
  face,
  ge,
  given,
  newMatch,
  place,
  stateOf,
  switched,
  tankOnTank,
  us,
} from './given';

const buy = (seat: number, kind: Unit['kind'], hq = false) => ({ type: 'buy', seat, kind, hq }) as const;
const dig = (unit: string) => ({ type: 'dig', seat: 1, unit }) as const;

describe('setting up', () => {
  const setting = (units: Unit[], changes: Partial<State> = {}) =>
    given(units, { phase: 'deployment', deploymentStep: 1, active: [0, 1], ...changes });

  test(`${cite('TOT-4.0a', 'TOT-2.1b', 'TOT-S2b')} one's own units, one after the other, in one's own step`, () => {
    const table = setting([us('1', 'sherman', null), us('2', 'sherman', null), ge('1', 'tiger', null)]);
    expect(table.refuse(place(0, '11', 'A5'))).toEqual({ rule: 'TOT-2.1b' });
    expect(table.refuse(place(0, '09', 'A5'))).toEqual({ rule: 'TOT-2.1b' });
    expect(table.refuse(place(1, '11', 'E5'))).toEqual({ rule: 'TOT-S2b' });
    const placed = table.play(place(0, '01', 'A5'));
    expect(placed.refuse(place(0, '02', 'A6'))).toEqual({ rule: 'TOT-4.0a', evidence: ['unit:01'] });
    expect(table.refuse(place(0, '01', 'E5'))?.instead).toMatchObject({ type: 'place', unit: '01' });
    expect(placed.play(face(0, '01', 'S')).refuse(place(0, '01', 'A6'))?.rule).toBe('TOT-S2d');
  });

  test(`${cite('TOT-S2b', 'TOT-Q28')} half of his units first: as many as the step brings, and nobody after the last step`, () => {
    const units = [ge('1', 'tiger', 'E5'), ge('2', 'tiger', 'E6'), ge('3', 'tiger', null), us('1', 'sherman', null)];
    const count = scenarioOf('S2')?.deployment[0]?.count ?? 0;
    const step = (extra: Unit[]) => setting([...units, ...extra], { deploymentStep: 0, active: [1] }).state;
    expect(placeable(step([])).map(({ id }) => id)).toEqual(['13']);
    const full = Array.from({ length: count - 2 }, (_, nth) => ge(`${nth + 4}`, 'panzer4', `F${nth + 2}`));
    expect(placeable(step(full))).toEqual([]);
    expect(placeable({ ...step([]), deploymentStep: 9 })).toEqual([]);
  });

  test(`${cite('TOT-S13c', 'TOT-11.1c')} an edge is chosen by whose step it is, and once`, () => {
    const s13 = given([us('1', 'sherman', null), ge('1', 'tiger', null)], {
      setup: 'S13',
      phase: 'deployment',
      active: [0, 1],
    });
    expect(s13.refuse(chooseEdge(0, 'north'))).toEqual({ rule: 'TOT-S13c' });
    expect(s13.refuse(chooseEdge(1, 'west'))).toEqual({ rule: 'TOT-S13c' });
    expect(s13.refuse(chooseEdge(1, 'north'))).toBeNull();
    const bought = [buy(0, 'sherman'), done(0), buy(1, 'panzer4'), done(1)];
    const terms = bought.reduce((match, command) => match.play(command), newMatch('meeting'));
    const seat = stateOf(terms).decider ?? 0;
    const chosen = terms.play(chooseEdge(seat, 'north'));
    expect(chosen.refuse(chooseEdge(seat, 'south'))?.rule).toBe('TOT-11.1c');
    expect(given([], { ...stateOf(terms), active: [0, 1] }).refuse(chooseEdge(1 - seat, 'north'))?.rule).toBe(
      'TOT-11.1c',
    );
    expect(objectiveZone({ ...stateOf(terms), edges: [null, null] }, 0)).toEqual([]);
  });

  test(`${cite('TOT-Q33', 'TOT-Q17')} positions are dug for one's own personnel, as many as there are`, () => {
    const step = scenarioOf('S8')?.deployment.findIndex(({ positions }) => positions !== undefined) ?? 0;
    const units = [
      ge('1', 'geInfantry', 'E5'),
      ge('2', 'geInfantry', 'E6'),
      ge('3', 'panzer4', 'F5'),
      us('1', 'usInfantry', 'A1', 'N', { dug: true }),
    ];
    const table = given(units, { setup: 'S8', phase: 'deployment', deploymentStep: step, active: [1] });
    expect(table.refuse(dig('11'))).toBeNull();
    expect(table.refuse(dig('13'))).toEqual({ rule: 'TOT-Q17', evidence: ['unit:13'] });
    const one = table.play(dig('11'));
    expect(one.refuse(dig('12'))).toBeNull();
    expect(one.refuse(dig('11'))?.rule).toBe('TOT-Q17');
  });

  test(`${cite('TOT-S15g', 'TOT-S10d')} the ace is named by the rule of its scenario`, () => {
    for (const [setup, seat, rule] of [
      ['S15', 1, 'TOT-S15g'],
      ['S10', 0, 'TOT-S10d'],
    ] as const) {
      const step = scenarioOf(setup)?.deployment.findIndex(({ ace }) => ace !== undefined) ?? 0;
      const units =
        seat === 1
          ? [ge('1', 'geInfantry', 'E5'), ge('2', 'panther', 'E6', 'S', { ace: true })]
          : [us('1', 'sherman', 'E5', 'N', { ace: true })];
      const table = given(units, { setup, phase: 'deployment', deploymentStep: step, active: [seat] });
      expect(table.refuse({ type: 'nameAce', seat, unit: `${seat}1` })?.rule).toBe(rule);
    }
  });

  test(`${cite('TOT-11.1b', 'TOT-Q48')} up to the last point, and pointed at by one button`, () => {
    const kinds = ['sherman', 'sherman', 'sherman', 'sherman', 'sherman', 'sherman', 'priest', 'usAtGun'] as const;
    const match = kinds.reduce((at, kind) => at.play(buy(0, kind)), newMatch('meeting', { points: 250 }));
    expect(match.refuse(buy(0, 'm8'))).toBeNull();
    expect(match.refuse(buy(0, 'priest'))?.rule).toBe('TOT-11.1b');
    const at = (...refs: Parameters<typeof tankOnTank.commandAt>[2]) => tankOnTank.commandAt(stateOf(match), 0, refs);
    expect(at('button:buy-sherman-hq')).toEqual(buy(0, 'sherman', true));
    expect(at('button:buy-sherman', 'button:buy-sherman')).toBeNull();
    expect(at('button:snow')).toEqual({ type: 'chooseSnow', seat: 0, snow: true });
    expect(at('button:summer')).toEqual({ type: 'chooseSnow', seat: 0, snow: false });
    expect(at('button:snow', 'button:snow')).toBeNull();
  });
});

describe('phases', () => {
  test(`${cite('TOT-5.0f')} what closes and how it ends is told`, () => {
    const table = given([us('1', 'sherman', 'A1'), ge('1', 'tiger', 'I1')]);
    expect(begin({ ...table.state, spent: 3 }, 'command').events[0]).toEqual({
      type: 'phaseClosed',
      seat: 0,
      spent: 3,
    });
    expect(begin({ ...table.state, half: 0, turn: 0 }, 'command').types()[0]).toBe('turnOpened');
    const ended = (outcome: unknown) => begin({ ...table.state, outcome: outcome as BattleResult }, 'over');
    expect(ended(won('TOT-Q19', [1])).events).toEqual([{ type: 'battleWon', rule: 'TOT-Q19', winner: 1 }]);
    expect(ended(drawn('TOT-11.2l')).events).toEqual([{ type: 'battleDrawn', rule: 'TOT-11.2l' }]);
    expect(ended(null)).toMatchObject({ events: [], state: { active: [] } });
  });

  test(`${cite('TOT-5.0b')} a phase goes on until it is ended and nothing is under way`, () => {
    const { state } = given([us('1', 'sherman', 'E9', 'N'), ge('1', 'tiger', 'E8')]);
    const open = given(state.units).play(aim(0, '01', '11')).state;
    for (const phase of ['action', 'movement', 'volley', 'aceRoll', 'advance'] as const) {
      expect(isPhaseOver({ ...state, phase })).toBe(false);
      expect(isPhaseOver({ ...state, phase, ended: true })).toBe(true);
      expect(isPhaseOver({ ...open, phase, ended: true })).toBe(false);
      expect(begin(state, phase).state).toEqual({ ...state, phase });
    }
    for (const phase of ['command', 'over'] as const) expect(isPhaseOver({ ...state, phase })).toBe(true);
    for (const phase of ['purchase', 'terms', 'objectives'] as const)
      expect(isPhaseOver({ ...state, phase })).toBe(true);
    expect(isPhaseOver({ ...state, setup: 'meeting', phase: 'objectives' })).toBe(true);
    expect(isPhaseOver({ ...state, setup: 'objectives', phase: 'objectives' })).toBe(false);
    expect(tankOnTank.progress?.({ ...state, turn: 1 })).toBe(0);
    expect(tankOnTank.progress?.({ ...state, turn: 0 })).toBe(0);
    expect(tankOnTank.progress?.({ ...state, turn: 5 })).toBeCloseTo(4 / (scenarioOf('S2')?.turns ?? 1));
    expect(tankOnTank.progress?.({ ...state, turn: 99 })).toBe(1);
  });

  test('options are judged by name and value', () => {
    const judged = (setup: string, seats = 2, options = {}) => checkOptions({ setup, seats, options });
    expect(judged('S1')).toBeNull();
    expect(judged('S99')).toEqual({ where: 'setup', problem: 'unknownSetup' });
    for (const seats of [1, 3]) expect(judged('S1', seats)).toEqual({ where: 'seats', problem: 'wrongSeats' });
    expect(judged('S1', 2, { fog: true })).toEqual({ where: 'options.fog', problem: 'unknownOption' });
    expect(judged('S1', 2, { calibre: 1 })).toEqual({ where: 'options.calibre', problem: 'wrongValue' });
    expect(judged('S1', 2, { scenario: 'x' })).toEqual({ where: 'options.scenario', problem: 'unknownOption' });
    expect(judged('custom')).toEqual({ where: 'options.scenario', problem: 'scenarioForm' });
    expect(judged('custom', 2, { scenario: 'x' })?.where).toMatch(/^options.scenario: ./);
    expect(judged('S1', 2, { calibre: true, solitaire: false })).toBeNull();
    const plain = {
      calibre: false,
      snow: false,
      solitaire: false,
      pershingMp: 2,
      usAtGun: 'counter',
      s5Stay: 'perUnit',
    };
    expect(switchesOf({})).toEqual({ ...plain, s6Link: true, s15March: true, points: 300 });
    const other = { calibre: true, snow: true, solitaire: true, pershingMp: 3, usAtGun: 'alternative', s5Stay: 'once' };
    const rest = { s6Link: false, s15March: false, points: 500 };
    expect(switchesOf({ ...other, ...rest })).toEqual({ ...other, ...rest });
  });
});

describe('who can fire', () => {
  const gun = (kind: Unit['kind'], at: string) =>
    given([us('1', kind, at, 'N'), us('2', 'sherman', 'A11'), ge('1', 'tiger', 'F2', 'S')]);

  test(`${cite('TOT-9.2a', 'TOT-8.1a')} a hill lifts no infantry: two hexes off that is the rule, further it is the range`, () => {
    const rule = (kind: Unit['kind'], at: string) => gun(kind, at).rule(aim(0, '01', '11'));
    expect(rule('usInfantry', 'F4')).toBe('TOT-9.2a');
    expect(rule('sherman', 'F4')).toBeNull();
    expect(rule('sherman', 'F6')).toBe('TOT-8.1a');
    const far = given([us('1', 'usInfantry', 'F4', 'N'), ge('1', 'tiger', 'F1', 'S')]);
    expect(far.rule(aim(0, '01', '11'))).toBe('TOT-8.1a');
    const plain = given([us('1', 'usInfantry', 'E9', 'N'), ge('1', 'tiger', 'E7', 'S')]);
    expect(plain.rule(aim(0, '01', '11'))).toBe('TOT-8.1a');
    const uphill = given([us('1', 'm8', 'A6', 'N'), ge('1', 'tiger', 'A3', 'S')]);
    expect(uphill.rule(aim(0, '01', '11'))).toBe('TOT-8.1a');
  });

  test(`${cite('TOT-8.3a')} artillery without eyes of its own fires only with somebody who sees`, () => {
    const table = given([
      us('1', 'priest', 'E11', 'N'),
      us('2', 'sherman', 'E9', 'N'),
      ge('1', 'tiger', 'E8', 'S'),
      ge('2', 'tiger', 'E7', 'S'),
    ]);
    const sets = (target: string) =>
      subsets(table.state, 0, table.unit(target)).map(({ firers }) => firers.toSorted().join());
    expect(hasSight(table.state, table.unit('01'), table.unit('11'))).toBe(false);
    expect(sets('11').toSorted()).toEqual(['01,02', '02']);
    expect(eligible(table.state, 0, table.unit('12'))).toEqual([]);
    expect(sets('12')).toEqual([]);
    const gone = { ...table.unit('02'), at: null };
    expect(hasSight(table.state, gone, table.unit('11'))).toBe(false);
    expect(hasSight(table.state, table.unit('02'), gone)).toBe(false);
  });

  test(`${cite('TOT-8.4g')} among equal chances the fewest firers come first`, () => {
    const table = given([
      us('1', 'sherman', 'E9', 'N'),
      us('2', 'sherman', 'D8', 'NE'),
      us('3', 'sherman', 'F8', 'NW'),
      ge('1', 'puma', 'E8', 'N'),
    ]);
    const found = subsets(table.state, 0, table.unit('11'));
    expect(found).toHaveLength(7);
    for (const [at, one] of found.entries()) {
      const next = found[at + 1];
      if (next === undefined) continue;
      const share = ({ volley: { overall } }: typeof one) => overall.ways / overall.of;
      expect(share(one)).toBeGreaterThanOrEqual(share(next));
      if (share(one) === share(next)) expect(one.firers.length).toBeLessThanOrEqual(next.firers.length);
    }
  });

  test(`${cite('TOT-S6e', 'TOT-9.0b', 'TOT-S10j')} what is added, and what is not`, () => {
    const night = given([us('1', 'sherman', 'E9', 'N'), ge('1', 'tiger', 'E8', 'S')], { setup: 'S6', map: 'B' });
    expect(modifiers(night.state, [night.unit('01')], night.unit('11')).terms.map(({ rule }) => rule)).not.toContain(
      'TOT-S6e',
    );
    const waiting = { ...ge('2', 'geInfantry', null), dug: false };
    expect(defenceOf(night.state, waiting)).toEqual({ rule: 'TOT-9.0b', value: 7 });
    const veiled = { ...night.unit('11'), veiled: true, dug: true };
    expect(modifiers(night.state, [night.unit('01')], veiled).terms).toEqual([{ rule: 'TOT-8.4a', value: 1 }]);
  });

  test('places are measured on the paper', () => {
    const apart = tankOnTank.squaredDistance;
    expect(apart?.('hex:E6', 'hex:E6')).toBe(0);
    expect(apart?.('hex:E6', 'hex:E8')).toBe(4 * Number(apart?.('hex:E6', 'hex:E7')));
    for (const none of ['unit:01', 'hex:Z1', 'button:done'] as const) {
      expect(apart?.('hex:E6', none)).toBeNull();
      expect(apart?.(none, 'hex:E6')).toBeNull();
    }
  });

  test('a scenario is known by its aces, those that come with a counter too', () => {
    const tags = (id: string) => {
      const found = scenarioOf(id);
      return found === null ? [] : briefingOf(found).tags;
    };
    expect(tags('S3')).toContain('ace');
    expect(tags('S15')).toContain('ace');
    expect(tags('S1')).not.toContain('ace');
    expect(switched({ calibre: true }).switches.calibre).toBe(true);
  });
});
