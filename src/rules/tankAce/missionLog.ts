import type { Frozen } from '../core/game';
import { among } from './base';
import { eventNumbers, LINES, type MajorEvent, type Month, monthAt } from './data/calendar';
import { type Post, posts } from './data/crewCharts';
import { type EnemyId, enemyIds } from './data/enemies';
import {
  type Absence,
  type Award,
  absences,
  awardNames,
  type Career,
  type Known,
  type MissionKind,
  missionKinds,
  type State,
  type Terrain,
  terrains,
  type Weather,
  weathers,
} from './types';

/** A unit of the enemy, and whether this commander destroyed it. */
interface Met {
  readonly kind: EnemyId;
  readonly destroyed: boolean;
}

/** One line of the mission log, as the rules ask for it. */
export type LogLine =
  | { readonly type: 'refit' }
  | { readonly type: 'skipped'; readonly reason: Absence }
  | {
      readonly type: 'fought';
      readonly mission: MissionKind;
      readonly event: MajorEvent | null;
      readonly result: 'won' | 'lost' | 'tank';
      readonly terrain: Terrain;
      readonly weather: Weather;
      readonly met: readonly Met[];
      readonly hurt: readonly Post[];
      readonly awards: readonly Award[];
      /** Experience points it completed. */
      readonly xp: number;
    };

/** A line of the log with its place in the calendar. */
interface DatedLine {
  readonly month: Month;
  /** Of the month, from 1. */
  readonly line: number;
  /** Of the career, from 1. */
  readonly no: number;
  readonly entry: LogLine;
}

const list = (words: readonly string[]) => words.join('+');
const unlist = (text = '') => (text === '' ? [] : text.split('+'));

/** A line as one word: a state is copied with every command, and a word is copied for nothing. */
export function codeOf(line: LogLine): string {
  if (line.type === 'refit') return 'refit';
  if (line.type === 'skipped') return `skipped:${line.reason}`;
  const { mission, event, result, terrain, weather, met, hurt, awards, xp } = line;
  const units = list(met.map(({ kind, destroyed }) => `${kind}${destroyed ? '*' : ''}`));
  return [`${mission}${event ?? ''}`, result, terrain, weather, units, list(hurt), list(awards), xp].join(':');
}

const results = ['won', 'lost', 'tank'] as const;

/** The line a code was written for. */
export function lineOf(code: string): LogLine {
  if (code === 'refit') return { type: 'refit' };
  const [head = '', result, terrain, weather, units, hurt, awards, xp] = code.split(':');
  if (head === 'skipped') return { type: 'skipped', reason: among(absences, result) };
  const number = Number(head.replace(/\D/g, ''));
  return {
    type: 'fought',
    mission: among(missionKinds, head.replace(/\d/g, '')),
    event: eventNumbers.find((event) => event === number) ?? null,
    result: among(results, result),
    terrain: among(terrains, terrain),
    weather: among(weathers, weather),
    met: unlist(units).map((each) => ({
      kind: among(enemyIds, each.replace('*', '')),
      destroyed: each.endsWith('*'),
    })),
    hurt: unlist(hurt).map((post) => among(posts, post)),
    awards: unlist(awards).map((award) => among(awardNames, award)),
    xp: Number(xp),
  };
}

/** Every unit met, those destroyed by the commander marked; what he destroyed unannounced stands at the end. */
export function markKills(met: readonly EnemyId[], kills: readonly EnemyId[]): readonly Met[] {
  const left = [...kills];
  const marked = met.map((kind) => {
    const at = left.indexOf(kind);
    if (at >= 0) left.splice(at, 1);
    return { kind, destroyed: at >= 0 };
  });
  return [...marked, ...left.map((kind) => ({ kind, destroyed: true }))];
}

export function linesIn({ switches }: Pick<Known, 'switches'>, month: number): number {
  return month === 0 ? switches.juneLines : LINES;
}

/** The log of a commander, line by line, each with its date. */
export function datedLog(
  state: Pick<State, 'start'> & Pick<Known, 'switches'>,
  career: Frozen<Career>,
): readonly DatedLine[] {
  let month = state.start;
  let line = 0;
  return career.log.map((code, index) => {
    line += 1;
    if (line > linesIn(state, month)) {
      month += 1;
      line = 1;
    }
    return { month: monthAt(month), line, no: index + 1, entry: lineOf(code) };
  });
}
