import { openDice, type Roll, seedDice } from '../../src/rules/core/dice';
import type { GameEvent, Seat } from '../../src/rules/core/game';
import { equalJson, legal } from '../../src/rules/core/play';
import type { LogEntry, Match } from '../../src/session/match';
import { readingOf } from '../../src/session/reading';
import { eventsFor, rollsFor } from '../../src/session/visible';
import { must } from './must';
import type { Moment } from './randomPlay';

/** Whatever is told to one seat of a match. */
export type Tell = (match: Match, seat: Seat | null) => unknown;

const show = (value: unknown) => JSON.stringify(value);
const worlds = ['a', 'b'] as const;
const seatsOf = ({ match }: Moment): readonly Seat[] => Array.from({ length: match.deal.seats }, (_, seat) => seat);
const imagined = ({ match }: Moment, seat: Seat, world: string) =>
  match.game.imagine(match.view(seat), openDice(seedDice(`world:${world}`)));

const anotherEvent = ({ only }: GameEvent): GameEvent => ({ type: 'another', ...(only === undefined ? {} : { only }) });
const anotherRoll = (roll: Roll): Roll => ({ ...roll, why: 'another', seat: null, faces: [0], chance: null });

/**
 * As many hidden events as another world might have: more where some are hidden, one where none is but others are seen;
 * in the second world as few as can be. That something was done in secret at all is known where nothing of it is seen.
 */
function otherNumber(events: readonly GameEvent[], seen: readonly GameEvent[], world: string): readonly GameEvent[] {
  const hidden = events.filter((event) => !seen.includes(event));
  if (hidden.length === 0 && seen.length === 0) return [];
  const only = [...(hidden[0]?.only ?? [])];
  if (world === 'a') return [...hidden.map(anotherEvent), { type: 'another', only }];
  return seen.length > 0 ? [] : [{ type: 'another', only }];
}

/** A command of which everything is another that this seat may not know. */
function swappedEntry(entry: LogEntry, seat: Seat, secrets: boolean, world: string): LogEntry {
  if (!secrets) return entry;
  const seen = eventsFor(entry.events, seat);
  const own = entry.command.seat === seat;
  const known = own || seen.length > 0 ? rollsFor(entry.rolls, seat) : [];
  return {
    ...entry,
    command: own ? entry.command : { type: 'another', seat: entry.command.seat },
    events: [...otherNumber(entry.events, seen, world), ...seen],
    rolls: entry.rolls.map((roll) => (known.includes(roll) ? roll : anotherRoll(roll))),
  };
}

/** A match that is the same to this seat, and in which every secret is another. */
function swapped(moment: Moment, seat: Seat, world: string): Match {
  const { match } = moment;
  const { game, result } = match;
  const state = imagined(moment, seat, world);
  const step = { ...match.step, position: { ...match.step.position, state } };
  return {
    ...match,
    state,
    step,
    log: match.log.map((entry) => swappedEntry(entry, seat, game.secrets, world)),
    opening: {
      events: match.opening.events.map((event) => (eventsFor([event], seat).length > 0 ? event : anotherEvent(event))),
      rolls: match.opening.rolls.map((roll) => (rollsFor([roll], seat).length > 0 ? roll : anotherRoll(roll))),
    },
    view: (viewer) => game.view(state, viewer),
    legal: (viewer) => (result === null ? legal(game, state, viewer) : []),
    refuse: (command) => game.refuse(state, command),
  };
}

/** Swap any secret, and nothing that is told to whoever does not know it changes. */
export function tellsNoSecret(moment: Moment, tell: Tell = tellReading): void {
  const { at, match } = moment;
  for (const seat of seatsOf(moment)) {
    const told = tell(match, seat);
    for (const world of worlds) {
      const other = tell(swapped(moment, seat, world), seat);
      must(
        equalJson(plain(other), plain(told)),
        at,
        () => `seat ${seat} is told a secret: ${differences(told, other)}`,
      );
    }
  }
}

/** What a reading says, for games without a screen. */
const tellReading: Tell = (match, seat) => {
  const { view, opening, steps, result, left, dice, luck, legal: allowed } = readingOf(match, seat);
  return { view, opening, steps, result, left, dice, luck: luck(), legal: allowed() };
};

/** As JSON carries it: no sets, no functions. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, inner: unknown) => (inner instanceof Set ? [...inner] : inner)));

/** Where two things first say something else. */
function differences(a: unknown, b: unknown, where = ''): string {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return `${where}: ${JSON.stringify(a)} and ${JSON.stringify(b)}`;
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const [left, right]: unknown[] = [Reflect.get(a, key), Reflect.get(b, key)];
    if (!equalJson(plain({ left }), plain({ left: right }))) return differences(left, right, `${where}.${key}`);
  }
  return where;
}

/** An imagined world looks the same, and what is legal follows from the view alone. */
export function imagines(moment: Moment): void {
  const { at, match } = moment;
  const { game } = match;
  for (const seat of seatsOf(moment)) {
    const view = match.view(seat);
    for (const world of ['a', 'b']) {
      const imagined = game.imagine(view, openDice(seedDice(`world:${world}`)));
      must(equalJson(game.view(imagined, seat), view), at, `seat ${seat} imagines a world that looks different`);
      const commands = imagined.active.includes(seat)
        ? game.candidates(imagined, seat).filter((command) => game.refuse(imagined, command) === null)
        : [];
      must(equalJson(commands, match.legal(seat)), at, `other commands are legal in the world seat ${seat} imagines`);
    }
  }
}

/** What is refused, and why, follows from the view alone, as what is allowed does. */
export function refusesAlike(moment: Moment): void {
  const { at, match } = moment;
  const { game, state } = match;
  for (const seat of seatsOf(moment)) {
    const tried = game.candidates(state, seat);
    for (const world of worlds) {
      const other = imagined(moment, seat, world);
      const triedThere = game.candidates(other, seat);
      const alike = equalJson(triedThere, tried);
      // Whoever is not to act is offered nothing: what he would try is not seen, only how it is refused.
      must(alike || !state.active.includes(seat), at, `seat ${seat} would try other commands in another world`);
      for (const command of alike ? tried : [...tried, ...triedThere]) {
        const [here, there] = [game.refuse(state, command), game.refuse(other, command)];
        must(
          equalJson(here, there),
          at,
          () => `${show(command)}: ${show(here)} here, ${show(there)} in world ${world}`,
        );
      }
    }
  }
}
