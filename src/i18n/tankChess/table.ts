import type en from './en/table';

/** What the Tank Chess board and its preview say, besides the words of the game. Templates are filled like log lines. */
export type TankChessTableText = typeof en;
