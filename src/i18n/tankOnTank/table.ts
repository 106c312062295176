import type en from './en/table';
/** What the board of Tank on Tank and its panels say, besides the words of the game. Templates are filled like log lines. */
export type TankOnTankTableText = typeof en;
