import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { type DiceState, seedDice } from '../rules/core/dice';
import type { Deal, Fork } from '../rules/core/sequence';

/** What is dealt and thrown before the first command. */
export function openingDice(deal: Deal): DiceState {
  return deal.dice === 'stream' ? seedDice(deal.seed) : freshDice(deal.seed, 0);
}

/** The dice of command `index`, counted from 1; `before`: as the command before it left them. */
export function commandDice(deal: Deal, index: number, before: DiceState): DiceState {
  const fork = deal.forks?.findLast(({ at }) => at < index);
  if (fork !== undefined) return freshDice(fork.seed, index);
  return deal.dice === 'stream' ? before : freshDice(deal.seed, index);
}

/** The seed of the dice that are still to be thrown: all that is sealed and, at the end, shown. */
export function seedOf({ seed, forks }: Pick<Deal, 'seed' | 'forks'>): string {
  return forks?.at(-1)?.seed ?? seed;
}

/** What was hidden before a fork is made up with these. */
export function worldDice({ seed }: Fork): DiceState {
  return freshDice(seed, 'world');
}

/**
 * Who sees enough of a generator's throws can work out those to come. So every command has a generator of its own, from
 * a hash that tells nothing of the next one.
 */
function freshDice(seed: string, index: number | 'world'): DiceState {
  const hash = sha256(utf8ToBytes(`hull-down dice:${seed}:${index}`));
  const words = new DataView(hash.buffer, hash.byteOffset);
  return [0, 4, 8, 12].map((at) => words.getInt32(at));
}
