import type en from './en/table';

/** What the table of Tank Killers says, besides the words of the game. Templates are filled like log lines. */
export type TankKillersTableText = typeof en;
