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
 * written down (`noting.ts`).
 */
export { describe, test, test as it } from './noting';

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
