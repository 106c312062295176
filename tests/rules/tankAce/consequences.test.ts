import { describe, expect, test } from 'vitest';
import { type Consequence, consequencesOf } from '../../../src/rules/tankAce/consequences';
import { threatTo } from '../../../src/rules/tankAce/outlook';
import type { Command, Tally } from '../../../src/rules/tankAce/types';
import { cite } from '../../support/cite';
import { battle, type Scene } from './table';

type Placed = Parameters<typeof battle>[0];
const scene = (units: Placed, { tally = {}, ...more }: Scene & { readonly tally?: Partial<Tally> } = {}) =>
  battle(units, more).change((state) => Object.assign(state.fights[0]?.tally ?? {}, tally));

/** What follows when the first unit is shot at. */
function follows(
  table: ReturnType<typeof battle>,
  chart: string,
  result: string,
  type: 'fire' | 'coax' = 'fire',
): readonly Consequence[] {
  const unit = table.state.fights[0]?.units[0]?.id ?? '';
  const command: Command = type === 'fire' ? { type, seat: 0, unit, load: 'AP' } : { type, seat: 0, unit };
  return consequencesOf(table.state, command, { chart, result });
}
const ids = (all: readonly Consequence[]) => all.map(({ id }) => id);
const rules = (all: readonly Consequence[]) => Object.fromEntries(all.map(({ id, rule }) => [id, rule]));

describe('what follows from a shot', () => {
  const force: Placed = [
    ['panther', 'B', { targets: 0 }],
    ['inf', 'A'],
    ['pz4', 'C', { targets: 0 }],
  ];

  test(`a kill is numbered on from the career’s and this battle’s; who is left and the orders are told ${cite('ATA-7.4d', 'ATA-7.2.6a', 'ATA-7.2.3-C1')}`, () => {
    const table = scene(force, { tank: { orders: 2 }, career: { vehicles: 20 }, tally: { kills: ['inf', 'pak40'] } });
    const all = follows(table, 'B3', 'DE');
    expect(all).toMatchObject([
      { id: 'kill', count: 22, rule: 'ATA-7.4d' },
      { id: 'award', award: 'bronzeStar', rule: 'ATA-8.1.4a' },
      { id: 'left', count: 2, rule: 'ATA-7.2.6a' },
      { id: 'orders', count: 1, rule: 'ATA-7.2.3-C1' },
      { id: 'threat' },
    ]);
  });

  test(`the danger told is that of the board without the unit ${cite('ATA-7.2.4a')}`, () => {
    const table = scene(force);
    const threat = (result: string) =>
      follows(table, 'B3', result).flatMap((each) => (each.id === 'threat' ? [each.chance] : []))[0] ?? -1;
    const left = scene([
      ['inf', 'A'],
      ['pz4', 'C', { targets: 0 }],
    ]);
    expect(threat('DE')).toBeCloseTo(threatTo(left.state, 0).destroyed, 12);
    expect(threat('miss')).toBeGreaterThan(threat('DE'));
  });

  test(`the last order: the enemy acts ${cite('ATA-7.2.4a')}`, () => {
    const last = scene(force, { tank: { orders: 1 } });
    expect(rules(follows(last, 'B1', 'miss'))).toEqual({
      unharmed: 'ATA-7.2A9',
      left: 'ATA-7.2.6a',
      noOrder: 'ATA-7.2.4a',
      threat: 'ATA-7.2.4a',
    });
  });

  test(`the field is held when nobody is left, or one INF of several gives up ${cite('ATA-7.2.6a', 'ATA-7.2.6d')}`, () => {
    const alone = follows(scene([['panther', 'B']]), 'B3', 'DE');
    const infantry = follows(
      scene([
        ['panther', 'B'],
        ['inf', 'A'],
      ]),
      'B3',
      'DE',
    );
    expect([rules(alone).held, rules(infantry).held]).toEqual(['ATA-7.2.6a', 'ATA-7.2.6d']);
    expect(ids(alone)).toEqual(['kill', 'held']);
  });

  test(`what is won by the last kill counts for the award ${cite('ATA-8.1.5a')}`, () => {
    const table = (units: Placed) => scene(units, { tally: { kills: ['pz4', 'pz4'] } });
    const award = (units: Placed) =>
      follows(table(units), 'B3', 'DE').flatMap((each) => (each.id === 'award' ? [each.award] : []));
    expect([award([['panther', 'B']]), award(force)]).toEqual([['silverStar'], ['bronzeStar']]);
  });

  test(`a vehicle that counted as damaged does not count twice ${cite('ATA-8.1.4a')}`, () => {
    const damaged = scene(
      [
        ['panther', 'B', { immobile: true, damagedBy: 0 }],
        ['pz4', 'C'],
        ['inf', 'A'],
      ],
      {
        tally: { damaged: 1 },
      },
    );
    expect(ids(follows(damaged, 'B3', 'DE'))).toEqual(['kill', 'left', 'orders', 'threat']);
  });

  test(`infantry that is gone is no kill of the log’s count; a step lost is one ${cite('ATA-7.4h', 'ATA-7.4g')}`, () => {
    const table = scene(
      [
        ['inf', 'B'],
        ['pz4', 'C'],
        ['inf', 'A'],
      ],
      { tank: { loaded: 'HE' } },
    );
    expect(ids(follows(table, 'B2', '2'))).toEqual(['gone', 'left', 'orders', 'threat']);
    expect(ids(follows(table, 'B2', '1+S')).slice(0, 2)).toEqual(['reduced', 'dispersed']);
    expect(ids(follows(table, 'B2', 'S', 'coax'))[0]).toBe('dispersed');
  });

  test(`a round that does not pierce shocks, buttons up or immobilises ${cite('ATA-7.3.8-C1', 'ATA-7.4.5a', 'ATA-7.3.7a')}`, () => {
    const table = scene(force);
    const first = (result: string) => ids(follows(table, 'B3', result)).slice(0, 2);
    expect([first('-'), first('B'), first('IMM**')]).toEqual([
      ['shocked', 'left'],
      ['buttoned', 'shocked'],
      ['immobilised', 'left'],
    ]);
  });

  test(`a round that cannot hurt, and an order that is no shot ${cite('ATA-7.2A8')}`, () => {
    const table = scene(
      [
        ['inf', 'B'],
        ['pz4', 'C'],
        ['inf', 'A'],
      ],
      { tank: { loaded: 'AP' } },
    );
    expect(ids(follows(table, 'B1', 'hit'))[0]).toBe('unharmed');
    const smoke = scene(force, { tank: { loaded: 'HCBI' } });
    expect(ids(follows(smoke, 'B1', 'hit'))[0]).toBe('unharmed');
    const none = (command: Command) => consequencesOf(table.state, command, { chart: 'B1', result: 'miss' });
    expect([none({ type: 'endOrders', seat: 0 }), none({ type: 'fire', seat: 0, unit: 'u9', load: 'AP' })]).toEqual([
      [],
      [],
    ]);
  });

  test(`a machine gun at a vehicle that stands still settles it at once ${cite('ATA-7.4.5c')}`, () => {
    const still = scene([
      ['halftrack', 'B', { immobile: true }],
      ['pz4', 'C'],
      ['inf', 'A'],
    ]);
    expect(ids(follows(still, 'B2', '-', 'coax'))[0]).toBe('unharmed');
    expect(follows(still, 'B3', 'B')).toEqual([]);
    expect(rules(follows(still, 'B2', 'DE', 'coax')).kill).toBe('ATA-7.4d');
    expect(
      rules(
        follows(
          scene([
            ['inf', 'B'],
            ['pz4', 'C'],
          ]),
          'B2',
          '2',
          'coax',
        ),
      ).gone,
    ).toBe('ATA-7.4h');
  });

  test(`nothing is told while another roll decides ${cite('ATA-7.4.5c', 'ATA-7.3.7b')}`, () => {
    const still = scene([
      ['panther', 'B', { immobile: true }],
      ['pz4', 'C'],
      ['inf', 'A'],
    ]);
    const phosphorus = scene(force, { tank: { loaded: 'WP' } });
    const explosive = scene(force, { tank: { loaded: 'HE' } });
    const truck = scene([
      ['truck', 'B'],
      ['pz4', 'C'],
    ]);
    expect([
      follows(scene(force), 'B1', 'hit'),
      follows(scene(force), 'B3-location', 'hull'),
      follows(still, 'B3', 'B'),
      follows(phosphorus, 'B1', 'hit'),
    ]).toEqual([[], [], [], []]);
    expect(ids(follows(still, 'B3', 'DE'))[0]).toBe('kill');
    expect(ids(follows(explosive, 'B1', 'hit'))[0]).toBe('buttoned');
    expect(ids(follows(truck, 'B1', 'hit'))[0]).toBe('kill');
  });
});
