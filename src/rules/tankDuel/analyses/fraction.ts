/** An exact chance. */
export interface Fraction {
  readonly up: bigint;
  readonly down: bigint;
}

export const ZERO: Fraction = { up: 0n, down: 1n };
export const ONE: Fraction = { up: 1n, down: 1n };

function divisor(a: bigint, b: bigint): bigint {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y > 0n) [x, y] = [y, x % y];
  return x === 0n ? 1n : x;
}

export function ratio(up: number | bigint, down: number | bigint): Fraction {
  const [a, b] = [BigInt(up), BigInt(down)];
  const by = divisor(a, b);
  return { up: a / by, down: b / by };
}

export const plus = (a: Fraction, b: Fraction): Fraction => ratio(a.up * b.down + b.up * a.down, a.down * b.down);
export const minus = (a: Fraction, b: Fraction): Fraction => plus(a, { up: -b.up, down: b.down });
export const times = (a: Fraction, b: Fraction): Fraction => ratio(a.up * b.up, a.down * b.down);

/** As questions answer it: lowest terms, as text. */
export const told = ({ up, down }: Fraction): readonly [string, string] => [`${up}`, `${down}`];
