import type { Frozen, Refusal, Scribe } from '../core/game';
import { settle } from './actionPoints';
import { distanceAt, placeOf } from './board';
import { typeOf } from './chart';
import { abandon, destroy, occupy, show, showAce } from './control';
import { hasSight, refuseShot, type Volley, volleyOf } from './fire';
import { isHit, readDice } from './odds';
import { draftUnit, publicName, unitOf } from './plan';
import { isRefusal, no, ownOnMap } from './refusal';
import type { CommandOf, Event, State, Unit } from './types';
import { checkAnnihilation } from './victory';

/** Adds a unit to the attack on a target; nothing is spent before the dice are thrown. */
export function refuseAim(state: Frozen<State>, command: CommandOf<'aim'>): Refusal | null {
  const unit = ownOnMap(state, command.seat, command.unit);
  if (isRefusal(unit)) return unit;
  const { activity } = state;
  if (activity !== null && activity.type !== 'volley') return no('TOT-6.0e');
  const target = unitOf(state, command.target);
  if (!target) return no('TOT-8.0a');
  if (activity !== null) {
    if (activity.target !== target.id) return no('TOT-6.0b', [`unit:${activity.target}`]);
    if (activity.firers.includes(unit.id)) return no('TOT-5.0i', [`unit:${unit.id}`]);
  }
  // Whoever opens an attack sees the target, so artillery that joins has eyes (TOT-8.3a).
  return refuseShot(state, unit, target, activity !== null);
}

export function applyAim(draft: State, command: CommandOf<'aim'>): void {
  if (draft.activity?.type === 'volley') draft.activity.firers.push(command.unit);
  else draft.activity = { type: 'volley', target: command.target, firers: [command.unit] };
}

export function refuseFire(state: Frozen<State>): Refusal | null {
  return state.activity?.type === 'volley' ? null : no('TOT-8.0a');
}

function unitsOf(draft: State, ids: readonly string[]): Unit[] {
  return ids.map((id) => draftUnit(draft, id));
}

export function applyFire(draft: State, scribe: Scribe<Event>): void {
  const { activity } = draft;
  if (activity?.type !== 'volley') throw new Error('nobody aims');
  const target = draftUnit(draft, activity.target);
  const firers = unitsOf(draft, activity.firers);
  const volley = volleyOf(draft, firers, target);
  draft.spent += volley.cost;
  const hit = roll(draft, firers, target, volley, false, scribe);
  for (const unit of firers) {
    unit.fired = true;
    show(unit, scribe);
  }
  if (!hit && firers.some((unit) => unit.ace)) {
    draft.activity = { type: 'ace', target: target.id, firers: activity.firers, cost: volley.cost };
  } else conclude(draft, firers, target, hit, volley.cost, scribe);
}

function roll(
  draft: State,
  firers: readonly Unit[],
  target: Unit,
  volley: Volley,
  again: boolean,
  scribe: Scribe<Event>,
): boolean {
  const { modifier, defence, dice } = volley;
  // The unmodified 2 and 12 put a floor and a ceiling on what the two dice must show (TOT-8.4g, TOT-8.4h).
  const need = Math.min(12, Math.max(3, defence.value - modifier.total));
  const seat = draft.phasing;
  const verdict = (faces: readonly number[]) => isHit(faces, dice, modifier.total, defence.value);
  const { faces, success: hit } =
    dice === 'two'
      ? scribe.dice.test([6, 6], { atLeast: need }, 'attack', seat)
      : scribe.dice.test([6, 6, 6], verdict, 'attack', seat);
  const { sum } = readDice(faces, dice);
  scribe.emit({
    type: 'volleyFired',
    seat,
    target: target.id,
    name: publicName(target),
    at: target.at ?? '',
    firers: firers.map((unit) => unit.id),
    faces,
    dice: sum,
    modifier: modifier.total,
    total: sum + modifier.total,
    defence: defence.value,
    names: firers.map(publicName),
    result: hit ? 'hit' : 'miss',
    hit,
    again,
  });
  return hit;
}

/** The result stands: the target goes, and infantry beside it may follow (TOT-9.4a). */
function conclude(
  draft: State,
  firers: readonly Unit[],
  target: Unit,
  hit: boolean,
  cost: number,
  scribe: Scribe<Event>,
): void {
  const at = target.at;
  if (!hit || at === null) {
    settle(draft, cost, scribe);
    return;
  }
  destroy(draft, target, scribe);
  checkAnnihilation(draft);
  const infantry = firers.filter(
    (unit) =>
      unit.at !== null &&
      typeOf(draft.switches, unit.kind).role === 'infantry' &&
      distanceAt(placeOf(unit.at), placeOf(at)) === 1,
  );
  if (infantry.length === 0 || draft.outcome !== null) settle(draft, cost, scribe);
  else draft.activity = { type: 'advance', at, infantry: infantry.map((unit) => unit.id), cost };
}

export function refuseReply(state: Frozen<State>): Refusal | null {
  return state.activity?.type === 'ace' ? null : no('TOT-8.5a');
}

export function applyReroll(draft: State, scribe: Scribe<Event>): void {
  const { activity } = draft;
  if (activity?.type !== 'ace') throw new Error('no roll to make again');
  const target = draftUnit(draft, activity.target);
  const firers = unitsOf(draft, activity.firers);
  for (const unit of firers) showAce(unit, scribe);
  const hit = roll(draft, firers, target, volleyOf(draft, firers, target), true, scribe);
  conclude(draft, firers, target, hit, activity.cost, scribe);
}

export function applyAccept(draft: State, scribe: Scribe<Event>): void {
  if (draft.activity?.type !== 'ace') throw new Error('no roll to accept');
  settle(draft, draft.activity.cost, scribe);
}

export function refuseAdvance(state: Frozen<State>, command: CommandOf<'advance'>): Refusal | null {
  const unit = ownOnMap(state, command.seat, command.unit);
  if (isRefusal(unit)) return unit;
  if (state.activity?.type !== 'advance') return no('TOT-9.4a', [`unit:${unit.id}`]);
  return state.activity.infantry.includes(unit.id) ? null : no('TOT-9.4c', [`unit:${unit.id}`]);
}

export function applyAdvance(draft: State, command: CommandOf<'advance'>, scribe: Scribe<Event>): void {
  const { activity } = draft;
  if (activity?.type !== 'advance') throw new Error('nowhere to advance');
  const unit = draftUnit(draft, command.unit);
  const from = unit.at ?? '';
  abandon(unit, scribe);
  unit.at = activity.at;
  unit.facing = command.facing;
  scribe.emit({ type: 'infantryAdvanced', unit: unit.id, name: publicName(unit), from, at: activity.at });
  occupy(draft, unit, activity.at, scribe);
  settle(draft, activity.cost, scribe);
}

export function refuseDecline(state: Frozen<State>): Refusal | null {
  return state.activity?.type === 'advance' ? null : no('TOT-9.4a');
}

export function applyDecline(draft: State, scribe: Scribe<Event>): void {
  if (draft.activity?.type !== 'advance') throw new Error('nobody may advance');
  settle(draft, draft.activity.cost, scribe);
}

/** Whose eyes an artillery piece uses: the firers of this attack that see the target. */
export function eyesOf(state: Frozen<State>, firers: readonly string[], target: Frozen<Unit>): readonly string[] {
  return firers.filter((id) => {
    const unit = unitOf(state, id);
    return unit !== null && hasSight(state, unit, target);
  });
}
