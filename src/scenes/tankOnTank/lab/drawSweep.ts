import { shooterOf, targetOf } from '../../../rules/tankOnTank/lab/bench';
import type { BenchReading } from '../../../rules/tankOnTank/lab/reading';
import { type Share, shares } from '../../../rules/tankOnTank/lab/sweep';
import type { Surface } from '../../board/gameScene';
import { collectingStage } from '../../board/paintView';
import type { Box, Item, Point, Shape } from '../../paint/items';
import { tagSize } from '../../paint/tags';
import { between, centre, hexBox, ring, sheetBox } from '../board/geometry';
import { AMBER, hexShape, INK, overlap, putEach, putRim, putTagIn } from '../board/marks';
import { drawBoard } from '../board/units';
import { benchView } from './drawBench';
import { sameIn, whatIn } from './hexWords';
import type { HexKit } from './kit';

const NIGHT = 0x10151c;
const PALE = 0xfff8e4;

const looks: { readonly [share in Exclude<Share, 'neither'>]: Partial<Shape> & { readonly stroke: number } } = {
  you: { fill: 0x3e8e5a, fillAlpha: 0.5, stroke: 0x1b5a35 },
  both: { fill: 0xffc21f, fillAlpha: 0.6, stroke: 0x8a6100 },
  they: { fill: 0xc7372f, fillAlpha: 0.14, pattern: 'hatch', stroke: 0x8f241e },
};

function staged(kit: HexKit, reading: BenchReading, draw: (stage: Surface) => void): readonly Item[] {
  const stage = collectingStage();
  stage.begin();
  drawBoard(benchView(reading), stage, kit.look(), new Set());
  draw(stage);
  const { at } = shooterOf(reading.bench);
  stage.put('mark', 'from', hexShape(at, 0.9, { stroke: kit.look().palette.act, width: 4, halo: 3 }));
  const target = targetOf(reading.bench);
  if (target !== null)
    stage.put('mark', 'target', hexShape(target.at, 0.9, { stroke: INK, width: 2, dash: [5, 4], halo: 2 }));
  stage.end();
  return stage.items();
}

/** Light and shadow: what is seen, where the gun bears, and what throws the shadow. */
export function seenItems(kit: HexKit, reading: BenchReading, larger: number): readonly Item[] {
  const { sweep } = reading;
  return staged(kit, reading, (stage) => {
    for (const hex of sweep.seen)
      stage.put('arc', `seen:${hex}`, hexShape(hex, 1, { fill: 0xfff1a8, fillAlpha: 0.28 }));
    const fire = [...(sweep.fire?.you ?? []), ...(sweep.fire?.both ?? [])];
    for (const hex of fire)
      stage.put('arc', `fire:${hex}`, hexShape(hex, 1, { fill: AMBER, fillAlpha: 0.1, pattern: 'dots', alpha: 0.8 }));
    for (const hex of sweep.hidden)
      stage.put(
        'arc',
        `hidden:${hex}`,
        hexShape(hex, 1, { fill: NIGHT, fillAlpha: 0.66, pattern: 'hatch', alpha: 0.86 }),
      );
    for (const hex of sweep.blockers)
      stage.put(
        'mark',
        `blocker:${hex}`,
        hexShape(hex, 0.92, { stroke: 0xc7372f, width: 4.5, halo: 3, dash: [11, 6] }),
      );
    putRim(stage, 'mark', 'fire/rim', new Set(fire), { stroke: INK, width: 4, halo: 3 });
    nameShadows(kit, reading, larger, stage);
  });
}

const NAMED = 2;
/** A shadow of a hex or two needs no name. */
const SMALL = 3;

/** What throws the longest shadows, told where nothing is seen anyway. */
function nameShadows(kit: HexKit, reading: BenchReading, larger: number, stage: Surface): void {
  const { sweep, bench } = reading;
  const lit = [...sweep.seen, shooterOf(bench).at].map(hexBox);
  const placed: Box[] = [];
  for (const { at } of sweep.shadows.filter(({ count }) => count >= SMALL).slice(0, NAMED)) {
    const [hex = ''] = at;
    const lines = [
      { text: kit.words().sweep.shadow, size: 20 * larger, bold: true },
      {
        text: shadowWords(kit, reading, at),
        size: 19 * larger,
      },
    ];
    const from = middleOf(at);
    const box = darkest(sweep.hidden, tagSize(lines), from, lit, placed);
    placed.push(box);
    putTagIn(stage, `shadow:${hex}`, from, box, lines, 0xc7372f);
  }
}

/** What throws a shadow: one name for a side that is the same on both hexes. */
function shadowWords(kit: HexKit, reading: BenchReading, at: readonly string[]): string {
  const same = sameIn(reading, at);
  const parts = same === null ? at.map((hex) => [whatIn(reading, hex), hex]) : [[same, at.join(', ')]];
  return parts.map(([what, hex]) => kit.say('{what} {hex}', { what: what ?? '', hex })).join(', ');
}

const middleOf = ([one = 'A1', other = one]: readonly string[]): Point => between(centre(one), centre(other), 0.5);

/** Of all places in the dark, the one where a tag hides least of what is seen, and then the nearest. */
function darkest(
  hidden: readonly string[],
  { width, height }: Pick<Box, 'width' | 'height'>,
  from: Point,
  lit: readonly Box[],
  placed: readonly Box[],
): Box {
  const { x: left, y: top, width: wide, height: high } = sheetBox;
  const boxes = hidden.map((hex): Box => {
    const { x, y } = centre(hex);
    return {
      x: Math.max(left + 4, Math.min(left + wide - width - 4, x - width / 2)),
      y: Math.max(top + 4, Math.min(top + high - height - 4, y - height / 2)),
      width,
      height,
    };
  });
  const cost = (box: Box) => {
    const far = Math.hypot(box.x + width / 2 - from.x, box.y + height / 2 - from.y);
    const over = lit.reduce((sum, other) => sum + overlap(box, other), 0);
    return over + placed.reduce((sum, other) => sum + 50 * overlap(box, other), 0) + 12 * far;
  };
  return boxes.reduce((best, box) => (cost(box) < cost(best) ? box : best), boxes[0] ?? { ...sheetBox, width, height });
}

/** Whose fire reaches where. */
export function bothItems(kit: HexKit, reading: BenchReading): readonly Item[] {
  const { sweep } = reading;
  return staged(kit, reading, (stage) => {
    for (const hex of sweep.hidden)
      stage.put('arc', `hidden:${hex}`, hexShape(hex, 1, { fill: NIGHT, fillAlpha: 0.5 }));
    for (const share of shares) {
      if (share === 'neither') continue;
      const { stroke, ...fill } = looks[share];
      const hexes = sweep.fire?.[share] ?? [];
      for (const hex of hexes) {
        stage.put('arc', `${share}:${hex}`, hexShape(hex, 1, fill));
        const taken = reading.state.units.some(({ at }) => at === hex);
        const { x, y } = centre(hex);
        putEach(
          stage,
          'plate',
          `${share}:${hex}`,
          signItems(share, taken ? { x: x - 26, y: y - 26 } : { x, y }, taken ? 11 : 18),
        );
      }
      putRim(stage, 'mark', `${share}/rim`, new Set(hexes), { stroke, width: 3.5, halo: 2 });
    }
  });
}

/** Tick, two arrows or warning sign: what a share is besides its colour. */
function signItems(share: Exclude<Share, 'neither'>, at: Point, radius: number): readonly Item[] {
  const spot = (x: number, y: number): Point => ({ x: at.x + (x * radius) / 36, y: at.y + (y * radius) / 36 });
  const line = (points: readonly Point[], stroke: number, width: number): Shape => ({
    kind: 'shape',
    points,
    closed: false,
    stroke,
    width: (width * radius) / 36,
  });
  const disc = (fill: number, stroke: number): Shape => ({
    kind: 'shape',
    points: ring(at, 0, 352, radius),
    closed: true,
    fill,
    stroke,
    width: radius / 7,
  });
  if (share === 'you') return [disc(0x3e8e5a, PALE), line([spot(-16, 1), spot(-4, 14), spot(18, -13)], 0xfff6e6, 9)];
  if (share === 'both')
    return [
      disc(0xffc21f, INK),
      line([spot(-19, -9), spot(17, -9)], INK, 6.5),
      line([spot(6, -19), spot(18, -9), spot(6, 1)], INK, 6.5),
      line([spot(19, 11), spot(-17, 11)], INK, 6.5),
      line([spot(-6, 1), spot(-18, 11), spot(-6, 21)], INK, 6.5),
    ];
  return [
    {
      kind: 'shape',
      points: [spot(0, -34), spot(34, 28), spot(-34, 28)],
      closed: true,
      fill: 0xc7372f,
      stroke: PALE,
      width: radius / 7,
      round: 3,
    },
    line([spot(0, -14), spot(0, 8)], 0xfff6e6, 8),
    line([spot(0, 18), spot(0, 19)], 0xfff6e6, 9),
  ];
}

/** A hex of the legend. */
export function legendItems(share: Share | 'hidden'): readonly Item[] {
  const hex = (more: Partial<Shape>): Shape => ({
    kind: 'shape',
    points: [0, 60, 120, 180, 240, 300].map((angle) => {
      const turn = ((angle + 30) * Math.PI) / 180;
      return { x: Math.sin(turn) * 46, y: -Math.cos(turn) * 46 };
    }),
    closed: true,
    ...more,
  });
  const paper = hex({ fill: 0xe6dcbd });
  const rim = hex({ stroke: INK, width: 3 });
  if (share === 'neither') return [paper, rim];
  if (share === 'hidden') return [paper, hex({ fill: NIGHT, fillAlpha: 0.7, pattern: 'hatch' }), rim];
  const { stroke: _, ...fill } = looks[share];
  return [paper, hex(fill), rim, ...signItems(share, { x: 0, y: 0 }, 22)];
}
