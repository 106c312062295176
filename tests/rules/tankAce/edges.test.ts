import { describe, expect, test } from 'vitest';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import { tankAce } from '../../../src/rules/tankAce';
import { chronicleOf } from '../../../src/rules/tankAce/chronicle';
import { LINES, months } from '../../../src/rules/tankAce/data/calendar';
import { begin } from '../../../src/rules/tankAce/phases';
import { pickOne } from '../../../src/rules/tankAce/roll';
import { score } from '../../../src/rules/tankAce/score';
import type { Command, Event, Known, Phase, State } from '../../../src/rules/tankAce/types';
import { cite } from '../../support/cite';
import { battle, newCareer } from './table';

const refused = (state: Known, command: Command) => tankAce.refuse(state, command)?.rule ?? null;

describe('the game as a whole', () => {
  const { state } = newCareer();

  test(`a career is as far as its lines; a single mission has no length ${cite('ATA-3.7a')}`, () => {
    const at = (month: number, line: number, start = 0, setup: State['setup'] = 'career') =>
      tankAce.progress?.({ ...state, month, line, start, setup }) ?? -1;
    expect([at(0, 1), at(0, 1, 0, 'mission')]).toEqual([0, 0]);
    expect(at(5, 3)).toBeCloseTo((5 * LINES + 2) / (months.length * LINES), 12);
    expect(at(5, 3, 4)).toBeCloseTo((LINES + 2) / ((months.length - 4) * LINES), 12);
    expect(at(months.length, 1)).toBe(1);
    expect(at(months.length + 3, 1)).toBe(1);
    expect(at(5, 3, 4, 'mission')).toBe(0);
  });

  test(`two are one side where they play together, and only then ${cite('ATA-10.1a', 'ATA-10.3a')}`, () => {
    const teams = (seats: number, together?: string) =>
      tankAce.teams?.({ setup: 'career', seats, options: together === undefined ? {} : { together } });
    expect([teams(1), teams(2), teams(2, 'cooperative')]).toEqual([[[0]], [[0, 1]], [[0, 1]]]);
    expect([teams(2, 'competitive'), teams(2, 'separate')]).toEqual([
      [[0], [1]],
      [[0], [1]],
    ]);
  });

  test(`nobody who is not asked has anything to try ${cite('ATA-7.2.3-C1')}`, () => {
    const table = battle([['pz4', 'B']], { seats: 2 });
    expect(table.state.active).toEqual([0]);
    expect(tankAce.candidates(table.state, 1)).toEqual([]);
    expect(tankAce.candidates(table.state, 0).length).toBeGreaterThan(3);
    expect(refused(table.state, { type: 'endOrders', seat: 1 })).toBe('ATA-7.2.3-C1');
  });

  test(`after the end nothing is ordered; in a phase only what it asks for ${cite('ATA-3.7a', 'ATA-4.6b')}`, () => {
    const table = battle([['pz4', 'B']]);
    const rule = (change: Partial<State>, command: Command) => refused({ ...table.state, ...change }, command);
    expect(rule({ ended: true }, { type: 'endOrders', seat: 0 })).toBe('ATA-3.7a');
    const phases: readonly Phase[] = [
      'enlist',
      'school',
      'skills',
      'load',
      'deploy',
      'expert',
      'stow',
      'after',
      'over',
    ];
    expect(phases.map((phase) => rule({ phase }, { type: 'endOrders', seat: 0 }))).toEqual([
      ...['ATA-4.0a', 'ATA-4.6b', 'ATA-7.7b', 'ATA-4.4.3a', 'ATA-4.3.2b', 'ATA-7.7.expert', 'ATA-7.2C1', 'ATA-6.8a'],
      'ATA-7.2.3-C1',
    ]);
  });

  test('an imagined world is a copy', () => {
    const imagined = tankAce.imagine(tankAce.view(state, 0), openDice(seedDice('any')));
    expect(imagined).toEqual(state);
    expect(imagined).not.toBe(state);
    expect(imagined.careers[0]).not.toBe(state.careers[0]);
  });

  test('units and payments are read from outside only where they are some', () => {
    const unit = (id: unknown) => tankAce.parse({ type: 'fire', seat: 0, unit: id, load: 'AP' }) !== null;
    expect(['u1', 'u123456', 'u', 'u1234567', 'x1', ' u1', 'u1 ', 7, null, ['u1']].map(unit)).toEqual([
      ...[true, true],
      ...[false, false, false, false, false, false, false, false],
    ]);
    const pay = (word: unknown) => tankAce.parse({ type: 'barter', seat: 0, ware: 'belts', choice: 'bow', pay: word });
    expect([pay('knife'), pay('k'.repeat(79))].map((read) => read !== null)).toEqual([true, true]);
    expect([pay(''), pay('k'.repeat(80)), pay(3), pay(null)]).toEqual([null, null, null, null]);
  });

  test(`the end is told with its degree ${cite('ATA-5.2.1a')}`, () => {
    const told: Event[] = [];
    const draft = structuredClone({ ...state, phase: 'over' as const });
    begin(draft, { emit: (event: Event) => void told.push(event), dice: openDice(seedDice('end')) });
    expect(told).toEqual([{ type: 'gameOver', degree: 'defeat' }]);
  });
});

test('what a position is worth: each thing by its own weight', () => {
  const table = battle([
    ['pz4', 'B'],
    ['inf', 'A'],
  ]);
  const base = score(table.state, 0);
  const career = (change: Partial<State['careers'][number]>) =>
    score(table.change((state) => Object.assign(state.careers[0] ?? {}, change)).state, 0) - base;
  const fight = (change: object) =>
    score(table.change((state) => Object.assign(state.fights[0] ?? {}, change)).state, 0) - base;
  const now = table.career;
  expect(career({ successes: now.successes + 2 })).toBe(200);
  expect(career({ vehicles: now.vehicles + 2 })).toBe(10);
  expect(career({ level: now.level + 2 })).toBe(20);
  expect(career({ points: now.points + 2 })).toBe(6);
  expect(career({ xp: now.xp + 2 })).toBe(8);
  expect(career({ owed: now.owed + 2 })).toBe(-120);
  expect(career({ fate: 'killed' })).toBe(-1000);
  expect(
    career({
      crew: { ...now.crew, driver: { ...now.crew.driver, hurt: 'SW' }, loader: { ...now.crew.loader, hurt: 'KIA' } },
    }),
  ).toBe(-80);
  expect(career({ crew: { ...now.crew, driver: { ...now.crew.driver, hurt: 'LW' } } })).toBe(0);
  expect([fight({ outcome: 'cleared' }), fight({ outcome: 'destroyed' }), fight({ outcome: 'withdrawn' })]).toEqual([
    ...[100, -250, -90],
  ]);
  expect(fight({ units: [] })).toBe(40);
  expect(fight({ tank: { ...table.tank, immobile: true } })).toBe(-25);
  expect(fight({ tally: { ...table.fight.tally, kills: ['pz4', 'inf'] } })).toBe(30);
});

test(`one of several is picked by a die that is told in full ${cite('ATA-3.6a')}`, () => {
  const units = ['pz4', 'panther', 'inf'].map((kind, index) => ({ id: `u${index + 1}`, kind }));
  const told: Event[] = [];
  const why: string[] = [];
  const dice = { ...openDice(seedDice('pick')), roll: (_: number, purpose: string) => why.push(purpose) + 1 };
  const to = { emit: (event: Event) => void told.push(event), dice };
  expect([pickOne(to, 0, units)?.id, pickOne(to, 0, units.slice(0, 1))?.id, pickOne(to, 0, [])]).toEqual([
    'u2',
    'u1',
    null,
  ]);
  expect(why).toEqual(['pick']);
  expect(told).toEqual([
    {
      ...{ type: 'rolled', seat: 0, chart: 'pick', column: '', faces: [2], terms: [], total: 2, row: 1 },
      ...{ result: 'panther', who: 'panther', unit: 'u2' },
    },
  ]);
});

describe('what the chronicle is told', () => {
  const line: Event = { type: 'lineOpened', month: '1944-09', line: 1 };
  const logged: Event = {
    ...{ type: 'missionLogged', seat: 0, month: '1944-09', line: 1, mission: 'attack', won: false },
    ...{ met: ['pz4'], kills: [], damaged: 0, tankLost: false, successes: 0 },
  };
  const told = (...events: readonly Event[]) => {
    const opening: Event[] = [{ type: 'enlisted', seat: 0, tank: 'm4' }];
    return chronicleOf([...opening, ...events], 0, '1944-06');
  };

  test(`the unit joined, the commander away, a man discharged ${cite('ATA-4.0a', 'ATA-7.4.3f', 'ATA-CH.C2')}`, () => {
    const joined = told({ type: 'joined', seat: 0, unit: 'battalion761' } as Event);
    expect(joined.unit).toBe('battalion761');
    const away = told(line, logged, { type: 'crewAway', seat: 0, post: 'commander', lines: 4, hospital: false });
    expect(away.chapters.at(-1)?.away).toEqual([{ no: 0, post: 'commander', lines: 4 }]);
    const gone = told(line, logged, { type: 'crewDischarged', seat: 0, post: 'gunner' });
    expect(gone.chapters.at(-1)?.discharged.map(({ post }) => post)).toEqual(['gunner']);
    expect(gone.men.find(({ post }) => post === 'gunner')?.end).toBe('discharged');
  });
});
