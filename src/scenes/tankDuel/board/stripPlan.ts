import { seenState } from '../../../rules/tankDuel/chances';
import { flankersOf, isMoving } from '../../../rules/tankDuel/tanks';
import type { Nation, TankId } from '../../../rules/tankDuel/types';
import type { View } from '../../../rules/tankDuel/view';
import type { Style } from '../../board/gameScene';
import type { Box, Point } from '../../paint/items';
import { box, widthOf } from './panel';
import type { DuelTable } from './places';
import { numberOf, type TankSeen } from './sight';
import { wordsOf } from './words';

/** Metres from the middle to either end, and the part of the strip that is left beside them. */
const FAR = 1000;
const BESIDE = 0.052;
/** Metres a narrow screen shows at least. */
const LEAST = 1100;

/** Sizes of everything on the battlefield. */
export interface StripPlan {
  readonly strip: Box;
  /** How large things are against a strip of 1872. */
  readonly k: number;
  /** How large a hull is against its drawing of 256. */
  readonly hull: number;
  readonly foot: number;
  readonly head: number;
  readonly tag: { readonly height: number; readonly size: number; readonly plate: number };
  /** Where the middle of the field lies, and how long a metre is. */
  readonly middle: number;
  readonly metre: number;
}

export function stripPlan({ strip, lanes, tall, stretch }: DuelTable): StripPlan | null {
  if (strip === null) return null;
  const k = Math.max(strip.width / 1872, tall ? 0.5 : 0.4);
  const foot = Math.max(18, 30 * k);
  const head = tall ? 4 : Math.max(36, 46 * k);
  const lane = (strip.height - foot - head) / lanes;
  const hull = Math.min(0.56 * k, (lane * 1.16) / 100);
  const height = Math.max(22, Math.min(34 * k, lane * 0.86));
  const [from, to] = stretch ?? [-FAR, FAR];
  const metre = (strip.width * (1 - 2 * BESIDE)) / (to - from);
  const middle = strip.x + strip.width / 2 - ((from + to) / 2) * metre;
  const tag = { height, size: Math.max(14, height * 0.58), plate: height * 0.8 };
  return { strip, k, hull, foot, head, tag, middle, metre };
}

/** Where a range lies, from either side's end of the track; German plus is left, Soviet plus right. */
export function rangeAt({ middle, metre }: StripPlan, nation: Nation, range: number): number {
  return middle + placeOn(nation, range) * metre;
}

const placeOn = (nation: Nation, range: number) => (nation === 'de' ? -range : range);

/** The part of the field a narrow screen shows, in metres from its middle: the tanks in question, and where one may drive. */
export function stretchOf(view: View, tanks: readonly (TankSeen | null)[]): readonly [number, number] {
  const meant = tanks.filter((tank) => tank !== null);
  const shown = meant.length === 0 ? view.tanks : meant;
  const reach = view.phase === 'move' ? 400 : 200;
  const places = shown.map(({ nation, range }) => placeOn(nation, range));
  const [low, high] = [Math.min(...places) - reach, Math.max(...places) + reach];
  const lack = Math.max(0, LEAST - (high - low)) / 2;
  return [low - lack, high + lack];
}

export function laneAt({ strip, head, foot }: StripPlan, lanes: number, number: number): number {
  const lane = (strip.height - head - foot) / lanes;
  return strip.y + head + lane * (number - 0.5);
}

export interface TankSpot extends Point {
  readonly tank: TankSeen;
  /** What the hull covers. */
  readonly hull: Box;
  readonly tag: Box;
  readonly flankers: readonly TankId[];
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** How much of one another two boxes cover. */
export const overlap = (a: Box, b: Box): number => {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
};

/** Every tank on the battlefield with its tag, which stands where it covers least. */
export function tankSpots(table: DuelTable, view: View, look: Style): readonly TankSpot[] {
  const plan = stripPlan(table);
  if (plan === null) return [];
  const state = seenState(view);
  const spots = view.tanks
    .filter(({ inPlay }) => inPlay)
    .map((tank) => {
      const { strip } = plan;
      const edge = 62 * plan.hull;
      // Whoever stands beyond what a narrow screen shows waits at its edge.
      const x = clamp(rangeAt(plan, tank.nation, tank.range), strip.x + edge, strip.x + strip.width - edge);
      const y = laneAt(plan, table.lanes, numberOf(tank));
      const [long, wide] = [170 * plan.hull, 92 * plan.hull];
      return { tank, x, y, hull: box(x - long / 2, y - wide / 2, long, wide), flankers: flankersOf(state, tank) };
    });
  apart(spots, plan);
  const taken: Box[] = [];
  return spots.map((spot) => {
    const width = tagWidth(plan, spot.tank, table.tall, look);
    const tag = tagPlace(plan, spot, width, spot.tank.id === view.current, [
      ...taken,
      ...spots.filter((other) => other !== spot).map(({ hull }) => hull),
    ]);
    taken.push(tag);
    return { ...spot, tag };
  });
}

interface Standing {
  x: number;
  y: number;
  hull: Box;
}

/** Two that stand in one place are seen one above the other. */
function apart(spots: Standing[], { hull }: StripPlan): void {
  for (const [index, spot] of spots.entries()) {
    for (const other of spots.slice(0, index)) {
      if (overlap(spot.hull, other.hull) < spot.hull.width * spot.hull.height * 0.2) continue;
      const by = 34 * hull;
      for (const [moved, way] of [
        [spot, 1],
        [other, -1],
      ] as const) {
        moved.y += by * way;
        moved.hull = { ...moved.hull, y: moved.hull.y + by * way };
      }
    }
  }
}

function tagWidth({ tag }: StripPlan, tank: TankSeen, tall: boolean, look: Style): number {
  const { plate, size } = tag;
  if (tall) return plate + 6;
  const name = wordsOf(look).vehicle(tank.vehicle);
  const seen = tank.spotted.length === 0 ? 0 : plate * (1 + tank.spotted.length) + 4;
  const acquired = tank.acquired === null ? 0 : size * 1.6;
  return plate + 12 + widthOf(name, size, 'stencil') + acquired + seen + 8;
}

function tagPlace(
  { strip, tag, head, hull: scale }: StripPlan,
  { x, y, hull, tank }: Standing & { readonly tank: TankSeen },
  width: number,
  active: boolean,
  others: readonly Box[],
): Box {
  const { height } = tag;
  // Beside the ring of whoever acts, and beyond the arrows of whoever drives.
  const round = active ? 24 * scale : 4;
  const ahead = isMoving(tank) ? 78 * scale : round;
  const [behindLeft, behindRight] = tank.nation === 'de' ? [round, ahead] : [ahead, round];
  const left = box(hull.x - width - behindLeft, y - height / 2, width, height);
  const right = box(hull.x + hull.width + behindRight, y - height / 2, width, height);
  const over = box(x - width / 2, hull.y - height, width, height);
  const under = box(x - width / 2, hull.y + hull.height, width, height);
  const sides = tank.nation === 'de' ? [left, right] : [right, left];
  const cost = (at: Box) => {
    const out = Math.max(0, strip.x + 2 - at.x) + Math.max(0, at.x + at.width - strip.x - strip.width + 2);
    const high = Math.max(0, strip.y + head * 0.85 - at.y);
    return others.reduce((sum, other) => sum + overlap(at, other), out * height + high * width * 0.5);
  };
  const [first = left, ...more] = [...sides, over, under];
  return more.reduce((best, other) => (cost(other) + 40 < cost(best) ? other : best), first);
}
