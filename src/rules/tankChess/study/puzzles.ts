import type { Frozen } from '../../core/game';
import { boardOf } from '../board';
import { type Puzzle, puzzles } from '../data/puzzles';
import type { Follow } from '../follow';
import { reachFrom } from '../movement';
import { drivesOf } from '../turns';
import type { Drive, State } from '../types';
import { knownPosition, knownTurn } from './known';
import { winsInOne } from './winning';

export function openPuzzle({ position }: Puzzle): Frozen<State> {
  return knownPosition(position);
}

/** The only first turn that wins. */
export function answerOf(puzzle: Puzzle): Drive {
  return knownTurn(openPuzzle(puzzle), puzzle.answer);
}

type PuzzleAnswer = 'solved' | 'goOn' | 'wrong';

/** What a turn of the solver is worth; `first` until the enemy has answered. */
export function judge(
  puzzle: Puzzle,
  state: Frozen<State>,
  drive: Drive,
  first: boolean,
  follow: Follow,
): PuzzleAnswer {
  if (follow(state, drive).state.ending?.winners[0] === state.mover) return 'solved';
  if (puzzle.turns === 1 || !first) return 'wrong';
  const answer = answerOf(puzzle);
  const same =
    drive.from === answer.from &&
    drive.to === answer.to &&
    drive.facing === answer.facing &&
    drive.fireAt === answer.fireAt;
  return same ? 'goOn' : 'wrong';
}

/** The reply that leaves the solver the fewest winning turns; the first of equals. */
export function stubbornReply(state: Frozen<State>, follow: Follow): Drive {
  const board = boardOf(state);
  let best: { readonly drive: Drive; readonly left: number } | null = null;
  for (const { drive, shot } of drivesOf(board, state.mover, (number) => reachFrom(board, number))) {
    if (shot !== null && !shot.kills) continue;
    const after = follow(state, drive).state;
    const left = winsInOne(after, after.mover).length;
    if (best === null || left < best.left) best = { drive, left };
    if (best.left <= 1) break;
  }
  if (best === null) throw new Error('no reply');
  return best.drive;
}

/** The same for everybody on one day: `day` counts days since 1970. */
export function puzzleOfDay(day: number): Puzzle {
  const puzzle = puzzles[(((day * 17) % puzzles.length) + puzzles.length) % puzzles.length];
  if (puzzle === undefined) throw new Error('there are no puzzles');
  return puzzle;
}
