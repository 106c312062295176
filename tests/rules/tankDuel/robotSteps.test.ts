import { describe, expect, test } from 'vitest';
import { robotWeapon } from '../../../src/rules/tankDuel/robot/replies';
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
  plan,
  robotOf,
  settle,
  whyNot,
} from './against';
import { card, cardsWhere, type Duel, has, pulled, sighted } from './duel';

const rule = cite('TD-Q71', 'TD-Q90');

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
    // 81 less 40 is 41: a low quality shot; at rest a high one.
    const duel = shooting([fire, blank]).phaseOf('su1', ['de1']);
    expect(done(duel).slice(0, 2)).toEqual(['stop', 'fireHQ']);
    expect(robotOf(duel).box.move).toBeNull();
    settle(duel);
    expect(duel.all('aimed')[0]?.toHit).toBe(81);
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
    // At 200 m 93 − 10 = 83, and 20; at 0 m 95 − 10 = 85.
    const farther = aimed((duel) => {
      duel.tank('de1').range = 0;
    });
    expect(farther?.toHit).toBe(103);
    const nearest = aimed((duel) => {
      for (const tank of duel.state.tanks) tank.range = 0;
    });
    expect(nearest?.toHit).toBe(85);
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
    expect(found.all('aimed')[0]?.toHit).toBe(86);
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
