import type { Json } from '../../core/game';
import { isFields, type Params, readFacing, readHex, readKind, show, wrong } from '../askParams';
import { type Board, boardFor } from '../board';
import type { Terrain } from '../data/maps';
import { placeOf } from '../hexes';
import { switchesOf } from '../optionSpecs';
import { occupied } from '../sight';
import { typeOf } from '../unitValues';
import { benchMap, isSheet } from './ground';
import { lineAt } from './line';
import { type Duel, shares, sweepAt } from './sweep';

const terrains: readonly Terrain[] = ['clear', 'hill', 'town', 'woods'];

function readPaint(value: unknown): { readonly [hex: string]: Terrain } {
  if (value === undefined) return {};
  if (!isFields(value)) return wrong('paint', `must be hexes with their ground, not ${show(value)}`);
  return Object.fromEntries(
    Object.entries(value).map(([hex, ground]) => {
      const terrain = terrains.find((each) => each === ground);
      const known = terrain ?? wrong(`paint.${hex}`, `must be clear, hill, town or woods, not ${show(ground)}`);
      return [readHex(hex, 'paint'), known];
    }),
  );
}

/** A unit is the hex it stands in, or that with its kind and facing; sight asks for the hex alone. */
function readUnit(value: unknown, where: string): { readonly at: string } {
  if (!isFields(value)) return { at: readHex(value, where) };
  if (value.kind !== undefined) readKind(value.kind, `${where}.kind`);
  if (value.facing !== undefined) readFacing(value.facing, `${where}.facing`);
  return { at: readHex(value.at, `${where}.at`) };
}

function readGround(params: Params): { readonly board: Board; readonly units: Uint8Array } {
  const { map, units = [] } = params;
  if (typeof map !== 'string' || !isSheet(map))
    return wrong('map', `must be "A", "B", "open" or a map of one's own, not ${show(map).slice(0, 40)}`);
  if (!Array.isArray(units)) return wrong('units', `must be a list of units, not ${show(units)}`);
  const read = units.map((each: unknown, index) => readUnit(each, `units[${index}]`));
  const board = boardFor(benchMap({ sheet: map, paint: readPaint(params.paint), roads: [] }));
  return { board, units: occupied(read) };
}

function readDuel({ unit, against }: Params): Duel | null {
  if (unit !== undefined && !isFields(unit)) return wrong('unit', `must be a kind with its facing, not ${show(unit)}`);
  const switches = switchesOf({});
  const own = unit && {
    unit: typeOf(switches, readKind(unit.kind, 'unit.kind')),
    facing: readFacing(unit.facing, 'unit.facing'),
  };
  const other = against === undefined ? null : typeOf(switches, readKind(against, 'against'));
  return own && other ? { ...own, against: other } : null;
}

/** Every place between two hexes, numbered, with what the line finds there. */
export function askLine(params: Params): Json {
  const { board, units } = readGround(params);
  const [from, to] = [readHex(params.from, 'from'), readHex(params.to, 'to')];
  if (from === to) return wrong('to', 'must be another hex than "from"');
  const { clear, range, stop, places } = lineAt(board, units, placeOf(from), placeOf(to));
  return { clear, range, stop, places: places.map(({ n, at, state, rule }) => ({ n, at: [...at], state, rule })) };
}

/** All that is seen from a hex, what hides the rest, and whose fire reaches where. */
export function askSweep(params: Params): Json {
  const { board, units } = readGround(params);
  const from = placeOf(readHex(params.from, 'from'));
  const { seen, hidden, blockers, fire } = sweepAt(board, units, from, readDuel(params));
  const share = (name: (typeof shares)[number]) => [...(fire?.[name] ?? [])];
  const counts = Object.fromEntries(shares.map((name) => [name, share(name).length]));
  return {
    counts: { seen: seen.length, hidden: hidden.length, ...counts },
    seen: [...seen],
    hidden: [...hidden],
    blockers: [...blockers],
    fire: fire === null ? null : Object.fromEntries(shares.map((name) => [name, share(name)])),
  };
}
