import { type Dice, openDice, seedDice } from '../../rules/core/dice';
import type { Command, Game } from '../../rules/core/game';
import type { BotAnswer, BotQuestion, GameModule, Level } from '../../rules/core/module';
import { legal, write } from '../../rules/core/play';
import type { Sequence } from '../../rules/core/sequence';

/** How hard a level looks: positions it may weigh up, and how far its judgement strays from what it saw. */
const skill: { readonly [level in Level]: { readonly positions: number; readonly noise: number } } = {
  easy: { positions: 60, noise: 1 },
  normal: { positions: 400, noise: 0.6 },
  hard: { positions: 2000, noise: 0 },
};

/** The game's own bot where it has one, else the generic one. */
export function thinkWith({ game, think: own }: GameModule, question: BotQuestion, sequence: Sequence): BotAnswer {
  return own === undefined ? think(game, question) : own(question, sequence);
}

/** The generic bot: imagines worlds that fit the view, tries every legal command in each and keeps the best. */
export function think(game: Game, question: BotQuestion): BotAnswer {
  const { view, seat, level } = question;
  const dice = openDice(seedDice(`${question.seed} bot`));
  const { noise } = skill[level];
  const budget = Math.max(1, question.positions ?? skill[level].positions);

  let world = game.imagine(view, dice);
  // What is legal follows from the view, so one world tells it for all. Shuffled, so that equals are chosen among fairly.
  const commands = dice.shuffle(legal(game, world, seat)).slice(0, budget);
  if (commands.length === 0) throw new Error(`seat ${seat} of ${game.id} has nothing to choose from`);
  const sums = commands.map(() => 0);
  // Whole rounds only: every command is tried in the same worlds with the same luck.
  const rounds = Math.max(1, Math.floor(budget / commands.length));
  for (let round = 0; round < rounds; round++) {
    if (round > 0) world = game.imagine(view, dice);
    const from = { state: world, dice: seedDice(`${question.seed} world ${round}`) };
    for (const [index, command] of commands.entries()) {
      const { state } = write(from, (draft, scribe) => game.apply(draft, command, scribe)).position;
      sums[index] = (sums[index] ?? 0) + game.score(state, seat);
    }
  }

  const judged = withNoise(commands, sums, rounds, noise, dice);
  judged.sort((a, b) => b.score - a.score);
  const best = judged.slice(0, 3);
  const [first] = best;
  if (first === undefined) throw new Error('no command was judged');
  return { command: first.command, best, positions: rounds * commands.length, view };
}

/** The mean scores, each off by up to `noise` of the span between best and worst. */
function withNoise(
  commands: readonly Command[],
  sums: readonly number[],
  rounds: number,
  noise: number,
  dice: Dice,
): { command: Command; score: number }[] {
  const span = (Math.max(...sums) - Math.min(...sums)) / rounds;
  return commands.map((command, index) => {
    const off = noise === 0 ? 0 : (dice.roll(2001, 'noise') - 1001) / 1000;
    return { command, score: (sums[index] ?? 0) / rounds + off * noise * span };
  });
}
