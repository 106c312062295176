import { type CheckRow, failedRow, isRefusal, refusal } from '../core/check';
import type { Effects, Frozen, Ref, Seat } from '../core/game';
import { FACING_NAMES } from '../core/hex';
import { settle } from './actionPoints';
import { boardFor, hasRoadEnd } from './board';
import { abandon, occupy } from './control';
import { faceFirst, outOfStep } from './deployment';
import { distanceAt, isFacingName, nameOf, placeOf } from './hexes';
import { draftUnit, planOf, publicName, unitOf } from './plan';
import { canLeave, type Route } from './reach';
import { paceOf, routesOf, strideOf } from './reachTable';
import { command, isHex, isUnit, type OwnUnit, ownUnit, turnPhases } from './row';
import type { Rule } from './rulebook';
import type { CommandOf, Event, State, Unit } from './types';
import { typeOf } from './unitValues';

const theUnit = ({ unit }: OwnUnit): readonly Ref[] => [`unit:${unit.id}`];
const moving = ({ activity }: Frozen<State>) => (activity?.type === 'move' ? activity : null);

/** Whether a unit may begin to move now: on its own for one action point, or with its headquarters. */
const activationChecks: readonly CheckRow<OwnUnit, Rule>[] = [
  { id: 'activity', rule: 'TOT-6.0e', holds: ({ state }) => state.activity === null || moving(state) !== null },
  {
    id: 'underWay',
    rule: 'TOT-Q10',
    applies: ({ state }) => moving(state) !== null,
    holds: ({ state, unit }) => (moving(state)?.mover?.unit ?? unit.id) === unit.id,
    evidence: ({ state }) => [`unit:${moving(state)?.mover?.unit}`],
  },
  {
    id: 'group',
    rule: 'TOT-6.0e',
    applies: ({ state }) => moving(state) !== null,
    holds: ({ state, unit }) => moving(state)?.mover != null || moving(state)?.members.includes(unit.id) === true,
    evidence: ({ state }) => (moving(state)?.lead ? [`unit:${moving(state)?.lead}`] : []),
  },
  {
    id: 'moved',
    rule: 'TOT-5.0h',
    applies: ({ state }) => moving(state) === null,
    holds: ({ unit }) => !unit.moved,
    evidence: theUnit,
  },
  {
    id: 'firedSoft',
    rule: 'TOT-9.1a',
    applies: ({ state, unit }) => moving(state) === null && typeOf(state.switches, unit.kind).soft,
    holds: ({ unit }) => !unit.fired,
    evidence: theUnit,
  },
];

export function mayActivate(state: Frozen<State>, unit: Frozen<Unit>): boolean {
  return failedRow(activationChecks, { state, unit }) === null;
}

/** Friends who may move with a headquarters: adjacent now, not moved, still allowed to move (TOT-Q10). */
export function followers(state: Frozen<State>, hq: Frozen<Unit>): readonly string[] {
  if (hq.at === null) return [];
  const at = placeOf(hq.at);
  return state.units
    .filter((unit) => {
      if (unit.seat !== hq.seat || unit.at === null || unit.moved) return false;
      if (unit.fired && typeOf(state.switches, unit.kind).soft) return false;
      return distanceAt(at, placeOf(unit.at)) === 1;
    })
    .map((unit) => unit.id);
}

function nearest(known: ReadonlyMap<number, Route>, to: number): number | null {
  let best: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [place, route] of known) {
    const far = distanceAt(place, to) * 16 + route.stride.spent;
    if (far < least) [best, least] = [place, far];
  }
  return best;
}

/** Opens a unit's activation; a headquarters brings its neighbours along (TOT-6.1a). */
export function activate(draft: State, unit: Unit, scribe: Effects<Event>): void {
  if (draft.activity === null) {
    draft.spent += 1;
    const friends = unit.hq ? followers(draft, unit) : [];
    draft.activity = { type: 'move', lead: unit.hq ? unit.id : null, members: [unit.id, ...friends], mover: null };
    if (unit.hq) {
      scribe.emit({ type: 'groupLed', unit: unit.id, name: publicName(unit), members: friends, count: friends.length });
    }
  }
  unit.moved = true;
}

function move(draft: State, given: CommandOf<'move'>, scribe: Effects<Event>): void {
  const unit = draftUnit(draft, given.unit);
  const route = routesOf(draft, unit).get(placeOf(given.to));
  if (!route || unit.at === null) throw new Error(`unit ${unit.id} has no way to ${given.to}`);
  const before = strideOf(draft, unit).spent;
  const from = unit.at;
  activate(draft, unit, scribe);
  if (draft.activity?.type !== 'move') throw new Error(`unit ${unit.id} is not activated`);
  draft.activity.mover = { unit: unit.id, ...route.stride };
  abandon(unit, scribe);
  const path = route.path.map(nameOf);
  unit.at = given.to;
  const cost = route.stride.spent - before;
  scribe.emit({ type: 'unitMoved', unit: unit.id, name: publicName(unit), from, path, at: given.to, cost });
  for (const hex of path) occupy(draft, unit, hex, scribe);
}

/** A unit's move is over: the group goes on while others may still move. */
function closeMove(draft: State, unit: Unit, scribe: Effects<Event>): void {
  const { activity } = draft;
  if (activity?.type !== 'move') throw new Error(`unit ${unit.id} is not moving`);
  activity.mover = null;
  activity.members = activity.members.filter((id) => id !== unit.id);
  if (activity.members.length === 0) settle(draft, 1, scribe);
}

function face(draft: State, given: CommandOf<'face'>, scribe: Effects<Event>): void {
  const unit = draftUnit(draft, given.unit);
  activate(draft, unit, scribe);
  unit.facing = given.facing;
  const at = unit.at ?? '';
  scribe.emit({ type: 'unitFaced', unit: unit.id, name: publicName(unit), at, facing: given.facing });
  closeMove(draft, unit, scribe);
}

function exit(draft: State, given: CommandOf<'exit'>, scribe: Effects<Event>): void {
  const unit = draftUnit(draft, given.unit);
  const from = unit.at ?? '';
  activate(draft, unit, scribe);
  abandon(unit, scribe);
  unit.at = null;
  unit.where = 'exited';
  scribe.emit({ type: 'unitExited', seat: unit.seat, unit: unit.id, name: publicName(unit), from });
  closeMove(draft, unit, scribe);
}

/** Units that could go on or begin to move now. */
function movers(state: Frozen<State>, seat: Seat): readonly Frozen<Unit>[] {
  const { activity } = state;
  if (activity !== null && activity.type !== 'move') return [];
  const members = activity === null ? null : activity.mover === null ? activity.members : [activity.mover.unit];
  return state.units.filter(
    (unit) =>
      unit.seat === seat &&
      unit.at !== null &&
      (members === null || members.includes(unit.id)) &&
      mayActivate(state, unit),
  );
}

const moveRow = command('move', {
  phases: turnPhases,
  fields: { unit: isUnit, to: isHex },
  path: ['unit:{unit}', 'hex:{to}'],
  means: (state, { unit }) => unitOf(state, unit)?.where !== 'reserve',
  tries: (state, seat) =>
    movers(state, seat).flatMap((unit) =>
      [...routesOf(state, unit).keys()].map((place) => ({ type: 'move', seat, unit: unit.id, to: nameOf(place) })),
    ),
  subject(state, given) {
    const own = ownUnit(state, given);
    return isRefusal(own) ? own : { ...own, to: given.to, place: placeOf(given.to) };
  },
  checks: [
    ...activationChecks,
    { id: 'elsewhere', rule: 'TOT-4.0f', holds: ({ unit, to }) => unit.at !== to, evidence: ({ to }) => [`hex:${to}`] },
    {
      id: 'free',
      rule: 'TOT-7.0k',
      holds: ({ state, unit, to }) => !state.units.some((each) => each.at === to && each.id !== unit.id),
      evidence: ({ to }) => [`hex:${to}`],
    },
    {
      id: 'ground',
      rule: 'TOT-7.0j',
      applies: ({ state, place }) => boardFor(state.map).prohibited[place] === true,
      holds: () => false,
      evidence: ({ to }) => [`hex:${to}`],
    },
    {
      id: 'reach',
      rule({ state, unit }) {
        const pace = paceOf(state, unit);
        if (pace.oneHex) return 'TOT-11.3a';
        if (pace.deepSnow) return 'TOT-S15k';
        return strideOf(state, unit).stopped ? 'TOT-7.0i' : 'TOT-7.0a';
      },
      holds: ({ state, unit, place }) => routesOf(state, unit).has(place),
      evidence: theUnit,
      numbers: ({ state, unit, to, place }) => ({
        hex: to,
        far: distanceAt(placeOf(unit.at ?? to), place),
        mp: paceOf(state, unit).mp,
      }),
    },
  ],
  instead({ state, unit, place }, failed) {
    const near = failed === 'reach' ? nearest(routesOf(state, unit), place) : null;
    return near === null ? null : { type: 'move', seat: unit.seat, unit: unit.id, to: nameOf(near) };
  },
  apply: move,
});

const faceRow = command('face', {
  phases: ['deployment', ...turnPhases],
  fields: { unit: isUnit, facing: isFacingName },
  path: ['unit:{unit}', 'face:{facing}'],
  tries(state, seat) {
    if (state.phase === 'deployment') {
      const { placing } = state;
      return placing === null ? [] : FACING_NAMES.map((facing) => ({ type: 'face', seat, unit: placing, facing }));
    }
    return movers(state, seat).flatMap((unit) => {
      const underWay = moving(state)?.mover?.unit === unit.id;
      const facings = FACING_NAMES.filter((facing) => underWay || facing !== unit.facing);
      return facings.map((facing) => ({ type: 'face' as const, seat, unit: unit.id, facing }));
    });
  },
  subject(state, given) {
    if (state.phase !== 'deployment') return ownUnit(state, given);
    const barred = outOfStep(state, given.seat);
    if (barred) return barred;
    const unit = state.placing === given.unit ? unitOf(state, given.unit) : null;
    return unit === null ? refusal<Rule>('TOT-4.0e', [`unit:${given.unit}`]) : { state, unit };
  },
  checks: activationChecks,
  apply(draft, given, scribe) {
    if (draft.phase === 'deployment') faceFirst(draft, given, scribe);
    else face(draft, given, scribe);
  },
});

const leadRow = command('lead', {
  phases: turnPhases,
  fields: { unit: isUnit },
  path: ['unit:{unit}', 'button:lead'],
  tries(state, seat) {
    if (state.activity !== null) return [];
    const leaders = state.units.filter((unit) => unit.seat === seat && unit.at !== null && unit.hq);
    return leaders.map((unit) => ({ type: 'lead', seat, unit: unit.id }));
  },
  subject: ownUnit,
  checks: [
    { id: 'headquarters', rule: 'TOT-6.1a', holds: ({ unit }) => unit.hq, evidence: theUnit },
    // A second headquarters moved by the bonus activates nobody.
    { id: 'bonus', rule: 'TOT-6.1e', holds: ({ state }) => moving(state) === null, evidence: theUnit },
    ...activationChecks,
  ],
  apply: (draft, { unit }, scribe) => activate(draft, draftUnit(draft, unit), scribe),
});

const exitRow = command('exit', {
  phases: turnPhases,
  fields: { unit: isUnit },
  path: ['unit:{unit}', 'button:exit'],
  tries: (state, seat) =>
    planOf(state).exits.some((each) => each.seat === seat)
      ? movers(state, seat).map((unit) => ({ type: 'exit', seat, unit: unit.id }))
      : [],
  subject(state, given) {
    const own = ownUnit(state, given);
    if (isRefusal(own)) return own;
    const { seat, kind, at } = own.unit;
    const doors = planOf(state).exits.filter((each) => each.seat === seat && (each.kinds?.includes(kind) ?? true));
    return { ...own, doors, here: doors.filter((each) => each.hexes.includes(at ?? '')) };
  },
  checks: [
    ...activationChecks,
    { id: 'mayLeave', rule: 'TOT-7.2a', holds: ({ doors }) => doors.length > 0, evidence: theUnit },
    {
      id: 'edge',
      rule: ({ doors }) => doors[0]?.rule ?? 'TOT-7.2a',
      holds: ({ here }) => here.length > 0,
      evidence: ({ unit }) => [`hex:${unit.at}`],
    },
    {
      id: 'paid',
      rule: 'TOT-7.2b',
      holds({ state, unit, here }) {
        const [pace, stride, board] = [paceOf(state, unit), strideOf(state, unit), boardFor(state.map)];
        return here.some((each) => canLeave(pace, stride, hasRoadEnd(board, unit.at ?? '', each.edge)));
      },
      evidence: theUnit,
    },
  ],
  apply: exit,
});

export const movementRows = { face: faceRow, move: moveRow, exit: exitRow, lead: leadRow };
