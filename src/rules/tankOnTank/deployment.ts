import { type CheckRow, isRefusal, refusal } from '../core/check';
import type { Effects, Frozen, Refusal, Seat } from '../core/game';
import { oneOf } from '../core/guards';
import type { Ref } from '../core/ref';
import { occupy } from './control';
import type { Deployment } from './data/scenario';
import { battleOf } from './data/scenarios';
import { AMERICAN, GERMAN, isArmoured } from './data/units';
import { draftUnit, forceOf, planOf, publicName, unitOf } from './plan';
import { takeSide } from './purchase';
import { command, isHex, isUnit } from './row';
import type { Rule } from './rulebook';
import type { CommandOf, Event, State, Unit } from './types';
import { typeOf } from './unitValues';

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

export function openDeployment(draft: State, scribe: Effects<Event>): void {
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
export function outOfStep(state: Frozen<State>, seat: Seat): Refusal<Rule> | null {
  const step = deploymentStep(state);
  if (!step || state.phase !== 'deployment') return refusal('TOT-5.0b');
  return step.seat === seat ? null : refusal(step.rule);
}

const edgeRow = command('chooseEdge', {
  phases: ['terms', 'deployment'],
  fields: { edge: oneOf('north', 'south', 'west', 'east') },
  path: ['button:edge-{edge}'],
  tries(state, seat) {
    const edges =
      state.phase === 'terms' ? battleOf(state.setup)?.edges : isFree(state, seat) && deploymentStep(state)?.declares;
    return (edges || []).map((edge) => ({ type: 'chooseEdge', seat, edge }));
  },
  subject(state, given) {
    const barred = state.phase === 'deployment' ? outOfStep(state, given.seat) : null;
    return barred ?? { state, given, battle: state.phase === 'terms' ? battleOf(state.setup) : null };
  },
  checks: [
    {
      id: 'decider',
      rule: 'TOT-11.1c',
      applies: ({ state }) => state.phase === 'terms',
      holds: ({ state, given }) => state.decider === given.seat && state.edges[0] === null,
    },
    {
      id: 'edge',
      rule: ({ battle }) => (battle?.objectives ? 'TOT-11.2e' : 'TOT-11.1c'),
      applies: ({ state }) => state.phase === 'terms',
      holds: ({ battle, given }) => battle?.edges.includes(given.edge) === true,
    },
    {
      id: 'entryEdge',
      rule: ({ state }) => deploymentStep(state)?.rule ?? 'TOT-5.0b',
      applies: ({ state }) => state.phase === 'deployment',
      holds: ({ state, given }) => deploymentStep(state)?.declares?.includes(given.edge) === true,
    },
  ],
  apply(draft, given, scribe) {
    if (draft.phase === 'terms') return takeSide(draft, given, scribe);
    draft.entryEdge = given.edge;
    scribe.emit({ type: 'edgeChosen', seat: given.seat, edge: given.edge });
    proceed(draft);
  },
});

/** Whether it is this side's step and no unit still takes its facing. */
function isFree(state: Frozen<State>, seat: Seat): boolean {
  return state.placing === null && deploymentStep(state)?.seat === seat;
}

/** The unit and the step of a command of the set-up. */
function inStep(state: Frozen<State>, given: { readonly seat: Seat; readonly unit: string }) {
  const barred = outOfStep(state, given.seat);
  if (barred) return barred;
  const [unit, step] = [unitOf(state, given.unit), deploymentStep(state)];
  if (!unit || unit.seat !== given.seat || !step) return refusal<Rule>('TOT-2.1b');
  return { state, unit, step };
}

type InStep = Exclude<ReturnType<typeof inStep>, Refusal<Rule>>;

const nonePlacing: CheckRow<InStep, Rule> = {
  id: 'placing',
  rule: 'TOT-4.0a',
  holds: ({ state }) => state.placing === null,
  evidence: ({ state }) => [`unit:${state.placing}`],
};

const theUnit = ({ unit }: InStep): readonly Ref[] => [`unit:${unit.id}`];

const placeRow = command('place', {
  phases: ['deployment'],
  fields: { unit: isUnit, to: isHex },
  path: ['unit:{unit}', 'hex:{to}'],
  tries(state, seat) {
    if (!isFree(state, seat)) return [];
    return placeable(state).flatMap((unit) =>
      freeHexes(state, unit).map((to) => ({ type: 'place' as const, seat, unit: unit.id, to })),
    );
  },
  subject(state, given) {
    const found = inStep(state, given);
    return isRefusal(found) ? found : { ...found, to: given.to, force: forceOf(state, found.unit) };
  },
  checks: [
    nonePlacing,
    {
      id: 'reserve',
      rule: ({ force }) => force.rule,
      holds: ({ unit, force }) => unit.where === 'reserve' && force.zone !== undefined,
      evidence: theUnit,
      gate: true,
    },
    {
      id: 'free',
      rule: 'TOT-3.1a',
      holds: ({ state, to }) => !state.units.some((each) => each.at === to),
      evidence: ({ to }) => [`hex:${to}`],
    },
    {
      id: 'zone',
      rule: ({ force }) => force.rule,
      holds: ({ force, to }) => force.zone?.includes(to) === true,
      evidence: ({ to }) => [`hex:${to}`],
    },
    {
      id: 'count',
      rule: ({ step }) => step.rule,
      holds: ({ state, step }) => wantsMore(state, step),
      evidence: theUnit,
    },
  ],
  instead({ state, unit }, failed) {
    const to = failed === 'zone' ? freeHexes(state, unit)[0] : undefined;
    return to === undefined ? null : { type: 'place', seat: unit.seat, unit: unit.id, to };
  },
  apply(draft, { unit: id, to }, scribe) {
    const unit = draftUnit(draft, id);
    unit.where = 'map';
    unit.at = to;
    draft.placing = unit.id;
    scribe.emit({ type: 'unitPlaced', seat: unit.seat, unit: unit.id, name: publicName(unit), at: to });
    occupy(draft, unit, to, scribe);
  },
});

/** The facing of a unit just placed. */
export function faceFirst(draft: State, { unit: id, facing }: CommandOf<'face'>, scribe: Effects<Event>): void {
  const unit = draftUnit(draft, id);
  unit.facing = facing;
  draft.placing = null;
  scribe.emit({ type: 'unitFaced', unit: unit.id, name: publicName(unit), at: unit.at ?? '', facing });
  proceed(draft);
}

const ownUnits = (state: Frozen<State>, seat: Seat) => state.units.filter((unit) => unit.seat === seat);

const digRow = command('dig', {
  phases: ['deployment'],
  fields: { unit: isUnit },
  path: ['unit:{unit}', 'button:dig'],
  tries: (state, seat) =>
    isFree(state, seat) && deploymentStep(state)?.positions
      ? ownUnits(state, seat).map((unit) => ({ type: 'dig', seat, unit: unit.id }))
      : [],
  subject: inStep,
  checks: [
    nonePlacing,
    {
      id: 'positions',
      rule: 'TOT-Q33',
      holds: ({ state, step }) => missingPositions(state, step) > 0,
      evidence: theUnit,
    },
    {
      // One position to a hex, and a personnel unit in it from the start.
      id: 'personnel',
      rule: 'TOT-Q17',
      holds: ({ state, unit }) => unit.at !== null && !unit.dug && typeOf(state.switches, unit.kind).soft,
      evidence: theUnit,
    },
  ],
  apply(draft, { unit: id }, scribe) {
    const unit = draftUnit(draft, id);
    unit.dug = true;
    scribe.emit({ type: 'positionDug', unit: unit.id, name: publicName(unit), at: unit.at ?? '' });
    proceed(draft);
  },
});

const aceRule = ({ step }: InStep): Rule => (step.ace === 'armoured' ? 'TOT-S15g' : 'TOT-S10d');

const aceRow = command('nameAce', {
  phases: ['deployment'],
  fields: { unit: isUnit },
  path: ['unit:{unit}', 'button:nameAce'],
  tries: (state, seat) =>
    isFree(state, seat) && deploymentStep(state)?.ace
      ? ownUnits(state, seat).map((unit) => ({ type: 'nameAce', seat, unit: unit.id }))
      : [],
  subject: inStep,
  checks: [
    {
      id: 'due',
      rule: aceRule,
      holds: ({ state, step }) => isAceDue(state, step) && state.placing === null && placeable(state).length === 0,
    },
    {
      id: 'armoured',
      rule: aceRule,
      holds: ({ state, step, unit }) => step.ace === 'any' || isArmoured(typeOf(state.switches, unit.kind)),
      evidence: theUnit,
    },
  ],
  apply(draft, { unit: id }, scribe) {
    const unit = draftUnit(draft, id);
    unit.ace = true;
    unit.aceShown = unit.shown;
    const said = { type: 'aceNamed', unit: unit.id, name: publicName(unit) } as const;
    scribe.emit(unit.aceShown ? said : { ...said, only: [unit.seat] });
    proceed(draft);
  },
});

export const deploymentRows = { chooseEdge: edgeRow, place: placeRow, dig: digRow, nameAce: aceRow };
