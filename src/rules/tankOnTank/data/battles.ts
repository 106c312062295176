import type { Edge } from './maps';

/** A battle the players make themselves (TOT-11.1, TOT-11.2). */
export interface Battle {
  readonly id: 'meeting' | 'objectives';
  readonly turns: number;
  readonly edges: readonly Edge[];
  /** How many hex rows from its edge a side sets up in. */
  readonly depth: number;
  readonly objectives: boolean;
}

export const battles: readonly Battle[] = [
  { id: 'meeting', turns: 10, edges: ['north', 'south', 'west', 'east'], depth: 1, objectives: false },
  { id: 'objectives', turns: 10, edges: ['west', 'east'], depth: 3, objectives: true },
];

export const battlePoints: readonly number[] = [250, 300, 350, 400, 500];
export const standardPoints = 300;
