import type { Result, Seat } from '../rules/core/game';
import { type Level, levels } from '../rules/core/module';
import type { Player } from './seats';

/** Who sat opposite: a bot of a level, or a person. */
export const rivals = [...levels, 'human'] as const;
type Rival = Level | 'human';

export const verdicts = ['won', 'drawn', 'lost'] as const;
type GameEnd = (typeof verdicts)[number];

/** How one person ended one game; a game played on from an earlier move has its newest end only. */
interface TourResult {
  readonly game: string;
  readonly setup: string;
  readonly seat: Seat;
  readonly rival: Rival;
  readonly verdict: GameEnd;
}

/** The last results, the newest last. */
export type Tour = readonly TourResult[];

type WinCount = { readonly [verdict in GameEnd]: number };

const most = 1000;

/** What a finished game adds to the tour: a line for every person who took part. */
export function withGame(
  tour: Tour,
  game: string,
  setup: string,
  sitters: readonly Player[],
  { winners, drawn }: Pick<Result, 'winners' | 'drawn'>,
): Tour {
  const lines = sitters.flatMap(({ controller }, seat): TourResult[] => {
    if (controller.kind !== 'human') return [];
    const across = sitters.find((_, other) => other !== seat)?.controller;
    const rival = across === undefined || across.kind === 'human' ? 'human' : across.level;
    const verdict = drawn ? 'drawn' : winners.includes(seat) ? 'won' : 'lost';
    return [{ game, setup, seat, rival, verdict }];
  });
  const kept = tour.filter((line) => line.game !== game);
  return [...kept, ...lines].slice(-most);
}

/** The results of a board for one side against one rival. */
export function winsOf(tour: Tour, setup: string, seat: Seat, rival: Rival): WinCount {
  const lines = tour.filter((line) => line.setup === setup && line.seat === seat && line.rival === rival);
  const count = (verdict: GameEnd) => lines.filter((line) => line.verdict === verdict).length;
  return { won: count('won'), drawn: count('drawn'), lost: count('lost') };
}

/** The strongest rival a side of a board was won against; null: none yet. */
export function bestOf(tour: Tour, setup: string, seat: Seat): Rival | null {
  return rivals.findLast((rival) => winsOf(tour, setup, seat, rival).won > 0) ?? null;
}

/** What was kept, as far as it can be read. */
export function readTour(raw: unknown): Tour {
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((each: unknown): TourResult[] => {
    if (typeof each !== 'object' || each === null) return [];
    const [game, setup, seat, rival, verdict]: unknown[] = ['game', 'setup', 'seat', 'rival', 'verdict'].map((key) =>
      Reflect.get(each, key),
    );
    const knownRival = rivals.find((one) => one === rival);
    const knownVerdict = verdicts.find((one) => one === verdict);
    if (typeof game !== 'string' || typeof setup !== 'string' || typeof seat !== 'number') return [];
    if (knownRival === undefined || knownVerdict === undefined) return [];
    return [{ game, setup, seat, rival: knownRival, verdict: knownVerdict }];
  });
}
