import type { Json } from '../core/game';
import { type Analyse, AnalysisError } from '../core/module';
import { boardFor } from './board';
import type { MapId } from './data/maps';
import { facingOf, hexNames, isFacingName, isFrontAt, isHexName, nameOf, placeOf } from './hexes';
import { hitChance } from './odds';
import { routes, standing } from './reach';
import { occupied, sightAt } from './sight';

type Params = Parameters<Analyse>[0];

function wrong(where: string, what: string): never {
  throw new AnalysisError(`${where}: ${what}`);
}

function readMap(params: Params): MapId {
  const { map } = params;
  return map === 'A' || map === 'B' ? map : wrong('map', `must be "A" or "B", not ${show(map)}`);
}

const show = (value: unknown) => JSON.stringify(value) ?? 'nothing';

function readHex(value: unknown, where: string): string {
  return typeof value === 'string' && isHexName(value) ? value : wrong(where, `no hex ${show(value)} on the map`);
}

function readUnits(params: Params): readonly { readonly at: string }[] {
  const { units = [] } = params;
  if (!Array.isArray(units)) return wrong('units', `must be a list of hexes, not ${show(units)}`);
  return units.map((each: unknown, index) => ({ at: readHex(each, `units[${index}]`) }));
}

function readNumber(params: Params, key: string, least: number, most: number): number {
  const value = params[key];
  const fits = typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
  return fits ? value : wrong(key, `must be a whole number from ${least} to ${most}, not ${show(value)}`);
}

function readFlag(params: Params, key: string): boolean {
  const value = params[key] ?? false;
  return typeof value === 'boolean' ? value : wrong(key, `must be true or false, not ${show(value)}`);
}

/** Whether one hex sees another, what stops the line first, and every place that was looked at. */
function sight(params: Params): Json {
  const board = boardFor(readMap(params));
  const [from, to] = [readHex(params.from, 'from'), readHex(params.to, 'to')];
  const line = sightAt(board, occupied(readUnits(params)), placeOf(from), placeOf(to));
  return {
    clear: line.clear,
    blockedBy: (line.steps.find((step) => step.blocks)?.at ?? []).map((ref) => ref.slice('hex:'.length)),
    steps: line.steps.map(({ at, blocks, rule }) => ({ at, blocks, rule })),
  };
}

/** Every hex a unit can reach with so many movement points, and what it spends on the way. */
function reach(params: Params): Json {
  const board = boardFor(readMap(params));
  const from = placeOf(readHex(params.from, 'from'));
  const pace = { mp: readNumber(params, 'mp', 0, 20), oneHex: false, deepSnow: false, roadMarch: true };
  const found = routes(board, pace, occupied(readUnits(params)), from, standing(board, from));
  const hexes = [...found].map(([place, route]) => [nameOf(place), route.stride.spent] as const);
  return { hexes: Object.fromEntries(hexes.sort(([a], [b]) => hexNames.indexOf(a) - hexNames.indexOf(b))) };
}

/** The hexes ahead of a unit and those on its flank. */
function arc(params: Params): Json {
  const at = placeOf(readHex(params.at, 'at'));
  const name: unknown = params.facing;
  if (!isFacingName(name)) return wrong('facing', `must be N, NE, SE, S, SW or NW, not ${show(name)}`);
  const facing = facingOf(name);
  const others = hexNames.filter((_, place) => place !== at);
  const front = others.filter((hex) => isFrontAt(at, facing, placeOf(hex)));
  return { front, flank: others.filter((hex) => !front.includes(hex)) };
}

/** In how many of 36 throws an attack succeeds. */
function odds(params: Params): Json {
  const defence = readNumber(params, 'defence', 1, 30);
  const firers = readNumber(params, 'firers', 1, 30);
  const modifier = firers + (readFlag(params, 'flank') ? 1 : 0) - (readFlag(params, 'cover') ? 1 : 0);
  const { ways, of } = hitChance(modifier, defence);
  return { ways, of };
}

export const analyses: { readonly [question: string]: Analyse } = { sight, reach, arc, odds };
