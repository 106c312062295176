import type en from './en/career';

/** What the papers between missions say, besides the words of the game. Templates are filled like log lines. */
export type CareerText = typeof en;
