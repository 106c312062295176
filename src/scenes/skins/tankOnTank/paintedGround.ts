import { hexNames } from '../../../rules/tankOnTank/board';
import type { MapData, Terrain } from '../../../rules/tankOnTank/data/maps';
import type { Item, Point } from '../items';
import { along, centre, corners, R, ring, sheetSize, towards } from './geometry';

const GROUND = {
  paper: [0xe9dfc2, 0xf1f3f2],
  clear: [0xe3d8b4, 0xf6f7f5],
  grid: 0x6f6a55,
  road: 0xf7f0da,
  kerb: 0x8a7a52,
} as const;
const tints: { readonly [terrain in Terrain]: number | null } = {
  clear: null,
  hill: 0xcdb27a,
  town: 0xd9b8a0,
  woods: 0xa9bd84,
};

/** A map of one's own, drawn from its data: no sheet was printed of it. */
export function paintedGround(data: MapData, snow: boolean): readonly Item[] {
  const season = snow ? 1 : 0;
  const { width, height } = sheetSize;
  const terrainOf = (hex: string): Terrain =>
    data.hill.includes(hex) ? 'hill' : data.town.includes(hex) ? 'town' : data.woods.includes(hex) ? 'woods' : 'clear';
  const paper = box({ x: width / 2, y: height / 2 }, width, height, GROUND.paper[season]);
  const hexes = hexNames.map((hex): Item => {
    const tint = tints[terrainOf(hex)];
    return {
      kind: 'shape',
      points: corners(hex),
      closed: true,
      fill: tint ?? GROUND.clear[season],
      stroke: GROUND.grid,
      width: 1,
    };
  });
  const pieces = hexNames.flatMap((hex) => piecesOf(terrainOf(hex), centre(hex)));
  const names = hexNames.map((hex): Item => {
    const { x, y } = centre(hex);
    return {
      kind: 'label',
      text: hex,
      x,
      y: y - R * 0.68,
      size: 9,
      colour: 0x4a4636,
      face: 'condensed',
      align: 'centre',
    };
  });
  return [paper, ...hexes, ...roads(data), ...pieces, ...names];
}

function box({ x, y }: Point, width: number, height: number, fill: number): Item {
  const [left, top] = [x - width / 2, y - height / 2];
  const points = [
    { x: left, y: top },
    { x: left + width, y: top },
    { x: left + width, y: top + height },
    { x: left, y: top + height },
  ];
  return { kind: 'shape', points, closed: true, fill, stroke: 0x4a4636, width: 1 };
}

function roads({ roads: lines, ends }: MapData): readonly Item[] {
  const out = ends.map(({ at, edge }) => [centre(at), along(centre(at), towards(edge === 'north' ? 0 : 180), R)]);
  const ways = [...lines.map((line) => line.map(centre)), ...out];
  const drawn = (width: number, stroke: number) =>
    ways.map((points): Item => ({ kind: 'shape', points, closed: false, stroke, width }));
  return [...drawn(10, GROUND.kerb), ...drawn(6, GROUND.road)];
}

/** Each kind of ground has a shape of its own: colour alone would not tell it. */
function piecesOf(terrain: Terrain, at: Point): readonly Item[] {
  const round = (turn: number, far: number) => along(at, towards(turn), far);
  switch (terrain) {
    case 'clear':
      return [];
    case 'hill':
      return [0.62, 0.4].map(
        (part, index): Item => ({
          kind: 'shape',
          points: ring(at, 0, 352, R * part),
          closed: true,
          fill: index === 0 ? 0xb99a5c : 0xe6d3a3,
          stroke: 0x6b542a,
          width: 1.5,
        }),
      );
    case 'town':
      return [30, 100, 160, 230, 310].map((turn) => box(round(turn, R * 0.5), 15, 12, 0xa5523c));
    case 'woods':
      return [0, 60, 120, 180, 240, 300, 30, 210].map(
        (turn, index): Item => ({
          kind: 'shape',
          points: ring(round(turn, index < 6 ? R * 0.52 : R * 0.16), 0, 352, 11),
          closed: true,
          fill: 0x4d6b34,
          stroke: 0x2c3f1d,
          width: 1.5,
        }),
      );
  }
}
