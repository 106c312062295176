import type { Ref } from '../core/game';
import type { FacingName } from '../core/hex';
import { type Trace, type TraceStep, trace } from '../core/tally';
import { type Board, boardFor, terrainAt } from './board';
import type { MapId } from './data/maps';
import { COUNT, facingOf, isFrontAt, nameOf, placeOf, stepsAt } from './hexes';
import type { Rule } from './rulebook';

/** What sight depends on: the sheet and where units stand. States and views both are one. */
interface Ground {
  readonly map: MapId;
  readonly units: readonly { readonly at: string | null }[];
}

/** Which hexes hold a unit, by number. */
export function occupied(units: Ground['units']): Uint8Array {
  const places = new Uint8Array(COUNT);
  for (const unit of units) if (unit.at !== null) places[placeOf(unit.at)] = 1;
  return places;
}

/** The quick answer, read from the table of all lines; `sightAt` shows the same with its working. */
export function seesAt(board: Board, units: Uint8Array, from: number, to: number): boolean {
  const line = from * COUNT + to;
  if (board.stopped[line] === 1) return false;
  const watched = board.watched[line];
  if (watched === undefined) return true;
  for (let i = 0; i < watched.length; i += 2) {
    if (units[watched[i] ?? 0] === 1 && units[watched[i + 1] ?? 0] === 1) return false;
  }
  return true;
}

export function sightAt(board: Board, units: Uint8Array, from: number, to: number): Trace<Rule> {
  const hill = terrainAt(board, from) === 'hill' || terrainAt(board, to) === 'hill';
  const why = (place: number): Rule | null => {
    if (terrainAt(board, place) !== 'clear') return 'TOT-8.2b';
    return units[place] === 1 && !hill ? 'TOT-8.2c' : null;
  };
  const steps = stepsAt(from, to).map(({ places, hexside }): TraceStep<Rule> => {
    const at = places.map((place): Ref => `hex:${nameOf(place)}`);
    const reasons = places.map(why);
    const blocks = reasons.every((reason) => reason !== null);
    const [reason] = reasons;
    if (hexside) return { at, blocks, rule: 'TOT-8.2e' };
    if (reason) return { at, blocks, rule: reason };
    const over = hill && places.some((place) => units[place] === 1);
    return { at, blocks, rule: over ? 'TOT-8.2d' : 'TOT-8.2a' };
  });
  return trace(steps);
}

/** Line of sight between two hexes, over a state or a view: what is drawn, cited and shot along. */
export function sight(ground: Ground, from: string, to: string): Trace<Rule> {
  return sightAt(boardFor(ground.map), occupied(ground.units), placeOf(from), placeOf(to));
}

/** Whether a hex lies in the 180 degrees ahead (TOT-4.0b); all others are flank. */
export function isInFront(at: string, facing: FacingName, hex: string): boolean {
  return isFrontAt(placeOf(at), facingOf(facing), placeOf(hex));
}
