import { describe, expect, test } from 'vitest';
import { cite } from '../../support/cite';
import { battle } from './table';

describe('whom the enemy targets', () => {
  test(`each unit not yet engaging you rolls every round, in fixed order: on a 1 it targets you and keeps doing so ${cite('ATA-7.2.4a', 'ATA-7.2.4-C1', 'ATA-7.2.4-C2', 'ATA-Q23', 'ATA-SEQ5')}`, () => {
    const table = battle([
      ['inf', 'B'],
      ['pak40', 'B', { targets: 0 }],
      ['inf', 'C'],
    ]).begin('enemy', 2, 1, 6, 6, 6, 6);
    expect(table.told('rolled').map(({ chart, unit }) => [chart, unit])).toEqual([
      ['targeting', 'u1'],
      ['targeting', 'u3'],
      ['B1', 'u2'],
      ['B2', 'u3'],
    ]);
    expect(table.fight.units.map(({ targets }) => targets)).toEqual([null, 0, 0]);
    const again = table.begin('enemy', 6, 6, 6, 6, 6);
    expect(
      again
        .told('rolled')
        .filter(({ chart }) => chart === 'targeting')
        .map(({ unit }) => unit),
    ).toEqual(['u1']);
  });

  test(`increased threat: after your own fire has removed a unit they target on 1 and 2 ${cite('ATA-10.4a', 'ATA-Q36', 'ATA-7.2.4a')}`, () => {
    const foes = [
      ['inf', 'B', { reduced: true }],
      ['inf', 'B'],
      ['inf', 'C'],
    ] as const;
    const start = battle(foes, { options: { increasedThreat: true } });
    const shot = start.play({ type: 'coax', unit: 'u1' }, 1, 1);
    expect(shot.begin('enemy', 2, 3, 6, 6).told('unitTargets')).toHaveLength(1);
    expect(start.begin('enemy', 2, 2, 2).told('unitTargets')).toEqual([]);
    const event = battle(
      [
        ['pak40', 'B'],
        ['inf', 'B'],
        ['inf', 'C'],
      ],
      { options: { increasedThreat: true } },
    ).begin('event', 2, 3);
    expect(event.fight.tally.threatened).toBe(false);
    expect(battle(foes).play({ type: 'coax', unit: 'u1' }, 1, 1).fight.tally.threatened).toBe(false);
  });

  test(`what you fire at targets you at once; smoke, mortars and artillery draw nobody ${cite('ATA-7.2.4b', 'ATA-Q57', 'ATA-7.2b')}`, () => {
    expect(
      battle([
        ['inf', 'B'],
        ['inf', 'B'],
      ])
        .play({ type: 'coax', unit: 'u1' }, 6, 5)
        .told('unitTargets'),
    ).toMatchObject([{ rule: 'ATA-7.2.4b' }]);
    const called = battle([
      ['inf', 'B'],
      ['inf', 'B'],
    ])
      .change((state) => {
        state.fights[0]?.calls.push({ unit: 'u1', kind: 'mortar', by: 0, delay: 0 });
      })
      .begin('calls', 3, 4);
    expect(called.unit().targets).toBeNull();
  });

  test(`in round one of Attack and Assault the enemy acts first, and nobody acts twice ${cite('ATA-7.2a', 'ATA-7.2b', 'ATA-6.2l', 'ATA-6.2m', 'ATA-7.1.2b', 'ATA-7.1.3d', 'ATA-7.2.4c', 'ATA-SEQ0a', 'ATA-SUM1')}`, () => {
    const ready = battle(
      [
        ['inf', 'B'],
        ['inf', 'C'],
      ],
      { mission: { round: 0 } },
    ).change((state) => {
      state.phase = 'deploy';
    });
    const started = ready.play({ type: 'ready' }, 1, 6, 6, 6);
    expect([started.state.phase, started.state.mission?.round]).toEqual(['orders', 1]);
    expect(started.rolls()).toEqual(['targeting you', 'targeting -', 'B2 -']);
    const shot = started.play({ type: 'coax', unit: 'u2' }, 6, 5).play({ type: 'endOrders' }, 3, 4);
    // Straight to the event check: no second enemy step in this round.
    expect(shot.rolls()).toEqual(['B9 -']);
    expect([shot.state.mission?.round, shot.state.phase]).toEqual([2, 'orders']);
    const second = shot.play({ type: 'endOrders' }, 6, 6, 6, 6, 3, 4);
    expect(second.told('enemyFired').map(({ unit }) => unit)).toEqual(['u1', 'u2']);
  });

  test(`in Defense and movement to contact you act first ${cite('ATA-7.1.1a', 'ATA-Q10', 'ATA-6.2l', 'ATA-SUM3')}`, () => {
    const start = (kind: 'contact' | 'defense') =>
      battle(
        [
          ['inf', 'B'],
          ['inf', 'B'],
        ],
        { mission: { round: 0, kind, enemyFirst: false } },
      )
        .change((state) => {
          state.phase = 'deploy';
        })
        .play({ type: 'ready' });
    expect([start('contact').rolls(), start('defense').rolls()]).toEqual([[], []]);
  });
});

describe('what the enemy does', () => {
  test(`in movement to contact vehicles in A and C drive to D and E in the first turn only ${cite('ATA-7.1.1c', 'ATA-7.2.4d', 'ATA-SEQ6b', 'ATA-SUM3')}`, () => {
    const foes = [
      ['pz4', 'A', { targets: 0 }],
      ['stug3', 'C'],
      ['pz4', 'B'],
      ['inf', 'A'],
    ] as const;
    const first = battle(foes, { mission: { kind: 'contact', round: 1 } }).begin('enemy', 6, 6, 6);
    expect(first.told('unitMoved').map(({ unit, area }) => [unit, area])).toEqual([
      ['u1', 'D'],
      ['u2', 'E'],
    ]);
    expect(first.told('enemyFired')).toEqual([]);
    expect(
      battle(foes, { mission: { kind: 'contact', round: 2 } })
        .begin('enemy', 6, 6, 6, 6, 6)
        .told('unitMoved'),
    ).toEqual([]);
    expect(
      battle(foes, { mission: { kind: 'attack', round: 1 } })
        .begin('enemy', 6, 6, 6, 6, 6)
        .told('unitMoved'),
    ).toEqual([]);
    expect(
      battle(foes, { mission: { kind: 'assault', round: 1 } })
        .begin('enemy', 6, 6, 6, 6, 6)
        .told('unitMoved'),
    ).toEqual([]);
  });

  test(`in Defense everything but AT guns goes to the flanks, once, and does not fire while moving ${cite('ATA-7.1.4a', 'ATA-Q13', 'ATA-7.2.4d')}`, () => {
    const foes = [
      ['inf', 'A', { targets: 0 }],
      ['pak40', 'C', { targets: 0 }],
      ['pz4', 'C', { immobile: true }],
      ['pz4', 'C', { reinforcement: true }],
    ] as const;
    const table = battle(foes, { mission: { kind: 'defense', round: 3 } }).begin('enemy', 6, 6, 6, 6);
    expect(table.told('unitMoved').map(({ unit }) => unit)).toEqual(['u1', 'u4']);
    expect(table.told('enemyFired').map(({ unit }) => unit)).toEqual(['u2']);
    expect(table.begin('enemy', 6, 6, 6, 6, 6, 6).told('unitMoved')).toEqual([]);
  });

  test(`mounted infantry spends round one dismounting, and so does its carrier ${cite('ATA-6.3a', 'ATA-SEQ6c', 'ATA-Q13', 'ATA-6.3b')}`, () => {
    const foes = [
      ['halftrack', 'C', { targets: 0 }],
      ['inf', 'C', { rides: 'u1' }],
    ] as const;
    const table = battle(foes, { mission: { kind: 'contact', round: 1 } });
    expect(table.rule({ type: 'coax', unit: 'u2' })).toBe('ATA-Q13');
    const first = table.begin('enemy');
    expect([first.told('unitDismounted').length, first.told('unitSkipped')]).toMatchObject([
      1,
      [{ unit: 'u1', rule: 'ATA-6.3a' }],
    ]);
    expect(first.fight.units.map(({ area, rides }) => [area, rides])).toEqual([
      ['C', null],
      ['C', null],
    ]);
    // Round two: the half-track fires its machine gun, the infantry may turn on you.
    const second = first
      .change((state) => {
        if (state.mission) state.mission.round = 2;
      })
      .begin('enemy', 6, 6, 6);
    expect(second.rolls()).toEqual(['targeting -', 'B2 -']);
    const defence = battle(foes, { mission: { kind: 'defense', round: 2 } })
      .change((state) => {
        for (const unit of state.fights[0]?.units ?? []) unit.rides = null;
      })
      .begin('enemy', 6);
    expect(defence.told('unitMoved')).toHaveLength(2);
  });

  test(`trucks neither roll nor fire, and leave at the end of round one ${cite('ATA-6.3c', 'ATA-Q11', 'ATA-Q13', 'ATA-SEQ8a', 'ATA-7.1.3c')}`, () => {
    const foes = [
      ['truck', 'B', { targets: 0 }],
      ['inf', 'B'],
      ['inf', 'B'],
    ] as const;
    const table = battle(foes, { mission: { round: 1 } });
    expect(table.begin('enemy', 6, 6).told('enemyFired')).toEqual([]);
    expect(table.begin('roundEnd').fight.units.map(({ kind }) => kind)).toEqual(['inf', 'inf']);
    expect(battle(foes, { mission: { round: 2 } }).begin('roundEnd').fight.units).toHaveLength(3);
  });

  test(`tanks, SPGs and AT guns fire on B1; recon, half-tracks and infantry on B2 in the tank column ${cite('ATA-SEQ6a', 'ATA-7.2.4e', 'ATA-3.5e', 'ATA-3.5f', 'ATA-3.5j', 'ATA-6.3g')}`, () => {
    const foes = (['pz4', 'stug3', 'pak40', 'car20', 'halftrack', 'inf'] as const).map(
      (kind) => [kind, 'B', { targets: 0 }] as const,
    );
    const table = battle(foes).begin('enemy', ...Array.from({ length: 12 }, () => 6));
    expect(table.told('rolled').map(({ chart, column }) => [chart, column])).toEqual([
      ['B1', 'medium'],
      ['B1', 'medium'],
      ['B1', 'medium'],
      ['B2', 'armour'],
      ['B2', 'armour'],
      ['B2', 'armour'],
    ]);
  });

  test(`at Close range infantry may use a Panzerfaust, by its morale ${cite('ATA-6.3g', 'ATA-SEQ6a', 'ATA-CH.B4')}`, () => {
    const close = battle(
      [
        ['inf', 'B', { targets: 0 }],
        ['inf', 'B'],
      ],
      { fight: { range: 'close' } },
    );
    expect(close.begin('enemy', 6, 3, 1, 3, 6).rolls()).toEqual(['targeting -', 'B4-use use', 'B4 IMM', 'hatch -']);
    expect(close.begin('enemy', 6, 4, 6, 6).rolls()).toEqual(['targeting -', 'B4-use -', 'B2 -']);
    const killed = close.begin('enemy', 6, 1, 1, 2);
    expect([killed.fight.outcome, killed.told('crewShocked')]).toEqual(['destroyed', []]);
    const far = battle([
      ['inf', 'B', { targets: 0 }],
      ['inf', 'B'],
    ]).begin('enemy', 6, 6, 6);
    expect(far.rolls()).toEqual(['targeting -', 'B2 -']);
  });

  test(`a recon gun can pierce by a lucky hit, without shock or spalling ${cite('ATA-3.5j', 'ATA-Q61')}`, () => {
    const table = battle(
      [
        ['car20', 'B', { targets: 0 }],
        ['inf', 'B'],
      ],
      { tank: { open: [] } },
    ).begin('enemy', 6, 1, 2, 6, 4, 5);
    expect(table.rolls()).toEqual(['targeting -', 'B2 B+hit', 'B3-location hull', 'B3 B']);
    expect([table.told('crewShocked'), table.told('tankHit')]).toMatchObject([[], [{ penetration: 2, armour: 5 }]]);
    const mg = battle([
      ['carMG', 'B', { targets: 0 }],
      ['inf', 'B'],
    ]).begin('enemy', 6, 1, 2, 6);
    expect(mg.rolls()).toEqual(['targeting -', 'B2 B', 'hatch -']);
  });

  test(`its modifiers: your hull down, smoke at both ends, weather, buttoned by HE, dispersed ${cite('ATA-7.3.1b', 'ATA-7.3.5a', 'ATA-7.3.5c', 'ATA-7.3.5d', 'ATA-7.5c', 'ATA-7.3.7a', 'ATA-Q7', 'ATA-Q27', 'ATA-6.3f')}`, () => {
    const smoke = { A: 0, B: 2, C: 0, D: 0, E: 0 };
    const scene = { mission: { weather: 'rain' as const }, tank: { hullDown: true, smoke: 1 }, fight: { smoke } };
    const gun = battle(
      [
        ['pak40', 'B', { targets: 0, buttoned: true, dispersed: true }],
        ['inf', 'C', { targets: 0, dispersed: true }],
      ],
      scene,
    ).begin('enemy', 6, 6, 6, 6);
    const terms = (at: number) => gun.told('rolled')[at]?.terms.map(({ id, value }) => [id, value]);
    expect(terms(0)).toEqual([
      ['hullDown', 1],
      ['smoke', 3],
      ['weather', 1],
      ['firerButtoned', 1],
      ['dispersed', 2],
    ]);
    // Another area, another smoke.
    expect(terms(1)).toEqual([
      ['smoke', 1],
      ['weather', 1],
      ['dispersed', 2],
    ]);
  });

  test(`a shocked enemy loses its next action and no more ${cite('ATA-Q26', 'ATA-7.3.8-C1')}`, () => {
    const table = battle([
      ['pz4', 'B', { targets: 0, shock: true }],
      ['inf', 'B'],
    ]).begin('enemy', 6);
    expect(table.told('unitSkipped')).toMatchObject([{ rule: 'ATA-7.3.8-C1' }]);
    expect(table.begin('enemy', 6, 6, 6).told('enemyFired')).toHaveLength(1);
  });
});
