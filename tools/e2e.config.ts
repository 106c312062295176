import { defineConfig } from 'vitest/config';
import { longestFirst } from './lib/longestFirst.ts';

/** The tests that need a real browser: two files at a time, since each mostly waits for its page. */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.e2e.ts'],
    globalSetup: ['tests/e2e/server.ts'],
    maxWorkers: 2,
    sequence: { sequencer: longestFirst(['e2e/menu', 'e2e/memory']) },
    // One browser and one reading of the sources for each worker; every test has a visitor of its own.
    isolate: false,
    // A busy machine draws late; what never comes still fails.
    testTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    hookTimeout: 120_000,
  },
});
