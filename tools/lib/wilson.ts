export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** The normal quantile of a two-sided 95 % interval. */
const Z = 1.959964;

/** Wilson's 95 % interval of a rate: honest near 0 and 1, where the plain one is not. Nothing tried, nothing known. */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 };
  const rate = wins / games;
  const share = (Z * Z) / games;
  const centre = (rate + share / 2) / (1 + share);
  const reach = (Z * Math.sqrt((rate * (1 - rate)) / games + share / (4 * games))) / (1 + share);
  return { low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) };
}
