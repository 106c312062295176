import type { GameEvent, GameView, Seat } from '../../../src/rules/core/game';

/**
 * Salvage, a toy for tables of other sizes than two: every seat bids cards for a wreck, all at once and in secret. Alone
 * against the market, each for himself, or in two teams that bid side by side.
 */
export type Phase = 'bidding' | 'reveal' | 'over';
export type Setup = 'lone' | 'open' | 'teams';
export type Rule = 'BID-1' | 'BID-2' | 'BID-3' | 'BID-5' | 'BID-6';

export interface State {
  phase: Phase;
  turn: number;
  active: Seat[];
  setup: Setup;
  hands: number[][];
  /** What lies face down before each seat; null: nothing yet. */
  bids: (number[] | null)[];
  spent: number[];
  deck: number[];
  prize: number;
  points: number[];
  left: boolean[];
}

export interface Command {
  readonly type: 'bid';
  readonly seat: Seat;
  /** In rising order: a bid is a set. */
  readonly cards: readonly number[];
}

export type Event =
  | (GameEvent & { readonly type: 'offered'; readonly turn: number; readonly prize: number })
  | (GameEvent & { readonly type: 'bidLaid'; readonly seat: Seat })
  | (GameEvent & { readonly type: 'bidShown'; readonly seat: Seat; readonly sum: number })
  | (GameEvent & { readonly type: 'sold'; readonly seats: readonly Seat[]; readonly prize: number });

/** What one seat sees: its own hand and bid, of the others how many cards they hold and whether they have bid. */
export interface View extends GameView {
  readonly phase: Phase;
  readonly setup: Setup;
  readonly seat: Seat | null;
  readonly hand: readonly number[];
  readonly bid: readonly number[] | null;
  readonly held: readonly number[];
  readonly placed: readonly boolean[];
  readonly spent: readonly number[];
  readonly prize: number;
  readonly points: readonly number[];
  readonly left: readonly boolean[];
}
