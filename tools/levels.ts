import { BadArgument, readArgs, runTool, wholeNumber } from './lib/args';
import { balancePage, playedBefore, writeBalance } from './lib/balancePage';
import { pairingsOf } from './lib/balancePlan';
import { nothingPlayed, playNext, type Score } from './lib/levelMatch';
import { LEVELS, levelTable } from './lib/levelTable';
import { optionsFor } from './lib/loadGame';
import { progressBar } from './lib/progress';
import { levelOf, loadTold } from './lib/toldGame';

const HELP = `Plays two levels of a bot against each other over the set-ups of a game, seats changing, and writes the result into
the section "${LEVELS}" of docs/BALANCE.md.
  npm run levels -- --game tankChess --match hard,normal --games 100 [--opening 4] [--setup standard16] [--seed 1] [--fresh]
    --games    games in all; what was played before with the same arguments counts, so that a run may be broken off at
               any time and taken up again
    --opening  commands drawn by lot before the bots take over, for games without luck
    --setup    only these, in turn
    --fresh    forget what was played before: needed after rules or bots have changed`;

function isScore(value: object): value is Score {
  return ['games', 'won', 'lost', 'drawn'].every((key) => key in value);
}

async function main(): Promise<void> {
  const values = readArgs(HELP, {
    game: { type: 'string', default: 'tankChess' },
    match: { type: 'string', default: 'hard,normal' },
    games: { type: 'string', default: '100' },
    opening: { type: 'string', default: '0' },
    setup: { type: 'string' },
    seed: { type: 'string', default: '1' },
    fresh: { type: 'boolean', default: false },
  });
  const { game: id, seed } = values;
  const loaded = await loadTold(id);
  const [strong, weak] = values.match.split(',').map((word) => levelOf('--match', word));
  if (strong === undefined || weak === undefined) throw new BadArgument('--match', 'two levels are needed');
  const games = wholeNumber('--games', values.games, 1, 100_000);
  const opening = wholeNumber('--opening', values.opening, 0, 100);
  const wanted = values.setup?.split(',');
  for (const setup of wanted ?? []) optionsFor(loaded.game, { setup });
  const pairings = pairingsOf(loaded.game).filter(({ setup }) => wanted?.includes(setup) ?? true);

  const name = [id, strong, weak, opening, values.setup ?? 'all', seed];
  const { before, keep } = playedBefore('levels', name, values.fresh);
  let score = isScore(before) ? before : nothingPlayed;
  const bar = progressBar(games, 'games');
  while (score.games < games) {
    score = playNext(loaded, { strong, weak, seed, opening, pairings }, score);
    keep(score);
    bar.step(score.games);
  }
  bar.end();

  const only = values.setup === undefined ? '' : ` --setup ${values.setup}`;
  const begun = opening === 0 ? '' : ` --opening ${opening}`;
  const command = `npm run levels -- --game ${id} --match ${strong},${weak} --games ${score.games}${begun}${only} --seed ${seed}`;
  const table = levelTable(balancePage(), loaded.text.title, `${strong} against ${weak}`, score, command);
  writeBalance(LEVELS, table);
  console.log(JSON.stringify({ game: id, match: [strong, weak], ...score }));
}

await runTool(main);
