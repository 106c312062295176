import type { Seat } from '../core/game';
import { type MajorEvent, type Month, months, type UnitMarker, units } from './data/calendar';
import { type Post, posts, type Trophy } from './data/crewCharts';
import type { EnemyId } from './data/enemies';
import type { TankId } from './data/tanks';
import { markKills } from './missionLog';
import type { Absence, Award, Event, Fate, MissionKind, Rank, Terrain, Weather, Wound } from './types';

/** A man as the chronicle knows him: his number in the career, and where he sat. */
interface Crewman {
  readonly no: number;
  readonly post: Post;
}

/** What happened on one line of the log, and until the next. */
export interface Chapter {
  readonly month: Month;
  /** Of the career, from 1. */
  readonly no: number;
  /** That it was fought in. */
  tank: TankId;
  passed: 'refit' | Absence | null;
  mission: MissionKind;
  event: MajorEvent | null;
  weather: Weather;
  terrain: Terrain;
  met: readonly { readonly kind: EnemyId; readonly destroyed: boolean }[];
  rounds: number;
  counterattack: boolean;
  /** Hits on the armour. */
  hits: number;
  immobilised: boolean;
  end: 'won' | 'withdrawn' | 'tank' | 'killed' | null;
  wounds: (Crewman & { readonly wound: Wound })[];
  away: (Crewman & { readonly lines: number })[];
  discharged: Crewman[];
  joined: Crewman[];
  returned: Crewman[];
  medals: { readonly award: Award; readonly count: number }[];
  trophy: Trophy | null;
  xp: number;
  newTank: TankId | null;
  /** At the opening of the month this line begins. */
  promotion: Rank | null;
  fate: Fate | null;
}

/** A man's service under this commander. */
interface Service extends Crewman {
  readonly from: Month;
  to: Month | null;
  end: 'serves' | 'killed' | 'hospital' | 'discharged';
  wounds: number;
}

/** A whole career as its events tell it. */
export interface Chronicle {
  unit: UnitMarker;
  readonly start: Month;
  month: Month;
  readonly chapters: Chapter[];
  readonly men: Service[];
  readonly tanks: { readonly tank: TankId; readonly from: Month; to: Month }[];
  rank: Rank;
}

/** What the events read so far leave for those to come. */
interface Reader {
  readonly seat: Seat;
  readonly told: Chronicle;
  readonly seats: Map<Post, Service>;
  tank: TankId;
  xp: number;
  promotion: Rank | null;
  chapter: Chapter | null;
  mission: Pick<Chapter, 'mission' | 'event' | 'weather' | 'terrain'> | null;
  rounds: number;
  /** Whether the Germans came back in the mission under way, which may be a companion's. */
  counterattack: boolean;
}

const monthOf = (text: string): Month => months.find((month) => month === text) ?? '1944-06';

function enrol(reader: Reader, post: Post, no: number): void {
  const known = reader.told.men.find((man) => man.no === no);
  const man: Service = known ?? { no, post, from: reader.told.month, to: null, end: 'serves', wounds: 0 };
  man.to = null;
  man.end = 'serves';
  if (known === undefined) reader.told.men.push(man);
  reader.seats.set(post, man);
}

function leave(reader: Reader, post: Post, end: Service['end']): Crewman {
  const man = reader.seats.get(post);
  if (man === undefined) throw new Error(`nobody is known in the seat of the ${post}`);
  man.to = reader.told.month;
  man.end = end;
  return { no: man.no, post };
}

function openChapter(reader: Reader, no: number): Chapter {
  return {
    month: reader.told.month,
    no,
    tank: reader.tank,
    passed: null,
    mission: 'contact',
    event: null,
    weather: 'clear',
    terrain: 'open',
    met: [],
    rounds: 0,
    counterattack: false,
    hits: 0,
    immobilised: false,
    end: null,
    wounds: [],
    away: [],
    discharged: [],
    joined: [],
    returned: [],
    medals: [],
    trophy: null,
    xp: 0,
    newTank: null,
    promotion: reader.promotion,
    fate: null,
  };
}

/** What is told of the whole table. */
function readCommon(reader: Reader, event: Event): void {
  const { told } = reader;
  switch (event.type) {
    case 'monthOpened':
      told.month = monthOf(event.month);
      return;
    case 'lineOpened':
      told.month = monthOf(event.month);
      reader.chapter = openChapter(reader, told.chapters.length + 1);
      reader.promotion = null;
      told.chapters.push(reader.chapter);
      return;
    case 'missionSet': {
      const number = Number(event.event.replace(/\D/g, '')) as MajorEvent;
      const { mission, weather, terrain } = event;
      reader.mission = { mission, weather, terrain, event: event.event === 'none' ? null : number };
      reader.rounds = 0;
      reader.counterattack = false;
      return;
    }
    case 'roundOpened':
      reader.rounds += 1;
      return;
    case 'counterattack':
      reader.counterattack = true;
      return;
    default:
      if ('seat' in event && event.seat === reader.seat) readOwn(reader, event);
  }
}

/** What befalls this commander outside the battle. */
function readOwn(reader: Reader, event: Event): void {
  const { told, chapter } = reader;
  switch (event.type) {
    case 'joined':
      told.unit = event.unit;
      return;
    case 'enlisted':
    case 'tankChanged':
      takeTank(reader, event.tank);
      return;
    case 'xpGained':
      if (chapter !== null) chapter.xp += event.xp - reader.xp;
      reader.xp = event.xp;
      return;
    case 'skillBought':
      reader.xp -= event.price;
      return;
    case 'promoted':
      told.rank = event.rank;
      reader.promotion = event.rank;
      return;
    default:
      if (chapter !== null) readLine(reader, chapter, event);
  }
}

function takeTank(reader: Reader, tank: TankId): void {
  const { told, chapter } = reader;
  // Whoever comes back to the war is given a tank before he fights the line that has begun.
  if (chapter !== null && chapter.end === null) chapter.tank = tank;
  else if (chapter !== null && reader.tank !== tank) chapter.newTank = tank;
  reader.tank = tank;
  const last = told.tanks.at(-1);
  if (chapter === null) told.tanks.length = 0;
  else if (last?.tank === tank) return;
  if (last !== undefined) last.to = told.month;
  told.tanks.push({ tank, from: told.month, to: told.month });
}

function readLine(reader: Reader, chapter: Chapter, event: Event): void {
  switch (event.type) {
    case 'lineSkipped':
      chapter.passed = event.reason;
      return;
    case 'refitted':
      chapter.passed = 'refit';
      return;
    case 'tankHit':
      chapter.hits += 1;
      return;
    case 'tankImmobilised':
      chapter.immobilised = true;
      return;
    case 'missionLogged':
      Object.assign(chapter, reader.mission, { met: markKills(event.met, event.kills) });
      chapter.rounds = reader.rounds;
      chapter.counterattack = reader.counterattack;
      chapter.end = event.won ? 'won' : event.tankLost ? 'tank' : chapter.fate === 'killed' ? 'killed' : 'withdrawn';
      return;
    case 'trophyFound':
      chapter.trophy = event.trophy;
      return;
    case 'medal':
      chapter.medals.push({ award: event.award, count: event.count });
      return;
    case 'careerEnded':
      chapter.fate = event.fate;
      leave(reader, 'commander', event.fate);
      return;
    default:
      readCrew(reader, chapter, event);
  }
}

/** Wounds, hospital, replacements. */
function readCrew(reader: Reader, chapter: Chapter, event: Event): void {
  switch (event.type) {
    case 'crewHurt':
    case 'diedOfWounds': {
      const wound = event.type === 'crewHurt' ? event.wound : 'KIA';
      const man = reader.seats.get(event.post);
      if (man === undefined) return;
      const { no, post } = man;
      chapter.wounds = [...chapter.wounds.filter((each) => each.no !== no), { no, post, wound }];
      if (event.type === 'crewHurt') man.wounds += 1;
      if (wound === 'KIA') leave(reader, post, 'killed');
      return;
    }
    case 'crewAway':
      if (event.post !== 'commander')
        chapter.away.push({ ...leave(reader, event.post, 'hospital'), lines: event.lines });
      else chapter.away.push({ no: 0, post: 'commander', lines: event.lines });
      return;
    case 'crewDischarged':
      chapter.discharged.push(leave(reader, event.post, 'discharged'));
      return;
    case 'crewReplaced': {
      const old = reader.seats.get(event.post);
      // After a long absence the commander finds a new crew: nobody told of the old one.
      if (old !== undefined && old.end === 'serves') old.to = reader.told.month;
      enrol(reader, event.post, event.no);
      chapter.joined.push({ no: event.no, post: event.post });
      return;
    }
    case 'crewReturned':
      leaveStandIn(reader, event.post);
      enrol(reader, event.post, event.no);
      chapter.returned.push({ no: event.no, post: event.post });
      return;
    default:
  }
}

function leaveStandIn(reader: Reader, post: Post): void {
  const man = reader.seats.get(post);
  if (man !== undefined && man.end === 'serves') man.to = reader.told.month;
}

/** Everything one commander's career has come to, from the events of the whole game. */
export function chronicleOf(events: Iterable<Event>, seat: Seat, start: Month): Chronicle {
  const told: Chronicle = {
    unit: units[0],
    start,
    month: start,
    chapters: [],
    men: [],
    tanks: [{ tank: 'm4', from: start, to: start }],
    rank: 'staffSergeant',
  };
  const reader: Reader = {
    seat,
    told,
    seats: new Map(),
    tank: 'm4',
    xp: 1,
    promotion: null,
    chapter: null,
    mission: null,
    rounds: 0,
    counterattack: false,
  };
  posts.forEach((post, no) => {
    enrol(reader, post, no);
  });
  for (const event of events) readCommon(reader, event);
  const last = told.tanks.at(-1);
  if (last !== undefined) last.to = told.month;
  return { ...told, chapters: told.chapters.filter(({ passed, end }) => passed !== null || end !== null) };
}
