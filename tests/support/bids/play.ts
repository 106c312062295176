import { play as real } from '../../../src/games/play';
import { bidPlay } from './bidPlay';

/** What can be played in the build for tests: the real games, and the toy. */
export const play = { ...real, tankDuel: bidPlay };

export function isPlayable(id: string): id is keyof typeof play {
  return Object.hasOwn(play, id);
}

export const playableIds = Object.keys(play).filter(isPlayable);
