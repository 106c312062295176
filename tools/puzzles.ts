import { openSnapshot } from '../src/rules/tankChess/openSnapshot';
import { isPositionFault, readSnapshot } from '../src/rules/tankChess/positionText';
import { deal } from '../src/rules/tankChess/setup';
import { BadArgument, readArgs, runTool, wholeNumber } from './lib/args';
import { minePuzzles } from './lib/minePuzzles';

const HELP = `Looks for puzzles in careless games of Tank Chess: positions with exactly one way to win in one turn or in two.
  npx tsx tools/puzzles.ts --setup standard16 --games 5 --seed 1
    --position  a position in one line to start from, instead of a set-up`;

const values = readArgs(HELP, {
  setup: { type: 'string', default: 'standard16' },
  position: { type: 'string' },
  games: { type: 'string', default: '5' },
  seed: { type: 'string', default: '1' },
});

function startOf(position: string | undefined) {
  if (position === undefined) return deal({ setup: values.setup, seats: 2, options: {} });
  const snapshot = readSnapshot(position);
  if (isPositionFault(snapshot)) throw new BadArgument('--position', `${snapshot.fault} at ${snapshot.where}`);
  return openSnapshot(snapshot);
}

await runTool(async () => {
  const start = startOf(values.position);
  const games = wholeNumber('--games', values.games, 1, 10_000);
  for (let game = 0; game < games; game++) {
    for (const { position, turns, answer } of minePuzzles(start, `${values.seed} ${game}`)) {
      console.log(`  { position: '${position}', turns: ${turns}, answer: '${answer}' },`);
    }
  }
});
