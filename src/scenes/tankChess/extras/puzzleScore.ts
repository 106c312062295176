/** What is kept of a solver: which puzzles, how many in a row, and on which days the daily one. */
interface PuzzleScore {
  readonly solved: readonly string[];
  readonly streak: number;
  readonly best: number;
  /** The last day the puzzle of the day was solved, and how many days in a row. */
  readonly day: number;
  readonly days: number;
}

export const freshScore: PuzzleScore = { solved: [], streak: 0, best: 0, day: -1, days: 0 };
export const SCORE_KEY = 'hull-down/puzzles/tankChess';

export function readScore(raw: unknown): PuzzleScore {
  if (typeof raw !== 'object' || raw === null) return freshScore;
  const count = (name: string, least: number): number => {
    const value: unknown = Reflect.get(raw, name);
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= least ? value : least;
  };
  const solved: unknown = Reflect.get(raw, 'solved');
  return {
    solved: Array.isArray(solved) ? solved.filter((each): each is string => typeof each === 'string') : [],
    streak: count('streak', 0),
    best: count('best', 0),
    day: count('day', -1),
    days: count('days', 0),
  };
}

/** A puzzle solved at the first try lengthens the streak; with a slip or a look at the solution it only counts as seen. */
export function scoreSolved(score: PuzzleScore, id: string, clean: boolean, today: number | null): PuzzleScore {
  const streak = clean ? score.streak + 1 : 0;
  const daily = today !== null && clean && score.day !== today;
  return {
    solved: clean ? [...new Set([...score.solved, id])] : score.solved,
    streak,
    best: Math.max(score.best, streak),
    day: daily ? today : score.day,
    days: daily ? (score.day === today - 1 ? score.days + 1 : 1) : score.days,
  };
}

/** A wrong turn ends the streak at once. */
export function scoreWrong(score: PuzzleScore): PuzzleScore {
  return { ...score, streak: 0 };
}

/** Days since 1970 in the player's own calendar. */
export function dayOf(date: Date): number {
  return Math.floor(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000);
}
