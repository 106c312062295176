/**
 * The curves judgements are made of, from the four operations and roots alone: those come out the same to the last bit on
 * every machine, so that a bot answers the same everywhere.
 */

/** From 1 downwards, ever more slowly: close to e to the power of -x. */
export function fade(x: number): number {
  return x <= 0 ? 1 : 1 / (1 + x * (1 + x * (1 / 2 + x * (1 / 6 + x / 24))));
}

/** From 0 to 1, one half at 0. */
export function rising(x: number): number {
  return 0.5 + (0.5 * x) / Math.sqrt(1 + x * x);
}

/** The logarithm of the odds of a chance, bounded at both ends; 0 for one half. */
export function logOdds(chance: number): number {
  const x = (2 * chance - 1) / 1.04;
  const [square, fifth] = [x * x, x * x * x * x * x];
  return 2 * (x + (square * x) / 3 + fifth / 5 + 0.84 * fifth * fifth * x);
}
