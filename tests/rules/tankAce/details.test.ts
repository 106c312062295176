import { describe, expect, test } from 'vitest';
import { cite } from '../../support/cite';
import { fought, old } from './fought';
import { battle, newCareer, wounded } from './table';

describe('what is easily forgotten', () => {
  test(`infantry that arrives on wheels is not dug in ${cite('ATA-7.1.1b', 'ATA-6.3a')}`, () => {
    const table = battle([], { mission: { kind: 'contact' } }).begin('deploy', 2, 3, 1, 5, 1, 3, 3);
    expect(table.fight.units.map(({ kind, dugIn }) => [kind, dugIn])).toEqual([
      ['car20', false],
      ['truck', false],
      ['inf', false],
    ]);
  });

  test(`a vehicle that was immobilised and then destroyed counts once ${cite('ATA-8.1.4a', 'ATA-Q33')}`, () => {
    const stopped = battle([
      ['pz4', 'B', { flanked: true }],
      ['inf', 'C'],
      ['inf', 'C'],
    ]).play({ type: 'fire', unit: 'u1', load: 'AP' }, 1, 1, 1, 1, 2);
    const killed = stopped.play({ type: 'again', load: 'AP' }, 1, 1, 1, 4, 4);
    expect([stopped.fight.tally.damaged, killed.fight.tally.damaged, killed.fight.tally.kills]).toEqual([
      1,
      0,
      ['pz4'],
    ]);
  });

  test(`every line that passes brings a man nearer to his return ${cite('ATA-Q62')}`, () => {
    const man = { skills: [], used: [], discounts: [], hurt: null, hearts: 0 };
    const table = newCareer().change((state) => {
      const career = state.careers[0];
      if (career)
        Object.assign(career, {
          owed: 1,
          reason: 'repair',
          away: [{ post: 'gunner', man, lines: 2, hospital: false }],
        });
    });
    expect(table.begin('line').career.away).toMatchObject([{ post: 'gunner', lines: 1 }]);
  });

  test(`a surgeon does not shorten what the lost tank costs ${cite('ATA-Q72', 'ATA-CH.W2')}`, () => {
    const lost = wounded(
      fought({ fight: { outcome: 'destroyed' }, career: { ...old, trophies: ['luger'], owed: 1, reason: 'tank' } }),
      'commander',
      'SW',
    ).begin('after', 1, 1);
    expect(lost.career.owed).toBe(2);
    expect(lost.play({ type: 'barter', ware: 'surgeon', choice: 'commander', pay: 'luger' }).career.owed).toBe(1);
  });

  test(`a shorter absence does not replace a longer one ${cite('ATA-Q72')}`, () => {
    const table = fought({ won: false, tank: { immobile: true }, career: { ...old, owed: 4, reason: 'wound' } }).begin(
      'battleEnd',
      1,
    );
    expect([table.career.owed, table.career.reason]).toEqual([4, 'wound']);
  });

  test(`a discharged crewman is replaced, and the crew loses its Synergy ${cite('ATA-7.4.2a', 'ATA-7.4.3p', 'ATA-7.7.synergy.b')}`, () => {
    const table = wounded(
      fought({ won: false, career: old }).change((state) => {
        state.careers[0]?.crew.commander.skills.push('synergy');
        state.careers[0]?.crew.driver.skills.push('eyeForTerrain');
      }),
      'driver',
      'SW',
    ).begin('after', 5, 6, 1);
    expect(table.told('crewDischarged')).toMatchObject([{ post: 'driver' }]);
    expect([table.career.crew.driver.skills, table.career.synergyLost, table.career.away]).toEqual([[], true, []]);
  });

  test(`mounted infantry is neither picked by events nor named in a call ${cite('ATA-Q13')}`, () => {
    const carried = [
      ['halftrack', 'B'],
      ['inf', 'B', { rides: 'u1' }],
      ['pz4', 'B'],
    ] as const;
    expect(battle(carried).begin('event', 3, 3).told('nothingCame')).toHaveLength(1);
    expect(battle(carried, { career: { rank: 3 } }).rule({ type: 'call', unit: 'u2', kind: 'mortar' })).toBe('ATA-Q13');
    expect(battle(carried, { career: { rank: 3 } }).rule({ type: 'call', unit: 'u1', kind: 'mortar' })).toBeNull();
  });

  test(`the rack is filled as before, as far as the stock allows ${cite('ATA-4.4.3b', 'ATA-6.8d')}`, () => {
    const rack = { AP: 0, HE: 0, WP: 8, HCBI: 0, APCR: 0 };
    expect(battle([], { career: { rack } }).tank.rack).toEqual({ AP: 2, HE: 0, WP: 6, HCBI: 0, APCR: 0 });
  });

  test(`a serious wound is not made lighter by another ${cite('ATA-7.4.2d')}`, () => {
    const gun = [
      ['pak40', 'B', { targets: 0 }],
      ['inf', 'B'],
    ] as const;
    const hit = wounded(battle(gun, { tank: { open: [], immobile: true } }), 'driver', 'SW');
    // The assistant sits there now: it is he who is struck.
    const struck = hit.begin('enemy', 6, 1, 2, 1, 1, 1, 1, 5, 3, 4);
    expect([struck.career.crew.driver.hurt, struck.career.crew.assistant.hurt]).toEqual(['SW', 'LW']);
    const out = wounded(battle(gun, { fight: { outcome: 'destroyed' } }), 'driver', 'SW').begin(
      'bailOut',
      1,
      1,
      2,
      1,
      2,
      1,
      2,
      2,
      3,
      1,
      2,
    );
    expect([out.rolls()[4], out.career.crew.driver.hurt]).toEqual(['B6 LW', 'SW']);
  });

  test(`after two rounds of the main gun the turret stays where it is, for the coaxial gun too ${cite('ATA-Q15', 'ATA-7.2A3')}`, () => {
    const twice = battle([
      ['inf', 'B'],
      ['inf', 'A'],
    ])
      .play({ type: 'fire', unit: 'u1', load: 'AP' })
      .play({ type: 'again', load: 'AP' });
    expect([twice.rule({ type: 'coax', unit: 'u2' }), twice.rule({ type: 'coax', unit: 'u1' })]).toEqual([
      'ATA-7.2A3',
      null,
    ]);
    expect(twice.rule({ type: 'traverse', turret: 'A' })).toBe('ATA-7.2A3');
  });

  test(`a dead commander looks for no trophies ${cite('ATA-5.1.3a')}`, () => {
    const dead = fought({ career: { ...old, fate: 'killed' } }).begin('after');
    expect([dead.rolls(), dead.career.trophies, dead.state.ended]).toEqual([[], [], true]);
  });
});
