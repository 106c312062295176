import type { Command, Game, GameEvent, Refusal, Result, Seat } from '../rules/core/game';
import { won } from '../rules/core/result';

/** Ways to lose that no rulebook needs to mention and every table has: giving up, and a clock run out. */
export interface Concession extends Command {
  readonly type: 'resign' | 'flag';
}

export interface ConcessionEvent extends GameEvent {
  readonly type: 'resigned' | 'flagged';
  readonly seat: Seat;
}

export function isConcession(command: Command): command is Concession {
  return command.type === 'resign' || command.type === 'flag';
}

export function refuseConcession(command: Concession, seats: number): Refusal | null {
  return isSeat(command.seat, seats) ? null : { rule: 'seat' };
}

export function isSeat(value: unknown, seats: number): value is Seat {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats;
}

/** Any command a match takes, from outside: a concession, or what the game itself can read. Null where the form is wrong. */
export function parseCommand(game: Game, raw: unknown, seats: number): Command | null {
  if (typeof raw !== 'object' || raw === null || !('type' in raw) || !('seat' in raw)) return null;
  const { type, seat } = raw;
  if (!isSeat(seat, seats)) return null;
  return type === 'resign' || type === 'flag' ? { type, seat } : game.parse(raw);
}

export function concession(command: Concession, seats: number): { event: ConcessionEvent; result: Result } {
  const type = command.type === 'resign' ? 'resigned' : 'flagged';
  const winners = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== command.seat);
  return { event: { type, seat: command.seat }, result: won(type, winners) };
}
