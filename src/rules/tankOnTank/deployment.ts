import type { Frozen, Refusal, Scribe, Seat } from '../core/game';
import { typeOf } from './chart';
import { occupy } from './control';
import type { Deployment } from './data/scenario';
import { AMERICAN, GERMAN } from './data/units';
import { draftUnit, forceOf, planOf, publicName, unitOf } from './plan';
import { no } from './refusal';
import type { CommandOf, Event, State, Unit } from './types';

export function deploymentStep(state: Frozen<State>): Deployment | null {
  return planOf(state).deployment[state.deploymentStep] ?? null;
}

/** Units of the acting side that can still be set up. */
export function placeable(state: Frozen<State>): readonly Frozen<Unit>[] {
  const step = deploymentStep(state);
  if (!step || !wantsMore(state, step)) return [];
  return state.units.filter(
    (unit) => unit.seat === step.seat && unit.where === 'reserve' && freeHexes(state, unit).length > 0,
  );
}

/** Whether the step is about units, and fewer stand on the map than it may bring. */
function wantsMore(state: Frozen<State>, step: Deployment): boolean {
  if (step.declares) return false;
  const { count } = step;
  return (
    count === undefined || state.units.filter((unit) => unit.seat === step.seat && unit.where === 'map').length < count
  );
}

export function freeHexes(state: Frozen<State>, unit: Frozen<Unit>): readonly string[] {
  const taken = new Set(state.units.map(({ at }) => at));
  return (forceOf(state, unit).zone ?? []).filter((hex) => !taken.has(hex));
}

function missingPositions(state: Frozen<State>, step: Deployment): number {
  return (step.positions ?? 0) - state.units.filter((unit) => unit.seat === step.seat && unit.dug).length;
}

function isAceDue(state: Frozen<State>, step: Deployment): boolean {
  return step.ace !== undefined && !state.units.some((unit) => unit.seat === step.seat && unit.ace);
}

function isStepOver(state: Frozen<State>, step: Deployment): boolean {
  if (step.declares) return state.entryEdge !== null;
  if (state.placing !== null || placeable(state).length > 0) return false;
  return missingPositions(state, step) <= 0 && !isAceDue(state, step);
}

/** Goes on to the next side that has something to set up. */
function proceed(draft: State): void {
  let step = deploymentStep(draft);
  while (step && isStepOver(draft, step)) {
    draft.deploymentStep += 1;
    step = deploymentStep(draft);
  }
  draft.active = step ? [step.seat] : [];
}

export function openDeployment(draft: State, scribe: Scribe<Event>): void {
  const { first } = planOf(draft);
  if (typeof first === 'number') draft.first = first;
  else {
    const face = scribe.dice.roll(6, 'firstMover');
    draft.first = face <= first.americanUpTo ? AMERICAN : GERMAN;
    scribe.emit({ type: 'firstMoverRolled', face, seat: draft.first });
  }
  proceed(draft);
}

export function isDeployed(state: Frozen<State>): boolean {
  return deploymentStep(state) === null;
}

/** The side whose step it is not, or a step that is not about this. */
function outOfStep(state: Frozen<State>, seat: Seat): Refusal | null {
  const step = deploymentStep(state);
  if (!step || state.phase !== 'deployment') return no('TOT-5.0b');
  return step.seat === seat ? null : no(step.rule);
}

export function refuseEdge(state: Frozen<State>, command: CommandOf<'chooseEdge'>): Refusal | null {
  const barred = outOfStep(state, command.seat);
  if (barred) return barred;
  const step = deploymentStep(state);
  return step?.declares?.includes(command.edge) ? null : no(step?.rule ?? 'TOT-5.0b');
}

export function applyEdge(draft: State, command: CommandOf<'chooseEdge'>, scribe: Scribe<Event>): void {
  draft.entryEdge = command.edge;
  scribe.emit({ type: 'edgeChosen', seat: command.seat, edge: command.edge });
  proceed(draft);
}

export function refusePlace(state: Frozen<State>, command: CommandOf<'place'>): Refusal | null {
  const barred = outOfStep(state, command.seat);
  if (barred) return barred;
  const unit = unitOf(state, command.unit);
  if (!unit || unit.seat !== command.seat) return no('TOT-2.1b');
  if (state.placing !== null) return no('TOT-4.0a', [`unit:${state.placing}`]);
  const force = forceOf(state, unit);
  if (unit.where !== 'reserve' || !force.zone) return no(force.rule, [`unit:${unit.id}`]);
  if (state.units.some((each) => each.at === command.to)) return no('TOT-3.1a', [`hex:${command.to}`]);
  if (!force.zone.includes(command.to)) {
    const [free] = freeHexes(state, unit);
    return no(force.rule, [`hex:${command.to}`], free === undefined ? undefined : { ...command, to: free });
  }
  const step = deploymentStep(state);
  return step && wantsMore(state, step) ? null : no(step?.rule ?? force.rule, [`unit:${unit.id}`]);
}

export function applyPlace(draft: State, command: CommandOf<'place'>, scribe: Scribe<Event>): void {
  const unit = draftUnit(draft, command.unit);
  unit.where = 'map';
  unit.at = command.to;
  draft.placing = unit.id;
  scribe.emit({ type: 'unitPlaced', seat: unit.seat, unit: unit.id, name: publicName(unit), at: command.to });
  occupy(draft, unit, command.to, scribe);
}

export function refuseFirstFacing(state: Frozen<State>, command: CommandOf<'face'>): Refusal | null {
  const barred = outOfStep(state, command.seat);
  if (barred) return barred;
  return state.placing === command.unit ? null : no('TOT-4.0e', [`unit:${command.unit}`]);
}

export function applyFirstFacing(draft: State, command: CommandOf<'face'>, scribe: Scribe<Event>): void {
  const unit = draftUnit(draft, command.unit);
  unit.facing = command.facing;
  draft.placing = null;
  const at = unit.at ?? '';
  scribe.emit({ type: 'unitFaced', unit: unit.id, name: publicName(unit), at, facing: command.facing });
  proceed(draft);
}

export function refuseDig(state: Frozen<State>, command: CommandOf<'dig'>): Refusal | null {
  const barred = outOfStep(state, command.seat);
  if (barred) return barred;
  const step = deploymentStep(state);
  const unit = unitOf(state, command.unit);
  if (!unit || unit.seat !== command.seat || !step) return no('TOT-2.1b');
  if (state.placing !== null) return no('TOT-4.0a', [`unit:${state.placing}`]);
  if (missingPositions(state, step) <= 0) return no('TOT-Q33', [`unit:${unit.id}`]);
  // One position to a hex, and a personnel unit in it from the start (TOT-Q17).
  const fits = unit.at !== null && !unit.dug && typeOf(state.switches, unit.kind).soft;
  return fits ? null : no('TOT-Q17', [`unit:${unit.id}`]);
}

export function applyDig(draft: State, command: CommandOf<'dig'>, scribe: Scribe<Event>): void {
  const unit = draftUnit(draft, command.unit);
  unit.dug = true;
  scribe.emit({ type: 'positionDug', unit: unit.id, name: publicName(unit), at: unit.at ?? '' });
  proceed(draft);
}

export function refuseNameAce(state: Frozen<State>, command: CommandOf<'nameAce'>): Refusal | null {
  const barred = outOfStep(state, command.seat);
  if (barred) return barred;
  const step = deploymentStep(state);
  const unit = unitOf(state, command.unit);
  if (!unit || unit.seat !== command.seat || !step) return no('TOT-2.1b');
  const rule = step.ace === 'armoured' ? 'TOT-S15g' : 'TOT-S10d';
  if (!isAceDue(state, step) || state.placing !== null || placeable(state).length > 0) return no(rule);
  const armoured = !typeOf(state.switches, unit.kind).soft;
  return step.ace === 'any' || armoured ? null : no(rule, [`unit:${unit.id}`]);
}

export function applyNameAce(draft: State, command: CommandOf<'nameAce'>, scribe: Scribe<Event>): void {
  const unit = draftUnit(draft, command.unit);
  unit.ace = true;
  unit.aceShown = unit.shown;
  const said = { type: 'aceNamed', unit: unit.id, name: publicName(unit) } as const;
  scribe.emit(unit.aceShown ? said : { ...said, only: [unit.seat] });
  proceed(draft);
}
