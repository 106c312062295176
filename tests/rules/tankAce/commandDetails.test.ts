import { describe, expect, test } from 'vitest';
import type { Ref } from '../../../src/rules/core/game';
import { tankAce } from '../../../src/rules/tankAce';
import { charts, wasNarrow } from '../../../src/rules/tankAce/charts';
import { isDiceChart } from '../../../src/rules/tankAce/data/chart';
import type { Command } from '../../../src/rules/tankAce/types';
import { cite } from '../../support/cite';
import { battle } from './table';

type Bare<C> = C extends Command ? Omit<C, 'seat'> : never;
type Order = Bare<Command>;
const whole = (order: Order): Command => ({ seat: 0, ...order }) as Command;

/** How each command is pointed at. */
const ways: readonly (readonly [order: Order, refs: readonly Ref[]])[] = [
  [{ type: 'enlist', tank: 'any' }, ['button:enlist', 'card:any']],
  [{ type: 'join', unit: 'any' }, ['button:join', 'card:any']],
  [{ type: 'ready' }, ['button:ready']],
  [{ type: 'exchange', out: 'AP', in: 'HE' }, ['button:exchange', 'card:AP', 'card:HE']],
  [{ type: 'chamber', round: 'HE' }, ['button:chamber', 'card:HE']],
  [{ type: 'hide', on: true }, ['button:hide-true']],
  [{ type: 'buyArtillery' }, ['button:buyArtillery']],
  [{ type: 'rerollForce' }, ['button:rerollForce']],
  [{ type: 'bombard', unit: 'u1' }, ['unit:u1']],
  [{ type: 'fire', unit: 'u1', load: 'HE' }, ['button:fire', 'unit:u1', 'card:HE']],
  [{ type: 'again', load: 'HE' }, ['button:again', 'card:HE']],
  [{ type: 'coax', unit: 'u1' }, ['button:coax', 'unit:u1']],
  [{ type: 'bow', unit: 'u1' }, ['button:bow', 'unit:u1']],
  [{ type: 'fifty', unit: 'u1' }, ['button:fifty', 'unit:u1']],
  [{ type: 'refill' }, ['button:refill']],
  [{ type: 'advance', hull: 'B' }, ['button:advance', 'face:B']],
  [{ type: 'hullDown', step: 'nearer', hull: 'B' }, ['button:hullDown', 'button:nearer', 'face:B']],
  [{ type: 'angle', hull: 'B' }, ['button:angle', 'face:B']],
  [{ type: 'reverse', hull: 'B' }, ['button:reverse', 'face:B']],
  [{ type: 'flank', unit: 'u1', step: 'nearer' }, ['button:flank', 'unit:u1', 'button:nearer']],
  [{ type: 'screen' }, ['button:screen']],
  [{ type: 'call', unit: 'u1', kind: 'mortar' }, ['button:call', 'card:mortar', 'unit:u1']],
  [{ type: 'call', unit: 'u1', kind: 'artillery' }, ['button:call', 'card:artillery', 'unit:u1']],
  [{ type: 'buttonUp', posts: 'commander' }, ['button:buttonUp', 'card:commander']],
  [{ type: 'unbutton', posts: 'commander' }, ['button:unbutton', 'card:commander']],
  [{ type: 'switchRound', round: 'HE' }, ['button:switchRound', 'card:HE']],
  [{ type: 'traverse', turret: 'B' }, ['button:traverse', 'face:B']],
  [{ type: 'synergy' }, ['button:synergy']],
  [{ type: 'endOrders' }, ['button:endOrders']],
  [{ type: 'reroll' }, ['button:reroll']],
  [{ type: 'keep' }, ['button:keep']],
  [{ type: 'stow', round: 'HE' }, ['button:stow', 'card:HE']],
  [{ type: 'unstow', round: 'HE' }, ['button:unstow', 'card:HE']],
  [{ type: 'rush' }, ['button:rush']],
  [{ type: 'sense', use: true }, ['button:sense-true']],
];

/** The questions of each order, as they are asked; a move backward is never barred by what makes the tank withdraw. */
const asked: readonly (readonly [Order['type'], string])[] = [
  [
    'fire',
    'orders withdraw leader gunner standIn loader emptyRack smokeRound reach mounted traverse refilling oneShot again load',
  ],
  [
    'coax',
    'orders withdraw leader gunner standIn loader ammunition stoppage reach mounted soft traverse refilling oneShot',
  ],
  ['bow', 'orders withdraw leader gunner hullDown ammunition stoppage reach mounted direction'],
  ['fifty', 'orders withdraw leader open ammunition stoppage reach mounted'],
  ['refill', 'orders withdraw leader loader fired turned once'],
  ['advance', 'orders withdraw leader field immobile driver close angle'],
  ['hullDown', 'orders withdraw leader field immobile driver step retreat angle'],
  ['angle', 'orders withdraw leader field immobile driver other'],
  ['reverse', 'orders field immobile driver angle leaving'],
  ['flank', 'orders withdraw leader field immobile driver vehicle once step retreat'],
  ['screen', 'orders withdraw leader loader mortar bombs'],
  ['call', 'orders withdraw leader radio bothRadios limit mounted spotted'],
  ['buttonUp', 'orders withdraw leader open'],
  ['unbutton', 'orders withdraw leader shut commander'],
  ['switchRound', 'orders withdraw leader loader racked'],
  ['traverse', 'orders withdraw leader other traverse refilling oneShot'],
  ['synergy', 'skill'],
  ['endOrders', ''],
];

describe('every command of a battle', () => {
  const { state } = battle([['pz4', 'B']]);

  test.each(ways.map(([order, refs]) => [order.type, order, refs] as const))(
    `${cite('ATA-7.2.3a')} %s is pointed at in one way, part by part`,
    (_, order, refs) => {
      const command = whole(order);
      expect(tankAce.path(command)).toEqual(refs);
      refs.forEach((ref, at) => {
        expect(tankAce.follow?.(command, refs.slice(0, at))).toEqual([ref]);
      });
      expect(tankAce.parse(command)).toEqual(command);
    },
  );

  test.each(asked)(`${cite('ATA-7.2.3a', 'ATA-7.4.3d')} what is asked of %s: %s`, (type, questions) => {
    const [order] = ways.find(([each]) => each.type === type) ?? [];
    if (order === undefined) throw new Error(`no way to point at ${type}`);
    const ids = tankAce.check?.(state, whole(order)).map(({ id }) => id) ?? [];
    expect(ids.join(' ')).toBe(questions);
  });
});

describe('a narrow throw', () => {
  test('is one that would have read otherwise with a pip more or less', () => {
    for (const chart of charts.filter(isDiceChart)) {
      for (const column of chart.columns) {
        const cells = chart.rows.map(({ cells: row }) => String(row[chart.columns.indexOf(column)]));
        const at = (total: number) => {
          const row = chart.rows.findIndex(({ to }) => to === null || total <= to);
          return row < 0 ? cells.at(-1) : cells[row];
        };
        for (let total = -3; total <= 16; total++) {
          const result = at(total) ?? '';
          const narrow = at(total - 1) !== result || at(total + 1) !== result;
          expect(wasNarrow({ chart: chart.id, column, total, result }), `${chart.id} ${column} ${total}`).toBe(narrow);
          expect(wasNarrow({ chart: chart.id, column, total, result: `${result}, but` })).toBe(false);
        }
      }
    }
  });

  test('is none on what is not thrown for', () => {
    const lists = charts.filter((chart) => !isDiceChart(chart));
    expect(lists.length).toBeGreaterThan(0);
    for (const { id } of lists) expect(wasNarrow({ chart: id, column: '', total: 7, result: '' })).toBe(false);
    expect(wasNarrow({ chart: 'none', column: '', total: 7, result: '' })).toBe(false);
  });
});
