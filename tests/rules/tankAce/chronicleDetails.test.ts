import { describe, expect, test } from 'vitest';
import { type Chapter, type Chronicle, chronicleOf } from '../../../src/rules/tankAce/chronicle';
import { type Month, monthAt } from '../../../src/rules/tankAce/data/calendar';
import { type Post, posts } from '../../../src/rules/tankAce/data/crewCharts';
import type { TankId } from '../../../src/rules/tankAce/data/tanks';
import { markKills } from '../../../src/rules/tankAce/missionLog';
import type { Event, Known, Wound } from '../../../src/rules/tankAce/types';
import { cite } from '../../support/cite';
import { aideCareer, eventsOf } from './played';

type Logged = Extract<Event, { type: 'missionLogged' }>;

const line = (month: string): Event => ({ type: 'lineOpened', month, line: 1 });
const [june, july, august] = [line('1944-06'), line('1944-07'), line('1944-08')];
const logged = (given: Partial<Logged> = {}): Event => ({
  ...{ type: 'missionLogged', seat: 0, month: '1944-06', line: 1, mission: 'contact', won: false },
  ...{ met: [], kills: [], damaged: 0, tankLost: false, successes: 0 },
  ...given,
});
const plain: Event = { type: 'missionSet', mission: 'attack', event: 'none', weather: 'mud', terrain: 'woods' };
const refitted: Event = { type: 'refitted', seat: 0 };
const counterattack: Event = { type: 'counterattack' };
const hit: Event = { type: 'tankHit', seat: 0, part: 'hull', penetration: 5, armour: 6, flank: false };
const immobilised: Event = { type: 'tankImmobilised', seat: 0, rule: 'ATA-CH.B5' };
const hurt = (post: Post, wound: Wound): Event => ({ type: 'crewHurt', seat: 0, post, wound, rule: 'ATA-CH.B7' });
const died = (post: Post): Event => ({ type: 'diedOfWounds', seat: 0, post });
const away = (post: Post, lines: number): Event => ({ type: 'crewAway', seat: 0, post, lines, hospital: lines >= 8 });
const replaced = (post: Post, no: number): Event => ({ type: 'crewReplaced', seat: 0, post, standIn: true, no });
const returned = (post: Post, no: number): Event => ({ type: 'crewReturned', seat: 0, post, no });
const enlisted = (tank: TankId): Event => ({ type: 'enlisted', seat: 0, tank });
const changed = (tank: TankId): Event => ({ type: 'tankChanged', seat: 0, tank, points: 1 });
const ended = (fate: 'killed' | 'discharged'): Event => ({ type: 'careerEnded', seat: 0, fate });

const told = (...events: readonly Event[]) => chronicleOf(events, 0, '1944-06');

/** The one chapter of a line in June on which this happens. */
function chapterOf(...events: readonly Event[]): Chapter {
  const { chapters } = told(june, ...events);
  if (chapters[0] === undefined || chapters.length > 1) throw new Error(`${chapters.length} chapters`);
  return chapters[0];
}

/** Each of his tanks, from which month to which. */
const tanksOf = ({ tanks }: Chronicle) => tanks.map(({ tank, from, to }) => `${tank} ${from} ${to}`);
/** The tank of each chapter, and the new one it tells of. */
const modelsOf = ({ chapters }: Chronicle) => chapters.map(({ tank, newTank }) => `${tank} ${newTank ?? '-'}`);
const woundsOf = ({ wounds }: Chapter) => wounds.map(({ no, post, wound }) => `${no} ${post} ${wound}`);

/** The service of the man of this number. */
const manOf = (no: number, ...events: readonly Event[]) => told(...events).men.find((man) => man.no === no);

const serving = (no: number, post: Post, from: Month = '1944-06') => ({
  ...{ no, post, from, to: null, end: 'serves', wounds: 0 },
});
const firstCrew = posts.map((post, no) => serving(no, post));
/** A line on which nothing befell anybody. */
const quiet: Chapter = {
  ...{ month: '1944-06', no: 1, tank: 'm4', passed: null, mission: 'contact', event: null },
  ...{ weather: 'clear', terrain: 'open', met: [], rounds: 0, counterattack: false, hits: 0, immobilised: false },
  ...{ end: null, wounds: [], away: [], discharged: [], joined: [], returned: [], medals: [], trophy: null },
  ...{ xp: 0, newTank: null, promotion: null, fate: null },
};

describe('a line of the log', () => {
  test(`nothing happens on a line given to refit ${cite('ATA-2.0e', 'ATA-4.2.3b')}`, () => {
    expect(told(june, refitted)).toEqual({
      ...{ unit: 'armored1', start: '1944-06', month: '1944-06', rank: 'staffSergeant', men: firstCrew },
      chapters: [{ ...quiet, passed: 'refit' }],
      tanks: [{ tank: 'm4', from: '1944-06', to: '1944-06' }],
    });
  });

  test(`a line is skipped for its reason, and one on which nothing was settled is no chapter ${cite('ATA-4.2.3b')}`, () => {
    for (const reason of ['tank', 'repair', 'wound'] as const)
      expect(chapterOf({ type: 'lineSkipped', seat: 0, reason })).toEqual({ ...quiet, passed: reason });
    expect(told(june, hit).chapters).toEqual([]);
    expect(told(june, refitted, july, hit, july, logged()).chapters.map(({ no }) => no)).toEqual([1, 3]);
  });

  test(`a mission leaves its conditions, its rounds and whom it met ${cite('ATA-4.2.2a', 'ATA-2.0c')}`, () => {
    const round: Event = { type: 'roundOpened', round: 1 };
    const set: Event = { type: 'missionSet', mission: 'assault', event: 'event4', weather: 'rain', terrain: 'hills' };
    const won = logged({ won: true, met: ['pz4', 'inf'], kills: ['pz4'] });
    const { chapters } = told(june, set, round, round, won, june, plain, round, logged());
    const met = markKills(['pz4', 'inf'], ['pz4']);
    expect(chapters).toEqual([
      { ...quiet, mission: 'assault', event: 4, weather: 'rain', terrain: 'hills', rounds: 2, met, end: 'won' },
      { ...quiet, no: 2, mission: 'attack', weather: 'mud', terrain: 'woods', rounds: 1, end: 'withdrawn' },
    ]);
  });

  test(`a mission is won, its tank or its commander is lost, or it was broken off ${cite('ATA-7.4.1a', 'ATA-7.4.1b', 'ATA-7.4.3o')}`, () => {
    expect(chapterOf(logged({ won: true })).end).toBe('won');
    expect(chapterOf(logged({ tankLost: true })).end).toBe('tank');
    expect(chapterOf(logged()).end).toBe('withdrawn');
    expect(chapterOf(ended('killed'), logged())).toMatchObject({ end: 'killed', fate: 'killed' });
    expect(chapterOf(ended('killed'), logged({ tankLost: true }))).toMatchObject({ end: 'tank', fate: 'killed' });
    expect(chapterOf(ended('discharged'), logged())).toMatchObject({ end: 'withdrawn', fate: 'discharged' });
  });

  test(`every hit is counted, and that the tank could not move ${cite('ATA-7.3.8a', 'ATA-7.4.5a')}`, () => {
    expect(chapterOf(hit, hit, hit, logged())).toEqual({ ...quiet, hits: 3, end: 'withdrawn' });
    expect(chapterOf(immobilised, logged())).toEqual({ ...quiet, immobilised: true, end: 'withdrawn' });
  });

  test(`a counterattack is told of the line it falls on, and of no other ${cite('ATA-6.6a')}`, () => {
    const { chapters } = told(june, plain, counterattack, logged({ won: true }), june, plain, logged());
    expect(chapters.map((chapter) => chapter.counterattack)).toEqual([true, false]);
  });

  test(`a company that fights by itself is told of no counterattack but its own ${cite('ATA-6.6a')}`, () => {
    const companion = logged({ seat: 1 });
    const before = [june, plain, counterattack, companion, plain, logged()] as const;
    const after = [june, plain, logged(), plain, counterattack, companion] as const;
    for (const events of [before, after]) {
      expect(told(...events).chapters.map((chapter) => chapter.counterattack)).toEqual([false]);
      expect(chronicleOf(events, 1, '1944-06').chapters.map((chapter) => chapter.counterattack)).toEqual([true]);
    }
  });

  test('who is given a tank as the line begins fights that line in it', () => {
    expect(modelsOf(told(june, logged(), june, enlisted('m26'), plain, logged()))).toEqual(['m4 -', 'm26 -']);
  });

  test('what comes before the first line belongs to no chapter', () => {
    const early = [hit, immobilised, ended('killed'), away('gunner', 3), changed('m4a3')];
    const { chapters, men } = told(...early, june, logged());
    expect(chapters).toEqual([{ ...quiet, tank: 'm4a3', end: 'withdrawn' }]);
    expect(men).toEqual(firstCrew);
  });

  test(`medals in the order they came, a trophy, and the points gained beyond those spent ${cite('ATA-8.1.9b', 'ATA-8.4a', 'ATA-7.7a', 'ATA-4.8b')}`, () => {
    const first: Event = { type: 'medal', seat: 0, award: 'campaign', count: 1, prestige: false };
    const star: Event = { ...first, award: 'bronzeStar', count: 2 };
    const xp = (points: number): Event => ({ type: 'xpGained', seat: 0, xp: points });
    const luger: Event = { type: 'trophyFound', seat: 0, trophy: 'luger' };
    const bought: Event = { type: 'skillBought', seat: 0, post: 'loader', skill: 'adrenalineRush', price: 1 };
    const { chapters } = told(june, luger, logged(), first, star, xp(3), bought, june, logged(), xp(3));
    expect(chapters[0]).toMatchObject({ trophy: 'luger', xp: 2 });
    expect(chapters[0]?.medals.map(({ award, count }) => `${award} ${count}`)).toEqual(['campaign 1', 'bronzeStar 2']);
    expect(chapters[1]).toEqual({ ...quiet, no: 2, end: 'withdrawn', xp: 1 });
  });

  test(`a promotion opens the next line, and that one only ${cite('ATA-8.2.2b')}`, () => {
    const promoted = { type: 'promoted', seat: 0, rank: 'sergeantFirstClass', rule: 'ATA-8.2.2b' } as const;
    const { chapters, rank } = told(june, refitted, promoted, august, logged(), august, logged());
    expect([rank, ...chapters.map(({ promotion }) => promotion)]).toEqual([promoted.rank, null, promoted.rank, null]);
  });

  test('what befalls the other commander is not told of this one', () => {
    const others = [hit, immobilised, hurt('gunner', 'KIA'), changed('m4a3'), ended('killed'), refitted];
    const events = [june, ...others.map((event) => ({ ...event, seat: 1 }) as Event), logged({ won: true })];
    expect(told(...events)).toMatchObject({ chapters: [{ ...quiet, end: 'won' }], men: firstCrew });
    const theirs = chronicleOf(events, 1, '1944-06');
    expect(theirs.chapters).toMatchObject([{ hits: 1, immobilised: true, fate: 'killed', passed: 'refit', end: null }]);
    expect(theirs.men.map(({ end }) => end)).toEqual(['killed', 'killed', 'serves', 'serves', 'serves']);
  });
});

describe('months and tanks', () => {
  test(`the month goes on as one opens, before any line of it is begun ${cite('ATA-4.2.3a')}`, () => {
    const career = told(june, refitted, { type: 'monthOpened', month: '1944-07' });
    expect([career.month, tanksOf(career)]).toEqual(['1944-07', ['m4 1944-06 1944-07']]);
    expect(career.chapters.map(({ month }) => month)).toEqual(['1944-06']);
  });

  test('a month the calendar does not know counts as its first', () => {
    const { start, month, chapters } = chronicleOf([line('1946-01'), refitted], 0, '1944-09');
    expect([start, month, chapters[0]?.month]).toEqual(['1944-09', '1944-06', '1944-06']);
  });

  test(`the tank a career begins with is the first of its tanks ${cite('ATA-4.0a')}`, () => {
    const career = told(enlisted('m4a3'), june, logged(), july, logged());
    expect(tanksOf(career)).toEqual(['m4a3 1944-06 1944-07']);
    expect(modelsOf(career)).toEqual(['m4a3 -', 'm4a3 -']);
    expect(tanksOf(told(enlisted('m4'), july))).toEqual(['m4 1944-06 1944-07']);
  });

  test(`a new model is told of the mission after which it came ${cite('ATA-8.3.1c', 'ATA-8.3.1d')}`, () => {
    const first = [june, logged(), july, logged({ tankLost: true }), changed('m4a3'), august, logged()];
    const career = told(...first, changed('m4a3e2'), line('1944-09'), logged());
    expect(tanksOf(career)).toEqual(['m4 1944-06 1944-07', 'm4a3 1944-07 1944-08', 'm4a3e2 1944-08 1944-09']);
    expect(modelsOf(career)).toEqual(['m4 -', 'm4 m4a3', 'm4a3 m4a3e2', 'm4a3e2 -']);
  });

  test(`another tank of the same model is not a new one ${cite('ATA-8.3.1c')}`, () => {
    const career = told(june, logged({ tankLost: true }), changed('m4'), july, logged());
    expect(tanksOf(career)).toEqual(['m4 1944-06 1944-07']);
    expect(modelsOf(career)).toEqual(['m4 -', 'm4 -']);
  });

  test(`a tank found on coming back from hospital is no news of a mission ${cite('ATA-7.4.3n')}`, () => {
    const career = told(june, logged(), july, enlisted('m4a3'), logged());
    expect(tanksOf(career)).toEqual(['m4 1944-06 1944-07', 'm4a3 1944-07 1944-07']);
    expect(career.chapters.map(({ newTank }) => newTank)).toEqual([null, null]);
  });
});

describe('the men', () => {
  test(`a chapter keeps the last wound of each man, his service all of them ${cite('ATA-7.4.2a', 'ATA-7.4.3c')}`, () => {
    const events = [hurt('gunner', 'LW'), hurt('driver', 'LW'), hurt('gunner', 'SW'), logged()];
    expect(woundsOf(chapterOf(...events))).toEqual(['3 driver LW', '1 gunner SW']);
    expect(manOf(1, june, ...events)).toEqual({ ...serving(1, 'gunner'), wounds: 2 });
    expect(manOf(3, june, ...events)).toEqual({ ...serving(3, 'driver'), wounds: 1 });
  });

  test(`a man killed leaves his seat to another in the same month ${cite('ATA-7.4.3p')}`, () => {
    const events = [hurt('loader', 'KIA'), logged(), replaced('loader', 5)];
    const said = { wounds: [{ no: 2, post: 'loader', wound: 'KIA' }], joined: [{ no: 5, post: 'loader' }] };
    expect(chapterOf(...events)).toEqual({ ...quiet, end: 'withdrawn', ...said });
    const { men } = told(june, refitted, july, ...events, august, hurt('loader', 'LW'), logged());
    const gone = { ...serving(2, 'loader'), to: '1944-07', end: 'killed', wounds: 1 };
    const next = { ...serving(5, 'loader', '1944-07'), wounds: 1 };
    expect(men).toEqual([...firstCrew.map((man) => (man.no === 2 ? gone : man)), next]);
  });

  test(`to die of wounds is no second wound, but the end of the man ${cite('ATA-7.4.3e')}`, () => {
    const events = [hurt('driver', 'SW'), hurt('gunner', 'LW'), died('driver'), logged()];
    expect(woundsOf(chapterOf(...events))).toEqual(['1 gunner LW', '3 driver KIA']);
    const gone = { ...serving(3, 'driver'), to: '1944-06', end: 'killed', wounds: 1 };
    expect(manOf(3, june, ...events, july, replaced('driver', 5))).toEqual(gone);
    expect(manOf(1, june, ...events)).toEqual({ ...serving(1, 'gunner'), wounds: 1 });
  });

  test(`a man who has recovered takes his seat back from the one who stood in ${cite('ATA-7.4.3f', 'ATA-CH.C2')}`, () => {
    const leaving = [june, hurt('gunner', 'SW'), logged(), away('gunner', 2), replaced('gunner', 5)];
    const gunner = { ...serving(1, 'gunner'), wounds: 1 };
    const left = { away: [{ no: 1, post: 'gunner', lines: 2 }], joined: [{ no: 5, post: 'gunner' }], returned: [] };
    expect(told(...leaving).chapters).toMatchObject([left]);
    expect(manOf(1, ...leaving, july)).toEqual({ ...gunner, to: '1944-06', end: 'hospital' });
    const { chapters, men } = told(...leaving, july, returned('gunner', 1), logged(), august, refitted);
    const back = { returned: [{ no: 1, post: 'gunner' }] };
    expect(chapters[1]).toEqual({ ...quiet, month: '1944-07', no: 2, end: 'withdrawn', ...back });
    expect([men[1], ...men.slice(5)]).toEqual([gunner, { ...serving(5, 'gunner'), to: '1944-07' }]);
  });

  test(`a man recalled from hospital finds the one after him dead ${cite('ATA-8.3.1e', 'ATA-7.4.3m')}`, () => {
    const leaving = [june, hurt('gunner', 'SW'), logged(), away('gunner', 8), replaced('gunner', 5)];
    const { men } = told(...leaving, july, hurt('gunner', 'KIA'), logged(), august, returned('gunner', 1), logged());
    const next = { ...serving(5, 'gunner'), to: '1944-07', end: 'killed', wounds: 1 };
    expect([men[1], ...men.slice(5)]).toEqual([{ ...serving(1, 'gunner'), wounds: 1 }, next]);
  });

  test(`the commander stays himself while he is away; the crew he finds is another ${cite('ATA-7.4.3n')}`, () => {
    const events = [june, refitted, july, hurt('commander', 'SW'), logged(), away('commander', 9)];
    const { chapters, men } = told(...events, replaced('gunner', 5), replaced('driver', 6));
    expect(chapters[1]?.away).toEqual([{ no: 0, post: 'commander', lines: 9 }]);
    expect(chapters[1]?.joined.map(({ no, post }) => `${no} ${post}`)).toEqual(['5 gunner', '6 driver']);
    const old = (no: number) => ({ ...firstCrew[no], to: '1944-07' });
    expect(men).toEqual([
      ...[{ ...serving(0, 'commander'), wounds: 1 }, old(1), serving(2, 'loader'), old(3), serving(4, 'assistant')],
      ...[serving(5, 'gunner', '1944-07'), serving(6, 'driver', '1944-07')],
    ]);
  });

  test(`a career ends with the death or the discharge of its commander ${cite('ATA-5.1.3a', 'ATA-7.4.3o')}`, () => {
    for (const fate of ['killed', 'discharged'] as const) {
      const events = [ended(fate), logged()];
      expect(chapterOf(...events)).toMatchObject({ fate, discharged: [], wounds: [] });
      expect(manOf(0, june, ...events, july)).toEqual({ ...serving(0, 'commander'), to: '1944-06', end: fate });
    }
  });
});

const careers = [
  ['one with many wounded', 'record 5', {}, 1],
  ['one that ends early', 'record 4', {}, 1],
  ['two in one unit', 'record 6', { together: 'competitive' }, 2],
] as const;

describe.each(careers)('whole careers, counted once more: %s', (_, seed, options, seats) => {
  const match = aideCareer(seed, options, seats);
  const { start } = match.state as unknown as Known;
  const events = [...eventsOf(match)];
  const everyone = Array.from({ length: seats }, (_each, seat) => seat);

  test(`the chapters together tell every event once ${cite('ATA-2.0f', 'ATA-4.2.2a')}`, () => {
    for (const seat of everyone) {
      const { chapters } = chronicleOf(events, seat, monthAt(start));
      const own = events.filter((event) => 'seat' in event && event.seat === seat);
      const count = (type: Event['type']) => own.filter((event) => event.type === type).length;
      const sum = (size: (chapter: Chapter) => number) => chapters.reduce((all, chapter) => all + size(chapter), 0);
      expect(sum(({ hits }) => hits)).toBe(count('tankHit'));
      const lists = { medals: 'medal', joined: 'crewReplaced', returned: 'crewReturned', away: 'crewAway' } as const;
      for (const list of ['medals', 'joined', 'returned', 'away'] as const)
        expect([list, sum((chapter) => chapter[list].length)]).toEqual([list, count(lists[list])]);
      expect(sum(({ trophy }) => Number(trophy !== null))).toBe(count('trophyFound'));
      expect(sum(({ passed }) => Number(passed !== null))).toBe(count('refitted') + count('lineSkipped'));
      expect(sum(({ end }) => Number(end !== null))).toBe(count('missionLogged'));
      expect(sum(({ fate }) => Number(fate !== null))).toBe(count('careerEnded'));
    }
  });

  test(`every wound is told of the man who sat there, and every death ${cite('ATA-7.4.2a', 'ATA-2.0f')}`, () => {
    for (const seat of everyone) {
      const seated = new Map<Post, number>(firstCrew.map(({ post, no }) => [post, no]));
      const wounded: number[] = [];
      const dead = new Set<number>();
      for (const event of events) {
        if (!('seat' in event) || event.seat !== seat || !('post' in event)) continue;
        const sitter = seated.get(event.post) ?? -1;
        if (event.type === 'crewReplaced' || event.type === 'crewReturned') seated.set(event.post, event.no);
        if (event.type === 'crewHurt') wounded.push(sitter);
        if (event.type === 'diedOfWounds' || (event.type === 'crewHurt' && event.wound === 'KIA')) dead.add(sitter);
      }
      const { men } = chronicleOf(events, seat, monthAt(start));
      expect(wounded.length).toBeGreaterThan(0);
      expect(men.flatMap(({ no, wounds }) => Array(wounds).fill(no))).toEqual(wounded.sort((a, b) => a - b));
      expect(new Set(men.filter(({ end }) => end === 'killed').map(({ no }) => no))).toEqual(dead);
      const present = men.filter(({ no, to }) => no !== 0 && to === null).map(({ no }) => no);
      expect(new Set(present)).toEqual(new Set([...seated.values()].filter((no) => no !== 0 && !dead.has(no))));
    }
  });
});
