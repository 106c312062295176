import { expect, test } from 'vitest';
import { sequenceOf } from '../../../src/machines/order';
import { tankDuelChart } from '../../../src/machines/tankDuel';
import type { Position } from '../../../src/rules/core/play';
import { examples } from '../../../src/rules/tankDuel/data/examples';
import { handLimit } from '../../../src/rules/tankDuel/handLimit';
import { fireLevel, moveLevel } from '../../../src/rules/tankDuel/levels';
import { layOut } from '../../../src/rules/tankDuel/study/layout';
import { distanceOf, tankOf } from '../../../src/rules/tankDuel/tanks';
import type { Command, Event, State } from '../../../src/rules/tankDuel/types';
import { citableIds } from '../../support/rulebooks';

const order = sequenceOf(tankDuelChart);

function laid(id: string): Position<State> {
  const found = examples.find(({ rules }) => rules[0] === id);
  if (found === undefined) throw new Error(`no position of ${id}`);
  return layOut(order, found.layout);
}

/** Plays the example out and answers with what happened and how it stands. */
function played(id: string, commands: readonly Command[]) {
  let position = laid(id);
  const events: Event[] = [];
  for (const command of commands) {
    const step = order.next({ position }, command, position.dice);
    position = step.position;
    events.push(...step.events);
  }
  return { state: position.state, events, all: (type: Event['type']) => events.filter((each) => each.type === type) };
}

const [GERMAN, SOVIET] = [0, 1];
const shot: readonly Command[] = [
  { type: 'declare', seat: GERMAN, cards: ['57.fire'] },
  { type: 'target', seat: GERMAN, tank: 'su1' },
  { type: 'letStand', seat: SOVIET },
];
const limitIn = (id: string) => handLimit(laid(id).state, GERMAN).total;
const distanceIn = (id: string) => {
  const { state } = laid(id);
  return distanceOf(tankOf(state, 'de1'), tankOf(state, 'su1'));
};

test('every worked example of the rulebook has its position, and somebody is asked in it', () => {
  const printed = [...citableIds('tankDuel')].filter((id) => /^TD-X\d+$/.test(id));
  expect(examples.map(({ rules }) => rules[0]).sort()).toEqual(printed.sort());
  for (const { rules, seat } of examples) expect(laid(rules[0] ?? '').state.active, rules[0]).toContain(seat);
});

test('hand limits, distances and decks are those of the examples', () => {
  expect(['TD-X1', 'TD-X2', 'TD-X16', 'TD-X28'].map(limitIn)).toEqual([8, 10, 8, 0]);
  expect(['TD-X3', 'TD-X4'].map(distanceIn)).toEqual([1000, 800]);
  expect(laid('TD-X7').state.decks).toBe(5);
});

test('levels in force are those of the examples', () => {
  const move = (id: string, tank: 'de1' | 'su1' | 'su2') => moveLevel(laid(id).state, tankOf(laid(id).state, tank));
  const fire = (id: string, tank: 'de1' | 'su1') => fireLevel(tankOf(laid(id).state, tank));
  expect([move('TD-X8', 'de1'), move('TD-X18', 'su1'), move('TD-X19', 'de1')]).toEqual([3, 3, 3]);
  expect([move('TD-X26', 'su1'), move('TD-X26', 'su2')]).toEqual([4, 1]);
  expect([fire('TD-X24', 'de1'), fire('TD-X25', 'su1')]).toEqual([2, 1]);
});

test('the next cards bring what the example tells', () => {
  const driver = played('TD-X11', shot);
  expect(driver.all('wounded')).toMatchObject([{ tank: 'su1', person: 'assistant' }]);
  const ablaze = played('TD-X12', shot);
  expect([ablaze.all('caughtFire').length, ablaze.all('broke').length]).toEqual([1, 1]);
  const checks = played('TD-X13', shot);
  expect(checks.all('pulled').filter((each) => 'why' in each && each.why === 'fire')).toHaveLength(2);
  expect(checks.all('outOfControl')).toHaveLength(1);
  const sure = played('TD-X15', shot);
  expect(sure.all('aimed')).toMatchObject([{ toHit: expect.any(Number) }]);
  expect(sure.all('missed')).toHaveLength(1);
  expect(played('TD-X23', shot).all('pierced')).toMatchObject([{ penetration: 10, armour: 10 }]);
});

test('the sum of TD-X17 is 50, and 50 hits', () => {
  const { all } = played('TD-X17', [
    { type: 'declare', seat: SOVIET, cards: ['57.fire', '58.fire', '84.leadership'] },
    { type: 'target', seat: SOVIET, tank: 'de1' },
    { type: 'tactics', seat: GERMAN, card: 54 },
    { type: 'letStand', seat: SOVIET },
  ]);
  expect(all('aimed')).toMatchObject([{ toHit: 50 }]);
  expect(all('hit')).toHaveLength(1);
});

test('what may be chosen in the others leads where they say', () => {
  const out = played('TD-X21', [{ type: 'bailOut', seat: GERMAN }]);
  expect(out.all('laidOff')).toMatchObject([{ seat: GERMAN, count: 4 }]);
  const hidden = played('TD-X20', [
    { type: 'declare', seat: GERMAN, cards: ['84.leadership'] },
    { type: 'leadSelf', seat: GERMAN, use: 'conceal' },
  ]);
  expect(hidden.all('concealed')).toHaveLength(1);
  const aimed = played('TD-X27', [...shot, { type: 'acquire', seat: GERMAN, take: true }]);
  expect(tankOf(aimed.state, 'de1')).toMatchObject({ spotted: ['su1'], flanking: [] });
  const shaken = played('TD-X22', [{ type: 'shake', seat: GERMAN, tank: 'su1' }]);
  expect(tankOf(shaken.state, 'su1').flanking).toEqual([]);
  const spent = played('TD-X10', [
    { type: 'command', seat: GERMAN, card: 66, tank: 'su1' },
    { type: 'declare', seat: GERMAN, cards: ['41.fire', '84.leadership'] },
    { type: 'target', seat: GERMAN, tank: 'su1' },
    { type: 'letStand', seat: SOVIET },
    { type: 'acquire', seat: GERMAN, take: false },
    { type: 'placeTerrain', seat: GERMAN, card: 13, tank: 'su2' },
  ]);
  expect(spent.state.hands[GERMAN]).toEqual([]);
  const mined = played('TD-X6', [{ type: 'placeTerrain', seat: GERMAN, card: 13, tank: 'su1' }]);
  expect(mined.state.phase).toBe('reply');
});
