import { describe, expect, test } from 'vitest';
import type { Award } from '../../../src/rules/tankAce/types';
import { levelFor } from '../../../src/rules/tankAce/victory';
import { cite } from '../../support/cite';
import { type Fought, fought, medals, old, settled, tanks } from './fought';
import { battle, wounded } from './table';

describe('the end of a battle', () => {
  test(`an immobilised tank rolls for repairs, once a mission, before the counterattack check ${cite('ATA-7.4.5b', 'ATA-EX5', 'ATA-SEQ9b')}`, () => {
    const lost = fought({ tank: { immobile: true } }).begin('battleEnd', 2, 4);
    expect([lost.rolls(), lost.career.owed, lost.career.reason]).toEqual([
      ['repair lost', 'counterattack -'],
      1,
      'repair',
    ]);
    expect(fought({ tank: { immobile: true } }).begin('battleEnd', 3, 4).career.owed).toBe(0);
    const counter = fought({ tank: { immobile: true }, mission: { counter: true } }).change((state) => {
      const fight = state.fights[0];
      if (fight) fight.tally.repair = 'repaired';
    });
    expect(counter.begin('battleEnd').rolls()).toEqual([]);
    const sergeant = fought({ tank: { immobile: true } })
      .change((state) => {
        const career = state.careers[0];
        if (career) career.goods.sergeant = 1;
      })
      .begin('battleEnd', 4);
    expect([sergeant.rolls(), sergeant.told('repaired')]).toMatchObject([['counterattack -'], [{ lost: false }]]);
  });

  test(`a won Attack or Assault: on a 6 the Germans counterattack, without resupply, weather and ground the same ${cite('ATA-6.6a', 'ATA-6.6b', 'ATA-6.6c', 'ATA-6.6d', 'ATA-7.1.2c', 'ATA-7.1.3e', 'ATA-SEQ9b', 'ATA-3.8a')}`, () => {
    const table = fought({
      mission: { kind: 'assault', weather: 'mud' },
      tank: { smoke: 2, stock: { HCBI: 1, WP: 0, APCR: 0 } },
    }).begin('battleEnd', 6);
    expect([table.state.exit, table.state.mission]).toMatchObject([
      'counter',
      { counter: true, weather: 'mud', enemyFirst: false },
    ]);
    const board = table.begin('deploy', 4, 4, 1, 1, 3, 5, 3);
    expect(board.told('rolled')[0]?.column).toBe('defense');
    expect(board.tank).toMatchObject({ smoke: 2, stock: { HCBI: 1 }, hull: 'B', turret: 'B' });
    expect(board.rule({ type: 'hide', on: true })).toBeNull();
  });

  test(`no check after a defeat, a withdrawal, a lost tank, in Defense, or a second time ${cite('ATA-6.6e', 'ATA-Q53', 'ATA-Q12', 'ATA-7.1.1a')}`, () => {
    const rolls = (scene: Fought) => fought(scene).begin('battleEnd').rolls();
    expect(rolls({ won: false })).toEqual([]);
    expect(rolls({ fight: { outcome: 'destroyed' } })).toEqual([]);
    expect(rolls({ mission: { kind: 'defense' } })).toEqual([]);
    expect(rolls({ mission: { counter: true } })).toEqual([]);
  });

  test(`in a counterattack an immobilised tank keeps its facing, used skills stay used, calls are lost ${cite('ATA-Q12', 'ATA-7.4.5b')}`, () => {
    const table = battle([['inf', 'B']], {
      mission: { counter: true },
      tank: { immobile: true, hull: 'C', hullDown: true },
    })
      .change((state) => {
        state.careers[0]?.crew.commander.skills.push('synergy');
        state.careers[0]?.crew.commander.used.push('synergy');
        state.fights[0]?.calls.push({ unit: 'u1', kind: 'mortar', by: 0, delay: 2 });
      })
      .begin('deploy', 4, 4, 1, 1, 3, 5, 3);
    expect(table.tank).toMatchObject({ hull: 'C', hullDown: true, turret: 'B' });
    expect([table.fight.calls, table.career.crew.commander.used, table.rule({ type: 'hide', on: false })]).toEqual([
      [],
      ['synergy'],
      'ATA-7.4.5a',
    ]);
  });

  test(`the whole is won only if the counterattack is won too; it counts as a second mission for XP ${cite('ATA-Q12', 'ATA-Q44')}`, () => {
    const lost = settled({ won: false, mission: { counter: true }, battles: 2 });
    expect([lost.told('missionLogged')[0]?.won, lost.career.credit]).toEqual([false, 2]);
    const won = settled({ mission: { counter: true }, battles: 2, kills: tanks(3) });
    expect([won.career.credit, won.career.successes, won.career.completed]).toEqual([2, 1, 1]);
  });
});

describe('after the battle', () => {
  test(`whoever holds the field finds a trophy on W1 ${cite('ATA-6.7a', 'ATA-8.4a', 'ATA-EX5', 'ATA-8.4d')}`, () => {
    expect(fought().begin('after', 1, 2).career.trophies).toEqual(['knife']);
    expect(settled({ won: false }).rolls()).toEqual([]);
  });

  test(`every third completed mission, won or lost, is an XP ${cite('ATA-6.8f', 'ATA-7.7a', 'ATA-6.8a')}`, () => {
    expect(settled({ won: false, career: { ...old, credit: 2 } }).career).toMatchObject({ xp: 2, credit: 0 });
    expect(settled({ career: { ...old, credit: 1 } }).career).toMatchObject({ xp: 1, credit: 2 });
  });

  test(`success in a major event counts as three missions and uses its marker; failure is one mission ${cite('ATA-4.7d', 'ATA-4.7f', 'ATA-7.7e', 'ATA-7.7f', 'ATA-3.3a')}`, () => {
    const won = fought({ mission: { event: 1 }, career: old })
      .change((state) => {
        state.events = [1, 2];
      })
      .begin('after', 3, 4);
    expect([won.career.xp, won.state.events]).toEqual([2, [2]]);
    expect(settled({ won: false, mission: { event: 1 }, career: old }).career).toMatchObject({ xp: 1, credit: 1 });
  });

  test(`the log keeps result, enemies met and destroyed ${cite('ATA-3.7a', 'ATA-4.2.2a', 'ATA-2.0c', 'ATA-2.0f')}`, () => {
    const table = settled({ kills: ['pz4', 'inf'], damaged: 1, career: old });
    expect(table.told('missionLogged')).toMatchObject([
      { won: true, kills: ['pz4', 'inf'], damaged: 1, mission: 'attack' },
    ]);
    expect(table.career).toMatchObject({
      vehicles: 1,
      infantry: 1,
      log: ['attack:won:open:clear:pz4*+inf*::bronzeStar:0'],
      successes: 1,
    });
  });

  test(`the degrees of victory ${cite('ATA-5.2.1a', 'ATA-5.2.1b', 'ATA-5.2.1c', 'ATA-5.2.1d', 'ATA-5.2.1e', 'ATA-EX13', 'ATA-Q2')}`, () => {
    expect([0, 4, 5, 10, 11, 20, 21, 30, 31, 84].map((count) => levelFor(count).degree)).toEqual([
      'defeat',
      'defeat',
      'draw',
      'draw',
      'marginal',
      'marginal',
      'substantial',
      'substantial',
      'decisive',
      'decisive',
    ]);
  });
});

describe('awards', () => {
  test(`Campaign Medal after the first mission without prestige, Commendation after the fifth with ${cite('ATA-8.1.1a', 'ATA-8.1.2a', 'ATA-8.1.8b', 'ATA-Q32')}`, () => {
    const first = settled({ won: false });
    expect([medals(first), first.career.points]).toEqual([['campaign'], 0]);
    const fifth = settled({ won: false, career: { ...old, completed: 4, awards: { ...old.awards, commendation: 0 } } });
    expect([medals(fifth), fifth.career.points, fifth.career.level]).toEqual([['commendation'], 1, 1]);
  });

  test(`Purple Hearts for all wounded; the commander's first gives prestige ${cite('ATA-8.1.3a', 'ATA-8.1a', 'ATA-8.3.1a')}`, () => {
    const table = settled({ won: false, hurt: ['commander', 'gunner'], career: old });
    expect([medals(table), table.told('purpleHeart').length, table.career.points]).toEqual([['purpleHeart'], 1, 1]);
    expect(table.career.crew.gunner.hearts).toBe(1);
    const second = settled({
      won: false,
      hurt: ['commander'],
      career: { ...old, awards: { ...old.awards, purpleHeart: 1 } },
    });
    expect([second.career.awards.purpleHeart, second.career.points]).toEqual([2, 0]);
  });

  test(`heroism by vehicles and AT guns: 2 destroyed or immobilised, 3, 4 with success, 5 and a wound; only the highest ${cite('ATA-8.1.4a', 'ATA-8.1.5a', 'ATA-8.1.6a', 'ATA-8.1.7a', 'ATA-8.1.8a', 'ATA-Q33', 'ATA-Q51', 'ATA-EX19')}`, () => {
    const hero = (scene: Fought) =>
      medals(settled({ career: old, ...scene })).filter((award) => award !== 'purpleHeart');
    expect(hero({ kills: tanks(2), damaged: 1 })).toEqual(['bronzeStar']);
    expect(hero({ kills: ['truck', 'pak40'], won: false })).toEqual(['bronzeStar']);
    expect(hero({ kills: ['inf', 'inf', 'inf', 'inf', 'inf', 'pz4'] })).toEqual([]);
    expect(hero({ kills: tanks(3) })).toEqual(['silverStar']);
    expect(hero({ kills: tanks(3), won: false })).toEqual(['bronzeStar']);
    expect(hero({ kills: tanks(4) })).toEqual(['dsc']);
    expect(medals(settled({ kills: tanks(5), hurt: ['commander'], won: false, career: old }))).toEqual([
      'purpleHeart',
      'medalOfHonor',
    ]);
    expect(hero({ kills: tanks(5) })).toEqual(['dsc']);
  });

  test(`repeats bring no prestige, the Medal of Honor always; stars count for promotion each time ${cite('ATA-8.1.9a', 'ATA-8.1.9b', 'ATA-8.1.7a', 'ATA-Q32', 'ATA-Q64')}`, () => {
    const again = (award: Award, scene: Fought) =>
      settled({ ...scene, career: { ...old, awards: { ...old.awards, purpleHeart: 1, [award]: 1 } } });
    const star = again('silverStar', { kills: tanks(3) });
    expect([star.told('medal')[0], star.career.points, star.career.stars]).toMatchObject([
      { count: 2, prestige: false },
      0,
      1,
    ]);
    expect(again('medalOfHonor', { kills: tanks(5), hurt: ['commander'], won: false }).career.points).toBe(1);
  });

  test(`unit awards: 5 successes with 5 tanks or SPGs, 8 with 8; then the count starts again ${cite('ATA-8.1.10a', 'ATA-8.1.10b', 'ATA-8.1.10c', 'ATA-8.1.10d', 'ATA-8.1.10e', 'ATA-8.1.10f', 'ATA-Q65')}`, () => {
    const unit = (missions: number, armour: number, scene: Fought = {}) =>
      settled({ kills: ['stug3', 'pak40'], career: { ...old, streak: { missions, armour } }, ...scene });
    const valorous = unit(4, 4);
    expect([medals(valorous), valorous.career.streak]).toEqual([
      ['bronzeStar', 'valorousUnit'],
      { missions: 0, armour: 0 },
    ]);
    expect(medals(unit(4, 3))).toEqual(['bronzeStar']);
    expect(medals(unit(7, 7))).toEqual(['bronzeStar', 'presidentialUnit']);
    expect(medals(unit(7, 4))).toEqual(['bronzeStar', 'valorousUnit']);
    expect(medals(unit(6, 6, { options: { valorousUnit: false } }))).toEqual(['bronzeStar']);
    expect(unit(6, 6, { won: false }).career.streak).toEqual({ missions: 0, armour: 0 });
    expect(valorous.career.stars).toBe(0);
  });

  test(`prestige: a level that never falls and ends at 5, points beyond it ${cite('ATA-8.3a', 'ATA-8.3.2a', 'ATA-8.3.2b', 'ATA-8.3.2c', 'ATA-EX16')}`, () => {
    const table = settled({ kills: tanks(3), career: { ...old, level: 5, points: 1 } });
    expect(table.career).toMatchObject({ level: 5, points: 2 });
  });

  test(`a war correspondent is worth a prestige point after a win with a kill ${cite('ATA-9.0c')}`, () => {
    expect(settled({ correspondent: true, kills: ['pz4'], career: old }).career.points).toBe(1);
    expect(settled({ correspondent: true, kills: ['inf'], career: old }).career.points).toBe(0);
  });
});

describe('the wounded', () => {
  const hospital = (post: 'commander' | 'gunner' | 'driver', ...dice: number[]) =>
    wounded(fought({ won: false, career: old }), post, 'SW').begin('after', ...dice);

  test(`C2 decides: away for some missions with a trained stand-in, who has no skills ${cite('ATA-7.4.3f', 'ATA-Q62', 'ATA-7.4.3-C1', 'ATA-6.8c', 'ATA-CH.C2')}`, () => {
    const table = wounded(
      fought({ won: false, career: old }).change((state) => {
        state.careers[0]?.crew.gunner.skills.push('aim');
      }),
      'gunner',
      'SW',
    ).begin('after', 1, 1, 4, 5);
    expect(table.rolls()).toEqual(['C2 2', 'F1 discount', 'F1 discount']);
    expect(table.career.crew.gunner).toMatchObject({
      skills: [],
      hurt: null,
      discounts: ['gunnery', 'weaponMaintenance'],
    });
    expect(table.career.away).toMatchObject([{ post: 'gunner', lines: 2, hospital: false, man: { skills: ['aim'] } }]);
    expect(table.career.owed).toBe(0);
    // Every line that passes counts; then he is back with his skills.
    const back = table
      .change((state) => {
        for (const patient of state.careers[0]?.away ?? []) patient.lines = 0;
      })
      .begin('line');
    expect([back.career.crew.gunner.skills, back.career.away]).toEqual([['aim'], []]);
  });

  test(`8 missions or more is the hospital: a new man for good ${cite('ATA-7.4.3m', 'ATA-4.6c')}`, () => {
    const table = hospital('driver', 4, 4, 1);
    expect(table.career.away).toMatchObject([{ lines: 8, hospital: true }]);
    expect(
      table
        .change((state) => {
          for (const patient of state.careers[0]?.away ?? []) patient.lines = 0;
        })
        .begin('line')
        .told('crewReturned'),
    ).toEqual([]);
  });

  test(`the commander's own absence skips lines; from 8 on he finds a new crew and a tank of his choice ${cite('ATA-7.4.3n', 'ATA-Q62')}`, () => {
    const short = hospital('commander', 2, 3);
    expect([short.career.owed, short.career.reason, short.career.needsTank]).toEqual([4, 'wound', false]);
    const long = hospital('commander', 4, 4, 1, 1, 1, 1, 1);
    expect([long.career.owed, long.career.needsTank, long.told('crewReplaced').length]).toEqual([8, true, 4]);
    const assign = long
      .change((state) => {
        const career = state.careers[0];
        if (career) {
          career.owed = 0;
          career.level = 1;
        }
        state.groups = [[0]];
      })
      .begin('assign');
    expect([
      assign.rule({ type: 'enlist', tank: 'm4a3' }),
      assign.rule({ type: 'enlist', tank: 'm26' }),
      assign.rule({ type: 'enlist', tank: 'any' }),
    ]).toEqual([null, 'ATA-4.1.2a', 'ATA-7.4.3n']);
    const chosen = assign.play({ type: 'enlist', tank: 'm4a3' }, 5, 1, 5);
    expect([chosen.career.tank, chosen.career.points, chosen.state.phase]).toEqual(['m4a3', 0, 'load']);
  });

  test(`the longest of several reasons counts ${cite('ATA-Q72', 'ATA-7.4c')}`, () => {
    const table = wounded(fought({ won: false, career: { ...old, owed: 1, reason: 'tank' } }), 'commander', 'SW').begin(
      'after',
      2,
      3,
    );
    expect(table.career.owed).toBe(4);
  });

  test(`discharge or death of the commander ends the career, with awards still given and the level judged ${cite('ATA-5.1.3a', 'ATA-7.4.2a', 'ATA-2.0a', 'ATA-5.2.2a', 'ATA-5.1.4a', 'ATA-2.0f')}`, () => {
    const discharged = wounded(
      fought({ won: false, kills: tanks(2), hurt: ['commander'], career: old }),
      'commander',
      'SW',
    ).begin('after', 5, 6);
    expect([discharged.career.fate, medals(discharged), discharged.state.ended]).toEqual([
      'discharged',
      ['purpleHeart', 'bronzeStar'],
      true,
    ]);
    expect(hospital('commander', 6, 6).career.fate).toBe('killed');
    expect(hospital('gunner', 5, 6, 1, 1).career.fate).toBeNull();
  });

  test(`the dead are replaced and their skills gone; the crew loses its Synergy ${cite('ATA-7.4.3p', 'ATA-6.8c', 'ATA-7.7.synergy.b')}`, () => {
    const start = fought({ won: false, career: old }).change((state) => {
      const career = state.careers[0];
      career?.crew.commander.skills.push('synergy');
      career?.crew.driver.skills.push('eyeForTerrain');
    });
    const table = wounded(start, 'driver', 'KIA').begin('after', 1);
    expect([table.career.crew.driver.skills, table.career.crew.commander.skills, table.career.synergyLost]).toEqual([
      [],
      [],
      true,
    ]);
    expect(wounded(start, 'driver', 'SW').begin('after', 1, 1, 1).career.crew.commander.skills).toEqual(['synergy']);
    expect(wounded(start, 'driver', 'SW').begin('after', 4, 4, 1).career.synergyLost).toBe(true);
  });

  test(`a new XP mends what was broken ${cite('ATA-7.7.synergy.b')}`, () => {
    expect(settled({ won: false, career: { ...old, credit: 2, synergyLost: true } }).career.synergyLost).toBe(false);
  });
});
