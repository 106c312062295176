import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { texts } from '../src/i18n/index';
import { type Level, levels } from '../src/rules/core/module';
import { isGameId } from '../src/rules/index';
import { asObject, wholeNumber } from './lib/args';
import { type Pairing, pairingsOf, provenance } from './lib/balancePlan';
import { type BalanceRow, balanceTable, withSection } from './lib/balanceTable';
import { BadArgument, loadGame, optionsFor } from './lib/loadGame';
import { inRoot } from './lib/paths';
import { progressBar } from './lib/progress';
import { simulate } from './lib/simulate';

const HELP = `Plays every set-up of a game among equal bots and writes its section of docs/BALANCE.md.
  npm run balance -- --game tankOnTank --games 200 --level normal [--seed 1] [--setup S4,S6] [--fresh]
    --setup   only these now; what was played before with the same games, level and seed is kept and shown
    --fresh   forget what was played before: needed after rules or bots have changed`;

const PAGE = 'docs/BALANCE.md';
const INTRO = `# Balance

Games among bots of equal level, sides as the set-up gives them; the same command plays the same games again. The rate is
that of the first side over all games, draws included, with Wilson's 95 % interval; "favours" names a side whose interval
lies above one half. The length is the mean number of commands. It tells how these bots fare, which is not always
how people would.`;

type Counts = Omit<BalanceRow, 'name'>;

function levelOf(word: string): Level {
  const known = levels.find((level) => level === word);
  if (known === undefined) throw new BadArgument('--level', `not one of ${levels.join(', ')}`);
  return known;
}

function isCounts(value: unknown): value is Counts {
  return typeof value === 'object' && value !== null && 'wins' in value && 'games' in value && 'meanCommands' in value;
}

/** What earlier runs have left behind, so that a long report can be played in parts. */
function remembered(file: string): Map<string, Counts> {
  if (!existsSync(file)) return new Map();
  const entries = Object.entries(asObject(file, readFileSync(file, 'utf8')));
  return new Map(entries.flatMap(([key, value]): [string, Counts][] => (isCounts(value) ? [[key, value]] : [])));
}

const keyOf = ({ setup, options }: Pairing) => `${setup} ${JSON.stringify(options)}`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      game: { type: 'string', default: 'tankOnTank' },
      setup: { type: 'string' },
      games: { type: 'string', default: '200' },
      level: { type: 'string', default: 'normal' },
      seed: { type: 'string', default: '1' },
      fresh: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(HELP);
  const { game: id, seed } = values;
  if (!isGameId(id)) throw new BadArgument('--game', `there is no ${id}`);
  const loaded = await loadGame(id);
  const text = await texts.en[id]();
  const level = levelOf(values.level);
  const games = wholeNumber('--games', values.games, 1, 100_000);
  const pairings = pairingsOf(loaded.game);
  const wanted = values.setup?.split(',') ?? pairings.map(({ setup }) => setup);
  for (const setup of wanted) optionsFor(loaded.game, { setup });

  const folder = inRoot('.cache', 'balance');
  const file = `${folder}/${id}-${level}-${games}-${encodeURIComponent(seed)}.json`;
  mkdirSync(folder, { recursive: true });
  const played = values.fresh ? new Map<string, Counts>() : remembered(file);
  for (const pairing of pairings) {
    const key = keyOf(pairing);
    if (played.has(key) || !wanted.includes(pairing.setup)) continue;
    const options = optionsFor(loaded.game, { setup: pairing.setup, seats: 2, options: pairing.options });
    const bar = progressBar(games, key);
    const tally = simulate(loaded, { options, players: [level, level], games, seed, longest: 20_000 }, (_, done) =>
      bar.step(done),
    );
    bar.end();
    if (tally.finished < games) throw new Error(`${key}: ${games - tally.finished} games did not come to an end`);
    const [first = 0, second = 0] = tally.wins;
    const counts = { games, wins: [first, second], draws: tally.draws, meanCommands: tally.meanCommands } as const;
    played.set(key, counts);
    writeFileSync(file, JSON.stringify(Object.fromEntries(played)));
    console.log(`${key}  ${first} : ${second}, draws ${tally.draws}`);
  }

  const rows = pairings.flatMap((pairing): BalanceRow[] => {
    const counts = played.get(keyOf(pairing));
    const name = text.setups[pairing.setup]?.name ?? pairing.setup;
    const extra = pairing.options.handicap === 'even' ? ', with the handicap' : '';
    return counts ? [{ ...counts, name: `${name}${extra}` }] : [];
  });
  const [first = '1', second = '2'] = text.seats;
  const table = balanceTable([first, second], rows);
  console.log(table);
  const sources = provenance(
    id,
    pairings.map(({ setup }) => setup),
  );
  const body = [
    `Level \`${level}\`, seed \`${seed}\`: \`npm run balance -- --game ${id} --games ${games} --level ${level} --seed ${seed}\`.`,
    table,
    sources.length === 0
      ? 'No data of this game are marked as reconstructed.'
      : `Reconstructed, so that the published game may differ:\n\n${sources.map((line) => `- ${line}`).join('\n')}`,
  ].join('\n\n');
  const page = inRoot(PAGE);
  writeFileSync(page, withSection(existsSync(page) ? readFileSync(page, 'utf8') : INTRO, text.title, body));
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
