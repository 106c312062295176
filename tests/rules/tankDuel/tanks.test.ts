import { describe, expect, test } from 'vitest';
import { handLimit } from '../../../src/rules/tankDuel/handLimit';
import { fireLevel, moveLevel } from '../../../src/rules/tankDuel/levels';
import { distanceOf, isNearCentre } from '../../../src/rules/tankDuel/tanks';
import type { State, Tank } from '../../../src/rules/tankDuel/types';
import { cite } from '../../support/cite';
import { card, type Duel, lay, pulled, sighted } from './duel';

function killed(tank: Tank, ...people: string[]): void {
  for (const member of tank.crew) if (people.includes(member.person)) member.seat = null;
}
const limit = (duel: Duel, seat = 0) => handLimit(duel.state, seat).total;

describe('hand limits', () => {
  test(`${cite('TD-4.2.7a', 'TD-4.2.7b', 'TD-X1', 'TD-X2', 'TD-5.0')} four cards and two for each tank, in one common hand`, () => {
    const far = (state: State) => {
      for (const tank of state.tanks) tank.range = 800;
    };
    expect(limit(lay({ edit: far }))).toBe(6);
    expect(limit(lay({ de: ['pz4', 'pz3'], su: ['kv85', 'kv85'], edit: far }))).toBe(8);
    const three = lay({ de: ['pz4', 'pz3', 'pz3'], su: ['kv85', 'kv85', 'kv85'], edit: far });
    expect(limit(three)).toBe(10);
    expect(three.state.tanks.filter(({ seat }) => seat === 0)).toHaveLength(3);
    expect(three.state.hands).toHaveLength(2);
  });

  test(`${cite('TD-4.2.7c', 'TD-5.2.5a', 'TD-4.2.7d', 'TD-4.2.7e', 'TD-5.6.1c', 'TD-4.2.7g', 'TD-4.4b', 'TD-X16')} ground, quality and trouble change it`, () => {
    const duel = lay({ de: ['pz4:elite', 'pz3:green'], su: ['kv85', 'kv85'] });
    duel.tank('de1').range = -400;
    duel.tank('de2').range = 800;
    duel.tank('de2').fire = { mines: null };
    expect(limit(duel)).toBe(8);
    duel.tank('de1').range = -600;
    expect(limit(duel)).toBe(7);
    duel.tank('de1').broken = { mines: null };
    expect(limit(duel)).toBe(6);
  });

  test(`${cite('TD-Q8', 'TD-4.4c')} fire and broken crew of one tank cost one card, not two`, () => {
    const duel = lay();
    const before = limit(duel);
    duel.tank('de1').fire = { mines: null };
    duel.tank('de1').broken = { mines: null };
    expect(limit(duel)).toBe(before - 1);
  });

  test(`${cite('TD-4.2.7f', 'TD-5.6.2l', 'TD-5.6.2n', 'TD-Q17')} a lost commander costs one card, dead or gone to the gun`, () => {
    const duel = lay({ de: ['pz4'], su: ['t34-76-m43'] });
    const before = [limit(duel, 0), limit(duel, 1)];
    killed(duel.tank('de1'), 'commander');
    killed(duel.tank('su1'), 'commander-gunner');
    expect([limit(duel, 0), limit(duel, 1)]).toEqual(before.map((each) => each - 1));
    const moved = lay();
    const [commander, gunner] = moved.tank('de1').crew;
    if (gunner) gunner.seat = null;
    if (commander) commander.seat = 'gunner';
    expect(limit(moved)).toBe(before[0] === undefined ? 0 : before[0] - 1);
  });

  test(`${cite('TD-Q66', 'TD-X28')} it is never below 0`, () => {
    const green = ['pz4:green', 'pz4:green', 'pz4:green', 'pz4:green'];
    const duel = lay({ de: green, su: ['kv85', 'kv85', 'kv85', 'kv85'] });
    for (const tank of duel.state.tanks) {
      killed(tank, 'commander');
      tank.fire = { mines: null };
    }
    expect(limit(duel)).toBe(0);
    const worse = lay({ de: green, su: ['kv85', 'kv85', 'kv85', 'kv85'] });
    for (const tank of worse.state.tanks) {
      killed(tank, 'commander');
      tank.fire = { mines: null };
    }
    expect(handLimit(worse.state, 0).terms.reduce((sum, { value }) => sum + value, 0)).toBe(0);
    expect(limit(worse)).toBeGreaterThanOrEqual(0);
  });
});

describe('range', () => {
  test(`${cite('TD-5.2', 'TD-5.2.3', 'TD-X3', 'TD-X4')} the distance is the sum of two ranges, read as positive`, () => {
    expect(distanceOf({ range: 400 }, { range: 600 })).toBe(1000);
    expect(distanceOf({ range: -200 }, { range: 1000 })).toBe(800);
    expect(distanceOf({ range: -600 }, { range: 200 })).toBe(400);
  });

  test(`${cite('TD-5.2.5a')} 400 is within 400 m, on either side`, () => {
    expect([400, -400, 0, 600, -600].map((range) => isNearCentre({ range }))).toEqual([true, true, true, false, false]);
  });

  test(`${cite('TD-5.2.1', 'TD-5.2.2a', 'TD-5.2.2b', 'TD-5.2.2c', 'TD-X5')} from 000 toward the enemy to −200, and back to 000`, () => {
    const duel = lay({ hands: [[card('move', 1), card('move', 2)], []] });
    duel.tank('de1').range = 0;
    duel.phaseOf('de1').give({ type: 'declare', cards: [`${card('move', 1)}.move`] });
    duel.give({ type: 'move', to: -200, card: card('move', 1) }).upTo('action');
    expect(duel.tank('de1').range).toBe(-200);
    duel.give({ type: 'endAction' }).give({ type: 'endPhase' });
    duel.state.hands[0] = [card('move', 2)];
    duel.phaseOf('de1').give({ type: 'declare', cards: [`${card('move', 2)}.move`] });
    duel.give({ type: 'move', to: 0, card: card('move', 2) });
    expect(Object.is(duel.tank('de1').range, 0)).toBe(true);
  });

  test(`${cite('TD-5.2.4a', 'TD-5.2.4b')} the field ends at 1000 m, and without a scenario rule nobody leaves`, () => {
    const duel = lay({ hands: [[card('move', 1), 30], []] });
    duel.tank('de1').range = -1000;
    duel.phaseOf('de1').give({ type: 'declare', cards: [`${card('move', 1)}.move`] });
    expect(duel.why({ type: 'move', to: -1200, card: card('move', 1) })).toBe('TD-5.2.4a');
    duel
      .give({ type: 'move', to: -1000, card: card('move', 1) })
      .upTo('action')
      .give({ type: 'endAction' });
    duel.give({ type: 'endPhase' });
    expect(duel.saw('left')).toBe(false);
    expect(duel.tank('de1').inPlay).toBe(true);
  });
});

describe('levels', () => {
  const levelled = (edit: (tank: Tank) => void, su = 't34-76-m43') => {
    const duel = lay({ su: [su] });
    edit(duel.tank('su1'));
    const tank = duel.tank('su1');
    return [moveLevel(duel.state, tank), fireLevel(tank)];
  };

  test(`${cite('TD-5.3a', 'TD-5.3b')} printed at first`, () => {
    expect(levelled(() => {})).toEqual([8, 5]);
  });

  test(`${cite('TD-5.6.2h', 'TD-5.6.2f')} who drives: the assistant −1, anybody else −2`, () => {
    const drives = (person: string) => (tank: Tank) => {
      killed(tank, 'driver');
      for (const member of tank.crew) if (member.person === person) member.seat = 'driver';
    };
    expect(levelled(drives('assistant'))).toEqual([7, 5]);
    expect(levelled(drives('loader'), 'kv85')).toEqual([3, 4]);
  });

  test(`${cite('TD-5.6.2j', 'TD-5.6.2k', 'TD-5.6.2l', 'TD-5.6.2p')} gunner, loader, commander; the assistant costs nothing`, () => {
    expect(levelled((tank) => killed(tank, 'loader'), 'kv85')).toEqual([5, 4]);
    expect(levelled((tank) => killed(tank, 'commander'), 'kv85')).toEqual([4, 4]);
    expect(levelled((tank) => killed(tank, 'assistant'))).toEqual([8, 5]);
    const substitute = (tank: Tank) => {
      killed(tank, 'gunner');
      for (const member of tank.crew) if (member.person === 'commander') member.seat = 'gunner';
    };
    // The commander fires: −1 for the substitute, −1 for the commander's empty seat.
    expect(levelled(substitute, 'kv85')).toEqual([4, 3]);
  });

  test(`${cite('TD-5.6.2n', 'TD-5.6.2o', 'TD-Q16', 'TD-X25')} commander/gunner lost −2, a substitute −1, the loader gone −1`, () => {
    const lost = (tank: Tank) => killed(tank, 'commander-gunner');
    expect(levelled(lost)).toEqual([7, 3]);
    const replaced = (tank: Tank) => {
      lost(tank);
      for (const member of tank.crew) if (member.person === 'loader') member.seat = 'commander-gunner';
    };
    expect(levelled(replaced)).toEqual([7, 1]);
  });

  test(`${cite('TD-Q40', 'TD-5.3.1b', 'TD-5.3.2b', 'TD-10.3.8b')} permanent, ground, panic, seats, Bog, in this order`, () => {
    expect(
      levelled((tank) => {
        tank.movePanic = 4;
        killed(tank, 'commander-gunner');
      }),
    ).toEqual([3, 3]);
    expect(
      levelled((tank) => {
        tank.bog = 2;
        tank.movePanic = 4;
      }),
    ).toEqual([2, 5]);
    expect(levelled((tank) => (tank.bog = 9))).toEqual([8, 5]);
    expect(levelled((tank) => (tank.fireLevel = 0))).toEqual([8, 0]);
    expect(levelled((tank) => (tank.immobilized = true))).toEqual([0, 5]);
  });

  test(`${cite('TD-X24')} loader killed, then shaken: 3 − 1 = 2`, () => {
    const [, fire] = levelled((tank) => {
      killed(tank, 'loader');
      tank.fireLevel = 7;
      tank.firePanic = 3;
    }, 'kv85');
    expect(fire).toBe(2);
  });

  test(`${cite('TD-5.8.4', 'TD-12.5.3', 'TD-12.5.2a')} an Immobilized tank destroyer fires at IMB at most`, () => {
    expect(levelled((tank) => (tank.immobilized = true), 'su100')).toEqual([0, 1]);
    expect(levelled((tank) => (tank.transmission = true), 'su100')).toEqual([0, 1]);
  });

  test(`${cite('TD-Q72')} Deep Mud takes 4 or 3, Snow caps at 5, before panic and seats`, () => {
    const mud = lay({ settings: { deepMud: true }, de: ['panther'], su: ['t34-85'] });
    expect([moveLevel(mud.state, mud.tank('de1')), moveLevel(mud.state, mud.tank('su1'))]).toEqual([3, 4]);
    mud.tank('su1').moveLevel = 2;
    expect(moveLevel(mud.state, mud.tank('su1'))).toBe(0);
    mud.tank('de1').box.road = true;
    expect(moveLevel(mud.state, mud.tank('de1'))).toBe(7);
    const snow = lay({ settings: { snow: true }, de: ['panther'], su: ['kv85'] });
    expect([moveLevel(snow.state, snow.tank('de1')), moveLevel(snow.state, snow.tank('su1'))]).toEqual([5, 5]);
    snow.tank('de1').moveLevel = 4;
    expect(moveLevel(snow.state, snow.tank('de1'))).toBe(4);
    killed(snow.tank('de1'), 'commander');
    expect(moveLevel(snow.state, snow.tank('de1'))).toBe(3);
  });
});

describe('spotting and acquiring', () => {
  test(`${cite('TD-5.4.1a', 'TD-5.4.1d', 'TD-Q68')} no shot and no flank at an enemy the tank has not spotted, even if that one sees it`, () => {
    const duel = lay({ hands: [[card('fire', 5), card('flank', 3), card('move', 1)], []] });
    duel.tank('su1').spotted = ['de1'];
    duel.phaseOf('de1');
    expect(duel.why({ type: 'declare', cards: [`${card('fire', 5)}.fire`] })).toBe('TD-Q68');
    expect(duel.why({ type: 'declare', cards: [`${card('move', 1)}.move`, `${card('flank', 3)}.flank`] })).toBe(
      'TD-10.4a',
    );
  });

  test(`${cite('TD-5.4.1b', 'TD-5.4.1c', 'TD-5.4.1e', 'TD-10.1.5', 'TD-Q14', 'TD-4.2.4a', 'TD-4.2.4c', 'TD-4.2.4d')} a tank that moves is offered to every enemy; each may decline`, () => {
    const duel = lay({ de: ['pz4'], su: ['t34-85', 't34-85'], hands: [[card('move', 1)], []] });
    duel.tank('su2').box.smoke = 5;
    duel.phaseOf('de1').give({ type: 'declare', cards: [`${card('move', 1)}.move`] });
    duel.give({ type: 'move', to: 800, card: card('move', 1) });
    expect(duel.state.phase).toBe('offer');
    // A tank in smoke cannot accept.
    expect(duel.state.offers).toEqual([{ spotter: 'su1', spotted: 'de1' }]);
    duel.give({ type: 'spotOffer', tank: 'su1', accept: false, seat: 1 });
    expect(duel.tank('su1').spotted).toEqual([]);
    expect(duel.saw('declined')).toBe(true);
  });

  test(`${cite('TD-5.4.3e', 'TD-5.4.3f', 'TD-X9')} accepting costs the acquired target, whose Spotted counter stays; declining keeps it`, () => {
    const setUp = () => {
      const duel = lay({ de: ['pz4', 'pz3'], su: ['t34-85', 't34-85'], hands: [[card('move', 1)], []] });
      duel.tank('su1').spotted = ['de2'];
      duel.tank('su1').acquired = { tank: 'de2', bonus: 10 };
      duel.phaseOf('de1').give({ type: 'declare', cards: [`${card('move', 1)}.move`] });
      return duel.give({ type: 'move', to: 600, card: card('move', 1) });
    };
    const took = setUp().give({ type: 'spotOffer', tank: 'su1', accept: true, seat: 1 });
    expect(took.tank('su1').spotted).toEqual(['de2', 'de1']);
    expect(took.tank('su1').acquired).toBeNull();
    const kept = setUp().give({ type: 'spotOffer', tank: 'su1', accept: false, seat: 1 });
    expect(kept.tank('su1').spotted).toEqual(['de2']);
    expect(kept.tank('su1').acquired).toEqual({ tank: 'de2', bonus: 10 });
  });

  test(`${cite('TD-5.4.2b', 'TD-5.4.2c', 'TD-5.4.3g', 'TD-Q64')} concealment takes Spotted, Acquired and Flank counters`, () => {
    const hide = pulled({ atMost: 60 });
    const duel = lay({ hands: [[card('command')], []], deck: [hide], edit: sighted });
    duel.tank('de1').box.terrain = { id: 'brush', card: null };
    duel.tank('su1').acquired = { tank: 'de1', bonus: 20 };
    duel.tank('su1').flanking = ['de1'];
    duel.phaseOf('de1').give({ type: 'commandSelf', card: card('command'), use: 'conceal' });
    expect(hide).toBeLessThanOrEqual(50);
    expect(duel.tank('su1')).toMatchObject({ spotted: [], acquired: null, flanking: [] });
    expect(duel.tank('de1').spotted).toEqual(['su1']);
  });

  test(`${cite('TD-5.4.3h')} when either moves, the Acquired counter goes and the Spotted one stays`, () => {
    const duel = lay({ hands: [[card('move', 1)], []], edit: sighted });
    duel.tank('de1').acquired = { tank: 'su1', bonus: 20 };
    duel.tank('su1').acquired = { tank: 'de1', bonus: 10 };
    duel.phaseOf('de1').give({ type: 'declare', cards: [`${card('move', 1)}.move`] });
    duel.give({ type: 'move', to: 800, card: card('move', 1) });
    expect([duel.tank('de1').acquired, duel.tank('su1').acquired]).toEqual([null, null]);
    expect([duel.tank('de1').spotted, duel.tank('su1').spotted]).toEqual([['su1'], ['de1']]);
  });

  test(`${cite('TD-5.6.2l', 'TD-Q64')} a lost commander costs all own counters`, () => {
    const through = pulled({ pen: 'P', heavy: true });
    const duel = lay({ hands: [[card('fire', 5)], []], edit: sighted, deck: [1, 10, through], damage: [1] });
    duel.tank('su1').acquired = { tank: 'de1', bonus: 10 };
    duel.tank('su1').flanking = ['de1'];
    duel
      .phaseOf('de1')
      .give({ type: 'declare', cards: [`${card('fire', 5)}.fire`] })
      .give({ type: 'target', tank: 'su1' });
    duel.give({ type: 'letStand' });
    expect(duel.all('killed').map(({ person }) => person)).toEqual(['commander']);
    expect(duel.tank('su1')).toMatchObject({ spotted: [], acquired: null, flanking: [] });
  });
});
