import { describe, expect, test } from 'vitest';
import { cite } from '../../support/cite';
import { battle, skilled, wounded } from './table';

const foes = [
  ['pz4', 'B'],
  ['inf', 'C'],
  ['inf', 'C'],
] as const;
const smoked = (B: number) => ({ A: 0, B, C: 0, D: 0, E: 0 });
const officer = { rank: 3 };

describe('housekeeping', () => {
  test(`smoke goes from 2 to 1 and away; dispersal of the last round is lifted ${cite('ATA-7.2.1a', 'ATA-7.2.1d', 'ATA-7.3.5b', 'ATA-SEQ1', 'ATA-SEQ2', 'ATA-EX12')}`, () => {
    const first = battle(
      [
        ['inf', 'B', { dispersed: true }],
        ['inf', 'B'],
      ],
      { fight: { smoke: smoked(2) }, tank: { smoke: 1 } },
    ).begin('housekeeping');
    expect([first.fight.smoke.B, first.tank.smoke, first.unit().dispersed]).toEqual([1, 0, false]);
    expect(first.begin('housekeeping').fight.smoke.B).toBe(0);
  });

  test(`in round one nothing is reduced, except in a counterattack ${cite('ATA-Q12', 'ATA-7.2.1d')}`, () => {
    const one = battle(
      [
        ['inf', 'B', { dispersed: true }],
        ['inf', 'B'],
      ],
      { mission: { round: 1 }, fight: { smoke: smoked(2) } },
    ).begin('housekeeping');
    expect([one.fight.smoke.B, one.unit().dispersed]).toEqual([2, true]);
    expect(
      battle(foes, { mission: { round: 1, counter: true }, fight: { smoke: smoked(2) } }).begin('housekeeping').fight
        .smoke.B,
    ).toBe(1);
  });

  test(`smoke hampers all direct fire into and out of its area, also your own ${cite('ATA-7.3.5a', 'ATA-7.3.5d', 'ATA-Q7')}`, () => {
    const shot = battle(foes, { fight: { smoke: smoked(2) }, tank: { smoke: 1 } }).play(
      { type: 'fire', unit: 'u1', load: 'AP' },
      6,
      6,
    );
    expect(shot.told('rolled')[0]?.terms).toMatchObject([{ id: 'smoke', value: 3 }]);
    const burst = battle(foes, { fight: { smoke: smoked(2) } }).play({ type: 'coax', unit: 'u2' }, 6, 5);
    expect(burst.told('rolled')[0]?.terms).toEqual([]);
    const rain = battle(foes, { mission: { weather: 'snow' } }).play({ type: 'fire', unit: 'u1', load: 'AP' }, 6, 6);
    expect(rain.told('rolled')[0]?.terms).toMatchObject([{ id: 'weather', value: 1 }]);
  });

  test(`HE has paid for smoke on B1 and does not pay again on B2 ${cite('ATA-Q7')}`, () => {
    const shot = battle(
      [
        ['inf', 'B'],
        ['inf', 'C'],
        ['inf', 'C'],
      ],
      { fight: { smoke: smoked(1) }, mission: { weather: 'rain' }, tank: { loaded: 'HE' } },
    ).play({ type: 'fire', unit: 'u1', load: 'AP' }, 1, 1, 6, 6);
    expect(shot.told('rolled')[1]?.terms).toEqual([]);
  });

  test(`driving forward leaves your own smoke behind ${cite('ATA-7.3.5g')}`, () => {
    expect(battle(foes, { tank: { smoke: 2 } }).play({ type: 'advance', hull: 'B' }, 4, 4).tank.smoke).toBe(0);
    expect(battle(foes, { tank: { smoke: 2 } }).play({ type: 'reverse', hull: 'B' }, 4, 4).tank.smoke).toBe(2);
  });
});

describe('calls for fire', () => {
  test(`need an order and the command radio of a 1st Lieutenant ${cite('ATA-7.2L1', 'ATA-7.2L2', 'ATA-7.6a', 'ATA-8.2b', 'ATA-8.2.1a')}`, () => {
    expect(battle(foes, { career: { rank: 2 } }).rule({ type: 'call', unit: 'u1', kind: 'mortar' })).toBe('ATA-7.2L2');
    const called = battle(foes, { career: officer }).play({ type: 'call', unit: 'u2', kind: 'mortar' });
    expect(called.told('callPlaced')).toMatchObject([{ call: 'mortar', delay: 2 }]);
    expect(called.tank.orders).toBe(4);
  });

  test(`mortars arrive two rounds later with -1, artillery four with -3 ${cite('ATA-7.6b', 'ATA-7.6c', 'ATA-7.6d', 'ATA-7.2.1b', 'ATA-7.2.1c', 'ATA-7.2.2a', 'ATA-SEQ3', 'ATA-Q22', 'ATA-EX18')}`, () => {
    let table = battle(foes, { career: officer }).play({ type: 'call', unit: 'u2', kind: 'mortar' });
    const arrivals: [number, string | undefined][] = [];
    for (let round = 3; round <= 4; round++) {
      table = table.begin('housekeeping').begin('calls', ...(round === 4 ? [6, 6] : []));
      arrivals.push([round, table.told('rolled')[0]?.terms[0]?.id]);
    }
    expect(arrivals).toEqual([
      [3, undefined],
      [4, 'mortar'],
    ]);
    let guns = battle(foes, { career: officer }).play({ type: 'call', unit: 'u2', kind: 'artillery' });
    for (let round = 3; round <= 5; round++) guns = guns.begin('housekeeping').begin('calls');
    expect(guns.begin('housekeeping').begin('calls', 6, 6).told('rolled')[0]?.terms).toEqual([
      { id: 'artillery', rule: 'ATA-7.6c', value: -3 },
    ]);
  });

  test(`two mortar missions or one of artillery; prepared artillery does not count ${cite('ATA-7.6g', 'ATA-7.6h')}`, () => {
    const one = battle(foes, { career: officer }).play({ type: 'call', unit: 'u2', kind: 'mortar' });
    expect(one.rule({ type: 'call', unit: 'u2', kind: 'artillery' })).toBe('ATA-7.6g');
    const two = one.play({ type: 'call', unit: 'u3', kind: 'mortar' });
    expect(two.rule({ type: 'call', unit: 'u3', kind: 'mortar' })).toBe('ATA-7.6g');
    const guns = battle(foes, { career: officer }).play({ type: 'call', unit: 'u2', kind: 'artillery' });
    expect(guns.rule({ type: 'call', unit: 'u2', kind: 'mortar' })).toBe('ATA-7.6g');
    const struck = battle(foes, { career: officer, fight: { strikes: 1 } })
      .change((state) => {
        state.phase = 'prelude';
        state.mission = state.mission && { ...state.mission, round: 0, enemyFirst: false };
      })
      .play({ type: 'bombard', unit: 'u2' }, 6, 6);
    expect(struck.fight.tally).toMatchObject({ mortars: 0, artillery: 0 });
    const more = battle(foes, { career: officer })
      .change((state) => {
        const fight = state.fights[0];
        if (fight) fight.tally.extraMortars = 1;
      })
      .play({ type: 'call', unit: 'u2', kind: 'artillery' });
    expect(more.rule({ type: 'call', unit: 'u2', kind: 'mortar' })).toBeNull();
  });

  test(`the marker stays with its unit; if that is gone the fire is lost ${cite('ATA-Q22')}`, () => {
    const called = battle(
      [
        ['inf', 'B', { reduced: true }],
        ['inf', 'B'],
        ['inf', 'C'],
      ],
      { career: officer },
    ).play({ type: 'call', unit: 'u1', kind: 'mortar' });
    const killed = called.play({ type: 'coax', unit: 'u1' }, 1, 1);
    expect([killed.told('callLost').length, killed.fight.calls, killed.fight.tally.mortars]).toEqual([1, [], 1]);
  });

  test(`friendly artillery buttons vehicles up and immobilises them on a B, to your credit ${cite('ATA-7.6-C2', 'ATA-Q66', 'ATA-7.3.2a')}`, () => {
    const call = (kind: 'mortar' | 'artillery') =>
      battle(foes)
        .change((state) => {
          state.fights[0]?.calls.push({ unit: 'u1', kind, by: 0, delay: 0 });
        })
        .begin('calls', 2, 3);
    expect(call('artillery').unit()).toMatchObject({ buttoned: true, immobile: true });
    expect(call('artillery').fight.tally.damaged).toBe(1);
    expect(call('mortar').unit()).toMatchObject({ buttoned: true, immobile: false });
  });

  test(`ignore smoke and weather; infantry killed by them is yours ${cite('ATA-7.3.5a', 'ATA-Q66')}`, () => {
    const table = battle(
      [
        ['inf', 'B', { reduced: true }],
        ['inf', 'C'],
        ['inf', 'C'],
      ],
      { fight: { smoke: smoked(2) }, mission: { weather: 'rain' } },
    )
      .change((state) => {
        state.fights[0]?.calls.push({ unit: 'u1', kind: 'mortar', by: 0, delay: 0 });
      })
      .begin('calls', 2, 3);
    expect([table.told('rolled')[0]?.terms.map(({ id }) => id), table.fight.tally.kills]).toEqual([
      ['mortar'],
      ['inf'],
    ]);
  });
});

describe('the end of a round', () => {
  test(`in Defense the enemy closes one step a round, until Close, and his smoke stays behind ${cite('ATA-6.2n', 'ATA-7.1.4b', 'ATA-7.3.5f', 'ATA-SEQ8b', 'ATA-Q39')}`, () => {
    const scene = (range: 'long' | 'close', closed = 0) =>
      battle(foes, { mission: { kind: 'defense' }, fight: { range, startRange: 'long', closed, smoke: smoked(2) } });
    const closer = scene('long').begin('roundEnd');
    expect([closer.fight.range, closer.fight.smoke.B]).toEqual(['medium', 0]);
    expect(scene('close').begin('roundEnd').fight.range).toBe('close');
    expect(battle(foes, { fight: { range: 'long' } }).begin('roundEnd').fight.range).toBe('long');
    expect(scene('long', 2).begin('roundEnd').fight.range).toBe('long');
    const medium = battle(foes, {
      mission: { kind: 'defense' },
      fight: { range: 'long', startRange: 'medium', closed: 1 },
    });
    expect(medium.begin('roundEnd').fight.range).toBe('long');
    expect(
      battle(foes, {
        mission: { kind: 'defense' },
        fight: { range: 'long', closed: 2 },
        options: { closingLimit: false },
      }).begin('roundEnd').fight.range,
    ).toBe('medium');
  });

  test(`the seriously wounded die on 11 or 12; after the battle nobody rolls ${cite('ATA-7.4.3e', 'ATA-Q28')}`, () => {
    const hurt = wounded(battle(foes), 'gunner', 'SW');
    expect(hurt.begin('roundEnd', 5, 6).career.crew.gunner.hurt).toBe('KIA');
    expect(hurt.begin('roundEnd', 5, 5).career.crew.gunner.hurt).toBe('SW');
    const killed = wounded(battle(foes), 'commander', 'SW').begin('roundEnd', 6, 6);
    expect([killed.career.fate, killed.state.exit]).toEqual(['killed', 'battle']);
  });

  test(`a battle is broken off after 200 rounds, as a withdrawal that is reported ${cite('ATA-Q69')}`, () => {
    expect(
      battle(foes, { mission: { round: 200 } })
        .begin('roundEnd')
        .told('withdrew'),
    ).toMatchObject([{ rule: 'ATA-Q69' }]);
    expect(battle(foes, { mission: { round: 199 } }).begin('roundEnd').fight.outcome).toBeNull();
  });
});

describe('orders of a round', () => {
  const count = (table: ReturnType<typeof battle>) =>
    table
      .change((state) => {
        state.queue = [];
        const fight = state.fights[0];
        if (fight) fight.tank.orders = null;
      })
      .begin('orders').tank.orders;

  test(`are two, and are given and carried out one by one ${cite('ATA-6.2j', 'ATA-7.2.3a', 'ATA-7.2.3-C1', 'ATA-SEQ4')}`, () => {
    expect(count(battle(foes))).toBe(2);
    const spent = battle(foes, { tank: { orders: 0 } });
    expect(spent.rule({ type: 'traverse', turret: 'A' })).toBe('ATA-7.2.3a');
    expect(spent.rule({ type: 'endOrders' })).toBeNull();
  });

  test(`are three in one round with Synergy, once a mission ${cite('ATA-7.2.3a', 'ATA-7.7.synergy', 'ATA-7.7c', 'ATA-7.2J5')}`, () => {
    const table = skilled(battle(foes, { tank: { orders: 2 } }), 'commander', 'synergy').play({ type: 'synergy' });
    expect([table.tank.orders, table.rule({ type: 'synergy' })]).toEqual([3, 'ATA-7.7.synergy']);
    expect(battle(foes).rule({ type: 'synergy' })).toBe('ATA-7.7.synergy');
  });

  test(`are one fewer with a lightly wounded commander, who has no skills; one with the gunner in his place ${cite('ATA-7.4.3a', 'ATA-7.4.3h', 'ATA-7.4.3b')}`, () => {
    expect(count(wounded(battle(foes), 'commander', 'LW'))).toBe(1);
    expect(count(wounded(battle(foes), 'commander', 'SW'))).toBe(1);
    expect(wounded(skilled(battle(foes), 'commander', 'synergy'), 'commander', 'LW').rule({ type: 'synergy' })).toBe(
      'ATA-7.7.synergy',
    );
    const gunner = wounded(skilled(battle(foes), 'gunner', 'gunnery'), 'gunner', 'LW').play(
      { type: 'fire', unit: 'u1', load: 'AP' },
      6,
      6,
    );
    expect(gunner.told('rolled')[0]?.terms).toEqual([]);
  });

  test(`may be ended at any time; those unused are lost ${cite('ATA-Q69')}`, () => {
    expect(
      battle(foes, { tank: { orders: 2 } })
        .calm({ type: 'endOrders' })
        .told('ordersEnded'),
    ).toMatchObject([{ lost: 2 }]);
  });

  test(`Expert repeats one to-hit or attack roll of your own, once a mission ${cite('ATA-7.7.expert', 'ATA-Q71', 'ATA-7.7c')}`, () => {
    const start = skilled(battle(foes), 'commander', 'expert');
    const missed = start.play({ type: 'fire', unit: 'u1', load: 'AP' }, 6, 6);
    expect(missed.state.phase).toBe('expert');
    const again = missed.play({ type: 'reroll' }, 1, 1, 1, 1, 1);
    expect([again.rolls(), again.state.phase]).toEqual([['B1 hit', 'B3-location turret', 'B3 -'], 'orders']);
    expect(again.play({ type: 'coax', unit: 'u2' }, 6, 5).state.phase).toBe('orders');
    expect(missed.play({ type: 'keep' }).told('noEffect')).toHaveLength(1);
    const burst = start.play({ type: 'coax', unit: 'u2' }, 6, 6);
    expect(burst.play({ type: 'reroll' }, 3, 4).tank.guns.coax.jam).toBe(false);
    // Not penetration, and not mortars.
    expect(start.play({ type: 'fire', unit: 'u1', load: 'AP' }, 1, 1, 1, 1, 1).state.phase).toBe('orders');
    expect(
      start
        .change((state) => {
          state.fights[0]?.calls.push({ unit: 'u2', kind: 'mortar', by: 0, delay: 0 });
        })
        .begin('calls', 6, 6).state.pending,
    ).toBeNull();
  });
});

describe('hatches, rounds and the rack', () => {
  test(`one order closes or opens any hatches ${cite('ATA-7.2M1', 'ATA-7.2N1', 'ATA-7.3.2c', 'ATA-4.3.2b')}`, () => {
    const open = battle(foes).play({ type: 'unbutton', posts: 'driver+assistant' });
    expect(open.tank.open).toEqual(['commander', 'driver', 'assistant']);
    const shut = open.play({ type: 'buttonUp', posts: 'commander+assistant' });
    expect([shut.tank.open, shut.tank.orders]).toEqual([['driver'], 3]);
    expect(shut.rule({ type: 'buttonUp', posts: 'commander' })).toBe('ATA-7.2M1');
    expect(shut.rule({ type: 'unbutton', posts: 'driver' })).toBe('ATA-7.2N1');
  });

  test(`a commander below aims worse ${cite('ATA-7.2M2', 'ATA-7.3.2a', 'ATA-CH.B1')}`, () => {
    const terms = (open: 'commander'[]) =>
      battle(foes, { tank: { open } }).play({ type: 'fire', unit: 'u1', load: 'AP' }, 6, 6).told('rolled')[0]?.terms;
    expect([terms(['commander']), terms([])]).toMatchObject([[], [{ id: 'commanderButtoned', value: 2 }]]);
  });

  test(`the smoke mortar: three bombs of Smoke 2 on your own position, worked by the loader ${cite('ATA-7.2K1', 'ATA-4.4.4a', 'ATA-4.4.4b')}`, () => {
    expect(battle(foes).rule({ type: 'screen' })).toBe('ATA-7.2K1');
    let table = battle(foes, { career: { tank: 'm4a3' } });
    for (let bomb = 0; bomb < 3; bomb++) table = table.play({ type: 'screen' });
    expect([table.tank.smoke, table.tank.bombs, table.tank.busy]).toEqual([2, 0, ['loader']]);
    expect(table.rule({ type: 'screen' })).toBe('ATA-4.4.4a');
  });

  test(`switching exchanges the loaded round for one of the rack ${cite('ATA-7.2O1')}`, () => {
    const table = battle(foes).play({ type: 'switchRound', round: 'HE' });
    expect([table.tank.loaded, table.tank.rack.AP, table.tank.rack.HE]).toEqual(['HE', 5, 3]);
    expect(battle(foes).rule({ type: 'switchRound', round: 'WP' })).toBe('ATA-7.2O1');
  });

  test(`the turret turns without firing, not in a round of refilling ${cite('ATA-7.2P1', 'ATA-7.2P2', 'ATA-Q54')}`, () => {
    const turned = battle(foes).play({ type: 'traverse', turret: 'A' });
    expect([turned.tank.turret, turned.rule({ type: 'refill' })]).toEqual(['A', 'ATA-7.2P2']);
    expect(battle(foes).play({ type: 'refill' }).rule({ type: 'traverse', turret: 'A' })).toBe('ATA-7.2P2');
    expect(
      battle([
        ['inf', 'A'],
        ['inf', 'B'],
      ])
        .play({ type: 'refill' })
        .rule({ type: 'coax', unit: 'u1' }),
    ).toBe('ATA-7.2P2');
    expect(battle(foes, { tank: { stuck: true } }).rule({ type: 'traverse', turret: 'A' })).toBe('ATA-CH.C1');
  });

  test(`refilling moves four rounds in or out when the orders are over, and goes on until full or a shot ${cite('ATA-7.2C1', 'ATA-7.2C2', 'ATA-7.2C3', 'ATA-4.4.3c', 'ATA-Q18')}`, () => {
    const rack = { AP: 0, HE: 1, WP: 0, HCBI: 0, APCR: 0 };
    const stowing = battle(foes, { tank: { rack } }).play({ type: 'refill' }).play({ type: 'endOrders' });
    expect(stowing.state.phase).toBe('stow');
    const moved = stowing
      .play({ type: 'unstow', round: 'HE' })
      .play({ type: 'stow', round: 'AP' })
      .play({ type: 'stow', round: 'WP' });
    expect(moved.state.phase).toBe('stow');
    const full = moved.calm({ type: 'stow', round: 'AP' });
    expect([full.state.phase, full.tank.rack, full.tank.refilling]).toEqual([
      'orders',
      { ...rack, HE: 0, AP: 2, WP: 1 },
      true,
    ]);
    // It goes on without a new order, unless the gun fires or the loader is ordered elsewhere.
    expect(full.play({ type: 'endOrders' }).state.phase).toBe('stow');
    expect(full.play({ type: 'fire', unit: 'u1', load: 'AP' }, 6, 6).calm({ type: 'endOrders' }).tank.refilling).toBe(
      false,
    );
    expect(full.play({ type: 'switchRound', round: 'WP' }).calm({ type: 'endOrders' }).told('rackStowed')).toEqual([]);
    expect(battle(foes).play({ type: 'fire', unit: 'u1', load: 'AP' }, 6, 6).rule({ type: 'refill' })).toBe(
      'ATA-7.2C1',
    );
  });

  test(`Adrenaline Rush makes it six, once a mission ${cite('ATA-7.7.adrenaline', 'ATA-7.2C1', 'ATA-7.7c')}`, () => {
    const rack = { AP: 0, HE: 0, WP: 0, HCBI: 0, APCR: 0 };
    let table = skilled(battle(foes, { tank: { rack } }), 'loader', 'adrenalineRush')
      .play({ type: 'refill' })
      .play({ type: 'endOrders' })
      .play({ type: 'rush' });
    for (let count = 0; count < 5; count++) table = table.play({ type: 'stow', round: 'AP' });
    expect(table.state.phase).toBe('stow');
    const done = table.calm({ type: 'stow', round: 'HE' });
    expect([done.state.phase, done.tank.rack.AP]).toEqual(['orders', 5]);
    expect(done.career.crew.loader.used).toEqual(['adrenalineRush']);
  });
});
