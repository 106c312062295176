import type { Seat } from '../../../rules/core/game';
import { careerOf } from '../../../rules/tankAce/base';
import { type Chapter, type Chronicle, chronicleOf } from '../../../rules/tankAce/chronicle';
import { type MajorEvent, type Month, monthAt } from '../../../rules/tankAce/data/calendar';
import { type EnemyId, enemies } from '../../../rules/tankAce/data/enemies';
import type { Event, View } from '../../../rules/tankAce/types';
import { degreeOf, levelFor } from '../../../rules/tankAce/victory';
import type { Reading } from '../../../session/reading';
import { type Cell, calendarOf } from '../career/facts';

interface MonthBar {
  readonly month: Month;
  readonly won: number;
  readonly lost: number;
  readonly lines: number;
}

/** Everything a service record shows, worked out of the events and the view. */
export interface ServiceFacts {
  readonly seat: Seat;
  readonly view: View;
  readonly told: Chronicle;
  readonly won: number;
  readonly fought: number;
  readonly tanksLost: number;
  /** Tanks and self-propelled guns, most often destroyed first. */
  readonly armour: readonly { readonly kind: EnemyId; readonly count: number }[];
  readonly guns: number;
  readonly light: number;
  readonly infantry: number;
  readonly destroyed: number;
  readonly bars: readonly MonthBar[];
  readonly eventsWon: readonly MajorEvent[];
  readonly best: Chapter | null;
  readonly worst: Chapter | null;
  readonly degree: string;
  readonly rule: string;
  readonly over: boolean;
}

const killsIn = ({ met }: Chapter): readonly EnemyId[] =>
  met.filter(({ destroyed }) => destroyed).map(({ kind }) => kind);

function mostOf<T>(list: readonly T[], worth: (each: T) => number): T | null {
  return list.reduce<T | null>((best, each) => (best === null || worth(each) > worth(best) ? each : best), null);
}

function barOf({ month, cells }: ReturnType<typeof calendarOf>[number]): MonthBar {
  const count = (...kinds: readonly Cell[]) => cells.filter((cell) => kinds.includes(cell)).length;
  return { month, won: count('won', 'event'), lost: count('lost', 'tank'), lines: cells.length };
}

function* eventsIn({ opening, steps }: Pick<Reading, 'opening' | 'steps'>): Generator<Event> {
  yield* opening.events as readonly Event[];
  for (const { events } of steps) yield* events as readonly Event[];
}

export function serviceFacts(
  reading: Pick<Reading, 'opening' | 'steps' | 'view' | 'result'>,
  seat: Seat,
): ServiceFacts {
  const view = reading.view as unknown as View;
  const told = chronicleOf(eventsIn(reading), seat, monthAt(view.start));
  const fought = told.chapters.filter(({ end }) => end !== null);
  const kills = fought.flatMap(killsIn);
  const heavy = kills.filter((kind) => enemies[kind].class === 'T' || enemies[kind].class === 'SPG');
  const armour = [...new Set(heavy)]
    .map((kind) => ({ kind, count: heavy.filter((each) => each === kind).length }))
    .sort((a, b) => b.count - a.count);
  const infantry = kills.filter((kind) => enemies[kind].class === 'INF').length;
  const guns = kills.filter((kind) => enemies[kind].class === 'AT').length;
  const won = fought.filter(({ end }) => end === 'won');
  const lost = fought.filter(({ end }) => end === 'tank');
  const best = mostOf(won, (chapter) => killsIn(chapter).length * 10 - chapter.rounds);
  return {
    seat,
    view,
    told,
    won: won.length,
    fought: fought.length,
    tanksLost: lost.length,
    armour,
    guns,
    light: kills.length - heavy.length - guns - infantry,
    infantry,
    destroyed: kills.length - infantry,
    bars: calendarOf(view, seat).map(barOf),
    eventsWon: won.flatMap(({ event }) => (event === null ? [] : [event])),
    best: best !== null && killsIn(best).length > 0 ? best : null,
    worst: mostOf(lost, ({ wounds }) => wounds.reduce((sum, { wound }) => sum + (wound === 'KIA' ? 3 : 1), 0)),
    degree: degreeOf(view),
    rule: levelFor(careerOf(view, seat).successes).rule,
    over: view.ended || careerOf(view, seat).fate !== null,
  };
}
