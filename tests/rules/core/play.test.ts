import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { seedDice } from '../../../src/rules/core/dice';
import type { GameEvent } from '../../../src/rules/core/game';
import { clone, equalJson, legal, write } from '../../../src/rules/core/play';
import { stops, tally, trace } from '../../../src/rules/core/tally';
import { toyGame } from '../../support/toyGame';
import { openToy } from '../../support/toyMachine';

describe('the one door through which a state changes', () => {
  test('the writer gets a copy: the position it came from stays as it was', () => {
    const from = { state: { units: [{ at: 'a1' }] }, dice: seedDice('x') };
    const outcome = write<typeof from.state, GameEvent>(from, (draft, scribe) => {
      draft.units.push({ at: `b${scribe.dice.roll(6, 'place')}` });
      scribe.emit({ type: 'placed' });
    });
    expect(from.state.units).toEqual([{ at: 'a1' }]);
    expect(outcome.position.state.units).toHaveLength(2);
    expect(outcome.events).toEqual([{ type: 'placed' }]);
    expect(outcome.rolls.map((roll) => roll.why)).toEqual(['place']);
    expect(outcome.position.dice).not.toEqual(from.dice);
  });

  test('clone copies any JSON deeply', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const copy = clone(value);
        expect(copy).toEqual(value);
        if (typeof value === 'object' && value !== null) expect(copy).not.toBe(value);
      }),
    );
  });

  test('same agrees with comparing sorted texts', () => {
    const sorted = (value: unknown): unknown => {
      if (Array.isArray(value)) return value.map(sorted);
      if (typeof value !== 'object' || value === null) return value;
      return Object.entries(value)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, inner]) => [key, sorted(inner)]);
    };
    const tagged = (value: unknown) => JSON.stringify([Array.isArray(value), sorted(value)]);
    const small = fc.oneof(fc.constant([]), fc.dictionary(fc.constantFrom('a', 'b'), fc.nat(2)), fc.array(fc.nat(1)));
    fc.assert(fc.property(small, small, (a, b) => equalJson(a, b) === (tagged(a) === tagged(b))));
    expect(equalJson({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(true);
    expect(equalJson({ a: undefined }, { b: undefined })).toBe(false);
  });

  test('legal is the candidates without those refused, and nothing for a seat that is not to act', () => {
    const { state } = openToy().play({ type: 'bet', seat: 0, on: 1 } as never);
    expect(legal(toyGame, state as never, 0)).toEqual([]);
    expect(legal(toyGame, state as never, 1)).toHaveLength(6);
  });
});

describe('answers that show their working', () => {
  test('a tally is the sum of its terms', () => {
    const sum = tally([
      { rule: 'base', value: 8 },
      { rule: 'flank', value: 1 },
      { rule: 'woods', value: -1 },
    ]);
    expect(sum.total).toBe(8);
  });

  test('a trace is clear only if no place blocks, and names the places that do', () => {
    const open = { at: ['hex:0,1'], blocks: false, rule: 'open' } as const;
    const hill = { at: ['hex:0,2', 'hex:1,2'], blocks: true, rule: 'hill' } as const;
    expect(trace([open]).clear).toBe(true);
    expect(trace([open, hill]).clear).toBe(false);
    expect(stops(trace([open, hill]))).toEqual(['hex:0,2', 'hex:1,2']);
  });
});
