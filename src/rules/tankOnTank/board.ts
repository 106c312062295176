import { FACINGS } from '../core/hex';
import { type Edge, type MapData, type MapId, maps, type SheetId, type Terrain } from './data/maps';
import { readPainted } from './data/paintedMap';
import { COUNT, hexNames, nameOf, neighbourAt, placeOf, stepsAt } from './hexes';

/** A sheet with everything about it that never changes during play. */
export interface Board {
  readonly data: MapData;
  readonly terrain: readonly Terrain[];
  readonly prohibited: readonly boolean[];
  /** Whether a road crosses the hexside, by hex × 6 + facing. */
  readonly roads: Uint8Array;
  readonly onRoad: readonly boolean[];
  /** Whether ground alone stops the line, by from × hexes + to. */
  readonly stopped: Uint8Array;
  /** Lines free of ground: two hexes a step, maybe the same, that must both hold a unit to stop it. */
  readonly watched: readonly Uint8Array[];
}

export function boardOf(data: MapData): Board {
  const terrain: Terrain[] = hexNames.map((name) =>
    data.hill.includes(name)
      ? 'hill'
      : data.town.includes(name)
        ? 'town'
        : data.woods.includes(name)
          ? 'woods'
          : 'clear',
  );
  const roads = new Uint8Array(COUNT * 6);
  const pave = (from: number, to: number) => {
    const facing = FACINGS.find((each) => neighbourAt(from, each) === to);
    if (facing === undefined) throw new Error(`no hexside between ${nameOf(from)} and ${nameOf(to)}`);
    roads[from * 6 + facing] = 1;
  };
  for (const road of data.roads) {
    for (let i = 1; i < road.length; i++) {
      const [from, to] = [placeOf(road[i - 1] ?? ''), placeOf(road[i] ?? '')];
      pave(from, to);
      pave(to, from);
    }
  }
  const onRoad = hexNames.map((name) => data.roads.some((road) => road.includes(name)));
  const stopped = new Uint8Array(COUNT * COUNT);
  const watched: Uint8Array[] = [];
  for (let from = 0; from < COUNT; from++) {
    for (let to = 0; to < COUNT; to++) {
      const steps = stepsAt(from, to).map(({ places }) => places.filter((place) => terrain[place] === 'clear'));
      stopped[from * COUNT + to] = steps.some((clear) => clear.length === 0) ? 1 : 0;
      // TOT-8.2d: from a hill, and up to one, units in clear hexes do not hide anything.
      const over = terrain[from] === 'hill' || terrain[to] === 'hill';
      watched.push(Uint8Array.from(over ? [] : steps.flatMap(([one = 0, other = one]) => [one, other])));
    }
  }
  const prohibited = hexNames.map((name) => data.prohibited.includes(name));
  return { data, terrain, prohibited, roads, onRoad, stopped, watched };
}

const boards: Readonly<Record<SheetId, Board>> = { A: boardOf(maps.A), B: boardOf(maps.B) };

// A builder tries many maps; only the last few are worth keeping.
const painted = new Map<MapId, Board>();
const MOST_PAINTED = 8;

export function boardFor(map: MapId): Board {
  if (map === 'A' || map === 'B') return boards[map];
  const known = painted.get(map);
  if (known) return known;
  const board = boardOf(readPainted(map));
  const [oldest] = painted.keys();
  if (oldest !== undefined && painted.size >= MOST_PAINTED) painted.delete(oldest);
  painted.set(map, board);
  return board;
}

export function terrainAt(board: Board, place: number): Terrain {
  return board.terrain[place] ?? 'clear';
}

/** Whether a road leads off the map here. */
export function hasRoadEnd(board: Board, name: string, edge: Edge): boolean {
  return board.data.ends.some((end) => end.at === name && end.edge === edge);
}
