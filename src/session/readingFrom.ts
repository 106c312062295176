import { openDice, type Roll, seedDice } from '../rules/core/dice';
import type { Frozen, Game, GameEvent, GameState, GameView, Result, Seat, TableOptions } from '../rules/core/game';
import { legal } from '../rules/core/play';
import { isConcession, refuseConcession } from './concede';
import type { SealedDice } from './luck';
import { makeReading, type Reading, shownSteps } from './reading';
import type { Seen } from './shownStep';

/** What the side that holds the match sends to one seat; plain JSON, and nothing that seat may not know. */
export type ReadingMessage =
  | {
      readonly type: 'opened';
      readonly options: TableOptions;
      readonly seat: Seat | null;
      readonly opening: { readonly events: readonly GameEvent[]; readonly rolls: readonly Roll[] };
      readonly now: Moment;
    }
  | { readonly type: 'shown'; readonly step: Seen; readonly now: Moment }
  /** Taken back: only the first `length` steps are left. */
  | { readonly type: 'takenBack'; readonly length: number };

/** How it stands after a step. */
interface Moment {
  readonly view: GameView;
  readonly result: Result | null;
  readonly left: readonly Seat[];
  readonly dice: SealedDice;
}

const momentOf = ({ view, result, left, dice }: Reading): Moment => ({ view, result, left, dice });

/** All of a reading, as messages. */
export function messagesOf(reading: Reading): readonly ReadingMessage[] {
  const { options, seat, opening } = reading;
  return [{ type: 'opened', options, seat, opening, now: momentOf(reading.at(0)) }, ...messagesSince(reading, 0)];
}

/** What was shown after the first `from` steps, as messages. */
export function messagesSince(reading: Reading, from: number): readonly ReadingMessage[] {
  return shownSteps(reading, from).map((step) => ({
    type: 'shown',
    step: reading.steps.at(step.index) ?? step,
    now: momentOf(reading.at(step.index + 1)),
  }));
}

/** The same reading on the other side of a channel. What is allowed is worked out in a world that would look like the view. */
export function readingFrom(game: Game, messages: readonly ReadingMessage[]): Reading {
  const [first, ...later] = messages;
  if (first?.type !== 'opened') throw new Error('a reading begins with its opening');
  const steps: Seen[] = [];
  const moments: Moment[] = [first.now];
  for (const message of later) {
    if (message.type === 'opened') throw new Error('a reading is opened once');
    if (message.type === 'shown') {
      steps.push(message.step);
      moments.push(message.now);
    } else {
      steps.length = message.length;
      moments.length = message.length + 1;
    }
  }
  return momentReading(game, first, steps, moments);
}

function momentReading(
  game: Game,
  opened: Extract<ReadingMessage, { type: 'opened' }>,
  steps: readonly Seen[],
  moments: readonly Moment[],
): Reading {
  const { options, seat, opening } = opened;
  const now = moments[steps.length] ?? opened.now;
  let imagined: Frozen<GameState> | null = null;
  const world = () => {
    imagined ??= game.imagine(now.view, openDice(seedDice('the world of a reading')));
    return imagined;
  };
  return makeReading({
    game,
    options,
    seat,
    opening,
    ...now,
    steps,
    legal: () => (seat === null || now.result !== null ? [] : legal(game, world(), seat)),
    refuse(command) {
      if (now.left.includes(command.seat)) return { rule: 'left' };
      return isConcession(command) ? refuseConcession(command, options.seats) : game.refuse(world(), command);
    },
    commandAt: (refs) => (seat === null ? null : game.commandAt(world(), seat, refs)),
    at: (moment) => momentReading(game, opened, steps.slice(0, Math.max(0, moment)), moments),
  });
}
