import type { Frozen, Seat } from '../../core/game';
import type { Facing } from '../../core/hex';
import { pointOdds } from '../actionPoints';
import { type Board, boardFor, terrainAt } from '../board';
import type { Scenario } from '../data/scenario';
import { AMERICAN, GERMAN, type UnitType } from '../data/units';
import { gatesOf } from '../entry';
import { distanceAt, facingOf, NOWHERE, nameOf, placeOf } from '../hexes';
import { forceOf, planOf } from '../plan';
import { paceOf } from '../reachTable';
import { occupied } from '../sight';
import type { State, Unit } from '../types';
import { pointsOf, typeOf } from '../unitValues';
import { ending, objectiveHexes } from '../victory';
import { type SafeWays, safeWays } from './escape';
import type { Piece } from './expectedKills';
import { bearings } from './fireTables';
import { NEVER, timesToAny, travelTimes } from './travel';

type Writable<T> = { -readonly [key in keyof T]: T[key] };

/** A unit in numbers: what the guns need, and what the goals do. */
export interface Counter extends Writable<Piece> {
  readonly index: number;
  readonly seat: Seat;
  readonly type: UnitType;
  readonly points: number;
  /** Activations to each goal of the field, and to where it may leave the map, by the hex it stands in. */
  readonly ways: readonly Float32Array[];
  readonly wayOut: Float32Array | null;
  /** The same by the way that keeps out of fire, every stretch under fire counted several times. */
  readonly safeOut: Float32Array | null;
  hq: boolean;
  /** How far the nearest headquarters of its side stands; itself: 0. */
  apart: number;
  dug: boolean;
  veiled: boolean;
  fired: boolean;
  moved: boolean;
  where: Unit['where'];
  /** Phases until it may come in and is likely to have had its point; its gates. */
  readonly due: number;
  readonly gates: readonly number[];
  /** What it adds to each goal from where it stands, kept until it stands otherwise. */
  readonly reckoned: Reckoned;
}

interface Reckoned {
  key: number;
  readonly able: Float64Array;
  /** Its weight in keeping a goal, and in taking it. */
  readonly guard: Float64Array;
  readonly assault: Float64Array;
  stands: number;
  leaves: number;
  toil: number;
}

/** A position in numbers: thousands of changes are tried on it and taken back. */
export interface Field {
  readonly state: Frozen<State>;
  readonly plan: Scenario;
  readonly board: Board;
  /** How likely each side gets a first action point in a phase, a second, and so on. */
  readonly points: readonly (readonly number[])[];
  readonly taken: Uint8Array;
  readonly counters: readonly Counter[];
  readonly sides: readonly [readonly Counter[], readonly Counter[]];
  /** How likely each unit of a side falls soon, in the order of `sides`; worked out anew by every judgement. */
  readonly risks: readonly [Float64Array, Float64Array];
  /** Hexes the scenario names or the players agreed on, or whole roads; who controls each, and which are won for good. */
  readonly goals: readonly (readonly number[])[];
  readonly held: Int8Array;
  readonly won: Uint8Array;
  /** Who wins hexes for good by coming there; null where they must be kept. */
  readonly collector: Seat | null;
  /** Who would win if the battle ended now. */
  readonly ahead: Seat | null;
}

/** What a unit is worth to its side: its points, and what the scenario pays for it. */
export function worthOf(state: Frozen<State>, unit: Frozen<Unit>): number {
  const plan = planOf(state);
  // Where only some may drive off the map for points, they are what it is about.
  const cargo = plan.exits.some((exit) => exit.seat === unit.seat && exit.kinds?.includes(unit.kind)) ? 70 : 0;
  return pointsOf(unit) + (unit.ace ? 15 : 0) + cargo;
}

export function fieldOf(state: Frozen<State>): Field {
  const [plan, board] = [planOf(state), boardFor(state.map)];
  const goals = goalsOf(state);
  const ranks = [0, 0];
  const safe = safeWays(state, board);
  const counters = state.units.map((unit, index) => {
    const rank = unit.where === 'reserve' ? (ranks[unit.seat] ?? 0) : 0;
    if (unit.where === 'reserve') ranks[unit.seat] = rank + 1;
    return counterOf(state, board, unit, index, goals, rank, safe);
  });
  const field: Field = {
    state,
    plan,
    board,
    counters,
    sides: [counters.filter(({ seat }) => seat === AMERICAN), counters.filter(({ seat }) => seat === GERMAN)],
    risks: [new Float64Array(counters.length), new Float64Array(counters.length)],
    points: [AMERICAN, GERMAN].map((seat) => pointOdds(state, seat, 0)),
    taken: occupied(state.units),
    goals,
    held: Int8Array.from(goals, ([place = 0]) => state.control[nameOf(place)] ?? NOWHERE),
    won: Uint8Array.from(goals, ([place = 0]) => (state.trophies.includes(nameOf(place)) ? 1 : 0)),
    collector: plan.coups.find((coup) => coup.type === 'trophies')?.seat ?? null,
    ahead: ending(state)?.winners[0] ?? null,
  };
  for (const counter of counters) settle(field, counter);
  for (const side of field.sides) gather(side);
  return field;
}

const named = new WeakMap<Scenario, readonly (readonly number[])[]>();

/** What the battle is about, in the order of the scenario's own lists. */
function goalsOf(state: Frozen<State>): readonly (readonly number[])[] {
  const plan = planOf(state);
  const known = named.get(plan) ?? (plan.ending.type === 'roads' ? roadLines(state) : hexesOf(state));
  named.set(plan, known);
  return plan.ending.type === 'capture' ? state.objectives.map((hex) => [placeOf(hex ?? 'A1')]) : known;
}

const roadLines = (state: Frozen<State>) =>
  boardFor(state.map)
    .data.roads.slice(0, 2)
    .map((line) => line.map(placeOf));
const hexesOf = (state: Frozen<State>) => objectiveHexes(state).map((hex) => [placeOf(hex)]);

/** How many of a side's waiting units come in each turn, points being wanted elsewhere too. */
const ENTRIES_A_TURN = 2.2;

function counterOf(
  state: Frozen<State>,
  board: Board,
  unit: Frozen<Unit>,
  index: number,
  goals: readonly (readonly number[])[],
  rank: number,
  safe: SafeWays,
): Counter {
  const type = typeOf(state.switches, unit.kind);
  const pace = paceOf(state, unit);
  const times = travelTimes(board, pace);
  const exits = doorsOf(planOf(state), unit);
  const waits = unit.where === 'reserve';
  const entry = waits ? forceOf(state, unit).entry : undefined;
  return {
    index,
    seat: unit.seat,
    type,
    points: worthOf(state, unit),
    ways: goals.map((places) => timesToAny(times, places)),
    wayOut: exits.length === 0 ? null : timesToAny(times, exits),
    safeOut: exits.length === 0 ? null : safe(pace, exits),
    place: unit.at === null ? NOWHERE : placeOf(unit.at),
    facing: facingOf(unit.facing),
    range: type.range,
    worth: worthOf(state, unit),
    ready: true,
    mobile: !unit.moved,
    led: false,
    soft: type.soft,
    defence: type.defence[0],
    cover: 0,
    role: type.role === 'artillery' || type.role === 'atGun' ? type.role : 'gun',
    bearings: bearings(board, type, pace),
    hq: unit.hq,
    apart: FAR,
    dug: unit.dug,
    veiled: unit.veiled,
    fired: unit.fired,
    moved: unit.moved,
    where: unit.where,
    due: waits ? Math.max(0, (entry?.turn ?? NEVER) - state.turn) + 1 + rank / ENTRIES_A_TURN : 0,
    gates: waits ? gatesOf(state, unit).flatMap((gate) => gate.hexes.map(placeOf)) : [],
    reckoned: {
      key: -1,
      able: new Float64Array(goals.length),
      guard: new Float64Array(goals.length),
      assault: new Float64Array(goals.length),
      stands: NOWHERE,
      leaves: 0,
      toil: NEVER,
    },
  };
}

const doors = new WeakMap<Scenario, Map<string, readonly number[]>>();

/** Where a unit may drive off the map for its side. */
function doorsOf(plan: Scenario, { seat, kind }: Frozen<Unit>): readonly number[] {
  const known = doors.get(plan) ?? new Map<string, readonly number[]>();
  doors.set(plan, known);
  const found =
    known.get(kind) ??
    plan.exits
      .filter((exit) => exit.seat === seat && (exit.kinds?.includes(kind) ?? true))
      .flatMap((exit) => exit.hexes.map(placeOf));
  known.set(kind, found);
  return found;
}

/** Whoever stands on ground the scenario names is in somebody's way there. */
const STAKE = 20;

/** What hangs on where a unit stands and what it has done. */
function settle({ board, goals }: Field, counter: Counter): void {
  const { type, place } = counter;
  const ground = place === NOWHERE ? 'clear' : terrainAt(board, place);
  const [clear, cover] = type.defence;
  const hidden = ground === 'town' || ground === 'woods';
  counter.range = type.range + (ground === 'hill' && type.role !== 'infantry' ? 1 : 0);
  counter.worth = counter.points + (goals.some((places) => places.length === 1 && places[0] === place) ? STAKE : 0);
  counter.ready = !counter.fired && !(type.soft && counter.moved);
  counter.mobile = !counter.moved && !(type.soft && counter.fired);
  counter.defence = counter.veiled ? 11 : type.soft && (counter.dug || ground !== 'clear') ? cover : clear;
  counter.cover = (counter.dug && type.soft) || (hidden && !type.asterisk) ? -1 : 0;
}

/** A headquarters further away than this leads nobody soon. */
const FAR = 4;

/** Who stands beside a headquarters, and how far the others are from one. */
function gather(side: readonly Counter[]): void {
  for (const counter of side) {
    counter.apart = FAR;
    if (counter.place === NOWHERE) continue;
    for (const leader of side) {
      if (!leader.hq || leader.place === NOWHERE) continue;
      counter.apart = Math.min(counter.apart, distanceAt(leader.place, counter.place));
    }
    counter.led = counter.apart <= 1;
  }
}

/** One unit somewhere else, or no longer there, and the hexes it came through. */
export interface Shift {
  readonly index: number;
  readonly place: number;
  readonly facing: Facing;
  readonly where: Unit['where'];
  readonly through: readonly number[];
  readonly hq?: boolean;
  /** Where it differs from what a shift is mostly: a unit that has had its move. */
  readonly moved?: boolean;
}

/** The value of a field with one unit changed; the field is afterwards as it was. */
export function tryShift(field: Field, shift: Shift, value: () => number): number {
  const counter = field.counters[shift.index];
  if (!counter) throw new Error(`no unit number ${shift.index}`);
  const { place, facing, where, moved, dug, hq } = counter;
  const before = claim(field, counter.seat, shift.through);
  put(field, counter, shift.place, shift.facing, shift.where);
  counter.moved = shift.moved ?? true;
  counter.hq = shift.hq ?? hq;
  if (shift.place !== place) counter.dug = false;
  settle(field, counter);
  const side = field.sides[counter.seat === AMERICAN ? 0 : 1];
  gather(side);
  const found = value();
  put(field, counter, place, facing, where);
  counter.moved = moved;
  counter.dug = dug;
  counter.hq = hq;
  settle(field, counter);
  gather(side);
  if (before !== null) {
    field.held.set(before.held);
    field.won.set(before.won);
  }
  return found;
}

function put(field: Field, counter: Counter, place: number, facing: Facing, where: Unit['where']): void {
  if (counter.place !== NOWHERE) field.taken[counter.place] = 0;
  if (place !== NOWHERE) field.taken[place] = 1;
  counter.place = place;
  counter.facing = facing;
  counter.where = where;
}

/** Takes the goals on the way; what was before, where there were any. */
function claim({ goals, held, won, collector }: Field, seat: Seat, through: readonly number[]) {
  let before: { readonly held: Int8Array; readonly won: Uint8Array } | null = null;
  for (const place of through) {
    const goal = goals.findIndex((places) => places.length === 1 && places[0] === place);
    if (goal < 0) continue;
    before ??= { held: held.slice(), won: won.slice() };
    held[goal] = seat;
    if (seat === collector) won[goal] = 1;
  }
  return before;
}
