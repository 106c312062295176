import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { findBrowser } from './browser';
import { readArgs } from './lib/args';
import { inRoot, root } from './lib/paths';
import { readReport, reportPath, unitRun } from './lib/testReport';

readArgs(
  `Checks everything, in order, and ends at the first failure: types, lint, unit, property and contract tests, build, browser.
  npm test
  One file: npx vitest run --config tools/unit.config.ts tests/<path> (or tools/e2e.config.ts tests/e2e/<file>).
  E2E_SEED=7 deals other games to the browser tests; CHROMIUM_PATH names the browser.`,
  {},
);

/** Everything that is checked, in order; the first failure ends it. */
let passed = 0;
let failed = 0;

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  const { status } = spawnSync(process.execPath, [inRoot('node_modules', command), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** A run of the test runner, whose own report says how many passed. */
function tests(report: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  rmSync(report, { force: true });
  const ended = run('vitest/vitest.mjs', args, env);
  const counts = readReport(report);
  passed += counts.passed;
  failed += counts.failed;
  return ended && counts.failed === 0 && counts.passed > 0;
}

async function endToEnd(): Promise<boolean> {
  const browser = await findBrowser();
  console.log(`browser: ${browser.how}`);
  const report = reportPath('e2e');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return tests(report, ['run', '--config', 'tools/e2e.config.ts', ...reporters], { CHROMIUM_PATH: browser.path });
}

const checks: readonly (readonly [title: string, check: () => boolean | Promise<boolean>])[] = [
  ['types: everything', () => run('typescript/bin/tsc', [])],
  ['types: rules without a browser', () => run('typescript/bin/tsc', ['-p', 'src/rules'])],
  ['lint and format', () => run('@biomejs/biome/bin/biome', ['check', '--error-on-warnings'])],
  ['unit, property and contract tests', () => tests(reportPath('unit'), unitRun('default'))],
  ['build', () => run('vite/bin/vite.js', ['build', '--config', 'tools/vite.config.ts', '--logLevel', 'warn'])],
  ['end-to-end tests in a real browser', endToEnd],
];

mkdirSync(inRoot('.cache'), { recursive: true });
for (const [title, check] of checks) {
  const start = performance.now();
  console.log(`\n▶ ${title}`);
  let fine = false;
  try {
    fine = await check();
  } catch (error) {
    console.error(error);
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${fine ? '✔' : '✘'} ${title} (${seconds} s)`);
  if (!fine) {
    failed = Math.max(failed, 1);
    break;
  }
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
