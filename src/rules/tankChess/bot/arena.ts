import type { Seat } from '../../core/game';
import { facingNumber } from '../board';
import { squareNumber } from '../grid';
import { type Field, kinds } from '../types';
import { sightWords } from './sights';
import { createSpread, type Spread } from './spread';
import { COMMAND, FREE, PIECE, SHUT, type Tables, tablesOf } from './tables';
import { worthTable } from './worth';

/** How many turns can be made without taking one back. */
export const deepest = 128;

/**
 * A position for search, on flat arrays that are changed in place and taken back. A turn is one number:
 * piece (6 bits), end pose (13 bits), target + 1 (7 bits, 0 for none), and one bit for leaving the board.
 */
export interface Arena {
  readonly tables: Tables;
  readonly worth: Int16Array;
  readonly poses: number;
  readonly forwardEscapeOnly: boolean;
  readonly on: Uint8Array;
  /** Per rank the files that are free, one bit each. */
  readonly free: Int32Array;
  readonly pose: Int16Array;
  readonly kind: Uint8Array;
  readonly side: Uint8Array;
  readonly alive: Uint8Array;
  /** Pieces of White are numbered below `firstBlack`, those of Black from there to `count`. */
  readonly firstBlack: number;
  readonly count: number;
  turn: number;
  /** The side that has won, or -1. */
  winner: number;
  /** Worth of White's pieces less Black's. */
  balance: number;
  /** Two halves of the position's hash. */
  readonly hash: Int32Array;
  depth: number;
  /** Per turn made: both halves of the hash, the balance and the pose left. */
  readonly undo: Int32Array;
  /** Scratch of the generator. */
  readonly spreads: readonly Spread[];
  readonly sights: Int32Array;
  readonly extended: Int32Array;
}

export const OFF = 1 << 26;

export function turnCode(piece: number, pose: number, target: number): number {
  return piece | (pose << 6) | (target << 19);
}

export const pieceOfTurn = (turn: number): number => turn & 63;
export const poseOfTurn = (turn: number): number => (turn >> 6) & 8191;
/** The target's number plus one; 0: no shot. */
export const targetOfTurn = (turn: number): number => (turn >> 19) & 127;

export function arenaOf(field: Field, turn: Seat): Arena {
  const tables = tablesOf(field.size);
  const { grid } = tables;
  const poses = grid.next.length;
  const living = (seat: Seat) => field.pieces.filter((piece) => piece.seat === seat && piece.status === 'fit');
  const white = living(0);
  const order = [...white, ...living(1)];
  const arena: Arena = {
    tables,
    worth: worthTable(field.size),
    poses,
    forwardEscapeOnly: field.switches.forwardEscapeOnly,
    on: new Uint8Array(poses / 8),
    free: new Int32Array(field.size).fill((1 << field.size) - 1),
    pose: new Int16Array(order.length),
    kind: new Uint8Array(order.length),
    side: new Uint8Array(order.length),
    alive: new Uint8Array(order.length).fill(1),
    firstBlack: white.length,
    count: order.length,
    turn,
    winner: -1,
    balance: 0,
    hash: new Int32Array(2),
    depth: 0,
    undo: new Int32Array(deepest * 4),
    spreads: order.map(() => createSpread(field.size)),
    sights: new Int32Array(field.size * sightWords),
    extended: new Int32Array(field.size * 32),
  };
  const fallen = field.pieces.filter((piece) => piece.status === 'wreck').map((piece) => piece.at);
  for (const at of [...field.obstacles, ...field.wrecks, ...fallen]) {
    arena.on[squareNumber(grid, at)] = SHUT;
    flipFree(arena, squareNumber(grid, at));
  }
  order.forEach((piece, number) => {
    const pose = squareNumber(grid, piece.at) * 8 + facingNumber(piece.facing);
    arena.pose[number] = pose;
    arena.kind[number] = kinds.indexOf(piece.kind);
    arena.side[number] = piece.seat;
    arena.on[pose >> 3] = number + PIECE;
    flipFree(arena, pose >> 3);
    enter(arena, number);
  });
  if (turn === 1) flipSide(arena);
  return arena;
}

function enter(arena: Arena, number: number): void {
  const { tables, hash } = arena;
  const side = arena.side[number] ?? 0;
  const index = ((arena.kind[number] ?? 0) * 2 + side) * arena.poses + (arena.pose[number] ?? 0);
  hash[0] = (hash[0] ?? 0) ^ (tables.pieceLow[index] ?? 0);
  hash[1] = (hash[1] ?? 0) ^ (tables.pieceHigh[index] ?? 0);
  arena.balance += (side === 0 ? 1 : -1) * (arena.worth[index] ?? 0);
}

function flipFree({ free, tables }: Arena, square: number): void {
  const rank = tables.ranks[square] ?? 0;
  free[rank] = (free[rank] ?? 0) ^ (tables.bits[square] ?? 0);
}

function flipSide({ hash, tables }: Arena): void {
  hash[0] = (hash[0] ?? 0) ^ tables.sideLow;
  hash[1] = (hash[1] ?? 0) ^ tables.sideHigh;
}

export function make(arena: Arena, turn: number): void {
  const { on, pose, alive, tables, worth, undo, hash } = arena;
  const { pieceLow, pieceHigh } = tables;
  const piece = turn & 63;
  const from = pose[piece] ?? 0;
  let low = hash[0] ?? 0;
  let high = hash[1] ?? 0;
  let { balance } = arena;
  const note = arena.depth++ * 4;
  undo[note] = low;
  undo[note + 1] = high;
  undo[note + 2] = balance;
  undo[note + 3] = from;
  const mover = arena.turn;
  const own = mover === 0 ? 1 : -1;
  const row = ((arena.kind[piece] ?? 0) * 2 + mover) * arena.poses;
  on[from >> 3] = FREE;
  flipFree(arena, from >> 3);
  low ^= tables.sideLow ^ (pieceLow[row + from] ?? 0);
  high ^= tables.sideHigh ^ (pieceHigh[row + from] ?? 0);
  balance -= own * (worth[row + from] ?? 0);
  if ((turn & OFF) !== 0) {
    alive[piece] = 0;
    arena.winner = mover;
  } else {
    const to = (turn >> 6) & 8191;
    pose[piece] = to;
    on[to >> 3] = piece + PIECE;
    flipFree(arena, to >> 3);
    low ^= pieceLow[row + to] ?? 0;
    high ^= pieceHigh[row + to] ?? 0;
    balance += own * (worth[row + to] ?? 0);
    const target = ((turn >> 19) & 127) - 1;
    if (target >= 0) {
      const at = pose[target] ?? 0;
      const kind = arena.kind[target] ?? 0;
      const index = (kind * 2 + 1 - mover) * arena.poses + at;
      low ^= (pieceLow[index] ?? 0) ^ (tables.wreckLow[at >> 3] ?? 0);
      high ^= (pieceHigh[index] ?? 0) ^ (tables.wreckHigh[at >> 3] ?? 0);
      balance += own * (worth[index] ?? 0);
      alive[target] = 0;
      on[at >> 3] = SHUT;
      if (kind === COMMAND) arena.winner = mover;
    }
  }
  hash[0] = low;
  hash[1] = high;
  arena.balance = balance;
  arena.turn = 1 - mover;
}

export function unmake(arena: Arena, turn: number): void {
  const { on, pose, alive, undo, hash } = arena;
  const piece = turn & 63;
  const note = --arena.depth * 4;
  const from = undo[note + 3] ?? 0;
  if ((turn & OFF) !== 0) {
    alive[piece] = 1;
  } else {
    on[(pose[piece] ?? 0) >> 3] = FREE;
    flipFree(arena, (pose[piece] ?? 0) >> 3);
    pose[piece] = from;
    const target = ((turn >> 19) & 127) - 1;
    if (target >= 0) {
      on[(pose[target] ?? 0) >> 3] = target + PIECE;
      alive[target] = 1;
    }
  }
  on[from >> 3] = piece + PIECE;
  flipFree(arena, from >> 3);
  hash[0] = undo[note] ?? 0;
  hash[1] = undo[note + 1] ?? 0;
  arena.balance = undo[note + 2] ?? 0;
  arena.winner = -1;
  arena.turn = 1 - arena.turn;
}

/** Passing is no legal turn; search uses it to see what the other side threatens. */
export function pass(arena: Arena): void {
  arena.turn ^= 1;
  flipSide(arena);
}
