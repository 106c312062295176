import { sequenceOf } from '../../../src/machines/order';
import { phasesOf, play } from '../../../src/machines/phases';
import type { Game } from '../../../src/rules/core/game';
import { openMatch } from '../../../src/session/match';
import { bidGame } from './game';
import type { Setup } from './types';

/** The order of play, for the game itself and for one in which a test has made something wrong. */
export function bidChartOf(game: Game) {
  const { createMachine, chart } = phasesOf(game, {});
  return chart(
    createMachine({
      id: 'bids',
      initial: 'bidding',
      states: {
        bidding: {
          entry: { type: 'begin', params: 'bidding' },
          on: play,
          always: { guard: 'done', target: 'reveal' },
        },
        reveal: {
          entry: { type: 'begin', params: 'reveal' },
          always: [{ guard: 'over', target: 'over' }, { target: 'bidding' }],
        },
        over: { type: 'final', entry: { type: 'begin', params: 'over' } },
      },
    }),
  );
}

export const bidChart = bidChartOf(bidGame);
export const bidSequence = sequenceOf(bidChart);

export const openBids = (setup: Setup, seats: number, seed = 'a') =>
  openMatch(bidGame, bidSequence, { setup, seats, options: {}, seed });
