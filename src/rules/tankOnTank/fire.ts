import type { Chance } from '../core/dice';
import type { Frozen, Refusal } from '../core/game';
import { stops, type Tally, type Term, tally } from '../core/tally';
import { boardFor, distanceAt, facingOf, isFrontAt, placeOf, terrainAt } from './board';
import { typeOf } from './chart';
import { hitChance, type Throw, withAce } from './odds';
import { planOf } from './plan';
import { no } from './refusal';
import type { Rule } from './rulebook';
import { occupied, seesAt, sightAt } from './sight';
import type { State, Unit } from './types';

/** Range with the hill's bonus, which infantry never gets (TOT-AID5, TOT-9.2a). */
export function rangeOf(state: Frozen<State>, unit: Frozen<Unit>): number {
  const type = typeOf(state.switches, unit.kind);
  const uphill = unit.at !== null && terrainAt(boardFor(state.map), placeOf(unit.at)) === 'hill';
  return type.range + (uphill && type.role !== 'infantry' ? 1 : 0);
}

export function hasSight(state: Frozen<State>, from: Frozen<Unit>, to: Frozen<Unit>): boolean {
  if (from.at === null || to.at === null) return false;
  return seesAt(boardFor(state.map), occupied(state.units), placeOf(from.at), placeOf(to.at));
}

/** Why a unit cannot fire at a target by itself; artillery may do without sight if others have it (TOT-8.3a). */
export function refuseShot(
  state: Frozen<State>,
  unit: Frozen<Unit>,
  target: Frozen<Unit>,
  eyes: boolean,
): Refusal | null {
  if (unit.at === null || target.at === null || target.seat === unit.seat) return no('TOT-8.0a');
  const type = typeOf(state.switches, unit.kind);
  if (type.role === 'truck') return no('TOT-10.1a', [`unit:${unit.id}`]);
  if (unit.fired) return no('TOT-5.0i', [`unit:${unit.id}`]);
  if (unit.moved && type.soft) return no('TOT-9.1a', [`unit:${unit.id}`]);
  const [from, to] = [placeOf(unit.at), placeOf(target.at)];
  if (!isFrontAt(from, facingOf(unit.facing), to)) return no('TOT-4.0c', [`unit:${unit.id}`, `unit:${target.id}`]);
  const far = distanceAt(from, to);
  if (far > rangeOf(state, unit)) {
    const uphill = type.role === 'infantry' && far === 2 && terrainAt(boardFor(state.map), from) === 'hill';
    return no(uphill ? 'TOT-9.2a' : 'TOT-8.1a', [`unit:${unit.id}`, `unit:${target.id}`]);
  }
  if (eyes && type.role === 'artillery') return null;
  const board = boardFor(state.map);
  const units = occupied(state.units);
  if (seesAt(board, units, from, to)) return null;
  const line = sightAt(board, units, from, to);
  return no(type.role === 'artillery' ? 'TOT-8.3a' : 'TOT-8.0c', stops(line));
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
    terms.push(infantry ? { rule: 'TOT-9.3a', value: 0 } : { rule: 'TOT-8.4e', value: -1 });
  }
  if (planOf(state).night) {
    const worst = Math.min(...places.map((from) => visibility(distanceAt(from, to))));
    if (worst < 0) terms.push({ rule: 'TOT-S6e', value: worst });
  }
  return tally(terms);
}

/** TOT-OPT1, TOT-Q42: a group is large if one armoured firer is, small only if all firers are. */
export function throwOf(state: Frozen<State>, firers: readonly Frozen<Unit>[], target: Frozen<Unit>): Throw {
  if (!state.switches.calibre || typeOf(state.switches, target.kind).soft) return 'two';
  const types = firers.map((unit) => typeOf(state.switches, unit.kind));
  if (types.some((type) => !type.soft && type.calibre === 'large')) return 'bestOfThree';
  return types.every((type) => !type.soft && type.calibre === 'small') ? 'worstOfThree' : 'two';
}

/** An attack laid out before the dice fall: overlay, bot and resolution read the same one. */
export interface Volley {
  readonly modifier: Tally<Rule>;
  readonly defence: Term<Rule>;
  readonly dice: Throw;
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
  return { modifier, defence, dice, chance, overall, cost: isFree(state, firers, target) ? 0 : 1 };
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
  const seeing = own.filter((unit) => refuseShot(state, unit, target, false) === null);
  if (seeing.length === 0) return [];
  return own.filter((unit) => refuseShot(state, unit, target, true) === null);
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
