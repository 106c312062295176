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

  test(`a man who is away for two missions misses two lines, fought, refitted or skipped ${cite('ATA-Q62', 'ATA-CH.C2')}`, () => {
    const man = { no: 9, skills: [], used: [], discounts: [], hurt: null, hearts: 0 };
    const away = (owed: number) =>
      newCareer().change((state) => {
        const patient = { post: 'gunner', man, lines: 2, hospital: false };
        Object.assign(state.careers[0] ?? {}, { owed, reason: 'repair', away: [patient] });
      });
    // The line he was wounded on has passed: two more go by without him.
    const [first, second, third] = [0, 1, 2].map((owed) => away(owed).begin('line'));
    expect([first, second, third].map((table) => [table?.state.line, table?.career.crew.gunner.no])).toEqual([
      [1, 1],
      [2, 1],
      [3, 9],
    ]);
    expect([first?.career.away, second?.career.away]).toMatchObject([[{ lines: 1 }], [{ lines: 0 }]]);
    // Wounded in the mission of this line, he is not nearer to his return when it ends.
    const hurt = wounded(fought({ won: false, career: old }), 'gunner', 'SW').begin('after', 1, 1, 1, 1);
    expect(hurt.play({ type: 'ready' }, 5, 1, 5).career.away).toMatchObject([{ post: 'gunner', lines: 1 }]);
  });

  test(`who was away has his seat again, and no stand-in of his takes it from him ${cite('ATA-Q62', 'ATA-7.4.3f')}`, () => {
    const man = (no: number) => ({ no, skills: [], used: [], discounts: [], hurt: null, hearts: 0 });
    const patient = (no: number, lines: number, post = 'gunner') => ({ post, man: man(no), lines, hospital: false });
    const line = (...away: ReturnType<typeof patient>[]) =>
      newCareer()
        .change((state) => Object.assign(state.careers[0] ?? {}, { away }))
        .begin('line');
    const seen = ({ career, told }: ReturnType<typeof line>) => [
      ...[career.crew.gunner.no, career.away.map(({ man: each }) => each.no)],
      ...(['crewReturned', 'crewShutOut'] as const).map((type) => told(type).map(({ no }) => no)),
    ];
    // The gunner is back before his stand-in, or on the same day; a driver is no rival of his.
    expect(seen(line(patient(7, 0), patient(8, 3), patient(9, 3, 'driver')))).toEqual([7, [9], [7], [8]]);
    expect(seen(line(patient(7, 0), patient(8, 0)))).toEqual([7, [], [7], [8]]);
    // The stand-in is back first: he serves until the gunner comes.
    expect(seen(line(patient(7, 3), patient(8, 0)))).toEqual([8, [7], [8], []]);
    expect(seen(line(patient(7, 0, 'driver'), patient(8, 0)))).toEqual([8, [], [7, 8], []]);
  });

  test(`a surgeon does not shorten what the lost tank costs, whatever tank replaces it ${cite('ATA-Q72', 'ATA-CH.W2')}`, () => {
    const lost = wounded(
      fought({
        won: false,
        fight: { outcome: 'destroyed' },
        career: { ...old, trophies: ['luger'], owed: 1, reason: 'tank', points: 1, level: 1 },
      }),
      'commander',
      'SW',
    ).begin('after', 1, 1);
    const changed = lost.play({ type: 'changeTank', tank: 'm4a3' });
    expect(changed.play({ type: 'barter', ware: 'surgeon', choice: 'commander', pay: 'luger' }).career.owed).toBe(1);
  });

  test(`the commander's long absence takes him from his whole crew: nobody of it comes back ${cite('ATA-7.4.3n')}`, () => {
    const both = wounded(wounded(fought({ won: false, career: old }), 'commander', 'SW'), 'gunner', 'SW');
    // C2 for both, then Fort Knox once for each of four new men.
    const table = both.begin('after', 4, 4, 1, 1, 1, 1, 1, 1, 1);
    expect(table.told('crewReplaced').map(({ post }) => post)).toEqual(['gunner', 'loader', 'driver', 'assistant']);
    expect([table.career.away, table.career.owed]).toEqual([[], 8]);
  });

  test(`killed on the way out of his burning tank, the commander has lost it all the same ${cite('ATA-6.5c', 'ATA-5.1.3a')}`, () => {
    const dead = fought({ won: false, fight: { outcome: 'destroyed' }, career: old })
      .begin('bailOut', 1, 6, 6, 1, 2, 1, 2, 1, 2, 1, 2)
      .begin('battleEnd');
    expect(dead.told('battleLost')).toMatchObject([{ rule: 'ATA-6.5c' }]);
    expect(dead.begin('after').told('missionLogged')).toMatchObject([{ tankLost: true, won: false }]);
    const shot = fought({ won: false, fight: { outcome: 'killed' }, career: old }).begin('battleEnd');
    expect(shot.told('battleLost')).toMatchObject([{ rule: 'ATA-5.1.3a' }]);
    const left = fought({ won: false, career: old }).begin('battleEnd');
    expect(left.told('battleLost')).toMatchObject([{ rule: 'ATA-7.4.1a' }]);
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
