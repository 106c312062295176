import type { Effects, Frozen, Seat } from '../core/game';
import { planOf, publicName } from './plan';
import type { Event, State, Unit } from './types';

/** A unit comes into a hex: it controls it from now on (TOT-12.0a), and may reach its side's objective counter. */
export function occupy(draft: State, unit: Unit, hex: string, scribe: Effects<Event>): void {
  if (draft.control[hex] !== unit.seat) {
    draft.control[hex] = unit.seat;
    scribe.emit({ type: 'controlTaken', seat: unit.seat, at: hex });
  }
  if (isTrophy(draft, unit.seat, hex)) draft.trophies.push(hex);
  if (isCapture(draft, unit.seat, hex)) {
    draft.captures.push({ seat: unit.seat, unit: unit.id, at: hex });
    scribe.emit({ type: 'objectiveReached', seat: unit.seat, unit: unit.id, name: publicName(unit), at: hex });
  }
}

/** Whether coming into a hex takes it once and for all (TOT-S12g). */
export function isTrophy(state: Frozen<State>, seat: Seat, hex: string): boolean {
  if (state.trophies.includes(hex)) return false;
  return planOf(state).coups.some((coup) => coup.type === 'trophies' && coup.seat === seat && coup.hexes.includes(hex));
}

/** Whether coming into a hex reaches the side's objective counter. */
export function isCapture(state: Frozen<State>, seat: Seat, hex: string): boolean {
  return state.objectives[seat] === hex && state.turn > 0;
}

/** An improved position goes with the unit that was in it (TOT-9.6d). */
export function abandon(unit: Unit, scribe: Effects<Event>): void {
  if (!unit.dug || unit.at === null) return;
  unit.dug = false;
  scribe.emit({ type: 'positionLost', at: unit.at });
}

export function show(unit: Unit, scribe: Effects<Event>): void {
  unit.veiled = false;
  if (unit.shown) return;
  unit.shown = true;
  if (unit.at !== null) {
    scribe.emit({ type: 'unitShown', unit: unit.id, name: publicName(unit), at: unit.at, reveals: true });
  }
}

export function showAce(unit: Unit, scribe: Effects<Event>): void {
  if (!unit.ace || unit.aceShown) return;
  unit.aceShown = true;
  scribe.emit({ type: 'aceShown', unit: unit.id, name: publicName(unit), reveals: true });
}

/** Takes a destroyed unit off the map; its ace marker goes with it (TOT-2.2e), a face-down unit is shown (TOT-Q34). */
export function destroy(draft: State, unit: Unit, scribe: Effects<Event>): void {
  const at = unit.at ?? '';
  abandon(unit, scribe);
  show(unit, scribe);
  showAce(unit, scribe);
  draft.kills.push({ seat: unit.seat, kind: unit.kind, hq: unit.hq, ace: unit.ace });
  // TOT-11.2k: a counter is not captured by a unit destroyed on it in the same turn.
  draft.captures = draft.captures.filter((capture) => capture.unit !== unit.id || capture.at !== at);
  unit.where = 'dead';
  unit.at = null;
  unit.ace = false;
  scribe.emit({ type: 'unitDestroyed', seat: unit.seat, unit: unit.id, name: publicName(unit), at });
}
