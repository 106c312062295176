import { tankOnTank } from '../rules/tankOnTank';
import { phasesOf, play } from './phases';

const { createMachine, chart } = phasesOf(tankOnTank, {
  moving: (state) => state.activity?.type === 'move',
  aiming: (state) => state.activity?.type === 'volley',
  rolling: (state) => state.activity?.type === 'ace',
  advancing: (state) => state.activity?.type === 'advance',
  idle: (state) => state.activity === null,
});

export const tankOnTankChart = chart(
  createMachine({
    id: 'tankOnTank',
    initial: 'purchase',
    states: {
      purchase: { entry: { type: 'begin', params: 'purchase' }, on: play, always: { guard: 'done', target: 'terms' } },
      terms: { entry: { type: 'begin', params: 'terms' }, on: play, always: { guard: 'done', target: 'objectives' } },
      objectives: {
        entry: { type: 'begin', params: 'objectives' },
        on: play,
        always: { guard: 'done', target: 'deployment' },
      },
      deployment: {
        entry: { type: 'begin', params: 'deployment' },
        on: play,
        always: { guard: 'done', target: 'command' },
      },
      command: {
        entry: { type: 'begin', params: 'command' },
        always: [{ guard: 'over', target: 'over' }, { target: 'action' }],
      },
      action: {
        entry: { type: 'begin', params: 'action' },
        on: play,
        always: [
          { guard: 'over', target: 'over' },
          { guard: { type: 'asks', params: 'moving' }, target: 'movement' },
          { guard: { type: 'asks', params: 'aiming' }, target: 'volley' },
          { guard: 'done', target: 'command' },
        ],
      },
      movement: {
        entry: { type: 'begin', params: 'movement' },
        on: play,
        always: [
          { guard: 'over', target: 'over' },
          { guard: { type: 'asks', params: 'idle' }, target: 'action' },
        ],
      },
      volley: {
        entry: { type: 'begin', params: 'volley' },
        on: play,
        always: [
          { guard: 'over', target: 'over' },
          { guard: { type: 'asks', params: 'rolling' }, target: 'aceRoll' },
          { guard: { type: 'asks', params: 'advancing' }, target: 'advance' },
          { guard: { type: 'asks', params: 'idle' }, target: 'action' },
        ],
      },
      aceRoll: {
        entry: { type: 'begin', params: 'aceRoll' },
        on: play,
        always: [
          { guard: 'over', target: 'over' },
          { guard: { type: 'asks', params: 'advancing' }, target: 'advance' },
          { guard: { type: 'asks', params: 'idle' }, target: 'action' },
        ],
      },
      advance: {
        entry: { type: 'begin', params: 'advance' },
        on: play,
        always: [
          { guard: 'over', target: 'over' },
          { guard: { type: 'asks', params: 'idle' }, target: 'action' },
        ],
      },
      over: { entry: { type: 'begin', params: 'over' }, type: 'final' },
    },
  }),
);
