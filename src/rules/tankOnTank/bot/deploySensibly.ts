import { seedDice } from '../../core/dice';
import type { Frozen, Seat } from '../../core/game';
import type { FacingName } from '../../core/hex';
import { write } from '../../core/play';
import { boardFor, terrainAt } from '../board';
import { commands } from '../commands';
import { deploymentStep, freeHexes, placeable } from '../deployment';
import { gatesOf } from '../entry';
import { distanceAt, edgeRow, facingOf, neighbourAt, placeOf } from '../hexes';
import { forceOf, opponent } from '../plan';
import { goalsOf } from '../score';
import { thaw } from '../thaw';
import type { Command, Event, State, Unit } from '../types';
import { typeOf } from '../unitValues';
import { evaluate } from './evaluate';
import { changed } from './study';

/** Where the enemy stands, sets up or comes from. */
function enemyPlaces(state: Frozen<State>, seat: Seat): readonly number[] {
  const enemy = state.units.filter((unit) => unit.seat === opponent(seat));
  const seen = enemy.flatMap((unit) => (unit.at === null ? [] : [placeOf(unit.at)]));
  if (seen.length > 0) return seen;
  const hexes = enemy.flatMap(
    (unit) => forceOf(state, unit).zone ?? gatesOf(state, unit).flatMap((gate) => gate.hexes),
  );
  return (hexes.length > 0 ? hexes : edgeRow('north')).map(placeOf);
}

function lookAt(from: number, places: readonly number[]): FacingName {
  const names: readonly FacingName[] = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];
  const closeness = (name: FacingName) => {
    const ahead = neighbourAt(from, facingOf(name));
    if (ahead < 0) return Number.POSITIVE_INFINITY;
    return places.reduce((sum, place) => sum + distanceAt(ahead, place), 0);
  };
  return names.reduce((best, name) => (closeness(name) < closeness(best) ? name : best));
}

/** How well a unit stands in a hex before the first shot. */
function worth(state: Frozen<State>, unit: Frozen<Unit>, hex: string, enemy: readonly number[]): number {
  const { seat } = unit;
  const at = placeOf(hex);
  const type = typeOf(state.switches, unit.kind);
  const ground = terrainAt(boardFor(state.map), at);
  const goals = goalsOf(state, seat);
  const near = goals.length === 0 ? 0 : Math.min(...goals.map((goal) => distanceAt(at, goal)));
  const hq = state.units.some(
    (other) =>
      other.seat === seat && other.hq !== unit.hq && other.at !== null && distanceAt(placeOf(other.at), at) === 1,
  );
  const shelter = ground === 'clear' ? 0 : ground === 'hill' ? (type.role === 'infantry' ? 3 : 5) : 4;
  const rear =
    type.role === 'artillery' || type.role === 'truck' ? Math.min(...enemy.map((place) => distanceAt(at, place))) : 0;
  const placed = changed(state, unit.id, { at: hex, where: 'map', facing: lookAt(at, enemy) });
  const room = unit.hq ? roomAround(state, unit, at) : 0;
  const fire = unit.hq ? HUNTED * Math.min(5, bearers(state, seat, at)) : 0;
  return evaluate(placed, seat, []) + shelter + (hq ? 4 : 0) + room + 1.5 * Math.min(rear, 6) - 1.2 * near - fire;
}

/** What it costs a headquarters that an enemy who sets up later can come to fire at it at once. */
const HUNTED = 4;

/** How many enemies not yet set up can drive up and fire at a hex in their first phase; those in sight are judged anyway. */
function bearers(state: Frozen<State>, seat: Seat, at: number): number {
  const coming = state.units.filter((unit) => {
    if (unit.seat === seat || unit.at !== null) return false;
    const { range, mp, soft } = typeOf(state.switches, unit.kind);
    return (forceOf(state, unit).zone ?? []).some((hex) => distanceAt(placeOf(hex), at) <= range + (soft ? 0 : mp));
  });
  return coming.length;
}

/** A headquarters wants hexes beside it for those it will lead, and no second one among them. */
function roomAround(state: Frozen<State>, unit: Frozen<Unit>, at: number): number {
  const free = freeHexes(state, unit).filter((hex) => distanceAt(placeOf(hex), at) === 1).length;
  const crowded = state.units.some(
    (other) =>
      other.seat === unit.seat &&
      other.id !== unit.id &&
      other.hq &&
      other.at !== null &&
      distanceAt(placeOf(other.at), at) < 3,
  );
  return 2 * Math.min(free, 4) - (crowded ? 12 : 0);
}

function nextCommand(state: Frozen<State>, seat: Seat): Command | null {
  const step = deploymentStep(state);
  if (!step || step.seat !== seat) return null;
  const enemy = enemyPlaces(state, seat);
  if (step.declares) return { type: 'chooseEdge', seat, edge: step.declares[0] ?? 'north' };
  if (state.placing !== null) {
    const unit = state.units.find((each) => each.id === state.placing);
    return { type: 'face', seat, unit: state.placing, facing: lookAt(placeOf(unit?.at ?? 'A1'), enemy) };
  }
  let best: { command: Command; value: number } | null = null;
  // Headquarters first, so that the others can gather around them.
  const [unit] = [...placeable(state)].sort((a, b) => Number(b.hq) - Number(a.hq));
  if (unit) {
    for (const to of freeHexes(state, unit)) {
      const value = worth(state, unit, to, enemy);
      if (best === null || value > best.value) best = { command: { type: 'place', seat, unit: unit.id, to }, value };
    }
    return best?.command ?? null;
  }
  const own = state.units.filter((each) => each.seat === seat);
  const extras = own.flatMap((each): Command[] => [
    { type: 'dig', seat, unit: each.id },
    { type: 'nameAce', seat, unit: each.id },
  ]);
  const strong = (command: Command) => {
    const piece = own.find((each) => 'unit' in command && each.id === command.unit);
    if (!piece) return 0;
    const type = typeOf(state.switches, piece.kind);
    return type.range * 3 + type.defence[0] + (piece.at === null ? -9 : 0);
  };
  return extras.filter((command) => commands.allows(state, command)).sort((a, b) => strong(b) - strong(a))[0] ?? null;
}

/** The next command of a sensible set-up; null when it is not this seat's to set up. */
export function deployNext(state: Frozen<State>, seat: Seat): Command | null {
  return state.phase === 'deployment' ? nextCommand(state, seat) : null;
}

/** A sensible set-up of everything the seat may place now, as the commands that a player would give. */
export function deploySensibly(state: Frozen<State>, seat: Seat): readonly Command[] {
  const given: Command[] = [];
  let position = { state: thaw(state), dice: seedDice('deploySensibly') };
  for (;;) {
    const command = deployNext(position.state, seat);
    if (command === null) return given;
    given.push(command);
    position = write<State, Event>(position, (draft, scribe) => commands.apply(draft, command, scribe)).position;
  }
}
