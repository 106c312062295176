import { describe, expect, test } from 'vitest';
import { cite } from '../../support/cite';
import { battle, skilled } from './table';

const foes = [
  ['pz4', 'B'],
  ['pak40', 'A'],
  ['inf', 'C'],
  ['inf', 'B'],
] as const;

describe('the event check', () => {
  test(`comes at the end of every round, not when nobody is left ${cite('ATA-7.2.5a', 'ATA-7.2.5b', 'ATA-7.8a', 'ATA-SEQ7a')}`, () => {
    expect(battle(foes).calm({ type: 'endOrders' }).told('rolled').at(-1)?.chart).toBe('B9');
    expect(
      battle(foes, { fight: { outcome: 'cleared' } })
        .begin('event')
        .rolls(),
    ).toEqual([]);
  });

  test(`2 and 9: enemy artillery and mortars fall on you at once; artillery also immobilises ${cite('ATA-7.6i', 'ATA-7.6j', 'ATA-CH.B9')}`, () => {
    const guns = battle(foes).begin('event', 1, 1, 4, 4, 6);
    expect(guns.told('rolled')[1]).toMatchObject({
      chart: 'B2',
      result: 'B+IMM',
      terms: [{ id: 'artillery', value: -3 }],
    });
    expect([guns.tank.immobile, guns.tank.open]).toEqual([true, []]);
    const mortars = battle(foes).begin('event', 4, 5, 3, 3, 6);
    expect(mortars.told('rolled')[1]?.terms).toMatchObject([{ id: 'mortar', value: -1 }]);
    expect([mortars.tank.immobile, mortars.rolls()]).toEqual([false, ['B9 mortars', 'B2 B', 'hatch -']]);
  });

  test(`3 and 10: a reinforcement comes once in a battle, neither dug in nor targeting you ${cite('ATA-CH.B9', 'ATA-Q69')}`, () => {
    const spg = battle(foes).begin('event', 1, 2, 1, 5);
    expect(spg.fight.units.at(-1)).toMatchObject({
      kind: 'stug3',
      area: 'C',
      reinforcement: true,
      targets: null,
      hullDown: false,
    });
    expect(spg.begin('event', 1, 2).told('nothingCame')).toHaveLength(1);
    const inf = battle(foes, { mission: { ml: 0 } }).begin('event', 4, 6, 5, 1);
    expect([inf.rolls(), inf.state.mission?.ml]).toEqual([['B9 inf', 'A6 5', 'F2 A'], 5]);
    expect(inf.fight.units.at(-1)).toMatchObject({ kind: 'inf', dugIn: false });
  });

  test(`4, 5, 6, 11: friends at work, without credit for you ${cite('ATA-CH.B9', 'ATA-EX4', 'ATA-Q33')}`, () => {
    const armour = battle(foes).begin('event', 1, 3);
    expect([armour.unit().immobile, armour.fight.tally.damaged]).toEqual([true, 0]);
    const gun = battle(foes).begin('event', 2, 3);
    expect([gun.told('unitDestroyed'), gun.fight.tally.kills]).toMatchObject([[{ kind: 'pak40', credit: false }], []]);
    const infantry = battle(foes).begin('event', 3, 3, 2);
    expect([infantry.rolls(), infantry.unit(3).reduced]).toEqual([['B9 infantry', 'pick inf'], true]);
    const gone = battle(foes).begin('event', 5, 6, 1);
    expect(gone.told('unitLeft')).toMatchObject([{ kind: 'pz4' }]);
    expect(
      battle([
        ['inf', 'B'],
        ['inf', 'B'],
      ])
        .begin('event', 2, 3)
        .told('nothingCame'),
    ).toHaveLength(1);
  });

  test(`the first 12 is a random event, the second a minefield, later ones nothing; a counterattack counts on ${cite('ATA-7.8b', 'ATA-9.0a', 'ATA-9.0b', 'ATA-SEQ7b')}`, () => {
    const first = battle(foes).begin('event', 6, 6, 3, 4);
    expect([first.rolls(), first.fight.tally.twelves]).toEqual([['B9 random', 'C1 intercept'], 1]);
    const second = first.begin('event', 6, 6, 2);
    expect([second.rolls(), second.tank.immobile]).toEqual([['B9 mines', 'mines IMM'], true]);
    expect(second.begin('event', 6, 6).rolls()).toEqual(['B9 -']);
  });

  test(`mines may wound the drivers, and close no hatch ${cite('ATA-9.0b', 'ATA-Q58')}`, () => {
    const blast = battle(foes)
      .change((state) => {
        const fight = state.fights[0];
        if (fight) fight.tally.twelves = 1;
      })
      .begin('event', 6, 6, 1, 1, 3, 4, 6);
    expect([blast.rolls(), blast.tank.open]).toEqual([
      ['B9 mines', 'mines blast', 'hatch hurt', 'B7 LW', 'hatch -'],
      ['commander'],
    ]);
    expect(blast.career.crew.driver.hurt).toBe('LW');
  });
});

describe('random events', () => {
  const random = (a: number, b: number, ...more: number[]) => battle(foes).begin('event', 6, 6, a, b, ...more);

  test(`an air strike at -4 on a target of your choice; 2 or less destroys even a tank, without credit ${cite('ATA-7.6f', 'ATA-Q66', 'ATA-CH.C1', 'ATA-9.0c')}`, () => {
    const start = battle(foes, { tank: { orders: 0 } }).play({ type: 'endOrders' }, 6, 6, 6, 6, 6, 6, 1, 2);
    expect([start.state.phase, start.state.active]).toEqual(['strike', [0]]);
    const struck = start.play({ type: 'bombard', unit: 'u1' }, 3, 3);
    expect([struck.told('unitDestroyed'), struck.fight.tally.kills]).toMatchObject([
      [{ kind: 'pz4', credit: false }],
      [],
    ]);
    expect(struck.told('rolled')[0]?.terms).toMatchObject([{ id: 'air', value: -4 }]);
    // An AT gun nobody has seen may be bombed.
    expect(start.rule({ type: 'bombard', unit: 'u2' })).toBeNull();
    const rain = battle(foes, { mission: { weather: 'rain' } }).begin('event', 6, 6, 1, 2);
    expect(rain.told('nothingCame')).toHaveLength(1);
  });

  test(`friendly bombs, a sniper, a jam, drifting smoke, ammunition, an ambush ${cite('ATA-9.0c', 'ATA-CH.C1')}`, () => {
    expect(random(1, 1, 3, 3, 6).told('tankImmobilised')).toHaveLength(1);
    expect(random(1, 4, 1, 3, 4).told('crewHurt')).toMatchObject([{ post: 'commander' }]);
    expect(random(4, 4).tank.stuck).toBe(true);
    expect(random(4, 5).fight.smoke).toEqual({ A: 1, B: 1, C: 1, D: 1, E: 1 });
    const ambush = random(6, 6, 10, 2).fight.units.at(-1);
    expect(ambush).toMatchObject({ kind: 'tiger1', area: 'D', targets: 0, moved: false });
    const empty = { AP: 0, HE: 0, WP: 0, HCBI: 0, APCR: 0 };
    const runner = battle(foes, { tank: { rack: empty, stock: { HCBI: 0, WP: 0, APCR: 0 } } })
      .begin('event', 6, 6, 3, 3)
      .begin('roundEnd');
    expect([runner.tank.rack.AP + runner.tank.rack.HE, runner.tank.stock.WP]).toEqual([8, 6]);
  });

  test(`markers for later: intercept, prisoner, correspondent ${cite('ATA-9.0c')}`, () => {
    expect(random(3, 4).career.intercept).toBe(true);
    expect(random(5, 5).career.prisoner).toBe(true);
    expect(random(5, 6).fight.tally.correspondent).toBe(true);
  });

  test(`Sixth Sense also answers fire of an event ${cite('ATA-Q40')}`, () => {
    const table = skilled(battle(foes, { tank: { orders: 0 } }), 'commander', 'sixthSense').play(
      { type: 'endOrders' },
      6,
      6,
      6,
      6,
      4,
      5,
      3,
      3,
    );
    expect(table.state.phase).toBe('sense');
    const used = table.play({ type: 'sense', use: true });
    expect([used.state.phase, used.state.mission?.round]).toEqual(['orders', 3]);
  });
});
