import { expect, test } from 'vitest';
import { phaseNames } from '../../src/machines/order';
import { tankKillersChart } from '../../src/machines/tankKillers';
import { phases } from '../../src/rules/tankKillers/types';
import { cite } from '../support/cite';

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
  const again = freeAttack?.states.freeAttacker?.always?.map(({ target }) => target?.[0]?.id);
  expect(again).toEqual(['tankKillers.attack.target']);
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
