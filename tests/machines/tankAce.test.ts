import { describe, expect, test } from 'vitest';
import { nestingOf, type Part } from '../../src/machines/nesting';
import { phaseNames, sequenceOf } from '../../src/machines/order';
import { tankAceChart } from '../../src/machines/tankAce';
import { tankAce } from '../../src/rules/tankAce';
import { phases } from '../../src/rules/tankAce/types';
import { openMatch } from '../../src/session/match';
import { battle, type Table } from '../rules/tankAce/table';
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

  test('the phases lie in one another as the index says', () => {
    const shape = (part: Part): unknown => ('phase' in part ? part.phase : { [part.name]: part.parts.map(shape) });
    expect(nestingOf(tankAceChart).map(shape)).toEqual([
      { career: ['enlist', 'school', 'skills'] },
      { campaign: ['month', 'line', 'assign'] },
      {
        mission: [
          'mission',
          'load',
          {
            battle: [
              'deploy',
              'prelude',
              {
                round: [
                  'housekeeping',
                  'calls',
                  'orders',
                  'expert',
                  'stow',
                  'enemy',
                  'sense',
                  'event',
                  'strike',
                  'roundEnd',
                ],
              },
            ],
          },
          'bailOut',
          'battleEnd',
          'after',
        ],
      },
    ]);
  });

  const foes = [
    ['inf', 'B'],
    ['inf', 'C'],
    ['pz4', 'B'],
  ] as const;
  /** What tells that a step of the round was taken, in the order it was. */
  const steps = (table: Table) =>
    table.events.flatMap((event) => {
      if (event.type === 'rolled') return event.chart === 'targeting' || event.chart === 'B9' ? [event.chart] : [];
      return ['roundOpened', 'smokeSet', 'bombarded', 'ordersCounted', 'ordersEnded'].includes(event.type)
        ? [event.type]
        : [];
    });
  const once = (words: readonly string[]) => words.filter((word, at) => word !== words[at - 1]);

  test(`round one of an attack: the enemy, orders, the event check; from round two on orders come first ${cite('ATA-SEQ0a', 'ATA-7.2a', 'ATA-7.2.4c')}`, () => {
    const scene = { mission: { kind: 'attack', round: 0, enemyFirst: true } } as const;
    const first = battle(foes, scene).begin('prelude');
    expect([first.state.exit, first.state.mission?.round]).toEqual(['done', 1]);
    const one = battle(foes, { mission: { kind: 'attack', round: 1, enemyFirst: true } }).calm({ type: 'endOrders' });
    expect(once(steps(one))).toEqual(['ordersEnded', 'B9', 'roundOpened', 'ordersCounted']);
    expect(once(steps(one.calm({ type: 'endOrders' })))).toEqual([
      'ordersEnded',
      'targeting',
      'B9',
      'roundOpened',
      'ordersCounted',
    ]);
  });

  test(`where nobody acts first, round one is like the others: smoke, calls, orders, enemy, event ${cite('ATA-SEQ1', 'ATA-SEQ3', 'ATA-SEQ5', 'ATA-Q10')}`, () => {
    const call = { unit: 'u3', kind: 'mortar', by: 0, delay: 1 } as const;
    const table = battle(foes, {
      mission: { kind: 'contact', enemyFirst: false, round: 1 },
      fight: { calls: [call], smoke: { A: 0, B: 2, C: 0, D: 0, E: 0 } },
    }).calm({ type: 'endOrders' });
    const all = ['ordersEnded', 'targeting', 'B9', 'roundOpened', 'smokeSet', 'bombarded', 'ordersCounted'];
    expect(once(steps(table))).toEqual(all);
  });

  test(`a lost tank: bail-out, the battle's end, what follows it ${cite('ATA-7.4b', 'ATA-6.5c')}`, () => {
    const gun = [
      ['pak40', 'B', { targets: 0 }],
      ['inf', 'C'],
    ] as const;
    // INF busy, hit, turret, destroyed; no fire, five men out.
    const table = battle(gun).play({ type: 'endOrders' }, 6, 1, 2, 1, 6, 6, 1, ...Array.from({ length: 10 }, () => 1));
    const told = ['tankDestroyed', 'battleLost', 'missionLogged'];
    expect(table.types().filter((type) => told.includes(type))).toEqual(told);
    expect(table.rolls().filter((roll) => roll.startsWith('B6 '))).toHaveLength(5);
    expect(table.state.phase).toBe('after');
  });

  test(`a won attack and a 6: the counterattack is set up as a defence and loads nothing anew ${cite('ATA-6.6a', 'ATA-6.6b', 'ATA-6.6c', 'ATA-Q12')}`, () => {
    const table = battle(
      [
        ['pak40', 'B'],
        ['inf', 'B'],
      ],
      { tank: { loaded: 'HE' } },
      // Hit, gun destroyed, the INF leaves; a 6; 3INF with areas and morale.
    ).play({ type: 'fire', unit: 'u1', load: 'AP' }, 1, 1, 1, 1, 6, 3, 4, 3, 3, 5, 3);
    expect([table.state.phase, table.state.mission?.counter, table.state.mission?.enemyFirst]).toEqual([
      'deploy',
      true,
      false,
    ]);
    const opened = table.play({ type: 'ready' });
    expect([opened.state.phase, opened.state.mission?.round, opened.tank.loaded]).toEqual(['orders', 1, 'AP']);
  });
});
