import { describe, expect, test } from 'vitest';
import { robotWeapon } from '../../../src/rules/tankDuel/robot/replies';
import { spareCard } from '../../../src/rules/tankDuel/robot/row';
import { effect } from '../../../src/rules/tankDuel/robot/tankSteps';
import type { State, Tank } from '../../../src/rules/tankDuel/types';
import { cite } from '../../support/cite';
import { act, against, close, done, driving, ground, plan, settle, whyNot } from './against';
import { card, cardsWhere, type Duel, has, lay, pulled, sighted } from './duel';

const rule = cite('TD-Q71', 'TD-Q90');
/** A card of no use to a robot, without order icons or a soldier. */
const idle = cardsWhere(
  ({ halves, orders, icons }) =>
    orders === 0 && !icons.includes('infantry') && halves.every(({ kind }) => kind === 'tactics' || kind === 'move'),
);
const [blank = 0, otherBlank = 0] = idle;
const orders = (count: number, place = 0) =>
  cardsWhere((each) => each.orders === count && each.halves.every(({ kind }) => kind === 'tactics'))[place] ??
  cardsWhere((each) => each.orders === count)[place] ??
  0;
const unseen = (state: State) => {
  for (const tank of state.tanks) tank.spotted = [];
};
const robotOf = (duel: Duel): Tank => duel.tank('su1');
/** The robot can neither drive nor fire, nor have anybody take those seats. */
const cripple = (duel: Duel): void => {
  robotOf(duel).immobilized = true;
  for (const member of robotOf(duel).crew)
    if (member.person === 'gunner' || member.person === 'commander') member.seat = null;
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
      duel.tank('de1').range = 400;
      edit(duel);
      return settle(act(duel, row));
    };
    const [dear, cheap] = [orders(2), orders(1)];
    expect(whyNot(guns([dear]), 'gun')).toBe('notPaid');
    const fired = guns([dear, cheap]);
    expect(done(fired)).toContain('gun');
    expect(fired.all('rowPaid')[0]).toMatchObject({ price: 'gun', orders: 3 });
    // 76.2 mm at 800 m: 81/8 against 10, size −5: 76 and −2 is just what a bold one asks for.
    expect(fired.all('gunAimed')[0]).toMatchObject({ toHit: 76, gun: 'm39-76' });
    const uphill = guns([dear, cheap], (duel) => {
      duel.tank('de1').box.hill = true;
    });
    expect(whyNot(uphill, 'gun')).toBe('noShot');
    const low = guns([dear, cheap], (duel) => {
      duel.tank('de1').hullDown = true;
      duel.tank('de1').box.hill = true;
    });
    // The turret has 6: through even uphill.
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
    // 60 less 5 for the size of a Pz IV.
    expect(infantry([soldier], at(0, 0)).all('infantryAimed')[0]?.toHit).toBe(55);
    expect(infantry([soldier], at(0, 0, true)).all('infantryAimed')[0]?.toHit).toBe(35);
    // 25 − 5 is too little: it advances.
    expect(infantry([soldier], at(200, 0)).state.infantry).toEqual({ de: 0, su: 200 });
    expect(infantry([soldier], at(800, 200)).state.infantry).toEqual({ de: 0, su: 400 });
    const there = infantry([soldier], at(800, 400));
    expect(whyNot(there, 'infantry')).toBe('noTarget');
    expect(infantry([soldier], at(600, 400)).all('infantryAimed')[0]?.toHit).toBe(55);
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
    expect(duel.all('infantryAimed')[0]).toMatchObject({ enemy: 'de3', toHit: 60 - 5 + 30 });
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

describe('Tank Actions of a robot', () => {
  test(`${rule} repair: the gunner's seat before the driver's, then the transmission if both cards are Move cards`, () => {
    const lost = (...persons: readonly string[]) =>
      against('alert', {
        edit: (state) => {
          for (const { crew, nation } of state.tanks)
            for (const member of crew) if (nation === 'su' && persons.includes(member.person)) member.seat = null;
        },
      });
    expect(act(lost('gunner', 'driver'), []).all('transferred')[0]).toMatchObject({
      person: 'commander',
      to: 'gunner',
    });
    expect(act(lost('driver'), []).all('transferred')[0]).toMatchObject({ person: 'assistant', to: 'driver' });
    const [one, other] = [card('move', 1), card('move', 8)];
    const broken = (row: readonly number[]) =>
      act(
        against('alert', {
          edit: (state) => {
            for (const tank of state.tanks) tank.transmission = true;
          },
        }),
        row,
      );
    const mended = broken([one, other]);
    expect(robotOf(mended).transmission).toBe(false);
    expect(done(mended)[0]).toBe('repair');
    expect(whyNot(broken([one]), 'repair')).toBe('notPossible');
    expect(whyNot(broken([one, ground('woods')]), 'repair')).toBe('noCard');
    expect(robotOf(broken([one, ground('woods')])).transmission).toBe(true);
    expect(whyNot(act(against('alert'), [one, other]), 'repair')).toBe('notPossible');
  });

  test(`${rule} In Motion it stops for a shot it only has at rest, and keeps the Fire card`, () => {
    const shooting = (row: readonly number[]) => driving(act2(row));
    const act2 = (row: readonly number[]) => plan(against('aggressive', { edit: close, deck: [99] }), row);
    const fire = card('fire', 2);
    // 86 less 40 is 46: a low quality shot; at rest a high one.
    const duel = shooting([fire, blank]).phaseOf('su1', ['de1']);
    expect(done(duel).slice(0, 2)).toEqual(['stop', 'fireHQ']);
    expect(robotOf(duel).box.move).toBeNull();
    settle(duel);
    expect(duel.all('aimed')[0]?.toHit).toBe(86);
    const alone = shooting([fire]).phaseOf('su1', ['de1']);
    expect(done(alone)).not.toContain('stop');
    // Nothing to pay the stop with: later it takes the low quality shot on the move.
    expect(done(alone)).toContain('fireLQ');
  });

  test(`${rule} Leadership of the row is added below 85, and only then`, () => {
    const [lead] = [card('leadership')];
    const aimed = (edit: (duel: Duel) => void) => {
      const duel = against('aggressive', { edit: close, deck: [99] });
      edit(duel);
      return settle(act(duel, [card('fire', 2), lead])).all('aimed')[0];
    };
    // 91 − 5 = 86.
    expect(aimed(() => {})?.toHit).toBe(86);
    const farther = aimed((duel) => {
      duel.tank('de1').range = 400;
    });
    // 89 − 5 = 84, and 20.
    expect(farther?.toHit).toBe(104);
    expect(farther?.terms).toContainEqual({ rule: 'TD-11.1.3c.ii', value: 20 });
    const edge = aimed((duel) => {
      Object.assign(duel.tank('de1'), { range: 400, vehicle: 'panther' });
      duel.tank('de1').hullDown = true;
    });
    // 89 + 5 − 0 is above 85.
    expect(edge?.terms.map((term) => term.rule)).not.toContain('TD-11.1.3c.ii');
  });

  test(`${rule} a Fire card it has to pull adds its bonus; one above its Fire Level does not serve`, () => {
    const [high, fit] = [card('fire', 7), card('fire', 4)];
    const useless = cardsWhere((each) => !has('fire')(each))[0] ?? 0;
    const found = settle(act(against('aggressive', { edit: close, deck: [high, fit, 99] }), []));
    // Fire Level 4: the second card serves, +5.
    expect(
      found
        .all('pulled')
        .map(({ why, card: number }) => [why, number])
        .slice(0, 2),
    ).toEqual([
      ['searchFire', high],
      ['searchFire', fit],
    ]);
    expect(found.all('pulled')[0]).toMatchObject({ success: false });
    expect(found.all('pulled')[1]).toMatchObject({ success: true });
    expect(found.all('aimed')[0]?.toHit).toBe(91);
    const first = settle(act(against('aggressive', { edit: close, deck: [fit, 99] }), []));
    expect(first.all('pulled').filter(({ why }) => why === 'searchFire')).toHaveLength(1);
    const vain = settle(act(against('aggressive', { edit: close, deck: [useless, high] }), []));
    expect(vain.saw('aimed')).toBe(false);
    // What was pulled in vain is laid off at once.
    expect(vain.state.table).toEqual([]);
    expect(vain.state.discard).toContainEqual({ card: useless, seen: null });
  });

  test(`${cite('TD-Q67', 'TD-3.2.3c', 'TD-Q90')} the Game End card among cards pulled in vain ends the game then and there`, () => {
    const [one = 0, other = 0] = cardsWhere((each) => !has('fire')(each));
    const duel = against('aggressive', { edit: close });
    duel.state.deckNumber = duel.state.decks;
    duel.state.deck = [50, 51, other, 0, one];
    act(duel, []);
    expect(duel.state.ended).toBe(true);
    expect(duel.saw('moved')).toBe(false);
    expect(done(duel)).toEqual([]);
  });

  test(`${rule} spotting: the first target while nobody is spotted, with a second card for two order icons`, () => {
    const look = (row: readonly number[], edit: (state: State) => void = () => {}) => {
      const duel = against('alert', {
        edit,
        deck: [pulled({ without: ['binoculars'] }), pulled({ with: ['binoculars'] })],
      });
      cripple(duel);
      return settle(act(duel, row));
    };
    const once = look([]);
    expect(once.all('pulled').filter(({ why }) => why === 'spot')).toHaveLength(1);
    expect(robotOf(once).spotted).toEqual([]);
    const twice = look([orders(2)]);
    expect(twice.all('pulled').filter(({ why }) => why === 'spot')).toHaveLength(2);
    expect(twice.all('rowPaid')[0]).toMatchObject({ price: 'spot', orders: 2 });
    expect(robotOf(twice).spotted).toEqual(['de1']);
    expect(whyNot(look([], sighted), 'spot')).toBe('alreadySpotted');
    const blind = look([], (state) => {
      for (const tank of state.tanks) tank.box.smoke = 5;
    });
    expect(whyNot(blind, 'spot')).toBe('noTarget');
  });

  test(`${rule} it loads a round for a spotted enemy at 800 m or less`, () => {
    const load = (distance: number, more: Partial<Tank> = {}) => {
      const duel = against('bold', { edit: sighted });
      Object.assign(robotOf(duel), { range: 0, hullDown: true, ...more });
      cripple(duel);
      duel.tank('de1').range = distance;
      return settle(act(duel, []));
    };
    expect(robotOf(load(800))).toMatchObject({ loaded: true, rounds: 1 });
    expect(whyNot(load(1000), 'loadApcr')).toBe('noTarget');
    expect(whyNot(load(800, { rounds: 0 }), 'loadApcr')).toBe('noRounds');
    expect(whyNot(load(800, { loaded: true }), 'loadApcr')).toBe('noRounds');
  });

  test(`${rule} smoke J against a high quality shot, smoke L against a low one unless Hull Down; never with such a shot of its own`, () => {
    const [smoke = 0] = cardsWhere(has('smoke'));
    const hide = (personality: 'aggressive' | 'alert', edit: (duel: Duel) => void, row = [smoke]) => {
      const duel = against(personality, {
        su: ['su100'],
        de: ['panther'],
        edit: close,
        deck: [pulled({ with: ['smoke'], atLeast: 60 })],
      });
      // It cannot fire: the enemy flanks it.
      duel.tank('de1').flanking = ['su1'];
      Object.assign(robotOf(duel), { hullDown: true, immobilized: true });
      edit(duel);
      return settle(act(duel, row));
    };
    expect(done(hide('aggressive', () => {}))).toContain('smoke');
    const weak = (duel: Duel) => {
      // 75 mm at 1000 m: 78, and 10 for the flank, less 30 of Cover: 58.
      duel.tank('de1').range = 800;
      robotOf(duel).box.terrain = { id: 'woods', card: null };
    };
    expect(whyNot(hide('aggressive', weak), 'smoke')).toBe('noThreat');
    expect(whyNot(hide('alert', weak), 'smokeLate')).toBe('noThreat');
    const exposed = (duel: Duel) => {
      weak(duel);
      robotOf(duel).hullDown = false;
    };
    const late = hide('alert', exposed);
    expect(done(late)).toContain('smokeLate');
    expect(robotOf(late).box.smoke).toBe(smoke);
    const safe = (duel: Duel) => {
      exposed(duel);
      duel.tank('de1').spotted = [];
      duel.tank('de1').flanking = [];
    };
    expect(done(hide('alert', safe))).not.toContain('smokeLate');
    expect(
      whyNot(
        hide('aggressive', () => {}, []),
        'smoke',
      ),
    ).toBe('noCard');
    expect(
      whyNot(
        hide('aggressive', (duel) => {
          Object.assign(robotOf(duel), { vehicle: 'kv85' });
        }),
        'smoke',
      ),
    ).toBe('noEquipment');
    expect(
      whyNot(
        hide('aggressive', (duel) => {
          robotOf(duel).box.smoke = 92;
        }),
        'smoke',
      ),
    ).toBe('notPossible');
    expect(
      whyNot(
        hide('aggressive', (duel) => void driving(duel)),
        'smoke',
      ),
    ).toBe('inMotion');
  });

  test(`${cite('TD-Q81', 'TD-Q90')} its infantry closes in where the rifle would not go through the side`, () => {
    const duel = against('alert', { edit: close });
    duel.state.shot = {
      by: 'infantry',
      firer: 'su1',
      gun: null,
      target: 'de1',
      fire: [],
      leadership: false,
      apcr: false,
      tactics: false,
      location: null,
      penetration: null,
      aside: null,
    };
    expect(robotWeapon(duel.state)).toBe('handToHand');
  });
});
