import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readArgs } from './lib/args';
import { type Coverage, citedIn, coverageOf } from './lib/coverage';
import { inRoot, newest, root } from './lib/paths';
import { readReport, reportPath, unitRun } from './lib/testReport';

const HELP = `Says of each game how many rules of its index are cited by a test that passed, and which are not.
  npm run --silent rules [-- --json]
    --json  one JSON object instead of lines
  It reads the report of the last test run, and runs the tests first where that is out of date.`;

/** The ids of every rule index against the marks in the titles of passed tests. */
const values = readArgs(HELP, { json: { type: 'boolean', default: false } });

const report = reportPath('unit');
if (!existsSync(report) || statSync(report).mtimeMs < newest('src', 'tests')) {
  process.stderr.write('the last test report is out of date: running the tests\n');
  spawnSync(process.execPath, [inRoot('node_modules', 'vitest', 'vitest.mjs'), ...unitRun('dot')], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
}

if (!existsSync(report)) {
  process.stderr.write('the tests were broken off before they could report: nothing can be said of the rules\n');
  process.exit(1);
}

const cited = citedIn(readReport(report).passedTitles);
const indexes = readdirSync(inRoot('src', 'rules'))
  .map((game) => [game, inRoot('src', 'rules', game, 'rulebook', 'en.md')] as const)
  .filter(([, path]) => existsSync(path))
  .map(([game, path]) => [game, coverageOf(readFileSync(path, 'utf8'), cited)] as const);

const percent = ({ ids, cited: proved }: { ids: number; cited: number }) =>
  `${String(proved).padStart(4)} of ${String(ids).padStart(4)} (${Math.floor((100 * proved) / Math.max(1, ids))} %)`;

function lineFor(game: string, coverage: Coverage): string {
  const { questions, examples, uncited } = coverage;
  const open = uncited.length === 0 ? '' : `\n    not cited: ${uncited.join(' ')}`;
  return `${game.padEnd(12)} rules ${percent(coverage)}  rulings ${percent(questions)}  examples ${percent(examples)}${open}`;
}

if (values.json) console.log(JSON.stringify(Object.fromEntries(indexes)));
else for (const [game, coverage] of indexes) console.log(lineFor(game, coverage));
