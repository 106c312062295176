import { type DiceState, openDice, seedDice } from '../../core/dice';
import type { Frozen, Seat } from '../../core/game';
import { type Position, write } from '../../core/play';
import { type Ref, refId } from '../../core/ref';
import { boardFor, terrainAt } from '../board';
import { commands } from '../commands';
import type { Lesson } from '../data/lessons';
import { AMERICAN } from '../data/units';
import { volleyOf } from '../fire';
import { placeOf } from '../hexes';
import { unitOf } from '../plan';
import { deal, newUnit } from '../setup';
import { occupied, sightAt } from '../sight';
import { thaw } from '../thaw';
import type { Activity, Command, Event, Phase, State, Unit } from '../types';

/** What a lesson wants to see done before the phase ends. */
export type Goal =
  /** An attack on a target: from a hex, by so many, into the flank, along a hexside with one bad side. */
  | {
      readonly kind: 'volley';
      readonly target: string;
      readonly from?: string;
      readonly firers?: number;
      readonly flank?: true;
      readonly hexside?: true;
    }
  /** All of these have moved and no more than this was spent. */
  | { readonly kind: 'moved'; readonly units: readonly string[]; readonly points: number }
  | { readonly kind: 'advance'; readonly at: string }
  | { readonly kind: 'control'; readonly hexes: readonly string[] };

/** The side that learns. */
export const LEARNER: Seat = AMERICAN;

/** The part of a lesson that is laid on the map. */
type Scene = Pick<Lesson, 'setup' | 'units' | 'chit' | 'seed'> & { readonly id: string };

export function openLesson(lesson: Scene): Position<State> {
  const blank = deal({ setup: lesson.setup, seats: 2, options: {} }, openDice(seedDice(lesson.id)));
  const units = lesson.units.map(({ id, kind, at, facing, hq }): Unit => {
    const seat = Number(id.charAt(0));
    return { ...newUnit(id, seat, 0, { kind, hq: hq === true }), at, facing, where: 'map' };
  });
  const state: State = {
    ...blank,
    phase: 'action',
    turn: 1,
    half: 1,
    first: LEARNER,
    phasing: LEARNER,
    active: [LEARNER],
    chit: lesson.chit,
    units,
  };
  return { state, dice: seedDice(lesson.seed) };
}

const phases: Readonly<Record<Activity['type'], Phase>> = {
  move: 'movement',
  volley: 'volley',
  ace: 'aceRoll',
  advance: 'advance',
};

interface Followed {
  readonly position: Position<State>;
  readonly events: readonly Event[];
}

/** The position after a legal command, in the phase the chart would be in; the end of the phase ends the lesson. */
export function follow(from: Position<Frozen<State>>, command: Command): Followed {
  const dice: DiceState = from.dice;
  return write<State, Event>({ state: thaw(from.state), dice }, (draft, scribe) => {
    commands.apply(draft, command, scribe);
    draft.phase = draft.activity === null ? 'action' : phases[draft.activity.type];
    if (draft.ended || draft.outcome !== null) draft.active = [];
  });
}

/** What of it is shown: nobody is told of a chit turned over before the lesson that teaches chits. */
export function shownIn(lesson: Pick<Lesson, 'rules'>, events: readonly Event[]): readonly Event[] {
  return lesson.rules.includes('TOT-5.0d') ? events : events.filter(({ type }) => type !== 'chitRevealed');
}

/** Whether a command reached the goal; asked of the rules, never of a list of answers. */
export function reaches(goal: Goal, before: Frozen<State>, command: Command, { position, events }: Followed): boolean {
  const after = position.state;
  switch (goal.kind) {
    case 'volley':
      return command.type === 'fire' && isVolley(goal, before);
    case 'moved': {
      const all = goal.units.every((id) => unitOf(after, id)?.moved === true);
      return all && after.spent <= goal.points && after.activity === null;
    }
    case 'advance':
      return events.some((event) => event.type === 'infantryAdvanced' && event.at === goal.at);
    case 'control':
      return after.activity === null && goal.hexes.every((hex) => after.control[hex] === LEARNER);
  }
}

function isVolley(goal: Goal & { readonly kind: 'volley' }, before: Frozen<State>): boolean {
  const { activity } = before;
  if (activity?.type !== 'volley' || activity.target !== goal.target) return false;
  const target = unitOf(before, activity.target);
  const firers = activity.firers.flatMap((id) => unitOf(before, id) ?? []);
  if (target === null || firers.length < (goal.firers ?? 1)) return false;
  if (goal.from !== undefined && !firers.some((unit) => unit.at === goal.from)) return false;
  const { terms } = volleyOf(before, firers, target).modifier;
  if (goal.flank === true && !terms.some(({ rule }) => rule === 'TOT-8.4d')) return false;
  return goal.hexside !== true || firers.some((unit) => seesAlongHexside(before, unit, target));
}

/** A clear line between two hexes of which one alone would stop it. */
function seesAlongHexside(state: Frozen<State>, from: Frozen<Unit>, to: Frozen<Unit>): boolean {
  if (from.at === null || to.at === null) return false;
  const board = boardFor(state.map);
  const line = sightAt(board, occupied(state.units), placeOf(from.at), placeOf(to.at));
  const isRough = (ref: Ref) => terrainAt(board, placeOf(refId(ref))) !== 'clear';
  return line.clear && line.steps.some(({ at }) => at.length === 2 && at.some(isRough));
}
