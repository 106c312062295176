import type { Roll } from '../rules/core/dice';
import type { Command, Game, GameEvent, GameView, Ref, Refusal, Result, Seat, TableOptions } from '../rules/core/game';
import type { Listed } from './growing';
import { type Luck, luckOf, type SealedDice, sealOf } from './luck';
import type { Match } from './match';
import { type Seen, type SeenLine, type ShownStep, seenLine, stepsWithin } from './shownStep';
import { eventsFor, rollsFor } from './visible';

/** What one seat (null: nobody in particular) may know of a game and ask about it: all that a screen is given. */
export interface Reading {
  readonly game: Game;
  readonly options: TableOptions;
  readonly seat: Seat | null;
  readonly view: GameView;
  /** What happened before the first command. */
  readonly opening: { readonly events: readonly GameEvent[]; readonly rolls: readonly Roll[] };
  /** All that was shown to this seat, oldest first. */
  readonly steps: Listed<Seen>;
  readonly result: Result | null;
  /** Who has given up or run out of time while the others play on. */
  readonly left: readonly Seat[];
  readonly dice: SealedDice;
  luck(): Luck;
  /** What this seat may do now. */
  legal(): readonly Command[];
  /** Why this seat may not; null where it may. */
  refuse(command: Command): Refusal | null;
  /** The command meant by pointing at these things, allowed or not; null while it says too little. */
  commandAt(refs: readonly Ref[]): Command | null;
  /** The same eyes on an earlier moment: after the first `moment` steps. */
  at(moment: number): Reading;
}

/** What a reading needs to tell besides what is the same wherever it comes from. */
type Source = Omit<Reading, 'luck' | 'refuse'> & { refuse(command: Command): Refusal | null };

/** Nobody asks in the name of another, and the luck is worked out once. */
export function makeReading(source: Source, knownLuck?: Luck): Reading {
  let luck: Luck | undefined;
  return {
    ...source,
    luck() {
      luck ??= luckOf(source.steps, { opening: source.opening.rolls, seats: source.options.seats }, knownLuck);
      return luck;
    },
    refuse(command) {
      if (command.seat !== source.seat) return { rule: 'seat' };
      return source.result === null ? source.refuse(command) : { rule: 'over' };
    },
  };
}

/** The reading of a match that lies on this machine. */
export function readingOf(match: Match, seat: Seat | null): Reading {
  return readLine(match, seat, seenLine(match, seat));
}

function readLine(match: Match, seat: Seat | null, line: SeenLine, knownLuck?: Luck): Reading {
  const { game, deal, opening, result, left } = match;
  return makeReading(
    {
      game,
      options: { setup: deal.setup, seats: deal.seats, options: deal.options },
      seat,
      view: match.view(seat),
      opening: { events: eventsFor(opening.events, seat), rolls: rollsFor(opening.rolls, seat) },
      steps: line.steps,
      result,
      left,
      dice: sealOf(match),
      legal: () => (seat === null ? [] : match.legal(seat)),
      refuse: match.refuse,
      commandAt: (refs) => (seat === null ? null : game.commandAt(match.state, seat, refs)),
      at(moment) {
        if (moment >= line.steps.length) return readLine(match, seat, line, knownLuck);
        const then = match.rewind(moment <= 0 ? 0 : (line.lengths.at(moment - 1) ?? 0));
        return readLine(then, seat, seenLine(then, seat, line), knownLuck);
      },
    },
    knownLuck,
  );
}

/** The steps after the first `from`, each with how it looked before and after it. */
export function shownSteps(reading: Reading, from: number): readonly ShownStep[] {
  return reading.steps.slice(from).map((step) => ({
    ...step,
    before: () => reading.at(step.index).view,
    after: () => reading.at(step.index + 1).view,
  }));
}

/** Readings of one match as it goes on: whoever reads again gets what he had, and pays for what is new. */
interface Readings {
  of(match: Match, seat: Seat | null): Reading;
  /** How many steps this seat had been shown once so many commands were given. */
  momentOf(match: Match, seat: Seat | null, commands: number): number;
  /** How many commands had been given at a moment of this seat. */
  commandsAt(match: Match, seat: Seat | null, moment: number): number;
}

interface Kept {
  readonly match: Match;
  readonly line: SeenLine;
  readonly reading: Reading;
}

export function openReadings(): Readings {
  const kept = new Map<Seat | null, Kept>();
  const keep = (match: Match, seat: Seat | null): Kept => {
    const known = kept.get(seat);
    if (known?.match === match) return known;
    const line = seenLine(match, seat, known?.line);
    const next = { match, line, reading: readLine(match, seat, line, known?.reading.luck()) };
    kept.set(seat, next);
    return next;
  };
  return {
    of: (match, seat) => keep(match, seat).reading,
    momentOf: (match, seat, commands) => stepsWithin(keep(match, seat).line.lengths, commands),
    commandsAt: (match, seat, moment) => (moment <= 0 ? 0 : (keep(match, seat).line.lengths.at(moment - 1) ?? 0)),
  };
}
