import { describe, expect, test } from 'vitest';
import { afterOutcome, shotOf, stuckChance, threatAfter, threatTo } from '../../../src/rules/tankAce/outlook';
import type { Command } from '../../../src/rules/tankAce/types';
import { cite } from '../../support/cite';
import { battle, type Scene } from './table';

describe('what is thought of before a shot', () => {
  const scene = (more: Scene = {}) =>
    battle(
      [
        ['panther', 'B', { targets: 0 }],
        ['pz4', 'C', { targets: 0 }],
        ['inf', 'A', { targets: 0 }],
      ],
      more,
    );
  const outcome = (
    table: ReturnType<typeof scene>,
    result: string,
    type: 'fire' | 'coax' | 'bow' | 'fifty' = 'fire',
    unit = 'u1',
  ) => {
    const command: Command = type === 'fire' ? { type, seat: 0, unit, load: 'AP' } : { type, seat: 0, unit };
    const shot = shotOf(table.state, command);
    if (shot === null) throw new Error('no shot');
    const next = afterOutcome(table.state, 0, shot, result);
    return { next, unit: next.fights[0]?.units.find(({ id }) => id === unit) ?? null, tank: next.fights[0]?.tank };
  };

  test(`a result leaves the unit as the rules would ${cite('ATA-7.4.5a', 'ATA-7.3.7a', 'ATA-7.4h', 'ATA-7.3.8-C1')}`, () => {
    const ap = scene({ tank: { loaded: 'AP' } });
    expect(outcome(ap, 'IMM').unit).toMatchObject({ immobile: true, buttoned: false, shock: false });
    expect(outcome(ap, 'B').unit).toMatchObject({ immobile: false, buttoned: true, shock: true });
    expect(outcome(ap, 'B+IMM').unit).toMatchObject({ immobile: true, buttoned: true });
    expect(outcome(ap, 'B+hit').unit).toMatchObject({ immobile: false, buttoned: true });
    expect(outcome(ap, '-').unit).toMatchObject({ shock: true });
    expect(outcome(ap, 'miss').unit).toMatchObject({ shock: false, targets: 0 });
    expect(outcome(ap, 'DE').unit).toBeNull();
    expect(outcome(scene({ tank: { loaded: 'HE' } }), 'B').unit).toMatchObject({ shock: false });
    expect(outcome(ap, '-', 'fifty').unit).toMatchObject({ shock: false });
  });

  test(`the other units, and the other board, stay as they are ${cite('ATA-10.2a')}`, () => {
    const two = battle(
      [
        ['panther', 'B', { targets: 0 }],
        ['pz4', 'C'],
      ],
      { seats: 2 },
    ).change((state) => {
      const [own] = state.fights;
      if (own !== null && own !== undefined) state.fights[1] = structuredClone({ ...own, units: [] });
    });
    const { next } = outcome(two, 'DE');
    expect(next.fights[0]?.units.map(({ id }) => id)).toEqual(['u2']);
    expect(next.fights[1]).toBe(two.state.fights[1]);
    expect(
      outcome(
        two.change((state) => {
          state.fights[1] = null;
        }),
        'DE',
      ).next.fights[1],
    ).toBeNull();
  });

  test(`main gun and coaxial gun turn the turret, the others do not ${cite('ATA-7.2A1')}`, () => {
    const table = scene({ tank: { turret: 'A', hull: 'B' } });
    expect(
      ['fire', 'coax', 'bow', 'fifty'].map((type) => outcome(table, '-', type as 'fire', 'u2').tank?.turret),
    ).toEqual([...['C', 'C', 'A', 'A']]);
  });

  test(`the last kill ends the battle ${cite('ATA-7.2.6a')}`, () => {
    const alone = battle([['panther', 'B', { targets: 0 }]]);
    expect(outcome(alone, 'DE').next.fights[0]?.outcome).toBe('cleared');
    expect(outcome(scene(), 'DE').next.fights[0]?.outcome).toBeNull();
  });

  test(`what an order changes is reckoned: turning, driving, hiding ${cite('ATA-7.2F1', 'ATA-7.2G1', 'ATA-7.2E1', 'ATA-7.2J1', 'ATA-7.2P1')}`, () => {
    const table = scene({
      ...{ tank: { hull: 'A', turret: 'A', orders: 2 }, fight: { range: 'medium' }, career: { tank: 'm4a3e2' } },
    });
    const danger = (command: Command) => threatAfter(table.state, command);
    const now = threatTo(table.state, 0).destroyed;
    const laid = (tank: object, fight: object = {}) =>
      threatTo(
        table.change((state) => {
          const own = state.fights[0];
          if (own !== null && own !== undefined) Object.assign(own, fight, { tank: { ...own.tank, ...tank } });
        }).state,
        0,
      ).destroyed;
    expect(danger({ type: 'angle', seat: 0, hull: 'B' })).toBeCloseTo(laid({ hull: 'B' }), 12);
    expect(laid({ hull: 'B' })).not.toBeCloseTo(now, 6);
    expect(danger({ type: 'traverse', seat: 0, turret: 'B' })).toBeCloseTo(laid({ turret: 'B' }), 12);
    expect(laid({ turret: 'B' })).not.toBeCloseTo(now, 6);
    expect(danger({ type: 'advance', seat: 0, hull: 'B' })).toBeCloseTo(laid({ hull: 'B' }, { range: 'close' }), 12);
    expect(danger({ type: 'reverse', seat: 0, hull: 'B' })).toBeCloseTo(laid({ hull: 'B' }, { range: 'long' }), 12);
    expect(danger({ type: 'smoke', seat: 0, area: 'B', load: 'AP' })).toBeCloseTo(
      laid({ turret: 'B' }, { smoke: { ...table.fight.smoke, B: 2 } }),
      12,
    );
    expect(danger({ type: 'flank', seat: 0, unit: 'u1', step: 'keep' })).toBeCloseTo(
      laid({ exposed: 'B', flankTarget: 'u1', hullDown: false }),
      12,
    );
    expect(danger({ type: 'endOrders', seat: 0 })).toBeCloseTo(now, 12);
    expect(danger({ type: 'fire', seat: 0, unit: 'u9', load: 'AP' })).toBeCloseTo(now, 12);
  });

  test(`seeking cover is reckoned at the range it leads to, found or not ${cite('ATA-7.2E1')}`, () => {
    const table = scene({
      ...{ tank: { hull: 'B', turret: 'B', orders: 2 }, fight: { range: 'medium' }, career: { tank: 'm4a3e2' } },
    });
    const at = (step: 'nearer' | 'keep' | 'farther') =>
      threatAfter(table.state, { type: 'hullDown', seat: 0, hull: 'B', step });
    expect(new Set([at('nearer'), at('keep'), at('farther')]).size).toBe(3);
  });

  test(`mud holds whoever moves; a flank move that keeps its range is none, nor is leaving the field ${cite('ATA-7.2.2a')}`, () => {
    const table = scene({
      tank: { orders: 2 },
      fight: { range: 'long', startRange: 'long' },
      mission: { weather: 'mud' },
    });
    const chance = (command: Command) => stuckChance(table.state, command);
    const moving = chance({ type: 'advance', seat: 0, hull: 'B' });
    expect(moving).toBeGreaterThan(0);
    expect(chance({ type: 'flank', seat: 0, unit: 'u1', step: 'nearer' })).toBe(moving);
    expect(chance({ type: 'flank', seat: 0, unit: 'u1', step: 'keep' })).toBe(0);
    expect(chance({ type: 'reverse', seat: 0, hull: 'B' })).toBe(0);
    expect(chance({ type: 'endOrders', seat: 0 })).toBe(0);
    expect(shotOf(table.state, { type: 'endOrders', seat: 0 })).toBeNull();
    expect(shotOf(table.state, { type: 'again', seat: 0, load: 'AP' })).toBeNull();
  });
});
