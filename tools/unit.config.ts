import { defineConfig } from 'vitest/config';
import { longestFirst } from './lib/longestFirst.ts';

/** All tests without a browser. */
export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    // What is tested keeps nothing between two questions: each worker loads it once, not once for every file.
    isolate: false,
    // By itself the runner leaves one core idle: on two, half the machine.
    maxWorkers: '100%',
    // No test measures time; a busy machine must not fail one.
    testTimeout: 120_000,
    sequence: {
      sequencer: longestFirst([
        'contract/',
        'machines/order',
        'session/reading',
        'tankKillers/levels',
        'tankChess/engine',
      ]),
    },
  },
});
