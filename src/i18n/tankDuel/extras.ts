import type { extras } from './en/extras';

/** Words of the lessons and puzzles of Tank Duel; English says which there are. */
export type DuelText = typeof extras;
