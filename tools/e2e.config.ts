import { defineConfig } from 'vitest/config';

/** The tests that need a real browser: one file at a time, because they share the machine's few cores with it. */
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.e2e.ts'],
    globalSetup: ['tests/e2e/server.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    // A busy machine draws late; what never comes still fails.
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 120_000,
  },
});
