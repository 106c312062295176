import { describe, expect, test } from 'vitest';
import { isFieldHeld } from '../../../src/rules/tankAce/damage';
import { attackGiven, effectOf, penColumn, type ShotFacts } from '../../../src/rules/tankAce/fire';
import { shotAt, shotFacts } from '../../../src/rules/tankAce/shots';
import { cite } from '../../support/cite';
import { battle, type Placed, type Scene, skilled, wounded } from './table';

const others: readonly Placed[] = [
  ['inf', 'A'],
  ['inf', 'A'],
];
const callOn = (unit: string, kind: 'mortar' | 'artillery', delay = 0) => ({ unit, kind, by: 0, delay });
const struck = (unit: Placed, kind: 'mortar' | 'artillery', ...dice: number[]) =>
  battle([unit, ...others], { fight: { calls: [callOn('u1', kind)] } }).begin('calls', ...dice);

describe('what a unit takes with it', () => {
  test(`a call on a unit that leaves is lost, a call on another goes on ${cite('ATA-Q22')}`, () => {
    const table = battle(
      [
        ['pz4', 'B'],
        ['inf', 'C'],
        ['stug3', 'C'],
      ],
      { fight: { calls: [callOn('u1', 'mortar', 3), callOn('u2', 'artillery', 3)] } },
    ).begin('event', 5, 6, 1);
    expect(table.told('callLost')).toMatchObject([{ unit: 'u1', call: 'mortar' }]);
    expect(table.fight.calls).toMatchObject([{ unit: 'u2' }]);
  });

  test(`two calls that fall due on one unit: the second is lost where the first destroys it ${cite('ATA-Q22', 'ATA-7.6d')}`, () => {
    const calls = [callOn('u1', 'mortar'), callOn('u1', 'artillery'), callOn('u2', 'mortar')];
    const table = battle([['pak40', 'B'], ...others], { fight: { calls } }).begin('calls', 1, 1, 6, 6);
    expect(table.told('bombarded').map(({ unit }) => unit)).toEqual(['u1', 'u2']);
    expect(table.told('callLost')).toMatchObject([{ unit: 'u1', call: 'artillery' }]);
    expect(table.fight.calls).toEqual([]);
  });

  test(`the field is held when nobody is left, or one INF out of more ${cite('ATA-7.2.6a', 'ATA-7.2.6d', 'ATA-Q24')}`, () => {
    const inf = battle([['inf', 'B']]).unit();
    const tank = battle([['pz4', 'B']]).unit();
    expect(isFieldHeld({ units: [], began: 2 })).toBe(true);
    expect([1, 2, 3].map((began) => isFieldHeld({ units: [inf], began }))).toEqual([false, true, true]);
    expect([isFieldHeld({ units: [tank], began: 2 }), isFieldHeld({ units: [inf, inf], began: 2 })]).toEqual([
      false,
      false,
    ]);
    const last = battle([['pz4', 'B', { flanked: true }]]).play(
      { type: 'fire', unit: 'u1', load: 'AP' },
      ...[1, 1, 1, 6, 6, 1, 3, 4],
    );
    expect(last.told('fieldHeld')).toMatchObject([{ rule: 'ATA-7.2.6a' }]);
    const pair = [
      ['pak40', 'B'],
      ['inf', 'B'],
    ] as const;
    const alone = battle(pair, { fight: { calls: [callOn('u2', 'mortar', 3)] } }).begin('event', 2, 3);
    expect(alone.told('fieldHeld')).toMatchObject([{ rule: 'ATA-7.2.6d' }]);
    expect([alone.told('unitLeft'), alone.fight.units, alone.fight.calls]).toMatchObject([
      [{ unit: 'u2', rule: 'ATA-7.2.6d' }],
      [],
      [],
    ]);
  });
});

describe('who is harmed by what', () => {
  test(`the crew of a light vehicle is not shocked by a round that does not pierce, a tank's is ${cite('ATA-7.3.8-C1')}`, () => {
    // Hit, turret, a 2 does nothing whatever the armour.
    const shot = (kind: 'puma' | 'stug3' | 'panther') =>
      battle([[kind, 'B'], ...others]).play({ type: 'fire', unit: 'u1', load: 'AP' }, 1, 1, 1, 1, 1);
    expect((['puma', 'stug3', 'panther'] as const).map((kind) => shot(kind).unit().shock)).toEqual([false, true, true]);
  });

  test(`a burst without effect is told; a truck dies of any effect, by its own rule ${cite('ATA-7.4f', 'ATA-7.2A10')}`, () => {
    const burst = (kind: 'truck' | 'car20' | 'inf', ...dice: number[]) =>
      battle([[kind, 'B'], ...others]).play({ type: 'coax', unit: 'u1' }, ...dice);
    expect(burst('inf', 6, 5).told('noEffect')).toMatchObject([{ rule: 'ATA-7.2A10' }]);
    expect(burst('inf', 6, 6).told('noEffect')).toMatchObject([{ rule: 'ATA-7.2A10' }]);
    expect(burst('truck', 3, 4).told('unitDestroyed')).toMatchObject([{ rule: 'ATA-7.4f' }]);
    expect(burst('car20', 1, 1).told('unitDestroyed')).toMatchObject([{ rule: 'ATA-7.2A10' }]);
    // On a 7 a truck burns, a recon vehicle is not even scratched.
    expect(burst('car20', 3, 4).told('unitDestroyed')).toEqual([]);
  });

  test(`a second dispersal does an AT gun no further harm ${cite('ATA-7.4j')}`, () => {
    const gun = battle([['pak40', 'B', { dispersed: true }], ...others]).play({ type: 'coax', unit: 'u1' }, 2, 2);
    expect([gun.rolls(), gun.unit().dispersed, gun.unit().reduced, gun.told('unitDispersed')]).toEqual([
      ['B2 S'],
      true,
      false,
      [],
    ]);
  });

  test(`each class has its column: guns, self-propelled guns, light vehicles, trucks ${cite('ATA-CH.B2', 'ATA-7.6-C2')}`, () => {
    // Mortars on a 10: HE against a truck still destroys (9), a light vehicle not.
    expect(struck(['truck', 'B'], 'mortar', 5, 5).told('unitDestroyed')).toHaveLength(1);
    expect(struck(['halftrack', 'B'], 'mortar', 5, 5).told('unitDestroyed')).toEqual([]);
    expect(struck(['pak40', 'B'], 'mortar', 5, 4).unit().dispersed).toBe(true);
    expect(struck(['halftrack', 'B'], 'mortar', 5, 4).told('unitDestroyed')).toHaveLength(1);
    const stug = struck(['stug3', 'B'], 'artillery', 4, 4);
    expect([stug.unit().buttoned, stug.unit().immobile]).toEqual([true, true]);
    expect(stug.told('unitImmobilised')).toMatchObject([{ rule: 'ATA-7.6-C2' }]);
    expect(struck(['stug3', 'B'], 'mortar', 3, 3).unit()).toMatchObject({ buttoned: true, immobile: false });
  });

  test(`what artillery destroys makes nobody think you the greater threat ${cite('ATA-Q36', 'ATA-10.4a')}`, () => {
    const scene = { options: { increasedThreat: true } };
    const shelled = battle([['pak40', 'B'], ...others], {
      ...scene,
      fight: { calls: [callOn('u1', 'mortar')] },
    }).begin('calls', 1, 1);
    expect([shelled.fight.tally.kills, shelled.fight.tally.threatened]).toEqual([['pak40'], false]);
    const shot = battle([['inf', 'B', { reduced: true }], ...others], scene).play({ type: 'coax', unit: 'u1' }, 1, 1);
    expect(shot.fight.tally.threatened).toBe(true);
  });

  test(`a main gun hit with any round destroys a truck ${cite('ATA-Q61', 'ATA-7.4f')}`, () => {
    for (const loaded of ['AP', 'HE', 'WP', 'APCR'] as const) {
      const table = battle([['truck', 'B'], ...others], { tank: { loaded, stock: { HCBI: 6, WP: 6, APCR: 2 } } });
      const shot = table.play({ type: 'fire', unit: 'u1', load: 'AP' }, 1, 1);
      expect([shot.rolls(), shot.told('unitDestroyed')]).toMatchObject([['B1 hit'], [{ rule: 'ATA-7.4f' }]]);
    }
  });

  test(`HE makes a self-propelled gun button up like a tank; recon and half-tracks it destroys ${cite('ATA-7.3.7a', 'ATA-7.4e', 'ATA-Q16')}`, () => {
    const shot = (kind: 'stug3' | 'panther' | 'halftrack' | 'car20', ...more: number[]) =>
      battle([[kind, 'B'], ...others], { tank: { loaded: 'HE' } }).play(
        { type: 'fire', unit: 'u1', load: 'AP' },
        ...[1, 1, ...more],
      );
    for (const kind of ['stug3', 'panther'] as const) expect(shot(kind).unit()).toMatchObject({ kind, buttoned: true });
    for (const kind of ['halftrack', 'car20'] as const) {
      expect(shot(kind, 1, 1).told('unitDestroyed')).toMatchObject([{ kind, rule: 'ATA-Q16' }]);
    }
  });

  test(`the .50 is better against recon vehicles, half-tracks and trucks, not against men and tanks ${cite('ATA-CH.B2')}`, () => {
    const terms = (kind: Placed[0], gun: 'fifty' | 'coax') =>
      battle([[kind, 'B'], ...others])
        .play({ type: gun, unit: 'u1' }, 6, 5)
        .told('rolled')[0]
        ?.terms.map(({ id }) => id);
    for (const kind of ['car20', 'halftrack', 'truck'] as const) expect(terms(kind, 'fifty')).toEqual(['fifty']);
    for (const kind of ['inf', 'pak40', 'pz4'] as const) expect(terms(kind, 'fifty')).toEqual([]);
    expect(terms('truck', 'coax')).toEqual([]);
  });

  test(`smoke at both ends adds up for a machine gun; only infantry is dug in ${cite('ATA-Q7', 'ATA-Q46')}`, () => {
    const smoked = battle([['inf', 'B', { dugIn: true }], ...others], {
      tank: { smoke: 1 },
      fight: { smoke: { A: 0, B: 2, C: 0, D: 0, E: 0 } },
    }).play({ type: 'coax', unit: 'u1' }, 6, 5);
    expect(smoked.told('rolled')[0]?.terms).toMatchObject([
      { id: 'dugIn', value: 1 },
      { id: 'smoke', value: 3 },
    ]);
    const { state } = battle([['pak40', 'B', { dugIn: true }], ...others]);
    const aim = { seat: 0, gun: 'coax', unit: 'u1', round: null, again: false } as const;
    expect(attackGiven(shotFacts(state, shotAt(state, aim))).given.dugIn).toBe(0);
  });

  test(`a hull down tank shows the armour of its turret ${cite('ATA-7.3.1a', 'ATA-3.5g')}`, () => {
    // Firepower 6 at close range is 7: equal to the turret of a Panther, and there is no die for the place.
    const shot = battle([['panther', 'B', { hullDown: true }], ...others], { fight: { range: 'close' } }).play(
      { type: 'fire', unit: 'u1', load: 'AP' },
      ...[1, 1, 3, 4],
    );
    expect(shot.told('rolled').map(({ chart, column }) => [chart, column])).toEqual([
      ['B1', 'close'],
      ['B3', 'equal'],
    ]);
    expect([penColumn(5, 6), penColumn(6, 6), penColumn(7, 6)]).toEqual(['below', 'equal', 'above']);
  });

  test(`every round has its effect on every class ${cite('ATA-7.2A8', 'ATA-7.3.7d', 'ATA-7.4e')}`, () => {
    const { state } = battle([['pz4', 'B'], ...others]);
    const aim = { seat: 0, gun: 'main', unit: 'u1', round: 'AP', again: false } as const;
    const facts = shotFacts(state, shotAt(state, aim));
    const table = (['AP', 'APCR', 'HE', 'WP', 'HCBI'] as const).map((round) =>
      (['pz4', 'stug3', 'pak40', 'car20', 'halftrack', 'truck', 'inf'] as const).map((kind) => {
        const at: ShotFacts = { ...facts, round, target: { ...facts.target, kind } };
        return effectOf(at);
      }),
    );
    const pierces = ['pierce', 'pierce', 'none', 'pierce', 'pierce', 'truck', 'none'];
    const bursts = ['button', 'button', 'he', 'he', 'he', 'truck', 'he'];
    expect(table).toEqual([pierces, pierces, bursts, bursts, Array.from({ length: 7 }, () => 'smoke')]);
  });
});

describe('the enemy, unit by unit', () => {
  test(`a truck never fires and rolls for no target, even when it was fired at ${cite('ATA-Q13', 'ATA-SEQ6a')}`, () => {
    const table = battle([['truck', 'B', { targets: 0 }], ['truck', 'C'], ...others]).begin('enemy', 6, 6);
    expect([table.rolls(), table.told('enemyFired')]).toEqual([['targeting -', 'targeting -'], []]);
  });

  test(`a vehicle that drove to your flank shows its own, until the round in which you fired at it is over ${cite('ATA-7.3.3a', 'ATA-7.2.4d')}`, () => {
    const start = battle([['panther', 'A'], ...others], {
      mission: { kind: 'contact', round: 1, enemyFirst: false },
      tank: { turret: 'A' },
    });
    const moved = start.begin('enemy', 6, 6, 6).change((state) => {
      if (state.mission) state.mission.round = 2;
      Object.assign(state, { phase: 'orders', queue: [0], active: [0], exit: null });
    });
    expect([moved.unit().area, moved.unit().moved]).toEqual(['D', true]);
    const first = moved.play({ type: 'fire', unit: 'u1', load: 'AP' }, 6, 6);
    expect(first.told('fired')).toMatchObject([{ flank: true }]);
    const again = first.play({ type: 'again', load: 'AP' }, 6, 6);
    expect([again.told('fired')[0]?.flank, again.unit().firstShot]).toEqual([true, 2]);
    const later = again.change((state) => {
      if (state.mission) state.mission.round = 3;
      const tank = state.fights[0]?.tank;
      if (tank) Object.assign(tank, { given: 0, shots: 0, turned: false });
    });
    expect(later.play({ type: 'again', load: 'AP' }, 6, 6).told('fired')).toMatchObject([{ flank: false }]);
    const answered = moved.change((state) => state.fights[0]?.units[0]?.firedAt.push(0));
    expect(answered.play({ type: 'fire', unit: 'u1', load: 'AP' }, 6, 6).told('fired')).toMatchObject([
      { flank: false },
    ]);
  });

  test(`from December 1944 on Panzerfausts hit more often ${cite('ATA-CH.B4')}`, () => {
    const close: Placed[] = [['inf', 'B', { targets: 0 }], ...others];
    const fired = (month: '1944-11' | '1944-12' | '1945-01') =>
      battle(close, { month, fight: { range: 'close' }, tank: { open: [] } }).begin('enemy', 6, 6, 1, 3, 2);
    expect((['1944-11', '1944-12', '1945-01'] as const).map((month) => fired(month).rolls().at(-1))).toEqual([
      'B4 -',
      'B4 IMM',
      'B4 IMM',
    ]);
    expect(fired('1944-11').tank.immobile).toBe(false);
    expect(fired('1944-12').told('tankImmobilised')).toMatchObject([{ rule: 'ATA-CH.B4' }]);
  });

  test(`whoever fires at you twice has fired at you; a flank is a matter of shells ${cite('ATA-7.3.3d', 'ATA-7.3.4a')}`, () => {
    const gun = battle([['pak40', 'E', { targets: 0, firedAt: [0] }], ['inf', 'D', { targets: 0 }], ...others], {
      tank: { hull: 'C', turret: 'B' },
    }).begin('enemy', 6, 6, 6, 6, 6, 5);
    expect(gun.unit().firedAt).toEqual([0]);
    // E lies in front of the hull that faces C, and on the flank of the turret.
    expect(gun.told('enemyFired')).toMatchObject([
      { kind: 'pak40', flank: true },
      { kind: 'inf', flank: false },
    ]);
  });

  test(`on boards where the battle is over nobody rolls for a target or acts ${cite('ATA-10.2c', 'ATA-7.2.4a')}`, () => {
    const table = battle([['pz4', 'B', { targets: 0 }], ...others], {
      seats: 2,
      fight: { outcome: 'withdrawn' },
    }).begin('enemy');
    expect([table.rolls(), table.told('enemyFired'), table.state.exit]).toEqual([[], [], 'done']);
  });

  test(`a unit whose target has gone and that finds no other does not fire ${cite('ATA-7.2.4a', 'ATA-7.4.1a')}`, () => {
    const table = battle([['pz4', 'B', { targets: 1 }], ...others], { seats: 2 })
      .change((state) => {
        const fight = state.fights[1];
        if (fight) fight.outcome = 'withdrawn';
      })
      .begin('enemy', 6, 6, 6);
    expect([table.rolls().length, table.told('enemyFired')]).toEqual([3, []]);
  });
});

describe('blows that are taken', () => {
  const gun: Placed[] = [['pak40', 'B', { targets: 0 }], ...others];

  test(`sandbags take one blow on the hull, and stay on for one on the turret ${cite('ATA-CH.W2')}`, () => {
    const hit = (sandbags: boolean, place: number) =>
      battle(gun, { tank: { sandbags, open: [] } }).begin('enemy', 6, 6, 1, 2, place, 1, 1, 6);
    expect([hit(true, 4), hit(true, 1), hit(false, 4)].map((table) => table.told('sandbagsUsed').length)).toEqual([
      1, 0, 0,
    ]);
    expect([hit(true, 4).tank.sandbags, hit(true, 1).tank.sandbags]).toEqual([false, true]);
    expect([hit(true, 4), hit(false, 4)].map((table) => table.told('tankHit')[0]?.armour)).toEqual([6, 5]);
  });

  test(`a B leaves the tank mobile; a destroyed tank closes no hatches ${cite('ATA-7.3.2f', 'ATA-7.4a')}`, () => {
    const shut = battle(gun).begin('enemy', 6, 6, 1, 2, 4, 1, 4, 6, 6);
    expect([shut.rolls().slice(-3), shut.tank.immobile]).toEqual([['B3 B', 'spalling -', 'hatch -'], false]);
    const car: Placed[] = [['car20', 'B', { targets: 0 }], ...others];
    const burnt = battle(car).begin('enemy', 6, 6, 1, 2, 1, 6, 6);
    expect([burnt.rolls().at(-1), burnt.fight.outcome, burnt.tank.open]).toEqual(['B3 DE', 'destroyed', ['commander']]);
  });

  test(`the commander killed by splinters ends the battle: nobody else is looked at ${cite('ATA-5.1.3a', 'ATA-7.3.8c')}`, () => {
    const open = battle(gun, { tank: { open: ['commander', 'driver'] } });
    // Hit, hull, B; spalling strikes the commander, who dies.
    const dead = open.begin('enemy', 6, 6, 1, 2, 4, 1, 4, 1, 1, 6, 6);
    expect([dead.rolls().slice(-3), dead.fight.outcome]).toEqual([
      ['spalling hurt', 'victim commander', 'B7 KIA'],
      'killed',
    ]);
  });

  test(`an empty seat is struck by no mine ${cite('ATA-Q63', 'ATA-CH.B9')}`, () => {
    const mined = (...out: ('driver' | 'assistant')[]) => {
      const start = battle(others, { options: { woundedWithdraw: false } }).change((state) => {
        const tally = state.fights[0]?.tally;
        if (tally) tally.twelves = 1;
      });
      return out.reduce((table, post) => wounded(table, post, 'KIA'), start);
    };
    expect(mined().begin('event', 6, 6, 1, 6, 6).told('rolled').slice(2)).toMatchObject([
      { who: 'driver' },
      { who: 'assistant' },
    ]);
    // The assistant drives: his own seat is empty.
    expect(mined('driver').begin('event', 6, 6, 1, 6).told('rolled').slice(2)).toMatchObject([{ who: 'assistant' }]);
    expect(mined('driver', 'assistant').begin('event', 6, 6, 1).rolls()).toEqual(['B9 mines', 'mines blast']);
  });

  test(`Sixth Sense closes the hatches the fire would have reached, no others ${cite('ATA-7.7.sixthsense', 'ATA-7.3.1d')}`, () => {
    const hidden: Scene = { tank: { open: ['commander', 'driver'], hullDown: true } };
    const infantry: Placed[] = [['inf', 'B', { targets: 0 }], ...others];
    const start = skilled(battle(infantry, hidden), 'commander', 'sixthSense').play(
      { type: 'endOrders' },
      ...[6, 6, 2, 3],
    );
    expect([start.state.phase, start.state.pending]).toMatchObject(['sense', { posts: ['commander'] }]);
    const closed = start.calm({ type: 'sense', use: true });
    expect([closed.told('hatchesShut'), closed.tank.open]).toMatchObject([[{ posts: ['commander'] }], ['driver']]);
  });
});

describe('whoever moves the tank', () => {
  test(`is its driver, who does nothing else ${cite('ATA-7.2D1', 'ATA-7.2E1', 'ATA-7.2F1', 'ATA-7.2G1', 'ATA-7.2J1')}`, () => {
    const start = battle([['pz4', 'B'], ...others]);
    const orders = [
      [{ type: 'advance', hull: 'B' }, 4, 4],
      [{ type: 'hullDown', step: 'keep', hull: 'B' }, 1, 4, 4],
      [{ type: 'angle', hull: 'A' }, 4, 4],
      [{ type: 'reverse', hull: 'B' }, 4, 4],
      [{ type: 'flank', unit: 'u1', step: 'keep' }],
    ] as const;
    for (const [order, ...dice] of orders) expect(start.play(order, ...dice).tank.busy, order.type).toEqual(['driver']);
  });

  test(`a skill is the man's: whoever takes the driver's seat has no eye of his for the ground ${cite('ATA-Q63', 'ATA-7.7.eyeforterrain')}`, () => {
    const scene = battle([['pz4', 'B'], ...others], {
      options: { woundedWithdraw: false },
      tank: { open: ['driver'] },
    });
    const terms = (table: typeof scene) =>
      table
        .play({ type: 'advance', hull: 'B' }, 4, 4)
        .told('rolled')[0]
        ?.terms.map(({ id }) => id);
    const skilful = skilled(scene, 'driver', 'eyeForTerrain');
    expect([terms(skilful), terms(wounded(skilful, 'driver', 'SW')), terms(wounded(skilful, 'driver', 'LW'))]).toEqual([
      ['eyeForTerrain'],
      [],
      [],
    ]);
  });
});
