import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { gameIds, isGameId } from '../src/rules/gameId';
import { BadArgument, readArgs, runTool, wholeNumber } from './lib/args';
import { Equivalents, judge, printVerdict, Report } from './lib/mutants';
import { inRoot, root } from './lib/paths';

const HELP = `Changes the rules of a game in many small ways and says which changes its rule tests do not notice.
  npm run mutants -- --game tankKillers [--files src/rules/tankKillers/reply.ts,…] [--workers 1] [--json]
    --game     one of ${gameIds.join(' | ')}
    --files    only these, with commas between them; absent: all its rules but bot, data and lessons
    --workers  how many changes are tried side by side (2)
    --json     one JSON object on the last line instead of a list
  Changes that mean the same stand in tests/mutants/equivalent.json with the reason and do not count; entries that no longer
  fit are told. A change takes half a second; what was tried before and has not changed since is not tried again.`;

const EQUIVALENTS = inRoot('tests', 'mutants', 'equivalent.json');

/** What the mutation tester is told, beside the tests that are in mutants.config.ts. */
const settings = (game: string, files: readonly string[], report: string, workers: number) => ({
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/mutants.config.ts', related: false },
  coverageAnalysis: 'perTest',
  ignoreStatic: true,
  concurrency: workers,
  // It reads one with a compiler of its own, which is older than ours.
  tsconfigFile: 'no-such-tsconfig.json',
  mutate: files,
  incremental: true,
  incrementalFile: `.cache/mutants/${game}-tried.json`,
  tempDirName: '.cache/mutants/tree',
  ignorePatterns: ['dist', 'docs', 'public', 'src/assets', 'tests/e2e'],
  reporters: ['json'],
  jsonReporter: { fileName: report },
  logLevel: 'warn',
  allowEmpty: true,
});

async function main(): Promise<void> {
  const { game, files, json, workers } = readArgs(HELP, {
    game: { type: 'string' },
    files: { type: 'string' },
    workers: { type: 'string', default: '2' },
    json: { type: 'boolean', default: false },
  });
  if (game === undefined || !isGameId(game)) throw new BadArgument('--game', `not one of ${gameIds.join(', ')}`);
  const rules = `src/rules/${game}`;
  const wanted = files?.split(',') ?? [`${rules}/**/*.ts`, `!${rules}/{bot,data,study,engine}/**`];
  for (const file of files?.split(',') ?? []) {
    if (!file.startsWith(`${rules}/`) || !existsSync(inRoot(file))) {
      throw new BadArgument('--files', `${file} is no file of ${rules}`);
    }
  }
  const report = `.cache/mutants/${game}-report.json`;
  const config = `.cache/mutants/${game}-settings.json`;
  mkdirSync(inRoot('.cache', 'mutants'), { recursive: true });
  rmSync(inRoot(report), { force: true });
  writeFileSync(
    inRoot(config),
    JSON.stringify(settings(game, wanted, report, wholeNumber('--workers', workers, 1, 16))),
  );
  const stryker = inRoot('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const { status } = spawnSync(process.execPath, [stryker, 'run', config], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, MUTANTS_GAME: game },
  });
  if (status !== 0 || !existsSync(inRoot(report))) {
    console.error('The mutation tester gave up; what it says stands above.');
    process.exitCode = 1;
    return;
  }
  const told = v.parse(Report, JSON.parse(readFileSync(inRoot(report), 'utf8')));
  const verdict = judge(told, v.parse(Equivalents, JSON.parse(readFileSync(EQUIVALENTS, 'utf8'))));
  console.log(json ? JSON.stringify({ game, ...verdict }) : printVerdict(verdict));
}

await runTool(main);
