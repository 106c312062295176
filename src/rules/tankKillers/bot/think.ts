import { seedDice } from '../../core/dice';
import type { Seat } from '../../core/game';
import type { BotAnswer, BotQuestion, Level } from '../../core/module';
import { quickDice } from '../../core/quickDice';
import type { Sequence } from '../../core/sequence';
import { EQUAL, gainOf, isProven, searchWorlds, type Trial } from '../../core/worldSearch';
import { movesOf } from '../commands';
import type { Command, State, View } from '../types';
import { imaginer } from '../view';
import { evaluate } from './evaluate';
import { favourOf } from './favours';
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

/** So many casualties from defeat, for either side, habits no longer decide: every unit may be the last. */
const CLOSE = 4;

/** How much longer and further is looked when it is close. */
const LONGER = 2;
const FURTHER = 1;

function isClose({ sides }: View): boolean {
  return sides.some(({ limit, casualties }) => limit - casualties.length <= CLOSE);
}

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

  const close = isClose(view);
  const favour = (command: Command) => favourOf(world, seat, command);
  const last = view.turn + skill.turns + (close ? FURTHER : 0);
  const found = searchWorlds<State, Command>(
    {
      imagine: (lots) => uncounted(imagine(lots)),
      moves,
      habit,
      positions: budget * (close ? LONGER : 1),
      favour,
      sequence,
      isFar: ({ defeated, turn }) => defeated !== null || turn >= last,
      choose: (at, lots) => choose(at, actingIn(at), lots),
      evaluate: (at) => evaluate(at, seat),
    },
    dice,
  );
  const judged = [
    { command: habit, score: 0 },
    ...found.trials.map((trial) => ({ command: trial.command, score: gainOf(trial) })),
  ].sort((a, b) => (Math.abs(b.score - a.score) > EQUAL ? b.score - a.score : favour(a.command) - favour(b.command)));
  const [first] = judged;
  const best = judged.slice(0, 3);
  const answer = (command: Command) => ({ command, best, positions: found.positions, view });
  if (close && first !== undefined) return answer(first.command);
  const proven = found.trials.find((trial) => isProven(trial, TRUST));
  const chosen = proven?.command ?? kept(habit, found.trials, favour);
  const pass = found.trials.find(({ command }) => command.type === 'pass');
  const cheap = pass !== undefined && (proven === undefined ? 0 : gainOf(proven)) - gainOf(pass) < BLUFF;
  return answer(skill.bluffs && cheap && dice.roll(3, 'bluff') === 1 ? pass.command : chosen);
}

/** A world in which nobody keeps count of what hands are known to hold: it is thrown away soon. */
function uncounted(world: State): State {
  for (const side of world.sides) {
    side.lacks = null;
    side.holds = null;
  }
  return world;
}

function actingIn({ active, phase }: State): Seat {
  const [acting] = active;
  if (acting === undefined) throw new Error(`nobody acts in ${phase}`);
  return acting;
}

/** The habitual move, unless another that does just as well does less for the enemy. */
function kept(habit: Command, trials: readonly Trial<Command>[], favour: (command: Command) => number): Command {
  const alike = trials.filter((trial) => trial.worlds > 0 && Math.abs(gainOf(trial)) <= EQUAL);
  return alike.reduce((best, { command }) => (favour(command) < favour(best) ? command : best), habit);
}

/** The border between the table, which knows no game, and this one. */
function isView(view: unknown): view is View {
  return typeof view === 'object' && view !== null && 'phase' in view && 'sides' in view && 'discard' in view;
}
