import type Phaser from 'phaser';
import type { Settings } from './settings';

/** What a test in the browser may ask; only there with `?test=1`. */
export interface TestBridge {
  ready: boolean;
  readonly game: Phaser.Game;
  /** What has been shown and told, for assertions. */
  readonly log: string[];
  settings(): Settings;
  /** How many frames have been drawn so far. */
  frames(): number;
  [more: string]: unknown;
}

declare global {
  interface Window {
    __GAME_TEST__?: TestBridge;
  }
}

export function openTestBridge(page: Window, game: Phaser.Game, settings: () => Settings): TestBridge {
  let frames = 0;
  game.events.on('postrender', () => {
    frames += 1;
  });
  const bridge: TestBridge = { ready: false, game, log: [], settings, frames: () => frames };
  page.__GAME_TEST__ = bridge;
  return bridge;
}
