import { describe, expect, test } from 'vitest';
import type { Level } from '../../../src/rules/core/module';
import { tankOnTank } from '../../../src/rules/tankOnTank';
import { isPosted } from '../../../src/rules/tankOnTank/bot/moves';
import { studyOf } from '../../../src/rules/tankOnTank/bot/study';
import { think } from '../../../src/rules/tankOnTank/bot/think';
import { isInFront } from '../../../src/rules/tankOnTank/sight';
import type { Command, State, Unit } from '../../../src/rules/tankOnTank/types';
import { view } from '../../../src/rules/tankOnTank/view';
import { cite } from '../../support/cite';
import { ge, given, us } from './given';

function decide(state: State, seat: number, level: Level, seed = 'test'): Command {
  const { command } = think({ view: view(state, seat), seat, seed, level });
  const given = tankOnTank.parse(command);
  if (given === null) throw new Error('not a command of this game');
  return given;
}

const seeds = Array.from({ length: 25 }, (_, index) => `seed ${index}`);

describe('how a move ends', () => {
  test.each(['easy', 'normal', 'hard'] as const)(
    `${cite('TOT-7.0e')} %s looks at the enemy it has come to`,
    (level) => {
      const units = [us('1', 'sherman', 'E8', 'S'), us('2', 'sherman', 'A10'), ge('1', 'panzer4', 'E5', 'S')];
      const mover = { unit: '01', steps: 1, spent: 1, road: false, stopped: false };
      const activity: State['activity'] = { type: 'move', lead: null, members: ['01'], mover };
      const { state } = given(
        units.map((unit) => ({ ...unit, moved: unit.id === '01' })),
        { activity, spent: 1 },
      );
      for (const seed of seeds) {
        const command = decide(state, 0, level, seed);
        expect(command).toMatchObject({ type: 'face', unit: '01' });
        if (command.type !== 'face') throw new Error('no facing');
        expect(isInFront('E8', command.facing, 'E5'), `${seed}: ${command.facing}`).toBe(true);
      }
    },
  );

  test('easy still errs in what it does', () => {
    const units = [us('1', 'sherman', 'E8', 'N'), us('2', 'sherman', 'F9', 'N'), ge('1', 'panzer4', 'E6', 'S')];
    const { state } = given(units);
    const chosen = new Set(seeds.map((seed) => JSON.stringify(decide(state, 0, 'easy', seed))));
    expect(chosen.size).toBeGreaterThan(2);
  });
});

describe('coming in', () => {
  const waiting = us('1', 'sherman', null, 'S');

  test.each(['normal', 'hard'] as const)(`${cite('TOT-7.1c', 'TOT-7.1d')} %s drives on from the gate`, (level) => {
    const { state, ...table } = given([waiting, ge('1', 'panzer4', null, 'N', { force: 1 })], { setup: 'S1' });
    const inside = { ...table, state }.play({ type: 'enter', seat: 0, unit: '01', to: 'G1' });
    expect(decide(inside.state, 0, level)).toMatchObject({ type: 'move', unit: '01' });
  });

  test(`${cite('TOT-7.1d')} hard judges a gate by where it leads: by a road it gets further`, () => {
    const { state } = given([waiting, ge('1', 'panzer4', null, 'N', { force: 1 })], { setup: 'S1' });
    const command = decide(state, 0, 'hard');
    expect(command).toMatchObject({ type: 'enter', unit: '01' });
    expect(['D1', 'G1']).toContain(command.type === 'enter' ? command.to : '');
  });

  test(`${cite('TOT-S4d')} hard brings its reserves in while the battle is open`, () => {
    const units = [
      us('0', 'sherman', 'C3', 'S', { hq: true }),
      us('1', 'sherman', null, 'S', { force: 1 }),
      us('2', 'sherman', null, 'S', { force: 1 }),
      ...['C8', 'D8', 'E9', 'F9', 'G9'].map((at, index) => ge(`${index}`, 'panzer4', at, 'N', { force: 2 })),
    ];
    const { state } = given(units, { setup: 'S4', turn: 5, half: 2, first: 1 });
    expect(decide(state, 0, 'hard')).toMatchObject({ type: 'enter' });
  });
});

describe('driving off the map', () => {
  test(`${cite('TOT-S4g')} with one point left it goes for the last exit, not for a shot`, () => {
    const units = [
      us('0', 'sherman', 'A10', 'N'),
      us('1', 'sherman', 'I10', 'N'),
      ...['C4', 'C3'].map((at, index) => ge(`${index}`, 'panzer4', at, 'N', { force: 2 })),
      ge('9', 'panzer4', 'A9', 'S', { force: 2, hq: true }),
    ];
    const gone = { at: null, where: 'exited' as const };
    const out = [ge('7', 'panzer4', null, 'N', gone), ge('8', 'panzer4', null, 'N', gone)];
    const { state } = given([...units, ...out], { setup: 'S4', turn: 9, phasing: 1, first: 1, spent: 3 });
    expect(decide(state, 1, 'hard')).toMatchObject({ type: 'move', unit: '11' });
  });
});

describe('whoever is posted on foot', () => {
  // Four defenders as they were set up, and the first trucks out of their reach: the gun in B6 would see them from D6.
  const units = [
    ge('1', 'geAtGun', 'B6', 'N', { dug: true }),
    ge('2', 'geAtGun', 'G9', 'N', { dug: true }),
    ge('3', 'geInfantry', 'C9', 'N'),
    us('1', 'truck', 'G4', 'S'),
    us('2', 'truck', 'E4', 'S'),
    us('3', 'sherman', 'D3', 'S', { hq: true }),
  ];
  const setUp = { setup: 'S8', turn: 1, phasing: 1, first: 0 } as const;

  test.each(['normal', 'hard'] as const)(
    `${cite('TOT-9.1a', 'TOT-S8e')} %s leaves guns where they are while that wins, since who walks does not fire`,
    (level) => {
      for (const seed of seeds.slice(0, 8))
        expect(decide(given(units, setUp).state, 1, level, seed)).not.toMatchObject({ type: 'move' });
    },
  );

  test(`${cite('TOT-S8e')} nobody is held by it whose side would lose as things stand, nor who drives`, () => {
    const posted = (unit: Unit, control: State['control'] = {}) => {
      const { state } = given([unit, us('9', 'truck', null, 'S', { where: 'exited' })], { ...setUp, control });
      return isPosted(studyOf(state, unit.seat, 100), unit);
    };
    expect(posted(ge('1', 'geAtGun', 'B6'))).toBe(true);
    expect(posted(ge('1', 'geMech', 'B6'))).toBe(false);
    expect(posted(ge('1', 'panzer4', 'B6'))).toBe(false);
    expect(posted(us('1', 'usInfantry', 'B6'))).toBe(false);
    const fourTowns = { C9: 0, D2: 0, E6: 0, G9: 0 };
    expect(posted(ge('1', 'geAtGun', 'B6'), fourTowns)).toBe(false);
    expect(posted(us('1', 'usInfantry', 'B6'), fourTowns)).toBe(true);
  });
});
