import type { Frozen } from '../../core/game';
import type { Position } from '../../core/play';
import { commands } from '../commands';
import type { Lesson } from '../data/lessons';
import type { TerrainId } from '../data/terrain';
import type { Location } from '../data/vehicles';
import { isMoving, tankOf } from '../tanks';
import type { Command, Event, State, TankId } from '../types';
import { layOut, lookAway, type Order } from './layout';

/** What a lesson wants to see on the table, or happen on it. */
export type Goal =
  /** The tank acts before all others. */
  | { readonly kind: 'first'; readonly tank: TankId }
  | { readonly kind: 'rolls'; readonly tank: TankId; readonly range: number }
  | { readonly kind: 'hill'; readonly tank: TankId }
  /** In this terrain, and no enemy has spotted it. */
  | { readonly kind: 'hidden'; readonly tank: TankId; readonly terrain: TerrainId }
  | { readonly kind: 'spotted'; readonly tank: TankId; readonly enemy: TankId }
  | { readonly kind: 'flanked'; readonly tank: TankId; readonly enemy: TankId }
  | { readonly kind: 'fireOut'; readonly tank: TankId }
  | { readonly kind: 'hit'; readonly tank: TankId; readonly enemy: TankId }
  | { readonly kind: 'missed'; readonly enemy: TankId }
  | { readonly kind: 'pierced'; readonly enemy: TankId; readonly location?: Location };

interface Step {
  readonly position: Position<State>;
  readonly events: readonly Event[];
  readonly good: boolean;
}

interface Attempt extends Step {
  /** The lesson is reached, or cannot be reached any more. */
  readonly over: boolean;
}

export function openLesson(order: Order, { layout }: Lesson): Position<State> {
  return layOut(order, layout);
}

/** The learner's command; the trainer lets everything stand until the learner is asked again. */
export function attempt(order: Order, lesson: Lesson, from: Position<State>, command: Command): Attempt {
  const step = follow(order, lesson, from, command);
  return { ...step, over: step.good || !leadsOn(order, lesson, step.position) };
}

function follow(order: Order, { goal, seat }: Lesson, from: Position<State>, command: Command): Step {
  let { position, events } = order.next({ position: from }, command, from.dice);
  while (!isReached(goal, position.state, events)) {
    const [asked] = position.state.active;
    if (asked === undefined || asked === seat) break;
    const answer = lookAway(position.state, asked);
    if (answer === null) break;
    const next = order.next({ position }, answer, position.dice);
    position = next.position;
    events = [...events, ...next.events];
  }
  return { position, events, good: isReached(goal, position.state, events) };
}

/** Whether the rest of the answer, as far as it is still allowed, leads there from here. */
function leadsOn(order: Order, lesson: Lesson, from: Position<State>): boolean {
  let position = from;
  for (const command of lesson.answer) {
    if (!position.state.active.includes(command.seat) || !commands.allows(position.state, command)) continue;
    const step = follow(order, lesson, position, command);
    if (step.good) return true;
    position = step.position;
  }
  return false;
}

/** Whether a goal is reached; asked of the rules, never of a list of answers. */
function isReached(goal: Goal, state: Frozen<State>, events: readonly Event[]): boolean {
  switch (goal.kind) {
    case 'first':
      return events.find((event) => event.type === 'phaseOpened')?.tank === goal.tank;
    case 'rolls': {
      const tank = tankOf(state, goal.tank);
      return tank.range === goal.range && isMoving(tank);
    }
    case 'hill':
      return tankOf(state, goal.tank).box.hill;
    case 'hidden':
      return (
        tankOf(state, goal.tank).box.terrain?.id === goal.terrain &&
        !state.tanks.some(({ spotted }) => spotted.includes(goal.tank))
      );
    case 'spotted':
      return tankOf(state, goal.tank).spotted.includes(goal.enemy);
    case 'flanked':
      return tankOf(state, goal.tank).flanking.includes(goal.enemy);
    case 'fireOut':
      return events.some((event) => event.type === 'fireOut' && event.tank === goal.tank);
    case 'hit':
      return events.some((event) => event.type === 'hit' && event.tank === goal.tank && event.enemy === goal.enemy);
    case 'missed':
      return events.some((event) => event.type === 'missed' && event.enemy === goal.enemy);
    case 'pierced':
      return events.some(
        (event) =>
          event.type === 'pierced' &&
          event.tank === goal.enemy &&
          (goal.location === undefined || event.location === goal.location),
      );
  }
}
