import { describe, expect, test } from 'vitest';
import { seedDice } from '../../../src/rules/core/dice';
import { type Position, write } from '../../../src/rules/core/play';
import { commands } from '../../../src/rules/tankOnTank/commands';
import { throwOf } from '../../../src/rules/tankOnTank/fire';
import { hitChance, isHit, readDice } from '../../../src/rules/tankOnTank/odds';
import type { Event, State } from '../../../src/rules/tankOnTank/types';
import { cite } from '../../support/cite';
import { attack, ge, given, switched, us } from './given';

const variant = switched({ calibre: true });
const spare = us('9', 'sherman', 'A1');

describe('the calibre variant', () => {
  const how = (firers: ReturnType<typeof us>[], target: ReturnType<typeof us>) =>
    throwOf(given([...firers, target], variant).state, firers, target);

  test(`${cite('TOT-OPT1a', 'TOT-OPT1c', 'TOT-OPT1e')} armour at armour: large guns take the best two of three, small the worst`, () => {
    expect(how([ge('1', 'tiger', 'E8')], us('1', 'sherman', 'E9'))).toBe('bestOfThree');
    expect(how([us('1', 'm8', 'E9')], ge('1', 'panzer4', 'E8'))).toBe('worstOfThree');
    expect(how([us('1', 'sherman', 'E9')], ge('1', 'panzer4', 'E8'))).toBe('two');
    expect(how([ge('1', 'tiger', 'E8')], us('1', 'usInfantry', 'E9'))).toBe('two');
    expect(throwOf(given([spare]).state, [ge('1', 'tiger', 'E8')], spare)).toBe('two');
  });

  test(`${cite('TOT-OPT1a', 'TOT-Q50', 'TOT-10.1a')} a truck is hard but not armoured: two dice`, () => {
    for (const kind of ['tiger', 'puma'] as const) {
      expect(how([ge('1', kind, 'E8')], us('1', 'truck', 'E9'))).toBe('two');
    }
  });

  test(`${cite('TOT-OPT1b')} anti-tank guns roll two`, () => {
    expect(how([ge('1', 'geAtGun', 'E8')], us('1', 'sherman', 'E9'))).toBe('two');
  });

  test(`${cite('TOT-Q42')} a group is large if one is, small only if all are`, () => {
    expect(how([us('1', 'pershing', 'E9'), us('2', 'm8', 'D8')], ge('1', 'panzer4', 'E8'))).toBe('bestOfThree');
    expect(how([us('1', 'sherman', 'E9'), us('2', 'm8', 'D8')], ge('1', 'panzer4', 'E8'))).toBe('two');
  });

  test(`${cite('TOT-OPT1d', 'TOT-EX20')} Tiger at Sherman: 1, 1, 6 fails by itself; 2, 5, 6 counts 11`, () => {
    expect(readDice([1, 1, 6], 'bestOfThree').fate).toBe(false);
    expect(readDice([2, 5, 6], 'bestOfThree')).toEqual({ sum: 11, fate: null });
    const table = given([us('1', 'sherman', 'E9'), spare, ge('1', 'tiger', 'E8', 'S')], { ...variant, phasing: 1 });
    expect(table.play(attack(1, '01', '11'), 1, 1, 6).unit('01').where).toBe('map');
    expect(table.play(attack(1, '01', '11'), 2, 5, 6).unit('01').where).toBe('dead');
  });

  test(`${cite('TOT-OPT1f', 'TOT-EX20')} M8 at Panzer IV: 6, 6, 1 succeeds by itself; 3, 4, 6 counts 7`, () => {
    expect(readDice([6, 6, 1], 'worstOfThree').fate).toBe(true);
    expect(readDice([3, 4, 6], 'worstOfThree')).toEqual({ sum: 7, fate: null });
    expect(isHit([6, 6, 1], 'worstOfThree', 1, 9)).toBe(true);
  });

  test(`${cite('TOT-OPT1h')} modifiers come after the two dice are chosen`, () => {
    expect(isHit([2, 4, 4], 'bestOfThree', 1, 9)).toBe(true);
    expect(isHit([2, 4, 4], 'bestOfThree', 0, 9)).toBe(false);
    expect(isHit([2, 4, 4], 'worstOfThree', 2, 9)).toBe(false);
  });

  test(`${cite('TOT-OPT1g')} an ace rolls all three again`, () => {
    const table = given([us('1', 'sherman', 'E9'), spare, ge('1', 'tiger', 'E8', 'S', { ace: true, aceShown: true })], {
      ...variant,
      phasing: 1,
    });
    const failed = table.play(attack(1, '01', '11'), 1, 1, 6);
    const again = failed.play({ type: 'reroll', seat: 1 }, 6, 5, 1);
    expect(again.events[0]).toMatchObject({ type: 'volleyFired', faces: [6, 5, 1], again: true, hit: true });
  });

  test(`${cite('TOT-OPT1c', 'TOT-OPT1e')} the ledger learns the exact chance of three dice`, () => {
    const six = [1, 2, 3, 4, 5, 6];
    const all = six.flatMap((a) => six.flatMap((b) => six.map((c) => [a, b, c])));
    // Counted by hand: the two dice used, a double that decides, then the number to reach with one firer.
    const ways = (large: boolean, defence: number) =>
      all.filter((faces) => {
        const [low = 0, middle = 0, high = 0] = faces.toSorted((a, b) => a - b);
        const used = large ? middle + high : low + middle;
        if (large && middle === 1) return false;
        if (!large && middle === 6) return true;
        if (used === 2) return false;
        return used === 12 || used + 1 >= defence;
      }).length;
    const shots = [
      ['tiger', 'sherman', true, 9],
      ['kingTiger', 'pershing', true, 10],
      ['puma', 'sherman', false, 9],
      ['puma', 'wolverine', false, 8],
    ] as const;
    for (const [firer, kind, large, defence] of shots) {
      const table = given([us('1', kind, 'E9', 'N'), spare, ge('1', firer, 'E8', 'S')], { ...variant, phasing: 1 });
      let position: Position<State> = { state: table.state, dice: seedDice(firer) };
      for (const command of attack(1, '01', '11')) {
        const played = write<State, Event>(position, (draft, scribe) => commands.apply(draft, command, scribe));
        position = played.position;
        for (const { chance, success, faces, sides } of played.rolls) {
          expect(sides).toEqual([6, 6, 6]);
          expect(chance).toEqual({ ways: ways(large, defence), of: 216 });
          expect(success).toBe(isHit(faces, large ? 'bestOfThree' : 'worstOfThree', 1, defence));
        }
        if (command.type === 'fire') expect(played.rolls).toHaveLength(1);
      }
      expect(hitChance(1, defence, large ? 'bestOfThree' : 'worstOfThree').ways).toBe(ways(large, defence));
    }
  });

  test('three dice are better for large guns and worse for small ones at every defence', () => {
    for (const defence of [7, 8, 9, 10, 11]) {
      const share = (how: 'two' | 'bestOfThree' | 'worstOfThree') => {
        const { ways, of } = hitChance(1, defence, how);
        return ways / of;
      };
      expect(share('bestOfThree')).toBeGreaterThan(share('two'));
      expect(share('worstOfThree')).toBeLessThan(share('two'));
    }
  });
});
