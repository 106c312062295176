import { describe, expect, test } from 'vitest';
import { canMove, missionStep, planMove } from '../../../src/rules/tankDuel/robot/moving';
import { effect } from '../../../src/rules/tankDuel/robot/tankSteps';
import type { Tank } from '../../../src/rules/tankDuel/types';
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
import { card, cardsWhere, type Duel, has, lay, pulled, sighted } from './duel';

const rule = cite('TD-Q71', 'TD-Q90');
const lead = card('leadership');

describe('Leadership of a robot', () => {
  const leads = (edit: (tank: Tank, duel: Duel) => void = () => {}, row = [lead], deck = [1]) => {
    const duel = against('alert', { edit: sighted, deck });
    cripple(duel);
    edit(robotOf(duel), duel);
    return settle(act(duel, row));
  };

  test(`${rule} Hull Down while it is seen, without a pull`, () => {
    const duel = leads();
    expect(done(duel)).toContain('leadership');
    expect(duel.all('setBegan')).toMatchObject([{ as: 'leadership', cards: [lead] }]);
    expect(robotOf(duel).hullDown).toBe(true);
    expect(duel.saw('pulled')).toBe(false);
    expect(duel.state.discard).toContainEqual({ card: lead, seen: null });
  });

  test(`${rule} a target while none is spotted`, () => {
    const duel = leads((tank) => Object.assign(tank, { spotted: [], hullDown: true }));
    expect(done(duel)).toContain('leadership');
    expect(duel.all('spotted')).toMatchObject([{ tank: 'su1', enemy: 'de1' }]);
  });

  test(`${rule} out of sight while it is pressed and twice the ground's value is 50 at least`, () => {
    const hidden = (terrain: 'gully' | 'rubble') =>
      leads((tank, duel) => {
        Object.assign(tank, { hullDown: true });
        tank.box.terrain = { id: terrain, card: null };
        duel.tank('de1').acquired = { tank: 'su1', bonus: 10 };
      });
    const duel = hidden('gully');
    expect(done(duel)).toContain('leadership');
    expect(duel.all('pulled')[0]).toMatchObject({ why: 'conceal', success: true });
    expect(duel.tank('de1').spotted).toEqual([]);
    // Twice 20 is not enough.
    expect(whyNot(hidden('rubble'), 'leadership')).toBe('notEffective');
  });

  test(`${rule} not without a card, nor where it would do nothing`, () => {
    expect(
      whyNot(
        leads(() => {}, []),
        'leadership',
      ),
    ).toBe('noCard');
    const nothing = leads((tank) => Object.assign(tank, { hullDown: true }));
    expect(whyNot(nothing, 'leadership')).toBe('notEffective');
    expect(nothing.saw('setBegan')).toBe(false);
  });

  test(`${rule} one enemy spotted is enough, and one that has acquired it`, () => {
    const duel = lay({ seats: 1, de: ['pz4', 'pz4'], su: ['kv85', 'kv85'] });
    const tank = robotOf(plan(duel, []));
    tank.hullDown = true;
    tank.spotted = ['de1'];
    expect(effect(duel.state, tank)).toBeNull();
    tank.spotted = [];
    expect(effect(duel.state, tank)).toEqual({ use: 'spot', enemy: 'de1' });
    tank.spotted = ['de1'];
    tank.box.terrain = { id: 'woods', card: null };
    for (const enemy of [duel.tank('de1'), duel.tank('de2')]) enemy.spotted = ['su1'];
    duel.tank('de2').acquired = { tank: 'su1', bonus: 10 };
    expect(effect(duel.state, tank)).toEqual({ use: 'conceal' });
    duel.tank('de2').acquired = { tank: 'su2', bonus: 10 };
    expect(effect(duel.state, tank)).toBeNull();
    duel.tank('de1').flanking = ['su1'];
    expect(effect(duel.state, tank)).toEqual({ use: 'conceal' });
  });
});

describe('when a robot fires', () => {
  test(`${rule} not below its threshold of low quality`, () => {
    const duel = against('aggressive', { edit: sighted });
    robotOf(duel).immobilized = true;
    // 1600 m: 28, less 10 for the size of a Pz IV.
    settle(act(duel, [card('fire', 2)]));
    expect([whyNot(duel, 'fireHQ'), whyNot(duel, 'fireLQ')]).toEqual(['noShot', 'noShot']);
    expect(duel.saw('aimed')).toBe(false);
  });

  test(`${rule} on the move without a stop, where the shot is good enough as it is`, () => {
    const duel = plan(against('aggressive', { edit: close, deck: [99] }), [card('fire', 2), blank]);
    for (const tank of duel.state.tanks) tank.range = 0;
    driving(duel);
    robotOf(duel).acquired = { tank: 'de1', bonus: 20 };
    settle(duel.phaseOf('su1', ['de1']));
    expect(done(duel)[0]).toBe('fireHQ');
    expect(done(duel)).not.toContain('stop');
  });

  test(`${rule} Leadership looks at the number with the card that is used, once`, () => {
    const [plain, five] = [card('fire', 2), card('fire', 4)];
    const aimed = (row: readonly number[], deck: readonly number[], hill = false) => {
      const duel = against('aggressive', { edit: close, deck });
      duel.tank('de1').box.hill = hill;
      return settle(act(duel, row)).all('aimed')[0]?.toHit;
    };
    // 81 at 400 m, 86 with a card that adds 5: pulled or of the row.
    expect(aimed([lead], [five, 99])).toBe(86);
    expect(aimed([lead], [plain, 99])).toBe(101);
    // 76 against the Hill, 81 with the card of the row.
    expect(aimed([lead, five], [99], true)).toBe(101);
  });

  test(`${rule} a card it pulls serves by its Fire half alone`, () => {
    const both = cardsWhere((each) => has('move', 4)(each) && has('fire', 3)(each))[0] ?? 0;
    const move = card('move', 3);
    const found = settle(act(against('aggressive', { edit: close, deck: [move, both, 99] }), []));
    const searched = found.all('pulled').filter(({ why }) => why === 'searchFire');
    expect(searched).toMatchObject([
      { card: move, success: false },
      { card: both, success: true },
    ]);
    expect(found.saw('aimed')).toBe(true);
  });

  test(`${rule} smoke is nothing for a tank with a high quality shot of its own`, () => {
    const [smoke = 0] = cardsWhere(has('smoke'));
    const [one = 0, other = 0] = cardsWhere((each) => !has('fire')(each) && each.number > 90);
    const duel = against('aggressive', { su: ['su100'], de: ['panther'], edit: close, deck: [one, other] });
    Object.assign(robotOf(duel), { hullDown: true, immobilized: true });
    settle(act(duel, [smoke]));
    expect(whyNot(duel, 'fireHQ')).toBe('noCard');
    expect(whyNot(duel, 'smoke')).toBe('notEffective');
  });

  test(`${rule} a round is loaded for the nearest of several, by the distance of both`, () => {
    const load = (edit: (duel: Duel) => void) => {
      const duel = lay({
        seats: 1,
        de: ['pz4', 'pz4'],
        su: ['t34-85', 'kv85'],
        settings: { personality: 'bold' },
        edit: sighted,
      });
      cripple(duel);
      Object.assign(robotOf(duel), { range: 400, hullDown: true });
      edit(duel);
      return settle(act(duel, []));
    };
    const far = load((duel) => {
      for (const id of ['de1', 'de2'] as const) duel.tank(id).range = 600;
    });
    expect(whyNot(far, 'loadApcr')).toBe('noTarget');
    const near = load((duel) => {
      duel.tank('de1').range = 1000;
      duel.tank('de2').range = 400;
    });
    expect(robotOf(near).loaded).toBe(true);
  });
});

describe('where a robot goes', () => {
  test(`${cite('TD-Q90', 'TD-10.1.2c')} with a Move card of the row 400 m`, () => {
    const second = card('move', 1);
    const duel = settle(act(against('alert'), [second]));
    expect(duel.all('moved')[0]).toMatchObject({ from: 800, to: 400 });
    expect(duel.all('setBegan')[0]).toMatchObject({ as: 'move', cards: [0, second] });
    expect(duel.all('declared')[0]).toMatchObject({ count: 2 });
  });

  test(`${cite('TD-Q90', 'TD-12.1.4d.13')} nowhere in a tank full of smoke, or without a driver`, () => {
    const duel = against('alert');
    robotOf(duel).box.smokeFills = true;
    expect(canMove(duel.state, robotOf(duel))).toBe(false);
    robotOf(duel).box.smokeFills = false;
    expect(canMove(duel.state, robotOf(duel))).toBe(true);
    for (const member of robotOf(duel).crew) if (member.person === 'driver') member.seat = null;
    expect(canMove(duel.state, robotOf(duel))).toBe(false);
  });

  test(`${rule} a step to a better place is told by its own reason, a plain one is taken anyway`, () => {
    const duel = settle(act(against('alert'), []));
    const bare = against('alert');
    robotOf(bare).range = 400;
    settle(act(bare, []));
    expect(done(duel)[0]).toBe('mission');
    expect(whyNot(bare, 'moveFlankOrCover')).toBe('noBetterGround');
    expect(done(bare)).toContain('move');
  });

  test(`${rule} a mission to flank needs a Flank card besides the second Move card`, () => {
    const flanked = (row: readonly number[]) => {
      const duel = lay({ setup: 'firstTigers', seats: 1, settings: { personality: 'alert' } });
      sighted(duel.state);
      robotOf(duel).range = 400;
      duel.tank('de1').flanking = ['su1'];
      return plan(duel, row);
    };
    const both = cardsWhere((each) => has('flank', 4)(each) && has('move', 2)(each))[0] ?? 0;
    const alone = flanked([both]);
    expect(missionStep(alone.state, robotOf(alone))).toMatchObject({ flank: 'de1' });
    expect(planMove(alone.state, robotOf(alone), { to: 400, flank: 'de1' })).toMatchObject({
      second: both,
      flank: null,
    });
    settle(alone.phaseOf('su1', ['de1']));
    expect(whyNot(alone, 'mission')).toBe('notPossible');
    const able = flanked([card('move', 1), both]);
    settle(able.phaseOf('su1', ['de1']));
    expect(done(able)).toContain('mission');
    expect(robotOf(able).flanking).toEqual(['de1']);
  });

  test(`${rule} of several enemies the one worth most is flanked, wherever it stands in the list`, () => {
    const duel = lay({ setup: 'firstTigers', seats: 1, settings: { personality: 'alert' } });
    sighted(duel.state);
    robotOf(plan(duel, [card('flank', 3)])).range = 400;
    const [first, second] = [duel.tank('de1'), duel.tank('de2')];
    Object.assign(first, { vehicle: 'pz3' });
    Object.assign(second, { vehicle: 'tiger' });
    expect(missionStep(duel.state, robotOf(duel))).toMatchObject({ flank: 'de2' });
  });

  test(`${rule} at the centre line itself neither mission sends it away`, () => {
    for (const setup of ['centre', 'city'] as const) {
      const duel = lay({ setup, seats: 1, settings: { personality: 'alert' } });
      for (const [range, to] of [
        [600, 400],
        [-600, -400],
      ] as const) {
        robotOf(duel).range = range;
        expect(missionStep(duel.state, robotOf(plan(duel, [])))).toEqual({ do: 'move', to });
      }
    }
  });
});

describe('Field Actions of a robot, once more', () => {
  test(`${cite('TD-Q78', 'TD-Q90')} it stops and takes the Hill at once, and stops for no Hill nobody asks for`, () => {
    const hill = lay({ setup: 'highGround', seats: 1, settings: { personality: 'alert' } });
    robotOf(hill).range = 400;
    act(driving(hill), [blank, otherBlank]);
    expect(done(hill).slice(0, 2)).toEqual(['stop', 'hill']);
    expect(
      hill
        .all('robotStep')
        .slice(0, 2)
        .map(({ step }) => step),
    ).toEqual(['stop', 'hill']);
    const meeting = against('alert', { settings: { personality: 'alert', hills: true } });
    robotOf(meeting).range = 400;
    settle(act(driving(meeting), [blank, otherBlank]));
    expect(done(meeting)).not.toContain('stop');
    expect(done(meeting)).not.toContain('hill');
  });

  test(`${rule} what lies behind it is not tried again after a card on an enemy`, () => {
    const duel = against('alert', { edit: sighted });
    duel.tank('de1').box.move = 6;
    settle(act(duel, [ground('mud'), ground('mud', 1)]));
    const steps = duel.all('robotStep').map(({ step }) => step);
    expect(steps.filter((step) => step === 'command')).toHaveLength(1);
    expect(duel.all('robotStep').filter(({ step }) => step === 'terrain')).toMatchObject([
      { possible: true },
      { possible: false, reason: 'noTarget' },
    ]);
  });

  test(`${cite('TD-Q71', 'TD-Q79')} a gun fires at what its tank has spotted, by the number without Tactics`, () => {
    const gunned = (edit: (duel: Duel) => void, deck = [99]) => {
      const duel = against('alert', { settings: { personality: 'alert', atGuns: true }, edit: sighted, deck });
      cripple(duel);
      robotOf(duel).hullDown = true;
      edit(duel);
      return settle(act(duel, [orders(2), cardsWhere((each) => each.orders === 1)[0] ?? 0]));
    };
    // The 76 mm gun at 400 m: 800 m to the Pz IV at 400, 81 less 10, and 8 against 11 in front.
    const weak = gunned((duel) => Object.assign(duel.tank('de1'), { range: 400, vehicle: 'pz3' }));
    expect(done(weak)).toContain('gun');
    expect(weak.all('gunAimed')[0]).toMatchObject({ toHit: 71 });
    const blind = gunned(
      (duel) => {
        Object.assign(duel.tank('de1'), { range: 400, vehicle: 'pz3' });
        // In its own smoke it cannot look for anybody either.
        Object.assign(robotOf(duel), { spotted: [] });
        robotOf(duel).box.smoke = 5;
      },
      [pulled({ with: ['smoke'] })],
    );
    expect(whyNot(blind, 'gun')).toBe('noShot');
    // 1000 m and woods: 71 − 10 − 30 is 31; brush leaves 46, just enough.
    const brush = gunned((duel) => {
      Object.assign(duel.tank('de1'), { range: 600, vehicle: 'pz3' });
      duel.tank('de1').box.terrain = { id: 'brush', card: null };
    });
    expect(done(brush)).toContain('gun');
  });

  test(`${cite('TD-Q80', 'TD-8.4c')} infantry a player has sent this step is not sent again by the robot that follows`, () => {
    const [soldier = 0] = cardsWhere(
      (each) => each.icons.includes('infantry') && each.halves.every(({ kind }) => kind === 'move'),
    );
    const duel = lay({
      seats: 4,
      de: ['pz4', 'pz4'],
      su: ['kv85', 'kv85'],
      settings: { infantry: true, hatches: false },
      hands: [[soldier, 40]],
    });
    duel.phaseOf('de1', ['su1']).give({ type: 'advance', card: soldier });
    const other = cardsWhere((each) => each.icons.includes('infantry'))[5] ?? 0;
    const tank = duel.tank('de1');
    duel.state.deck = duel.state.deck.filter((each) => each !== other);
    const before = duel.state.infantry.de;
    duel.leave(0);
    expect(tank.robot).not.toBeNull();
    expect(duel.state.infantry.de).toBe(before);
  });

  test(`${cite('TD-Q82', 'TD-Q90')} hatches close at 30 against open ones exactly`, () => {
    const hatches = (range: number, closed: boolean) => {
      const duel = against('alert', { settings: { personality: 'alert', infantry: true, hatches: true, city: true } });
      Object.assign(robotOf(duel), { range, hatchesClosed: closed });
      act(duel, []);
      return duel.all('hatches')[0];
    };
    expect(hatches(0, false)).toMatchObject({ tank: 'su1', closed: true });
    expect(hatches(0, true)).toMatchObject({ closed: true });
    expect(hatches(200, true)).toMatchObject({ closed: false });
  });

  test(`${cite('TD-Q52', 'TD-Q90')} a deck without Fire cards is searched twice a phase and no more`, () => {
    const [one = 0, other = 0] = cardsWhere((each) => !has('fire')(each) && each.number > 90);
    const duel = against('aggressive', { edit: close, deck: [one, other, pulled({ atLeast: 1 }, 0)] });
    robotOf(duel).immobilized = true;
    settle(act(duel, []));
    expect(duel.all('pulled').filter(({ why }) => why === 'searchFire')).toHaveLength(2);
  });
});
