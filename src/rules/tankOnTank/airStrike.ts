import type { Effects, Frozen, Ref, Seat } from '../core/game';
import { FACINGS, type HexId, neighbour } from '../core/hex';
import { stops, type Tally, type Term, tally } from '../core/tally';
import { climb, ladderFor, reveal, settle } from './actionPoints';
import { boardFor, terrainAt } from './board';
import { destroy } from './control';
import { defenceOf } from './fire';
import { distanceAt, hexNames, idOf, nameAt, placeOf } from './hexes';
import { draftUnit, publicName, unitAt } from './plan';
import { command, isHex, turnPhases } from './row';
import type { Rule } from './rulebook';
import { occupied, seesAt, sightAt } from './sight';
import type { Event, State, Unit } from './types';
import { checkAnnihilation } from './victory';

const REACH = 4;
export const STRIKE_COST = 2;

/** Units that could call planes onto a hex: any, whatever their facing, within four hexes and in sight (TOT-Q18). */
export function spotters(state: Frozen<State>, seat: Seat, hex: string): readonly string[] {
  const board = boardFor(state.map);
  const units = occupied(state.units);
  const to = placeOf(hex);
  return state.units
    .filter((unit) => {
      if (unit.seat !== seat || unit.at === null) return false;
      const from = placeOf(unit.at);
      return distanceAt(from, to) <= REACH && seesAt(board, units, from, to);
    })
    .map((unit) => unit.id);
}

function whyUnseen(state: Frozen<State>, seat: Seat, hex: string): readonly Ref[] {
  const board = boardFor(state.map);
  const units = occupied(state.units);
  for (const unit of state.units) {
    if (unit.seat !== seat || unit.at === null) continue;
    const from = placeOf(unit.at);
    if (distanceAt(from, placeOf(hex)) <= REACH) return stops(sightAt(board, units, from, placeOf(hex)));
  }
  return [`hex:${hex}`];
}

/** TOT-10.2d, TOT-Q44: whether two more action points are to be had; solitaire, a rung to be crossed is rolled first. */
function isPaid(draft: State, scribe: Effects<Event>): boolean {
  const before = draft.spent;
  if (!draft.switches.solitaire) {
    draft.spent = Math.min(before + STRIKE_COST, draft.chit ?? 0);
    return draft.spent === before + STRIKE_COST;
  }
  const last = ladderFor(draft, draft.phasing).at(-1)?.after ?? 0;
  draft.spent += 1;
  if (draft.spent >= last || climb(draft, scribe)) return false;
  draft.spent += 1;
  return true;
}

function strike(draft: State, seat: Seat, to: string, scribe: Effects<Event>): void {
  if (!isPaid(draft, scribe)) {
    scribe.emit({ type: 'strikeFailed', seat, at: to });
    reveal(draft, scribe);
    return;
  }
  draft.strikes[seat] = (draft.strikes[seat] ?? 0) - 1;
  scribe.emit({ type: 'strikeCalled', seat, at: to });
  const first = idOf(to);
  const second = scatter(draft, first, 2, scribe);
  bomb(draft, first, scribe);
  bomb(draft, second, scribe);
  const third = scatter(draft, second, 3, scribe);
  if (third === first) scribe.emit({ type: 'strikeVoid', at: to });
  else bomb(draft, third, scribe);
  checkAnnihilation(draft);
  settle(draft, STRIKE_COST, scribe);
}

/** 1 is north, then clockwise; a counter off the map attacks nothing, but the next is counted from there (TOT-Q18). */
function scatter(draft: State, from: HexId, count: number, scribe: Effects<Event>): HexId {
  const face = scribe.dice.roll(6, 'scatter', draft.phasing);
  const at = neighbour(from, FACINGS[face - 1] ?? 0);
  scribe.emit({ type: 'strikeScattered', face, at: nameAt(at) ?? 'offMap', bomb: count });
  return at;
}

/** Added to the dice: two, less two in woods and town; an improved position takes one off elsewhere (TOT-Q17). */
function strikeTally(state: Frozen<State>, unit: Frozen<Unit>): Tally<Rule> {
  const terms: Term<Rule>[] = [{ rule: 'TOT-10.2f', value: 2 }];
  const ground = terrainAt(boardFor(state.map), placeOf(unit.at ?? ''));
  if (ground === 'woods' || ground === 'town') terms.push({ rule: 'TOT-10.2g', value: -2 });
  else if (unit.dug) terms.push({ rule: 'TOT-9.6b', value: -1 });
  return tally(terms);
}

export function strikeModifier(state: Frozen<State>, unit: Frozen<Unit>): number {
  return strikeTally(state, unit).total;
}

function bomb(draft: State, at: HexId, scribe: Effects<Event>): void {
  const hex = nameAt(at);
  const hit = hex === null ? null : unitAt(draft, hex);
  if (hex === null || hit === null) return;
  const unit = draftUnit(draft, hit.id);
  const { total: modifier, terms } = strikeTally(draft, unit);
  const { value: defence, rule: defenceRule } = defenceOf(draft, unit);
  const roll = scribe.dice.test([6, 6], { atLeast: defence - modifier }, 'airStrike', draft.phasing);
  const total = roll.faces.reduce((sum, face) => sum + face, 0) + modifier;
  scribe.emit({
    type: 'strikeRolled',
    seat: draft.phasing,
    unit: unit.id,
    name: publicName(unit),
    at: hex,
    faces: roll.faces,
    modifier,
    total,
    defence,
    terms,
    defenceRule,
    result: roll.success ? 'hit' : 'miss',
    hit: roll.success,
  });
  if (roll.success) destroy(draft, unit, scribe);
}

const strikesLeft = (state: Frozen<State>, seat: Seat): number => state.strikes[seat] ?? 0;

export const strikeRow = command('strike', {
  phases: turnPhases,
  fields: { to: isHex },
  path: ['button:strike', 'hex:{to}'],
  tries: (state, seat) =>
    state.activity === null && strikesLeft(state, seat) > 0 ? hexNames.map((to) => ({ type: 'strike', seat, to })) : [],
  checks: [
    { id: 'activity', rule: 'TOT-6.0e', holds: ({ state }) => state.activity === null },
    { id: 'planes', rule: 'TOT-10.2a', holds: ({ state, command: { seat } }) => strikesLeft(state, seat) > 0 },
    {
      id: 'spotted',
      rule: 'TOT-10.2b',
      holds: ({ state, command: { seat, to } }) => spotters(state, seat, to).length > 0,
      evidence: ({ state, command: { seat, to } }) => whyUnseen(state, seat, to),
    },
  ],
  apply: (draft, { seat, to }, scribe) => strike(draft, seat, to, scribe),
});
