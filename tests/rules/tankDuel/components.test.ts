import { describe, expect, test } from 'vitest';
import { baseCards } from '../../../src/rules/tankDuel/data/battleCards';
import { apcr, atGunIds, atGuns, isAtGunId, tankGuns } from '../../../src/rules/tankDuel/data/guns';
import { infantry, infantryTables, weapons } from '../../../src/rules/tankDuel/data/infantry';
import {
  perilBounds,
  perilTerms,
  personalities,
  personalityCards,
  robotRules,
} from '../../../src/rules/tankDuel/data/robots';
import { isScenarioId, missions, scenarioIds, scenarios } from '../../../src/rules/tankDuel/data/scenarios';
import { deepMud, hatches, hill, road, snow, usualGunRange, usualGuns } from '../../../src/rules/tankDuel/data/special';
import { isTerrainId, terrainIds, terrains } from '../../../src/rules/tankDuel/data/terrain';
import {
  apcrRounds,
  crews,
  isVehicleId,
  locations,
  qualities,
  seatVp,
  type VehicleId,
  vehicleIds,
  vehicles,
} from '../../../src/rules/tankDuel/data/vehicles';
import { cite } from '../../support/cite';

const soviet: readonly VehicleId[] = ['t34-76-m40', 't34-76-m43', 'su100', 't34-85', 'kv85', 'is2'];
const german: readonly VehicleId[] = ['stug3', 'pz3', 'pz4', 'panther', 'tiger', 'tiger-p'];
const places = Array.from({ length: 11 }, (_, place) => place);

/** In how many of the 100 cards this much penetration above the armour goes through. */
const pierces = (margin: number) =>
  baseCards.filter(({ pen }) => pen === 'P' || (pen !== 'B' && margin + pen >= 0)).length;
const penetration = (id: VehicleId, metres: number) => tankGuns[vehicles[id].gun].table[metres / 200]?.[1] ?? -99;

describe('guns', () => {
  test('the six anti-tank guns are as printed', () => {
    const printed = `95/8 95/12 95/14 95/5 95/10 95/13|90/8 93/12 95/14 87/5 92/10 93/13|81/8 90/12 92/14 78/5 88/10 91/13
      |71/7 89/11 90/14 69/4 85/9 89/12|64/7 86/10 88/13 60/4 81/8 84/11|52/6 76/9 78/12 46/3 71/7 72/10
      |43/5 65/8 67/11 30/3 58/6 61/9|27/5 55/7 57/10 12/2 42/5 44/8|15/4 34/6 37/9 - 26/4 28/8|- 22/6 24/9 - 16/4 18/7
      |- 14/6 17/9 - 11/4 12/7`;
    const rows = printed.split('|').map((row) => row.trim().split(/\s+/));
    expect(rows).toHaveLength(11);
    rows.forEach((cells, place) => {
      const read = atGunIds.map((id) => atGuns[id].table[place]).map((cell) => (cell ? cell.join('/') : '-'));
      expect(read).toEqual(cells);
    });
    expect(atGunIds.map((id) => atGuns[id].orders)).toEqual([2, 3, 4, 2, 3, 4]);
    for (const id of atGunIds) expect(atGuns[id].source).toBe('exact');
  });

  test('no gun hits or pierces better farther away, none above 95', () => {
    for (const gun of Object.values(tankGuns)) {
      expect(gun.table).toHaveLength(11);
      for (const place of places.slice(1)) {
        const [near, far] = [gun.table[place - 1], gun.table[place]];
        if (!far) continue;
        expect(near?.[0]).toBeGreaterThanOrEqual(far[0]);
        expect(near?.[1]).toBeGreaterThanOrEqual(far[1]);
      }
      expect(gun.table[0]?.[0]).toBeLessThanOrEqual(95);
    }
    expect(apcr.bonus).toEqual([3, 3, 3, 2, 2, 0, 0, 0, 0, 0, 0]);
  });

  test(`${cite('TD-5.5.3', 'TD-Q15')} guns of 85 mm and more, and only they, do heavy damage; the board lists it`, () => {
    const heavy = vehicleIds.filter((id) => tankGuns[vehicles[id].gun].heavy);
    expect(heavy).toEqual(
      (['su100', 't34-85', 'kv85', 'is2', 'tiger', 'tiger-p'] as const).toSorted((a, b) => order(a) - order(b)),
    );
    expect(vehicleIds.filter((id) => vehicles[id].equipment.includes('heavyDamage'))).toEqual(heavy);
    expect(atGunIds.filter((id) => atGuns[id].heavy)).toEqual(['flak36', 'm39-85']);
  });
});

const order = (id: VehicleId) => vehicleIds.indexOf(id);

describe('vehicles', () => {
  test(`${cite('TD-2.0d')} twelve vehicles on the boards of both nations`, () => {
    expect([...vehicleIds].toSorted()).toEqual([...soviet, ...german].toSorted());
    expect([...soviet, ...german].map((id) => vehicles[id].boards)).toEqual([1, 2, 2, 3, 2, 2, 1, 2, 2, 2, 2, 1]);
    for (const id of soviet) expect(vehicles[id].nation).toBe('su');
    for (const id of german) expect(vehicles[id].nation).toBe('de');
  });

  test('sizes do not fall in the published order, and the StuG is the smallest German vehicle', () => {
    for (const list of [soviet, german]) {
      const sizes = list.map((id) => vehicles[id].size);
      expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
    }
    for (const id of german.slice(1)) expect(vehicles[id].size).toBeGreaterThan(vehicles.stug3.size);
  });

  test(`${cite('TD-5.3c', 'TD-5.8.1')} tank destroyers have three Fire Levels, tanks one`, () => {
    for (const id of vehicleIds) {
      const { tankDestroyer, fire, fireDamaged, fireImmobilized } = vehicles[id];
      expect(tankDestroyer).toBe(id === 'stug3' || id === 'su100');
      if (tankDestroyer) {
        expect(fire).toBeGreaterThan(fireDamaged);
        expect(fireDamaged).toBeGreaterThan(fireImmobilized);
      } else {
        expect([fireDamaged, fireImmobilized]).toEqual([fire, fire]);
      }
    }
  });

  test('armour, locations, seats and levels are complete', () => {
    for (const id of vehicleIds) {
      const { armour, seats, locations: byNumber, move, fire } = vehicles[id];
      for (const at of locations) expect(armour.side[at]).toBeLessThanOrEqual(armour.front[at]);
      expect(byNumber).toHaveLength(10);
      expect(new Set(byNumber).size).toBe(3);
      expect(new Set(seats).size).toBe(seats.length);
      expect(seats).toContain('loader');
      expect(seats).toContain('driver');
      expect(seats.includes('commander-gunner')).toBe(!(seats.includes('commander') && seats.includes('gunner')));
      expect(seats.map(seatVp).filter((vp) => vp === 2)).toHaveLength(1);
      for (const level of [move, fire]) {
        expect(level).toBeGreaterThanOrEqual(1);
        expect(level).toBeLessThanOrEqual(8);
      }
    }
  });

  test(`${cite('TD-5.5.1a')} rounds of APCR only where the equipment lists it`, () => {
    for (const id of vehicleIds) {
      expect(apcrRounds(vehicles[id])).toBe(vehicles[id].equipment.includes('apcr') ? 2 : 0);
    }
    expect(vehicleIds.filter((id) => apcrRounds(vehicles[id]) > 0)).toHaveLength(4);
  });

  test('calibration of guns against armour', () => {
    const { front } = vehicles['t34-85'].armour;
    expect(pierces(penetration('stug3', 800) - front.hull)).toBeGreaterThanOrEqual(50);
    expect(pierces(penetration('stug3', 1000) - front.hull)).toBeLessThan(50);
    for (const at of ['turret', 'hull'] as const) {
      expect(pierces(penetration('t34-85', 2000) - vehicles.stug3.armour.front[at])).toBeGreaterThanOrEqual(50);
    }
    for (const place of places) {
      expect(pierces(penetration('t34-85', place * 200) - vehicles.panther.armour.front.hull)).toBeLessThanOrEqual(5);
    }
    for (const gunner of vehicleIds) {
      for (const target of vehicleIds) {
        if (vehicles[gunner].nation === vehicles[target].nation || gunner === 'pz3') continue;
        for (const at of ['turret', 'hull'] as const) {
          const margin = penetration(gunner, 400) - vehicles[target].armour.side[at];
          expect(pierces(margin), `${gunner} at the flank of ${target}`).toBeGreaterThanOrEqual(30);
        }
      }
    }
    expect([pierces(0), pierces(100), pierces(-100)]).toEqual([60, 95, 4]);
  });

  test('crew qualities and what they cost', () => {
    expect(
      qualities.map((quality) => [crews[quality].handLimit, crews[quality].commanderVp, crews[quality].points]),
    ).toEqual([
      [-1, -1, -2],
      [0, 0, 0],
      [1, 1, 2],
    ]);
  });
});

describe('infantry, ground and options', () => {
  test('infantry tables and weapons are as printed', () => {
    expect(infantryTables).toEqual({
      de: {
        field: [
          [55, 20, 10],
          [55, 55, 20],
          [55, 55, 55],
        ],
        city: [
          [30, 15, 5],
          [30, 30, 15],
          [30, 30, 30],
        ],
      },
      su: {
        field: [
          [60, 25, 15],
          [60, 60, 25],
          [60, 60, 60],
        ],
        city: [
          [35, 20, 10],
          [33, 35, 20],
          [35, 35, 35],
        ],
      },
    });
    expect(Object.values(weapons).map(({ pen }) => pen)).toEqual([15, 23, 3, 10, null]);
    expect(infantry).toMatchObject({ step: 200, farthest: 400, targetRange: 600, closedHatches: -20 });
  });

  test(`${cite('TD-Q72')} Hill, Deep Mud and Snow as printed; Snow is light for 60 of 100 cards`, () => {
    expect(hill).toMatchObject({ cover: 5, downhill: 1, uphill: -1, hullDown: 40 });
    expect(deepMud.moveLevel).toEqual({ de: -4, su: -3 });
    expect(snow).toMatchObject({ sight: { light: 600, heavy: 200 }, moveLevel: 5, terrainLevel: 4 });
    expect(baseCards.filter(({ target }) => target <= snow.lightUpTo)).toHaveLength(60);
    expect(hill.perHalf * 2 + road.count).toBe(7);
    expect(atGuns[usualGuns.de].nation).toBe('de');
    expect(atGuns[usualGuns.su].nation).toBe('su');
  });
});

describe('scenarios', () => {
  test(`${cite('TD-Q71')} fifteen scenarios of ours, each whole`, () => {
    expect(scenarioIds).toHaveLength(15);
    for (const id of scenarioIds) {
      const {
        tanks,
        forces,
        start,
        alternates = [],
        startTerrain = {},
        objectives,
        source,
        condition,
        roads,
      } = scenarios[id];
      expect(source).toBe('reconstructed');
      expect(tanks[0]).toBeGreaterThanOrEqual(1);
      expect(tanks[1]).toBeLessThanOrEqual(4);
      for (const range of Object.values(start)) expect(range % 200).toBe(0);
      for (const number of alternates) expect([13, 70, 71, 72, 73, 74, 75, 76, 77]).toContain(number);
      for (const terrain of Object.values(startTerrain)) expect(isTerrainId(terrain)).toBe(true);
      for (const { vp } of objectives) expect(vp).toBeGreaterThan(0);
      expect(roads === true).toBe(condition === 'deepMud');
      if (forces === null) continue;
      expect(forces.de.every((vehicle) => vehicles[vehicle].nation === 'de')).toBe(true);
      expect(forces.su.every((vehicle) => vehicles[vehicle].nation === 'su')).toBe(true);
      const [de, su] = [forces.de, forces.su].map((list) => list.reduce((sum, each) => sum + vehicles[each].vp, 0));
      if (id !== 'highGround') expect(de).toBe(su);
    }
    expect(scenarios.highGround.forces).toEqual({ de: ['pz4', 'stug3'], su: ['t34-76-m43', 't34-76-m43'] });
  });
});

describe('robots', () => {
  test('thresholds of the five personalities are as printed', () => {
    const printed = {
      aggressive: '55-2 40-1 65+0 45+0|70+0 60+0 60+0 45+0',
      alert: '60-1 45-1 60-1 45-1|75+0 65+0 60+0 45+0',
      bold: '60-2 45-2 60-1 45-1|65-1 50-1 60+0 45+0',
      cautious: '65+0 50+0 60-1 45-2|75+1 65+0 60-1 45-2',
      evasive: '65-1 45-1 60-1 45-1|75+0 65+0 60-1 45-1',
    };
    const show = ({ toHit, pen }: { toHit: number; pen: number }) => `${toHit}${pen < 0 ? '' : '+'}${pen}`;
    for (const id of personalities) {
      const faces = [personalityCards[id].operational, personalityCards[id].peril];
      const read = faces.map(({ hq, lq, enemyHq, enemyLq }) => [hq, lq, enemyHq, enemyLq].map(show).join(' '));
      expect(read.join('|')).toBe(printed[id]);
      for (const { source } of faces) expect(source).toBe('exact');
    }
  });

  test('orders of steps', () => {
    const { aggressive, bold, alert } = personalityCards;
    expect(aggressive.operational.primary).toEqual([
      'fireHQ',
      'mission',
      'moveFlankOrCover',
      'fireLQ',
      'leadership',
      'move',
    ]);
    expect(aggressive.operational.secondary).toEqual(['spot', 'hullDown', 'loadApcr', 'smoke']);
    expect(alert.operational.secondary).toEqual(['spot', 'hullDown', 'loadApcr', 'smokeLate']);
    expect(bold.peril.secondary).toEqual(['hullDown', 'spot', 'loadApcr']);
    expect(perilBounds).toEqual({ least: -1, most: 9 });
    expect(perilTerms).toMatchObject({ onFire: 4, broken: 3, flanked: 2, unseen: -2, green: 1 });
  });

  test('what robots put on enemies: Mines, Mud, Field, Brush', () => {
    const bad = terrainIds.filter((id) => terrains[id].badOrder !== null);
    const sorted = bad.toSorted((a, b) => (terrains[a].badOrder ?? 0) - (terrains[b].badOrder ?? 0));
    expect(sorted).toEqual(['mines', 'mud', 'field', 'brush']);
    expect(missions).toHaveLength(9);
  });
});

test('ids are told from other words', () => {
  for (const known of [isAtGunId, isVehicleId, isScenarioId, isTerrainId]) {
    for (const other of ['nonsense', '__proto__', 'constructor', 7, null]) expect(known(other)).toBe(false);
  }
  expect([isAtGunId('pak40'), isVehicleId('tiger-p'), isScenarioId('city'), isTerrainId('woods')]).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test('values of ours for robots, guns and hatches', () => {
  expect(robotRules).toMatchObject({ revealed: 3, pullsForFire: 2, soloMoveLevel: 1, leadershipBelow: 85 });
  expect(usualGunRange).toBe(400);
  expect(hatches.ownFireClosed).toBe(-10);
});
