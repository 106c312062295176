import { existsSync, readdirSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { type GameId, gameIds, isGameId } from '../src/rules/gameId';
import { BadArgument, readArgs, runTool, wholeNumber } from './lib/args';
import { bundleMutants, type Mutant } from './lib/mutants/bundle';
import { openMemory } from './lib/mutants/memory';
import { listed, tryMutants } from './lib/mutants/run';
import { Equivalents, judge, printFiles, printVerdict } from './lib/mutants/verdict';
import { inRoot } from './lib/paths';

const HELP = `Changes the rules of a game in many small ways and says which changes its rule tests do not notice.
  npm run mutants -- --game tankKillers [--files src/rules/tankKillers/reply.ts,…] [--left] [--laws] [--json]
    --game      one of ${gameIds.join(' | ')}
    --files     only these, with commas between them; absent: all its rules but bot, data and lessons
    --left      only what was not noticed last time, in files that have not changed since
    --believe   what the list of changes that mean the same names is not tried again: each would outlive all its tests
    --quick     what goes unnoticed is not asked again in a process that remembers nothing, and what is run only as the
                program loads not at all: a first look, then --left
    --laws      only the contract of all games, in short, and how many changes each of its laws notices
    --sample    only every so many-th change (1)
    --patience  seconds of tests a change is shown; one that outlives them counts as not noticed (5)
    --workers   how many changes are tried side by side (2)
    --json      one JSON object on the last line instead of a list
  Changes that mean the same stand in tests/mutants/equivalent.json with the reason and do not count; entries that no longer
  fit are told.`;

const EQUIVALENTS = inRoot('tests', 'mutants', 'equivalent.json');
/** What plays many games or judges a bot's play is asked elsewhere. */
const SLOW = /^(bot|levels|think|engine|puzzles|deepEngine)/;

/** All files below a folder that end so; folders first by their names. */
const below = (folder: string, ending: string): string[] =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => `${folder}/${name}`)
    .sort();

const rulesOf = (game: GameId): string[] =>
  below(`src/rules/${game}`, '.ts').filter((file) => !/\/(bot|data|study|engine)\//.test(file));

const testsOf = (game: GameId): string[] =>
  [
    ...below(`tests/rules/${game}`, '.test.ts'),
    ...below('tests/machines', '.test.ts').filter((file) => file.startsWith(`tests/machines/${game}`)),
  ].filter((file) => !SLOW.test(file.slice(file.lastIndexOf('/') + 1)));

function filesOf(game: GameId, given: string | undefined): readonly string[] {
  if (given === undefined) return rulesOf(game);
  const files = given.split(',');
  for (const file of files) {
    if (!file.startsWith(`src/rules/${game}/`) || !existsSync(inRoot(file))) {
      throw new BadArgument('--files', `${file} is no file of src/rules/${game}`);
    }
  }
  return files;
}

async function main(): Promise<void> {
  const { game, files, left, believe, quick, laws, json, ...numbers } = readArgs(HELP, {
    game: { type: 'string' },
    files: { type: 'string' },
    left: { type: 'boolean', default: false },
    believe: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    laws: { type: 'boolean', default: false },
    sample: { type: 'string', default: '1' },
    patience: { type: 'string', default: '5' },
    workers: { type: 'string', default: '2' },
    json: { type: 'boolean', default: false },
  });
  if (game === undefined || !isGameId(game)) throw new BadArgument('--game', `not one of ${gameIds.join(', ')}`);
  const sample = wholeNumber('--sample', numbers.sample, 1, 1000);
  const plan = {
    workers: wholeNumber('--workers', numbers.workers, 1, 16),
    patience: wholeNumber('--patience', numbers.patience, 1, 600),
  };
  const name = laws ? `${game}-laws` : game;
  const bundle = await bundleMutants(game, name, filesOf(game, files), laws ? [] : testsOf(game));
  const memory = openMemory(name, bundle, left);
  const mutants = bundle.mutants.filter((_, at) => at % sample === 0);
  const equivalents = v.parse(Equivalents, JSON.parse(readFileSync(EQUIVALENTS, 'utf8')));
  const believed = believe ? listed(bundle, equivalents) : new Set<Mutant>();
  const known = (mutant: Mutant) => (believed.has(mutant) ? 'Survived' : memory.known(mutant));
  const asked = { ...plan, ...memory, known, quick: quick || laws, all: laws };
  const { report, useless, laws: broken } = await tryMutants({ ...bundle, mutants }, asked);
  memory.keep();
  const verdict = judge(report, equivalents);
  for (const name of useless) console.error(`fails here without any change, and was not asked: ${name}`);
  if (json) console.log(JSON.stringify({ game, ...verdict, laws: broken }));
  else {
    if (laws) for (const [law, count] of Object.entries(broken)) console.log(`${String(count).padStart(6)}  ${law}`);
    else console.log(printFiles(report, equivalents));
    console.log(printVerdict(verdict));
  }
}

await runTool(main);
