import type { Roll } from '../rules/core/dice';
import type { Command, Game, GameEvent, GameState, GameView, Seat } from '../rules/core/game';
import { equalJson } from '../rules/core/play';
import { Growing, type Listed, sharedLength } from './growing';
import type { LogEntry, Match } from './match';
import { eventsFor, rollsFor } from './visible';

/** One command as one viewer may know of it. */
export interface Seen {
  /** So many steps had been shown to this viewer before it. */
  readonly index: number;
  readonly turn: number;
  /** Who gave the command. */
  readonly seat: Seat;
  /** What was pointed at; null where the viewer may not know. */
  readonly command: Command | null;
  readonly events: readonly GameEvent[];
  readonly rolls: readonly Roll[];
  /** Something happened of which this viewer may learn nothing; whether more happened than he was told is a secret too. */
  readonly hides: boolean;
  /** It cannot be taken back. */
  readonly final: boolean;
}

/** A step as it is shown: the unit of replay, of the log, of a room and of a broadcast. */
export interface ShownStep<V extends GameView = GameView> extends Seen {
  /** How it looked before and after. */
  before(): V;
  after(): V;
}

/** Of what a command did, all that one viewer may know. */
function seenBy(entry: LogEntry, secrets: boolean, viewer: Seat | null, index: number): Seen {
  const { command, turn, final } = entry;
  const events = eventsFor(entry.events, viewer);
  const open = !secrets || command.seat === viewer;
  return {
    index,
    turn,
    seat: command.seat,
    command: open ? command : null,
    events,
    // Of what nobody told him he learns no dice either.
    rolls: open || events.length > 0 ? rollsFor(entry.rolls, viewer) : [],
    hides: events.length === 0 && entry.events.length > 0,
    final,
  };
}

/** The viewers (null: a spectator) to whom nothing at all happened: they are told of no step. */
export function unaware(
  game: Game,
  before: GameState,
  after: GameState,
  { command, events }: Pick<LogEntry, 'command' | 'events'>,
  seats: number,
): readonly (Seat | null)[] {
  if (!game.secrets) return [];
  const viewers = [null, ...Array.from({ length: seats }, (_, seat) => seat)];
  return viewers.filter(
    (viewer) =>
      viewer !== command.seat &&
      eventsFor(events, viewer).length === 0 &&
      equalJson(game.view(before, viewer), game.view(after, viewer)),
  );
}

/** What one viewer has seen of a match, grown by what is new. */
export interface SeenLine {
  readonly log: Listed<LogEntry>;
  readonly steps: Growing<Seen>;
  /** How many commands had been given once each step was over. */
  readonly lengths: Growing<number>;
}

/** The steps of a match for one viewer; what `known` has of them is taken over. */
export function seenLine({ game, log }: Pick<Match, 'game' | 'log'>, viewer: Seat | null, known?: SeenLine): SeenLine {
  if (known !== undefined && known.log === log) return known;
  const shared = known === undefined ? 0 : sharedLength(known.log, log);
  const kept = known === undefined ? 0 : stepsWithin(known.lengths, shared);
  let steps = known?.steps.first(kept) ?? Growing.of<Seen>();
  let lengths = known?.lengths.first(kept) ?? Growing.of<number>();
  for (let at = shared; at < log.length; at++) {
    const entry = log.at(at);
    if (entry === undefined || entry.unaware.includes(viewer)) continue;
    steps = steps.grown(seenBy(entry, game.secrets, viewer, steps.length));
    lengths = lengths.grown(at + 1);
  }
  return { log, steps, lengths };
}

/** How many of the steps were over after so many commands. */
export function stepsWithin(lengths: Listed<number>, commands: number): number {
  let count = lengths.length;
  while (count > 0 && (lengths.at(count - 1) ?? 0) > commands) count -= 1;
  return count;
}

/** So many steps are looked back at, at most. */
const BACK = 30;

/** What has happened since this viewer chose last: all that others did, or else his own command. */
export function lately(steps: Listed<Seen>, viewer: Seat | null): readonly Seen[] {
  const near = steps.slice(-BACK);
  const others = viewer === null ? [] : near.slice(near.findLastIndex(({ seat }) => seat === viewer) + 1);
  return others.length > 0 ? others : near.slice(-1);
}
