import type { Json } from '../core/game';
import type { Analyse } from '../core/module';
import { refId } from '../core/ref';
import { type Params, readFacing, readFlag, readHex, readNumber, show, wrong } from './askParams';
import { boardFor } from './board';
import type { MapId } from './data/maps';
import { facingOf, hexNames, isFrontAt, nameOf, placeOf } from './hexes';
import { askLine, askSweep } from './lab/ask';
import { hitChance } from './odds';
import { routes, standing } from './reach';
import { occupied, sightAt } from './sight';

function readMap(params: Params): MapId {
  const { map } = params;
  return map === 'A' || map === 'B' ? map : wrong('map', `must be "A" or "B", not ${show(map)}`);
}

function readUnits(params: Params): readonly { readonly at: string }[] {
  const { units = [] } = params;
  if (!Array.isArray(units)) return wrong('units', `must be a list of hexes, not ${show(units)}`);
  return units.map((each: unknown, index) => ({ at: readHex(each, `units[${index}]`) }));
}

/** Whether one hex sees another, what stops the line first, and every place that was looked at. */
function sight(params: Params): Json {
  const board = boardFor(readMap(params));
  const [from, to] = [readHex(params.from, 'from'), readHex(params.to, 'to')];
  const line = sightAt(board, occupied(readUnits(params)), placeOf(from), placeOf(to));
  return {
    clear: line.clear,
    blockedBy: (line.steps.find((step) => step.blocks)?.at ?? []).map((ref) => refId(ref)),
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
  const facing = facingOf(readFacing(params.facing, 'facing'));
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

export const analyses: { readonly [question: string]: Analyse } = {
  sight,
  reach,
  arc,
  odds,
  line: askLine,
  sweep: askSweep,
};
