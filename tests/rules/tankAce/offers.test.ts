import { describe, expect, test } from 'vitest';
import { tankAce } from '../../../src/rules/tankAce';
import { type Post, posts, skillNames, wareNames, wares } from '../../../src/rules/tankAce/data/crewCharts';
import { tankIds } from '../../../src/rules/tankAce/data/tanks';
import { lostBy, skillOffer, skillsOf, tankOffer, trophiesWorth, wareOffer } from '../../../src/rules/tankAce/offers';
import { score } from '../../../src/rules/tankAce/score';
import type { Command } from '../../../src/rules/tankAce/types';
import { cite } from '../../support/cite';
import { fought, old, settled } from './fought';
import { battle, newCareer, type Scene, wounded } from './table';

const shop = (career: Scene['career'] = {}) => settled({ won: false, career: { ...old, ...career } });
const rule = (table: ReturnType<typeof shop>, command: Command) => tankAce.refuse(table.state, command)?.rule ?? null;

describe('what is offered is what can be had', () => {
  const tables = [
    shop(),
    shop({ xp: 4, points: 3, level: 3, trophies: ['knife', 'luger', 'helmet'], rank: 3 }),
    shop({ xp: 2, synergyLost: true, trophies: ['knife'], tank: 'm4a3-76w', tankLost: true, points: 1, level: 5 }),
  ];

  test(`skills: price, and the first rule against it ${cite('ATA-7.7b', 'ATA-4.3.2i')}`, () => {
    for (const table of tables) {
      for (const post of posts) {
        for (const skill of skillNames) {
          const offer = skillOffer(table.state, 0, post, skill);
          const refusal = rule(table, { type: 'buySkill', seat: 0, post, skill });
          expect([offer.rule, offer.why === null], `${post} ${skill}`).toEqual([refusal, refusal === null]);
        }
      }
    }
    const lists = Object.fromEntries(posts.map((post: Post) => [post, skillsOf(post)]));
    expect(lists).toEqual({
      commander: ['sixthSense', 'expert', 'synergy', 'leadership'],
      gunner: ['gunnery', 'aim', 'weaponMaintenance'],
      loader: ['adrenalineRush', 'weaponMaintenance'],
      driver: ['eyeForTerrain'],
      assistant: ['weaponMaintenance'],
    });
    expect(skillOffer(tables[0]?.state ?? shop().state, 0, 'gunner', 'gunnery')).toEqual({
      price: 4,
      why: 'price',
      rule: 'ATA-7.7b',
    });
  });

  test(`tanks: two points, one after a loss, nothing where one is issued ${cite('ATA-8.3.1c', 'ATA-8.3.1d', 'ATA-4.5a')}`, () => {
    for (const table of tables) {
      for (const tank of tankIds) {
        const refusal = rule(table, { type: 'changeTank', seat: 0, tank });
        expect(tankOffer(table.state, 0, tank).rule, tank).toBe(refusal);
      }
    }
    const lost = fought({ won: false, fight: { outcome: 'destroyed' }, career: old }).begin('after');
    expect([tankOffer(shop().state, 0, 'm4a3').price, tankOffer(lost.state, 0, 'm4a3').price]).toEqual([2, 1]);
    const start = newCareer().begin('enlist');
    expect(tankOffer(start.state, 0, 'm4')).toEqual({ price: 0, why: null, rule: null });
    expect(tankOffer(start.state, 0, 'm26')).toEqual({ price: 0, why: 'date', rule: 'ATA-4.1.2a' });
    const back = newCareer()
      .change((state) => {
        state.groups = [[0]];
        for (const career of state.careers) career.needsTank = true;
      })
      .begin('assign');
    expect(tankOffer(back.state, 0, 'm4')).toEqual({ price: 0, why: null, rule: null });
  });

  test(`wares: every way to get one is legal, and there is no other ${cite('ATA-8.4b', 'ATA-CH.W2')}`, () => {
    for (const table of tables) {
      const legal = table.legal().filter(({ type }) => type === 'barter');
      const offered = wareNames.flatMap((ware) => {
        const { commands, price, rule: why } = wareOffer(table.state, 0, ware);
        expect(price).toBe(wares[ware]);
        const open = commands.filter((command) => rule(table, command) === null);
        expect(why === null, ware).toBe(open.length > 0);
        return open;
      });
      expect(offered).toEqual(legal);
    }
    expect(wareOffer(shop().state, 0, 'belts')).toMatchObject({ why: 'owned', rule: 'ATA-8.4b', commands: [] });
    expect([trophiesWorth(shop({ trophies: ['knife', 'luger'] }).career), lostBy('sandbags', 'knife+knife')]).toEqual([
      6, 1,
    ]);
  });

  test(`what is bought is had, and nothing else ${cite('ATA-CH.W2', 'ATA-8.4b')}`, () => {
    const rich = shop({ trophies: ['luger', 'helmet'], rank: 3, tank: 'm4a3-76w', synergyLost: true });
    const none = { belts: [], smoke: [], sergeant: 0, mortar: 0, apcr: 0, sandbags: false };
    const bought = (ware: (typeof wareNames)[number], choice: string, pay: string) =>
      rich.play({ type: 'barter', ware, choice, pay }).career;
    expect(bought('belts', 'bow', 'helmet').goods).toEqual({ ...none, belts: ['bow'] });
    expect(bought('smoke', 'WP', 'helmet').goods).toEqual({ ...none, smoke: ['WP'] });
    expect(bought('smoke', 'HCBI', 'helmet').goods).toEqual({ ...none, smoke: ['HCBI'] });
    expect(bought('sergeant', '-', 'luger').goods).toEqual({ ...none, sergeant: 1 });
    expect(bought('mortar', '-', 'luger').goods).toEqual({ ...none, mortar: 1 });
    expect(bought('apcr', '-', 'luger').goods).toEqual({ ...none, apcr: 1 });
    expect(bought('sandbags', '-', 'luger').goods).toEqual({ ...none, sandbags: true });
    expect([bought('booze', '-', 'luger').goods, bought('booze', '-', 'luger').synergyLost]).toEqual([none, false]);
    expect([bought('belts', 'bow', 'helmet').synergyLost, bought('sandbags', '-', 'luger').trophies]).toEqual([
      true,
      ['helmet'],
    ]);
  });

  test(`a surgeon shortens what he is asked to: the commander's wound, or one man's ${cite('ATA-CH.W2', 'ATA-Q72')}`, () => {
    const man = (no: number) => ({ no, skills: [], used: [], discounts: [], hurt: null, hearts: 0 });
    const away = [
      { post: 'driver' as const, man: man(8), lines: 6, hospital: false },
      { post: 'gunner' as const, man: man(9), lines: 1, hospital: false },
    ];
    const table = shop({ trophies: ['luger'], owed: 4, reason: 'wound', away });
    const treated = (choice: string) => table.play({ type: 'barter', ware: 'surgeon', choice, pay: 'luger' }).career;
    expect(
      [treated('driver'), treated('gunner'), treated('commander')].map((each) => [
        each.owed,
        ...each.away.map(({ lines }) => lines),
      ]),
    ).toEqual([
      [4, 4, 1],
      [4, 6, 0],
      [2, 6, 1],
    ]);
    const repairs = shop({ trophies: ['luger'], owed: 2, reason: 'wound' }).change((state) => {
      const tally = state.fights[0]?.tally;
      if (tally) tally.repair = 'lost';
    });
    const owed = (start: typeof repairs) =>
      start.play({ type: 'barter', ware: 'surgeon', choice: 'commander', pay: 'luger' }).career.owed;
    expect([owed(repairs), owed(shop({ trophies: ['luger'], owed: 2, reason: 'wound' }))]).toEqual([1, 0]);
    expect(
      rule(shop({ trophies: ['luger'], owed: 2, reason: 'tank' }), {
        type: 'barter',
        seat: 0,
        ware: 'surgeon',
        choice: 'commander',
        pay: 'luger',
      }),
    ).toBe('ATA-CH.W2');
  });

  test(`only a man with skills whose release is due is asked back, and he alone ${cite('ATA-8.3.1e')}`, () => {
    const man = (no: number, skills: ('aim' | 'eyeForTerrain')[]) => ({
      ...{ no, skills, used: [], discounts: [], hurt: null, hearts: 0 },
    });
    const table = shop({
      points: 4,
      away: [
        { post: 'driver', man: man(5, ['eyeForTerrain']), lines: 0, hospital: false },
        { post: 'gunner', man: man(6, []), lines: 0, hospital: true },
        { post: 'gunner', man: man(7, ['aim']), lines: 3, hospital: true },
        { post: 'gunner', man: man(8, ['aim']), lines: 0, hospital: true },
        { post: 'loader', man: man(9, []), lines: 0, hospital: true },
      ],
    });
    expect((['driver', 'loader', 'gunner'] as const).map((post) => table.rule({ type: 'recall', post }))).toEqual([
      'ATA-8.3.1e',
      'ATA-8.3.1e',
      null,
    ]);
    const back = table.play({ type: 'recall', post: 'gunner' });
    expect([back.career.crew.gunner.no, back.career.away.map((each) => each.man.no)]).toEqual([8, [5, 6, 7, 9]]);
    expect(back.told('prestigeSpent')).toMatchObject([{ points: 2, rule: 'ATA-8.3.1e' }]);
  });

  test(`a man asked back keeps his seat when his replacement is well again; that one finds another crew ${cite('ATA-8.3.1e', 'ATA-Q62')}`, () => {
    const man = (no: number) => ({ no, skills: ['aim' as const], used: [], discounts: [], hurt: null, hearts: 0 });
    const table = shop({
      points: 2,
      away: [
        { post: 'gunner', man: man(6), lines: 2, hospital: false },
        { post: 'gunner', man: man(7), lines: 0, hospital: true },
        { post: 'gunner', man: man(8), lines: 1, hospital: false },
        { post: 'driver', man: man(9), lines: 0, hospital: false },
      ],
    });
    const back = table.play({ type: 'recall', post: 'gunner' });
    expect(back.told('crewShutOut')).toMatchObject([
      { post: 'gunner', no: 6 },
      { post: 'gunner', no: 8 },
    ]);
    const later = back
      .change((state) => {
        for (const patient of state.careers[0]?.away ?? []) patient.lines = 0;
      })
      .play({ type: 'ready' }, 5, 1, 5);
    expect([later.career.crew.gunner.no, later.career.crew.driver.no, later.career.away]).toEqual([7, 9, []]);
  });
});

describe('what a position is worth', () => {
  const worth = (scene: Scene = {}) => score(battle([['inf', 'B']], scene).state, 0);

  test('more successes, kills, prestige and experience are worth more, each of them', () => {
    const base = score(newCareer().state, 0);
    const better = (part: Scene['career']) =>
      score(
        newCareer().change((state) => {
          Object.assign(state.careers[0] ?? {}, part);
        }).state,
        0,
      ) - base;
    expect(['successes', 'vehicles', 'level', 'points', 'xp'].map((name) => Math.sign(better({ [name]: 2 })))).toEqual([
      1, 1, 1, 1, 1,
    ]);
    expect([better({ owed: 1 }) < 0, better({ fate: 'killed' }) < better({ owed: 3 })]).toEqual([true, true]);
    expect(better({ successes: 1 })).toBeGreaterThan(better({ vehicles: 3 }));
  });

  test('a battle: the field held above fighting on, leaving above losing the tank; units and wounds weigh', () => {
    const plain = worth();
    expect(worth({ fight: { outcome: 'cleared' } })).toBeGreaterThan(plain);
    expect(worth({ fight: { outcome: 'withdrawn' } })).toBeLessThan(plain);
    expect(worth({ fight: { outcome: 'destroyed' } })).toBeLessThan(worth({ fight: { outcome: 'withdrawn' } }));
    expect(worth({ tank: { immobile: true } })).toBeLessThan(plain);
    const two = score(
      battle([
        ['inf', 'B'],
        ['inf', 'B'],
      ]).state,
      0,
    );
    expect([two < plain, score(battle([]).state, 0) > plain]).toEqual([true, true]);
    const hurt = (wound: 'LW' | 'SW' | 'KIA') => score(wounded(battle([['inf', 'B']]), 'gunner', wound).state, 0);
    expect([hurt('LW') === plain, hurt('SW') < plain, hurt('KIA') < plain]).toEqual([true, true, true]);
    const killed = battle([['inf', 'B']]).change((state) => {
      state.fights[0]?.tally.kills.push('pz4');
    });
    expect(score(killed.state, 0)).toBeGreaterThan(plain);
  });
});
