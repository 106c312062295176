import { openDice, seedDice } from '../../src/rules/core/dice';
import type { Match } from '../../src/session/match';
import { openToy } from './toyMachine';

/** A toy game played with random legal commands, at most `most` of them. */
export function playToy(seed: string, most = 200): Match {
  const dice = openDice(seedDice(`player ${seed}`));
  let match = openToy(seed);
  while (match.result === null && match.log.length < most) {
    const choices = match.state.active.flatMap((seat) => match.legal(seat));
    const choice = choices[dice.roll(choices.length, 'choose') - 1];
    if (choice === undefined) throw new Error(`dead end after ${match.log.length} commands of seed ${seed}`);
    match = match.play(choice);
  }
  return match;
}
