import { atOnce } from '../rules/core/atOnce';
import { openDice, type Roll } from '../rules/core/dice';
import type { Command, Game, GameEvent, GameState, GameView, Refusal, Result, Seat } from '../rules/core/game';
import { equalJson, legal } from '../rules/core/play';
import type { Deal, Sequence, Step } from '../rules/core/sequence';
import { concession, isConcession, refuseConcession } from './concede';
import { Growing, type Listed } from './growing';
import { commandDice, openingDice, worldDice } from './matchDice';
import { unaware } from './shownStep';

/** One line of the log. `final`: dice were thrown, something hidden came out or a seat gave up: it cannot be taken back. */
export interface LogEntry {
  readonly command: Command;
  readonly events: readonly GameEvent[];
  readonly rolls: readonly Roll[];
  readonly final: boolean;
  /** The turn it belonged to. */
  readonly turn: number;
  /** The viewers (null: a spectator) who can tell by nothing that it was given. */
  readonly unaware: readonly (Seat | null)[];
}

/** A game in progress. Immutable: `play`, `rewind` and `fork` answer with another match. */
export interface Match {
  readonly game: Game;
  readonly deal: Deal;
  readonly step: Step;
  /** What happened before the first command. */
  readonly opening: { readonly events: readonly GameEvent[]; readonly rolls: readonly Roll[] };
  readonly log: Listed<LogEntry>;
  readonly result: Result | null;
  /** Who has given up or run out of time while the others go on, in that order. */
  readonly left: readonly Seat[];
  readonly state: GameState;
  view(seat: Seat | null): GameView;
  legal(seat: Seat): readonly Command[];
  refuse(command: Command): Refusal | null;
  /** Throws on an illegal command: callers ask `refuse` first. */
  play(command: Command): Match;
  /** Plays a list, with a breath after every command: yields how many are done. A long list takes linear time. */
  playAll(commands: readonly Command[]): Generator<number, Match | RefusedAt>;
  /** The match as it stood after its first `length` commands. */
  rewind(length: number): Match;
  /**
   * Another game from that moment on, with dice of its own seed: it tells nothing of the throws to come in this one.
   * `eyes`: nor of what these did not know, which is made up anew.
   */
  fork(length: number, seed: string, eyes?: Seat | null): Match;
  /**
   * How far `seat` may take back: the length to rewind to, or null. Undo stops at dice, revealed secrets and who gave up,
   * and where the game has secrets at another seat's command and at the end, when they lie open.
   */
  undoTo(seat: Seat): number | null;
}

/** Replaying from the nearest kept step keeps scrubbing quick without holding every state of a long game. */
const KEEP_EVERY = 16;

/** How many worlds a fork looks through for one that can be played on; where none can, it goes on as it was. */
const WORLDS = 100;

interface Played {
  readonly step: Step;
  readonly log: Growing<LogEntry>;
  readonly kept: Growing<Keeper>;
  readonly conceded: Result | null;
  readonly left: readonly Seat[];
}

type Keeper = Pick<Played, 'step' | 'left'>;

export function openMatch(game: Game, sequence: Sequence, deal: Deal): Match {
  const first = sequence.start(deal, openingDice(deal));
  const start = { step: first, left: [] };
  const line = { ...start, log: Growing.of<LogEntry>(), kept: Growing.of<Keeper>(start), conceded: null };
  return matchOf(game, sequence, deal, first, { ...line, step: branched(game, deal, 0, first) });
}

/** Where a list of commands stopped being legal; `over` where the game had ended before. */
export interface RefusedAt {
  readonly refusedAt: number;
  readonly refusal: Refusal;
}

/** Plays a whole list of commands; the first that the rules refuse stops it with its place in the list. */
export function replay(match: Match, commands: readonly Command[]): Match | RefusedAt {
  return atOnce(match.playAll(commands));
}

function matchOf(game: Game, sequence: Sequence, deal: Deal, first: Step, line: Played): Match {
  const { step, log, left } = line;
  const { state } = step.position;
  const listed = new Map<Seat, readonly Command[]>();
  const result = line.conceded ?? game.result(state);

  const lineAt = (length: number): Played => {
    if (length === log.length) return line;
    const before = lineBefore(line, game, sequence, deal, first, length);
    return { ...before, step: branched(game, deal, length, before.step) };
  };

  const match: Match = {
    game,
    deal,
    step,
    opening: first,
    log,
    result,
    left,
    state,
    view: (seat) => game.view(state, seat),
    legal(seat) {
      if (result !== null) return [];
      const known = listed.get(seat) ?? legal(game, state, seat);
      listed.set(seat, known);
      return known;
    },
    refuse: (command) => refuseAt(game, line, deal.seats, command),
    play(command) {
      if (result !== null) throw new Error(`the game is over: ${result.rule}`);
      const refusal = match.refuse(command);
      if (refusal !== null) throw new Error(`illegal ${command.type} of seat ${command.seat}: ${refusal.rule}`);
      return matchOf(game, sequence, deal, first, extend(line, game, sequence, command, deal));
    },
    *playAll(commands) {
      let at = line;
      for (const [index, command] of commands.entries()) {
        const ended = at.conceded ?? game.result(at.step.position.state);
        const refusal = ended === null ? refuseAt(game, at, deal.seats, command) : { rule: 'over' };
        if (refusal !== null) return { refusedAt: index, refusal };
        at = extend(at, game, sequence, command, deal);
        yield index + 1;
      }
      return matchOf(game, sequence, deal, first, at);
    },
    rewind(length) {
      return length === log.length ? match : matchOf(game, sequence, deal, first, lineAt(length));
    },
    fork(length, seed, eyes) {
      if (game.binding?.(deal) === true) throw new Error('what was done in this game stays done');
      const fork = { at: length, seed, ...(eyes === undefined ? {} : { eyes }) };
      const dealt = { ...deal, forks: [...(deal.forks ?? []).filter(({ at }) => at < length), fork] };
      const before = lineBefore(line, game, sequence, deal, first, length);
      return matchOf(game, sequence, dealt, first, { ...before, step: branched(game, dealt, length, before.step) });
    },
    undoTo(seat) {
      if ((result !== null && game.secrets) || game.binding?.(deal) === true) return null;
      // What was played before a fork was thrown for with dice of the game it was taken from.
      const least = deal.forks?.at(-1)?.at ?? 0;
      for (let length = log.length - 1; length >= least; length--) {
        const entry = log.at(length);
        if (entry === undefined || entry.final) return null;
        if (entry.command.seat === seat) return length;
        // What another has played out of hiding would go back there, and be known.
        if (game.secrets) return null;
      }
      return null;
    },
  };
  return match;
}

/** The line as it stood after `length` commands, before a fork at that very moment made anything up. */
function lineBefore(line: Played, game: Game, sequence: Sequence, deal: Deal, first: Step, length: number): Played {
  const { log, kept } = line;
  if (length < 0 || length > log.length) throw new Error(`no moment ${length} in a game of ${log.length}`);
  const keeper = Math.floor(length / KEEP_EVERY);
  let at = kept.at(keeper) ?? { step: first, left: [] };
  for (let index = keeper * KEEP_EVERY; index < length; index++) {
    const entry = log.at(index);
    const from = { ...at, step: branched(game, deal, index, at.step), log: log.first(index) };
    if (entry !== undefined) at = advance(from, game, sequence, entry.command, deal);
  }
  // The entries themselves stay: who has read them knows them again.
  return { step: at.step, left: at.left, log: log.first(length), kept: kept.first(keeper + 1), conceded: null };
}

function refuseAt(game: Game, { step, left }: Played, seats: number, command: Command): Refusal | null {
  if (left.includes(command.seat)) return { rule: 'left' };
  return isConcession(command) ? refuseConcession(command, seats) : game.refuse(step.position.state, command);
}

function extend(line: Played, game: Game, sequence: Sequence, command: Command, deal: Deal): Played {
  const { entry, step, ...made } = advance(line, game, sequence, command, deal);
  const log = line.log.grown(entry);
  const keeps = log.length % KEEP_EVERY === 0;
  const kept = keeps ? line.kept.grown({ step, left: made.left }) : line.kept;
  return { ...made, log, kept, step: branched(game, deal, log.length, step) };
}

/** What a fork at this moment makes of it. Kept steps are from before that: making up twice would give another world. */
function branched(game: Game, { forks }: Deal, length: number, step: Step): Step {
  const fork = forks?.find(({ at }) => at === length);
  if (fork?.eyes === undefined) return step;
  const seen = game.view(step.position.state, fork.eyes);
  const dice = openDice(worldDice(fork));
  for (let tries = 0; tries < WORLDS; tries++) {
    const state = game.imagine(seen, dice);
    // Whoever is asked because of what he holds must hold something to answer with in this world too.
    if (state.active.every((seat) => legal(game, state, seat).length > 0)) {
      return { ...step, position: { ...step.position, state } };
    }
  }
  return step;
}

interface Stepped extends Pick<Played, 'step' | 'conceded' | 'left'> {
  readonly entry: LogEntry;
}

type Before = Pick<Played, 'step' | 'left' | 'log'>;

function advance(line: Before, game: Game, sequence: Sequence, command: Command, deal: Deal): Stepped {
  const { step: before, left, log } = line;
  const { state } = before.position;
  const given = { command, turn: state.turn };
  const dice = commandDice(deal, log.length + 1, before.position.dice);
  if (isConcession(command)) {
    const { event, result } = concession(game, deal, left, command);
    const open = { ...given, unaware: [] };
    if (result !== null) {
      // The seed lies open from here on.
      return { entry: { ...open, events: [event], rolls: [], final: true }, step: before, conceded: result, left };
    }
    const step = sequence.next(before, command, dice);
    const entry = { ...open, events: [event, ...step.events], rolls: step.rolls, final: true };
    return { entry, step, conceded: null, left: [...left, command.seat] };
  }
  const step = sequence.next(before, command, dice);
  const { events, rolls } = step;
  // A shuffle is no roll and moves the generator all the same.
  const thrown = rolls.length > 0 || !equalJson(step.position.dice, dice);
  const final = thrown || events.some((event) => event.reveals === true);
  const blind = unaware(game, state, step.position.state, { command, events }, deal.seats);
  return { entry: { ...given, events, rolls, final, unaware: blind }, step, conceded: null, left };
}
