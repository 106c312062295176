import type { Level } from '../../src/rules/core/module';
import type { Pairing } from './balancePlan';
import { type Loaded, optionsFor } from './loadGame';
import { simulate } from './simulate';

/** A match between a stronger and a weaker level, told from the stronger one's side. */
export interface Score {
  readonly games: number;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

export const nothingPlayed: Score = { games: 0, won: 0, lost: 0, drawn: 0 };

export interface LevelMatch {
  readonly strong: Level;
  readonly weak: Level;
  readonly seed: string;
  readonly opening: number;
  readonly pairings: readonly Pairing[];
}

/**
 * The game after those of `before`. Two games in a row have the same set-up and seed, so the same luck and opening, and
 * the levels change seats between them; each two go on to the next set-up.
 */
export function playNext(loaded: Loaded, match: LevelMatch, before: Score): Score {
  const { strong, weak, seed, opening, pairings } = match;
  const two = Math.floor(before.games / 2);
  const seat = before.games % 2;
  const pairing = pairings[two % pairings.length];
  if (pairing === undefined) throw new Error('no set-up to play');
  const options = optionsFor(loaded.game, { setup: pairing.setup, seats: 2, options: pairing.options });
  const players = seat === 0 ? [strong, weak] : [weak, strong];
  const tally = simulate(loaded, { options, players, opening, seed, skip: two, games: 1, longest: 20_000 }, () => {});
  if (tally.finished === 0) throw new Error(`${pairing.setup}: game ${before.games + 1} came to no end`);
  return {
    games: before.games + 1,
    won: before.won + (tally.wins[seat] ?? 0),
    lost: before.lost + (tally.wins[1 - seat] ?? 0),
    drawn: before.drawn + tally.draws,
  };
}
