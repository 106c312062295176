import { describe, expect, test } from 'vitest';
import { addUnit } from '../../../src/rules/tankAce/deploy';
import type { Award } from '../../../src/rules/tankAce/types';
import { result } from '../../../src/rules/tankAce/victory';
import { cite } from '../../support/cite';
import { battle, newCareer, type Placed, type Scene, scripted, wounded } from './table';

/** Two boards: the units of seat 0, and those of seat 1. */
function boards(left: readonly Placed[], right: readonly Placed[], scene: Scene = {}) {
  return battle(left, { seats: 2, ...scene }).change((state) => {
    for (const [kind, area, extra = {}] of right)
      addUnit(state, { dice: scripted([]), emit: () => {} }, 1, kind, area, extra);
    const fight = state.fights[1];
    if (fight) fight.began = 2;
  });
}
const two = [
  ['inf', 'B'],
  ['inf', 'C'],
] as const;

describe('two players in one unit', () => {
  test(`one rolls mission, weather, ground and morale; each has his own force on his own board ${cite('ATA-10.1a', 'ATA-10.2a', 'ATA-10.2b', 'ATA-10.2c', 'ATA-10.2d')}`, () => {
    const table = newCareer({}, 2)
      .change((state) => {
        state.groups = [[0, 1]];
      })
      .begin('mission', 5, 1, 5);
    expect(table.told('rolled').map(({ seat, chart }) => [seat, chart])).toEqual([
      [0, 'A1'],
      [0, 'A3'],
      [0, 'A5'],
    ]);
    const board = boards([], []).begin('deploy', 4, 4, 6, 3, 6, 3, 3, 4, 1, 1, 1);
    expect(board.told('rolled').map(({ seat, chart }) => `${seat} ${chart}`)).toEqual([
      '0 A4',
      '0 A4-AT',
      '0 F2',
      '0 F2',
      '0 A6',
      '1 A4',
      '1 A4-SPG',
      '1 F2',
      '1 F2',
    ]);
    expect(board.state.fights.map((fight) => fight?.units.map(({ kind }) => kind))).toEqual([
      ['pak40', 'inf'],
      ['stug3', 'inf'],
    ]);
  });

  test(`a player whose board is cleared may fire at the three nearest areas of the other: left A, B, D, right B, C, E ${cite('ATA-10.2e', 'ATA-10.2f', 'ATA-Q35')}`, () => {
    const five = (['A', 'B', 'C', 'D', 'E'] as const).map((area) => ['inf', area] as const);
    const left = boards([], five, { fight: { outcome: 'cleared' } });
    expect(['u1', 'u2', 'u3', 'u4', 'u5'].filter((unit) => left.rule({ type: 'fifty', unit }) === null)).toEqual([
      'u1',
      'u2',
      'u4',
    ]);
    const busy = boards(two, five);
    expect(busy.rule({ type: 'fifty', unit: 'u3' })).toBe('ATA-10.2e');
    const right = boards(five, []).change((state) => {
      const fight = state.fights[1];
      if (fight) {
        fight.outcome = 'cleared';
        fight.tank.orders = 2;
      }
      state.active = [1];
      state.queue = [1];
    });
    expect(
      ['u1', 'u2', 'u3', 'u4', 'u5'].filter((unit) => right.rule({ type: 'fifty', unit, seat: 1 }) === null),
    ).toEqual(['u2', 'u3', 'u5']);
    expect(right.rule({ type: 'fifty', unit: 'u1', seat: 1 })).toBe('ATA-10.2f');
    expect(left.rule({ type: 'advance', hull: 'B' })).toBe('ATA-10.2e');
  });

  test(`the first supporting shot of a round is a flank shot ${cite('ATA-10.2g')}`, () => {
    const start = boards(
      [],
      [
        ['panther', 'B'],
        ['inf', 'B'],
        ['inf', 'B'],
      ],
      { fight: { outcome: 'cleared' } },
    );
    const first = start.play({ type: 'fire', unit: 'u1', load: 'AP' }, 6, 6);
    expect([first.told('fired')[0]?.flank, first.tank.turret]).toEqual([true, 'C']);
    const second = start.play({ type: 'fifty', unit: 'u2' }, 6, 5).play({ type: 'fifty', unit: 'u3' }, 6, 5);
    expect(second.told('fired')[0]?.flank).toBe(false);
    // What is fired at turns on the one who fired.
    expect(first.state.fights[1]?.units[0]?.targets).toBe(0);
  });

  test(`calling fire for the other needs two command radios ${cite('ATA-10.2h')}`, () => {
    const one = boards(two, two, { career: { rank: 3 } });
    expect([
      one.rule({ type: 'call', unit: 'u3', kind: 'mortar' }),
      one.rule({ type: 'call', unit: 'u1', kind: 'mortar' }),
    ]).toEqual(['ATA-10.2h', null]);
    const both = one.change((state) => {
      const career = state.careers[1];
      if (career) career.rank = 4;
    });
    expect(both.play({ type: 'call', unit: 'u3', kind: 'mortar' }).state.fights[1]?.calls).toMatchObject([
      { by: 0, delay: 2 },
    ]);
  });

  test(`they win only together: a lost tank fails the mission for both ${cite('ATA-10.2i', 'ATA-Q35')}`, () => {
    const end = (outcome: 'cleared' | 'destroyed') =>
      boards([], []).change((state) => {
        for (const [seat, fight] of state.fights.entries()) if (fight) fight.outcome = seat === 0 ? 'cleared' : outcome;
      });
    // The mission has failed for both: nobody looks for trophies.
    const failed = end('destroyed').begin('after');
    expect(failed.told('missionLogged').map(({ won }) => won)).toEqual([false, false]);
    expect(
      end('cleared')
        .begin('after', 3, 4, 3, 4)
        .told('missionLogged')
        .map(({ won }) => won),
    ).toEqual([true, true]);
    expect(end('destroyed').begin('battleEnd').rolls()).toEqual([]);
  });

  test(`whoever helps has nothing to withdraw from, with a serious wound on board or not ${cite('ATA-10.2e', 'ATA-Q28')}`, () => {
    const helper = wounded(boards([], two, { fight: { outcome: 'cleared' } }), 'driver', 'SW');
    expect(helper.rule({ type: 'fifty', unit: 'u1' })).toBeNull();
  });

  test(`a unit whose target has left turns on whoever is there; one whose target helps from next door does not ${cite('ATA-7.2.4-C2', 'ATA-10.2e')}`, () => {
    const table = (outcome: 'cleared' | 'withdrawn' | 'destroyed' | 'killed') =>
      boards(
        [
          ['inf', 'C', { targets: 1 }],
          ['inf', 'B'],
          ['inf', 'B'],
        ],
        [],
      ).change((state) => {
        const fight = state.fights[1];
        if (fight) fight.outcome = outcome;
      });
    for (const gone of ['withdrawn', 'destroyed', 'killed'] as const) {
      expect(table(gone).begin('enemy', 1, 6, 6, 6, 6).unit().targets).toBe(0);
    }
    expect(table('cleared').begin('enemy', 6, 6, 6, 6).unit().targets).toBe(1);
  });

  test(`a tank immobilised by one and destroyed by the other: damaged by the one, killed by the other ${cite('ATA-8.1.4a', 'ATA-10.2e')}`, () => {
    const start = boards([['pz4', 'B', { immobile: true, damagedBy: 1, flanked: true }], ...two], []).change(
      (state) => {
        const tally = state.fights[1]?.tally;
        if (tally) tally.damaged = 1;
      },
    );
    const killed = start.play({ type: 'fire', unit: 'u1', load: 'AP' }, 1, 1, 1, 6, 6);
    expect(killed.state.fights.map((fight) => [fight?.tally.kills, fight?.tally.damaged])).toEqual([
      [['pz4'], 0],
      [[], 1],
    ]);
  });

  test(`a commander back from hospital chooses his tank; one who is still there does not yet ${cite('ATA-7.4.3n')}`, () => {
    const table = newCareer({}, 2)
      .change((state) => {
        for (const career of state.careers) career.needsTank = true;
        const other = state.careers[1];
        if (other) other.owed = 3;
      })
      .begin('line');
    expect([table.state.exit, table.begin('assign').state.queue]).toEqual(['assign', [0]]);
  });

  test(`fire called by a player who has left the field falls on nobody ${cite('ATA-10.2h', 'ATA-7.4.1a')}`, () => {
    const call = { unit: 'u1', kind: 'mortar', by: 0, delay: 0 } as const;
    const left = boards(two, two, { fight: { outcome: 'withdrawn', calls: [call] } }).begin('calls');
    expect([left.rolls(), left.fight.outcome, left.fight.units.length]).toEqual([[], 'withdrawn', 2]);
  });

  test(`orders are given tank by tank ${cite('ATA-10.2a')}`, () => {
    const table = boards(two, two);
    expect(table.rule({ type: 'endOrders', seat: 1 })).toBe('ATA-7.2.3-C1');
    const next = table.play({ type: 'endOrders' });
    expect([next.state.phase, next.state.active]).toEqual(['orders', [1]]);
  });
});

describe('rivals', () => {
  test(`in different units each fights his own mission on a line ${cite('ATA-10.3a', 'ATA-10.1a')}`, () => {
    expect(newCareer({ together: 'separate' }, 2).begin('line').state.groups).toEqual([[0], [1]]);
    expect(newCareer({ together: 'competitive' }, 2).begin('line').state.groups).toEqual([[0, 1]]);
  });

  test(`in one unit they may help each other ${cite('ATA-10.3b')}`, () => {
    const table = boards([], two, { fight: { outcome: 'cleared' }, options: { together: 'competitive' } });
    expect(table.rule({ type: 'fifty', unit: 'u1' })).toBeNull();
  });

  test(`most vehicles and AT guns wins, then the highest award ${cite('ATA-10.3c', 'ATA-Q2')}`, () => {
    const over = (vehicles: [number, number], star: number) => {
      const { state } = newCareer({ together: 'separate' }, 2).change((draft) => {
        draft.ended = true;
        draft.careers.forEach((career, seat) => {
          career.vehicles = vehicles[seat] ?? 0;
          career.awards.silverStar = seat === star ? 1 : 0;
        });
      });
      return result(state);
    };
    expect(over([3, 5], 0)).toMatchObject({ winners: [1], rule: 'ATA-10.3c', scores: [3, 5] });
    expect(over([5, 5], 0)?.winners).toEqual([0]);
    expect(over([5, 5], 9)).toMatchObject({ winners: [], drawn: true });
  });

  test(`unit awards rank like a Silver Star and a DSC, whose equals they are in the tie-break ${cite('ATA-8.1.10a', 'ATA-8.1.10b', 'ATA-10.3c')}`, () => {
    const winners = (left: Award, right: Award) => {
      const { state } = newCareer({ together: 'separate' }, 2).change((draft) => {
        draft.ended = true;
        draft.careers.forEach((career, seat) => {
          career.awards[seat === 0 ? left : right] = 1;
        });
      });
      return result(state)?.winners;
    };
    expect([winners('valorousUnit', 'bronzeStar'), winners('valorousUnit', 'silverStar')]).toEqual([[0], []]);
    expect([winners('presidentialUnit', 'silverStar'), winners('presidentialUnit', 'dsc')]).toEqual([[0], []]);
    expect(winners('medalOfHonor', 'presidentialUnit')).toEqual([0]);
  });

  test(`working together they share the degree of victory ${cite('ATA-10.2i', 'ATA-5.2.1c')}`, () => {
    const { state } = newCareer({}, 2).change((draft) => {
      draft.ended = true;
      for (const career of draft.careers) career.successes = 12;
    });
    expect(result(state)).toMatchObject({ winners: [0, 1], degree: 'marginal', scores: [12, 12], rule: 'ATA-5.2.1c' });
    const alone = (successes: number) =>
      result(
        newCareer().change((draft) => {
          draft.ended = true;
          for (const career of draft.careers) career.successes = successes;
        }).state,
      );
    expect([alone(4), alone(5), alone(31)]).toMatchObject([
      { winners: [], drawn: false, degree: 'defeat' },
      { winners: [], drawn: true, degree: 'draw' },
      { winners: [0], degree: 'decisive' },
    ]);
  });
});
