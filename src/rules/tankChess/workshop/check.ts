import { parseSquare, type SquareId } from '../../core/square';
import { type Board, boardOf } from '../board';
import { reachFrom } from '../movement';
import { fieldOf } from '../position';
import type { Snapshot } from '../positionText';
import { standardSwitches } from '../setup';
import { drivesOf } from '../turns';
import { type Colour, colours } from '../types';
import { halfTurned } from './edit';

const findings = [
  'noCommander',
  'noTurn',
  'winsAtOnce',
  'shotAtOnce',
  'notSymmetric',
  'ringTaken',
  'crowded',
  'uneven',
] as const;

/** Something worth saying about a board. `stops`: no game can begin from it. */
export interface Finding {
  readonly what: (typeof findings)[number];
  readonly stops: boolean;
  readonly side?: Colour;
  readonly squares: readonly SquareId[];
  readonly percent?: number;
}

/** More than this part of the board covered leaves too little room; the printed board covers a fifth. */
const mostCovered = 30;

/** What is wrong, and what differs from how boards of this game are laid out. */
export function checkBoard(board: Snapshot): readonly Finding[] {
  const found: Finding[] = [];
  for (const [seat, side] of colours.entries()) {
    if (!board.pieces.some((piece) => piece.seat === seat && piece.kind === 'CLT')) {
      found.push({ what: 'noCommander', stops: true, side, squares: [] });
    }
  }
  found.push(...firstTurn(board));
  found.push(...layout(board));
  return found;
}

function firstTurn(snapshot: Snapshot): Finding[] {
  const board: Board = boardOf(fieldOf(snapshot, standardSwitches));
  const wins = new Set<SquareId>();
  const shots = new Set<SquareId>();
  let any = false;
  for (const { drive, shot } of drivesOf(board, snapshot.turn, (number) => reachFrom(board, number))) {
    any = true;
    if (drive.to === 'off') wins.add(drive.from);
    if (!shot?.kills) continue;
    if (shot.targetKind === 'CLT') wins.add(shot.at);
    else shots.add(shot.at);
  }
  if (!any) return [{ what: 'noTurn', stops: true, squares: [] }];
  const told: Finding[] = [];
  if (wins.size > 0) told.push({ what: 'winsAtOnce', stops: false, squares: [...wins] });
  if (shots.size > 0) told.push({ what: 'shotAtOnce', stops: false, squares: [...shots] });
  return told;
}

function layout({ size, obstacles, pieces }: Snapshot): Finding[] {
  const told: Finding[] = [];
  const lying = new Set<SquareId>(obstacles);
  const odd = obstacles.filter((at) => !lying.has(halfTurned(size, at)));
  if (odd.length > 0) told.push({ what: 'notSymmetric', stops: false, squares: odd });
  const ring = obstacles.filter((at) => {
    const { file, rank } = parseSquare(at);
    return file === 0 || rank === 0 || file === size - 1 || rank === size - 1;
  });
  if (ring.length > 0) told.push({ what: 'ringTaken', stops: false, squares: ring });
  const percent = Math.round((obstacles.length * 100) / (size * size));
  if (percent > mostCovered) told.push({ what: 'crowded', stops: false, squares: [], percent });
  const army = (seat: number) =>
    pieces
      .filter((piece) => piece.seat === seat)
      .map((piece) => piece.kind)
      .sort()
      .join(' ');
  if (army(0) !== army(1)) told.push({ what: 'uneven', stops: false, squares: [] });
  return told;
}
