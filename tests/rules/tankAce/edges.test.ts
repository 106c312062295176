import { describe, expect, test } from 'vitest';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import { tankAce } from '../../../src/rules/tankAce';
import { chronicleOf } from '../../../src/rules/tankAce/chronicle';
import { LINES, months } from '../../../src/rules/tankAce/data/calendar';
import { skillNames, skills } from '../../../src/rules/tankAce/data/crewCharts';
import { afterOutcome, shotOf, stuckChance, threatAfter, threatTo } from '../../../src/rules/tankAce/outlook';
import { begin } from '../../../src/rules/tankAce/phases';
import { pickOne } from '../../../src/rules/tankAce/roll';
import { score } from '../../../src/rules/tankAce/score';
import { barter, buySkill, paymentsFor, readPay, skillChecks, skillFacts } from '../../../src/rules/tankAce/shop';
import type { Command, Event, Known, Phase, State } from '../../../src/rules/tankAce/types';
import { cite } from '../../support/cite';
import { old, settled } from './fought';
import { battle, newCareer, type Scene } from './table';

const shop = (career: Scene['career'] = {}) => settled({ won: false, career: { ...old, ...career } });
const man = (no: number) => ({ no, skills: [], used: [], discounts: [], hurt: null, hearts: 0 });
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

describe('what is thought of before a shot', () => {
  const scene = (more: Scene = {}) =>
    battle(
      [
        ['panther', 'B', { targets: 0 }],
        ['pz4', 'C', { targets: 0 }],
        ['inf', 'A', { targets: 0 }],
      ],
      more,
    );
  const outcome = (
    table: ReturnType<typeof scene>,
    result: string,
    type: 'fire' | 'coax' | 'bow' | 'fifty' = 'fire',
    unit = 'u1',
  ) => {
    const command: Command = type === 'fire' ? { type, seat: 0, unit, load: 'AP' } : { type, seat: 0, unit };
    const shot = shotOf(table.state, command);
    if (shot === null) throw new Error('no shot');
    const next = afterOutcome(table.state, 0, shot, result);
    return { next, unit: next.fights[0]?.units.find(({ id }) => id === unit) ?? null, tank: next.fights[0]?.tank };
  };

  test(`a result leaves the unit as the rules would ${cite('ATA-7.4.5a', 'ATA-7.3.7a', 'ATA-7.4h', 'ATA-7.3.8-C1')}`, () => {
    const ap = scene({ tank: { loaded: 'AP' } });
    expect(outcome(ap, 'IMM').unit).toMatchObject({ immobile: true, buttoned: false, shock: false });
    expect(outcome(ap, 'B').unit).toMatchObject({ immobile: false, buttoned: true, shock: true });
    expect(outcome(ap, 'B+IMM').unit).toMatchObject({ immobile: true, buttoned: true });
    expect(outcome(ap, 'B+hit').unit).toMatchObject({ immobile: false, buttoned: true });
    expect(outcome(ap, '-').unit).toMatchObject({ shock: true });
    expect(outcome(ap, 'miss').unit).toMatchObject({ shock: false, targets: 0 });
    expect(outcome(ap, 'DE').unit).toBeNull();
    expect(outcome(scene({ tank: { loaded: 'HE' } }), 'B').unit).toMatchObject({ shock: false });
    expect(outcome(ap, '-', 'fifty').unit).toMatchObject({ shock: false });
  });

  test(`the other units, and the other board, stay as they are ${cite('ATA-10.2a')}`, () => {
    const two = battle(
      [
        ['panther', 'B', { targets: 0 }],
        ['pz4', 'C'],
      ],
      { seats: 2 },
    ).change((state) => {
      const [own] = state.fights;
      if (own !== null && own !== undefined) state.fights[1] = structuredClone({ ...own, units: [] });
    });
    const { next } = outcome(two, 'DE');
    expect(next.fights[0]?.units.map(({ id }) => id)).toEqual(['u2']);
    expect(next.fights[1]).toBe(two.state.fights[1]);
    expect(
      outcome(
        two.change((state) => {
          state.fights[1] = null;
        }),
        'DE',
      ).next.fights[1],
    ).toBeNull();
  });

  test(`main gun and coaxial gun turn the turret, the others do not ${cite('ATA-7.2A1')}`, () => {
    const table = scene({ tank: { turret: 'A', hull: 'B' } });
    expect(
      ['fire', 'coax', 'bow', 'fifty'].map((type) => outcome(table, '-', type as 'fire', 'u2').tank?.turret),
    ).toEqual([...['C', 'C', 'A', 'A']]);
  });

  test(`the last kill ends the battle ${cite('ATA-7.2.6a')}`, () => {
    const alone = battle([['panther', 'B', { targets: 0 }]]);
    expect(outcome(alone, 'DE').next.fights[0]?.outcome).toBe('cleared');
    expect(outcome(scene(), 'DE').next.fights[0]?.outcome).toBeNull();
  });

  test(`what an order changes is reckoned: turning, driving, hiding ${cite('ATA-7.2F1', 'ATA-7.2G1', 'ATA-7.2E1', 'ATA-7.2J1', 'ATA-7.2P1')}`, () => {
    const table = scene({
      ...{ tank: { hull: 'A', turret: 'A', orders: 2 }, fight: { range: 'medium' }, career: { tank: 'm4a3e2' } },
    });
    const danger = (command: Command) => threatAfter(table.state, command);
    const now = threatTo(table.state, 0).destroyed;
    const laid = (tank: object, fight: object = {}) =>
      threatTo(
        table.change((state) => {
          const own = state.fights[0];
          if (own !== null && own !== undefined) Object.assign(own, fight, { tank: { ...own.tank, ...tank } });
        }).state,
        0,
      ).destroyed;
    expect(danger({ type: 'angle', seat: 0, hull: 'B' })).toBeCloseTo(laid({ hull: 'B' }), 12);
    expect(laid({ hull: 'B' })).not.toBeCloseTo(now, 6);
    expect(danger({ type: 'traverse', seat: 0, turret: 'B' })).toBeCloseTo(laid({ turret: 'B' }), 12);
    expect(laid({ turret: 'B' })).not.toBeCloseTo(now, 6);
    expect(danger({ type: 'advance', seat: 0, hull: 'B' })).toBeCloseTo(laid({ hull: 'B' }, { range: 'close' }), 12);
    expect(danger({ type: 'reverse', seat: 0, hull: 'B' })).toBeCloseTo(laid({ hull: 'B' }, { range: 'long' }), 12);
    expect(danger({ type: 'smoke', seat: 0, area: 'B', load: 'AP' })).toBeCloseTo(
      laid({ turret: 'B' }, { smoke: { ...table.fight.smoke, B: 2 } }),
      12,
    );
    expect(danger({ type: 'flank', seat: 0, unit: 'u1', step: 'keep' })).toBeCloseTo(
      laid({ exposed: 'B', flankTarget: 'u1', hullDown: false }),
      12,
    );
    expect(danger({ type: 'endOrders', seat: 0 })).toBeCloseTo(now, 12);
    expect(danger({ type: 'fire', seat: 0, unit: 'u9', load: 'AP' })).toBeCloseTo(now, 12);
  });

  test(`seeking cover is reckoned at the range it leads to, found or not ${cite('ATA-7.2E1')}`, () => {
    const table = scene({
      ...{ tank: { hull: 'B', turret: 'B', orders: 2 }, fight: { range: 'medium' }, career: { tank: 'm4a3e2' } },
    });
    const at = (step: 'nearer' | 'keep' | 'farther') =>
      threatAfter(table.state, { type: 'hullDown', seat: 0, hull: 'B', step });
    expect(new Set([at('nearer'), at('keep'), at('farther')]).size).toBe(3);
  });

  test(`mud holds whoever moves; a flank move that keeps its range is none, nor is leaving the field ${cite('ATA-7.2.2a')}`, () => {
    const table = scene({
      tank: { orders: 2 },
      fight: { range: 'long', startRange: 'long' },
      mission: { weather: 'mud' },
    });
    const chance = (command: Command) => stuckChance(table.state, command);
    const moving = chance({ type: 'advance', seat: 0, hull: 'B' });
    expect(moving).toBeGreaterThan(0);
    expect(chance({ type: 'flank', seat: 0, unit: 'u1', step: 'nearer' })).toBe(moving);
    expect(chance({ type: 'flank', seat: 0, unit: 'u1', step: 'keep' })).toBe(0);
    expect(chance({ type: 'reverse', seat: 0, hull: 'B' })).toBe(0);
    expect(chance({ type: 'endOrders', seat: 0 })).toBe(0);
    expect(shotOf(table.state, { type: 'endOrders', seat: 0 })).toBeNull();
    expect(shotOf(table.state, { type: 'again', seat: 0, load: 'AP' })).toBeNull();
  });
});

describe('skills and barter', () => {
  test(`a discount is spent on the skill it was for, and kept where the price is the usual one ${cite('ATA-4.6b', 'ATA-7.7b')}`, () => {
    const bought = (skill: 'aim' | 'gunnery' | 'synergy', discounts: ('aim' | 'synergy')[], synergyPrice = 1) => {
      const table = shop({ xp: 9 }).change((state) => {
        const career = state.careers[0];
        const post = skill === 'synergy' ? 'commander' : 'gunner';
        if (career !== undefined) career.crew[post] = { ...man(1), discounts: [...discounts] };
        Object.assign(state.switches, { synergyPrice });
      });
      const draft = structuredClone(table.state);
      const told: Event[] = [];
      const to = { emit: (event: Event) => void told.push(event), dice: openDice(seedDice('x')) };
      buySkill(draft, to, 0, skill === 'synergy' ? 'commander' : 'gunner', skill);
      const { crew, xp, expert } = draft.careers[0] as State['careers'][number];
      return [crew[skill === 'synergy' ? 'commander' : 'gunner'].discounts, 9 - xp, expert.length];
    };
    expect(bought('aim', ['aim'])).toEqual([[], skills.aim - 1, 0]);
    expect(bought('aim', [])).toEqual([[], skills.aim, 0]);
    expect(bought('gunnery', ['aim'])).toEqual([['aim'], skills.gunnery, 0]);
    expect(bought('synergy', ['aim'], 2)).toEqual([['aim'], 2, 0]);
    expect(bought('synergy', ['aim'], 1)).toEqual([['aim'], 1, 0]);
  });

  test(`the numbers beside a check are those it is judged by ${cite('ATA-7.7b')}`, () => {
    const { state } = shop({ xp: 1 });
    const price = skillChecks.find(({ id }) => id === 'price');
    const facts = skillFacts(state, { seat: 0, post: 'gunner', skill: 'aim' });
    expect(price?.numbers?.(facts)).toEqual({ price: skills.aim, xp: 1 });
    const broken = skillChecks.find(({ id }) => id === 'broken');
    const lost = { ...facts, career: { ...facts.career, synergyLost: true } };
    expect([
      broken?.holds(lost),
      broken?.holds({ ...lost, skill: 'synergy' }),
      broken?.holds({ ...facts, skill: 'synergy' }),
    ]).toEqual([...[true, false, true]]);
    expect(skillNames).toContain('synergy');
  });

  test(`every way to pay once, none with a trophy too many, none with six ${cite('ATA-8.4b', 'ATA-8.4c')}`, () => {
    const { career } = shop({ trophies: ['luger', 'knife', 'helmet', 'knife', 'helmet'] });
    const ways = (price: number) => [...paymentsFor(career, price)].sort();
    expect(ways(1)).toEqual(['helmet', 'knife', 'luger']);
    expect(ways(2)).toEqual(['helmet+helmet', 'knife', 'luger']);
    expect(ways(4)).toEqual(['helmet+helmet+knife', 'knife+knife', 'luger']);
    const many = shop({ trophies: ['helmet', 'helmet', 'helmet', 'helmet', 'helmet', 'helmet'] }).career;
    expect([paymentsFor(many, 5), paymentsFor(many, 6)]).toEqual([['helmet+helmet+helmet+helmet+helmet'], []]);
    expect([readPay('knife+luger'), readPay('knife+gold'), readPay('')]).toEqual([['knife', 'luger'], null, null]);
  });

  test(`what is not owned, not enough or given needlessly is refused ${cite('ATA-8.4b', 'ATA-8.4c')}`, () => {
    const table = shop({ trophies: ['luger', 'knife', 'helmet'] });
    const rule = (pay: string) => table.rule({ type: 'barter', ware: 'belts', choice: 'bow', pay });
    expect([rule('helmet'), rule('helmet+helmet'), rule('gold'), rule('knife+helmet')]).toEqual([
      ...[null, 'ATA-8.4b', 'ATA-8.4b', 'ATA-8.4c'],
    ]);
    expect(table.rule({ type: 'barter', ware: 'ordnance' as never, choice: '-', pay: 'helmet' })).not.toBeNull();
    expect(table.rule({ type: 'barter', ware: 'apcr', choice: '-', pay: 'knife' })).toBe('ATA-8.4b');
    expect(table.rule({ type: 'barter', ware: 'smoke', choice: 'HCBI', pay: 'helmet' })).toBeNull();
  });

  test(`a ware does what it is for and nothing else ${cite('ATA-CH.W2')}`, () => {
    const given = (ware: 'belts' | 'smoke' | 'booze' | 'sergeant' | 'sandbags', choice: string) => {
      const table = shop({
        trophies: ['luger'],
        synergyLost: true,
        away: [{ post: 'gunner', man: man(9), lines: 3, hospital: false }],
      });
      const draft = structuredClone(table.state);
      const before = structuredClone(draft.careers[0]?.goods);
      barter(draft, { emit: () => undefined, dice: openDice(seedDice('x')) } as never, 0, ware, choice, 'luger');
      const career = draft.careers[0] as State['careers'][number];
      const changed = Object.entries(career.goods).filter(
        ([name, value]) =>
          JSON.stringify(value) !== JSON.stringify((before as unknown as Record<string, unknown>)[name]),
      );
      return [changed.map(([name]) => name), career.away[0]?.lines, career.synergyLost, career.trophies];
    };
    expect(given('belts', 'bow')).toEqual([['belts'], 3, true, []]);
    expect(given('smoke', 'WP')).toEqual([['smoke'], 3, true, []]);
    expect(given('booze', '-')).toEqual([[], 3, false, []]);
    expect(given('sergeant', '-')).toEqual([['sergeant'], 3, true, []]);
    expect(given('sandbags', '-')).toEqual([['sandbags'], 3, true, []]);
  });

  test(`a tank is newer by date or by prestige ${cite('ATA-Q48', 'ATA-8.3.1f')}`, () => {
    const change = (from: string, to: string, more: object = {}) =>
      shop({ tank: from as 'm4', points: 3, level: 5, ...more })
        .change((state) => {
          state.month = months.length - 1;
          Object.assign(state.careers[0] ?? {}, more);
        })
        .rule({ type: 'changeTank', tank: to as 'm4' });
    expect(change('m4', 'm4a3')).toBeNull();
    expect(change('m4a3', 'm4')).toBe('ATA-Q48');
    expect(change('m4a3-76w', 'm4a3e2')).toBeNull();
    expect(change('m4', 'm26', { level: 1 })).toBe('ATA-8.3.1f');
    expect(change('m4', 'm4a3', { points: 1 })).toBe('ATA-8.3.1d');
    expect(change('m4', 'm4a3', { points: 0, tankLost: true })).toBe('ATA-8.3.1c');
  });
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
