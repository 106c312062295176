import type { Dice } from '../../core/dice';
import { seedDice } from '../../core/dice';
import type { BotAnswer, BotQuestion, Level } from '../../core/module';
import { quickDice } from '../../core/quickDice';
import type { Sequence } from '../../core/sequence';
import { gainOf, isProven, searchWorlds } from '../../core/worldSearch';
import type { Command, State } from '../types';
import { imagine, type View } from '../view';
import { evaluate } from './evaluate';
import { allowed, choose, plansFor } from './policy';
import type { Plan } from './study';

interface Skill {
  /** Positions looked at, unless the question says otherwise. */
  readonly positions: number;
  /** By how many VP the judgement of a plan strays. */
  readonly noise: number;
  /** Chance in percent of a command given without thinking. */
  readonly careless: number;
}

const skills: { readonly [level in Level]: Skill } = {
  easy: { positions: 0, noise: 2, careless: 40 },
  normal: { positions: 0, noise: 0.8, careless: 5 },
  hard: { positions: 250, noise: 0, careless: 0 },
};

/** How many plans are tried in imagined worlds, and by how many VP they may seem worse than the best. */
const WIDTH = 4;
const GAP = 0.8;
/** Decisions in which the search has nothing to add to what the plans say. */
const plainPhases: readonly State['phase'][] = ['excess', 'discard', 'ammunition', 'location', 'shake', 'weapon'];
/** How many standard errors a plan must be ahead of habit before it is trusted. */
const TRUST = 1.5;
/** How many behind it a plan is before it is given up. */
const SURRENDER = 1;
/** A tank lost is worth many VP and seldom seen in a few worlds. */
const SPREAD = 1;

/** Answers by rule of thumb, unless the search over worlds like the view proves another plan better. */
export function think(question: BotQuestion, sequence: Sequence): BotAnswer {
  const { view, seat, level } = question;
  if (!isView(view)) throw new Error('not a view of Tank Duel');
  const skill = skills[level];
  const dice = quickDice(seedDice(question.seed)[0] ?? 0);
  const world = imagine(view, dice);
  if (skill.careless > 0 && dice.roll(100, 'careless') <= skill.careless) {
    const [command] = dice.shuffle(allowed(world, seat));
    if (command !== undefined) return { command, best: [{ command, score: 0 }], positions: 1, view };
  }
  const plans = strayed(plansFor(world, seat), skill.noise, dice);
  const [habit] = plans;
  if (habit === undefined) throw new Error(`seat ${seat} has no move in ${view.phase}`);
  const tried = plans.filter(({ gain }) => gain > habit.gain - GAP).slice(0, WIDTH);
  const budget = question.positions ?? skill.positions;
  const told = plans.slice(0, 3).map(({ command, gain }) => ({ command, score: gain }));
  if (budget === 0 || tried.length === 1 || plainPhases.includes(view.phase)) {
    return { command: habit.command, best: told, positions: 1, view };
  }

  // A bid is judged by its round, everything else by the Tank Phase it is done in.
  const isOver = ({ turn, current }: State) => turn > view.turn || (view.current !== null && current !== view.current);
  const { trials, positions } = searchWorlds<State, Command>(
    {
      imagine: (lots) => imagine(view, lots),
      moves: tried.map(({ command }) => command),
      habit: habit.command,
      positions: budget,
      surrender: SURRENDER,
      sequence,
      isFar: (at) => at.ended || isOver(at),
      choose(at) {
        const [acting] = at.active;
        if (acting === undefined) throw new Error(`nobody acts in ${at.phase}`);
        return choose(at, acting);
      },
      evaluate: (at) => evaluate(at, seat),
    },
    dice,
  );
  const proven = trials.find((trial) => isProven(trial, TRUST, SPREAD));
  const best = [
    { command: habit.command, score: 0 },
    ...trials.map((trial) => ({ command: trial.command, score: gainOf(trial) })),
  ]
    .sort((a, b) => b.score - a.score)
    .slice(0, 3);
  return { command: proven?.command ?? habit.command, best, positions, view };
}

/** Plans as a level sees them: each off by up to its noise. */
function strayed(plans: readonly Plan[], noise: number, dice: Dice): readonly Plan[] {
  if (noise === 0) return plans;
  const off = () => ((dice.roll(2001, 'noise') - 1001) / 1000) * noise;
  return plans.map(({ command, gain }) => ({ command, gain: gain + off() })).sort((a, b) => b.gain - a.gain);
}

/** The border between the table, which knows no game, and this one. */
function isView(view: unknown): view is View {
  return typeof view === 'object' && view !== null && 'deckSize' in view && 'tanks' in view && 'damageDiscard' in view;
}
