import { facingName } from '../board';
import { squareName } from '../grid';
import type { Drive } from '../types';
import { type Arena, OFF, pieceOfTurn, poseOfTurn, targetOfTurn } from './arena';

/** A turn of the side to move in the words of the rules. */
export function driveOf(arena: Arena, turn: number): Drive {
  const { grid } = arena.tables;
  const at = (piece: number) => squareName(grid, (arena.pose[piece] ?? 0) >> 3);
  const pose = poseOfTurn(turn);
  const target = targetOfTurn(turn) - 1;
  return {
    type: 'drive',
    seat: arena.turn,
    from: at(pieceOfTurn(turn)),
    to: (turn & OFF) === 0 ? squareName(grid, pose >> 3) : 'off',
    facing: facingName(pose),
    fireAt: target < 0 ? null : at(target),
  };
}
