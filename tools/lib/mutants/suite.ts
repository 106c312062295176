import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  GLOBAL_EXPECT,
  getState,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  type MatcherState,
  setState,
} from '@vitest/expect';

/**
 * Stands where the tests take `vitest` from when changed rules are tried: the same assertions, but the tests are only
 * written down, so that one process can run any of them thousands of times.
 */
export interface Noted {
  readonly name: string;
  readonly run: () => unknown;
}

type Body = (...values: never[]) => unknown;

export const noted: Noted[] = [];
const within: string[] = [];

for (const plugin of [JestExtend, JestChaiExpect, JestAsymmetricMatchers]) chai.use(plugin);

const strict = chai.expect as unknown as Chai.ExpectStatic & { getState?: unknown };
export const expect = Object.assign((value: unknown, message?: string) => strict(value, message), strict);
const state: Partial<MatcherState> = { assertionCalls: 0, isExpectingAssertions: false, currentTestName: '' };
const global: { [name: PropertyKey]: unknown } = globalThis as never;
Object.assign(expect, global[ASYMMETRIC_MATCHERS_OBJECT], {
  getState: () => getState(expect as never),
  setState: (next: Partial<MatcherState>) => setState(next, expect as never),
});
global[GLOBAL_EXPECT] = expect;
setState(state as MatcherState, expect as never);

export function test(name: string, body: Body): void {
  noted.push({ name: [...within, name].join(' > '), run: body as () => unknown });
}

export function describe(name: string, body: Body): void {
  within.push(name);
  (body as () => void)();
  within.pop();
}

const valuesOf = (row: unknown): never[] => (Array.isArray(row) ? row : [row]) as never[];
type One = (name: string, body: Body) => void;
const forEach = (one: One) => (rows: readonly unknown[]) => (name: string, body: Body) =>
  rows.forEach((row, at) => {
    one(`${name} ${at + 1}`, () => body(...valuesOf(row)));
  });

test.each = forEach(test);
describe.each = forEach(describe);
export const it = test;
