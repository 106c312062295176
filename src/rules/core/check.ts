import type { Command, Refusal } from './game';
import type { Json, Ref } from './ref';
import type { Trace } from './tally';

/**
 * One question a rule asks of a command. A list of them is read twice: `firstFailure` stops at the first that fails
 * and is the refusal, `checklist` asks them all and is what a player is shown.
 */
export interface CheckRow<X, R extends string = string> {
  /** `arc`, `range`: the words are found by it. */
  readonly id: string;
  /** The rule that forbids where it fails. A function must answer for every `x`, also where a gate has failed. */
  readonly rule: R | ((x: X) => R);
  holds(x: X): boolean;
  /** False where the question is none (a truck's rule for a tank): it then neither fails nor is shown. */
  applies?(x: X): boolean;
  /** What proves the failure; asked only where it fails. */
  evidence?(x: X): readonly Ref[];
  /** For the sentence: `{ distance: 4, range: 3 }`; asked only where it is shown. */
  numbers?(x: X): Numbers;
  /** For the drawing; asked only where it is shown. */
  line?(x: X): Trace<R>;
  /** Where this fails, the rows after it make no sense. */
  readonly gate?: true;
}

type Numbers = { readonly [name: string]: Json };

/** One question with its answer. */
interface Check<R extends string = string> {
  readonly id: string;
  readonly rule: R;
  readonly state: 'holds' | 'fails' | 'notReached';
  readonly evidence: readonly Ref[];
  readonly numbers: Numbers;
  readonly line: Trace<R> | null;
}

/** A refusal that shows its working, as a Tally does for a sum and a Trace for a line. */
export type Checklist<R extends string = string> = readonly Check<R>[];

const none: readonly Ref[] = [];
const noNumbers: Numbers = {};

/** A refusal that can only name rules of its game: `refusal('TOT-8.0a', [refOf('unit', id)])`. */
export function refusal<R extends string>(rule: R, evidence: readonly Ref[] = none, instead?: Command): Refusal<R> {
  return { rule, ...(evidence.length > 0 ? { evidence } : {}), ...(instead ? { instead } : {}) };
}

export function isRefusal<R extends string>(answer: object | Refusal<R>): answer is Refusal<R> {
  return 'rule' in answer;
}

const fails = <X, R extends string>(row: CheckRow<X, R>, x: X): boolean => row.applies?.(x) !== false && !row.holds(x);

export function ruleOf<X, R extends string>({ rule }: CheckRow<X, R>, x: X): R {
  return typeof rule === 'function' ? rule(x) : rule;
}

/** The first row that fails; null where all hold. */
export function failedRow<X, R extends string>(rows: readonly CheckRow<X, R>[], x: X): CheckRow<X, R> | null {
  for (const row of rows) if (fails(row, x)) return row;
  return null;
}

/** The refusal of the first row that fails; null where all hold, and then nothing was allocated. */
export function firstFailure<X, R extends string>(rows: readonly CheckRow<X, R>[], x: X): Refusal<R> | null {
  const row = failedRow(rows, x);
  return row === null ? null : refusal(ruleOf(row, x), row.evidence?.(x));
}

/** Every question that applies, with its answer. */
export function checklist<X, R extends string>(rows: readonly CheckRow<X, R>[], x: X): Checklist<R> {
  const checks: Check<R>[] = [];
  let reached = true;
  for (const row of rows) {
    const { id } = row;
    if (!reached) {
      checks.push({ id, rule: ruleOf(row, x), state: 'notReached', evidence: none, numbers: noNumbers, line: null });
      continue;
    }
    if (row.applies?.(x) === false) continue;
    const holds = row.holds(x);
    checks.push({
      id,
      rule: ruleOf(row, x),
      state: holds ? 'holds' : 'fails',
      evidence: holds ? none : (row.evidence?.(x) ?? none),
      numbers: row.numbers?.(x) ?? noNumbers,
      line: row.line?.(x) ?? null,
    });
    if (!holds && row.gate === true) reached = false;
  }
  return checks;
}

/** A refusal that stands alone, as a list of one. */
export function onlyCheck<R extends string>(id: string, { rule, evidence = none }: Refusal<R>): Checklist<R> {
  return [{ id, rule, state: 'fails', evidence, numbers: noNumbers, line: null }];
}
