import { tankChess } from '../rules/tankChess';
import { phasesOf, play } from './phases';

const { createMachine, chart } = phasesOf(tankChess, {
  asked: (state) => state.offer === 'open',
});

export const tankChessChart = chart(
  createMachine({
    id: 'tankChess',
    initial: 'turn',
    states: {
      turn: {
        entry: { type: 'begin', params: 'turn' },
        on: play,
        always: [
          { guard: 'over', target: 'over' },
          { guard: { type: 'asks', params: 'asked' }, target: 'drawOffer' },
          { guard: 'done', target: 'announcement' },
        ],
      },
      drawOffer: {
        tags: 'aside',
        entry: { type: 'begin', params: 'drawOffer' },
        on: play,
        always: [
          { guard: 'over', target: 'over' },
          { guard: 'done', target: 'turn' },
        ],
      },
      announcement: {
        entry: { type: 'begin', params: 'announcement' },
        always: [{ guard: 'over', target: 'over' }, { target: 'turn' }],
      },
      over: { entry: { type: 'begin', params: 'over' }, type: 'final' },
    },
  }),
);
