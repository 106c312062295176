import { describe, expect, test } from 'vitest';
import { phaseNames, sequenceOf } from '../../src/machines/order';
import { tankKillersChart } from '../../src/machines/tankKillers';
import { openDice, seedDice } from '../../src/rules/core/dice';
import { clone, legal } from '../../src/rules/core/play';
import type { Step } from '../../src/rules/core/sequence';
import { tankKillers } from '../../src/rules/tankKillers';
import { arrows, runOn } from '../../src/rules/tankKillers/order';
import { type Event, phases, type State } from '../../src/rules/tankKillers/types';
import { cite } from '../support/cite';

const sequence = sequenceOf(tankKillersChart);

test(`${cite('TK-TURN2', 'TK-TURN3', 'TK-TURN4', 'TK-Q28')} three phases; the attack in five subphases; no sixth`, () => {
  const { manoeuvre, attack, freeAttack } = tankKillersChart.machine.root.states;
  expect(Object.keys(tankKillersChart.machine.root.states)).toEqual([
    'manoeuvre',
    'attack',
    'freeAttack',
    'turnEnd',
    'over',
  ]);
  expect(Object.keys(manoeuvre?.states ?? {})).toEqual(['draw', 'recover', 'limit']);
  expect(Object.keys(attack?.states ?? {})).toEqual(['attacker', 'target', 'lost', 'modification', 'resolution']);
  expect(Object.keys(freeAttack?.states ?? {})).toEqual(['freeAction', 'freeReply', 'freeAttacker']);
  expect(arrows.freeAttacker).toEqual({ done: 'target' });
});

test('every phase of the rules is a leaf of the chart, the end included', () => {
  expect([...phaseNames(tankKillersChart), 'over'].sort()).toEqual([...phases].sort());
});

test('reply windows are children of the window they interrupt', () => {
  const attack = tankKillersChart.machine.root.states.attack?.states ?? {};
  expect(Object.keys(attack.lost?.states ?? {})).toEqual(['lostAttack', 'lostReply']);
  expect(Object.keys(attack.modification?.states ?? {})).toEqual(['modifier', 'modifierReply']);
  expect(Object.keys(attack.resolution?.states ?? {})).toEqual(['compare', 'finish', 'finishReply']);
});

/** The kernel's own order of play, which bots use, beside the chart's. */
function alongside(step: Step<State, Event>, state: State, seed: string): number {
  const dice = openDice(seedDice(seed));
  let [at, commands] = [step, 0];
  const walk = openDice(step.position.dice);
  while (!at.over) {
    const [seat] = state.active;
    if (seat === undefined) throw new Error(`nobody acts in ${state.phase}`);
    const moves = legal(tankKillers, state, seat);
    const move = moves[dice.roll(moves.length, 'move') - 1];
    if (move === undefined) throw new Error(`no move in ${state.phase}`);
    at = sequence.next(at, move, at.position.dice);
    tankKillers.apply(state, move, { dice: walk, emit: () => {} });
    runOn(state, { dice: walk, emit: () => {} });
    commands += 1;
    if (!at.over) expect(at.position.state).toEqual(state);
  }
  expect({ ...at.position.state, phase: 'over', exit: null, active: [] }).toEqual({
    ...state,
    phase: 'over',
    exit: null,
    active: [],
  });
  return commands;
}

describe('the chart and the kernel’s table of arrows', () => {
  test.each(['a', 'b', 'c', 'd'])('agree on every phase of a random game, seed %s', (seed) => {
    const hidden = seed < 'c';
    const deal = { setup: 'germanBritish', seats: 2, options: { autoPass: !hidden }, seed };
    const step = sequence.start(deal, seedDice(seed));
    const state = clone(step.position.state);
    expect(alongside(step, state, seed)).toBeGreaterThan(100);
  });
});
