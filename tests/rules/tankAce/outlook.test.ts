import { describe, expect, test } from 'vitest';
import { odds, shotOf, stuckChance, takesOut, threatAfter, threatTo } from '../../../src/rules/tankAce/outlook';
import type { Command } from '../../../src/rules/tankAce/types';
import { cite } from '../../support/cite';
import { battle, type Order, type Table } from './table';

const six = [1, 2, 3, 4, 5, 6];
const pairs = six.flatMap((a) => six.map((b) => [a, b] as const));
const given = (order: Order): Command => ({ seat: 0, ...order }) as Command;

/** The danger after an order, by throwing every pair of dice it asks for through the rules. */
function thrown(table: Table, order: Order, dice: readonly (readonly number[])[]): number {
  const left = dice.map((faces) => threatTo(table.play(order, ...faces).state, 0).destroyed);
  return left.reduce((sum, each) => sum + each, 0) / left.length;
}

describe('the danger of the coming enemy step', () => {
  test(`${cite('ATA-7.2.4a')} whoever does not target you yet counts with one in six`, () => {
    const aimed = threatTo(battle([['panther', 'B', { targets: 0 }]]).state, 0).destroyed;
    const busy = threatTo(battle([['panther', 'B']]).state, 0).destroyed;
    expect(aimed).toBeGreaterThan(0.2);
    expect(busy).toBeCloseTo(aimed / 6, 12);
  });

  test('each unit is told with its own part, and together they are more than any of them', () => {
    const { destroyed, dangers } = threatTo(
      battle([
        ['panther', 'B', { targets: 0 }],
        ['stug3', 'C', { targets: 0 }],
      ]).state,
      0,
    );
    const parts = dangers.map(({ fires, destroyed: part }) => fires * part);
    expect(dangers.map(({ unit }) => unit)).toEqual(['u1', 'u2']);
    expect(destroyed).toBeCloseTo(1 - parts.reduce((safe, part) => safe * (1 - part), 1), 12);
    expect(destroyed).toBeGreaterThan(Math.max(...parts));
  });
});

describe('what an order does to it', () => {
  const units = [
    ['panther', 'B', { targets: 0 }],
    ['stug3', 'E', { targets: 0 }],
  ] as const;

  test.each([[{ type: 'traverse', turret: 'C' }], [{ type: 'buttonUp', posts: 'commander' }]] as const)(
    '%j is as it comes out',
    (order) => {
      const table = battle(units, { tank: { orders: 2 } });
      expect(threatAfter(table.state, given(order))).toBeCloseTo(threatTo(table.play(order).state, 0).destroyed, 12);
    },
  );

  test(`${cite('ATA-7.2F1')} turning the hull is as it comes out, stuck or not`, () => {
    const table = battle(units, { tank: { orders: 2 } });
    const order = { type: 'angle', hull: 'C' } as const;
    expect(threatAfter(table.state, given(order))).toBeCloseTo(thrown(table, order, pairs), 12);
  });

  test(`${cite('ATA-7.2E1')} seeking cover weighs finding it and not finding it`, () => {
    const table = battle(units, { tank: { orders: 2 }, mission: { terrain: 'hills' } });
    const order = { type: 'hullDown', step: 'keep', hull: 'B' } as const;
    const dice = six.map((face) => [face, 6, 6]);
    expect(threatAfter(table.state, given(order))).toBeCloseTo(thrown(table, order, dice), 12);
  });

  test(`${cite('ATA-7.3.8-C1')} a shot weighs every result, a shocked crew and a roused one among them`, () => {
    const table = battle([
      ['panther', 'C', { hullDown: true }],
      ['stug3', 'E', { targets: 0 }],
    ]);
    const order = { type: 'fire', unit: 'u1', load: 'AP' } as const;
    // At medium range 7 or less hits, and hull down adds 1: a miss throws no second pair.
    const hits = pairs.filter(([a, b]) => a + b <= 6).length / pairs.length;
    const hit = thrown(
      table,
      order,
      pairs.map((pierced) => [1, 2, ...pierced]),
    );
    const missed = thrown(table, order, [[6, 5]]);
    expect(threatAfter(table.state, given(order))).toBeCloseTo(hits * hit + (1 - hits) * missed, 10);
  });

  test('a burst at infantry is as it comes out', () => {
    const table = battle(
      [
        ['inf', 'B', { targets: 0 }],
        ['pz4', 'C', { targets: 0 }],
        ['inf', 'A', {}],
      ],
      { fight: { range: 'close' } },
    );
    const order = { type: 'coax', unit: 'u1' } as const;
    expect(threatAfter(table.state, given(order))).toBeCloseTo(thrown(table, order, pairs), 12);
  });
});

describe('what a single order promises', () => {
  test('the outcomes of a shot add up to one', () => {
    const { state } = battle([['tiger1', 'B']]);
    const shot = shotOf(state, given({ type: 'fire', unit: 'u1', load: 'AP' }));
    const sum = Object.values(shot?.outcomes ?? {}).reduce((so, chance) => so + chance, 0);
    expect(sum).toBeCloseTo(1, 12);
    expect(shot?.unit).toBe('u1');
  });

  test(`only guns make a shot: an order that names a unit for another reason promises none ${cite('ATA-7.2J1', 'ATA-7.2L1')}`, () => {
    const { state } = battle([['tiger1', 'B']]);
    expect(shotOf(state, given({ type: 'flank', unit: 'u1', step: 'keep' }))).toBeNull();
    expect(shotOf(state, given({ type: 'call', unit: 'u1', kind: 'artillery' }))).toBeNull();
    expect(shotOf(state, given({ type: 'fire', unit: 'u9', load: 'AP' }))).toBeNull();
    // Whoever has gone meanwhile is no danger that a move could turn to.
    const flank = given({ type: 'flank', unit: 'u9', step: 'keep' });
    expect(threatAfter(state, flank)).toBeCloseTo(threatTo(state, 0).destroyed, 12);
  });

  test(`going back is reckoned at the range it leads to, a flank move with the flanks it shows ${cite('ATA-7.2G1', 'ATA-7.2J2')}`, () => {
    const table = battle([
      ['panther', 'B', { targets: 0 }],
      ['pak38', 'A', { targets: 0 }],
    ]);
    for (const [order, dice] of [
      [{ type: 'reverse', hull: 'B' }, [5, 5]],
      [{ type: 'flank', unit: 'u1', step: 'keep' }, []],
    ] as const) {
      const after = threatTo(table.play(order, ...dice).state, 0).destroyed;
      expect(threatAfter(table.state, given(order))).toBeCloseTo(after, 12);
      expect(after).not.toBeCloseTo(threatTo(table.state, 0).destroyed, 3);
    }
  });

  test(`${cite('ATA-7.4h')} infantry that has lost a step is gone with the next`, () => {
    const whole = battle([['inf', 'B']]).unit();
    const reduced = battle([['inf', 'B', { reduced: true }]]).unit();
    expect([takesOut(whole, '1'), takesOut(reduced, '1'), takesOut(whole, '2')]).toEqual([false, true, true]);
    expect(takesOut(battle([['inf', 'B', { reduced: true, dispersed: true }]]).unit(), 'S')).toBe(true);
  });

  test(`${cite('ATA-7.4i', 'ATA-EX11')} what a result takes out is what the rules remove, whatever state the infantry is in`, () => {
    const flags = [true, false];
    for (const reduced of flags) {
      for (const dispersed of flags) {
        const table = battle([
          ['inf', 'B', { reduced, dispersed }],
          ['pz4', 'C'],
          ['pz4', 'C'],
        ]);
        // The coaxial gun, over all its results.
        for (const faces of pairs) {
          const shot = table.play({ type: 'coax', unit: 'u1' }, ...faces);
          const result = shot.told('rolled')[0]?.result ?? '';
          expect(takesOut(table.unit(), result)).toBe(shot.told('unitDestroyed').length > 0);
        }
      }
    }
  });

  test(`${cite('ATA-7.2.6d')} nobody is in danger from a single INF that would give up`, () => {
    const table = battle(
      [
        ['pak40', 'B', { targets: 0 }],
        ['inf', 'B', { targets: 0 }],
      ],
      {
        fight: { range: 'close' },
        tank: { loaded: 'HE' },
      },
    );
    const order = { type: 'fire', unit: 'u1', load: 'AP' } as const;
    const hit = shotOf(table.state, given(order))?.outcomes.DE ?? 0;
    const missed = threatTo(table.state, 0).destroyed;
    expect(hit).toBeGreaterThan(0.2);
    expect(threatAfter(table.state, given(order))).toBeLessThanOrEqual((1 - hit) * missed + 1e-12);
  });

  test(`${cite('ATA-CH.B5')} orders that move the tank may bog it down, others never`, () => {
    const { state } = battle([['pz4', 'B']], { mission: { weather: 'mud' } });
    const moves = stuckChance(state, given({ type: 'advance', hull: 'B' }));
    expect(moves).toBeCloseTo(odds.chanceOf('B5', '', { mud: 1, driverButtoned: 1 }, 'IMM'), 12);
    expect(stuckChance(state, given({ type: 'traverse', turret: 'A' }))).toBe(0);
    expect(stuckChance(state, given({ type: 'flank', unit: 'u1', step: 'keep' }))).toBe(0);
  });
});
