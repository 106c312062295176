import type en from './app/en/frame';

/** Words of the frame: menu, set-up, saved games, settings, keys. English says which there are. */
export type UiText = typeof en;
