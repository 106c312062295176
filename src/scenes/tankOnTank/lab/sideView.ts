import type { BenchUnit } from '../../../rules/tankOnTank/lab/bench';
import { seatOf, shooterOf, targetOf, terrainOn, unitIn } from '../../../rules/tankOnTank/lab/bench';
import type { Place } from '../../../rules/tankOnTank/lab/line';
import type { BenchReading } from '../../../rules/tankOnTank/lab/reading';
import type { Size } from '../../lab/camera';
import type { DiscState } from '../../lab/discs';
import { discItems } from '../../lab/discs';
import type { Box, Item, Point, Shape } from '../../paint/items';
import { counterItems, models } from '../board/counters';
import { between, centre, wayTo } from '../board/geometry';
import { placePoint } from './drawBench';
import type { HexKit } from './kit';

const INK = 0x23261f;
const GROUND = 46;
const LOW_GROUND = 26;
const DRAWN = { 'side-hill': 120 / 230, 'side-town': 0.75, 'side-woods': 0.75 } as const;
const HILL_TOP = 104 / 230;

/** What the map above the side view shows: a level line stands under itself. */
interface MapAbove {
  readonly seen: Box;
  readonly scale: number;
}

/** The line laid flat and looked at from the side. */
export function sideItems(
  kit: HexKit,
  reading: BenchReading,
  { width, height }: Size,
  above: MapAbove | null,
  step: number | null,
): readonly Item[] {
  const { bench, fire } = reading;
  const [shooter, target] = [shooterOf(bench), targetOf(bench)];
  const g = height - (height < 160 ? LOW_GROUND : GROUND);
  // A tank on a hill just fits.
  const z = Math.min(1, g / 150);
  const items: Item[] = [...sky(width, height, g)];
  if (fire === null || target === null) return items;
  const flat = layFlat(reading, shooter, target, width, z, above);
  for (const stop of flat.stops) items.push(dashes(stop.x - flat.pitch / 2, g));
  for (const stop of flat.stops) items.push(...scenery(reading, stop, g, z));
  items.push(...earth(width, height, g));
  for (const stop of flat.stops) {
    const unit = stop.hexes.length === 1 ? unitIn(bench, stop.hexes[0] ?? '') : null;
    if (unit !== null) items.push(...standing(kit, unit, stop, reading, g, z, unit === target));
    items.push(...names(kit, reading, stop, g, z));
  }
  items.push(...thread(reading, flat.stops, g, z, step));
  return items;
}

interface Stop {
  readonly x: number;
  readonly hexes: readonly string[];
  /** Null at both ends. */
  readonly place: Place | null;
}

function layFlat(
  reading: BenchReading,
  shooter: BenchUnit,
  target: BenchUnit,
  width: number,
  z: number,
  above: MapAbove | null,
) {
  const [from, to] = [centre(shooter.at), centre(target.at)];
  const { far, way } = wayTo(from, to);
  const [first, last] = endsOf(from, to, width, z, above);
  const along = ({ x, y }: Point) => ((x - from.x) * way.x + (y - from.y) * way.y) / far;
  const at = (part: number) => first + part * (last - first);
  const places = reading.fire?.line.places ?? [];
  const stops: readonly Stop[] = [
    { x: at(0), hexes: [shooter.at], place: null },
    ...places.map((place) => ({ x: at(along(placePoint(place))), hexes: place.at, place })),
    { x: at(1), hexes: [target.at], place: null },
  ];
  const pitch = (at(1) - at(0)) / (stops.length - 1);
  return { stops, pitch };
}

/** Where the two ends stand: under themselves where the line runs level from left to right in sight, else far apart. */
function endsOf(from: Point, to: Point, width: number, z: number, above: MapAbove | null): readonly [number, number] {
  const margin = 118 * z;
  const apart = [margin, width - margin - 40 * z] as const;
  if (above === null || Math.abs(from.y - to.y) > 1 || from.x >= to.x) return apart;
  const under = ({ x }: Point) => (x - above.seen.x) * above.scale;
  return under(from) < 60 * z || under(to) > width - 60 * z ? apart : [under(from), under(to)];
}

const block = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: number,
  more: Partial<Shape> = {},
): Shape => ({
  kind: 'shape',
  points: [
    { x, y },
    { x: x + width, y },
    { x: x + width, y: y + height },
    { x, y: y + height },
  ],
  closed: true,
  fill,
  ...more,
});

/** Bands instead of a gradient: the sky pales towards the ground. */
function sky(width: number, height: number, g: number): readonly Item[] {
  const bands = 12;
  const mix = (from: number, to: number, part: number) => Math.round(from + (to - from) * part);
  return [
    block(0, 0, width, height, 0xefe7cd),
    ...Array.from({ length: bands }, (_, i) => {
      const part = i / (bands - 1);
      const colour = (mix(0xcf, 0xef, part) << 16) | (mix(0xd8, 0xe7, part) << 8) | mix(0xcf, 0xcd, part);
      return block(0, (g * i) / bands, width, g / bands + 1, colour);
    }),
  ];
}

const earth = (width: number, height: number, g: number): readonly Item[] => [
  block(0, g, width, height - g, 0xb8a06b),
  block(0, g, width, height - g, 0x7d6a40, { fillAlpha: 0.02, pattern: 'hatch', alpha: 0.28 }),
  {
    kind: 'shape',
    points: [
      { x: 0, y: g },
      { x: width, y: g },
    ],
    closed: false,
    stroke: INK,
    width: 3,
  },
];

const dashes = (x: number, g: number): Item => ({
  kind: 'shape',
  points: [
    { x, y: 8 },
    { x, y: g },
  ],
  closed: false,
  stroke: INK,
  width: 1.2,
  dash: [3, 6],
  alpha: 0.35,
});

/** A house beside the line is pale in a dashed frame, never as if it stood in the way. */
function scenery({ map }: BenchReading, { x, hexes, place }: Stop, g: number, z: number): readonly Item[] {
  const rough = hexes.filter((hex) => terrainOn(map, hex) !== 'clear');
  const beside = place !== null && place.state === 'side';
  return rough.slice(0, 1).flatMap((hex): Item[] => {
    const ground = terrainOn(map, hex);
    if (ground === 'clear') return [];
    const texture = `side-${ground}` as const;
    const wide = (ground === 'hill' ? 232 : 124) * z;
    const high = wide * DRAWN[texture];
    const picture: Item = {
      kind: 'picture',
      texture,
      x,
      y: g - high / 2,
      width: wide,
      height: high,
      alpha: beside ? 0.5 : 0.97,
    };
    if (!beside) return [picture];
    const frame = block(x - wide * 0.52, g - high * 1.04, wide * 1.04, high * 1.04, 0, {
      fillAlpha: 0,
      stroke: 0x8a6100,
      width: 2.2,
      dash: [7, 6],
    });
    return [picture, frame];
  });
}

const isHill = ({ map }: BenchReading, hexes: readonly string[]) =>
  hexes.length === 1 && terrainOn(map, hexes[0] ?? 'A1') === 'hill';

/** How high a vehicle stands. */
const footOf = (reading: BenchReading, { hexes }: Stop, g: number, z: number) =>
  isHill(reading, hexes) ? g - HILL_TOP * 232 * z : g;

function standing(
  kit: HexKit,
  unit: BenchUnit,
  stop: Stop,
  reading: BenchReading,
  g: number,
  z: number,
  mirrored: boolean,
): readonly Item[] {
  const foot = footOf(reading, stop, g, z) + 3;
  const { side } = models[unit.kind];
  if (side === undefined)
    return Object.values(
      counterItems(
        { kind: unit.kind, seat: seatOf(unit.kind), facing: mirrored ? 'NW' : 'NE' },
        { x: stop.x, y: foot - 16 * z },
        kit.look(),
        { scale: 0.8 * z, bare: true },
      ),
    );
  const k = 0.3 * z;
  const flip = mirrored ? { mirrored } : {};
  const pivot = { x: 0.5, y: 226 / 256 };
  return [{ kind: 'picture', texture: side, x: stop.x, y: foot, width: 512 * k, height: 256 * k, pivot, ...flip }];
}

function names(kit: HexKit, { map, bench }: BenchReading, { x, hexes }: Stop, g: number, z: number): readonly Item[] {
  const words = kit.words().side;
  const label = { kind: 'label', colour: INK, face: 'condensed', x } as const;
  const size = Math.max(12, 17 * z);
  const ground = hexes.map((hex) => {
    const name = words[terrainOn(map, hex)];
    const between =
      hexes.length > 1 || unitIn(bench, hex) === null || hex === shooterOf(bench).at || hex === targetOf(bench)?.at;
    return between ? name : kit.say(words.unit, { ground: name });
  });
  return [
    { ...label, text: hexes.join(' | '), y: g + size * 0.75, size, bold: true },
    ...(z > 0.8 ? [{ ...label, text: ground.join(' | '), y: g + 34, size: 14 }] : []),
  ];
}

function thread(
  reading: BenchReading,
  stops: readonly Stop[],
  g: number,
  z: number,
  step: number | null,
): readonly Item[] {
  const [first, last] = [stops[0], stops.at(-1)];
  const { fire } = reading;
  if (first === undefined || last === undefined || fire === null) return [];
  const eye = { x: first.x + 44 * z, y: footOf(reading, first, g, z) - 31 * z };
  const aim = { x: last.x - 26 * z, y: footOf(reading, last, g, z) - 33 * z };
  const at = (x: number) => between(eye, aim, (x - eye.x) / Math.max(1, aim.x - eye.x));
  const stopped = stops.find(({ place }) => place?.state === 'stop');
  const end = stopped === undefined ? aim.x : stopped.x;
  const items: Item[] = [];
  const piece = (from: number, to: number, side: boolean) => {
    const [a, b] = [Math.max(eye.x, from), Math.min(end, to)];
    if (b - a < 2) return;
    const dash = side ? { dash: [9, 6] as const } : {};
    items.push({
      kind: 'shape',
      points: [at(a), at(b)],
      closed: false,
      stroke: side ? 0xffc21f : 0x3e8e5a,
      width: 6 * z,
      halo: 4,
      ...dash,
    });
  };
  let done = eye.x;
  const gap = (last.x - first.x) / (2 * (stops.length - 1));
  for (const { x, place } of stops) {
    if (place?.state !== 'side') continue;
    piece(done, x - gap * 0.8, false);
    piece(x - gap * 0.8, x + gap * 0.8, true);
    done = x + gap * 0.8;
  }
  piece(done, aim.x, false);
  if (stopped !== undefined) items.push(...crosses(at, stopped.x + 14, aim.x));
  for (const { x, place } of stops) {
    if (place === null) continue;
    const state: DiscState = place.state;
    items.push(...discItems(at(x), place.n, state, 15 * Math.max(0.8, z), step === place.n));
  }
  return items;
}

function crosses(at: (x: number) => Point, from: number, to: number): readonly Item[] {
  const items: Item[] = [];
  for (let x = from; x < to; x += 22) {
    const { x: cx, y } = at(x);
    const line = { kind: 'shape', closed: false, stroke: 0xc7372f, width: 3, halo: 2 } as const;
    items.push(
      {
        ...line,
        points: [
          { x: cx - 5, y: y - 5 },
          { x: cx + 5, y: y + 5 },
        ],
      },
      {
        ...line,
        points: [
          { x: cx - 5, y: y + 5 },
          { x: cx + 5, y: y - 5 },
        ],
      },
    );
  }
  return items;
}
