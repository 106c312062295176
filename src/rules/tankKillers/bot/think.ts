import { seedDice } from '../../core/dice';
import type { BotAnswer, BotQuestion, Level } from '../../core/module';
import { quickDice } from '../../core/quickDice';
import type { Sequence } from '../../core/sequence';
import { gainOf, isProven, searchWorlds } from '../../core/worldSearch';
import { movesOf } from '../commands';
import type { Command, State, View } from '../types';
import { imaginer } from '../view';
import { evaluate } from './evaluate';
import { choose } from './policy';

interface Skill {
  /** Positions looked at, unless the question says otherwise. */
  readonly positions: number;
  /** How many turns are played on before a world is judged. */
  readonly turns: number;
  /** Chance in percent of a move made without thinking. */
  readonly careless: number;
  /** Whether it sometimes passes though it holds a good card. */
  readonly bluffs: boolean;
}

const skills: { readonly [level in Level]: Skill } = {
  easy: { positions: 0, turns: 0, careless: 55, bluffs: false },
  normal: { positions: 300, turns: 1, careless: 28, bluffs: false },
  hard: { positions: 3000, turns: 2, careless: 0, bluffs: true },
};

/** How many standard errors a move must be ahead of habit before it is trusted. */
const TRUST = 1.5;

/** What a pass may seem to cost, in casualties, and still be made to keep the other guessing and the card in hand. */
const BLUFF = 0.03;

/** Answers by rule of thumb, unless the search over worlds like the view proves another move better. */
export function think(question: BotQuestion, sequence: Sequence): BotAnswer {
  const { view, seat, level } = question;
  if (!isView(view)) throw new Error('not a view of Tank Killers');
  const skill = skills[level];
  const dice = quickDice(seedDice(question.seed)[0] ?? 0);
  const imagine = imaginer(view);
  const world = imagine(dice);
  const moves = movesOf(world, seat);
  const [only] = moves;
  if (only === undefined) throw new Error(`seat ${seat} has no move in ${view.phase}`);
  const unthought = (command: Command) => ({ command, best: [{ command, score: 0 }], positions: 1, view });
  if (moves.length === 1) return unthought(only);
  if (dice.roll(100, 'careless') <= skill.careless) {
    return unthought(moves[dice.roll(moves.length, 'careless') - 1] ?? only);
  }
  const habit = choose(world, seat, dice);
  const budget = question.positions ?? skill.positions;
  if (budget === 0) return unthought(habit);

  const last = view.turn + skill.turns;
  const { trials, positions } = searchWorlds<State, Command>(
    {
      imagine(lots) {
        const dealt = imagine(lots);
        for (const side of dealt.sides) side.lacks = null;
        return dealt;
      },
      moves,
      habit,
      positions: budget,
      sequence,
      isFar: ({ defeated, turn }) => defeated !== null || turn >= last,
      choose(at, lots) {
        const [acting] = at.active;
        if (acting === undefined) throw new Error(`nobody acts in ${at.phase}`);
        return choose(at, acting, lots);
      },
      evaluate: (at) => evaluate(at, seat),
    },
    dice,
  );
  const best = [
    { command: habit, score: 0 },
    ...trials.map((trial) => ({ command: trial.command, score: gainOf(trial) })),
  ]
    .sort((a, b) => b.score - a.score)
    .slice(0, 3);
  const proven = trials.find((trial) => isProven(trial, TRUST));
  const chosen = proven?.command ?? habit;
  const pass = trials.find(({ command }) => command.type === 'pass');
  const cheap = pass !== undefined && (proven === undefined ? 0 : gainOf(proven)) - gainOf(pass) < BLUFF;
  const command = skill.bluffs && cheap && dice.roll(3, 'bluff') === 1 ? pass.command : chosen;
  return { command, best, positions, view };
}

/** The border between the table, which knows no game, and this one. */
function isView(view: unknown): view is View {
  return typeof view === 'object' && view !== null && 'phase' in view && 'sides' in view && 'discard' in view;
}
