import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDice, seedDice } from '../src/rules/core/dice';
import { levels } from '../src/rules/core/module';
import { printRecord } from '../src/session/record/record';
import { anyTable } from './lib/anyTable';
import { asObject, BadArgument, readArgs, runTool, wholeNumber } from './lib/args';
import { countHits, type HitCounts, hitReport, noHits } from './lib/hitClasses';
import { type Loaded, loadGame, optionsFor } from './lib/loadGame';
import { playByLot } from './lib/playByLot';
import { progressBar } from './lib/progress';
import { type Player, type Simulation, simulate } from './lib/simulate';
import { tableOf } from './lib/table';

const HELP = `Plays games among bots.
  npm run --silent sim -- --game tankChess --setup standard16 --seats hard,normal --games 50 --seed 7 [--json]
    --seats     one of ${[...levels, 'random'].join(' | ')} per seat
    --options   switches of the game as JSON, e.g. '{"threefold":false}'
    --longest   commands after which a game is broken off (20000)
    --records   folder to write every game's record into
    --vary      every game at another table: set-up, seats and switches by lot, played at random
    --json      one JSON object on the last line instead of a table`;

function playerOf(word: string): Player {
  const known = levels.find((level) => level === word);
  if (known !== undefined) return known;
  if (word === 'random') return word;
  throw new BadArgument('--seats', `${word} is not one of ${[...levels, 'random'].join(', ')}`);
}

const told = (hits: HitCounts | null) => (hits === null ? {} : hitReport(hits));

/** Random play over tables drawn by lot: nothing illegal, nothing thrown, every game at its end. */
function varied(loaded: Loaded, seed: string, games: number, longest: number) {
  const bar = progressBar(games, 'games');
  const ends = { finished: 0, unfinished: 0, illegal: 0, crashed: 0 };
  const seats: { [count: string]: number } = {};
  let commands = 0;
  for (let game = 0; game < games; game++) {
    const options = anyTable(loaded.game, openDice(seedDice(`${seed} table ${game}`)));
    const played = playByLot(loaded, options, `${seed}/${game + 1}`, longest);
    if (played.error !== undefined) process.stderr.write(`game ${game + 1}: ${played.error}\n`);
    ends[played.end] += 1;
    commands += played.commands;
    seats[options.seats] = (seats[options.seats] ?? 0) + 1;
    bar.step(game + 1);
  }
  bar.end();
  return { game: loaded.game.id, games, ...ends, commands, seats };
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
    vary: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  });
  const loaded = await loadGame(values.game);
  if (values.vary) {
    const longest = wholeNumber('--longest', values.longest, 1, 20_000);
    const report = varied(loaded, values.seed, wholeNumber('--games', values.games, 1, 1_000_000), longest);
    console.log(values.json ? JSON.stringify(report) : tableOf(report));
    if (report.finished < report.games) process.exitCode = 1;
    return;
  }
  const named = values.seats?.split(',').map(playerOf);
  const options = optionsFor(loaded.game, {
    setup: values.setup,
    seats: named?.length,
    options: values.options === undefined ? undefined : asObject('--options', values.options),
  });
  const hits = loaded.game.id === 'tankDuel' ? noHits() : null;
  const simulation: Simulation = {
    options,
    players: named ?? Array.from({ length: options.seats }, () => 'normal' as const),
    games: wholeNumber('--games', values.games, 1, 1_000_000),
    longest: wholeNumber('--longest', values.longest, 1, 20_000),
    seed: values.seed,
    ...(hits === null ? {} : { watch: (events) => countHits(hits, events) }),
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
  const report = {
    game: loaded.game.id,
    setup,
    seats: simulation.players,
    games: simulation.games,
    ...tally,
    ...told(hits),
  };
  console.log(values.json ? JSON.stringify(report) : tableOf(report));
  if (tally.illegal + tally.crashed > 0) process.exitCode = 1;
}

await runTool(main);
