import type { Dice } from '../../core/dice';
import type { Seat } from '../../core/game';
import { clone, equalJson } from '../../core/play';
import type { Sequence } from '../../core/sequence';
import type { Command, State } from '../types';
import { evaluate } from './evaluate';
import { choose } from './policy';
import { quickDice } from './quickDice';

/** A move on trial: how much better than the habitual move it did in the worlds both were tried in. */
interface Trial {
  readonly command: Command;
  worlds: number;
  gain: number;
  squares: number;
}

interface Search {
  readonly imagine: (dice: Dice) => State;
  readonly seat: Seat;
  readonly moves: readonly Command[];
  /** What rule of thumb would do: it is kept unless another move proves better. */
  readonly habit: Command;
  readonly positions: number;
  /** How many turns are played on before a world is judged. */
  readonly turns: number;
  readonly sequence: Sequence;
}

/**
 * Deals the cards that cannot be seen in many ways, tries every move in each such world beside the habitual one, plays on
 * by rule of thumb, and drops the worse half of the moves again and again.
 */
export function search(plan: Search, dice: Dice): { readonly trials: readonly Trial[]; readonly positions: number } {
  const trials = plan.moves
    .filter((command) => !equalJson(command, plan.habit))
    .map((command): Trial => ({ command, worlds: 0, gain: 0, squares: 0 }));
  let running = trials;
  let spent = 0;
  const rounds = Math.max(1, 32 - Math.clz32(trials.length));
  for (let round = 1; round <= rounds && running.length > 0; round++) {
    do {
      const world = plan.imagine(dice);
      for (const side of world.sides) side.lacks = null;
      const seed = dice.roll(0x7fffffff, 'world');
      const usual = playOut(clone(world), plan.habit, plan, seed);
      spent += usual.positions;
      for (const trial of running) {
        const { value, positions } = playOut(clone(world), trial.command, plan, seed);
        const gain = value - usual.value;
        trial.worlds += 1;
        trial.gain += gain;
        trial.squares += gain * gain;
        spent += positions;
      }
    } while (spent < (plan.positions * round) / rounds);
    running = [...running].sort((a, b) => gainOf(b) - gainOf(a)).slice(0, Math.ceil(running.length / 2));
  }
  return { trials: [...trials].sort((a, b) => gainOf(b) - gainOf(a)), positions: spent };
}

/** The mean gain over the habitual move. */
export function gainOf(trial: Trial): number {
  return trial.worlds === 0 ? 0 : trial.gain / trial.worlds;
}

/** Fewer worlds than this prove nothing, however much they agree. */
const FEWEST = 12;

/** Whether the gain is more than luck of the worlds: above `errors` times its standard error. */
export function isProven(trial: Trial, errors: number): boolean {
  const mean = gainOf(trial);
  if (mean <= 0 || trial.worlds < FEWEST) return false;
  const variance = Math.max(0, trial.squares / trial.worlds - mean * mean);
  return mean * mean * (trial.worlds - 1) >= errors * errors * variance;
}

/** Gives the command in one world and plays on for some turns. */
function playOut(world: State, command: Command, { seat, turns, sequence }: Search, seed: number) {
  const dice = quickDice(seed);
  const scribe = { dice, emit: () => {} };
  const last = world.turn + turns;
  let positions = 1;
  sequence.play(world, command, scribe);
  while (world.defeated === null && world.turn < last) {
    const acting = world.active[0];
    if (acting === undefined) throw new Error(`nobody acts in ${world.phase}`);
    sequence.play(world, choose(world, acting, dice), scribe);
    positions += 1;
  }
  return { value: evaluate(world, seat), positions };
}
