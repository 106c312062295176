import { tankDuel } from '../rules/tankDuel';
import { phasesOf, play } from './phases';

/** Where the rules say it goes on. */
const { createMachine, chart } = phasesOf(tankDuel, {
  refill: ({ exit }) => exit === 'refill',
  bid: ({ exit }) => exit === 'bid',
  reveal: ({ exit }) => exit === 'reveal',
  /** The next tank in the order acts. */
  nextTank: ({ exit }) => exit === 'upkeep',
  fireCheck: ({ exit }) => exit === 'fireCheck',
  moraleCheck: ({ exit }) => exit === 'moraleCheck',
  hatches: ({ exit }) => exit === 'hatches',
  action: ({ exit }) => exit === 'action',
  attempt: ({ exit }) => exit === 'attempt',
  keepAcquired: ({ exit }) => exit === 'keepAcquired',
  move: ({ exit }) => exit === 'move',
  shake: ({ exit }) => exit === 'shake',
  flank: ({ exit }) => exit === 'flank',
  leadership: ({ exit }) => exit === 'leadership',
  target: ({ exit }) => exit === 'target',
  location: ({ exit }) => exit === 'location',
  ammunition: ({ exit }) => exit === 'ammunition',
  acquire: ({ exit }) => exit === 'acquire',
  weapon: ({ exit }) => exit === 'weapon',
  reply: ({ exit }) => exit === 'reply',
  offer: ({ exit }) => exit === 'offer',
  discard: ({ exit }) => exit === 'discard',
  tankEnd: ({ exit }) => exit === 'tankEnd',
  reinforce: ({ exit }) => exit === 'reinforce',
  excess: ({ exit }) => exit === 'excess',
});

const over = { guard: 'over', target: '#tankDuel.over' } as const;
const tankEnd = { guard: { type: 'asks', params: 'tankEnd' }, target: '#tankDuel.tankPhase.tankEnd' } as const;
const nextTank = {
  guard: { type: 'asks', params: 'nextTank' },
  target: '#tankDuel.tankPhase.administration.upkeep',
} as const;
const reinforce = { guard: { type: 'asks', params: 'reinforce' }, target: '#tankDuel.reinforce' } as const;
const action = { guard: { type: 'asks', params: 'action' }, target: '#tankDuel.tankPhase.actionStep.action' } as const;
const reply = { guard: { type: 'asks', params: 'reply' }, target: '#tankDuel.tankPhase.actionStep.reply' } as const;
const offer = { guard: { type: 'asks', params: 'offer' }, target: '#tankDuel.tankPhase.actionStep.offer' } as const;
const ammunition = {
  guard: { type: 'asks', params: 'ammunition' },
  target: '#tankDuel.tankPhase.actionStep.fire.ammunition',
} as const;
const location = {
  guard: { type: 'asks', params: 'location' },
  target: '#tankDuel.tankPhase.actionStep.fire.location',
} as const;
const acquire = {
  guard: { type: 'asks', params: 'acquire' },
  target: '#tankDuel.tankPhase.actionStep.fire.acquire',
} as const;
const weapon = {
  guard: { type: 'asks', params: 'weapon' },
  target: '#tankDuel.tankPhase.actionStep.fire.weapon',
} as const;
const flank = { guard: { type: 'asks', params: 'flank' }, target: '#tankDuel.tankPhase.actionStep.set.flank' } as const;
/** The first set of a declared Tank Action; after a Move only a Flank asks anything. */
const sets = [
  { guard: { type: 'asks', params: 'move' }, target: '#tankDuel.tankPhase.actionStep.set.move' },
  flank,
  { guard: { type: 'asks', params: 'leadership' }, target: '#tankDuel.tankPhase.actionStep.set.leadership' },
  { guard: { type: 'asks', params: 'target' }, target: '#tankDuel.tankPhase.actionStep.fire.target' },
] as const;
/** Where a shot leads before it is over. */
const shot = [location, ammunition, acquire, weapon] as const;

/** The sequence of play: draw, initiative, a Tank Phase for each tank in order, reinforcement. */
export const tankDuelChart = chart(
  createMachine({
    id: 'tankDuel',
    initial: 'draw',
    states: {
      draw: {
        tags: 'step',
        initial: 'excess',
        states: {
          excess: {
            entry: { type: 'begin', params: 'excess' },
            on: play,
            always: { guard: { type: 'asks', params: 'refill' }, target: 'refill' },
          },
          refill: {
            entry: { type: 'begin', params: 'refill' },
            always: [over, { guard: { type: 'asks', params: 'bid' }, target: '#tankDuel.initiative' }],
          },
        },
      },
      initiative: {
        tags: 'step',
        initial: 'bid',
        states: {
          bid: {
            entry: { type: 'begin', params: 'bid' },
            on: play,
            always: { guard: { type: 'asks', params: 'reveal' }, target: 'reveal' },
          },
          reveal: { entry: { type: 'begin', params: 'reveal' }, always: [over, nextTank, reinforce] },
        },
      },
      tankPhase: {
        initial: 'administration',
        states: {
          administration: {
            tags: 'step',
            initial: 'upkeep',
            states: {
              upkeep: {
                entry: { type: 'begin', params: 'upkeep' },
                always: [over, { guard: { type: 'asks', params: 'fireCheck' }, target: 'fireCheck' }],
              },
              fireCheck: {
                entry: { type: 'begin', params: 'fireCheck' },
                on: play,
                always: [over, tankEnd, { guard: { type: 'asks', params: 'moraleCheck' }, target: 'moraleCheck' }],
              },
              moraleCheck: {
                entry: { type: 'begin', params: 'moraleCheck' },
                on: play,
                always: [over, tankEnd, { guard: { type: 'asks', params: 'hatches' }, target: 'hatches' }],
              },
              hatches: { entry: { type: 'begin', params: 'hatches' }, on: play, always: action },
            },
          },
          actionStep: {
            tags: 'step',
            initial: 'action',
            states: {
              action: {
                entry: { type: 'begin', params: 'action' },
                on: play,
                always: [
                  over,
                  { ...action, reenter: true },
                  { guard: { type: 'asks', params: 'attempt' }, target: 'set.attempt' },
                  ...sets,
                  ...shot,
                  reply,
                  offer,
                  { guard: { type: 'asks', params: 'discard' }, target: '#tankDuel.tankPhase.discard' },
                  tankEnd,
                ],
              },
              set: {
                initial: 'move',
                states: {
                  attempt: {
                    entry: { type: 'begin', params: 'attempt' },
                    on: play,
                    always: [
                      over,
                      reply,
                      { guard: { type: 'asks', params: 'keepAcquired' }, target: 'keepAcquired' },
                      action,
                    ],
                  },
                  keepAcquired: { entry: { type: 'begin', params: 'keepAcquired' }, on: play, always: [over, action] },
                  move: {
                    entry: { type: 'begin', params: 'move' },
                    on: play,
                    always: [over, { guard: { type: 'asks', params: 'shake' }, target: 'shake' }, offer, flank, action],
                  },
                  shake: {
                    entry: { type: 'begin', params: 'shake' },
                    on: play,
                    always: [over, offer, flank, action],
                  },
                  flank: {
                    entry: { type: 'begin', params: 'flank' },
                    on: play,
                    always: [over, reply, action],
                  },
                  leadership: { entry: { type: 'begin', params: 'leadership' }, on: play, always: [over, action] },
                },
              },
              fire: {
                tags: 'step',
                initial: 'target',
                states: {
                  target: {
                    entry: { type: 'begin', params: 'target' },
                    on: play,
                    always: [
                      over,
                      { guard: { type: 'asks', params: 'target' }, target: 'target', reenter: true },
                      reply,
                      ...shot,
                      offer,
                      action,
                    ],
                  },
                  location: {
                    entry: { type: 'begin', params: 'location' },
                    on: play,
                    always: [over, ammunition, acquire, offer, action],
                  },
                  ammunition: {
                    entry: { type: 'begin', params: 'ammunition' },
                    on: play,
                    always: [over, { ...ammunition, reenter: true }, acquire, offer, action],
                  },
                  acquire: { entry: { type: 'begin', params: 'acquire' }, on: play, always: [over, offer, action] },
                  weapon: { entry: { type: 'begin', params: 'weapon' }, on: play, always: [over, ammunition, action] },
                },
              },
              reply: {
                entry: { type: 'begin', params: 'reply' },
                on: play,
                always: [
                  over,
                  { ...reply, reenter: true },
                  { guard: { type: 'asks', params: 'keepAcquired' }, target: 'set.keepAcquired' },
                  ...shot,
                  offer,
                  action,
                ],
              },
              offer: { entry: { type: 'begin', params: 'offer' }, on: play, always: [over, flank, action] },
            },
          },
          discard: { tags: 'step', entry: { type: 'begin', params: 'discard' }, on: play, always: tankEnd },
          tankEnd: { entry: { type: 'begin', params: 'tankEnd' }, always: [nextTank, reinforce] },
        },
      },
      reinforce: {
        tags: 'step',
        entry: { type: 'begin', params: 'reinforce' },
        always: { guard: { type: 'asks', params: 'excess' }, target: 'draw' },
      },
      over: { type: 'final', entry: { type: 'begin', params: 'over' } },
    },
  }),
);
