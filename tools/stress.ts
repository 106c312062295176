import { type GameId, gameIds, isGameId } from '../src/rules/gameId';
import { BadArgument, readArgs, runTool, wholeNumber } from './lib/args';
import { bundled } from './lib/bundled';
import { tryAddresses } from './lib/stress/addresses';
import type * as engine from './lib/stress/engine';
import { tryKills } from './lib/stress/kills';
import { tryMemory } from './lib/stress/memory';
import { type DoorReport, isClean, printReport } from './lib/stress/report';

type Door = (count: number, seed: string, game: GameId | null) => Promise<DoorReport>;

const withoutScreen =
  (name: keyof typeof engine): Door =>
  async (count, seed, game) => {
    const doors = (await bundled('lib/stress/engine.ts')) as typeof engine;
    return doors[name](count, seed, game);
  };

/** Every door, and how many are tried where nobody says: some minutes in all. */
const doors: { readonly [name: string]: { readonly standard: number; readonly try: Door } } = {
  rpc: { standard: 5000, try: withoutScreen('tryRpc') },
  records: { standard: 5000, try: withoutScreen('tryRecords') },
  links: { standard: 3000, try: withoutScreen('tryLinks') },
  addresses: { standard: 1000, try: tryAddresses },
  kills: { standard: 24, try: tryKills },
  memory: { standard: 100, try: tryMemory },
  play: { standard: 100, try: withoutScreen('tryPlay') },
};

const HELP = `Tries to break what comes from outside: bad and damaged input made from good input of every game, killed pages, many visits.
  npm run --silent stress -- [--door ${Object.keys(doors).join('|')}] [--count n] [--seed s] [--game id] [--json]
    --door   one of them; without it, all
    --count  how many are tried at each door; for play: games of each kind, a tenth of them missions and one in 200 careers
    --seed   another seed makes other inputs (1)
    --game   for play: this one alone
    --json   one JSON object on the last line instead of words
  Says for each door how many were tried, what was answered how often, and crashes, hangs over a second, lost commands and
  what a visit leaves behind; ends with 1 where one of the last four is not 0. Figures of a long run: docs/STRESS.md.`;

async function main(): Promise<void> {
  const values = readArgs(HELP, {
    door: { type: 'string' },
    count: { type: 'string' },
    seed: { type: 'string', default: '1' },
    game: { type: 'string' },
    json: { type: 'boolean', default: false },
  });
  const names = values.door === undefined ? Object.keys(doors) : [values.door];
  const count = values.count === undefined ? null : wholeNumber('--count', values.count, 1, 10_000_000);
  const { game = null } = values;
  if (game !== null && !isGameId(game)) throw new BadArgument('--game', `${game} is not one of ${gameIds.join(', ')}`);
  const reports: DoorReport[] = [];
  for (const name of names) {
    const door = Object.hasOwn(doors, name) ? doors[name] : undefined;
    if (door === undefined) throw new BadArgument('--door', `${name} is not one of ${Object.keys(doors).join(', ')}`);
    const report = await door.try(count ?? door.standard, values.seed, game);
    reports.push(report);
    if (!values.json) console.log(printReport(report));
  }
  if (values.json) console.log(JSON.stringify(Object.fromEntries(reports.map((report) => [report.door, report]))));
  if (!reports.every(isClean)) process.exitCode = 1;
}

await runTool(main);
