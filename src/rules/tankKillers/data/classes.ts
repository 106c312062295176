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

const lightOrMedium = ['LT', 'MT'] as const;
const heavy = ['HT'] as const;
const tank = [...lightOrMedium, ...heavy] as const;
const vehicle = [...tank, 'TD', 'SP', 'AC', 'APC'] as const;
const gun = ['AT', 'FA', 'AA', 'M'] as const;
const infantry = ['Inf', 'MI'] as const;

/** What a card can name: the codes that belong to each class (TK-Q7), wider ones made of narrower ones. */
export const classes = {
  tank,
  lightOrMedium,
  heavy,
  vehicle,
  gun,
  vehicleOrGun: [...vehicle, ...gun],
  infantry,
  tankOrInfantry: [...tank, ...infantry],
  support: ['Art', 'Air'],
} as const satisfies Record<string, readonly Code[]>;

export type UnitClass = keyof typeof classes;

export function isClass(code: Code, unitClass: UnitClass): boolean {
  const codes: readonly Code[] = classes[unitClass];
  return codes.includes(code);
}

/** Ranges in yards; point blank, the shortest, is 0. */
export type Range = 0 | 500 | 750 | 1000 | 1500 | 2000;
