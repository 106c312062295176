import { describe, expect, test } from 'vitest';
import { spareCard } from '../../../src/rules/tankDuel/robot/row';
import { effect } from '../../../src/rules/tankDuel/robot/tankSteps';
import type { State, Tank } from '../../../src/rules/tankDuel/types';
import { cite } from '../../support/cite';
import {
  act,
  against,
  blank,
  close,
  cripple,
  done,
  driving,
  ground,
  orders,
  otherBlank,
  plan,
  robotOf,
  settle,
  whyNot,
} from './against';
import { card, cardsWhere, type Duel, has, lay, sighted } from './duel';

const rule = cite('TD-Q71', 'TD-Q90');
const unseen = (state: State) => {
  for (const tank of state.tanks) tank.spotted = [];
};

describe('a robot pays with its row', () => {
  test(`${rule} a discard is the card no later step needs, else the lower number, never one kept back`, () => {
    const duel = against('alert');
    const spare = (row: readonly number[], kept: readonly number[] = []) =>
      spareCard(duel.state, robotOf(plan(duel, row)), kept);
    const tactics = cardsWhere((each) => has('tactics')(each) && each.halves.length === 1).at(-1) ?? 0;
    for (const kind of ['fire', 'leadership', 'terrain', 'flank', 'command'] as const) {
      const [needed = 0] = cardsWhere((each) => has(kind)(each) && each.number < tactics);
      expect(spare([needed, tactics])).toBe(tactics);
    }
    const [smoke = 0] = cardsWhere(has('smoke'));
    expect(spare([smoke, tactics])).toBe(tactics);
    const [low, high] = [card('fire', 1), card('fire', 2)].toSorted((a, b) => a - b) as [number, number];
    expect(spare([high, low])).toBe(low);
    expect(spare([high, low], [low])).toBe(high);
    expect(spare([low], [low])).toBeNull();
    expect(spare([])).toBeNull();
  });
});

describe('Field Actions of a robot', () => {
  const hills = (row: readonly number[], edit: (tank: Tank) => void = () => {}) => {
    const duel = lay({ setup: 'highGround', seats: 1, settings: { personality: 'alert' } });
    robotOf(duel).range = 400;
    edit(robotOf(duel));
    return act(duel, row);
  };

  test(`${cite('TD-Q78', 'TD-Q90')} a Hill its mission wants is taken at once; In Motion it stops for it if the row pays both`, () => {
    expect(done(hills([blank]))[0]).toBe('hill');
    const stops = hills([blank, otherBlank], (tank) => {
      tank.box.move = 0;
    });
    expect(done(stops).slice(0, 2)).toEqual(['stop', 'hill']);
    expect(robotOf(stops).box).toMatchObject({ hill: true, move: null });
    const poor = hills([blank], (tank) => {
      tank.box.move = 0;
    });
    expect(done(poor)).not.toContain('stop');
    expect(robotOf(poor).box.hill).toBe(false);
    expect(done(hills([]))).not.toContain('hill');
    const elsewhere = hills([blank, otherBlank], (tank) => {
      tank.range = 600;
      tank.box.move = 0;
    });
    expect(done(elsewhere)).not.toContain('stop');
    // Without the mission a Hill means nothing to it.
    const idleHere = against('alert', { settings: { personality: 'alert', hills: true } });
    robotOf(idleHere).range = 400;
    expect(done(act(idleHere, [blank]))).not.toContain('hill');
  });

  test(`${cite('TD-Q74', 'TD-Q90')} a Road is taken In Motion where the mission asks for one`, () => {
    const duel = driving(lay({ setup: 'rasputitsa', seats: 1, settings: { personality: 'alert' } }));
    act(duel, [blank]);
    expect(done(duel)[0]).toBe('road');
    expect(robotOf(duel).box.road).toBe(true);
    const meeting = driving(against('alert', { settings: { personality: 'alert', deepMud: true } }));
    expect(done(act(meeting, [blank]))).not.toContain('road');
    const standing = lay({ setup: 'rasputitsa', seats: 1, settings: { personality: 'alert' } });
    expect(done(act(standing, [blank]))[0]).not.toBe('road');
  });

  test(`${rule} a Command card of the row spots when nobody is spotted, and stays in the row when it would do nothing`, () => {
    const command = card('command');
    const duel = act(against('alert'), [command]);
    expect(done(duel)[0]).toBe('command');
    expect(robotOf(duel).spotted).toEqual(['de1']);
    expect(duel.state.discard).toContainEqual({ card: command, seen: null });
    const watched = against('alert', { edit: sighted });
    cripple(watched);
    const seen = act(watched, [command]);
    // Seen and on Flat: Hull Down is the first that works.
    expect(robotOf(seen).hullDown).toBe(true);
    const hidden = against('alert', { edit: sighted });
    hidden.tank('de1').spotted = [];
    expect(whyNot(act(hidden, [command]), 'command')).toBe('notEffective');
    expect(whyNot(act(against('alert'), []), 'command')).toBe('noCard');
  });

  test(`${rule} what Leadership and Command are used for: Hull Down if seen, a target if none is spotted, hiding if pressed and likely`, () => {
    const duel = against('alert', { edit: close });
    const tank = robotOf(duel);
    const enemy = duel.tank('de1');
    expect(effect(duel.state, tank)).toEqual({ use: 'hullDown' });
    tank.hullDown = true;
    expect(effect(duel.state, tank)).toBeNull();
    tank.box.terrain = { id: 'brush', card: null };
    tank.hullDown = false;
    expect(effect(duel.state, tank)).toBeNull();
    // Twice 25 is just enough, once an enemy has acquired it or flanks it.
    enemy.acquired = { tank: 'su1', bonus: 10 };
    expect(effect(duel.state, tank)).toEqual({ use: 'conceal' });
    enemy.acquired = null;
    enemy.flanking = ['su1'];
    expect(effect(duel.state, tank)).toEqual({ use: 'conceal' });
    // Twice 15 (Tall Grass) is not.
    tank.box.terrain = { id: 'steppe', card: null };
    tank.hullDown = true;
    expect(effect(duel.state, tank)).toBeNull();
    tank.spotted = [];
    expect(effect(duel.state, tank)).toEqual({ use: 'spot', enemy: 'de1' });
    tank.box.smoke = 5;
    expect(effect(duel.state, tank)).toBeNull();
    tank.box.smoke = null;
    unseen(duel.state);
    enemy.flanking = [];
    tank.hullDown = false;
    // Nobody sees it: no need to be Hull Down.
    expect(effect(duel.state, tank)).toEqual({ use: 'spot', enemy: 'de1' });
  });

  const two = (edit: (duel: Duel) => void = () => {}) => {
    const duel = lay({
      seats: 1,
      setup: 'minefield',
      settings: { personality: 'alert' },
      de: ['pz4', 'pz4'],
      su: ['kv85', 'kv85'],
      hands: [[card('tactics')]],
      edit: sighted,
    });
    duel.tank('de1').box.move = card('move', 1);
    duel.tank('de2').box.move = card('move', 2);
    edit(duel);
    return duel;
  };

  test(`${rule} bad ground: Mines, Mud, Field, Brush in this order, one card for each enemy In Motion, cancelled or not`, () => {
    const laid = (row: readonly number[]) =>
      settle(act(two(), row))
        .all('terrainPlaced')
        .map(({ terrain, tank }) => [terrain, tank]);
    expect(laid([ground('brush'), ground('mud')])).toEqual([
      ['mud', 'de1'],
      ['brush', 'de2'],
    ]);
    expect(laid([ground('brush'), ground('field')])).toEqual([
      ['field', 'de1'],
      ['brush', 'de2'],
    ]);
    expect(laid([ground('mud'), 13])).toEqual([
      ['mines', 'de1'],
      ['mud', 'de2'],
    ]);
    expect(laid([ground('field'), ground('mud')])).toEqual([
      ['mud', 'de1'],
      ['field', 'de2'],
    ]);
    // Good ground is no gift for an enemy.
    expect(laid([ground('woods'), ground('gully')]).filter(([, tank]) => tank !== 'su1')).toEqual([]);
    const alone = two((duel) => {
      duel.tank('de2').box.move = null;
    });
    act(alone, [ground('brush'), ground('mud')]);
    alone.give({ type: 'tactics', card: card('tactics') });
    // The player has cancelled the Mud; the Brush is not laid on the same tank.
    expect(alone.saw('cancelled')).toBe(true);
    const laidOn = settle(alone).all('terrainPlaced');
    expect(laidOn.map(({ tank }) => tank)).not.toContain('de1');
    expect(whyNot(alone, 'terrain')).toBe('noTarget');
  });

  test(`${cite('TD-Q71', 'TD-Q79', 'TD-Q77')} its gun fires once a round, if the row pays and its own card calls the shot low quality at least`, () => {
    const guns = (row: readonly number[], edit: (duel: Duel) => void = () => {}) => {
      const duel = against('bold', { settings: { personality: 'bold', atGuns: true }, edit: sighted });
      cripple(duel);
      duel.tank('de1').range = 0;
      edit(duel);
      return settle(act(duel, row));
    };
    const [dear, cheap] = [orders(2), orders(1)];
    expect(whyNot(guns([dear]), 'gun')).toBe('notPaid');
    const fired = guns([dear, cheap]);
    expect(done(fired)).toContain('gun');
    expect(fired.all('rowPaid')[0]).toMatchObject({ price: 'gun', orders: 3 });
    // 76.2 mm at 400 m: 88/10 against 12, size −10: 78 and −2 is just what a bold one asks for.
    expect(fired.all('gunAimed')[0]).toMatchObject({ toHit: 78, gun: 'm39-76' });
    const uphill = guns([dear, cheap], (duel) => {
      duel.tank('de1').box.hill = true;
    });
    expect(whyNot(uphill, 'gun')).toBe('noShot');
    const low = guns([dear, cheap], (duel) => {
      duel.tank('de1').hullDown = true;
      duel.tank('de1').box.hill = true;
    });
    // The turret has 10: through even uphill.
    expect(done(low)).toContain('gun');
    const hidden = guns([dear, cheap], (duel) => {
      duel.tank('de1').box.terrain = { id: 'building', card: null };
    });
    expect(whyNot(hidden, 'gun')).toBe('noShot');
    const spent = guns([dear, cheap], (duel) => {
      for (const gun of duel.state.guns) gun.fired = true;
    });
    expect(whyNot(spent, 'gun')).toBe('notPossible');
    // Without a spotted enemy two order icons go into looking out.
    expect(done(guns([dear, cheap], (duel) => unseen(duel.state)))).not.toContain('gun');
  });

  test(`${cite('TD-Q71', 'TD-Q80')} infantry attacks at 30 or more, else advances, and stands at 400`, () => {
    const soldiers = cardsWhere(
      ({ icons, halves }) => icons.includes('infantry') && halves.every(({ kind }) => kind === 'tactics'),
    );
    const [soldier = 0] = soldiers;
    const infantry = (row: readonly number[], edit: (duel: Duel) => void) => {
      const duel = against('alert', { settings: { personality: 'alert', infantry: true }, deck: [99] });
      cripple(duel);
      edit(duel);
      return settle(act(duel, row));
    };
    const at =
      (range: number, own: number, hatchesClosed = false) =>
      (duel: Duel) => {
        duel.state.infantry.su = own;
        Object.assign(duel.tank('de1'), { range, hatchesClosed });
      };
    expect(whyNot(infantry([blank], at(0, 0)), 'infantry')).toBe('noCard');
    // 60 less 10 for the size of a Pz IV.
    expect(infantry([soldier], at(0, 0)).all('infantryAimed')[0]?.toHit).toBe(50);
    expect(infantry([soldier], at(0, 0, true)).all('infantryAimed')[0]?.toHit).toBe(30);
    // 25 − 10 is too little: it advances.
    expect(infantry([soldier], at(200, 0)).state.infantry).toEqual({ de: 0, su: 200 });
    expect(infantry([soldier], at(800, 200)).state.infantry).toEqual({ de: 0, su: 400 });
    const there = infantry([soldier], at(800, 400));
    expect(whyNot(there, 'infantry')).toBe('noTarget');
    expect(infantry([soldier], at(600, 400)).all('infantryAimed')[0]?.toHit).toBe(50);
    expect(infantry([soldier], at(0, 0)).state.discard).toContainEqual({ card: soldier, seen: null });
  });

  test(`${cite('TD-Q71', 'TD-Q80')} of several it attacks the one it hits best`, () => {
    const [soldier = 0] = cardsWhere(
      ({ icons, halves }) => icons.includes('infantry') && halves.every(({ kind }) => kind === 'tactics'),
    );
    const duel = lay({
      seats: 1,
      settings: { personality: 'alert', infantry: true },
      de: ['pz4', 'pz4', 'pz4'],
      su: ['kv85', 'kv85', 'kv85'],
      deck: [99],
    });
    cripple(duel);
    duel.state.infantry.su = 400;
    duel.tank('de1').range = 800;
    duel.tank('de2').range = 200;
    duel.tank('de3').range = 200;
    duel.tank('de3').box.terrain = { id: 'woods', card: null };
    settle(act(duel, [soldier]));
    expect(duel.all('infantryAimed')[0]).toMatchObject({ enemy: 'de3', toHit: 60 - 10 + 30 });
  });

  test(`${cite('TD-Q82', 'TD-Q90')} it closes its hatches if infantry would have 30 or more against open ones`, () => {
    const hatches = (range: number, own: number, closed = false) => {
      const duel = against('alert', { settings: { personality: 'alert', infantry: true } });
      duel.state.infantry.de = own;
      Object.assign(robotOf(duel), { range, hatchesClosed: closed });
      return robotOf(act(duel, [])).hatchesClosed;
    };
    // Germans: 55 at 000; 20 from 200 m; 10 farther; up to 600 m.
    expect(hatches(0, 0)).toBe(true);
    expect(hatches(0, 0, true)).toBe(true);
    expect(hatches(200, 0, true)).toBe(false);
    expect(hatches(600, 400)).toBe(true);
    expect(hatches(800, 400)).toBe(false);
  });
});
