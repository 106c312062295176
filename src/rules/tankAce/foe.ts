import { rangeBonus } from './base';
import type { Given } from './charts';
import { type EnemyId, enemies } from './data/enemies';
import type { TankMat } from './data/tanks';
import { type PartFacts, type Parts, partsSeen, penColumn } from './fire';
import type { Area, Facing, Reach } from './types';

/** All that matters to one enemy's fire at the player's tank. */
export interface FoeFacts {
  readonly kind: EnemyId;
  /** Where it stands, as the tank sees it. */
  readonly area: Area;
  readonly buttoned: boolean;
  readonly dispersed: boolean;
  readonly reduced: boolean;
  readonly smoke: number;
  readonly ml: number;
  readonly range: Reach;
  readonly dim: boolean;
  /** December 1944 or later. */
  readonly late: boolean;
  readonly you: {
    readonly mat: TankMat;
    readonly hullDown: boolean;
    readonly hull: Facing;
    readonly turret: Facing;
    readonly smoke: number;
    /** The area of this round's flank move. */
    readonly exposed: Area | null;
    readonly sandbags: boolean;
  };
}

const one = (holds: boolean) => (holds ? 1 : 0);

/** The areas that look at the flank of a hull or turret. */
const flanks: { readonly [facing in Facing]: readonly Area[] } = { A: ['C', 'E'], B: ['D', 'E'], C: ['A', 'D'] };

export function isFlankOf(facing: Facing, area: Area): boolean {
  return flanks[facing].includes(area);
}

export type FoeChart = 'B1' | 'B2' | 'B4';

/** The chart a unit fires on; null: it never fires. At close range infantry may use Panzerfausts instead of B2. */
export function foeChart({ kind, range }: Pick<FoeFacts, 'kind' | 'range'>): FoeChart | null {
  const { class: sort } = enemies[kind];
  if (sort === 'W') return null;
  if (sort === 'INF') return range === 'close' ? 'B4' : 'B2';
  return sort === 'R' || sort === 'HT' ? 'B2' : 'B1';
}

export function foeHitGiven({ you, smoke, dim, buttoned, dispersed }: FoeFacts): Given {
  return {
    hullDown: one(you.hullDown),
    smoke: smoke + you.smoke,
    weather: one(dim),
    firerButtoned: one(buttoned),
    dispersed: one(dispersed),
  };
}

export function foeAttackGiven({ kind, you, smoke, dim, dispersed }: FoeFacts): Given {
  const { class: sort, pen } = enemies[kind];
  return {
    smoke: smoke + you.smoke,
    weather: one(dim),
    dispersed: one(dispersed),
    recon: one(sort === 'R' && pen !== null),
  };
}

export function rocketUseGiven({ reduced, dispersed }: FoeFacts): Given {
  return { reduced: one(reduced), dispersed: one(dispersed) };
}

export function rocketGiven({ you, smoke, dim, late }: FoeFacts): Given {
  return { weather: one(dim), smoke: smoke + you.smoke, hullDown: one(you.hullDown), late: one(late) };
}

/** What its round meets on the tank, part by part; flank is judged for hull and turret apart. */
export function foeParts({ kind, area, range, you }: FoeFacts): Parts<PartFacts & { readonly flank: boolean }> {
  const penetration = (enemies[kind].pen ?? 0) + rangeBonus[range];
  return partsSeen(you.hullDown, (part) => {
    const outflanked = you.exposed !== null && area !== you.exposed;
    const flank = outflanked || isFlankOf(part === 'hull' ? you.hull : you.turret, area);
    const armour = (flank ? you.mat.side : you.mat[part]) + (part === 'hull' && you.sandbags ? 1 : 0);
    return { part, penetration, armour, column: penColumn(penetration, armour), flank };
  });
}
