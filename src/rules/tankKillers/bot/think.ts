import { seedDice } from '../../core/dice';
import type { Seat } from '../../core/game';
import type { Answer, Level, Question } from '../../core/module';
import { clone } from '../../core/play';
import { runOn } from '../order';
import { applyCommand } from '../phasing';
import { movesOf } from '../refuse';
import type { Command, State, View } from '../types';
import { imaginer } from '../view';
import { evaluate } from './evaluate';
import { choose } from './policy';
import { quickDice } from './quickDice';

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
  normal: { positions: 500, turns: 1, careless: 15, bluffs: false },
  hard: { positions: 3000, turns: 2, careless: 0, bluffs: true },
};

interface Option {
  readonly command: Command;
  total: number;
  worlds: number;
}

/**
 * Deals the cards it cannot see in many ways, tries every move in each such world, plays on by rule of thumb
 * and keeps the move that did best; the worse half of the moves is dropped again and again.
 */
export function think(question: Question): Answer {
  const { view, seat, level } = question;
  if (!isView(view)) throw new Error('not a view of Tank Killers');
  const skill = skills[level];
  const dice = quickDice(seedDice(question.seed)[0] ?? 0);
  const imagine = imaginer(view);
  const moves = movesOf(imagine(dice), seat);
  const [only] = moves;
  if (only === undefined) throw new Error(`seat ${seat} has no move in ${view.phase}`);
  const answer = (command: Command, best: Answer['best'], positions: number) => ({ command, best, positions, view });
  const unthought = (command: Command) => answer(command, [{ command, score: 0 }], 1);
  if (moves.length === 1) return unthought(only);
  if (dice.roll(100, 'careless') <= skill.careless) {
    return unthought(moves[dice.roll(moves.length, 'careless') - 1] ?? only);
  }
  const budget = question.positions ?? skill.positions;
  if (budget === 0) return unthought(choose(imagine(dice), seat, dice));

  let options: Option[] = moves.map((command) => ({ command, total: 0, worlds: 0 }));
  const all = options;
  let spent = 0;
  const rounds = Math.max(1, 32 - Math.clz32(options.length - 1));
  for (let round = 0; round < rounds && options.length > 1; round++) {
    const until = (budget * (round + 1)) / rounds;
    do {
      const world = imagine(dice);
      for (const side of world.sides) side.lacks = null;
      const seed = dice.roll(0x7fffffff, 'world');
      for (const option of options) {
        const { value, positions } = playOut(clone(world), option.command, seat, skill.turns, seed);
        option.total += value;
        option.worlds += 1;
        spent += positions;
      }
    } while (spent < until);
    options = [...options].sort((a, b) => mean(b) - mean(a)).slice(0, Math.ceil(options.length / 2));
  }
  const best = [...all]
    .sort((a, b) => b.worlds - a.worlds || mean(b) - mean(a))
    .slice(0, 3)
    .map((option) => ({ command: option.command, score: mean(option) }));
  const bluff = all.find(({ command }) => command.type === 'pass');
  const leader = options[0];
  if (
    bluff !== undefined &&
    leader !== undefined &&
    skill.bluffs &&
    isClose(bluff, leader) &&
    dice.roll(3, 'bluff') === 1
  ) {
    return answer(bluff.command, best, spent);
  }
  return answer(leader?.command ?? only, best, spent);
}

/** Passing costs next to nothing: now and then it is done just to keep the other guessing and the card in hand. */
function isClose(pass: Option, leader: Option): boolean {
  return mean(leader) - mean(pass) < 0.03;
}

function mean(option: Option): number {
  return option.worlds === 0 ? 0 : option.total / option.worlds;
}

/** Gives the command in one world and plays on for some turns. */
function playOut(world: State, command: Command, seat: Seat, turns: number, seed: number) {
  const dice = quickDice(seed);
  const scribe = { dice, emit: () => {} };
  const last = world.turn + turns;
  let positions = 1;
  applyCommand(world, command, scribe);
  runOn(world, scribe);
  while (world.defeated === null && world.turn < last) {
    const acting = world.active[0];
    if (acting === undefined) throw new Error(`nobody acts in ${world.phase}`);
    applyCommand(world, choose(world, acting, dice), scribe);
    runOn(world, scribe);
    positions += 1;
  }
  return { value: evaluate(world, seat), positions };
}

/** The border between the table, which knows no game, and this one. */
function isView(view: unknown): view is View {
  return typeof view === 'object' && view !== null && 'phase' in view && 'sides' in view && 'discard' in view;
}
