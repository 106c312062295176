import { tankOnTank } from '../rules/tankOnTank';
import { phasesOf, play } from './phases';

const { createMachine, chart } = phasesOf(tankOnTank, {
  moving: (state) => state.activity?.type === 'move',
  aiming: (state) => state.activity?.type === 'volley',
  rolling: (state) => state.activity?.type === 'ace',
  advancing: (state) => state.activity?.type === 'advance',
  idle: (state) => state.activity === null,
});

const over = { guard: 'over', target: '#tankOnTank.over' } as const;

export const tankOnTankChart = chart(
  createMachine({
    id: 'tankOnTank',
    initial: 'preparation',
    states: {
      /** Only own battles have more to prepare than the set-up; without anything to decide it passes by itself. */
      preparation: {
        initial: 'purchase',
        states: {
          purchase: {
            tags: 'aside',
            entry: { type: 'begin', params: 'purchase' },
            on: play,
            always: { guard: 'done', target: 'terms' },
          },
          terms: {
            tags: 'aside',
            entry: { type: 'begin', params: 'terms' },
            on: play,
            always: { guard: 'done', target: 'objectives' },
          },
          objectives: {
            tags: 'aside',
            entry: { type: 'begin', params: 'objectives' },
            on: play,
            always: { guard: 'done', target: 'deployment' },
          },
          deployment: {
            entry: { type: 'begin', params: 'deployment' },
            on: play,
            always: { guard: 'done', target: '#tankOnTank.sidePhase' },
          },
        },
      },
      /** One side's phase of a turn; then the other's, then the next turn. */
      sidePhase: {
        initial: 'command',
        states: {
          command: {
            entry: { type: 'begin', params: 'command' },
            always: [over, { target: 'action' }],
          },
          action: {
            entry: { type: 'begin', params: 'action' },
            on: play,
            always: [
              over,
              { guard: { type: 'asks', params: 'moving' }, target: 'movement' },
              { guard: { type: 'asks', params: 'aiming' }, target: 'volley' },
              { guard: 'done', target: 'command' },
            ],
          },
          movement: {
            tags: 'aside',
            entry: { type: 'begin', params: 'movement' },
            on: play,
            always: [over, { guard: { type: 'asks', params: 'idle' }, target: 'action' }],
          },
          volley: {
            tags: 'aside',
            entry: { type: 'begin', params: 'volley' },
            on: play,
            always: [
              over,
              { guard: { type: 'asks', params: 'rolling' }, target: 'aceRoll' },
              { guard: { type: 'asks', params: 'advancing' }, target: 'advance' },
              { guard: { type: 'asks', params: 'idle' }, target: 'action' },
            ],
          },
          aceRoll: {
            tags: 'aside',
            entry: { type: 'begin', params: 'aceRoll' },
            on: play,
            always: [
              over,
              { guard: { type: 'asks', params: 'advancing' }, target: 'advance' },
              { guard: { type: 'asks', params: 'idle' }, target: 'action' },
            ],
          },
          advance: {
            tags: 'aside',
            entry: { type: 'begin', params: 'advance' },
            on: play,
            always: [over, { guard: { type: 'asks', params: 'idle' }, target: 'action' }],
          },
        },
      },
      over: { entry: { type: 'begin', params: 'over' }, type: 'final' },
    },
  }),
);
