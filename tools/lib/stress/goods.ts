import { playableIds } from '../../../src/games/play';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import type { Match } from '../../../src/session/match';
import { openMatch } from '../../../src/session/match';
import { anyTable } from '../anyTable';
import { type Loaded, loadGame } from '../loadGame';

/** A real game in the middle or at its end, on a table drawn by lot. */
export interface Good {
  readonly loaded: Loaded;
  readonly match: Match;
}

export const person = { name: 'Mika', controller: { kind: 'human' } } as const;
const bot = { name: '', controller: { kind: 'bot', level: 'easy' } } as const;

export const sittersAt = ({ deal }: Match) =>
  Array.from({ length: deal.seats }, (_, seat) => (seat === 1 ? bot : person));

const LONGEST = 60;

/** So many games of each kind there is. */
export async function goodGames(each: number, seed: string): Promise<readonly Good[]> {
  const games: Good[] = [];
  for (const id of playableIds) {
    const loaded = await loadGame(id);
    for (let number = 0; number < each; number++) games.push(goodGame(loaded, `${seed} ${id} ${number}`));
  }
  return games;
}

function goodGame(loaded: Loaded, seed: string): Good {
  const dice = openDice(seedDice(seed));
  const options = anyTable(loaded.game, dice);
  let match = openMatch(loaded.game, loaded.sequence, { ...options, seed });
  const length = dice.roll(LONGEST, 'length') - 1;
  while (match.log.length < length && match.result === null) {
    const commands = match.state.active.flatMap((seat) => match.legal(seat));
    const command = commands[dice.roll(commands.length, 'command') - 1];
    if (command === undefined) break;
    match = match.play(command);
  }
  return { loaded, match };
}
