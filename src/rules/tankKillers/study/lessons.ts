import { openDice, seedDice } from '../../core/dice';
import type { Frozen, Seat } from '../../core/game';
import { type Position, write } from '../../core/play';
import type { Sequence } from '../../core/sequence';
import { commands, movesOf } from '../commands';
import type { Range } from '../data/classes';
import { type Lesson, opening, story } from '../data/lessons';
import { deal } from '../setup';
import { attackSum, distanceOf } from '../sum';
import type { CardId, Command, Event, Phase, State, UnitId } from '../types';

/** What a lesson wants to see on the table. */
export type Goal =
  | { readonly kind: 'targeted'; readonly attacker: UnitId; readonly unit: UnitId }
  | { readonly kind: 'opened'; readonly phase: Phase }
  | { readonly kind: 'played'; readonly card: CardId }
  /** The sum as it stands before the comparison. */
  | { readonly kind: 'sum'; readonly target: UnitId; readonly total: number; readonly distance: Range }
  | { readonly kind: 'destroyed'; readonly unit: UnitId; readonly total: number };

interface Attempt {
  readonly position: Position<State>;
  readonly events: readonly Event[];
  readonly good: boolean;
  /** The lesson is reached, or cannot be reached any more. */
  readonly over: boolean;
}

type Step = Pick<Attempt, 'position' | 'events'>;

/** The order of play, handed in: rules know of no chart. */
type Order = Sequence<State, Command, Event>;

/** The table as a lesson finds it: the example as played so far. */
export function openLesson(order: Order, lesson: Lesson): Position<State> {
  let position = layTable(order);
  for (const each of story) {
    for (const command of each.lead) position = carryOut(order, position, command).position;
    if (each.id === lesson.id) return position;
    for (const command of each.answer) position = attempt(order, each, position, command).position;
  }
  throw new Error(`no lesson ${lesson.id}`);
}

function layTable(order: Order): Position<State> {
  const dice = openDice(seedDice('example of play'));
  const blank = deal({ setup: 'germanAmerican', seats: 2, options: { firstPlayer: 'first', autoPass: false } }, dice);
  const held = new Set<CardId>(opening.hands.flat());
  const placed = new Set<UnitId>([...opening.tops.flat(), ...opening.field.flat()]);
  const state: State = {
    ...blank,
    phase: 'attacker',
    turn: opening.turn,
    deck: [...blank.sides.flatMap(({ hand }) => hand), ...blank.deck].filter((card) => !held.has(card)),
    sides: blank.sides.map((side, seat) => ({
      ...side,
      hand: [...(opening.hands[seat] ?? [])],
      deck: [...side.deck.filter((unit) => !placed.has(unit)), ...(opening.tops[seat] ?? [])],
      field: [...(opening.field[seat] ?? [])],
    })),
  };
  return write<State, Event>({ state, dice: dice.state() }, order.begin).position;
}

function carryOut(order: Order, position: Position<State>, command: Command): Step {
  return order.next({ position }, command, position.dice);
}

/** The learner's command, and the other player letting everything pass until the learner is asked again. */
export function attempt(order: Order, lesson: Lesson, from: Position<State>, command: Command): Attempt {
  const step = follow(order, lesson, from, command);
  const good = isReached(lesson.goal, step.position.state);
  return { ...step, good, over: good || !isReachable(order, lesson, step.position, lesson.answer.length) };
}

function follow(order: Order, lesson: Lesson, from: Position<State>, command: Command): Step {
  let { position, events } = carryOut(order, from, command);
  while (!isReached(lesson.goal, position.state)) {
    const [seat] = position.state.active;
    if (seat === undefined || seat === lesson.seat) break;
    const answer = carryOut(order, position, decline(position.state, seat));
    position = answer.position;
    events = [...events, ...answer.events];
  }
  return { position, events };
}

/** Playing nothing, or where something must be chosen the first there is. */
function decline(state: Frozen<State>, seat: Seat): Command {
  const list = commands.candidates(state, seat);
  const command = list.find((each) => !('card' in each) && !('unit' in each)) ?? list[0];
  if (command === undefined) throw new Error(`nothing to do in ${state.phase}`);
  return command;
}

/** Whether a goal stands on the table; asked of the rules, never of a list of answers. */
function isReached(goal: Goal, state: Frozen<State>): boolean {
  const { attack, phase, chain } = state;
  if (attack === null) return false;
  switch (goal.kind) {
    case 'targeted':
      return attack.attacker === goal.attacker && attack.target === goal.unit && phase === 'lostAttack';
    case 'opened':
      return phase === goal.phase;
    case 'played':
      return [...chain, ...attack.cards].some(({ card }) => card === goal.card);
    case 'sum':
      return (
        attack.target === goal.target &&
        phase === 'modifier' &&
        distanceOf(attack) === goal.distance &&
        attackSum(attack, state.switches).total === goal.total
      );
    case 'destroyed':
      return (
        attack.target === goal.unit &&
        state.sides.some(({ casualties }) => casualties.includes(goal.unit)) &&
        attackSum(attack, state.switches).total === goal.total
      );
  }
}

/** Whether the learner can still get there in so many commands. */
function isReachable(order: Order, lesson: Lesson, from: Position<State>, left: number): boolean {
  if (isReached(lesson.goal, from.state)) return true;
  if (left === 0 || !from.state.active.includes(lesson.seat)) return false;
  return movesOf(from.state, lesson.seat).some((command) =>
    isReachable(order, lesson, follow(order, lesson, from, command).position, left - 1),
  );
}
