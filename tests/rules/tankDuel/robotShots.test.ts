import { describe, expect, test } from 'vitest';
import { personalityCards } from '../../../src/rules/tankDuel/data/robots';
import { perilOf, perilValue } from '../../../src/rules/tankDuel/robot/bid';
import {
  enemyShots,
  fireCardOf,
  hasHq,
  isSeen,
  ownShot,
  ownShots,
  rankedEnemies,
  threat,
} from '../../../src/rules/tankDuel/robot/shots';
import type { State, Tank } from '../../../src/rules/tankDuel/types';
import { cite } from '../../support/cite';
import { against, close, ground, plan } from './against';
import { card, type Duel, lay, sighted } from './duel';

const calm = personalityCards.alert.operational;
const rule = cite('TD-Q71', 'TD-Q90');

describe('a robot weighs shots', () => {
  test(`${rule} with the best Fire card of the row that its Fire Level allows, the lower number of two alike`, () => {
    const duel = against('alert', { su: ['t34-76-m43'] });
    const [weak, good, alike, high] = [card('fire', 2), card('fire', 4), card('fire', 4, 1), card('fire', 7)];
    const best = (row: readonly number[]) => fireCardOf(duel.state, plan(duel, row).tank('su1'));
    expect(best([weak, good])).toBe(good);
    expect(best([alike, good])).toBe(good);
    expect(best([high, weak])).toBe(weak);
    expect(best([high, ground('mud')])).toBeNull();
    // Level 5: a card of just that level serves.
    expect(best([card('fire', 5)])).toBe(card('fire', 5));
  });

  test(`${rule} as penetration less armour: hull, turret behind Hull Down, the side when flanking, with the round in the gun`, () => {
    const duel = against('alert', { edit: close });
    const [tank, enemy] = [duel.tank('su1'), duel.tank('de1')];
    const shot = () => {
      const { toHit, margin } = ownShot(duel.state, tank, enemy);
      return [toHit, margin];
    };
    // 85 mm at 400 m: 91/13; Pz IV: size −10, hull 12, turret 10, side 5.
    expect(shot()).toEqual([81, 1]);
    enemy.hullDown = true;
    expect(shot()).toEqual([81, 3]);
    tank.flanking = ['de1'];
    expect(shot()).toEqual([91, 8]);
    enemy.hullDown = false;
    expect(shot()).toEqual([91, 8]);
    tank.flanking = [];
    Object.assign(tank, { loaded: true });
    expect(shot()).toEqual([81, 4]);
    plan(duel, [card('fire', 4)]);
    expect(shot()).toEqual([86, 4]);
    tank.acquired = { tank: 'de1', bonus: 20 };
    expect(shot()).toEqual([106, 4]);
    enemy.box.smoke = 5;
    expect(shot()).toEqual([76, 4]);
  });

  test(`${rule} only at legal targets; what an enemy could do to it needs to have spotted it and a gunner`, () => {
    const duel = against('alert', { edit: close });
    const [tank, enemy] = [duel.tank('su1'), duel.tank('de1')];
    expect(ownShots(duel.state, tank, calm).map((shot) => shot.enemy.id)).toEqual(['de1']);
    expect(hasHq(duel.state, tank, calm)).toBe(true);
    tank.spotted = [];
    expect(ownShots(duel.state, tank, calm)).toEqual([]);
    expect(hasHq(duel.state, tank, calm)).toBe(false);
    expect(enemyShots(duel.state, tank).map((shot) => [shot.enemy.id, shot.toHit, shot.margin])).toEqual([
      // Pak 40 at 400 m: 90/12 against a T-34/85: size 0, hull 10.
      ['de1', 90, 2],
    ]);
    expect(isSeen(duel.state, tank)).toBe(true);
    enemy.spotted = [];
    expect(enemyShots(duel.state, tank)).toEqual([]);
    expect(isSeen(duel.state, tank)).toBe(false);
    enemy.spotted = ['su1'];
    enemy.box.smoke = 5;
    expect(enemyShots(duel.state, tank)).toEqual([]);
    tank.spotted = ['de1'];
    tank.box.smokeFills = true;
    expect(ownShots(duel.state, tank, calm)).toEqual([]);
  });

  test(`${rule} a threat is classed by the thresholds for enemy shots`, () => {
    const duel = against('alert', { edit: close });
    const tank = duel.tank('su1');
    expect(threat(duel.state, tank, calm)).toBe('hq');
    // 90 less 30 is 60: still enough; 90 less 35 is 55: a low quality shot; 40 of Cover and 10 of the Hill leave less than 45.
    tank.box.terrain = { id: 'woods', card: null };
    expect(threat(duel.state, tank, calm)).toBe('hq');
    tank.box.terrain = { id: 'building', card: null };
    expect(threat(duel.state, tank, calm)).toBe('lq');
    tank.box.smoke = 5;
    expect(threat(duel.state, tank, calm)).toBeNull();
    tank.box.smoke = null;
    tank.box.terrain = null;
    // A side hull of 4 never, but the front of an IS-2 (15) keeps the Pak 40 out: −3 is below −1.
    const heavy = against('alert', { su: ['is2'], de: ['panther'], edit: close });
    expect(threat(heavy.state, heavy.tank('su1'), calm)).toBe('hq');
    heavy.tank('de1').range = 1000;
    heavy.tank('su1').range = 800;
    expect(threat(heavy.state, heavy.tank('su1'), calm)).toBeNull();
  });
});

describe('a robot ranks targets', () => {
  const first = (duel: Duel, face = personalityCards.aggressive.operational) =>
    rankedEnemies(duel.state, duel.tank('su1'), face).map(({ id }) => id);
  /** Two German tanks against an IS-2, whatever they cost. */
  const pair = (de: readonly [string, string], edit: (tanks: { one: Tank; other: Tank; robot: Tank }) => void) => {
    const duel = lay({ seats: 1, settings: { personality: 'aggressive' }, de: ['pz4', 'pz4'], su: ['kv85', 'kv85'] });
    close(duel.state);
    const [one, other, robot] = [duel.tank('de1'), duel.tank('de2'), duel.tank('su1')];
    Object.assign(one, { vehicle: de[0] });
    Object.assign(other, { vehicle: de[1] });
    Object.assign(robot, { vehicle: 'is2' });
    edit({ one, other, robot });
    return duel;
  };

  test(`${rule} the better class before the higher number`, () => {
    // The hull of a Panther (17) is no class for penetration 15 but −2; 600 m farther −4 is none at all.
    const duel = pair(['panther', 'pz4'], ({ one, other }) => {
      one.range = 400;
      one.box.hill = true;
      other.box.terrain = { id: 'gully', card: null };
    });
    expect(first(duel)).toEqual(['de2', 'de1']);
  });

  test(`${rule} then the higher to-hit number`, () => {
    const duel = pair(['pz4', 'pz4'], ({ one }) => {
      one.box.terrain = { id: 'brush', card: null };
    });
    expect(first(duel)).toEqual(['de2', 'de1']);
  });

  test(`${rule} then the flanked one before the acquired one`, () => {
    const duel = pair(['pz4', 'pz4'], ({ robot }) => {
      robot.acquired = { tank: 'de1', bonus: 10 };
      robot.flanking = ['de2'];
    });
    expect(first(duel)).toEqual(['de2', 'de1']);
  });

  test(`${rule} then the acquired one before the one worth more`, () => {
    // A Tiger (P) is 20 larger than a Pz IV, which the Acquired counter makes up for.
    const duel = pair(['tiger-p', 'pz4'], ({ robot }) => {
      robot.acquired = { tank: 'de2', bonus: 20 };
    });
    expect(first(duel)).toEqual(['de2', 'de1']);
  });

  test(`${rule} then the one worth more, then the nearer one, then the lower id`, () => {
    expect(first(pair(['pz3', 'pz4'], () => {}))).toEqual(['de2', 'de1']);
    // 83 less 15 at 800 m is 88 less 20 at 600 m.
    const near = pair(['pz4', 'pz4'], ({ one, other }) => {
      one.range = 600;
      one.box.terrain = { id: 'brush', card: null };
      other.range = 400;
      other.box.terrain = { id: 'gully', card: null };
    });
    expect(first(near)).toEqual(['de2', 'de1']);
    expect(first(pair(['pz4', 'pz4'], () => {}))).toEqual(['de1', 'de2']);
  });
});

describe('the Peril list', () => {
  const terms = (edit: (tank: Tank, enemy: Tank, state: State) => void) => {
    const duel = against('alert', { edit: sighted });
    const [tank, enemy] = [duel.tank('su1'), duel.tank('de1')];
    // Seen by somebody who cannot fire.
    enemy.box.smokeFills = true;
    edit(tank, enemy, duel.state);
    return Object.fromEntries(perilOf(duel.state, tank).map(({ term, value }) => [term, value]));
  };

  test(`${rule} counts what the list counts, each by itself`, () => {
    expect(terms(() => {})).toEqual({});
    expect(terms((tank) => Object.assign(tank, { fire: { mines: null } }))).toEqual({ onFire: 4 });
    expect(terms((tank) => Object.assign(tank, { broken: { mines: null } }))).toEqual({ broken: 3 });
    expect(terms((tank) => Object.assign(tank, { immobilized: true }))).toEqual({ immobilized: 3 });
    expect(terms((tank) => Object.assign(tank, { transmission: true }))).toEqual({ immobilized: 3 });
    expect(terms((tank) => Object.assign(tank, { trackDamage: true }))).toEqual({ trackDamage: 1 });
    expect(terms((_, enemy) => Object.assign(enemy, { flanking: ['su1'] }))).toEqual({ flanked: 2 });
    expect(terms((_, enemy) => Object.assign(enemy, { acquired: { tank: 'su1', bonus: 10 } }))).toEqual({
      acquired: 2,
    });
    expect(terms((_, enemy) => Object.assign(enemy, { spotted: [] }))).toEqual({ unseen: -2 });
    expect(terms((tank) => Object.assign(tank, { hullDown: true }))).toEqual({ hullDown: -1 });
    expect(terms((tank) => Object.assign(tank.box, { terrain: { id: 'gully', card: null } }))).toEqual({ cover: -1 });
    expect(terms((tank) => Object.assign(tank.box, { terrain: { id: 'brush', card: null } }))).toEqual({});
    expect(terms((tank) => Object.assign(tank, { quality: 'elite' }))).toEqual({ elite: -1 });
    expect(terms((tank) => Object.assign(tank, { quality: 'green' }))).toEqual({ green: 1 });
    const dead = (count: number) => (tank: Tank) => {
      for (const member of tank.crew.slice(0, count)) member.seat = null;
    };
    expect(terms(dead(1))).toEqual({ kia: 1 });
    expect(terms(dead(2))).toEqual({ kia: 2 });
    expect(terms((_, enemy) => Object.assign(enemy.box, { smokeFills: false }))).toEqual({});
    const shot = (range: number) => (tank: Tank, enemy: Tank) => {
      enemy.box.smokeFills = false;
      Object.assign(tank, { range });
      Object.assign(enemy, { range });
    };
    // Pak 40 against 10: 90/12 at 400 m, 65/8 at 1200 m.
    expect(terms(shot(200))).toEqual({ eHQ: 2 });
    expect(terms(shot(600))).toEqual({});
    // 90 less 35 of Cover.
    const behind = (tank: Tank, enemy: Tank) => {
      shot(200)(tank, enemy);
      tank.box.terrain = { id: 'building', card: null };
    };
    expect(terms(behind)).toEqual({ eLQ: 1, cover: -1 });
  });

  test(`${rule} at most two flankers count, and only enemies who have acquired this tank`, () => {
    const duel = lay({ seats: 1, de: ['pz4', 'pz4', 'pz4'], su: ['kv85', 'kv85', 'kv85'], edit: sighted });
    for (const id of ['de1', 'de2', 'de3'] as const) {
      Object.assign(duel.tank(id), { flanking: ['su1'], acquired: { tank: 'su2', bonus: 10 } });
      duel.tank(id).box.smokeFills = true;
    }
    expect(perilOf(duel.state, duel.tank('su1'))).toEqual([{ term: 'flanked', value: 4 }]);
    expect(perilOf(duel.state, duel.tank('su2'))).toEqual([{ term: 'acquired', value: 2 }]);
  });

  test(`${rule} the sum is held between −1 and 9`, () => {
    const sum = (...values: number[]) => perilValue(values.map((value) => ({ value })));
    expect([sum(), sum(-2), sum(4, -1), sum(4, 3, 3)]).toEqual([0, -1, 3, 9]);
  });

  test(`${rule} a Target Number not above the value means peril; one above it does not`, () => {
    const [first, second, third] = [80, 71, 62];
    const bid = (top: number) => {
      const duel = against('alert', {
        hands: [[50]],
        deck: [top, ...[second, third].filter((each) => each !== top)],
        edit: sighted,
      });
      duel.tank('de1').box.smokeFills = true;
      return duel.open('bid').give({ type: 'bid', tank: 'de1', card: 50 });
    };
    // Value 0: a card with Target Number 0 is not above it, one with 1 is.
    expect(bid(first).all('robotPeril')[0]).toMatchObject({ value: 0, target: 0, peril: true });
    expect(bid(first).all('robotBid')[0]).toMatchObject({ card: 62, place: 'lowest' });
    const calmly = bid(81);
    expect(calmly.all('robotPeril')[0]).toMatchObject({ value: 0, target: 1, peril: false });
    expect(calmly.all('robotBid')[0]).toMatchObject({ card: 71, place: 'middle' });
    expect(calmly.tank('su1').robot).toMatchObject({ state: 'operational', row: [81, 62] });
    expect(bid(first).tank('su1').robot?.state).toBe('peril');
  });

  test(`${rule} with a high quality shot it hurries, in peril or not`, () => {
    const duel = against('alert', { hands: [[50]], deck: [89, 71, 62], edit: close });
    duel.tank('de1').spotted = [];
    duel.open('bid').give({ type: 'bid', tank: 'de1', card: 50 });
    expect(duel.all('robotPeril')[0]).toMatchObject({ peril: false });
    expect(duel.all('robotBid')[0]).toMatchObject({ card: 62, place: 'lowest' });
  });

  test(`${rule} every robot reveals in ascending id, and what a phase left behind is gone`, () => {
    const duel = lay({
      seats: 1,
      de: ['pz4', 'pz4'],
      su: ['kv85', 'kv85'],
      hands: [[50, 51]],
      deck: [89, 71, 62, 88, 77, 66],
    });
    Object.assign(duel.tank('su1').robot ?? {}, { pulls: 2, done: ['primary'], hindered: ['de1'] });
    duel.open('bid').give({ type: 'bid', tank: 'de1', card: 50 }).give({ type: 'bid', tank: 'de2', card: 51 });
    expect(duel.all('robotRevealed').map(({ tank, cards }) => [tank, cards])).toEqual([
      ['su1', [89, 71, 62]],
      ['su2', [88, 77, 66]],
    ]);
  });
});
