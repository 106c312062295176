import { describe, expect, test } from 'vitest';
import { phaseNames } from '../../src/machines/order';
import { openDice, seedDice } from '../../src/rules/core/dice';
import { openToy, toyChart, toySequence } from '../support/toyMachine';

const deal = { setup: 'duel', seats: 2, options: {}, seed: 'x' };

describe('a phase machine run as a pure function', () => {
  test('stepping twice from one step gives the same step twice: nothing is kept inside', () => {
    const first = toySequence.start(deal, seedDice('x'));
    const command = { type: 'bet', seat: 0, on: 3 } as const;
    const next = () => toySequence.next(first, command, seedDice('y')).position;
    expect(next()).toEqual(next());
    expect(first.position.state.active).toEqual([0, 1]);
  });

  test('one command may close a phase and open another; its events come in order', () => {
    const match = openToy().play({ type: 'bet', seat: 0, on: 1 } as never);
    const after = match.play({ type: 'bet', seat: 1, on: 1 } as never);
    expect(after.state.phase).toBe('action');
    expect(after.log.at(-1)?.events.map((event) => event.type)).toEqual(['betMade', 'roundOpened']);
  });

  test('a command is thrown for with the dice it is handed', () => {
    let step = toySequence.start(deal, seedDice('x'));
    for (const seat of [0, 1]) step = toySequence.next(step, { type: 'bet', seat, on: 1 }, seedDice('x'));
    const thrown = (seed: string) =>
      toySequence.next(step, { type: 'shoot', seat: 0 }, seedDice(seed)).rolls.map((roll) => roll.faces);
    for (const seed of ['a', 'b', 'c', 'd']) {
      expect(thrown(seed)).toEqual([[openDice(seedDice(seed)).roll(6, 'hit')]]);
    }
  });

  test('the same dice deal the same game, others another', () => {
    const dealt = (seed: string) => toySequence.start(deal, seedDice(seed)).position.state;
    expect(dealt('x')).toEqual(dealt('x'));
    const worlds = new Set(['a', 'b', 'c', 'd', 'e'].map((seed) => JSON.stringify(dealt(seed))));
    expect(worlds.size).toBeGreaterThan(1);
  });

  test('the ribbon is read from the chart', () => {
    expect(phaseNames(toyChart)).toEqual(['betting', 'action']);
  });
});
