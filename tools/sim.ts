import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { levels } from '../src/rules/core/module';
import { printRecord } from '../src/session/record/record';
import { asObject, BadArgument, readArgs, runTool, wholeNumber } from './lib/args';
import { loadGame, optionsFor } from './lib/loadGame';
import { progressBar } from './lib/progress';
import { type Player, type Simulation, simulate } from './lib/simulate';
import { tableOf } from './lib/table';

const HELP = `Plays games among bots.
  npm run --silent sim -- --game tankChess --setup standard16 --seats hard,normal --games 50 --seed 7 [--json]
    --seats     one of ${[...levels, 'random'].join(' | ')} per seat
    --options   switches of the game as JSON, e.g. '{"threefold":false}'
    --longest   commands after which a game is broken off (20000)
    --records   folder to write every game's record into
    --json      one JSON object on the last line instead of a table`;

function playerOf(word: string): Player {
  const known = levels.find((level) => level === word);
  if (known !== undefined) return known;
  if (word === 'random') return word;
  throw new BadArgument('--seats', `${word} is not one of ${[...levels, 'random'].join(', ')}`);
}

async function main(): Promise<void> {
  const values = readArgs(HELP, {
    game: { type: 'string', default: 'tankChess' },
    setup: { type: 'string' },
    seats: { type: 'string' },
    games: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    options: { type: 'string' },
    longest: { type: 'string', default: '20000' },
    records: { type: 'string' },
    json: { type: 'boolean', default: false },
  });
  const loaded = await loadGame(values.game);
  const named = values.seats?.split(',').map(playerOf);
  const options = optionsFor(loaded.game, {
    setup: values.setup,
    seats: named?.length,
    options: values.options === undefined ? undefined : asObject('--options', values.options),
  });
  const simulation: Simulation = {
    options,
    players: named ?? Array.from({ length: options.seats }, () => 'normal' as const),
    games: wholeNumber('--games', values.games, 1, 1_000_000),
    longest: wholeNumber('--longest', values.longest, 1, 20_000),
    seed: values.seed,
  };
  const { records } = values;
  if (records !== undefined) mkdirSync(records, { recursive: true });
  const bar = progressBar(simulation.games, 'games');
  const tally = simulate(loaded, simulation, (record, done) => {
    if (records !== undefined) writeFileSync(join(records, `${done}.json`), printRecord(record));
    bar.step(done);
  });
  bar.end();
  const { setup } = options;
  const report = { game: loaded.game.id, setup, seats: simulation.players, games: simulation.games, ...tally };
  console.log(values.json ? JSON.stringify(report) : tableOf(report));
  if (tally.illegal + tally.crashed > 0) process.exitCode = 1;
}

await runTool(main);
