import type { Command, Game, GameView, Json, Seat, TableOptions } from './game';
import type { Sequence } from './sequence';

export type Level = 'easy' | 'normal' | 'hard';
export const levels: readonly Level[] = ['easy', 'normal', 'hard'];

/** What a bot is asked: the view of its seat, never the state. */
export interface BotQuestion {
  readonly view: GameView;
  readonly seat: Seat;
  readonly seed: string;
  readonly level: Level;
  /** Budget in positions looked at, so that the same question has the same answer on every machine; absent: the level's own. */
  readonly positions?: number;
}

/** A bot's reply with its reasons: the three best candidates, and what it was allowed to see. */
export interface BotAnswer {
  readonly command: Command;
  readonly best: readonly { readonly command: Command; readonly score: number }[];
  readonly positions: number;
  readonly view: GameView;
}

/** A game's own bot; with the order of play, to look ahead. */
type Think = (question: BotQuestion, sequence: Sequence) => BotAnswer;

/** An analysis function of a game (sight, reach, odds …). Throws an `AskError` on bad input. */
export type Analyse = (params: { readonly [key: string]: unknown }) => Json;

/** Bad input to an analysis function: what is wrong and where. */
export class AnalysisError extends Error {}

/** Minutes a side may think in a whole game, and seconds added for every turn. */
export interface TimeControl {
  readonly minutes: number;
  readonly increment: number;
  /** By which whoever runs out of time loses. */
  readonly rule: string;
}

/** What a game's folder exports: the rules, and where it has them its own bot and analysis functions. */
export interface GameModule {
  readonly game: Game;
  readonly think?: Think;
  readonly analyses?: { readonly [question: string]: Analyse };
  /** The clock the options ask for; null: none. */
  timeControl?(options: TableOptions): TimeControl | null;
}
