import { isRefusal, refusal } from '../core/check';
import type { Effects, Frozen } from '../core/game';
import { FACING_NAMES } from '../core/hex';
import { idOfKind } from '../core/ref';
import { settle } from './actionPoints';
import { boardFor } from './board';
import { abandon, destroy, occupy, show, showAce } from './control';
import { type Aim, aimOf, rangeAt, shotChecks, type Volley, volleyOf } from './fire';
import { distanceAt, facingOf, isFacingName, isFrontAt, nameOf, placeOf } from './hexes';
import { isHit, readDice } from './odds';
import { draftUnit, publicName, unitOf } from './plan';
import { routesOf } from './reachTable';
import { command, isUnit, ownOnMap, ownUnit, turnPhases } from './row';
import type { Rule } from './rulebook';
import { occupied, seesAt } from './sight';
import type { Command, CommandOf, Event, State, Unit } from './types';
import { typeOf } from './unitValues';
import { checkAnnihilation } from './victory';

function unitsOf(draft: State, ids: readonly string[]): Unit[] {
  return ids.map((id) => draftUnit(draft, id));
}

function fire(draft: State, scribe: Effects<Event>): void {
  const { activity } = draft;
  if (activity?.type !== 'volley') throw new Error('nobody aims');
  const target = draftUnit(draft, activity.target);
  const firers = unitsOf(draft, activity.firers);
  const volley = volleyOf(draft, firers, target);
  draft.spent += volley.cost;
  const { hit, faces } = roll(draft, firers, target, volley, null, scribe);
  for (const unit of firers) {
    unit.fired = true;
    show(unit, scribe);
  }
  if (!hit && firers.some((unit) => unit.ace)) {
    draft.activity = { type: 'ace', target: target.id, firers: activity.firers, cost: volley.cost, faces: [...faces] };
  } else conclude(draft, firers, target, hit, volley.cost, scribe);
}

function roll(
  draft: State,
  firers: readonly Unit[],
  target: Unit,
  volley: Volley,
  before: readonly number[] | null,
  scribe: Effects<Event>,
): { readonly hit: boolean; readonly faces: readonly number[] } {
  const { modifier, defence, dice, need } = volley;
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
    terms: modifier.terms,
    defenceRule: defence.rule,
    how: dice,
    names: firers.map(publicName),
    result: hit ? 'hit' : 'miss',
    hit,
    again: before !== null,
    before: before ?? [],
  });
  return { hit, faces };
}

/** The result stands: the target goes, and infantry beside it may follow (TOT-9.4a). */
function conclude(
  draft: State,
  firers: readonly Unit[],
  target: Unit,
  hit: boolean,
  cost: number,
  scribe: Effects<Event>,
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

function reroll(draft: State, scribe: Effects<Event>): void {
  const { activity } = draft;
  if (activity?.type !== 'ace') throw new Error('no roll to make again');
  const target = draftUnit(draft, activity.target);
  const firers = unitsOf(draft, activity.firers);
  for (const unit of firers) showAce(unit, scribe);
  const { hit } = roll(draft, firers, target, volleyOf(draft, firers, target), [...activity.faces], scribe);
  conclude(draft, firers, target, hit, activity.cost, scribe);
}

function accept(draft: State, scribe: Effects<Event>): void {
  if (draft.activity?.type !== 'ace') throw new Error('no roll to accept');
  settle(draft, draft.activity.cost, scribe);
}

function advance(draft: State, given: CommandOf<'advance'>, scribe: Effects<Event>): void {
  const { activity } = draft;
  if (activity?.type !== 'advance') throw new Error('nowhere to advance');
  const unit = draftUnit(draft, given.unit);
  const from = unit.at ?? '';
  abandon(unit, scribe);
  unit.at = activity.at;
  unit.facing = given.facing;
  scribe.emit({ type: 'infantryAdvanced', unit: unit.id, name: publicName(unit), from, at: activity.at });
  occupy(draft, unit, activity.at, scribe);
  settle(draft, activity.cost, scribe);
}

function decline(draft: State, scribe: Effects<Event>): void {
  if (draft.activity?.type !== 'advance') throw new Error('nobody may advance');
  settle(draft, draft.activity.cost, scribe);
}

const openVolley = ({ activity }: Frozen<State>) => (activity?.type === 'volley' ? activity : null);

const aimRow = command('aim', {
  phases: turnPhases,
  fields: { unit: isUnit, target: isUnit },
  path: {
    print: ({ unit, target }) => [`unit:${unit}`, `unit:${target}`],
    // A target may also be pointed at before the unit that fires.
    read(state, seat, [first, second, ...more]) {
      const [a, b] = [idOfKind('unit', first), idOfKind('unit', second)];
      if (!isUnit(a) || !isUnit(b) || more.length > 0) return null;
      const own = unitOf(state, a)?.seat === seat;
      return { type: 'aim', seat, unit: own ? a : b, target: own ? b : a };
    },
  },
  tries(state, seat) {
    const { activity } = state;
    if (activity !== null && activity.type !== 'volley') return [];
    const guns = state.units.filter(
      (unit) => unit.seat === seat && unit.at !== null && typeOf(state.switches, unit.kind).range > 0,
    );
    const foes = state.units.filter(
      (unit) => unit.seat !== seat && unit.at !== null && (activity?.target ?? unit.id) === unit.id,
    );
    return foes.flatMap((target) =>
      guns.map((unit) => ({ type: 'aim' as const, seat, unit: unit.id, target: target.id })),
    );
  },
  subject(state, given) {
    const unit = ownOnMap(state, given.seat, given.unit);
    if (isRefusal(unit)) return unit;
    if (state.activity !== null && state.activity.type !== 'volley') return refusal<Rule>('TOT-6.0e');
    const target = unitOf(state, given.target);
    // Whoever opens an attack sees the target, so artillery that joins has eyes (TOT-8.3a).
    return target ? aimOf(state, unit, target, state.activity !== null) : refusal<Rule>('TOT-8.0a');
  },
  checks: [
    {
      id: 'oneTarget',
      rule: 'TOT-6.0b',
      applies: ({ state }) => openVolley(state) !== null,
      holds: ({ state, target }) => openVolley(state)?.target === target.id,
      evidence: ({ state }) => [`unit:${openVolley(state)?.target}`],
    },
    {
      id: 'joined',
      rule: 'TOT-5.0i',
      applies: ({ state, unit }) => openVolley(state)?.firers.includes(unit.id) === true,
      holds: () => false,
      evidence: ({ unit }) => [`unit:${unit.id}`],
    },
    ...shotChecks,
  ],
  instead: postFor,
  // Nothing is spent before the dice are thrown.
  apply(draft, { unit, target }) {
    if (draft.activity?.type === 'volley') draft.activity.firers.push(unit);
    else draft.activity = { type: 'volley', target, firers: [unit] };
  },
});

/** The turn on the spot, or the shortest drive, after which this unit could fire at that target. */
function postFor({ state, unit, target, type, to }: Aim): Command | null {
  if (state.activity !== null || target.at === null || target.seat === unit.seat || unit.at === null) return null;
  if (unit.fired || unit.moved || type.soft) return null;
  const board = boardFor(state.map);
  const others = occupied(state.units.filter(({ id }) => id !== unit.id));
  const bears = (from: number) => distanceAt(from, to) <= rangeAt(board, type, from) && seesAt(board, others, from, to);
  const { seat, id } = unit;
  const here = placeOf(unit.at);
  if (bears(here)) {
    const facing = FACING_NAMES.find((name) => isFrontAt(here, facingOf(name), to));
    return facing === undefined || facing === unit.facing ? null : { type: 'face', seat, unit: id, facing };
  }
  const posts = [...routesOf(state, unit)].filter(([place]) => bears(place));
  const [nearest] = posts.sort(([, a], [, b]) => a.stride.spent - b.stride.spent || a.path.length - b.path.length);
  return nearest === undefined ? null : { type: 'move', seat, unit: id, to: nameOf(nearest[0]) };
}

const fireRow = command('fire', {
  phases: turnPhases,
  fields: {},
  path: ['button:fire'],
  tries: (state, seat) => (openVolley(state) ? [{ type: 'fire', seat }] : []),
  checks: [{ id: 'aimed', rule: 'TOT-8.0a', holds: ({ state }) => openVolley(state) !== null }],
  apply: (draft, _, scribe) => fire(draft, scribe),
});

const aceChecks = [
  {
    id: 'missed',
    rule: 'TOT-8.5a' as const,
    holds: ({ state }: { readonly state: Frozen<State> }) => state.activity?.type === 'ace',
  },
];

const rerollRow = command('reroll', {
  phases: turnPhases,
  fields: {},
  path: ['button:reroll'],
  tries: (state, seat) => (state.activity?.type === 'ace' ? [{ type: 'reroll', seat }] : []),
  checks: aceChecks,
  apply: (draft, _, scribe) => reroll(draft, scribe),
});

const acceptRow = command('accept', {
  phases: turnPhases,
  fields: {},
  path: ['button:accept'],
  tries: (state, seat) => (state.activity?.type === 'ace' ? [{ type: 'accept', seat }] : []),
  checks: aceChecks,
  apply: (draft, _, scribe) => accept(draft, scribe),
});

const advanceRow = command('advance', {
  phases: turnPhases,
  fields: { unit: isUnit, facing: isFacingName },
  path: ['unit:{unit}', 'button:advance', 'face:{facing}'],
  tries: ({ activity }, seat) =>
    activity?.type === 'advance'
      ? activity.infantry.flatMap((unit) => FACING_NAMES.map((facing) => ({ type: 'advance', seat, unit, facing })))
      : [],
  subject: ownUnit,
  checks: [
    {
      id: 'hit',
      rule: 'TOT-9.4a',
      holds: ({ state }) => state.activity?.type === 'advance',
      evidence: ({ unit }) => [`unit:${unit.id}`],
      gate: true,
    },
    {
      id: 'beside',
      rule: 'TOT-9.4c',
      holds: ({ state, unit }) => state.activity?.type === 'advance' && state.activity.infantry.includes(unit.id),
      evidence: ({ unit }) => [`unit:${unit.id}`],
    },
  ],
  apply: advance,
});

const declineRow = command('decline', {
  phases: turnPhases,
  fields: {},
  path: ['button:decline'],
  tries: (state, seat) => (state.activity?.type === 'advance' ? [{ type: 'decline', seat }] : []),
  checks: [{ id: 'hit', rule: 'TOT-9.4a', holds: ({ state }) => state.activity?.type === 'advance' }],
  apply: (draft, _, scribe) => decline(draft, scribe),
});

export const attackRows = {
  aim: aimRow,
  fire: fireRow,
  reroll: rerollRow,
  accept: acceptRow,
  advance: advanceRow,
  decline: declineRow,
};
