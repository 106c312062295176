/** Guards for the fields of commands that come from outside. */

export const isBoolean = (raw: unknown): raw is boolean => typeof raw === 'boolean';

/** One of these values and no other: `oneOf('A', 'B')`. */
export function oneOf<const T extends string | number | boolean | null>(
  ...values: readonly T[]
): (raw: unknown) => raw is T {
  const known: ReadonlySet<unknown> = new Set(values);
  return (raw): raw is T => known.has(raw);
}

/** A whole number from `least` to `most`. */
export function wholeNumber(least: number, most: number): (raw: unknown) => raw is number {
  return (raw): raw is number => typeof raw === 'number' && Number.isInteger(raw) && raw >= least && raw <= most;
}

/** At most `most` different items, each of which the guard accepts. */
export function setOf<T>(guard: (raw: unknown) => raw is T, most: number): (raw: unknown) => raw is readonly T[] {
  return (raw): raw is readonly T[] =>
    Array.isArray(raw) && raw.length <= most && raw.every(guard) && new Set(raw).size === raw.length;
}
