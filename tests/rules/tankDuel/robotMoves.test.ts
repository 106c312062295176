import { describe, expect, test } from 'vitest';
import { cardOf } from '../../../src/rules/tankDuel/cards';
import { tankGuns } from '../../../src/rules/tankDuel/data/guns';
import { type ScenarioId, scenarios } from '../../../src/rules/tankDuel/data/scenarios';
import { type VehicleId, vehicles } from '../../../src/rules/tankDuel/data/vehicles';
import { canMove, hasMission, improves, missionStep, planMove } from '../../../src/rules/tankDuel/robot/moving';
import { newCrew } from '../../../src/rules/tankDuel/setup';
import type { Tank } from '../../../src/rules/tankDuel/types';
import { cite } from '../../support/cite';
import { act, against, close, done, driving, ground, plan, robotOf, settle, whyNot } from './against';
import { card, cardsWhere, type Duel, has, lay, pulled, sighted } from './duel';

const rule = cite('TD-Q71', 'TD-Q90');
const [m1, m2] = [card('move', 1), card('move', 2)];
const flankCard = card('flank', 3);
const moveFor = (duel: Duel, errand: Parameters<typeof planMove>[2] = null) =>
  planMove(duel.state, robotOf(duel), errand);

describe('missions of robots', () => {
  const at = (setup: ScenarioId, range: number, more: Partial<Tank> = {}, edit: (duel: Duel) => void = () => {}) => {
    const duel = lay({ setup, seats: 1, settings: { personality: 'alert' } });
    Object.assign(robotOf(duel), { range, ...more });
    edit(duel);
    return missionStep(duel.state, robotOf(duel));
  };
  const go = (to: number) => ({ do: 'move', to });
  const stay = { do: 'stay' };

  test(`${rule} by scenario, German and Soviet, as the list has them`, () => {
    const list = Object.fromEntries(
      Object.entries(scenarios).map(([id, { missions }]) => [id, [missions.de.join(' '), missions.su.join(' ')]]),
    );
    expect(list).toEqual({
      meeting: ['close', 'close'],
      blizzard: ['close', 'close'],
      singleCombat: ['close', 'close'],
      highGround: ['hill close', 'hill close'],
      lastGuns: ['hill', 'hill'],
      breakthrough: ['exit', 'exit'],
      centre: ['centre', 'centre'],
      pantherAutumn: ['centre', 'centre'],
      bridgehead: ['hold', 'push'],
      ambush: ['hold', 'push'],
      city: ['block', 'block'],
      rasputitsa: ['road close', 'road close'],
      minefield: ['push', 'push'],
      firstTigers: ['', 'flank close'],
      ironRoad: ['hold', 'exit'],
    });
  });

  test(`${rule} flank: without an enemy in play there is nobody to flank, and the next mission counts`, () => {
    const alone = (duel: Duel) => {
      for (const tank of duel.state.tanks) if (tank.nation === 'de') tank.inPlay = false;
    };
    expect(at('firstTigers', 800, {}, alone)).toEqual(go(400));
  });

  test(`${rule} close: toward the centre while above +400 without a high quality shot`, () => {
    expect(at('meeting', 800)).toEqual(go(400));
    expect(at('meeting', 600)).toEqual(go(400));
    expect(at('meeting', 400)).toBeNull();
    const shooting = (duel: Duel) => {
      sighted(duel.state);
      duel.tank('de1').range = -400;
    };
    expect(at('meeting', 800, {}, shooting)).toBeNull();
  });

  test(`${rule} hill: to the nearest mark with a free Hill, stop there, stay`, () => {
    expect(at('highGround', 800)).toEqual(go(400));
    expect(at('highGround', -800)).toEqual(go(-400));
    expect(at('highGround', 400)).toEqual(stay);
    const held = (duel: Duel) => {
      // Both Hills of the Soviet half, one held from the other side.
      Object.assign(duel.tank('su2'), { range: 400 });
      Object.assign(duel.tank('de1'), { range: -400 });
      duel.tank('su2').box.hill = true;
      duel.tank('de1').box.hill = true;
    };
    expect(at('highGround', 800, {}, held)).toEqual(go(-400));
    const all = (duel: Duel) => {
      held(duel);
      Object.assign(duel.tank('de2'), { range: 400 });
      duel.tank('de2').box.hill = true;
      duel.state.tanks.push({ ...structuredClone(duel.tank('de2')), id: 'de3' });
    };
    // Nothing is left: the next mission of the list.
    expect(at('highGround', 800, {}, all)).toEqual(go(400));
    expect(at('lastGuns', 800, {}, all)).toBeNull();
  });

  test(`${rule} exit, centre, push, hold`, () => {
    expect(at('breakthrough', 800)).toEqual(go(-1000));
    const afraid = (duel: Duel) => Object.assign(robotOf(duel).robot ?? {}, { state: 'peril' });
    expect(at('breakthrough', 800, {}, afraid)).toBeNull();
    expect(at('centre', 800)).toEqual(go(400));
    expect(at('centre', -800)).toEqual(go(-400));
    expect(at('centre', 400)).toEqual(stay);
    expect(at('bridgehead', 200)).toEqual(go(0));
    expect(at('bridgehead', 0)).toEqual(stay);
    expect(at('minefield', 400)).toEqual(go(200));
    expect(at('minefield', 200)).toEqual(stay);
    const duel = lay({ setup: 'bridgehead', seats: 1, settings: { side: 'su' } });
    expect(missionStep(duel.state, duel.tank('de1'))).toEqual(stay);
    duel.tank('su1').spotted = ['de1'];
    expect(missionStep(duel.state, duel.tank('de1'))).toBeNull();
  });

  test(`${rule} road: on, until it holds one or none is free`, () => {
    expect(at('rasputitsa', 800)).toEqual(go(400));
    expect(at('rasputitsa', 200)).toEqual(go(200));
    const road =
      (...ids: ('su1' | 'su2' | 'de1' | 'de2')[]) =>
      (duel: Duel) => {
        for (const id of ids) duel.tank(id).box.road = true;
      };
    expect(at('rasputitsa', 200, {}, road('su1'))).toBeNull();
    expect(at('rasputitsa', 200, {}, road('su2', 'de1'))).toEqual(go(200));
    expect(at('rasputitsa', 200, {}, road('su2', 'de1', 'de2'))).toBeNull();
  });

  test(`${rule} block: within 400 m, then into a Building or Rubble of the row, then stay`, () => {
    const city = cardsWhere((each) => each.halves.length === 1 && each.halves[0]?.kind === 'terrain');
    const block = (range: number, row: readonly number[], edit: (duel: Duel) => void = () => {}) => {
      const duel = lay({ setup: 'city', seats: 1, settings: { personality: 'alert' } });
      plan(duel, row);
      robotOf(duel).range = range;
      edit(duel);
      return { duel, step: missionStep(duel.state, robotOf(duel)) };
    };
    const state = block(400, []).duel.state;
    const of = (id: string) => city.find((each) => cardOf(state, each).halves[0]?.terrain === id) ?? 0;
    expect(block(600, []).step).toEqual(go(400));
    expect(block(-600, []).step).toEqual(go(-400));
    expect(block(400, []).step).toBeNull();
    expect(block(400, [of('street')]).step).toBeNull();
    const rubble = block(400, [of('courtyard'), of('cityRubble')]);
    expect(rubble.step).toMatchObject({ do: 'move', to: 400 });
    // A Courtyard has less Cover; Woods would have more, and are no block.
    const [woods = 0] = cardsWhere(
      (each) => has('terrain')(each) && each.halves.length === 2 && each.halves[0]?.terrain === 'woods',
    );
    expect(moveFor(rubble.duel, { to: 400, ground: ['cityRubble'] }).terrain).toBe(of('cityRubble'));
    const both = block(400, [woods, of('cityRubble')]);
    expect(both.step).toMatchObject({ do: 'move', to: 400 });
    settle(act(both.duel, [woods, of('cityRubble')]));
    expect(robotOf(both.duel).box.terrain?.id).toBe('cityRubble');
    const inside = block(400, [of('cityRubble')], (duel) => {
      robotOf(duel).box.terrain = { id: 'rubble', card: null };
    });
    expect(inside.step).toEqual(stay);
    const outside = block(400, [], (duel) => {
      robotOf(duel).box.terrain = { id: 'courtyard', card: null };
    });
    expect(outside.step).toBeNull();
  });

  test(`${rule} flank: the enemy worth most, if a card of the row and a counter are free for it`, () => {
    const flank = (edit: (duel: Duel) => void = () => {}, row = [flankCard]) => {
      const duel = lay({ setup: 'firstTigers', seats: 1, settings: { personality: 'alert' } });
      sighted(duel.state);
      plan(duel, row);
      robotOf(duel).range = 400;
      edit(duel);
      return missionStep(duel.state, robotOf(duel));
    };
    expect(flank()).toEqual({ do: 'move', to: 400, flank: 'de1' });
    expect(flank(() => {}, [])).toBeNull();
    expect(flank((duel) => Object.assign(robotOf(duel), { spotted: ['de2'] }))).toBeNull();
    expect(flank((duel) => Object.assign(robotOf(duel), { flanking: ['de1'] }))).toBeNull();
    expect(flank((duel) => Object.assign(robotOf(duel), { flanking: ['de2', 'de3'] }))).toBeNull();
    expect(flank((duel) => Object.assign(duel.tank('de2'), { vehicle: 'tiger-p', id: 'de2' }))).toMatchObject({
      flank: 'de1',
    });
    expect(flank((duel) => Object.assign(duel.tank('de1'), { inPlay: false }))).toMatchObject({ flank: 'de2' });
  });

  test(`${rule} whether its side has a mission`, () => {
    const duel = lay({ setup: 'firstTigers', seats: 1 });
    expect(hasMission(duel.state, robotOf(duel), 'flank')).toBe(true);
    expect(hasMission(duel.state, robotOf(duel), 'hill')).toBe(false);
    expect(hasMission(duel.state, duel.tank('de1'), 'flank')).toBe(false);
  });

  test(`${rule} to stay means that the move steps are skipped`, () => {
    const duel = lay({ setup: 'centre', seats: 1, settings: { personality: 'alert' } });
    robotOf(duel).range = 400;
    settle(act(duel, []));
    expect(whyNot(duel, 'mission')).toBe('stays');
    expect(whyNot(duel, 'moveFlankOrCover')).toBe('stays');
    expect(whyNot(duel, 'move')).toBe('stays');
    expect(duel.saw('moved')).toBe(false);
    const stuck = lay({ setup: 'centre', seats: 1, settings: { personality: 'alert' } });
    robotOf(stuck).immobilized = true;
    settle(act(stuck, []));
    expect(whyNot(stuck, 'mission')).toBe('cannotMove');
    expect(whyNot(stuck, 'move')).toBe('cannotMove');
    // In column behind a lead tank at 800 it cannot go on: the list goes on instead.
    const column = lay({ setup: 'rasputitsa', seats: 1, settings: { personality: 'alert' } });
    column.tank('su2').box.road = true;
    column.tank('su2').range = 600;
    robotOf(column).range = 600;
    settle(act(column, []));
    expect(done(column)).toContain('mission');
  });
});

describe('a robot plans a move', () => {
  test(`${rule} 200 m with its solo card, up to 400 m with a Move card of the row within its level`, () => {
    const duel = plan(against('alert'), []);
    expect(moveFor(duel, { to: 400 })).toMatchObject({ to: 600, second: null });
    expect(moveFor(plan(duel, [m1]), { to: 400 })).toMatchObject({ to: 400, second: m1 });
    // Level 7: an 8 does not serve.
    expect(moveFor(plan(duel, [card('move', 8)]), { to: 400 })).toMatchObject({ to: 600, second: null });
    // A wanted range within one card needs no second.
    expect(moveFor(plan(duel, [m1]), { to: 600 })).toMatchObject({ to: 600, second: null });
    expect(moveFor(plan(duel, [m1]), { to: 1000 })).toMatchObject({ to: 1000, second: null });
    // Flanked, the second card shakes an enemy off.
    duel.tank('de1').flanking = ['su1'];
    expect(moveFor(plan(duel, [m1]), { to: 600 })).toMatchObject({ to: 600, second: m1 });
    robotOf(duel).range = 1000;
    expect(moveFor(plan(duel, [m1]), { to: 1000 })).toMatchObject({ to: 1000 });
  });

  test(`${rule} it drives only with a driver, a Move Level of 1, and tracks`, () => {
    const duel = against('alert');
    const tank = robotOf(duel);
    expect(canMove(duel.state, tank)).toBe(true);
    tank.moveLevel = 1;
    expect(canMove(duel.state, tank)).toBe(true);
    tank.moveLevel = 0;
    expect(canMove(duel.state, tank)).toBe(false);
    Object.assign(tank, { moveLevel: 7, immobilized: true });
    expect(canMove(duel.state, tank)).toBe(false);
  });

  test(`${rule} then the Terrain of the row with most Cover above 0, if a card is left for it`, () => {
    const duel = against('alert');
    expect(moveFor(plan(duel, [ground('brush'), ground('woods')])).terrain).toBe(ground('woods'));
    expect(moveFor(plan(duel, [ground('woods'), ground('brush')])).terrain).toBe(ground('woods'));
    expect(moveFor(plan(duel, [ground('mud'), ground('field')])).terrain).toBeNull();
    expect(moveFor(plan(duel, [])).terrain).toBeNull();
    // A two-part card serves once: as the second Move, the other card is the ground.
    const [both = 0] = cardsWhere(
      (each) => has('move', 2)(each) && each.halves.some(({ terrain }) => terrain === 'brush'),
    );
    const used = moveFor(plan(duel, [both, ground('woods')]), { to: 400 });
    expect(used).toMatchObject({ to: 400, second: both, terrain: ground('woods') });
    expect(moveFor(plan(duel, [both]), { to: 400 })).toMatchObject({ second: both, terrain: null });
    expect(moveFor(plan(duel, [both]), { to: 600 })).toMatchObject({ second: null, terrain: both });
  });

  test(`${cite('TD-Q90', 'TD-8.3.1b')} three cards are the limit: with a second Move and a Flank no ground`, () => {
    const duel = against('alert', { su: ['t34-76-m43'], de: ['panther'], edit: close });
    duel.tank('de1').flanking = ['su1'];
    const [both = 0] = cardsWhere((each) => has('flank')(each) && has('terrain')(each));
    const drive = moveFor(plan(duel, [m1, both]));
    expect([drive.second, drive.flank?.enemy, drive.terrain]).toEqual([m1, 'de1', null]);
  });

  test(`${cite('TD-Q71', 'TD-Q75', 'TD-Q73')} a Flank if the side turns a shot into a high quality one`, () => {
    // 76.2 mm at 400 m: 10 against 17 in front, 5 at the side.
    const flank = (edit: (duel: Duel) => void = () => {}, more = {}) => {
      const duel = against('alert', { su: ['t34-76-m43'], de: ['panther'], edit: close, ...more });
      edit(duel);
      return moveFor(plan(duel, [flankCard, flankCard])).flank;
    };
    expect(flank()).toEqual({ card: flankCard, enemy: 'de1' });
    // A shot that is good already needs none, and one that stays bad gets none.
    expect(flank((duel) => Object.assign(duel.tank('de1'), { vehicle: 'pz3' }))).toBeNull();
    expect(flank((duel) => Object.assign(duel.tank('de1'), { range: 1000, vehicle: 'tiger' }))).toBeNull();
    expect(flank((duel) => Object.assign(robotOf(duel), { spotted: [] }))).toBeNull();
    expect(flank((duel) => Object.assign(robotOf(duel), { flanking: ['de1'] }))).toBeNull();
    expect(flank((duel) => Object.assign(robotOf(duel), { moveLevel: 2 }))).toBeNull();
    const snow = { settings: { personality: 'alert', snow: true } };
    expect(flank(() => {}, snow)).not.toBeNull();
    expect(flank((duel) => Object.assign(robotOf(duel), { heavyWeather: true, range: 600 }), snow)).toBeNull();
    expect(flank(() => {}, { settings: { personality: 'alert', deepMud: true } })).toBeNull();
  });

  test(`${rule} a move is for the better if it flanks or ends in more Cover than there is now`, () => {
    const duel = against('alert');
    const tank = robotOf(duel);
    const better = (row: readonly number[]) => improves(duel.state, tank, moveFor(plan(duel, row)));
    expect(better([])).toBe(false);
    expect(better([ground('brush')])).toBe(true);
    tank.box.terrain = { id: 'brush', card: null };
    expect(better([ground('brush')])).toBe(false);
    expect(better([ground('rubble')])).toBe(true);
    driving(duel);
    // In Motion it has 30 already.
    expect(better([ground('woods')])).toBe(false);
    expect(better([ground('building')])).toBe(true);
    expect(improves(duel.state, tank, { to: 0, second: null, flank: { card: 1, enemy: 'de1' }, terrain: null })).toBe(
      true,
    );
  });

  /** To-hit times piercing cards, worked out from the tables alone. */
  function worth(firer: VehicleId, target: VehicleId, distance: number): number {
    const [toHit, pen] = tankGuns[vehicles[firer].gun].table[distance / 200] ?? [0, 0];
    const armour = vehicles[target].armour.front.hull;
    const through = cardsWhere(({ pen: bonus }) => bonus === 'P' || (bonus !== 'B' && pen + bonus >= armour)).length;
    return Math.max(0, toHit + vehicles[target].size) * through;
  }

  const ranges = [
    [800, 800],
    [400, 400],
    [200, 800],
    [1000, 1000],
    [-200, 600],
    [600, -1000],
    [0, 0],
    [-400, 400],
  ] as const;
  const vehiclesOf = (nation: 'de' | 'su') =>
    (Object.keys(vehicles) as VehicleId[]).filter((id) => vehicles[id].nation === nation);

  test.each(vehiclesOf('de'))(
    `${rule} without a mission to the best balance of fire: %s against all Soviet tanks`,
    (de) => {
      const duel = against('alert', { de: ['pz4'], su: ['t34-85'] });
      for (const su of vehiclesOf('su'))
        for (const [theirs, own] of ranges)
          for (const row of [[], [m1]]) {
            Object.assign(duel.tank('de1'), { vehicle: de, range: theirs, crew: newCrew(vehicles[de]) });
            Object.assign(robotOf(plan(duel, row)), { vehicle: su, range: own, crew: newCrew(vehicles[su]) });
            const reach = [-400, -200, 0, 200, 400]
              .filter((step) => Math.abs(step) <= 200 * (1 + row.length))
              .map((step) => own + step)
              .filter((range) => Math.abs(range) <= 1000);
            const balance = (range: number) =>
              worth(su, de, Math.abs(range + theirs)) - worth(de, su, Math.abs(range + theirs));
            const best = Math.max(...reach.map(balance));
            const ties = reach.filter((range) => balance(range) === best);
            const centre = Math.min(...ties.map((range) => Math.abs(range)));
            const nearest = ties.filter((range) => Math.abs(range) === centre);
            const { to } = moveFor(duel);
            expect(nearest, `${de} at ${theirs}, ${su} at ${own}`).toContain(to);
            if (nearest.includes(own)) expect(to).toBe(own);
          }
    },
  );

  test(`${rule} an enemy that cannot fire is no danger, whatever its gun`, () => {
    const duel = against('alert', { de: ['tiger'], su: ['t34-76-m43'] });
    const harmless = () => moveFor(plan(duel, [m1])).to;
    for (const tank of duel.state.tanks) tank.range = 400;
    for (const member of duel.tank('de1').crew) if (member.person === 'gunner') member.seat = null;
    const near = [0, 200, 400, 600, 800].toSorted(
      (a, b) => worth('t34-76-m43', 'tiger', b + 400) - worth('t34-76-m43', 'tiger', a + 400),
    );
    expect(harmless()).toBe(near[0]);
  });

  test(`${rule} in peril away from the enemy with the best shot`, () => {
    const duel = lay({ seats: 1, de: ['pz4', 'pz4'], su: ['kv85', 'kv85'], edit: sighted });
    duel.tank('de1').range = 400;
    duel.tank('de2').range = -1000;
    robotOf(duel).range = 400;
    // 800 m to the first, 600 m to the second, which is the better shot.
    expect(moveFor(plan(duel, [], 'peril')).to).toBe(200);
    duel.tank('de2').spotted = [];
    expect(moveFor(plan(duel, [], 'peril')).to).toBe(600);
    expect(moveFor(plan(duel, [m2], 'peril')).to).toBe(800);
    duel.tank('de1').spotted = [];
    // Nobody can fire at it: the balance of fire as in calm.
    expect(moveFor(plan(duel, [], 'peril')).to).toBe(moveFor(plan(duel, [], 'operational')).to);
  });

  test(`${cite('TD-Q90', 'TD-10.1.3c', 'TD-Q32')} it drives with its solo card and what it planned`, () => {
    const duel = against('alert', { su: ['t34-76-m43'], de: ['panther'], edit: close, deck: [pulled({ target: 9 })] });
    settle(act(duel, [flankCard, ground('woods')]));
    expect(done(duel)[0]).toBe('moveFlankOrCover');
    expect(robotOf(duel).flanking).toEqual(['de1']);
    expect(robotOf(duel).box).toMatchObject({ move: null, terrain: { id: 'woods' } });
  });
});
