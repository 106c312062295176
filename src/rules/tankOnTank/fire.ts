import { type CheckRow, failedRow } from '../core/check';
import type { Chance } from '../core/dice';
import type { Frozen, Ref } from '../core/game';
import { stops, type Tally, type Term, tally } from '../core/tally';
import { type Board, boardFor, terrainAt } from './board';
import { isArmoured, type UnitType } from './data/units';
import { distanceAt, facingOf, isFrontAt, placeOf } from './hexes';
import { hitChance, neededOn, type Throw, withAce } from './odds';
import { planOf } from './plan';
import type { Rule } from './rulebook';
import { occupied, seesAt, sightAt } from './sight';
import type { State, Unit } from './types';
import { typeOf } from './unitValues';

/** Range from a hex, with the hill's bonus, which infantry never gets (TOT-AID5, TOT-9.2a). */
export function rangeAt(board: Board, { range, role }: UnitType, place: number): number {
  return range + (role !== 'infantry' && terrainAt(board, place) === 'hill' ? 1 : 0);
}

export function rangeOf(state: Frozen<State>, unit: Frozen<Unit>): number {
  const type = typeOf(state.switches, unit.kind);
  return unit.at === null ? type.range : rangeAt(boardFor(state.map), type, placeOf(unit.at));
}

export function hasSight(state: Frozen<State>, from: Frozen<Unit>, to: Frozen<Unit>): boolean {
  if (from.at === null || to.at === null) return false;
  return seesAt(boardFor(state.map), occupied(state.units), placeOf(from.at), placeOf(to.at));
}

/** One unit against one target. */
export interface Aim {
  readonly state: Frozen<State>;
  readonly unit: Frozen<Unit>;
  readonly target: Frozen<Unit>;
  readonly type: UnitType;
  /** Others see the target: artillery may then do without (TOT-8.3a). */
  readonly eyes: boolean;
  /** Numbers of the two hexes; 0 where one stands nowhere, which the first check finds. */
  readonly from: number;
  readonly to: number;
}

export function aimOf(state: Frozen<State>, unit: Frozen<Unit>, target: Frozen<Unit>, eyes: boolean): Aim {
  const type = typeOf(state.switches, unit.kind);
  const [from, to] = [unit.at === null ? 0 : placeOf(unit.at), target.at === null ? 0 : placeOf(target.at)];
  return { state, unit, target, type, eyes, from, to };
}

const theUnit = ({ unit }: Aim): readonly Ref[] => [`unit:${unit.id}`];
const both = ({ unit, target }: Aim): readonly Ref[] => [`unit:${unit.id}`, `unit:${target.id}`];
const lineOf = ({ state, from, to }: Aim) => sightAt(boardFor(state.map), occupied(state.units), from, to);

/** Whether a unit can fire at a target, besides what attack is open. */
export const shotChecks: readonly CheckRow<Aim, Rule>[] = [
  {
    id: 'enemy',
    rule: 'TOT-8.0a',
    holds: ({ unit, target }) => unit.at !== null && target.at !== null && target.seat !== unit.seat,
    gate: true,
  },
  {
    id: 'truck',
    rule: 'TOT-10.1a',
    applies: ({ type }) => type.role === 'truck',
    holds: () => false,
    evidence: theUnit,
    gate: true,
  },
  { id: 'fired', rule: 'TOT-5.0i', holds: ({ unit }) => !unit.fired, evidence: theUnit },
  {
    id: 'moved',
    rule: 'TOT-9.1a',
    applies: ({ type }) => type.soft,
    holds: ({ unit }) => !unit.moved,
    evidence: theUnit,
  },
  {
    id: 'arc',
    rule: 'TOT-4.0c',
    holds: ({ unit, from, to }) => isFrontAt(from, facingOf(unit.facing), to),
    evidence: both,
    numbers: ({ unit, target }) => ({ facing: unit.facing, hex: target.at }),
  },
  {
    id: 'range',
    rule({ state, type, from, to }) {
      const uphill = type.role === 'infantry' && terrainAt(boardFor(state.map), from) === 'hill';
      return uphill && distanceAt(from, to) === 2 ? 'TOT-9.2a' : 'TOT-8.1a';
    },
    holds: ({ state, type, from, to }) => distanceAt(from, to) <= rangeAt(boardFor(state.map), type, from),
    evidence: both,
    numbers: ({ state, type, from, to }) => ({
      far: distanceAt(from, to),
      range: rangeAt(boardFor(state.map), type, from),
    }),
  },
  {
    id: 'sight',
    rule: ({ type }) => (type.role === 'artillery' ? 'TOT-8.3a' : 'TOT-8.0c'),
    applies: ({ eyes, type }) => !(eyes && type.role === 'artillery'),
    holds: ({ state, from, to }) => seesAt(boardFor(state.map), occupied(state.units), from, to),
    evidence: (aim) => stops(lineOf(aim)),
    line: lineOf,
  },
];

/** Whether a unit can fire at a target by itself, or where others have the eyes for it. */
export function mayShoot(state: Frozen<State>, unit: Frozen<Unit>, target: Frozen<Unit>, eyes: boolean): boolean {
  return failedRow(shotChecks, aimOf(state, unit, target, eyes)) === null;
}

/** The defence that counts now, and the rule that says so. */
export function defenceOf(state: Frozen<State>, target: Frozen<Unit>): Term<Rule> {
  if (target.veiled) return { rule: 'TOT-S10j', value: 11 };
  const type = typeOf(state.switches, target.kind);
  const [clear, cover] = type.defence;
  if (!type.soft) return { rule: 'TOT-2.1d', value: clear };
  if (target.dug) return { rule: 'TOT-9.6a', value: cover };
  const open = target.at === null || terrainAt(boardFor(state.map), placeOf(target.at)) === 'clear';
  return open ? { rule: 'TOT-9.0b', value: clear } : { rule: 'TOT-9.0c', value: cover };
}

const visibility = (far: number) => Math.max(-3, Math.min(0, 1 - far));

/** What woods and town take off, unless infantry is among the firers (TOT-9.3a). */
export const coverTerm: Term<Rule> = { rule: 'TOT-8.4e', value: -1 };

/** Everything added to the dice. */
export function modifiers(state: Frozen<State>, firers: readonly Frozen<Unit>[], target: Frozen<Unit>): Tally<Rule> {
  const board = boardFor(state.map);
  const to = placeOf(target.at ?? '');
  const places = firers.map((unit) => placeOf(unit.at ?? ''));
  const terms: Term<Rule>[] = [{ rule: 'TOT-8.4a', value: firers.length }];
  const facing = facingOf(target.facing);
  if (places.some((from) => !isFrontAt(to, facing, from))) terms.push({ rule: 'TOT-8.4d', value: 1 });
  const ground = terrainAt(board, to);
  const type = target.veiled ? null : typeOf(state.switches, target.kind);
  if (target.dug && type?.soft) terms.push({ rule: 'TOT-9.6b', value: -1 });
  else if ((ground === 'town' || ground === 'woods') && !type?.asterisk) {
    const infantry = firers.some((unit) => typeOf(state.switches, unit.kind).role === 'infantry');
    terms.push(infantry ? { rule: 'TOT-9.3a', value: 0 } : coverTerm);
  }
  if (planOf(state).night) {
    const worst = Math.min(...places.map((from) => visibility(distanceAt(from, to))));
    if (worst < 0) terms.push({ rule: 'TOT-S6e', value: worst });
  }
  return tally(terms);
}

/** TOT-OPT1, TOT-Q42: a group is large if one armoured firer is, small only if all firers are. */
export function throwOf(state: Frozen<State>, firers: readonly Frozen<Unit>[], target: Frozen<Unit>): Throw {
  if (!state.switches.calibre || !isArmoured(typeOf(state.switches, target.kind))) return 'two';
  const types = firers.map((unit) => typeOf(state.switches, unit.kind));
  if (types.some((type) => isArmoured(type) && type.calibre === 'large')) return 'bestOfThree';
  return types.every((type) => isArmoured(type) && type.calibre === 'small') ? 'worstOfThree' : 'two';
}

/** An attack laid out before the dice fall: overlay, bot and resolution read the same one. */
export interface Volley {
  readonly modifier: Tally<Rule>;
  readonly defence: Term<Rule>;
  readonly dice: Throw;
  /** What two dice must show. */
  readonly need: number;
  /** Of one roll, and with the second roll of an ace where one is among the firers. */
  readonly chance: Chance;
  readonly overall: Chance;
  /** Action points (TOT-9.5a). */
  readonly cost: number;
}

export function volleyOf(state: Frozen<State>, firers: readonly Frozen<Unit>[], target: Frozen<Unit>): Volley {
  const modifier = modifiers(state, firers, target);
  const defence = defenceOf(state, target);
  const dice = throwOf(state, firers, target);
  const chance = hitChance(modifier.total, defence.value, dice);
  const overall = firers.some((unit) => unit.ace) ? withAce(chance) : chance;
  const need = neededOn(modifier.total, defence.value);
  return { modifier, defence, dice, need, chance, overall, cost: isFree(state, firers, target) ? 0 : 1 };
}

/** One anti-tank gun alone at a hard target costs nothing (TOT-9.5a, TOT-Q13). */
function isFree(state: Frozen<State>, firers: readonly Frozen<Unit>[], target: Frozen<Unit>): boolean {
  const [only, ...others] = firers;
  if (!only || others.length > 0 || typeOf(state.switches, target.kind).soft) return false;
  return typeOf(state.switches, only.kind).role === 'atGun';
}

/** Every unit that could fire at the target now, artillery without sight only if another has it. */
export function eligible(state: Frozen<State>, seat: number, target: Frozen<Unit>): readonly Frozen<Unit>[] {
  const own = state.units.filter((unit) => unit.seat === seat && unit.at !== null);
  const seeing = own.filter((unit) => mayShoot(state, unit, target, false));
  if (seeing.length === 0) return [];
  return own.filter((unit) => mayShoot(state, unit, target, true));
}

/** The chance for every set of firers that may fire together, best first, fewest firers first among equals. */
export function subsets(
  state: Frozen<State>,
  seat: number,
  target: Frozen<Unit>,
): readonly { readonly firers: readonly string[]; readonly volley: Volley }[] {
  const able = eligible(state, seat, target);
  const found: { firers: readonly string[]; volley: Volley }[] = [];
  for (let mask = 1; mask < 1 << able.length; mask++) {
    const firers = able.filter((_, index) => mask & (1 << index));
    if (!firers.some((unit) => hasSight(state, unit, target))) continue;
    found.push({ firers: firers.map((unit) => unit.id), volley: volleyOf(state, firers, target) });
  }
  const share = ({ ways, of }: Chance) => ways / of;
  return found.sort((a, b) => share(b.volley.overall) - share(a.volley.overall) || a.firers.length - b.firers.length);
}
