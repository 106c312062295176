import type { Json, Seat } from '../../core/game';
import { type Analyse, AnalysisError } from '../../core/module';
import { positionOf, switchesOf } from '../analyses';
import { type Arena, arenaOf, make, unmake } from '../bot/arena';
import { NEAR_WIN, WIN } from '../bot/hunt';
import { search } from '../bot/search';
import { driveOf } from '../bot/translate';
import { fieldOf } from '../position';
import type { Drive, Field } from '../types';

/** One way the game may go on. Scores are White's: more than nothing is good for White. */
interface AnalysedLine {
  readonly score: number;
  /** Turns to a forced win, the winner's first one counted as 1; null where none is seen. */
  readonly wins: number | null;
  readonly turns: readonly Drive[];
}

interface Analysis {
  readonly depth: number;
  readonly positions: number;
  readonly lines: readonly AnalysedLine[];
}

/** The best few turns with what the engine expects after each, within a budget of positions. */
export function analyse(field: Field, seat: Seat, positions: number, count: number): Analysis {
  const arena = arenaOf(field, seat);
  const found = search(arena, { positions, best: count });
  const lines = found.best.map(({ turn, score }, index): AnalysedLine => {
    const codes = index === 0 ? found.line : [turn, ...answerTo(arena, turn, positions)];
    return { score: seat === 0 ? score : -score, wins: turnsToWin(score), turns: drivesOf(arena, codes) };
  });
  return { depth: found.depth, positions: found.positions, lines };
}

/** The search keeps the answers to its first choice only; for the others a fraction of the budget finds them again. */
function answerTo(arena: Arena, turn: number, positions: number): readonly number[] {
  make(arena, turn);
  const line = arena.winner >= 0 ? [] : search(arena, { positions: Math.max(60, positions >> 4), best: 1 }).line;
  unmake(arena, turn);
  return line;
}

function drivesOf(arena: Arena, codes: readonly number[]): Drive[] {
  const drives = codes.map((code) => {
    const drive = driveOf(arena, code);
    make(arena, code);
    return drive;
  });
  for (const code of codes.toReversed()) unmake(arena, code);
  return drives;
}

/** Scores near a win count the plies to it. */
function turnsToWin(score: number): number | null {
  return Math.abs(score) < NEAR_WIN ? null : Math.ceil((WIN - Math.abs(score)) / 2);
}

const most = { positions: 4_000_000, lines: 5 };

/** The same as a question to the headless door and to the worker. */
export const analyseAsked: Analyse = (params) => {
  const position = positionOf(params);
  const positions = wholeOf(params.positions ?? 20_000, 'positions', most.positions);
  const count = wholeOf(params.lines ?? 3, 'lines', most.lines);
  const {
    depth,
    positions: looked,
    lines,
  } = analyse(fieldOf(position, switchesOf(params)), position.turn, positions, count);
  const told = lines.map(
    ({ score, wins, turns }): Json => ({
      score,
      wins,
      turns: turns.map(({ from, to, facing, fireAt }) => ({ from, to, facing, fireAt })),
    }),
  );
  return { depth, positions: looked, lines: told };
};

function wholeOf(value: unknown, where: string, largest: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 1 || value > largest) {
    throw new AnalysisError(`${where}: not a whole number from 1 to ${largest}`);
  }
  return value;
}
