import type { EngineDesk, Line } from './engineDesk';
import { lineFrom, type TreeNode } from './gameTree';
import { limits, lossOf, markOf } from './judgement';

/** What the engine thinks of one turn of the game. */
export interface Judged {
  readonly moment: TreeNode;
  /** The side that played it. */
  readonly mover: number;
  /** The best line before it. */
  readonly best: Line;
  readonly after: Line;
  readonly loss: number;
}

export interface Report {
  /** White's advantage after every moment, the start first. */
  readonly scores: readonly Line[];
  readonly turns: readonly Judged[];
}

const REPORT_POSITIONS = 5_000;

/** Looks at every position of the main line, one after the other. */
export async function writeReport(
  root: TreeNode,
  engine: EngineDesk,
  told: (number: number, of: number) => void,
  signal: AbortSignal,
): Promise<Report> {
  const moments = [root, ...lineFrom(root)];
  const scores: Line[] = [];
  for (const [index, moment] of moments.entries()) {
    told(index + 1, moments.length);
    scores.push(await lineAt(moment, engine, signal));
  }
  const turns = moments.slice(1).flatMap((moment, index): Judged[] => {
    const [best, after] = [scores[index], scores[index + 1]];
    if (best === undefined || after === undefined || moment.record === null) return [];
    const mover = moment.parent?.state.mover ?? 0;
    return [{ moment, mover, best, after, loss: lossOf(best, after, mover) }];
  });
  return { scores, turns };
}

/** The best line of a moment; a game that is over speaks for itself. */
export async function lineAt({ state }: TreeNode, engine: EngineDesk, signal: AbortSignal): Promise<Line> {
  if (state.ending !== null) {
    const [winner] = state.ending.winners;
    if (winner === undefined) return { score: 0, wins: null, turns: [] };
    return { score: winner === 0 ? 30_000 : -30_000, wins: 0, turns: [] };
  }
  const { lines } = await engine.look(state, REPORT_POSITIONS, 1, signal);
  return lines[0] ?? { score: 0, wins: null, turns: [] };
}

/** The turns that changed the game most, in the order they were played. */
export function turningPoints({ turns }: Report, most = 6): readonly Judged[] {
  const bad = turns.filter(({ loss }) => loss >= limits.mistake);
  const worst = [...bad].sort((a, b) => b.loss - a.loss).slice(0, most);
  return turns.filter((turn) => worst.includes(turn));
}

/** The mistakes of these seats, worth solving again. */
export function mistakesOf({ turns }: Report, seats: readonly number[]): readonly Judged[] {
  return turns.filter(
    ({ mover, loss, best }) => seats.includes(mover) && loss >= limits.mistake && best.turns.length > 0,
  );
}

/** Writes the marks into the game, so that they are printed with it. */
export function markTurns({ turns }: Report): void {
  for (const { moment, loss } of turns) if (moment.mark === '') moment.mark = markOf(loss);
}
