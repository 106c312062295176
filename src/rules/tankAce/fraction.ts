/** How chances are reckoned with: exactly for whoever asks, quickly for whoever must ask a thousand times. */
export interface Arithmetic<T> {
  readonly zero: T;
  readonly whole: T;
  outOf(ways: number, of: number): T;
  plus(a: T, b: T): T;
  times(a: T, b: T): T;
  /** The chance that it does not happen. */
  rest(a: T): T;
}

/** An exact chance in lowest terms. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

function lowest(n: bigint, d: bigint): Fraction {
  let [a, b] = [n, d];
  while (b !== 0n) [a, b] = [b, a % b];
  return { n: n / a, d: d / a };
}

export const exact: Arithmetic<Fraction> = {
  zero: { n: 0n, d: 1n },
  whole: { n: 1n, d: 1n },
  outOf: (ways, of) => lowest(BigInt(ways), BigInt(of)),
  plus: (a, b) => lowest(a.n * b.d + b.n * a.d, a.d * b.d),
  times: (a, b) => lowest(a.n * b.n, a.d * b.d),
  rest: ({ n, d }) => ({ n: d - n, d }),
};

export const quick: Arithmetic<number> = {
  zero: 0,
  whole: 1,
  outOf: (ways, of) => ways / of,
  plus: (a, b) => a + b,
  times: (a, b) => a * b,
  rest: (a) => 1 - a,
};

/** As questions answer it: two texts of digits. */
export const written = ({ n, d }: Fraction): readonly [string, string] => [`${n}`, `${d}`];
