import { Chess } from 'chess.js';
import { openDice, seedDice } from '../../src/rules/core/dice';
import { tankChess } from '../../src/rules/tankChess';
import { arenaOf } from '../../src/rules/tankChess/bot/arena';
import { perft } from '../../src/rules/tankChess/bot/perft';
import { race } from './measure';

/** Turns generated, made and taken back by the Tank Chess engine, against the same work of chess.js. */
export function benchChess() {
  const field = tankChess.deal({ setup: 'standard16', seats: 2, options: {} }, openDice(seedDice('bench')));
  const arena = arenaOf(field, 0);
  const chess = new Chess();
  // Both are measured warm: a search runs the generator millions of times.
  for (let round = 0; round < 30; round++) perft(arena, 2, true);
  return race('chessJs', {
    chessJs: () => chess.perft(3),
    engine: () => perft(arena, 2, true) ?? 0,
  });
}
