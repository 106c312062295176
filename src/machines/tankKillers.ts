import { tankKillers } from '../rules/tankKillers';
import { phasesOf, play } from './phases';

const { createMachine, chart } = phasesOf(tankKillers, {
  /** A card waits for the other player's reply. */
  answered: ({ exit }) => exit === 'reply',
  /** A card was negated, or the replies to a modifier are over: the window opens once more. */
  reopened: ({ exit }) => exit === 'again',
  attackOver: ({ exit }) => exit === 'attackOver',
  turnOver: ({ exit }) => exit === 'turnOver',
  /** The deck has run out: no further attack before the Full Exchange. */
  awaitsExchange: ({ exit, player, sides }) => exit === 'turnOver' && sides[player]?.exhausted === true,
});

const over = { guard: 'over', target: '#tankKillers.over' } as const;
const attackOver = { guard: { type: 'asks', params: 'attackOver' }, target: '#tankKillers.freeAttack' } as const;
const turnOver = { guard: { type: 'asks', params: 'turnOver' }, target: '#tankKillers.turnEnd' } as const;

const awaitsExchange = { guard: { type: 'asks', params: 'awaitsExchange' }, target: '#tankKillers.turnEnd' } as const;

/** The sequence of play: three phases, the attack in five subphases, a reply window inside every one that takes cards. */
export const tankKillersChart = chart(
  createMachine({
    id: 'tankKillers',
    initial: 'manoeuvre',
    states: {
      manoeuvre: {
        initial: 'draw',
        states: {
          draw: { entry: { type: 'begin', params: 'draw' }, always: { guard: 'done', target: 'recover' } },
          recover: {
            entry: { type: 'begin', params: 'recover' },
            on: play,
            always: { guard: 'done', target: 'limit' },
          },
          limit: {
            entry: { type: 'begin', params: 'limit' },
            on: play,
            always: { guard: 'done', target: '#tankKillers.attack' },
          },
        },
      },
      attack: {
        initial: 'attacker',
        states: {
          attacker: {
            entry: { type: 'begin', params: 'attacker' },
            always: [over, awaitsExchange, turnOver, { guard: 'done', target: 'target' }],
          },
          target: {
            entry: { type: 'begin', params: 'target' },
            on: play,
            always: [over, attackOver, { guard: 'done', target: 'lost' }],
          },
          lost: {
            initial: 'lostAttack',
            states: {
              lostAttack: {
                entry: { type: 'begin', params: 'lostAttack' },
                on: play,
                always: [
                  over,
                  { guard: { type: 'asks', params: 'answered' }, target: 'lostReply' },
                  attackOver,
                  turnOver,
                  { guard: 'done', target: '#tankKillers.attack.modification' },
                ],
              },
              lostReply: {
                tags: 'aside',
                entry: { type: 'begin', params: 'lostReply' },
                on: play,
                always: [over, attackOver, { guard: { type: 'asks', params: 'reopened' }, target: 'lostAttack' }],
              },
            },
          },
          modification: {
            initial: 'modifier',
            states: {
              modifier: {
                entry: { type: 'begin', params: 'modifier' },
                on: play,
                always: [
                  over,
                  { guard: { type: 'asks', params: 'answered' }, target: 'modifierReply' },
                  attackOver,
                  { guard: 'done', target: '#tankKillers.attack.resolution' },
                ],
              },
              modifierReply: {
                tags: 'aside',
                entry: { type: 'begin', params: 'modifierReply' },
                on: play,
                always: { guard: { type: 'asks', params: 'reopened' }, target: 'modifier' },
              },
            },
          },
          resolution: {
            initial: 'compare',
            states: {
              compare: {
                tags: 'aside',
                entry: { type: 'begin', params: 'compare' },
                always: [over, attackOver, { guard: 'done', target: 'finish' }],
              },
              finish: {
                entry: { type: 'begin', params: 'finish' },
                on: play,
                always: [over, { guard: { type: 'asks', params: 'answered' }, target: 'finishReply' }, attackOver],
              },
              finishReply: {
                tags: 'aside',
                entry: { type: 'begin', params: 'finishReply' },
                on: play,
                always: [over, attackOver, { guard: { type: 'asks', params: 'reopened' }, target: 'finish' }],
              },
            },
          },
        },
      },
      freeAttack: {
        initial: 'freeAction',
        states: {
          freeAction: {
            entry: { type: 'begin', params: 'freeAction' },
            on: play,
            always: [
              { guard: { type: 'asks', params: 'answered' }, target: 'freeReply' },
              awaitsExchange,
              turnOver,
              { guard: 'done', target: 'freeAttacker' },
            ],
          },
          freeReply: {
            tags: 'aside',
            entry: { type: 'begin', params: 'freeReply' },
            on: play,
            always: [
              { guard: { type: 'asks', params: 'reopened' }, target: 'freeAction' },
              { guard: 'done', target: 'freeAttacker' },
            ],
          },
          freeAttacker: {
            entry: { type: 'begin', params: 'freeAttacker' },
            on: play,
            always: { guard: 'done', target: '#tankKillers.attack.target' },
          },
        },
      },
      turnEnd: {
        tags: 'aside',
        entry: { type: 'begin', params: 'turnEnd' },
        always: { guard: 'done', target: 'manoeuvre' },
      },
      over: { type: 'final', entry: { type: 'begin', params: 'over' } },
    },
  }),
);
