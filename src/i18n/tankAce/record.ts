import type en from './en/record';

/** What the service record says, besides the words of the game. */
export type RecordText = typeof en;
