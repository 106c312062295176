import type { Ref } from './ref';

/** One line of a sum, with the rule it comes from. */
export interface Term<R extends string = string> {
  readonly rule: R;
  readonly value: number;
}

/** A number that shows its working: the tooltip before the shot, the log after it and the bot read the same one. */
export interface Tally<R extends string = string> {
  readonly terms: readonly Term<R>[];
  readonly total: number;
}

export function tally<R extends string>(terms: readonly Term<R>[]): Tally<R> {
  return { terms, total: terms.reduce((sum, term) => sum + term.value, 0) };
}

/** One place a rule looked at, and what it decided there. */
export interface TraceStep<R extends string = string> {
  readonly at: readonly Ref[];
  readonly blocks: boolean;
  readonly rule: R;
}

/** A line of sight or fire that shows its working: demonstration, refusal and shot read the same one. */
export interface Trace<R extends string = string> {
  readonly clear: boolean;
  readonly steps: readonly TraceStep<R>[];
}

export function trace<R extends string>(steps: readonly TraceStep<R>[]): Trace<R> {
  return { clear: steps.every((step) => !step.blocks), steps };
}

/** Where a line stops first: one place, or the two on either side where it runs between them. */
export function firstStop(line: Trace): readonly Ref[] {
  return line.steps.find((step) => step.blocks)?.at ?? [];
}

/** The places that stop a line, in order: the evidence of a refusal. */
export function stops(line: Trace): readonly Ref[] {
  return line.steps.filter((step) => step.blocks).flatMap((step) => step.at);
}
