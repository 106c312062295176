import { type Dice, openDice, seedDice } from '../../src/rules/core/dice';
import type { Frozen } from '../../src/rules/core/game';
import { arenaOf } from '../../src/rules/tankChess/bot/arena';
import { search } from '../../src/rules/tankChess/bot/search';
import { driveOf } from '../../src/rules/tankChess/bot/translate';
import { writeDrive } from '../../src/rules/tankChess/notation';
import { printSnapshot, snapshotOf } from '../../src/rules/tankChess/positionText';
import { winsInOne, winsInTwo } from '../../src/rules/tankChess/study/winning';
import type { Drive, State } from '../../src/rules/tankChess/types';
import { follow } from '../../src/scenes/tankChess/extras/follow';

export interface Mined {
  readonly position: string;
  readonly turns: 1 | 2;
  readonly answer: string;
}

/** How hard the sides look, so that their mistakes are worth finding, and how long a game may last. */
const look = { positions: 350, among: 5, plies: 70 };

/** Plays careless games from a start and keeps every position with exactly one way to win in one turn, or in two. */
export function* minePuzzles(start: Frozen<State>, seed: string): Generator<Mined> {
  const dice = openDice(seedDice(seed));
  let state = start;
  for (let ply = 0; ply < look.plies && state.ending === null; ply++) {
    const found = puzzleAt(state);
    if (found !== null) yield found;
    const drive = carelessDrive(state, dice);
    if (drive === null) return;
    state = follow(state, drive).state;
  }
}

function puzzleAt(state: Frozen<State>): Mined | null {
  const standing = (side: number) =>
    state.pieces.filter(({ seat, status }) => seat === side && status === 'fit').length;
  const few = Math.min(standing(0), standing(1)) < 3;
  if (few) return null;
  const quick = winsInOne(state, state.mover);
  const turns = quick.length > 0 ? 1 : 2;
  const solutions = quick.length > 0 ? quick : winsInTwo(state, state.mover);
  const [only] = solutions;
  if (only === undefined || solutions.length !== 1) return null;
  const position = printSnapshot({ ...snapshotOf(state), number: 1, quiet: 0 });
  return { position, turns, answer: writeDrive(state, only) };
}

function carelessDrive(state: Frozen<State>, dice: Dice): Drive | null {
  const arena = arenaOf(state, state.mover);
  const { best } = search(arena, { positions: look.positions, best: look.among });
  const chosen = best[dice.roll(Math.max(1, best.length), 'choice') - 1];
  return chosen === undefined ? null : driveOf(arena, chosen.turn);
}
