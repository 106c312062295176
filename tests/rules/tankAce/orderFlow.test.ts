import { describe, expect, test } from 'vitest';
import { tankAce } from '../../../src/rules/tankAce';
import { addUnit } from '../../../src/rules/tankAce/deploy';
import { cite } from '../../support/cite';
import { fought, old } from './fought';
import { battle, newCareer, type Placed, type Scene, scripted, skilled, wounded } from './table';

const foes: readonly Placed[] = [
  ['pz4', 'B'],
  ['inf', 'A'],
  ['inf', 'C'],
];
const fire = { type: 'fire', unit: 'u1', load: 'AP' } as const;

/** Two boards: the units of seat 0, and those of seat 1. */
function boards(left: readonly Placed[], right: readonly Placed[], scene: Scene = {}) {
  return battle(left, { seats: 2, ...scene }).change((state) => {
    for (const [kind, area, extra = {}] of right)
      addUnit(state, { dice: scripted([]), emit: () => {} }, 1, kind, area, extra);
    const fight = state.fights[1];
    if (fight) fight.began = 3;
  });
}

describe('whose orders come next', () => {
  test(`a tank out of the battle gives none; one that has cleared its board does while the other fights ${cite('ATA-10.2e', 'ATA-7.2.6c')}`, () => {
    const queue = (outcome: 'cleared' | 'withdrawn' | 'destroyed', other: 'withdrawn' | null = null) => {
      const table = boards(outcome === 'cleared' ? [] : foes, foes, { fight: { outcome } }).change((state) => {
        state.queue = [];
        const fight = state.fights[1];
        if (fight) fight.outcome = other;
        for (const each of state.fights) if (each) each.tank.orders = null;
      });
      return table.begin('orders').state.queue;
    };
    expect([queue('cleared'), queue('withdrawn'), queue('destroyed')]).toEqual([[0, 1], [1], [1]]);
    expect(queue('cleared', 'withdrawn')).toEqual([]);
  });

  test(`orders are counted once a round, and the other's begin when one's own are spent ${cite('ATA-7.2.3a', 'ATA-10.2a')}`, () => {
    const table = boards(foes, foes, { tank: { orders: 1 } }).change((state) => {
      const fight = state.fights[1];
      if (fight) fight.tank.orders = null;
    });
    const next = table.play({ type: 'buttonUp', posts: 'commander' });
    expect([next.state.phase, next.state.active, next.state.fights[1]?.tank.orders]).toEqual(['orders', [1], 2]);
    expect(table.begin('orders').told('ordersCounted')).toEqual([]);
  });

  test(`the last shot of a battle ends it there and then ${cite('ATA-7.2.6a', 'ATA-7.2.3-C1')}`, () => {
    const table = battle([['pz4', 'B', { flanked: true }]], { tank: { orders: 2 }, mission: { kind: 'defense' } });
    const won = table.play(fire, 1, 1, 1, 6, 6, 3, 4);
    expect([won.state.phase, won.fight.outcome]).toEqual(['after', 'cleared']);
    expect(won.told('ordersEnded')).toEqual([]);
  });

  test(`Synergy may be called upon when the orders are spent ${cite('ATA-7.7.synergy')}`, () => {
    const start = skilled(battle(foes, { tank: { orders: 1 } }), 'commander', 'synergy');
    const spent = start.play({ type: 'buttonUp', posts: 'commander' });
    expect([spent.state.phase, spent.tank.orders, spent.rule({ type: 'unbutton', posts: 'commander' })]).toEqual([
      'orders',
      0,
      'ATA-7.2.3a',
    ]);
    const more = spent.play({ type: 'synergy' });
    expect([more.tank.orders, more.rule({ type: 'synergy' })]).toEqual([1, 'ATA-7.7.synergy']);
  });

  test(`Expert is asked before the next order, and the orders go on after it ${cite('ATA-7.7.expert', 'ATA-Q71')}`, () => {
    const start = skilled(battle(foes, { tank: { orders: 2 } }), 'commander', 'expert');
    const missed = start.play(fire, 6, 6);
    expect([missed.state.phase, missed.tank.orders]).toEqual(['expert', 1]);
    const kept = missed.play({ type: 'keep' });
    expect([kept.state.phase, kept.told('rollKept').length, kept.tank.orders]).toEqual(['orders', 1, 1]);
    const again = missed.play({ type: 'reroll' }, 1, 1, 1, 1, 1);
    expect([again.rolls()[0], again.state.phase, again.career.crew.commander.used]).toEqual([
      'B1 hit',
      'orders',
      ['expert'],
    ]);
    // A burst: what is kept takes effect as it fell, what is thrown again on the same chart.
    const burst = start.play({ type: 'coax', unit: 'u2' }, 3, 3);
    expect(burst.state.phase).toBe('expert');
    expect(burst.play({ type: 'keep' }).unit(1).dispersed).toBe(true);
    expect(burst.play({ type: 'reroll' }, 6, 5).rolls()).toEqual(['B2 -']);
    // The best there is asks for nothing.
    expect(start.play({ type: 'coax', unit: 'u2' }, 1, 1).state.phase).toBe('orders');
    const last = skilled(battle(foes, { tank: { orders: 1 } }), 'commander', 'expert').play(fire, 6, 6);
    expect(last.calm({ type: 'keep' }).state.mission?.round).toBe(3);
  });
});

describe('the loader', () => {
  const empty = { AP: 0, HE: 0, WP: 0, HCBI: 0, APCR: 0 };

  test(`fills the rack when the orders are over, unless gun, turret or another order took his time ${cite('ATA-Q18', 'ATA-7.2C1', 'ATA-7.2C3', 'ATA-Q54')}`, () => {
    const refilling: Scene = { tank: { refilling: true, rack: { ...empty, AP: 2 }, orders: 3 } };
    const start = battle(foes, refilling);
    expect(start.play({ type: 'endOrders' }).state.phase).toBe('stow');
    const switched = battle(foes, { tank: { ...refilling.tank, rack: { ...empty, AP: 1, HE: 1 } } }).play({
      type: 'switchRound',
      round: 'HE',
    });
    expect([switched.tank.refilling, switched.calm({ type: 'endOrders' }).tank.stowed]).toEqual([true, 0]);
    const turned = start.play({ type: 'traverse', turret: 'A' });
    expect(turned.calm({ type: 'endOrders' }).state.phase).toBe('orders');
    const fired = start.play({ type: 'fire', unit: 'u1', load: 'AP' }, 6, 6);
    expect([fired.tank.refilling, fired.calm({ type: 'endOrders' }).state.phase]).toEqual([false, 'orders']);
    expect(start.play({ type: 'coax', unit: 'u2' }, 6, 5).tank.refilling).toBe(true);
    expect([fired.rule({ type: 'refill' }), turned.rule({ type: 'refill' }), start.rule({ type: 'refill' })]).toEqual([
      'ATA-7.2C1',
      'ATA-7.2P2',
      'ATA-7.2C3',
    ]);
    const screened = battle(foes, { tank: { bombs: 3, orders: 3 }, career: { tank: 'm4a3' } }).play({ type: 'screen' });
    expect([screened.rule({ type: 'refill' }), screened.tank.busy]).toEqual(['ATA-7.2C1', ['loader']]);
  });

  test(`moves four rounds, six in a rush, and stops when the rack is full ${cite('ATA-7.2C1', 'ATA-7.7.adrenaline', 'ATA-4.4.3c')}`, () => {
    const stow = { type: 'stow', round: 'AP' } as const;
    const begin = (rack: number, skill = false) => {
      const start = battle(foes, { tank: { refilling: true, rack: { ...empty, AP: rack } } });
      return (skill ? skilled(start, 'loader', 'adrenalineRush') : start).play({ type: 'endOrders' });
    };
    const four = begin(0).play(stow).play(stow).play(stow);
    expect([four.state.phase, four.rule({ type: 'rush' })]).toEqual(['stow', 'ATA-7.7.adrenaline']);
    const done = four.calm(stow);
    expect([done.state.phase, done.tank.rack.AP, done.tank.refilling]).toEqual(['orders', 4, true]);
    const full = begin(7).calm(stow);
    expect([full.state.phase, full.tank.rack.AP, full.tank.refilling]).toEqual(['orders', 8, false]);
    const rushed = begin(0, true).play(stow).play(stow).play(stow).play(stow);
    expect(rushed.state.phase).toBe('stow');
    const six = rushed.play({ type: 'rush' });
    expect(six.rule({ type: 'rush' })).toBe('ATA-7.7.adrenaline');
    expect(six.play(stow).calm(stow).tank.rack.AP).toBe(6);
    // Once used, four is all again in the next round.
    const later = six.calm({ type: 'ready' }).play({ type: 'endOrders' });
    expect([later.state.phase, later.tank.rush, later.tank.stowed]).toEqual(['stow', false, 0]);
  });

  test(`takes out what is there and puts in what there is ${cite('ATA-7.2C2', 'ATA-4.4.3a', 'ATA-4.4.3b')}`, () => {
    const start = battle(foes, {
      tank: { refilling: true, rack: { ...empty, AP: 7, WP: 1 }, stock: { HCBI: 0, WP: 1, APCR: 0 } },
    }).play({ type: 'endOrders' });
    expect([
      start.rule({ type: 'stow', round: 'AP' }),
      start.rule({ type: 'unstow', round: 'HE' }),
      start.rule({ type: 'unstow', round: 'WP' }),
    ]).toEqual(['ATA-4.4.3a', 'ATA-4.4.3a', null]);
    const out = start.play({ type: 'unstow', round: 'AP' });
    expect([out.rule({ type: 'stow', round: 'WP' }), out.rule({ type: 'stow', round: 'HE' })]).toEqual([
      'ATA-4.4.3b',
      null,
    ]);
    const four = out.play({ type: 'unstow', round: 'AP' }).play({ type: 'unstow', round: 'AP' });
    expect([four.state.phase, four.calm({ type: 'unstow', round: 'AP' }).state.phase]).toEqual(['stow', 'orders']);
  });

  test(`exchanges for another kind only; a turret turns to another side ${cite('ATA-7.2O1', 'ATA-7.2P1')}`, () => {
    const start = battle(foes);
    expect([
      start.rule({ type: 'switchRound', round: 'AP' }),
      start.rule({ type: 'switchRound', round: 'WP' }),
      start.rule({ type: 'switchRound', round: 'HE' }),
      start.rule({ type: 'traverse', turret: 'B' }),
    ]).toEqual(['ATA-7.2O1', 'ATA-7.2O1', null, 'ATA-7.2P1']);
  });
});

describe('hatches', () => {
  test(`all that are named must be open to be closed, and closed to be opened ${cite('ATA-7.2M1', 'ATA-7.2N1')}`, () => {
    const table = battle(foes, { tank: { open: ['commander', 'driver'] } });
    expect([
      table.rule({ type: 'buttonUp', posts: 'commander+assistant' }),
      table.rule({ type: 'unbutton', posts: 'driver+assistant' }),
      table.rule({ type: 'unbutton', posts: 'assistant' }),
    ]).toEqual(['ATA-7.2M1', 'ATA-7.2N1', null]);
    const shut = table.play({ type: 'buttonUp', posts: 'commander+driver' });
    expect(shut.tank.open).toEqual([]);
  });
});

describe('smoke rounds', () => {
  const loaded: Scene['tank'] = { loaded: 'HCBI', orders: 3 };
  const smoke = (area: 'A' | 'B') => ({ type: 'smoke', area, load: 'HCBI' }) as const;
  const rack = { AP: 2, HE: 0, WP: 0, HCBI: 3, APCR: 0 };

  test(`obey what any shot obeys: one round after turning, no turning while refilling or jammed ${cite('ATA-7.2A3', 'ATA-7.2A6', 'ATA-7.2P2', 'ATA-CH.C1')}`, () => {
    const start = battle(foes, { tank: { ...loaded, rack } });
    const first = start.play(smoke('A'));
    expect([first.tank.turret, first.fight.smoke.A, first.rule(smoke('A')), first.rule(smoke('B'))]).toEqual([
      'A',
      2,
      'ATA-7.2A3',
      'ATA-7.2A3',
    ]);
    const ahead = start.play(smoke('B'));
    expect([ahead.rule(smoke('B')), ahead.rule(smoke('A'))]).toEqual([null, 'ATA-7.2A3']);
    const stuck = battle(foes, { tank: { ...loaded, rack, stuck: true } });
    expect([stuck.rule(smoke('A')), stuck.rule(smoke('B'))]).toEqual(['ATA-CH.C1', null]);
    const busy = battle(foes, { tank: { ...loaded, rack, refillOrdered: true } });
    expect([busy.rule(smoke('A')), busy.rule(smoke('B'))]).toEqual(['ATA-7.2P2', null]);
    expect(battle(foes, { tank: { rack } }).rule(smoke('B'))).toBe('ATA-7.2A6');
    const helper = boards([], foes, { tank: { ...loaded, rack }, fight: { outcome: 'cleared' } });
    expect(helper.rule(smoke('B'))).toBe('ATA-10.2e');
    const jammed = battle(foes, { tank: { stuck: true } });
    expect([jammed.rule(fire), jammed.rule({ type: 'coax', unit: 'u2' })]).toEqual([null, 'ATA-CH.C1']);
  });

  test(`an order for the last target is given as order B instead ${cite('ATA-7.2B1')}`, () => {
    const start = battle(foes).play(fire, 6, 6);
    const command = { ...fire, seat: 0 };
    expect(start.rule(fire)).toBe('ATA-7.2B1');
    const told = tankAce.refuse(start.state, command);
    expect(told?.evidence).toEqual(['unit:u1']);
    expect(told?.instead).toEqual({ type: 'again', seat: 0, load: 'AP' });
    const hull = battle(foes).rule({ type: 'fire', unit: 'u9', load: 'AP' });
    expect(hull).toBe('ATA-7.2A12');
  });

  test(`the bonus ends with its target, and with a round of smoke ${cite('ATA-Q17', 'ATA-Q49')}`, () => {
    const killed = battle([['pz4', 'B', { flanked: true }], ...foes]).play(fire, 1, 1, 1, 6, 6);
    expect(killed.rule({ type: 'again', load: 'AP' })).toBe('ATA-Q49');
    expect(battle(foes).rule({ type: 'again', load: 'AP' })).toBe('ATA-7.2B1');
    const smoked = battle(foes, { tank: { rack } })
      .play({ type: 'fire', unit: 'u1', load: 'HCBI' }, 6, 6)
      .play({ type: 'smoke', area: 'B', load: 'AP' });
    expect(smoked.rule({ type: 'again', load: 'AP' })).toBe('ATA-7.2B1');
    const burst = battle(foes).play(fire, 6, 6).play({ type: 'coax', unit: 'u2' }, 6, 5);
    expect(burst.told('rolled')[0]?.terms).toEqual([]);
  });
});

describe('the men at the guns', () => {
  test(`each gun keeps its man busy, and turns only what it is mounted on ${cite('ATA-7.2H1', 'ATA-7.2I1', 'ATA-Q67')}`, () => {
    const near: readonly Placed[] = [
      ['inf', 'B'],
      ['inf', 'A'],
      ['pz4', 'C'],
    ];
    const start = battle(near);
    const bow = start.play({ type: 'bow', unit: 'u1' }, 6, 5);
    const fifty = start.play({ type: 'fifty', unit: 'u2' }, 6, 5);
    const coax = start.play({ type: 'coax', unit: 'u2' }, 6, 5);
    expect([bow.tank.busy, fifty.tank.busy, coax.tank.busy]).toEqual([['assistant'], ['commander'], ['gunner']]);
    expect([bow.tank.turret, fifty.tank.turret, coax.tank.turret]).toEqual(['B', 'B', 'A']);
    expect([bow, fifty, coax].map((table) => Object.values(table.tank.guns).map(({ points }) => points))).toEqual([
      [4, 3, 4],
      [4, 4, 3],
      [3, 4, 4],
    ]);
    const shot = start.play({ type: 'fire', unit: 'u3', load: 'AP' }, 6, 6);
    expect(shot.tank.busy).toEqual(['gunner', 'loader']);
  });

  test(`a commander who lays the gun closes his own hatch and no other ${cite('ATA-7.4.3l', 'ATA-Q63')}`, () => {
    const start = wounded(
      battle(foes, { options: { woundedWithdraw: false }, tank: { open: ['commander', 'driver'] } }),
      'gunner',
      'SW',
    );
    const shot = start.play(fire, 6, 6);
    expect([shot.tank.open, shot.told('hatchSet')]).toMatchObject([['driver'], [{ post: 'commander', open: false }]]);
    const closed = start.change((state) => {
      const tank = state.fights[0]?.tank;
      if (tank) tank.open = ['driver'];
    });
    expect(closed.play(fire, 6, 6).told('hatchSet')).toEqual([]);
    expect(shot.rule({ type: 'coax', unit: 'u2' })).toBe('ATA-7.4.3l');
  });

  test(`reload and clear: the loader only when he has nothing else to do, and only his seat's own man ${cite('ATA-Q67', 'ATA-Q29', 'ATA-7.2.3-C2')}`, () => {
    const coax = { coax: { points: 0, jam: false }, bow: { points: 4, jam: false }, fifty: { points: 4, jam: false } };
    const table = (tank: Scene['tank'], guns = coax) => battle(foes, { tank: { guns, ...tank } });
    const ended = (start: ReturnType<typeof table>) => start.calm({ type: 'endOrders' }).told('gunReloaded').length;
    expect(ended(table({}))).toBe(1);
    expect(ended(table({ refilling: true, refillOrdered: true, turned: true }))).toBe(0);
    expect(ended(table({}).play(fire, 6, 6))).toBe(0);
    const bow = { ...coax, coax: { points: 4, jam: false }, bow: { points: 0, jam: true } };
    const cleared = table({}, bow).calm({ type: 'endOrders' });
    expect([cleared.told('gunCleared').length, cleared.tank.guns.bow]).toEqual([1, { points: 0, jam: false }]);
    const driving = wounded(battle(foes, { options: { woundedWithdraw: false }, tank: { guns: bow } }), 'driver', 'SW');
    expect(driving.calm({ type: 'endOrders' }).told('gunCleared')).toEqual([]);
  });
});

describe('moving', () => {
  test(`hull and range are changed as they may be, no more ${cite('ATA-7.2F1', 'ATA-Q19', 'ATA-7.2G2', 'ATA-7.2J1', 'ATA-Q39')}`, () => {
    const printed = battle(foes, { options: { freeAngle: false } });
    expect([printed.rule({ type: 'advance', hull: 'B' }), printed.rule({ type: 'advance', hull: 'A' })]).toEqual([
      null,
      'ATA-7.2F1',
    ]);
    const defence = battle(foes, { mission: { kind: 'defense' } });
    const cover = (step: 'keep' | 'nearer' | 'farther') => ({ type: 'hullDown', step, hull: 'B' }) as const;
    expect([cover('keep'), cover('nearer'), cover('farther')].map((order) => defence.rule(order))).toEqual([
      null,
      null,
      'ATA-Q19',
    ]);
    expect(battle(foes).rule(cover('farther'))).toBeNull();
    const long = battle(foes, { fight: { range: 'long' } });
    expect([long.rule({ type: 'reverse', hull: 'A' }), long.rule({ type: 'reverse', hull: 'B' })]).toEqual([
      'ATA-7.2G2',
      null,
    ]);
    expect(battle(foes).rule({ type: 'reverse', hull: 'A' })).toBeNull();
    const flank = { type: 'flank', unit: 'u1', step: 'keep' } as const;
    expect([battle(foes).play(flank).rule(flank), battle(foes).rule({ ...flank, unit: 'u9' })]).toEqual([
      'ATA-7.2J1',
      'ATA-7.2J1',
    ]);
    const two = boards(foes, [['stug3', 'B']]);
    expect(two.rule({ ...flank, unit: 'u4' })).toBe('ATA-7.2J1');
  });
});

describe('the wounded and their seats', () => {
  const hospital = (post: 'gunner' | 'driver', ...dice: number[]) =>
    wounded(fought({ won: false, career: old }), post, 'SW').begin('after', ...dice);

  test(`away, discharged or dead: each is told as what it is, and a stand-in as one ${cite('ATA-7.4.3m', 'ATA-7.4.3p', 'ATA-Q62')}`, () => {
    const short = hospital('driver', 3, 3, 1);
    expect([short.told('crewAway'), short.told('crewReplaced')]).toMatchObject([
      [{ lines: 6, hospital: false }],
      [{ standIn: true }],
    ]);
    const long = hospital('driver', 4, 4, 1);
    expect(long.told('crewReplaced')).toMatchObject([{ standIn: false }]);
    const gone = hospital('driver', 5, 6, 1);
    expect([gone.told('crewDischarged').length, gone.told('crewReplaced')]).toMatchObject([1, [{ standIn: false }]]);
    const dead = hospital('gunner', 6, 6, 1, 1);
    expect([dead.types().includes('crewOut'), dead.types().includes('crewDischarged')]).toEqual([true, false]);
    expect([dead.told('crewReplaced'), dead.career.fate]).toMatchObject([[{ post: 'gunner', standIn: false }], null]);
    const killed = wounded(fought({ won: false, career: old }), 'driver', 'KIA').begin('after', 1);
    expect(killed.told('crewReplaced')).toMatchObject([{ standIn: false }]);
  });

  test(`a commander long away loses Synergy, and nothing else he has learnt ${cite('ATA-7.7.synergy.b', 'ATA-7.4.3n')}`, () => {
    const learnt = (lines: readonly number[], ...skills: ('synergy' | 'leadership')[]) =>
      wounded(
        fought({ won: false, career: old }).change((state) => {
          state.careers[0]?.crew.commander.skills.push(...skills);
        }),
        'commander',
        'SW',
      ).begin('after', ...lines).career;
    const away = [4, 4, 1, 1, 1, 1, 1];
    expect(learnt(away, 'synergy', 'leadership').crew.commander.skills).toEqual(['leadership']);
    expect([learnt(away, 'synergy').synergyLost, learnt(away, 'leadership').synergyLost]).toEqual([true, false]);
    expect(learnt([2, 2], 'synergy').crew.commander.skills).toEqual(['synergy']);
  });
});

describe('the roll for a mission', () => {
  const july = newCareer().change((state) => {
    Object.assign(state, { month: 1, groups: [[0]], events: [2] });
  });

  test(`only an active event is taken part in, and it is told ${cite('ATA-4.7c', 'ATA-4.7e')}`, () => {
    const cobra = july.begin('mission', 7, 1, 5);
    expect([cobra.state.mission?.event, cobra.told('missionSet')[0]?.event]).toEqual([2, 'event2']);
    const plain = july.begin('mission', 6, 1, 5);
    expect([plain.state.mission?.event, plain.told('missionSet')[0]?.event]).toEqual([null, 'none']);
    expect([plain.state.mission?.dugIn, plain.state.exit]).toEqual([false, 'done']);
  });

  test(`the enemy acts first in attack and assault, in a movement to contact where it counts as one ${cite('ATA-6.2m', 'ATA-Q10')}`, () => {
    const first = (die: number, contactLikeAttack = false) =>
      newCareer({ contactLikeAttack })
        .change((state) => {
          Object.assign(state, { month: 1, groups: [[0]] });
        })
        .begin('mission', die, 1, 5).state.mission;
    expect([1, 2, 5, 8].map((die) => [first(die)?.kind, first(die)?.enemyFirst])).toEqual([
      ['defense', false],
      ['contact', false],
      ['attack', true],
      ['assault', true],
    ]);
    expect([first(1, true)?.enemyFirst, first(2, true)?.enemyFirst]).toEqual([false, true]);
  });

  test(`a refit uses up the line; without a career the next mission is rolled at once ${cite('ATA-7.1.5a', 'ATA-7.1.5b')}`, () => {
    const refit = july.begin('mission', 10);
    expect([refit.state.exit, refit.state.line, refit.career.log]).toEqual(['line', 2, ['refit']]);
    const single = newCareer({}, 1, 'mission').change((state) => {
      Object.assign(state, { month: 1, groups: [[0]] });
    });
    const again = single.begin('mission', 10, 5, 1, 5);
    expect([again.told('refitted'), again.state.mission?.kind, again.state.ended]).toEqual([[], 'attack', false]);
  });
});
