import type { Seat, TableOptions } from '../core/game';
import { type Forces, fairPairs, MOST, PER_TANK } from './forces';
import { byPoints, driversOf, groundOf, knownForces, MINES, scenarioOf, settingOf, tanksOn } from './options';
import { decksFor } from './setup';
import type { Nation } from './types';

/** What sets a scenario apart at a glance. */
type Tag = 'deepMud' | 'snow' | 'hills' | 'roads' | 'infantry' | 'city' | 'mines' | 'guns';

type OfBoth<T> = { readonly [nation in Nation]: T };

/** What a commander is told before a battle: ids and numbers. */
export interface Briefing {
  readonly tanks: OfBoth<number>;
  readonly decks: number;
  readonly start: OfBoth<number>;
  readonly tags: readonly Tag[];
  /** Null: drawn by lot. */
  readonly forces: Forces | null;
  /** Who drives each tank; null: a robot. */
  readonly drivers: OfBoth<readonly (Seat | null)[]>;
  /** Points at most, where forces go by points; null: they are listed. */
  readonly most: number | null;
  /** How many tanks a side may have. */
  readonly sizes: readonly [least: number, most: number];
}

export function briefingOf(options: TableOptions): Briefing {
  const { start, guns, tanks: sizes } = scenarioOf(options);
  const { condition, roads, hills, infantry, city, alternates } = groundOf(options);
  const tanks = { de: tanksOn(options, 'de'), su: tanksOn(options, 'su') };
  const has: readonly (readonly [Tag, boolean])[] = [
    ['deepMud', condition === 'deepMud'],
    ['snow', condition === 'snow'],
    ['hills', hills],
    ['roads', roads],
    ['infantry', infantry],
    ['city', city],
    ['mines', alternates.includes(MINES)],
    ['guns', guns !== undefined || settingOf(options, 'atGuns') === true],
  ];
  return {
    tanks,
    decks: decksFor(tanks.de + tanks.su, settingOf(options, 'short') === true),
    start,
    tags: has.filter(([, holds]) => holds).map(([tag]) => tag),
    forces: knownForces(options),
    drivers: { de: driversOf(options, 'de', tanks.de), su: driversOf(options, 'su', tanks.su) },
    most: byPoints(options) ? PER_TANK * tanks.de : null,
    sizes: [sizes[0], Math.min(MOST, sizes[1])],
  };
}

/** A legal pair of forces to begin choosing from: of all there are the one in the middle. */
export function firstPair(count: number): Forces | null {
  const pairs = fairPairs(count);
  return pairs[Math.floor(pairs.length / 2)] ?? null;
}
