import type { Listed } from '../../../session/growing';
import type { Seen } from '../../../session/shownStep';
import { type Marker, signOf } from './eventLook';
import type { LogEyes, LogLine } from './logModel';

export interface Mark {
  readonly moment: number;
  readonly marker: Marker;
}

/** A throw that came out against odds of at least this. */
const LONG_ODDS = 5 / 6;

/** What is worth jumping to, in order. */
export function marksOf(steps: Listed<Seen>, { looks }: Pick<LogEyes, 'looks'>): readonly Mark[] {
  return steps.flatMap(({ index, events, rolls }): Mark[] => {
    const seen = new Set<Marker>();
    for (const event of events) {
      const { marker } = signOf(event, looks);
      if (marker !== undefined) seen.add(marker);
    }
    const unlikely = rolls.some(({ chance, success }) => {
      if (chance === null || success === null) return false;
      const odds = chance.ways / chance.of;
      return success ? odds <= 1 - LONG_ODDS : odds >= LONG_ODDS;
    });
    if (unlikely) seen.add('odds');
    return [...seen].map((marker) => ({ moment: index + 1, marker }));
  });
}

/** What matters most first: it gets its sign where there is not room for all. */
const rank: readonly Marker[] = ['end', 'kill', 'odds', 'control', 'alarm'];

/** The marks that get a sign on a line of this many pixels, no two nearer than `gap`, in order. */
export function signsOf(marks: readonly Mark[], length: number, width: number, gap: number): readonly Mark[] {
  const at = ({ moment }: Mark) => (length === 0 ? 0 : (moment / length) * width);
  const shown: Mark[] = [];
  for (const marker of rank) {
    for (const mark of marks) {
      const free = shown.every((other) => Math.abs(at(other) - at(mark)) >= gap);
      if (mark.marker === marker && free) shown.push(mark);
    }
  }
  return shown.toSorted((a, b) => a.moment - b.moment);
}

/** The next mark of a kind after a moment; from the last one round to the first. */
export function nextMark(marks: readonly Mark[], moment: number, marker: Marker): Mark | null {
  const fitting = marks.filter((mark) => mark.marker === marker);
  return fitting.find((mark) => mark.moment > moment) ?? fitting[0] ?? null;
}

interface Tick {
  /** The moment the turn begins. */
  readonly moment: number;
  readonly turn: number;
}

/** Where turns begin, thinned out evenly to what there is room for. */
export function ticksOf(steps: Listed<Seen>, most: number): readonly Tick[] {
  const all: Tick[] = [];
  for (const { index, turn } of steps) if (all.at(-1)?.turn !== turn) all.push({ moment: index, turn });
  const every = Math.max(1, Math.ceil(all.length / most));
  return all.filter((_, index) => index % every === 0);
}

/** What the moment shows: the last thing that had happened. */
export function captionOf(lines: Listed<LogLine>, moment: number): LogLine | null {
  return lines.findLast((line) => line.moment <= moment) ?? null;
}

/** From so many events on a move is told by what it was: what came last of it, a whole enemy step later, says nothing of it. */
const MANY = 5;

/** A move in a few words: who was lost in it, else what came of it, or what it was where very much came of it. */
export function toldOf({ title, details, kills }: Pick<LogLine, 'title' | 'details' | 'kills'>): string {
  if (kills !== '') return kills;
  const last = details.at(-1)?.words ?? title;
  return details.length < MANY || title === '' ? last : title;
}
