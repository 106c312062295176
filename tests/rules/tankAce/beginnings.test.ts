import { describe, expect, test } from 'vitest';
import { tankAce } from '../../../src/rules/tankAce';
import { rollOn } from '../../../src/rules/tankAce/roll';
import type { Event } from '../../../src/rules/tankAce/types';
import { cite } from '../../support/cite';
import { battle, newCareer, scripted } from './table';

describe('a career at its very beginning', () => {
  test(`nothing has happened to it yet ${cite('ATA-4.8a', 'ATA-8.2a', 'ATA-8.3.2a', 'ATA-9.0c')}`, () => {
    expect(newCareer({}, 2).state.careers).toHaveLength(2);
    for (const career of newCareer({}, 2).state.careers)
      expect(career).toMatchObject({
        ...{ xp: 1, credit: 0, points: 0, level: 0, rank: 0, stars: 0, owed: 0, completed: 0, successes: 0 },
        ...{ prisoner: false, intercept: false, tankLost: false, needsTank: false, synergyLost: false },
        ...{ trophies: [], away: [], log: [], expert: [], studied: null, training: null, fate: null, reason: null },
        ...{ men: 5, streak: { missions: 0, armour: 0 }, vehicles: 0, infantry: 0 },
        goods: { belts: [], smoke: [], sergeant: 0, mortar: 0, apcr: 0, sandbags: false },
      });
    expect(newCareer({}, 2).state.fights).toEqual([null, null]);
  });

  test(`each of two has a career, a crew and a rack of his own ${cite('ATA-10.1a')}`, () => {
    const { state } = newCareer({}, 2);
    const [one, other] = state.careers;
    expect(one).toEqual(other);
    for (const part of ['crew', 'rack', 'goods', 'awards', 'log'] as const) expect(one?.[part]).not.toBe(other?.[part]);
    expect(Object.values(one?.crew ?? {}).map(({ no, hurt, skills }) => [no, hurt, skills])).toEqual(
      [0, 1, 2, 3, 4].map((no) => [no, null, []]),
    );
    expect(one?.rack).toEqual({ AP: 4, HE: 4, WP: 0, HCBI: 0, APCR: 0 });
  });
});

describe('what is agreed on before', () => {
  const asked = (more: object) => tankAce.checkOptions({ setup: 'career', seats: 1, options: {}, ...more });

  test(`every value of every option is taken, and no other ${cite('ATA-4.1.1a', 'ATA-10.1a')}`, () => {
    for (const { id, values } of tankAce.options) {
      for (const value of values) expect([id, asked({ options: { [id]: value } })]).toEqual([id, null]);
      expect(asked({ options: { [id]: 'nonsense' } })).toEqual({ where: id, problem: 'unknownValue' });
    }
    expect(asked({ options: { luck: true } })).toEqual({ where: 'luck', problem: 'unknownOption' });
  });

  test(`one or two play, a career or a mission ${cite('ATA-10.1a')}`, () => {
    for (const setup of ['career', 'mission']) for (const seats of [1, 2]) expect(asked({ setup, seats })).toBeNull();
    for (const seats of [0, 3]) expect(asked({ seats })).toEqual({ where: 'seats', problem: 'oneOrTwo' });
    expect(asked({ setup: 'war' })).toEqual({ where: 'setup', problem: 'unknownSetup' });
  });
});

describe('what is told', () => {
  test(`a roll that is about nobody and has one column says so ${cite('ATA-3.6a')}`, () => {
    const events: Event[] = [];
    const dice = scripted([3, 4]);
    rollOn({ dice, emit: (event) => void events.push(event as Event) }, { seat: 0, chart: 'wounds' });
    expect(events).toEqual([
      {
        ...{ type: 'rolled', seat: 0, chart: 'wounds', column: '', faces: [3, 4], terms: [], total: 7 },
        ...{ row: 0, result: '-', who: '', unit: '' },
      },
    ]);
  });

  test(`in an ironman career whatever is told counts as seen, elsewhere only what shows something ${cite('ATA-3.7a')}`, () => {
    const shut = { type: 'buttonUp', posts: 'commander' } as const;
    const sealed = battle([['pz4', 'B']], { options: { ironman: true } }).play(shut);
    const open = battle([['pz4', 'B']]).play(shut);
    expect(sealed.types()).toEqual(open.types());
    expect(sealed.events.length).toBeGreaterThan(0);
    for (const [index, event] of sealed.events.entries())
      expect(event).toEqual({ ...open.events[index], reveals: true });
    expect(open.events.some((event) => 'reveals' in event)).toBe(false);
  });

  test(`so does what a phase does when it opens ${cite('ATA-3.7a')}`, () => {
    const opened = (ironman: boolean) =>
      battle(
        [
          ['truck', 'B'],
          ['pz4', 'C'],
        ],
        { mission: { round: 1 }, options: { ironman } },
      ).begin('roundEnd');
    expect(opened(true).events.length).toBeGreaterThan(0);
    expect(opened(true).events.every((event) => 'reveals' in event && event.reveals === true)).toBe(true);
    expect(opened(false).events.some((event) => 'reveals' in event)).toBe(false);
  });
});
