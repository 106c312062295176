import type { Seat } from '../../core/game';
import { boardOf } from '../board';
import { type Arena, arenaOf, make, OFF, targetOfTurn, unmake } from '../bot/arena';
import { generate } from '../bot/generate';
import { COMMAND } from '../bot/tables';
import { driveOf } from '../bot/translate';
import { reachFrom } from '../movement';
import { drivesOf } from '../turns';
import type { Drive, Field } from '../types';

/** Every turn of the side that destroys the enemy's command tank or leaves the board, by the rules themselves. */
export function winsInOne(field: Field, seat: Seat): readonly Drive[] {
  const board = boardOf(field);
  const wins: Drive[] = [];
  for (const { drive, shot } of drivesOf(board, seat, (number) => reachFrom(board, number))) {
    if (drive.to === 'off' || (shot?.kills && shot.targetKind === 'CLT')) wins.push(drive);
  }
  return wins;
}

const list = new Int32Array(1 << 18);

function wins(arena: Arena, turn: number): boolean {
  return (turn & OFF) !== 0 || (targetOfTurn(turn) > 0 && arena.kind[targetOfTurn(turn) - 1] === COMMAND);
}

function canWin(arena: Arena, start: number): boolean {
  const end = generate(arena, list, start, true);
  for (let i = start; i < end; i++) if (wins(arena, list[i] ?? 0)) return true;
  return false;
}

/**
 * Every first turn after which, whatever the enemy does, a winning turn follows; empty where a turn wins at once. Counted
 * on the compact positions of the engine: some hundred thousand replies are looked at.
 */
export function winsInTwo(field: Field, seat: Seat): readonly Drive[] {
  const arena = arenaOf(field, seat);
  if (canWin(arena, 0)) return [];
  const end = generate(arena, list, 0, false);
  const firsts = Array.from(list.subarray(0, end));
  let refuter = 0;
  const forced = firsts.filter((first) => {
    make(arena, first);
    const reply = refutation(arena, refuter);
    unmake(arena, first);
    if (reply !== null) refuter = reply;
    return reply === null;
  });
  return forced.map((turn) => driveOf(arena, turn));
}

/** A reply that wins or leaves no winning turn; null where every reply loses. What refuted the last turn is tried first. */
function refutation(arena: Arena, likely: number): number | null {
  const end = generate(arena, list, 0, false);
  if (end === 0) return 0;
  const replies = Array.from(list.subarray(0, end));
  if (replies.includes(likely) && holds(arena, likely)) return likely;
  return replies.find((reply) => wins(arena, reply) || holds(arena, reply)) ?? null;
}

function holds(arena: Arena, reply: number): boolean {
  make(arena, reply);
  const safe = arena.winner >= 0 || !canWin(arena, 0);
  unmake(arena, reply);
  return safe;
}
