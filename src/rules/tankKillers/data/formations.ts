import type { Code, Range } from './classes';

export type Nation = 'german' | 'american' | 'british';
export const nations: readonly Nation[] = ['german', 'american', 'british'];

/** One row of a formation table. Support has no Defence. */
export interface Formation {
  readonly nation: Nation;
  readonly code: Code;
  readonly pen: number;
  readonly inf: number;
  readonly def: number | null;
  readonly range: Range;
  readonly copies: number;
  /** Copies in the translator's 50-card British deck. */
  readonly copies50?: number;
}

/** The West Front decks of 1944-45, version 001; the keys are the ids of the rule index without its prefix. */
export const formations = {
  G1: { nation: 'german', code: 'MT', pen: 9, inf: 4, def: 6, range: 2000, copies: 6 },
  G2: { nation: 'german', code: 'MT', pen: 12, inf: 4, def: 8, range: 2000, copies: 6 },
  G3: { nation: 'german', code: 'TD', pen: 12, inf: 3, def: 8, range: 2000, copies: 2 },
  G4: { nation: 'german', code: 'TD', pen: 15, inf: 3, def: 8, range: 2000, copies: 2 },
  G5: { nation: 'german', code: 'SP', pen: 9, inf: 3, def: 5, range: 2000, copies: 4 },
  G6: { nation: 'german', code: 'SP', pen: 9, inf: 3, def: 7, range: 2000, copies: 2 },
  G7: { nation: 'german', code: 'HT', pen: 10, inf: 4, def: 9, range: 2000, copies: 2 },
  G8: { nation: 'german', code: 'HT', pen: 15, inf: 4, def: 12, range: 2000, copies: 1 },
  G9: { nation: 'german', code: 'Inf', pen: 1, inf: 3, def: 3, range: 0, copies: 2 },
  G10: { nation: 'german', code: 'Inf', pen: 4, inf: 5, def: 4, range: 0, copies: 2 },
  G11: { nation: 'german', code: 'Inf', pen: 7, inf: 1, def: 2, range: 0, copies: 2 },
  G12: { nation: 'german', code: 'AT', pen: 7, inf: 2, def: 2, range: 2000, copies: 2 },
  G13: { nation: 'german', code: 'AT', pen: 12, inf: 2, def: 1, range: 2000, copies: 2 },
  G14: { nation: 'german', code: 'AT', pen: 15, inf: 3, def: 1, range: 2000, copies: 1 },
  G15: { nation: 'german', code: 'Art', pen: 2, inf: 8, def: null, range: 2000, copies: 2 },
  G16: { nation: 'german', code: 'Art', pen: 4, inf: 16, def: null, range: 2000, copies: 2 },
  A1: { nation: 'american', code: 'MT', pen: 7, inf: 4, def: 6, range: 2000, copies: 6 },
  A2: { nation: 'american', code: 'MT', pen: 12, inf: 4, def: 6, range: 2000, copies: 8 },
  A3: { nation: 'american', code: 'MT', pen: 6, inf: 5, def: 6, range: 2000, copies: 2 },
  A4: { nation: 'american', code: 'LT', pen: 4, inf: 3, def: 4, range: 1000, copies: 2 },
  A5: { nation: 'american', code: 'LT', pen: 7, inf: 4, def: 5, range: 2000, copies: 2 },
  A6: { nation: 'american', code: 'MT', pen: 9, inf: 3, def: 5, range: 2000, copies: 6 },
  A7: { nation: 'american', code: 'MT', pen: 13, inf: 3, def: 5, range: 2000, copies: 2 },
  A8: { nation: 'american', code: 'AC', pen: 4, inf: 2, def: 3, range: 1000, copies: 2 },
  A9: { nation: 'american', code: 'SP', pen: 2, inf: 6, def: 2, range: 2000, copies: 2 },
  A10: { nation: 'american', code: 'Inf', pen: 3, inf: 3, def: 3, range: 0, copies: 4 },
  A11: { nation: 'american', code: 'Inf', pen: 2, inf: 6, def: 2, range: 0, copies: 2 },
  A12: { nation: 'american', code: 'M', pen: 1, inf: 7, def: 2, range: 2000, copies: 1 },
  A13: { nation: 'american', code: 'AT', pen: 6, inf: 2, def: 2, range: 2000, copies: 2 },
  A14: { nation: 'american', code: 'Art', pen: 3, inf: 10, def: null, range: 2000, copies: 1 },
  A15: { nation: 'american', code: 'Art', pen: 4, inf: 10, def: null, range: 2000, copies: 2 },
  A16: { nation: 'american', code: 'Art', pen: 6, inf: 16, def: null, range: 2000, copies: 2 },
  A17: { nation: 'american', code: 'Air', pen: 10, inf: 12, def: null, range: 2000, copies: 2 },
  A18: { nation: 'american', code: 'Air', pen: 12, inf: 4, def: null, range: 2000, copies: 2 },
  B1: { nation: 'british', code: 'MT', pen: 7, inf: 4, def: 6, range: 2000, copies: 6, copies50: 8 },
  B2: { nation: 'british', code: 'MT', pen: 11, inf: 2, def: 6, range: 2000, copies: 4 },
  B3: { nation: 'british', code: 'MT', pen: 9, inf: 3, def: 9, range: 2000, copies: 2, copies50: 4 },
  B4: { nation: 'british', code: 'LT', pen: 4, inf: 3, def: 4, range: 1000, copies: 4, copies50: 6 },
  B5: { nation: 'british', code: 'SP', pen: 11, inf: 3, def: 5, range: 2000, copies: 4 },
  B6: { nation: 'british', code: 'TD', pen: 12, inf: 3, def: 6, range: 2000, copies: 2, copies50: 4 },
  B7: { nation: 'british', code: 'AC', pen: 4, inf: 3, def: 2, range: 1000, copies: 2 },
  B8: { nation: 'british', code: 'AT', pen: 8, inf: 1, def: 1, range: 2000, copies: 4 },
  B9: { nation: 'british', code: 'Inf', pen: 2, inf: 3, def: 3, range: 0, copies: 4 },
  B10: { nation: 'british', code: 'Inf', pen: 1, inf: 5, def: 2, range: 0, copies: 2 },
  B11: { nation: 'british', code: 'Art', pen: 4, inf: 10, def: null, range: 2000, copies: 2 },
  B12: { nation: 'british', code: 'Art', pen: 6, inf: 16, def: null, range: 2000, copies: 2 },
  B13: { nation: 'british', code: 'Air', pen: 10, inf: 10, def: null, range: 2000, copies: 2 },
  B14: { nation: 'british', code: 'Air', pen: 12, inf: 4, def: null, range: 2000, copies: 2 },
} as const satisfies Record<string, Formation>;

export type Kind = keyof typeof formations;
export const kinds = Object.keys(formations).filter(isKind);

export function isKind(id: string): id is Kind {
  return Object.hasOwn(formations, id);
}

/**
 * Which kinds are added, in turn, when a deck is given more cards. The designer only suggests adding cards;
 * the order is ours: the backbone of each army, units before anything else.
 */
export const reinforcements = {
  german: ['G1', 'G5', 'G2', 'G9', 'G12'],
  american: ['A2', 'A1', 'A6', 'A10', 'A13'],
  british: ['B1', 'B2', 'B5', 'B9', 'B8'],
} as const satisfies Record<Nation, readonly Kind[]>;
