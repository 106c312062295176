/** The unit codes of the formation tables. */
export type Code =
  | 'LT'
  | 'MT'
  | 'HT'
  | 'TD'
  | 'AT'
  | 'Inf'
  | 'FA'
  | 'SP'
  | 'AC'
  | 'APC'
  | 'M'
  | 'MI'
  | 'AA'
  | 'Air'
  | 'Art';

/** What a card can name: the codes that belong to each class. */
export const classes = {
  tank: ['LT', 'MT', 'HT'],
  lightOrMedium: ['LT', 'MT'],
  heavy: ['HT'],
  vehicle: ['LT', 'MT', 'HT', 'TD', 'SP', 'AC', 'APC'],
  gun: ['AT', 'FA', 'AA', 'M'],
  vehicleOrGun: ['LT', 'MT', 'HT', 'TD', 'SP', 'AC', 'APC', 'AT', 'FA', 'AA', 'M'],
  infantry: ['Inf', 'MI'],
  tankOrInfantry: ['LT', 'MT', 'HT', 'Inf', 'MI'],
  support: ['Art', 'Air'],
} as const satisfies Record<string, readonly Code[]>;

export type UnitClass = keyof typeof classes;

export function isClass(code: Code, unitClass: UnitClass): boolean {
  const codes: readonly Code[] = classes[unitClass];
  return codes.includes(code);
}

/** Ranges in yards; point blank, the shortest, is 0. */
export type Range = 0 | 500 | 750 | 1000 | 1500 | 2000;
