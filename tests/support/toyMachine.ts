import { sequenceOf } from '../../src/machines/order';
import { phasesOf, play } from '../../src/machines/phases';
import { openMatch } from '../../src/session/match';
import type { Player } from '../../src/session/seats';
import { toyGame } from './toyGame';

const { createMachine, chart } = phasesOf(toyGame, {});

export const toyChart = chart(
  createMachine({
    id: 'toy',
    initial: 'betting',
    states: {
      betting: {
        entry: { type: 'begin', params: 'betting' },
        on: play,
        always: { guard: 'done', target: 'action' },
      },
      action: {
        entry: { type: 'begin', params: 'action' },
        on: play,
        always: [
          { guard: 'over', target: 'over' },
          { guard: 'done', target: 'action', reenter: true },
        ],
      },
      over: { type: 'final', entry: { type: 'begin', params: 'over' } },
    },
  }),
);

export const toySequence = sequenceOf(toyChart);
export const toyModule = { game: toyGame };
export const toySitters: readonly Player[] = [
  { name: 'Ada', controller: { kind: 'human' } },
  { name: 'Bo', controller: { kind: 'bot', level: 'normal' } },
];

export const openToy = (seed = 'a', setup = 'duel') =>
  openMatch(toyGame, toySequence, { setup, seats: 2, options: {}, seed });
