import type { Command, GameEvent, Refusal, Result, Seat } from '../rules/core/game';

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
  return command.seat >= 0 && command.seat < seats ? null : { rule: 'seat' };
}

export function concession(command: Concession, seats: number): { event: ConcessionEvent; result: Result } {
  const type = command.type === 'resign' ? 'resigned' : 'flagged';
  const winners = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== command.seat);
  return { event: { type, seat: command.seat }, result: { rule: type, winners } };
}
