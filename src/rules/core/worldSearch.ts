import type { Dice } from './dice';
import type { Command, GameState } from './game';
import { clone, equalJson } from './play';
import { quickDice } from './quickDice';
import type { Sequence } from './sequence';

/** A move on trial: how much better than the habitual move it did in the worlds both were tried in. */
export interface Trial<C> {
  readonly command: C;
  worlds: number;
  gain: number;
  squares: number;
}

interface WorldSearch<S extends GameState, C extends Command> {
  readonly imagine: (dice: Dice) => S;
  readonly moves: readonly C[];
  /** What rule of thumb would do: it is kept unless another move proves better. */
  readonly habit: C;
  readonly positions: number;
  /** What a move does for the enemy: among equals, less is better. */
  readonly favour?: (command: C) => number;
  /** Standard errors a move must lie behind habit to be tried no further; absent: every move has its share of worlds. */
  readonly surrender?: number;
  readonly sequence: Sequence;
  /** Whether a world has been played on far enough to be judged. */
  isFar(world: S): boolean;
  /** Who moves next in a world that is played on, by rule of thumb. */
  choose(world: S, dice: Dice): C;
  evaluate(world: S): number;
}

/**
 * Deals the cards that cannot be seen in many ways, tries every move in each such world beside the habitual one, plays on
 * by rule of thumb, and drops the worse half of the moves again and again.
 */
export function searchWorlds<S extends GameState, C extends Command>(
  plan: WorldSearch<S, C>,
  dice: Dice,
): { readonly trials: readonly Trial<C>[]; readonly positions: number } {
  const trials = plan.moves
    .filter((command) => !equalJson(command, plan.habit))
    .map((command): Trial<C> => ({ command, worlds: 0, gain: 0, squares: 0 }));
  const { favour = () => 0, surrender = Number.POSITIVE_INFINITY } = plan;
  const byGain = (a: Trial<C>, b: Trial<C>) => {
    const ahead = gainOf(b) - gainOf(a);
    return Math.abs(ahead) > EQUAL ? ahead : favour(a.command) - favour(b.command);
  };
  let running = trials;
  let spent = 0;
  const rounds = Math.max(1, 32 - Math.clz32(trials.length));
  for (let round = 1; round <= rounds && running.length > 0; round++) {
    do {
      const world = plan.imagine(dice);
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
      running = running.filter((trial) => !isBehind(trial, surrender));
    } while (running.length > 0 && spent < (plan.positions * round) / rounds);
    running = [...running].sort(byGain).slice(0, Math.ceil(running.length / 2));
  }
  return { trials: [...trials].sort(byGain), positions: spent };
}

/** Gains no further apart than this are the same. */
export const EQUAL = 1e-6;

/** The mean gain over the habitual move. */
export function gainOf<C>(trial: Trial<C>): number {
  return trial.worlds === 0 ? 0 : trial.gain / trial.worlds;
}

/** Fewer worlds than this prove nothing, however much they agree. */
const FEWEST = 12;

/**
 * Whether the gain is more than luck of the worlds: above `errors` times its standard error. `spread` is the least
 * variance to reckon with, where what matters is too rare to show in a few worlds.
 */
export function isProven<C>(trial: Trial<C>, errors: number, spread = 0): boolean {
  const mean = gainOf(trial);
  if (mean <= 0 || trial.worlds < FEWEST) return false;
  const variance = Math.max(spread, trial.squares / trial.worlds - mean * mean);
  return mean * mean * (trial.worlds - 1) >= errors * errors * variance;
}

/** Fewer worlds than this do not show that a move is bad either. */
const ENOUGH = 8;

/** Whether a move did worse than habit by so many standard errors. */
function isBehind<C>(trial: Trial<C>, errors: number): boolean {
  const mean = gainOf(trial);
  if (mean >= 0 || trial.worlds < ENOUGH) return false;
  return mean * mean * (trial.worlds - 1) >= errors * errors * (trial.squares / trial.worlds - mean * mean);
}

/** Gives the command in one world and plays on until it can be judged. */
function playOut<S extends GameState, C extends Command>(
  world: S,
  command: C,
  { sequence, isFar, choose, evaluate }: WorldSearch<S, C>,
  seed: number,
) {
  const dice = quickDice(seed);
  const scribe = { dice, emit: () => {} };
  let positions = 1;
  sequence.play(world, command, scribe);
  while (!isFar(world)) {
    sequence.play(world, choose(world, dice), scribe);
    positions += 1;
  }
  return { value: evaluate(world), positions };
}
