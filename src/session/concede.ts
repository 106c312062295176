import type { Command, Game, GameEvent, Refusal, Result, Seat, TableOptions } from '../rules/core/game';
import { lost, won } from '../rules/core/result';

/** Ways to lose that no rulebook needs to mention and every table has: giving up, and a clock run out. */
interface Concession extends Command {
  readonly type: 'resign' | 'flag';
}

interface ConcessionEvent extends GameEvent {
  readonly type: 'resigned' | 'flagged';
  readonly seat: Seat;
  /** The others play on. */
  readonly goesOn?: true;
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

/** Who plays for the same side: the game's teams, or every seat alone. */
export function sidesOf(game: Pick<Game, 'teams'>, options: TableOptions): readonly (readonly Seat[])[] {
  return game.teams?.(options) ?? Array.from({ length: options.seats }, (_, seat) => [seat]);
}

/**
 * What it means that a seat leaves after those in `left`. It ends the game for those who stay where they are all of one
 * side; where the rules know of no table without that seat, it ends for every other side. Null: the others go on.
 */
export function concession(
  game: Pick<Game, 'teams' | 'leave'>,
  options: TableOptions,
  left: readonly Seat[],
  { type, seat }: Concession,
): { event: ConcessionEvent; result: Result | null } {
  const rule = type === 'resign' ? 'resigned' : 'flagged';
  const event = { type: rule, seat } as const;
  const here = (other: Seat) => other !== seat && !left.includes(other);
  const sides = sidesOf(game, options);
  const staying = sides.filter((side) => side.some(here));
  if (game.leave !== undefined && staying.length > 1) return { event: { ...event, goesOn: true }, result: null };
  const winning = game.leave === undefined ? sides.filter((side) => !side.includes(seat)) : staying;
  const winners = winning.flat().filter(here);
  return {
    event,
    result:
      winners.length === 0
        ? lost(rule)
        : won(
            rule,
            winners.toSorted((a, b) => a - b),
          ),
  };
}
