import type { Result, Seat } from './game';

/** What a result may say besides who won. */
type More = Partial<Pick<Result, 'degree' | 'scores'>>;

const end = <R extends string>(
  rule: R,
  winners: readonly Seat[],
  drawn: boolean,
  { degree = null, scores = null }: More,
): Result & { readonly rule: R } => ({
  rule,
  winners,
  drawn,
  degree,
  scores,
});

export const won = <R extends string>(rule: R, winners: readonly Seat[], more: More = {}) =>
  end(rule, winners, false, more);
export const drawn = <R extends string>(rule: R, more: More = {}) => end(rule, [], true, more);
/** Nobody won and nobody can call it a draw: a lone player's defeat. */
export const lost = <R extends string>(rule: R, more: More = {}) => end(rule, [], false, more);
