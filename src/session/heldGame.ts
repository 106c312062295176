import type { Command, Game, GameState, GameView, Result, Seat, TableOptions } from '../rules/core/game';
import type { Deal, Sequence } from '../rules/core/sequence';
import { type Match, openMatch } from './match';
import { type Reading, readingOf } from './reading';
import { type Glimpse, glimpseOf, type Leaving, leavingOf } from './record/glimpse';
import { type GameRecord, recordOf } from './record/record';
import type { Player } from './seats';

/**
 * A game that lies on this device, with who plays it. Screens pass it on, from the shelf to a table and back, and read it
 * through somebody's eyes; the match in it is for what lies below them.
 */
export class HeldGame {
  readonly sitters: readonly Player[];
  readonly #match: Match;

  constructor(match: Match, sitters: readonly Player[]) {
    this.#match = match;
    this.sitters = sitters;
  }

  /** For session and machines: no screen opens it. */
  static matchIn(held: HeldGame): Match {
    return held.#match;
  }

  get game(): Game {
    return this.#match.game;
  }

  get options(): TableOptions {
    const { setup, seats, options } = this.#match.deal;
    return { setup, seats, options };
  }

  get result(): Result | null {
    return this.#match.result;
  }

  view(seat: Seat | null): GameView {
    return this.#match.view(seat);
  }

  read(seat: Seat | null): Reading {
    return readingOf(this.#match, seat);
  }

  /** The whole game, to be kept. */
  record(): GameRecord {
    return recordOf(this.#match, this.sitters);
  }

  /** As what it may leave this device, as it was after so many commands; absent: as it is now. */
  leaving(commands?: number): Leaving {
    return leavingOf(this.#match, this.sitters, commands);
  }

  /** One moment of it as everybody may know it, to be looked at and not played on. */
  glimpse(commands: number): Glimpse {
    return glimpseOf(this.#match, this.sitters, null, commands);
  }

  /** The game as far as it had come after so many commands. */
  until(commands: number): GameRecord {
    return recordOf(this.#match.rewind(commands), this.sitters);
  }

  /** The same game with others at the table. */
  seating(sitters: readonly Player[]): HeldGame {
    return new HeldGame(this.#match, sitters);
  }
}

/** `opening`: what is played before anybody sits down, one command after the other. */
export function dealGame(
  game: Game,
  sequence: Sequence,
  deal: Deal,
  sitters: readonly Player[],
  opening: (state: GameState) => Command | null = () => null,
): HeldGame {
  let match = openMatch(game, sequence, deal);
  for (let next = opening(match.state); next !== null; next = opening(match.state)) match = match.play(next);
  return new HeldGame(match, sitters);
}
