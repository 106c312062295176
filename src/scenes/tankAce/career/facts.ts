import type { Frozen, Seat } from '../../../rules/core/game';
import { careerOf } from '../../../rules/tankAce/base';
import {
  eventNumbers,
  LINES,
  type MajorEvent,
  majorEvents,
  monthIndex,
  months,
} from '../../../rules/tankAce/data/calendar';
import { datedLog, linesIn } from '../../../rules/tankAce/missionLog';
import type { Career, View } from '../../../rules/tankAce/types';
import { levelFor } from '../../../rules/tankAce/victory';

export type Cell = 'won' | 'event' | 'lost' | 'tank' | 'refit' | 'skipped' | 'next' | 'ahead';

/** One month of the calendar: its lines, and whether it is the present one. */
interface MonthFacts {
  readonly month: (typeof months)[number];
  readonly cells: readonly Cell[];
  readonly now: boolean;
}

function cellOf(line: ReturnType<typeof datedLog>[number]): Cell {
  const { entry } = line;
  if (entry.type !== 'fought') return entry.type;
  if (entry.result === 'won') return entry.event === null ? 'won' : 'event';
  return entry.result;
}

/** The calendar of a career, month by month; the line to come is marked while the career goes on. */
export function calendarOf(view: View, seat: Seat): readonly MonthFacts[] {
  const career = careerOf(view, seat);
  const log = datedLog(view, career);
  const goesOn = career.fate === null && !view.ended;
  let begun = 0;
  return months.slice(view.start).map((month, index) => {
    const lines = linesIn(view, index + view.start);
    const cells = Array.from({ length: lines }, (_, line): Cell => {
      const entry = log[begun + line];
      if (entry !== undefined) return cellOf(entry);
      return goesOn && begun + line === log.length ? 'next' : 'ahead';
    });
    const now = goesOn && log.length >= begun && log.length < begun + lines;
    begun += lines;
    return { month, cells, now };
  });
}

/** How often each thing happened. */
export function countsOf(view: View, seat: Seat): { readonly [cell in Cell]: number } & { readonly wins: number } {
  const cells = calendarOf(view, seat).flatMap((month) => month.cells);
  const count = (cell: Cell) => cells.filter((each) => each === cell).length;
  const counts = {
    won: count('won'),
    event: count('event'),
    lost: count('lost'),
    tank: count('tank'),
    refit: count('refit'),
    skipped: count('skipped'),
    next: count('next'),
    ahead: count('ahead'),
  };
  return { ...counts, wins: counts.won + counts.event };
}

type Pin = 'won' | 'past' | 'active' | 'later';

/** How a commander stands with each major event. */
export function pinsOf(view: View, seat: Seat): { readonly [event in MajorEvent]: Pin } {
  const won = datedLog(view, careerOf(view, seat)).flatMap(({ entry }) =>
    entry.type === 'fought' && entry.result === 'won' && entry.event !== null ? [entry.event] : [],
  );
  const pin = (event: MajorEvent): Pin => {
    if (won.includes(event)) return 'won';
    if (view.events.includes(event)) return 'active';
    return monthIndex(majorEvents[event]) > view.month ? 'later' : 'past';
  };
  return Object.fromEntries(eventNumbers.map((event) => [event, pin(event)])) as { [event in MajorEvent]: Pin };
}

/** Wins still missing for the next degree of victory; null: there is none above. */
export function winsToNext({ successes }: Frozen<Career>): { readonly wins: number; readonly degree: string } | null {
  const { degree } = levelFor(successes);
  for (let wins = 1; wins <= 31; wins++) {
    const next = levelFor(successes + wins);
    if (next.degree !== degree) return { wins, degree: next.degree };
  }
  return null;
}

/** How far along the road the career has come, in months from June 1944. */
export function monthsGone(view: View, seat: Seat): number {
  const lines = careerOf(view, seat).log.length;
  let left = lines;
  for (let month = view.start; month < months.length; month++) {
    const here = linesIn(view, month);
    if (left < here) return month + left / Math.max(1, here === 0 ? LINES : here);
    left -= here;
  }
  return months.length;
}
