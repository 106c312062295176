import type { Command, Game, GameView, Json, Options, Seat } from './game';
import type { Sequence } from './sequence';

export type Level = 'easy' | 'normal' | 'hard';
export const levels: readonly Level[] = ['easy', 'normal', 'hard'];

/** What a bot is asked: the view of its seat, never the state. */
export interface Question {
  readonly view: GameView;
  readonly seat: Seat;
  readonly seed: string;
  readonly level: Level;
  /** Budget in positions looked at, so that the same question has the same answer on every machine; absent: the level's own. */
  readonly positions?: number;
}

/** A bot's reply with its reasons: the three best candidates, and what it was allowed to see. */
export interface Answer {
  readonly command: Command;
  readonly best: readonly { readonly command: Command; readonly score: number }[];
  readonly positions: number;
  readonly view: GameView;
}

/** A game's own bot; with the order of play, to look ahead. */
type Think = (question: Question, sequence: Sequence) => Answer;

/** An analysis function of a game (sight, reach, odds …). Throws an `AskError` on bad input. */
export type Ask = (params: { readonly [key: string]: unknown }) => Json;

/** Bad input to an analysis function: what is wrong and where. */
export class AskError extends Error {}

/** Minutes a side may think in a whole game, and seconds added for every turn. */
export interface PaceWish {
  readonly minutes: number;
  readonly increment: number;
  /** By which whoever runs out of time loses. */
  readonly rule: string;
}

/** What a game's folder exports: the rules, and where it has them its own bot and analysis functions. */
export interface GameModule {
  readonly game: Game;
  readonly think?: Think;
  readonly ask?: { readonly [question: string]: Ask };
  /** The clock the options ask for; null: none. */
  pace?(options: Options): PaceWish | null;
}
