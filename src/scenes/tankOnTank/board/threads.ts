import type { Ref } from '../../../rules/core/game';
import type { Trace } from '../../../rules/core/tally';
import { sight } from '../../../rules/tankOnTank/sight';
import type { View } from '../../../rules/tankOnTank/view';
import type { Style, Surface } from '../../board/gameScene';
import type { Point, TagLine } from '../../paint/items';
import { along, between, centre, hexOfRef, R, ring, wayTo } from './geometry';
import { terrainOf } from './ground';
import { AMBER, type Crowd, hexShape, INK, putTag } from './marks';
import { wordsOf } from './words';

const START = 36;
const END = 32;

/** Where a step of the line begins and ends, as parts of its length. */
function spans(
  view: View,
  line: Trace,
  from: Point,
  to: Point,
): readonly { from: number; to: number; step: Trace['steps'][number] }[] {
  const { way, far } = wayTo(from, to);
  const rides = line.steps.some(({ at }) => at.length > 1);
  return line.steps.map((step) => {
    const middles = step.at.map((ref) => centre(hexOfRef(view, ref) ?? 'A1'));
    const part =
      middles.reduce((sum, { x, y }) => sum + (x - from.x) * way.x + (y - from.y) * way.y, 0) / middles.length / far;
    const half = (rides ? (step.at.length > 1 ? R / 2 : R) : (R * Math.sqrt(3)) / 2) / far;
    return { from: part - half, to: part + half, step };
  });
}

interface ThreadOptions {
  /** Leave out what stands behind: thin, for lines that are only possible. */
  readonly thin?: boolean;
}

/** The line of sight from one hex to another: green while clear, amber along a hexside, red crosses from the stop. */
export function putThread(
  view: View,
  look: Style,
  stage: Surface,
  id: string,
  fromHex: string,
  toHex: string,
  { thin = false }: ThreadOptions = {},
): Trace {
  const line = sight(view, fromHex, toHex);
  const [from, to] = [centre(fromHex), centre(toHex)];
  const { far, way } = wayTo(from, to);
  const [first, last] = [Math.min(0.45, START / far), Math.max(0.55, 1 - END / far)];
  const steps = spans(view, line, from, to);
  const stop = steps.find(({ step }) => step.blocks);
  const end = stop === undefined ? last : Math.max(first, Math.min(last, stop.from));
  const width = thin ? 3 : 5;
  const stretch = (a: number, b: number, kind: 'clear' | 'side', part: string) => {
    const [start, goal] = [Math.max(first, a), Math.min(end, b)];
    if (goal - start < 0.01) return;
    const points = [between(from, to, start), between(from, to, goal)];
    const shape = { kind: 'shape', points, closed: false, halo: thin ? 1.5 : 3 } as const;
    stage.put('line', `${id}/${part}`, {
      ...shape,
      stroke: kind === 'clear' ? look.palette.clear : AMBER,
      width: kind === 'clear' ? width : width + 1.5,
      ...(kind === 'side' ? { dash: [6, 5] as const } : {}),
    });
  };
  let done = 0;
  steps.forEach(({ from: a, to: b, step }, index) => {
    if (step.at.length < 2 || a >= end) return;
    stretch(done, a, 'clear', `${index}a`);
    stretch(a, b, 'side', `${index}b`);
    done = b;
  });
  stretch(done, 1, 'clear', 'z');
  if (stop !== undefined) putCrosses(look, stage, id, between(from, to, end), way, (last - end) * far, thin);
  return line;
}

function putCrosses(
  look: Style,
  stage: Surface,
  id: string,
  from: Point,
  way: Point,
  far: number,
  thin: boolean,
): void {
  const red = look.palette.blocked;
  const arm = thin ? 3 : 4.5;
  for (let at = 10; at < far; at += thin ? 18 : 14) {
    const { x, y } = along(from, way, at);
    const stroke = { kind: 'shape', closed: false, stroke: red, width: thin ? 2 : 3, halo: 2 } as const;
    stage.put('line', `${id}/x${at}`, {
      ...stroke,
      points: [
        { x: x - arm, y: y - arm },
        { x: x + arm, y: y + arm },
      ],
    });
    stage.put('line', `${id}/y${at}`, {
      ...stroke,
      points: [
        { x: x - arm, y: y + arm },
        { x: x + arm, y: y - arm },
      ],
    });
  }
  if (thin) return;
  stage.put('line', `${id}/stop`, {
    kind: 'picture',
    texture: 'los-stop',
    x: from.x,
    y: from.y,
    width: 38,
    height: 38,
  });
}

/** The hexes that stop a line. */
function stopHexes(view: View, line: Trace): readonly string[] {
  const step = line.steps.find(({ blocks }) => blocks);
  return (step?.at ?? []).flatMap((ref: Ref) => hexOfRef(view, ref) ?? []);
}

/** What stops the line, outlined with its reason beside it; a line along a hexside says what it rides. */
export function putSightTag(view: View, look: Style, stage: Surface, id: string, line: Trace, crowd: Crowd): void {
  const { table, say } = wordsOf(look);
  const red = look.palette.blocked;
  const stop = line.steps.find(({ blocks }) => blocks);
  const ride = line.steps.find(({ at }) => at.length > 1);
  if (stop !== undefined) {
    const hexes = stopHexes(view, line);
    for (const hex of hexes) {
      const shape = hexShape(hex, 0.9, {
        fill: red,
        fillAlpha: 0.14,
        pattern: 'cross',
        stroke: red,
        width: 3.5,
        halo: 3,
      });
      stage.put('mark', `${id}/stop:${hex}`, shape);
    }
    const [hex = ''] = hexes;
    const lines: TagLine[] = [
      {
        text: capital(say(table.stops, { what: whatStops(view, hex, look), hexes: hexes.join('|') })),
        size: 20,
        bold: true,
      },
      {
        text: say(
          stop.at.length > 1 ? table.bothSides : stop.rule === 'TOT-8.2c' ? table.unitBlocks : table.groundBlocks,
        ),
        size: 16,
      },
      { text: stop.rule, size: 15, bold: true, colour: red },
    ];
    putTag(stage, `${id}/tag`, middleOf(hexes), lines, red, crowd);
  } else if (ride !== undefined) {
    const hexes = ride.at.flatMap((ref) => hexOfRef(view, ref) ?? []);
    const open = hexes.find((hex) => terrainOf(view, hex) === 'clear' && !view.units.some(({ at }) => at === hex));
    const lines: TagLine[] = [
      { text: say(table.rides, { hexes: hexes.join('|') }), size: 19, bold: true },
      { text: `${say(table.openSide, { hex: open ?? hexes[0] ?? '' })} · ${ride.rule}`, size: 15 },
    ];
    putTag(stage, `${id}/tag`, middleOf(hexes), lines, AMBER, crowd);
  }
}

/** In a word: the ground of a hex, or that a unit stands there. */
export function whatStops(view: View, hex: string, look: Style): string {
  const { table, word } = wordsOf(look);
  const ground = terrainOf(view, hex);
  return ground === 'clear' ? table.aUnit : word(ground);
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

function middleOf(hexes: readonly string[]): Point {
  const middles = hexes.map(centre);
  const sum = middles.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / Math.max(1, middles.length), y: sum.y / Math.max(1, middles.length) };
}

/** Artillery without sight: a dotted curve over the heads. */
export function putLob(stage: Surface, id: string, fromHex: string, toHex: string): void {
  const [from, to] = [centre(fromHex), centre(toHex)];
  const { far } = wayTo(from, to);
  const top = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - far * 0.28 };
  for (let i = 1; i < 24; i++) {
    const t = i / 24;
    const spot = between(between(from, top, t), between(top, to, t), t);
    const away = Math.min(wayTo(from, spot).far, wayTo(to, spot).far);
    if (away < 30) continue;
    stage.put('line', `${id}/${i}`, {
      kind: 'shape',
      points: ring(spot, 0, 315, 2.4),
      closed: true,
      fill: INK,
      stroke: 0xfff8e4,
      width: 1.2,
    });
  }
}
