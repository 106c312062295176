import { type GameText, namingSides } from '../src/i18n/text';
import type { Game, GameEvent, Json } from '../src/rules/core/game';
import type { Level } from '../src/rules/core/module';
import { readArgs, runTool, wholeNumber } from './lib/args';
import { playedBefore, writeBalance } from './lib/balancePage';
import { type Pairing, pairingsOf, provenance } from './lib/balancePlan';
import { type BalanceRow, balanceTable, type Counts, nothingPlayed, percent, together } from './lib/balanceTable';
import { countHits, hitTable, noHits } from './lib/hitClasses';
import { optionsFor } from './lib/loadGame';
import { progressBar } from './lib/progress';
import { simulate } from './lib/simulate';
import { levelOf, loadTold } from './lib/toldGame';
import { wilson } from './lib/wilson';

const HELP = `Plays every set-up of a game among equal bots and writes the section of that level in docs/BALANCE.md.
  npm run balance -- --game tankOnTank --games 200 --level normal [--seed 1,2] [--setup S4,S6] [--fresh]
    --games   games of each set-up; what was played before with the same level and seed counts, so that a run may be
              broken off at any time and taken up again
    --setup   only these now
    --seed    of several, each plays so many games, and the table tells of all of them together
    --fresh   forget what was played before: needed after rules or bots have changed`;

/** All set-ups advance by so many games in turn, so that a run broken off has something of each. */
const BATCH = 20;

function isCounts(value: unknown): value is Counts {
  return typeof value === 'object' && value !== null && 'wins' in value && 'games' in value && 'meanCommands' in value;
}

const keyOf = ({ setup, options }: Pairing) => `${setup} ${JSON.stringify(options)}`;

async function main(): Promise<void> {
  const values = readArgs(HELP, {
    game: { type: 'string', default: 'tankOnTank' },
    setup: { type: 'string' },
    games: { type: 'string', default: '200' },
    level: { type: 'string', default: 'normal' },
    seed: { type: 'string', default: '1' },
    fresh: { type: 'boolean', default: false },
  });
  const { game: id } = values;
  const seeds = values.seed.split(',');
  const loaded = await loadTold(id);
  const { text } = loaded;
  const level = levelOf('--level', values.level);
  const games = wholeNumber('--games', values.games, 1, 100_000);
  const pairings = pairingsOf(loaded.game);
  const wanted = values.setup?.split(',') ?? pairings.map(({ setup }) => setup);
  for (const setup of wanted) optionsFor(loaded.game, { setup });

  const shelves = seeds.map((seed) => openShelf([id, level, seed], values.fresh));
  const report = () => {
    const played = new Map<string, Counts>();
    for (const shelf of shelves)
      for (const [key, counts] of shelf.played) played.set(key, together(played.get(key) ?? nothingPlayed, counts));
    return writeSection({
      game: loaded.game,
      level,
      seed: values.seed,
      setup: values.setup,
      pairings,
      played,
      games,
      text,
    });
  };
  for (let goal = BATCH; goal < games + BATCH; goal += BATCH) {
    const due = pairings.filter(({ setup }) => wanted.includes(setup));
    for (const { shelf, pairing } of shelves.flatMap((each) => due.map((one) => ({ shelf: each, pairing: one })))) {
      const key = keyOf(pairing);
      const { played, seed } = shelf;
      const done = played.get(key) ?? nothingPlayed;
      const missing = Math.min(goal, games) - done.games;
      if (missing <= 0) continue;
      const options = optionsFor(loaded.game, { setup: pairing.setup, seats: 2, options: pairing.options });
      const players = [level, level];
      const hits = id === 'tankDuel' ? noHits() : undefined;
      const watch = hits === undefined ? {} : { watch: (events: readonly GameEvent[]) => countHits(hits, events) };
      const simulation = { options, players, games: missing, skip: done.games, seed, longest: 20_000, ...watch };
      const bar = progressBar(missing, key);
      const tally = simulate(loaded, simulation, (_, count) => bar.step(count));
      bar.end();
      if (tally.finished < missing) throw new Error(`${key}: ${missing - tally.finished} games came to no end`);
      const [first = 0, second = 0] = tally.wins;
      const { draws, meanCommands } = tally;
      const now: Counts = { games: missing, wins: [first, second], draws, meanCommands, ...(hits && { hits }) };
      played.set(key, together(done, now));
      shelf.keep(Object.fromEntries(played));
    }
    report();
  }
  console.log(report());
}

/** What has been played with one seed. */
function openShelf([id, level, seed]: readonly [string, Level, string], fresh: boolean) {
  const { before, keep } = playedBefore('balance', [id, level, seed], fresh);
  const played = new Map<string, Counts>();
  for (const [key, counts] of Object.entries(before)) if (isCounts(counts)) played.set(key, counts);
  return { seed, played, keep };
}

interface Report {
  readonly game: Game;
  readonly level: Level;
  readonly seed: string;
  /** Which set-ups were asked for; absent: all. */
  readonly setup: string | undefined;
  readonly pairings: readonly Pairing[];
  readonly played: ReadonlyMap<string, Counts>;
  /** With each seed. */
  readonly games: number;
  readonly text: GameText;
}

/** Writes the section of a game and returns its table. */
function writeSection({ game, level, seed, setup, pairings, played, games, text }: Report): string {
  const rows = pairings.flatMap((pairing): BalanceRow[] => {
    const given = optionsFor(game, { setup: pairing.setup, seats: 2, options: pairing.options });
    const [first = '1', second = '2'] = namingSides(text, game.sideNames?.(given)).seats;
    const counts = played.get(keyOf(pairing));
    const name = text.setups[pairing.setup]?.name ?? pairing.setup;
    return counts ? [{ ...counts, name: `${name}${extraOf(pairing, text)}`, sides: [first, second] }] : [];
  });
  const due = pairings.filter((pairing) => setup === undefined || setup.split(',').includes(pairing.setup));
  const absent = due.filter((pairing) => !played.has(keyOf(pairing))).map(keyOf);
  const table = balanceTable(rows);
  const { hits } = rows.reduce<Counts>(together, nothingPlayed);
  const sources = provenance(
    game.id,
    pairings.map(({ setup }) => setup),
  );
  const body = [
    `\`npm run balance -- --game ${game.id} --games ${games} --level ${level}${setup === undefined ? '' : ` --setup ${setup}`} --seed ${seed}\``,
    table,
    ...sumOf(rows),
    ...(hits === undefined ? [] : [hitTable(hits)]),
    ...(absent.length === 0 ? [] : [`Not played yet: ${absent.join(', ')}.`]),
    sources.length === 0
      ? 'No data of this game are marked as reconstructed.'
      : `Reconstructed, so that the published game may differ:\n\n${sources.map((line) => `- ${line}`).join('\n')}`,
  ].join('\n\n');
  writeBalance(`${text.title}, ${level}`, body);
  return table;
}

/** All rows taken as one, where they are about the same two sides. */
function sumOf(rows: readonly BalanceRow[]): readonly string[] {
  const [one] = rows;
  if (one === undefined || rows.length < 2 || rows.some(({ sides }) => sides.join() !== one.sides.join())) return [];
  const { games, wins } = rows.reduce<Counts>(together, nothingPlayed);
  const { low, high } = wilson(wins[0], games);
  return [
    `All together: ${wins[0]} of ${games} to the first side (${one.sides[0]}), ${percent(wins[0] / games)}, 95 %: ${percent(low)} to ${percent(high)}.`,
  ];
}

/** What is special about a pairing besides its set-up: the handicap, or forces of its own. */
function extraOf({ options: { handicap, de, su } }: Pairing, text: GameText): string {
  const force = (list: readonly Json[]) => list.map((id) => text.words[String(id)] ?? String(id)).join(' and ');
  if (Array.isArray(de) && Array.isArray(su)) return `: ${force(de)} against ${force(su)}`;
  return handicap === 'even' ? ', with the handicap' : '';
}

await runTool(main);
