import { describe, expect, test } from 'vitest';
import { tankAce } from '../../../src/rules/tankAce';
import { months } from '../../../src/rules/tankAce/data/calendar';
import { isAvailable, tankIds, tanks } from '../../../src/rules/tankAce/data/tanks';
import { changeChecks, tankFacts } from '../../../src/rules/tankAce/shop';
import { cite } from '../../support/cite';
import { fought } from './fought';
import { battle, newCareer, type Scene, scripted, tableOf } from './table';

describe('between orders and battles', () => {
  test(`a loader told to stop leaves the rack as it is, and the orders go on ${cite('ATA-7.2C1', 'ATA-Q18')}`, () => {
    const rack = { AP: 2, HE: 0, WP: 0, HCBI: 0, APCR: 0 };
    const stowing = battle(
      [
        ['pz4', 'B'],
        ['inf', 'C'],
      ],
      { tank: { refilling: true, rack } },
    ).play({ type: 'endOrders' });
    const stopped = stowing.play({ type: 'stow', round: 'AP' }).calm({ type: 'ready' });
    expect(stopped.told('stowingEnded')).toHaveLength(1);
    expect([stopped.state.phase, stopped.tank.rack.AP, stopped.tank.refilling]).toEqual(['orders', 3, true]);
  });

  test(`without a career a tank by lot is drawn among those that are built by then ${cite('ATA-4.1.2a', 'ATA-6.5b')}`, () => {
    for (const month of ['1944-06', '1944-10', '1945-03'] as const) {
      const start = months.indexOf(month);
      const built = tankIds.filter((id) => isAvailable(id, start));
      const { state } = newCareer({ start: month }, 1, 'mission');
      const asked = tableOf({ ...state, active: [0], queue: [0] });
      // A die with as many faces as there are tanks, each on one of them.
      for (const [index, tank] of built.entries()) {
        const draft = structuredClone(asked.state);
        const dice = { ...scripted([]), roll: (size: number) => (size === built.length ? index + 1 : 0) };
        tankAce.apply(draft, { type: 'enlist', seat: 0, tank: 'any' }, { dice, emit: () => {} });
        expect(draft.careers[0]?.tank).toBe(tank);
      }
      expect(tankIds.filter((tank) => asked.rule({ type: 'enlist', tank }) === null)).toEqual(built);
    }
  });

  test(`hatches belong to seats: that of a man who is out can be set, but the commander's ${cite('ATA-Q63', 'ATA-4.3.2b')}`, () => {
    const table = battle([['pz4', 'B']], { mission: { counter: true, kind: 'defense' }, tank: { open: [] } }).change(
      (state) => {
        const crew = state.careers[0]?.crew;
        if (crew !== undefined)
          for (const post of ['commander', 'driver', 'assistant'] as const) crew[post].hurt = 'SW';
        Object.assign(state, { phase: 'deploy', active: [0], queue: [0] });
      },
    );
    const rule = (post: 'commander' | 'driver' | 'assistant') => table.rule({ type: 'hatch', post, open: true });
    expect([rule('commander'), rule('driver'), rule('assistant')]).toEqual(['ATA-Q63', null, null]);
  });
});

describe('at the desk', () => {
  const desk = (career: Scene['career'] = {}) =>
    fought({ won: false, career: { points: 4, level: 5, ...career } })
      .begin('after')
      .change((state) => {
        state.month = months.length - 1;
      });

  test(`newer is what was built later or asks for more prestige, pair by pair ${cite('ATA-Q48')}`, () => {
    for (const tank of tankIds)
      for (const other of tankIds) {
        const later = months.indexOf(tanks[other].from) > months.indexOf(tanks[tank].from);
        const newer = later || tanks[other].prestige > tanks[tank].prestige;
        expect([tank, other, desk({ tank }).rule({ type: 'changeTank', tank: other }) !== 'ATA-Q48']).toEqual([
          tank,
          other,
          newer,
        ]);
      }
  });

  test(`after a loss a change costs one point, and that once ${cite('ATA-8.3.1c', 'ATA-8.3.1d')}`, () => {
    const changed = desk({ tank: 'm4' })
      .change(({ careers: [career] }) => {
        if (career !== undefined) career.tankLost = true;
      })
      .play({ type: 'changeTank', tank: 'm4a3-75w' });
    expect([changed.career.points, changed.career.tankLost]).toEqual([3, false]);
    expect(changed.play({ type: 'changeTank', tank: 'm4a3-76w' }).career.points).toBe(1);
  });

  test(`a refusal says the numbers it was judged by ${cite('ATA-8.3.1f', 'ATA-8.3.1d')}`, () => {
    const facts = tankFacts(desk({ tank: 'm4', points: 1, level: 3 }).state, { seat: 0, tank: 'm26' });
    const numbers = (id: string) => changeChecks.find((check) => check.id === id)?.numbers?.(facts);
    expect(numbers('level')).toEqual({ level: 3, needs: tanks.m26.prestige });
    expect(numbers('points')).toEqual({ price: 2, points: 1 });
  });

  test(`every trophy that is given must be owned, and none may be one too many ${cite('ATA-8.4b', 'ATA-8.4c')}`, () => {
    const table = desk({ trophies: ['luger', 'knife', 'helmet'] });
    const rule = (ware: 'apcr' | 'booze' | 'sandbags', pay: string) =>
      table.rule({ type: 'barter', ware, choice: '-', pay });
    expect(rule('sandbags', 'knife+mp40')).toBe('ATA-8.4b');
    // A Luger pays for sandbags alone, whatever lies beside it; so does a knife for booze.
    expect(rule('sandbags', 'knife+luger')).toBe('ATA-8.4c');
    expect(rule('booze', 'helmet+knife')).toBe('ATA-8.4c');
    expect(rule('sandbags', 'helmet+knife')).toBeNull();
  });

  test(`an expert of two series has learnt to be one once ${cite('ATA-7.7.expert.b')}`, () => {
    const buy = { type: 'buySkill', post: 'commander', skill: 'expert' } as const;
    const both = desk({ tank: 'm4', xp: 9 })
      .play(buy)
      .change(({ careers: [career] }) => {
        if (career !== undefined) career.tank = 'm26';
      })
      .play(buy);
    expect([both.career.expert, both.career.crew.commander.skills]).toEqual([['sherman', 'pershing'], ['expert']]);
  });
});
