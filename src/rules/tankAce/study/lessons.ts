import { openDice, seedDice } from '../../core/dice';
import type { Frozen } from '../../core/game';
import { type Position, write } from '../../core/play';
import type { Sequence } from '../../core/sequence';
import { beginLoad } from '../ammunition';
import type { Goal, Lesson } from '../data/lessons';
import { addUnit } from '../deploy';
import { deal } from '../setup';
import type { Command, Event, State } from '../types';

/** The order of play, handed in: rules know of no chart. */
type Order = Sequence<State, Command, Event>;

interface Attempt {
  readonly position: Position<State>;
  readonly events: readonly Event[];
  readonly good: boolean;
  /** The class is passed, or its orders are spent. */
  readonly over: boolean;
}

/** The ground of Fort Knox as a class finds it: two orders, and what stands on the range. */
export function openLesson({ scene, seed }: Lesson): Position<State> {
  const dice = openDice(seedDice(`Fort Knox ${seed}`));
  const blank = deal({ setup: 'mission', seats: 1, options: {} }, dice);
  return write<State, Event>({ state: blank, dice: dice.state() }, (draft, to) => {
    draft.groups = [[0]];
    draft.mission = {
      kind: 'contact',
      event: null,
      weather: 'clear',
      terrain: 'open',
      ml: 4,
      counter: false,
      round: 2,
      enemyFirst: false,
      dugIn: false,
      ...scene.mission,
    };
    const [career] = draft.careers;
    if (career !== undefined) Object.assign(career, { tank: 'm4a3', rank: scene.rank ?? 0 });
    beginLoad(draft);
    const [fight] = draft.fights;
    if (fight === null || fight === undefined) return;
    for (const [kind, area, more = {}] of scene.units) addUnit(draft, to, 0, kind, area, more);
    Object.assign(fight, { range: scene.range, startRange: 'long', began: fight.units.length });
    Object.assign(fight.tank, { orders: 2, ...scene.tank });
    fight.tally.battles = 1;
    draft.phase = 'orders';
    draft.queue = [0];
    draft.active = [0];
  }).position;
}

/** The learner's order, carried out with all that follows from it. */
export function attempt(order: Order, { goal }: Lesson, from: Position<State>, command: Command): Attempt {
  const { position, events } = order.next({ position: from }, command, from.dice);
  const good = isReached(goal, position.state, events);
  return { position, events, good, over: good || position.state.phase !== 'orders' || isNextRound(from, position) };
}

/** The two orders are spent: what comes now belongs to no class. */
function isNextRound(from: Position<State>, { state }: Position<State>): boolean {
  return state.mission?.round !== from.state.mission?.round;
}

/** Whether a goal is reached; asked of what happened and of how things stand, never of a list of answers. */
function isReached(goal: Goal, state: Frozen<State>, events: readonly Event[]): boolean {
  const [fight] = state.fights;
  if (fight === null || fight === undefined) return false;
  switch (goal.kind) {
    case 'range':
      return fight.range === goal.range;
    case 'destroyed':
      return events.some((event) => event.type === 'unitDestroyed' && event.unit === goal.unit && event.credit);
    case 'fired':
      return events.some(
        (event) =>
          event.type === 'fired' && event.unit === goal.unit && event.gun === 'main' && event.round === goal.round,
      );
    case 'smoke':
      return events.some((event) => event.type === 'smokeSet' && event.area === goal.area && event.level === 2);
    case 'shut':
      return fight.tank.open.length === 0 && events.some((event) => event.type === 'ordered' && event.order === 'M');
    case 'called':
      return events.some((event) => event.type === 'callPlaced' && event.unit === goal.unit);
    case 'bailedOut':
      return fight.outcome === 'destroyed';
  }
}
