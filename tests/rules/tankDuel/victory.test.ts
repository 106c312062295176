import { describe, expect, test } from 'vitest';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import { tankDuel } from '../../../src/rules/tankDuel';
import { type VehicleId, vehicles } from '../../../src/rules/tankDuel/data/vehicles';
import { result, totalVp } from '../../../src/rules/tankDuel/ending';
import type { State } from '../../../src/rules/tankDuel/types';
import { cite } from '../../support/cite';
import { card, lay } from './duel';

function over(edit: (state: State) => void, setup = 'meeting', settings = {}): State {
  const duel = lay({ setup, settings, ...(setup === 'meeting' ? { de: ['pz4', 'pz4'], su: ['kv85', 'kv85'] } : {}) });
  edit(duel.state);
  duel.state.deckNumber = duel.state.decks;
  duel.state.deck = [1, 0];
  duel.open('refill');
  return duel.state;
}
const tank = (state: State, id: string) => {
  const found = state.tanks.find((each) => each.id === id);
  if (found === undefined) throw new Error(id);
  return found;
};

const diceFor = (seats: number) => openDice(seedDice(`forces${seats}`));
const vp = (vehicle: VehicleId) => vehicles[vehicle].vp;

describe('victory', () => {
  test(`${cite('TD-1.1c', 'TD-14.0a', 'TD-14.0b', 'TD-14.0c')} the team with more VP wins, all tanks added up`, () => {
    const state = over((each) => {
      tank(each, 'de1').vp = 3;
      tank(each, 'de2').vp = 4;
      tank(each, 'su1').vp = 6;
    });
    expect([totalVp(state, 'de'), totalVp(state, 'su')]).toEqual([7, 6]);
    expect(result(state)).toMatchObject({ rule: 'TD-14.0c', winners: [0], scores: [7, 6], drawn: false });
  });

  test(`${cite('TD-14.0d', 'TD-14.0e', 'TD-14.0f')} a tie: more kills, then the Soviets`, () => {
    expect(
      result(
        over((each) => {
          tank(each, 'de1').kills = 1;
        }),
      ),
    ).toMatchObject({ rule: 'TD-14.0d', winners: [0] });
    expect(result(over(() => {}))).toMatchObject({ rule: 'TD-14.0e', winners: [1] });
  });

  test('a lone player who is beaten by robots has lost', () => {
    const duel = lay({ seats: 1 });
    duel.tank('su1').vp = 5;
    duel.state.ended = true;
    expect(tankDuel.result(duel.state)).toMatchObject({ winners: [], drawn: false });
  });
});

describe('objectives', () => {
  test(`${cite('TD-Q88', 'TD-14.3')} at game end they look at the tanks in play and go to the team`, () => {
    const hills = over((each) => {
      tank(each, 'de1').box.hill = true;
    }, 'highGround');
    expect(hills.teamVp).toEqual({ de: 10, su: 0 });
    expect(tank(hills, 'de1').vp).toBe(0);
    const both = over((each) => {
      tank(each, 'de1').box.hill = true;
      tank(each, 'su1').box.hill = true;
    }, 'highGround');
    expect(both.teamVp).toEqual({ de: 0, su: 0 });
    expect(over(() => {}, 'bridgehead').teamVp).toEqual({ de: 5, su: 0 });
    expect(
      over((each) => {
        tank(each, 'su1').range = 0;
      }, 'bridgehead').teamVp,
    ).toEqual({ de: 0, su: 0 });
    expect(over(() => {}, 'ironRoad').teamVp).toEqual({ de: 6, su: 0 });
    expect(
      over((each) => {
        each.left.su = 1;
      }, 'ironRoad').teamVp,
    ).toEqual({ de: 0, su: 0 });
  });

  const scores = (setup: string, id: 'de1' | 'su1', edit: (state: State) => void) => {
    const duel = lay({ setup });
    edit(duel.state);
    duel.phaseOf(id);
    return duel.tank(id).vp;
  };

  test(`${cite('TD-Q88', 'TD-1.4', 'TD-8.1b')} in Administration b for the tank as it stands`, () => {
    expect(
      scores('highGround', 'de1', (each) => {
        tank(each, 'de1').box.hill = true;
      }),
    ).toBe(2);
    expect(
      scores('bridgehead', 'su1', (each) => {
        tank(each, 'su1').range = 0;
      }),
    ).toBe(2);
    expect(
      scores('bridgehead', 'de1', (each) => {
        tank(each, 'de1').range = -200;
      }),
    ).toBe(0);
    expect(
      scores('bridgehead', 'su1', (each) => {
        tank(each, 'su1').range = 200;
      }),
    ).toBe(0);
    expect(
      scores('minefield', 'de1', (each) => {
        tank(each, 'de1').range = 200;
      }),
    ).toBe(1);
    expect(
      scores('rasputitsa', 'de1', (each) => {
        tank(each, 'de1').box.road = true;
      }),
    ).toBe(1);
    const inCity = (range: number, id: 'cityRubble' | 'street') =>
      scores('city', 'de1', (each) => {
        tank(each, 'de1').range = range;
        tank(each, 'de1').box.terrain = { id, card: null };
      });
    expect([inCity(400, 'cityRubble'), inCity(600, 'cityRubble'), inCity(400, 'street')]).toEqual([1, 0, 0]);
  });

  test(`${cite('TD-Q89', 'TD-5.2.4b')} a tank at −1000 leaves at the end of its phase, scores, is not eliminated and comes back`, () => {
    const duel = lay({ setup: 'breakthrough', hands: [[30, 31, 32, 33], []] });
    Object.assign(duel.tank('de1'), { range: -1000, spotted: ['su1'], fire: null });
    duel.tank('de1').box.move = card('move', 1);
    duel.tank('su1').spotted = ['de1'];
    duel
      .phaseOf('de1', ['su1'])
      .give({ type: 'crew', order: 'pass', card: 30 })
      .give({ type: 'endAction' })
      .give({ type: 'endPhase' });
    expect(duel.all('left')[0]).toMatchObject({ tank: 'de1', vp: 6 });
    expect(duel.saw('eliminated')).toBe(false);
    expect(duel.hand(0)).toHaveLength(3);
    expect(duel.tank('su1').spotted).toEqual([]);
    expect(duel.tank('de1').inPlay).toBe(false);
    duel.give({ type: 'pass' }).give({ type: 'endAction' });
    expect(duel.tank('de1')).toMatchObject({ inPlay: true, range: 800, vp: 6 });
  });
});

describe('the set-up', () => {
  test(`${cite('TD-Q87', 'TD-Q84')} every tank at its start range, on Flat, unspotted, with its rounds; a scenario may give ground`, () => {
    for (const each of lay({ setup: 'highGround' }).state.tanks) {
      expect(each).toMatchObject({ range: 800, hullDown: false, spotted: [], inPlay: true, hatchesClosed: false });
      expect(each.box).toEqual({ move: null, terrain: null, smoke: null, smokeFills: false, hill: false, road: false });
    }
    const bridge = lay({ setup: 'bridgehead' });
    expect(bridge.tank('de1')).toMatchObject({ hullDown: true, range: 400 });
    expect(bridge.tank('de1').box.terrain).toEqual({ id: 'gully', card: null });
    expect(bridge.tank('su1').range).toBe(1000);
    expect(lay({ setup: 'firstTigers' }).tank('de1').quality).toBe('elite');
  });

  const fault = (options: object, setup = 'meeting', seats = 2) =>
    tankDuel.checkOptions({ setup, seats, options: { ...options } });

  test(`${cite('TD-Q86')} forces by points: as many tanks, equal sums, at most 7 a tank`, () => {
    expect(fault({ de: ['stug3'], su: ['t34-76-m43'] })).toBeNull();
    expect(fault({ de: ['stug3:elite'], su: ['t34-76-m43:elite'] })).toBeNull();
    expect(fault({ de: ['stug3:elite'], su: ['t34-85'] })).toBeNull();
    expect(fault({ de: ['pz4'], su: ['kv85'] })?.problem).toBe('forcesUneven');
    expect(fault({ de: ['pz4', 'pz4'], su: ['is2'] })?.problem).toBe('forcesUneven');
    expect(fault({ de: ['panther'], su: ['is2'] })?.problem).toBe('forcesUneven');
    expect(fault({ de: ['t34-85'], su: ['t34-85'] })?.problem).toBe('forcesForm');
    expect(fault({ de: ['pz4'], su: ['t34-85'] }, 'ambush')?.problem).toBe('forcesListed');
  });

  test(`${cite('TD-Q86')} random forces are legal pairs`, () => {
    for (const seats of [2, 3, 4, 6, 8]) {
      const state = tankDuel.deal({ setup: 'centre', seats, options: {} }, diceFor(seats));
      const sum = (side: string) =>
        state.tanks.filter(({ nation }) => nation === side).reduce((total, { vehicle }) => total + vp(vehicle), 0);
      expect(sum('de')).toBe(sum('su'));
      expect(sum('de')).toBeLessThanOrEqual((7 * state.tanks.length) / 2);
    }
  });

  test('players and robots need a tank each', () => {
    expect(fault({}, 'singleCombat', 3)?.problem).toBe('wrongTanks');
    expect(fault({ tanks: 1 }, 'meeting', 4)?.problem).toBe('tooFewTanks');
    expect(fault({}, 'meeting', 8)).toBeNull();
    expect(fault({}, 'meeting', 9)?.problem).toBe('wrongSeats');
    expect(fault({ robotsDe: 4 }, 'meeting', 2)?.problem).toBe('wrongTanks');
    expect(fault({ short: true })?.problem).toBe('shortOnly');
    expect(fault({ short: true }, 'singleCombat')).toBeNull();
    expect(fault({ nonsense: 1 })?.problem).toBe('unknownOption');
  });

  test(`${cite('TD-Q72', 'TD-Q85')} Deep Mud and snow do not go together`, () => {
    expect(fault({ deepMud: true, snow: true })?.problem).toBe('mudAndSnow');
    expect(fault({ snow: true }, 'rasputitsa')?.problem).toBe('mudAndSnow');
  });

  test(`${cite('TD-Q85', 'TD-1.3', 'TD-1.4')} what options bring, and what a scenario names stands alone`, () => {
    const ground = (settings: Record<string, boolean>, setup = 'meeting') => lay({ settings, setup }).state;
    expect(ground({ atGuns: true }).guns.map(({ gun, range }) => [gun, range])).toEqual([
      ['pak40', 400],
      ['m39-76', 400],
    ]);
    expect(ground({ atGuns: true }, 'bridgehead').guns.map(({ gun, nation, range }) => [gun, nation, range])).toEqual([
      ['pak40', 'de', 600],
    ]);
    expect(ground({ infantry: true }).ground).toMatchObject({ infantry: true, hatches: true });
    expect(ground({ infantry: true, hatches: false }).ground.hatches).toBe(false);
    expect(ground({ hatches: true }).ground.hatches).toBe(false);
    expect(ground({ deepMud: true }).ground).toMatchObject({ condition: 'deepMud', roads: true });
    expect(ground({ roads: true }).ground.roads).toBe(false);
    expect(ground({ hills: true }).ground.hills).toBe(true);
    expect(ground({}).ground).toMatchObject({
      condition: null,
      hills: false,
      roads: false,
      infantry: false,
      city: false,
    });
  });
});
