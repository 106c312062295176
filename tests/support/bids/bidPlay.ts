import type { PlayParts } from '../../../src/games/play';
import { bidGame } from './game';
import { bidChartOf } from './machine';

/** The toy under the id of the game whose place it takes. */
const game = { ...bidGame, id: 'tankDuel' };

export const bidPlay: PlayParts = {
  rules: async () => ({ game }),
  chart: async () => bidChartOf(game),
};
