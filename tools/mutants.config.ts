import { defineConfig } from 'vitest/config';

const game = process.env.MUTANTS_GAME ?? '';

/** The tests that are asked about changed rules: those of one game's rules, without what only plays many games. */
export default defineConfig({
  test: {
    include: [`tests/rules/${game}/**/*.test.ts`, `tests/machines/${game}*.test.ts`],
    exclude: ['**/{bot,levels,think,engine,puzzles,deepEngine}*.test.ts'],
    isolate: false,
    testTimeout: 60_000,
  },
});
