import type { Ref } from '../../../rules/core/game';
import { isRefOf, refId } from '../../../rules/core/ref';

export type Way = 'up' | 'down' | 'left' | 'right';

/** A thing to walk to; things that are nowhere on the board (buttons, cards in a list) have no place. */
export interface Spot {
  readonly ref: Ref;
  readonly at: { readonly x: number; readonly y: number } | null;
}

const ahead: { readonly [way in Way]: { readonly x: number; readonly y: number } } = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};

const compass = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];

/** Facings lie in a ring, so that the arrow up means north. */
export function facingSpot(ref: Ref): Spot['at'] {
  const eighth = compass.indexOf(refId(ref));
  if (!isRefOf('face', ref) || eighth < 0) return null;
  const angle = (eighth * Math.PI) / 4;
  return { x: Math.round(Math.sin(angle) * 100), y: -Math.round(Math.cos(angle) * 100) };
}

/** What lies off the line counts twice: the eye follows the arrow before it follows the distance. */
const ASIDE = 2;

/**
 * Where an arrow key leads from one thing: the nearest that way. Beyond the last one come those without a place, in
 * the order given; before the first of them the board again.
 */
export function walk(spots: readonly Spot[], from: Ref | null, way: Way): Ref | null {
  const placed = spots.filter((spot) => spot.at !== null);
  const listed = spots.filter((spot) => spot.at === null);
  const here = spots.find((spot) => spot.ref === from);
  if (here === undefined) return readingOrder(placed)[0]?.ref ?? listed[0]?.ref ?? null;
  if (here.at === null) {
    const index = listed.indexOf(here) + (way === 'right' || way === 'down' ? 1 : -1);
    return listed[index]?.ref ?? (index < 0 ? readingOrder(placed).at(-1)?.ref : undefined) ?? here.ref;
  }
  const { at } = here;
  const to = ahead[way];
  let best: Spot | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const spot of placed) {
    if (spot.at === null || spot === here) continue;
    const along = (spot.at.x - at.x) * to.x + (spot.at.y - at.y) * to.y;
    const aside = Math.abs((spot.at.x - at.x) * to.y) + Math.abs((spot.at.y - at.y) * to.x);
    const cost = along + ASIDE * aside;
    if (along > 0 && cost < least) {
      best = spot;
      least = cost;
    }
  }
  if (best !== null) return best.ref;
  return way === 'right' || way === 'down' ? (listed[0]?.ref ?? here.ref) : here.ref;
}

function readingOrder(spots: readonly Spot[]): readonly Spot[] {
  return spots.toSorted((a, b) => (a.at?.y ?? 0) - (b.at?.y ?? 0) || (a.at?.x ?? 0) - (b.at?.x ?? 0));
}
