import { describe, expect, test } from 'vitest';
import type { Ref } from '../../../src/rules/core/game';
import { tankDuel } from '../../../src/rules/tankDuel';
import type { Command } from '../../../src/rules/tankDuel/types';
import { cite } from '../../support/cite';
import { lay, type Order } from './duel';

interface Told {
  /** The rule that gives it its place elsewhere. */
  readonly rule: string;
  readonly refs: readonly Ref[];
}

const told: readonly (readonly [order: Order, told: Told])[] = [
  [
    { type: 'discardExcess', card: 10 },
    { rule: 'TD-Q9', refs: ['card:10'] },
  ],
  [{ type: 'keep' }, { rule: 'TD-Q9', refs: ['button:keep'] }],
  [
    { type: 'bid', tank: 'de1', card: 10 },
    { rule: 'TD-3.1b', refs: ['unit:de1', 'card:10'] },
  ],
  [{ type: 'bailOut' }, { rule: 'TD-12.6.1a', refs: ['button:bailOut'] }],
  [{ type: 'fightFire' }, { rule: 'TD-3.1d', refs: ['button:fightFire'] }],
  [
    { type: 'extinguish', cards: [10] },
    { rule: 'TD-3.1d', refs: ['button:extinguish', 'card:10'] },
  ],
  [
    { type: 'rally', cards: [10, 11] },
    { rule: 'TD-3.1d', refs: ['button:rally', 'card:10', 'card:11'] },
  ],
  [{ type: 'testMorale' }, { rule: 'TD-3.1d', refs: ['button:testMorale'] }],
  [
    { type: 'hatch', closed: true },
    { rule: 'TD-8.1f', refs: ['button:hatch-true'] },
  ],
  [
    { type: 'command', card: 69, tank: 'su1' },
    { rule: 'TD-3.1e', refs: ['face:69.command', 'unit:su1'] },
  ],
  [
    { type: 'commandSelf', card: 69, use: 'hullDown' },
    { rule: 'TD-3.1e', refs: ['face:69.command', 'button:hullDown'] },
  ],
  [
    { type: 'placeTerrain', card: 94, tank: 'su1' },
    { rule: 'TD-3.1e', refs: ['face:94.terrain', 'unit:su1'] },
  ],
  [
    { type: 'stop', card: 22 },
    { rule: 'TD-3.1e', refs: ['button:stop', 'card:22'] },
  ],
  [
    { type: 'takeHill', card: 22 },
    { rule: 'TD-3.1e', refs: ['button:takeHill', 'card:22'] },
  ],
  [
    { type: 'takeRoad', card: 22 },
    { rule: 'TD-3.1e', refs: ['button:takeRoad', 'card:22'] },
  ],
  [
    { type: 'fireGun', gun: 'm39-76', tank: 'su1', cards: [33, 42] },
    { rule: 'TD-3.1e', refs: ['button:gun-m39-76', 'unit:su1', 'card:33', 'card:42'] },
  ],
  [
    { type: 'advance', card: 84 },
    { rule: 'TD-3.1e', refs: ['button:advance', 'card:84'] },
  ],
  [
    { type: 'assault', card: 16, tank: 'su1' },
    { rule: 'TD-3.1e', refs: ['button:assault', 'card:16', 'unit:su1'] },
  ],
  [
    { type: 'boost', level: 'move', by: 1, cards: [64] },
    { rule: 'TD-3.1e', refs: ['button:boost-move', 'button:by-1', 'card:64'] },
  ],
  [
    { type: 'declare', cards: ['5.move'] },
    { rule: 'TD-3.1e', refs: ['face:5.move'] },
  ],
  [
    { type: 'crew', order: 'spot', card: 5 },
    { rule: 'TD-3.1e', refs: ['button:spot', 'card:5'] },
  ],
  [{ type: 'pass' }, { rule: 'TD-3.1e', refs: ['button:pass'] }],
  [
    { type: 'repair', cards: [5] },
    { rule: 'TD-3.1e', refs: ['button:repair', 'card:5'] },
  ],
  [{ type: 'endAction' }, { rule: 'TD-3.1e', refs: ['button:endAction'] }],
  [
    { type: 'attempt', tank: 'su1', cards: [5] },
    { rule: 'TD-8.3.5i.1', refs: ['unit:su1', 'card:5'] },
  ],
  [
    { type: 'acquisition', drop: true },
    { rule: 'TD-5.4.3f', refs: ['button:drop-true'] },
  ],
  [
    { type: 'move', to: 1000, card: 18 },
    { rule: 'TD-8.3.3b', refs: ['area:1000', 'card:18'] },
  ],
  [
    { type: 'shake', tank: 'su1' },
    { rule: 'TD-10.1.3a', refs: ['unit:su1'] },
  ],
  [
    { type: 'flank', tank: 'su1', takeBack: null },
    { rule: 'TD-8.3.3b', refs: ['button:flank', 'unit:su1'] },
  ],
  [
    { type: 'flank', tank: 'su1', takeBack: 'su2' },
    { rule: 'TD-8.3.3b', refs: ['button:flank', 'unit:su1', 'button:back-su2'] },
  ],
  [
    { type: 'unflank', tank: 'su1' },
    { rule: 'TD-8.3.3b', refs: ['button:unflank', 'unit:su1'] },
  ],
  [
    { type: 'steal', from: 1 },
    { rule: 'TD-8.3.3b', refs: ['area:hand1'] },
  ],
  [
    { type: 'lead', tank: 'su1' },
    { rule: 'TD-8.3.3b', refs: ['unit:su1'] },
  ],
  [
    { type: 'leadSelf', use: 'hullDown' },
    { rule: 'TD-8.3.3b', refs: ['button:hullDown'] },
  ],
  [
    { type: 'quickLoad', load: true, cards: [30, 67] },
    { rule: 'TD-11.1.2b', refs: ['button:quick-true', 'card:30', 'card:67'] },
  ],
  [
    { type: 'target', tank: 'su1' },
    { rule: 'TD-11.1.3', refs: ['unit:su1'] },
  ],
  [
    { type: 'location', at: 'hull' },
    { rule: 'TD-11.1.3', refs: ['button:hull'] },
  ],
  [{ type: 'pullLocation' }, { rule: 'TD-11.1.3', refs: ['button:pullLocation'] }],
  [
    { type: 'loseCard', card: 1 },
    { rule: 'TD-12.1.4d.16', refs: ['card:1'] },
  ],
  [
    { type: 'acquire', take: true },
    { rule: 'TD-11.1.4', refs: ['button:acquire-true'] },
  ],
  [
    { type: 'weapon', use: 'atr' },
    { rule: 'TD-Q81', refs: ['button:atr'] },
  ],
  [
    { type: 'tactics', card: 54 },
    { rule: 'TD-13.1c', refs: ['face:54.tactics'] },
  ],
  [{ type: 'letStand' }, { rule: 'TD-13.1c', refs: ['button:letStand'] }],
  [
    { type: 'spotOffer', tank: 'de1', accept: true },
    { rule: 'TD-Q14', refs: ['unit:de1', 'button:accept-true'] },
  ],
  [
    { type: 'discard', card: 20 },
    { rule: 'TD-3.1f', refs: ['card:20'] },
  ],
  [{ type: 'endPhase' }, { rule: 'TD-3.1f', refs: ['button:endPhase'] }],
];

const whole = (order: Order): Command => ({ seat: 0, ...order }) as Command;
const dealt = lay({ hands: [[10, 11, 5], []] });
const acting = lay({ hands: [[10, 11, 5], []] }).phaseOf('de1', ['su1']);

describe('every command of the duel', () => {
  test.each(told.map(([order, { rule, refs }]) => [order.type, rule, order, refs] as const))(
    `${cite('TD-3.1b', 'TD-3.1d', 'TD-3.1e', 'TD-3.1f')} %s has its time by %s, and one way to point at it`,
    (type, rule, order, refs) => {
      const command = whole(order);
      expect(tankDuel.path(command)).toEqual(refs);
      refs.forEach((ref, at) => {
        expect(tankDuel.follow?.(command, refs.slice(0, at))).toContain(ref);
      });
      const { state } = ['bid', 'keep', 'discardExcess'].includes(type) ? acting : dealt;
      expect(tankDuel.refuse(state, command)?.rule).toBe(rule);
    },
  );
});

/** The questions of a Tank Phase in the order they are asked. */
const asked: readonly (readonly [order: Order, questions: string])[] = [
  [{ type: 'command', card: 10, tank: 'su1' }, 'free held command enemy spot'],
  [{ type: 'commandSelf', card: 10, use: 'hullDown' }, 'free held command effective'],
  [{ type: 'placeTerrain', card: 10, tank: 'su1' }, 'free held terrain enemy moving'],
  [{ type: 'stop', card: 10 }, 'free held moving'],
  [{ type: 'takeHill', card: 10 }, 'free held hill'],
  [{ type: 'takeRoad', card: 10 }, 'free held road'],
  [{ type: 'advance', card: 10 }, 'free held infantry farthest'],
  [{ type: 'assault', card: 10, tank: 'su1' }, 'free held infantry enemy near'],
  [{ type: 'boost', level: 'move', by: 1, cards: [10] }, 'untaken free held price lean serves'],
  [{ type: 'declare', cards: ['5.move'] }, 'untaken cards'],
  [{ type: 'crew', order: 'spot', card: 5 }, 'untaken free held order'],
  [{ type: 'pass' }, 'untaken free empty'],
  [{ type: 'repair', cards: [5] }, 'untaken free transmission moves'],
  [{ type: 'endAction' }, 'free taken'],
];

test.each(asked)(`${cite('TD-8.3.2c', 'TD-4.2', 'TD-8.2')} what is asked of %j: %s`, (order, questions) => {
  const ids = tankDuel.check?.(acting.state, whole(order)).map(({ id }) => id) ?? [];
  expect(ids.join(' ')).toBe(questions);
});
