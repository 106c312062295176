import { describe, expect, test } from 'vitest';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import { robotRules } from '../../../src/rules/tankDuel/data/robots';
import { boxMoveLevel, clearBox, groundCover, halfOf, hullDownValue, stop } from '../../../src/rules/tankDuel/ground';
import { moveLevel, roadsOf, standingFire, standingMove } from '../../../src/rules/tankDuel/levels';
import {
  acquire,
  canSpot,
  conceal,
  isObserved,
  loseSight,
  spot,
  spottable,
} from '../../../src/rules/tankDuel/spotting';
import { type Event, SOLO, type State } from '../../../src/rules/tankDuel/types';
import { cite } from '../../support/cite';
import { card, lay } from './duel';

/** What a piece of the rules tells while it works on a state. */
function told(work: (scribe: { dice: ReturnType<typeof openDice>; emit: (event: Event) => void }) => void): Event[] {
  const events: Event[] = [];
  work({ dice: openDice(seedDice('told')), emit: (event) => void events.push(event) });
  return events;
}

const two = (edit?: (state: State) => void) =>
  lay({ de: ['pz4', 'stug3'], su: ['t34-85', 't34-85'], ...(edit === undefined ? {} : { edit }) });

describe('levels', () => {
  test(`${cite('TD-Q73')} a Road of the enemy does not carry one’s own tanks through the mud`, () => {
    const duel = lay({ su: ['t34-85'], settings: { deepMud: true } });
    duel.tank('de1').box.road = true;
    expect([roadsOf(duel.state, 'de'), roadsOf(duel.state, 'su')]).toEqual([1, 0]);
    expect(moveLevel(duel.state, duel.tank('de1'))).toBe(7);
    expect(moveLevel(duel.state, duel.tank('su1'))).toBe(4);
  });

  test(`${cite('TD-5.6.2g')} without a driver nothing is driven, but the level is no lower for it`, () => {
    const duel = lay();
    const tank = duel.tank('su1');
    for (const member of tank.crew) if (member.person === 'driver') member.seat = null;
    expect(moveLevel(duel.state, tank)).toBe(7);
  });

  test(`${cite('TD-Q40')} a lost commander lowers the levels a special result is compared with`, () => {
    const duel = lay();
    const tank = duel.tank('su1');
    for (const member of tank.crew) if (member.person === 'commander') member.seat = null;
    expect([standingMove(tank), standingFire(tank)]).toEqual([6, 4]);
  });
});

describe('ground', () => {
  test(`${cite('TD-Q80')} a Hill helps infantry by its cover, a move does not`, () => {
    const { box } = lay().tank('de1');
    expect(groundCover({ ...box, hill: true })).toBe(5);
    expect(groundCover({ ...box, hill: true, terrain: { id: 'brush', card: null } })).toBe(20);
    expect(groundCover({ ...box, move: 16 })).toBe(0);
  });

  test(`${cite('TD-Q55')} In Motion nobody goes Hull Down`, () => {
    const tank = lay().tank('de1');
    expect(hullDownValue(tank)).toBe(15);
    expect(hullDownValue({ ...tank, box: { ...tank.box, move: 16 } })).toBeNull();
  });

  test(`${cite('TD-Q90')} the solo Move card of a robot has its own level`, () => {
    const { state, tank } = lay();
    const rolling = (move: number) => ({ ...tank('de1'), box: { ...tank('de1').box, move } });
    expect(boxMoveLevel(state, rolling(SOLO))).toBe(robotRules.soloMoveLevel);
    expect(boxMoveLevel(state, rolling(card('move', 5)))).toBe(5);
    expect(boxMoveLevel(state, tank('de1'))).toBeNull();
  });

  test(`${cite('TD-10.2.1')} what lay in the Holding Box goes to the discards when the tank moves on`, () => {
    const duel = lay();
    const tank = duel.tank('de1');
    tank.box = { ...tank.box, move: 16, smoke: 5, terrain: { id: 'woods', card: 40 } };
    clearBox(duel.state, tank);
    expect(duel.state.discard.map((each) => each.card)).toEqual([16, 40, 5]);
    expect(tank.box).toMatchObject({ move: null, smoke: null, terrain: null });
  });

  test(`${cite('TD-10.2.2a')} a tank that stands cannot stop`, () => {
    const duel = lay();
    expect(told((scribe) => stop(duel.state, scribe, duel.tank('de1')))).toEqual([]);
    duel.tank('de1').box.move = 16;
    expect(told((scribe) => stop(duel.state, scribe, duel.tank('de1')))).toEqual([{ type: 'stopped', tank: 'de1' }]);
  });

  test(`${cite('TD-Q78')} the centre and what lies beyond it is the other’s half`, () => {
    const duel = lay();
    const half = (id: 'de1' | 'su1', range: number) => halfOf({ ...duel.tank(id), range });
    expect([half('de1', 400), half('de1', 0), half('de1', -400)]).toEqual(['de', 'su', 'su']);
    expect([half('su1', 400), half('su1', 0), half('su1', -400)]).toEqual(['su', 'de', 'de']);
  });
});

describe('spotting', () => {
  test(`${cite('TD-5.4.1a')} only tanks in play spot and are spotted`, () => {
    const duel = two();
    const [tank, enemy] = [duel.tank('de1'), duel.tank('su1')];
    expect(spottable(duel.state, tank)).toEqual(['su1', 'su2']);
    expect(canSpot(duel.state, { ...tank, inPlay: false }, enemy)).toBe(false);
    expect(canSpot(duel.state, tank, { ...enemy, inPlay: false })).toBe(false);
    expect(canSpot(duel.state, tank, enemy)).toBe(true);
  });

  test(`${cite('TD-5.4.3f')} a new enemy spotted costs the acquisition, once, and is told with its distance`, () => {
    const duel = two();
    const tank = duel.tank('de1');
    tank.spotted = ['su1'];
    tank.acquired = { tank: 'su1', bonus: 10 };
    expect(told((scribe) => spot(duel.state, scribe, tank, 'su2'))).toEqual([
      { type: 'acquisitionLost', tank: 'de1', enemy: 'su1' },
      { type: 'spotted', tank: 'de1', enemy: 'su2', distance: 1600 },
    ]);
    expect(tank).toMatchObject({ spotted: ['su1', 'su2'], acquired: null });
    expect(told((scribe) => spot(duel.state, scribe, tank, 'su2'))).toEqual([]);
    expect(tank.spotted).toEqual(['su1', 'su2']);
  });

  test(`${cite('TD-Q64')} losing sight of one enemy leaves the counters for the others`, () => {
    const duel = two();
    const tank = duel.tank('de1');
    Object.assign(tank, { spotted: ['su1', 'su2'], flanking: ['su1', 'su2'], acquired: { tank: 'su1', bonus: 20 } });
    loseSight(tank, 'su2');
    expect(tank).toMatchObject({ spotted: ['su1'], flanking: ['su1'], acquired: { tank: 'su1', bonus: 20 } });
    loseSight(tank, 'su1');
    expect(tank).toMatchObject({ spotted: [], flanking: [], acquired: null });
  });

  test(`${cite('TD-Q64')} a concealed tank is lost to all enemies, and that is told`, () => {
    const duel = two((state) => {
      for (const tank of state.tanks) tank.spotted = tank.nation === 'de' ? ['su1'] : ['de1'];
    });
    expect(told((scribe) => conceal(duel.state, scribe, duel.tank('su1')))).toEqual([
      { type: 'concealed', tank: 'su1' },
    ]);
    expect(duel.state.tanks.map(({ spotted }) => spotted)).toEqual([[], [], ['de1'], ['de1']]);
  });

  test(`${cite('TD-Q57')} a tank that is only flanked is observed too`, () => {
    const duel = two();
    expect(isObserved(duel.state, duel.tank('su1'))).toBe(false);
    duel.tank('de2').flanking = ['su1'];
    expect(isObserved(duel.state, duel.tank('su1'))).toBe(true);
  });

  test(`${cite('TD-11.1.4')} an acquisition keeps the Flank counter for its target alone`, () => {
    const duel = two();
    const tank = duel.tank('de1');
    Object.assign(tank, { spotted: ['su1', 'su2'], flanking: ['su1', 'su2'] });
    expect(told((scribe) => acquire(scribe, tank, 'su1', 10))).toEqual([
      { type: 'acquired', tank: 'de1', enemy: 'su1', bonus: 10 },
    ]);
    expect(tank).toMatchObject({ spotted: ['su1'], flanking: ['su1'], acquired: { tank: 'su1', bonus: 10 } });
  });
});
