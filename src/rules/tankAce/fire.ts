import { rangeBonus } from './base';
import type { Given } from './charts';
import { attackColumn } from './damage';
import { type EnemyId, enemies } from './data/enemies';
import type { Gun, Reach, Round } from './types';

/** All that matters to one shot of the player's tank. */
export interface ShotFacts {
  readonly firepower: number;
  readonly gun: Gun;
  /** Null: a machine gun. */
  readonly round: Round | null;
  readonly range: Reach;
  /** Rain or snow. */
  readonly dim: boolean;
  readonly again: boolean;
  readonly target: {
    readonly kind: EnemyId;
    readonly hullDown: boolean;
    readonly dugIn: boolean;
    readonly flank: boolean;
    readonly immobile: boolean;
    readonly smoke: number;
  };
  readonly commanderButtoned: boolean;
  readonly bowButtoned: boolean;
  readonly smoke: number;
  readonly gunnery: boolean;
  readonly aim: boolean;
}

const one = (holds: boolean) => (holds ? 1 : 0);
const classIn = ({ target }: ShotFacts) => enemies[target.kind].class;

/** What the main gun's round can do to the target at all. */
type Effect = 'none' | 'smoke' | 'truck' | 'he' | 'button' | 'pierce';

export function effectOf(facts: ShotFacts): Effect {
  const { round } = facts;
  const kind = classIn(facts);
  if (round === 'HCBI') return 'smoke';
  if (kind === 'W') return 'truck';
  const explosive = round === 'HE' || round === 'WP';
  if (kind === 'INF' || kind === 'AT') return explosive ? 'he' : 'none';
  if (!explosive) return 'pierce';
  return kind === 'T' || kind === 'SPG' ? 'button' : 'he';
}

/** The modifiers of the main gun's roll to hit. */
export function hitGiven(facts: ShotFacts): Given {
  const { target, again, gunnery, commanderButtoned, dim, smoke } = facts;
  return {
    hullDown: one(target.hullDown),
    smoke: smoke + target.smoke,
    weather: one(dim),
    commanderButtoned: one(commanderButtoned),
    again: one(again),
    gunnery: one(gunnery),
  };
}

/** The column of B2 and its modifiers: a machine gun's burst, or the effect of HE and WP that has hit. */
export function attackGiven(facts: ShotFacts): { readonly column: string; readonly given: Given } {
  const { gun, target, gunnery, dim, smoke, round, bowButtoned } = facts;
  const kind = classIn(facts);
  const dugIn = one(target.dugIn && kind === 'INF');
  if (gun === 'main') {
    return {
      column: attackColumn(target, 'he'),
      given: { dugIn, gunnery: one(gunnery), whitePhosphorus: one(round === 'WP') },
    };
  }
  return {
    column: attackColumn(target, 'mg'),
    given: {
      dugIn,
      smoke: smoke + target.smoke,
      weather: one(dim),
      bowButtoned: one(gun === 'bow' && bowButtoned),
      gunnery: one(gun === 'coax' && gunnery),
      fifty: one(gun === 'fifty' && (kind === 'R' || kind === 'HT' || kind === 'W')),
      usMachineGun: 1,
    },
  };
}

export type Part = 'turret' | 'hull';
type PenColumn = 'below' | 'equal' | 'above';
export interface PartFacts {
  readonly part: Part;
  readonly penetration: number;
  readonly armour: number;
  readonly column: PenColumn;
}

export function penColumn(penetration: number, armour: number): PenColumn {
  if (penetration === armour) return 'equal';
  return penetration < armour ? 'below' : 'above';
}

/** What an AP or APCR round meets, part by part; a hull down target shows its turret only. */
export function partsOf(facts: ShotFacts): Parts<PartFacts> {
  const { firepower, range, round, target } = facts;
  const counter = enemies[target.kind];
  const penetration = firepower + rangeBonus[range] + (round === 'APCR' ? 1 : 0);
  return partsSeen(target.hullDown, (part) => {
    const armour = (target.flank ? counter.side : counter[part]) ?? 0;
    return { part, penetration, armour, column: penColumn(penetration, armour) };
  });
}

/** The turret, and the hull unless the tank is hull down. */
export type Parts<T> = readonly [turret: T] | readonly [turret: T, hull: T];

export function partsSeen<T>(hullDown: boolean, about: (part: Part) => T): Parts<T> {
  return hullDown ? [about('turret')] : [about('turret'), about('hull')];
}

/** Which of them is struck: the die is thrown only where there is a choice. */
export function partStruck<T>([turret, hull]: Parts<T>, location: () => string): T {
  return hull !== undefined && location() === 'hull' ? hull : turret;
}
