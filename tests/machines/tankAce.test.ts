import { describe, expect, test } from 'vitest';
import { phaseNames, sequenceOf } from '../../src/machines/order';
import { tankAceChart } from '../../src/machines/tankAce';
import { tankAce } from '../../src/rules/tankAce';
import { phases } from '../../src/rules/tankAce/types';
import { openMatch } from '../../src/session/match';
import { battle } from '../rules/tankAce/table';
import { cite } from '../support/cite';

describe('the order of play', () => {
  test('the chart holds every phase once', () => {
    expect([...phaseNames(tankAceChart), 'over'].sort()).toEqual([...phases].sort());
  });

  test(`a career goes from enlistment through Fort Knox and the first skills to the first mission ${cite('ATA-4.0a', 'ATA-6.1a')}`, () => {
    const options = Object.fromEntries(tankAce.options.map(({ id, standard }) => [id, standard]));
    let match = openMatch(tankAce, sequenceOf(tankAceChart), { setup: 'career', seats: 1, options, seed: '3' });
    const seen = [match.state.phase];
    for (const type of ['ready', 'train', 'ready']) {
      const command = match.legal(0).find((each) => each.type === type);
      if (command === undefined) throw new Error(`no ${type} in ${match.state.phase}`);
      match = match.play(command);
      seen.push(match.state.phase);
    }
    expect(seen).toEqual(['enlist', 'school', 'skills', 'load']);
  });

  test(`a round: housekeeping, calls, orders, enemy, event, its end; the next begins anew ${cite('ATA-SEQ1', 'ATA-SEQ4', 'ATA-7.2.5a')}`, () => {
    const table = battle(
      [
        ['inf', 'B'],
        ['inf', 'C'],
      ],
      { fight: { smoke: { A: 0, B: 2, C: 0, D: 0, E: 0 } } },
    ).calm({ type: 'endOrders' });
    const order = ['ordersEnded', 'rolled', 'roundOpened', 'smokeSet', 'ordersCounted'];
    expect(table.types().filter((type, index, all) => order.includes(type) && all.indexOf(type) === index)).toEqual(
      order,
    );
    expect([table.state.phase, table.state.mission?.round]).toEqual(['orders', 3]);
  });

  test(`after the battle: trophies, awards, experience, then tank and crew, then the next line ${cite('ATA-SEQ9c', 'ATA-6.7a', 'ATA-6.8a', 'ATA-6.9a')}`, () => {
    const won = battle(
      [
        ['pak40', 'B'],
        ['inf', 'B'],
      ],
      { tank: { loaded: 'HE' } },
    ).play({ type: 'fire', unit: 'u1', load: 'AP' }, 1, 1, 1, 1, 1, 1, 2);
    const order = ['fieldHeld', 'trophyFound', 'missionLogged', 'medal'];
    expect(won.types().filter((type) => order.includes(type))).toEqual(order);
    expect(won.state.phase).toBe('after');
    const next = won.play({ type: 'ready' }, 2, 1, 5);
    expect([next.state.phase, next.state.line]).toEqual(['load', 2]);
  });
});
