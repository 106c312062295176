import { describe, expect, test } from 'vitest';
import { drawn, won } from '../../../src/rules/core/result';
import { battlePoints, standardPoints } from '../../../src/rules/tankOnTank/data/battles';
import { edgeRow } from '../../../src/rules/tankOnTank/hexes';
import { countersLeft, objectiveZone, pointsSpent } from '../../../src/rules/tankOnTank/purchase';
import type { Command, State } from '../../../src/rules/tankOnTank/types';
import { ending } from '../../../src/rules/tankOnTank/victory';
import type { Match } from '../../../src/session/match';
import { cite } from '../../support/cite';
import {
  attack,
  begin,
  chooseEdge,
  done,
  face,
  ge,
  given,
  move,
  newMatch,
  place,
  placeObjective,
  stateOf,
  us,
} from './given';

const buy = (seat: number, kind: 'sherman' | 'panzer4' | 'kingTiger', hq = false): Command => ({
  type: 'buy',
  seat,
  kind,
  hq,
});

/** Both buy a tank or two; then the one who decides takes this edge. */
function agreed(setup: string, edge: 'north' | 'south' | 'west' | 'east', snow = false): Match {
  let match = newMatch(setup);
  for (const command of [
    buy(0, 'sherman'),
    buy(0, 'sherman', true),
    done(0),
    buy(1, 'panzer4'),
    buy(1, 'panzer4'),
    done(1),
  ]) {
    match = match.play(command);
  }
  const seat = stateOf(match).decider ?? 0;
  const terms: Command[] = [
    { type: 'chooseMap', seat, map: 'B' },
    { type: 'chooseSnow', seat, snow },
    { type: 'chooseEdge', seat, edge },
  ];
  for (const command of terms) match = match.play(command);
  return match;
}

describe("a battle of one's own", () => {
  test(`${cite('TOT-11.0b', 'TOT-11.0c', 'TOT-11.1a', 'TOT-11.2a')} both sides have the same agreed points, usually 250 to 350`, () => {
    expect(standardPoints).toBeGreaterThanOrEqual(250);
    expect(standardPoints).toBeLessThanOrEqual(350);
    for (const points of battlePoints) expect(stateOf(newMatch('meeting', { points })).switches.points).toBe(points);
    expect(Math.max(...battlePoints)).toBeGreaterThan(350);
  });

  test(`${cite('TOT-11.1b', 'TOT-11.2a', 'TOT-Q48')} units are bought up to the total, never above, and only what is in the box`, () => {
    let match = newMatch('meeting', { points: 250 });
    for (let i = 0; i < 3; i++) match = match.play(buy(1, 'kingTiger'));
    expect(pointsSpent(stateOf(match), 1)).toBe(150);
    expect(countersLeft(stateOf(match), 'kingTiger', false)).toBe(0);
    expect(match.refuse(buy(1, 'kingTiger'))?.rule).toBe('TOT-Q48');
    // Headquarters have counters of their own.
    expect(countersLeft(stateOf(match), 'panzer4', true)).toBe(2);
    expect(countersLeft(stateOf(match.play(buy(1, 'panzer4'))), 'panzer4', true)).toBe(2);
    for (let i = 0; i < 3; i++) match = match.play(buy(1, 'panzer4'));
    expect(match.refuse(buy(1, 'panzer4'))?.rule).toBe('TOT-11.1b');
    expect(match.refuse(buy(1, 'sherman'))?.rule).toBe('TOT-2.1b');
    expect(newMatch('meeting').refuse(done(0))?.rule).toBe('TOT-11.1b');
    const one = newMatch('meeting').play(buy(0, 'sherman'));
    expect(one.refuse(done(0))).toBeNull();
    expect(one.refuse(done(1))?.rule).toBe('TOT-11.1b');
  });

  test(`${cite('TOT-11.1c', 'TOT-11.2c')} the higher die decides map, snow and side; ties are rolled again`, () => {
    const table = given([], { setup: 'meeting', chit: null });
    const rolled = begin(table.state, 'terms', [3, 3, 2, 5]);
    expect(rolled.state).toMatchObject({ decider: 1, active: [1] });
    const chosen = rolled.play([
      { type: 'chooseEdge', seat: 1, edge: 'east' },
      { type: 'chooseMap', seat: 1, map: 'B' },
      { type: 'chooseSnow', seat: 1, snow: true },
    ]);
    expect(chosen.state).toMatchObject({ map: 'B', snow: true, edges: ['west', 'east'] });
    expect(chosen.rule({ type: 'chooseMap', seat: 1, map: 'A' })).toBe('TOT-11.1c');
  });

  test(`${cite('TOT-11.1d', 'TOT-11.1e', 'TOT-Q41', 'TOT-11.2f')} player A sets up first, in the outermost row of his edge; player B moves first`, () => {
    const match = agreed('meeting', 'south');
    const { decider } = stateOf(match);
    expect(match.state.active).toEqual([decider]);
    const unit = `${decider}0`;
    expect(match.refuse(place(decider ?? 0, unit, 'E5'))?.rule).toBe('TOT-11.1e');
    const hexes = match
      .legal(decider ?? 0)
      .flatMap((command) => ('to' in command && 'unit' in command && command.unit === unit ? [command.to] : []));
    expect(hexes).toEqual(edgeRow('south'));
    let at = match;
    while (at.state.phase === 'deployment') {
      const [next] = at.legal(at.state.active[0] ?? 0);
      if (next) at = at.play(next);
    }
    expect(stateOf(at).phasing).toBe(1 - (decider ?? 0));
  });

  test(`${cite('TOT-7.1a', 'TOT-Q47')} units that find no room in their row wait and enter from it`, () => {
    const crowd = edgeRow('north').map((hex, index) => us(`${index}`, 'sherman', hex));
    const last = us('99', 'sherman', null);
    const state: Partial<State> = {
      setup: 'meeting',
      phase: 'deployment',
      edges: ['north', 'south'],
      decider: 0,
      active: [0],
      deploymentStep: 0,
    };
    const full = begin({ ...given([...crowd, last, ge('0', 'panzer4', 'A11')], state).state }, 'deployment');
    expect(full.state.deploymentStep).toBe(2);
    const play = given(
      full.state.units.map((unit) => (unit.at === 'E1' ? { ...unit, at: 'E3' } : unit)),
      { ...state, phase: 'action' },
    );
    expect(play.refuse({ type: 'enter', seat: 0, unit: '099', to: 'E1' })).toBeNull();
    expect(play.rule({ type: 'enter', seat: 0, unit: '099', to: 'E11' })).toBe('TOT-Q47');
    // Nobody waits while there is room.
    const roomy = begin({ ...given([...crowd.slice(1), last, ge('0', 'panzer4', 'A11')], state).state }, 'deployment');
    expect(roomy.state.deploymentStep).toBe(0);
  });

  test(`${cite('TOT-11.1f', 'TOT-11.2g')} on a snow map the snow rule is used`, () => {
    const rolled = begin(
      given([us('0', 'sherman', 'A1')], { setup: 'meeting', snow: true, half: 0, turn: 0 }).state,
      'command',
      [2],
    );
    expect(rolled.state.snowbound).toBe(true);
    expect(stateOf(agreed('objectives', 'west', true)).snow).toBe(true);
  });
});

describe('meeting engagement', () => {
  const force = [us('0', 'sherman', 'A1'), us('1', 'sherman', null, 'N', { where: 'dead' })];
  const foe = [ge('0', 'panzer4', 'I1'), ge('1', 'panzer4', null, 'N', { where: 'dead' }), ge('2', 'panzer4', 'I3')];
  const lost = (seat: number, count: number) =>
    Array.from({ length: count }, () => ({
      seat,
      kind: seat === 0 ? ('sherman' as const) : ('panzer4' as const),
      hq: false,
      ace: false,
    }));
  const result = (kills: State['kills'], units = [...force, ...foe]) =>
    ending(given(units, { setup: 'meeting', edges: ['north', 'south'], decider: 0, kills }).state);

  test(`${cite('TOT-11.1g', 'TOT-11.1h', 'TOT-Q41')} after ten turns half of the enemy's points destroyed wins`, () => {
    expect(result(lost(0, 1))).toEqual(won('TOT-11.1h', [1]));
    expect(result(lost(1, 2))).toEqual(won('TOT-11.1h', [0]));
    // Both over half: the higher share wins.
    expect(result([...lost(0, 1), ...lost(1, 2)])).toEqual(won('TOT-11.1h', [0]));
    expect(result([...lost(0, 1), ...lost(1, 1)], [...force, ...foe.slice(0, 2)])).toEqual(drawn('TOT-Q41'));
    const last = begin(
      given([...force, ...foe], { setup: 'meeting', turn: 9, half: 2, kills: lost(0, 1) }).state,
      'command',
    );
    expect(last.state.outcome).toBeNull();
    const tenth = begin(
      given([...force, ...foe], { setup: 'meeting', turn: 10, half: 2, kills: lost(0, 1) }).state,
      'command',
    );
    expect(tenth.state.outcome?.winners).toEqual([1]);
  });

  test(`${cite('TOT-11.1i')} if neither side has, it is a draw`, () => {
    expect(result(lost(1, 1))).toEqual(drawn('TOT-11.1i'));
  });

  test(`${cite('TOT-Q41')} the destruction of a whole side ends it earlier`, () => {
    const duel = given([us('1', 'sherman', 'E9', 'N'), ge('1', 'panzer4', 'E8', 'S')], { setup: 'meeting' });
    expect(duel.play(attack(0, '11', '01'), 6, 6).state.outcome).toEqual(won('TOT-Q41', [0]));
  });
});

describe('meeting engagement with objectives', () => {
  const sides: Partial<State> = { setup: 'objectives', edges: ['west', 'east'], decider: 0, objectives: ['H5', 'B5'] };
  const reached = given([us('1', 'sherman', 'H6'), us('2', 'sherman', 'A1'), ge('1', 'tiger', 'I1')], sides);

  test(`${cite('TOT-11.2b', 'TOT-11.2d')} each places his own counter in the three rows nearest to the enemy's edge`, () => {
    const match = agreed('objectives', 'west');
    const seat = stateOf(match).decider ?? 0;
    expect(match.state.active).toEqual([0, 1]);
    expect(new Set(objectiveZone(stateOf(match), seat).map((hex) => hex.charAt(0)))).toEqual(new Set(['G', 'H', 'I']));
    expect(match.refuse(placeObjective(seat, 'A1'))?.rule).toBe('TOT-11.2d');
    const placed = match.play(placeObjective(seat, 'H5'));
    expect(stateOf(placed).objectives[seat]).toBe('H5');
    expect(placed.refuse(placeObjective(seat, 'H6'))).not.toBeNull();
  });

  test(`${cite('TOT-11.2e')} set-up is within three hexes of a long edge`, () => {
    const match = newMatch('objectives');
    const bought = [buy(0, 'sherman'), done(0), buy(1, 'panzer4'), done(1)].reduce(
      (at, command) => at.play(command),
      match,
    );
    const seat = stateOf(bought).decider ?? 0;
    expect(bought.refuse(chooseEdge(seat, 'north'))?.rule).toBe('TOT-11.2e');
    let at = agreed('objectives', 'west');
    for (const each of [0, 1]) {
      const [next] = at.legal(each);
      if (next) at = at.play(next);
    }
    const first = at.state.active[0] ?? 0;
    const columns = at
      .legal(first)
      .flatMap((command) => ('to' in command && typeof command.to === 'string' ? [command.to.charAt(0)] : []));
    expect(new Set(columns)).toEqual(new Set(['A', 'B', 'C']));
  });

  test(`${cite('TOT-11.2i', 'TOT-11.2j', 'TOT-Q41')} who moves a unit onto his counter wins at the end of that turn; the earlier of two`, () => {
    const moved = reached.play([move(0, '01', 'H5'), face(0, '01', 'N')]);
    expect(moved.state.outcome).toBeNull();
    expect(moved.state.captures).toEqual([{ seat: 0, unit: '01', at: 'H5' }]);
    const over = begin({ ...moved.state, half: 2 }, 'command');
    expect(over.state.outcome).toEqual(won('TOT-11.2i', [0]));
    const both = { ...moved.state, half: 2, captures: [...moved.state.captures, { seat: 1, unit: '11', at: 'B5' }] };
    expect(begin(both, 'command').state.outcome?.winners).toEqual([0]);
    // The enemy's counter is nothing to capture, nor does a counter block.
    const foreign = given([us('1', 'sherman', 'B6'), ge('1', 'tiger', 'I1')], sides).play(move(0, '01', 'B5'));
    expect(foreign.state.captures).toEqual([]);
  });

  test(`${cite('TOT-11.2k')} not if the unit is destroyed there in the same turn`, () => {
    const taken = given([us('1', 'sherman', 'H5', 'N'), us('2', 'sherman', 'A1'), ge('1', 'tiger', 'H6', 'N')], {
      ...sides,
      phasing: 1,
      captures: [{ seat: 0, unit: '01', at: 'H5' }],
    });
    expect(taken.play(attack(1, '01', '11'), 6, 6).state.captures).toEqual([]);
    expect(taken.play(attack(1, '01', '11'), 1, 1).state.captures).toHaveLength(1);
    // What others have captured stands, and so does what it captured before it drove on.
    const captures = [
      { seat: 0, unit: '02', at: 'H5' },
      { seat: 0, unit: '01', at: 'G5' },
      { seat: 0, unit: '02', at: 'A1' },
      { seat: 0, unit: '01', at: 'H5' },
    ];
    const crowded = given(taken.state.units, { ...sides, phasing: 1, captures });
    expect(crowded.play(attack(1, '01', '11'), 6, 6).state.captures).toEqual(captures.slice(0, 3));
  });

  test(`${cite('TOT-11.2h', 'TOT-11.2l')} after ten turns without a capture it is a draw`, () => {
    const last = begin({ ...reached.state, turn: 10, half: 2 }, 'command');
    expect(last.state.outcome).toEqual(drawn('TOT-11.2l'));
    expect(begin({ ...reached.state, turn: 9, half: 2 }, 'command').state.outcome).toBeNull();
  });
});
