import type { Command, Seat } from '../rules/core/game';
import type { Level } from '../rules/core/module';
import type { Match } from '../session/match';
import type { Player } from '../session/seats';

type Think = (match: Match, seat: Seat, level: Level, signal: AbortSignal) => Promise<Command>;

interface Pending {
  readonly asked: Match;
  readonly answer: Promise<Command>;
  readonly stop: AbortController;
}

/** The bots of one table at work: those that may act at the same time think at the same time. */
interface Thoughts {
  /** The first answer of those who are to act, where what others did meanwhile has not overtaken it; whoever is thinking already goes on. */
  next(match: Match, sitters: readonly Player[]): Promise<Command>;
  /** Ends what is of no use at this match any more; at null, everything. */
  keep(match: Match | null): void;
}

export function openThoughts(think: Think): Thoughts {
  const pending = new Map<Seat, Pending>();

  const keep = (match: Match | null) => {
    for (const [seat, { asked, stop }] of pending) {
      if (match !== null && stillAsked(asked, match, seat)) continue;
      pending.delete(seat);
      stop.abort();
    }
  };

  const begin = (asked: Match, seat: Seat, level: Level): Pending => {
    const stop = new AbortController();
    return { asked, answer: think(asked, seat, level, stop.signal), stop };
  };

  return {
    keep,
    async next(match, sitters) {
      keep(match);
      for (const seat of match.state.active) {
        const controller = sitters[seat]?.controller;
        if (controller?.kind !== 'bot' || pending.has(seat)) continue;
        pending.set(seat, begin(match, seat, controller.level));
      }
      if (pending.size === 0) throw new Error('no bot is to act');
      const command = await Promise.race([...pending.values()].map(({ answer }) => answer));
      // An answer stays until it is played: it may have come while something else was being shown.
      if (pending.get(command.seat)?.asked === match || match.refuse(command) === null) return command;
      pending.delete(command.seat);
      return this.next(match, sitters);
    },
  };
}

/** Whether the seat is still to do what it was asked to do, whatever others have done meanwhile. */
function stillAsked(asked: Match, match: Match, seat: Seat): boolean {
  const { phase, turn, active } = match.state;
  const length = asked.log.length;
  const later = match.log.length >= length && (length === 0 || match.log.at(length - 1) === asked.log.at(-1));
  const same = phase === asked.state.phase && turn === asked.state.turn;
  const acted = match.log.slice(length).some(({ command }) => command.seat === seat);
  return later && same && active.includes(seat) && !acted && match.result === null;
}
