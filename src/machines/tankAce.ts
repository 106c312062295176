import { tankAce } from '../rules/tankAce';
import { phasesOf, play } from './phases';

const { createMachine, chart } = phasesOf(tankAce, {
  /** Without a career: no school, no calendar. */
  singleDone: ({ setup, exit }) => setup === 'mission' && exit === 'done',
  toMonth: ({ exit }) => exit === 'month',
  toLine: ({ exit }) => exit === 'line',
  nextGroup: ({ exit }) => exit === 'again',
  assigns: ({ exit }) => exit === 'assign',
  /** The enemy acts before the first orders of an attack. */
  enemyFirst: ({ exit, mission }) => exit === 'done' && mission !== null && mission.enemyFirst && mission.round === 1,
  offersExpert: ({ exit }) => exit === 'expert',
  stows: ({ exit }) => exit === 'stow',
  goesOn: ({ exit }) => exit === 'again',
  senses: ({ exit }) => exit === 'sense',
  strikes: ({ exit }) => exit === 'strike',
  /** The check that was interrupted was an event's, not the enemy's step. */
  sensedInEvent: ({ exit, checks }) => exit === 'done' && checks !== null,
  fought: ({ exit }) => exit === 'battle',
  counterattacks: ({ exit }) => exit === 'counter',
});

const over = { guard: 'over', target: '#tankAce.over' } as const;
const toMonth = { guard: { type: 'asks', params: 'toMonth' }, target: '#tankAce.campaign.month' } as const;
const toLine = { guard: { type: 'asks', params: 'toLine' }, target: '#tankAce.campaign.line' } as const;
const fought = { guard: { type: 'asks', params: 'fought' }, target: '#tankAce.mission.bailOut' } as const;
const enemyFirst = { type: 'asks', params: 'enemyFirst' } as const;

/** A career: school, month, log line; a mission: loading, battle, its end and what follows; a battle: round after round. */
export const tankAceChart = chart(
  createMachine({
    id: 'tankAce',
    initial: 'career',
    states: {
      career: {
        initial: 'enlist',
        states: {
          enlist: {
            entry: { type: 'begin', params: 'enlist' },
            on: play,
            always: [
              { guard: { type: 'asks', params: 'singleDone' }, target: '#tankAce.campaign.line' },
              { guard: 'done', target: 'school' },
            ],
          },
          school: {
            entry: { type: 'begin', params: 'school' },
            on: play,
            always: { guard: 'done', target: 'skills' },
          },
          skills: {
            entry: { type: 'begin', params: 'skills' },
            on: play,
            always: { guard: 'done', target: '#tankAce.campaign.month' },
          },
        },
      },
      campaign: {
        initial: 'month',
        states: {
          month: { entry: { type: 'begin', params: 'month' }, always: [over, { guard: 'done', target: 'line' }] },
          line: {
            entry: { type: 'begin', params: 'line' },
            always: [
              over,
              toMonth,
              { guard: { type: 'asks', params: 'assigns' }, target: 'assign' },
              { guard: 'done', target: '#tankAce.mission' },
            ],
          },
          assign: {
            tags: 'aside',
            entry: { type: 'begin', params: 'assign' },
            on: play,
            always: { guard: 'done', target: '#tankAce.mission' },
          },
        },
      },
      mission: {
        initial: 'mission',
        states: {
          mission: {
            entry: { type: 'begin', params: 'mission' },
            always: [over, toMonth, toLine, { guard: 'done', target: 'load' }],
          },
          load: { entry: { type: 'begin', params: 'load' }, on: play, always: { guard: 'done', target: 'battle' } },
          battle: {
            initial: 'deploy',
            states: {
              deploy: {
                entry: { type: 'begin', params: 'deploy' },
                on: play,
                always: { guard: 'done', target: 'prelude' },
              },
              prelude: {
                entry: { type: 'begin', params: 'prelude' },
                on: play,
                always: [fought, { guard: enemyFirst, target: 'round.enemy' }, { guard: 'done', target: 'round' }],
              },
              round: {
                initial: 'housekeeping',
                states: {
                  housekeeping: {
                    entry: { type: 'begin', params: 'housekeeping' },
                    always: { guard: 'done', target: 'calls' },
                  },
                  calls: {
                    entry: { type: 'begin', params: 'calls' },
                    always: [fought, { guard: 'done', target: 'orders' }],
                  },
                  orders: {
                    entry: { type: 'begin', params: 'orders' },
                    on: play,
                    always: [
                      fought,
                      { guard: { type: 'asks', params: 'offersExpert' }, target: 'expert' },
                      { guard: { type: 'asks', params: 'stows' }, target: 'stow' },
                      { guard: enemyFirst, target: 'event' },
                      { guard: 'done', target: 'enemy' },
                    ],
                  },
                  expert: {
                    tags: 'aside',
                    entry: { type: 'begin', params: 'expert' },
                    on: play,
                    always: [
                      fought,
                      { guard: { type: 'asks', params: 'goesOn' }, target: 'orders' },
                      { guard: { type: 'asks', params: 'stows' }, target: 'stow' },
                      { guard: enemyFirst, target: 'event' },
                      { guard: 'done', target: 'enemy' },
                    ],
                  },
                  stow: {
                    tags: 'aside',
                    entry: { type: 'begin', params: 'stow' },
                    on: play,
                    always: [
                      { guard: { type: 'asks', params: 'goesOn' }, target: 'orders' },
                      { guard: enemyFirst, target: 'event' },
                      { guard: 'done', target: 'enemy' },
                    ],
                  },
                  enemy: {
                    entry: { type: 'begin', params: 'enemy' },
                    always: [
                      fought,
                      { guard: { type: 'asks', params: 'senses' }, target: 'sense' },
                      { guard: enemyFirst, target: 'orders' },
                      { guard: 'done', target: 'event' },
                    ],
                  },
                  sense: {
                    tags: 'aside',
                    entry: { type: 'begin', params: 'sense' },
                    on: play,
                    always: [
                      { guard: { type: 'asks', params: 'sensedInEvent' }, target: 'event' },
                      { guard: 'done', target: 'enemy' },
                    ],
                  },
                  event: {
                    entry: { type: 'begin', params: 'event' },
                    always: [
                      fought,
                      { guard: { type: 'asks', params: 'senses' }, target: 'sense' },
                      { guard: { type: 'asks', params: 'strikes' }, target: 'strike' },
                      { guard: 'done', target: 'roundEnd' },
                    ],
                  },
                  strike: {
                    tags: 'aside',
                    entry: { type: 'begin', params: 'strike' },
                    on: play,
                    always: { guard: 'done', target: 'event' },
                  },
                  roundEnd: {
                    entry: { type: 'begin', params: 'roundEnd' },
                    always: [fought, { guard: 'done', target: 'housekeeping' }],
                  },
                },
              },
            },
          },
          bailOut: { entry: { type: 'begin', params: 'bailOut' }, always: { guard: 'done', target: 'battleEnd' } },
          battleEnd: {
            entry: { type: 'begin', params: 'battleEnd' },
            always: [
              { guard: { type: 'asks', params: 'counterattacks' }, target: 'battle' },
              { guard: 'done', target: 'after' },
            ],
          },
          after: {
            entry: { type: 'begin', params: 'after' },
            on: play,
            always: [over, { guard: { type: 'asks', params: 'nextGroup' }, target: 'mission' }, toMonth, toLine],
          },
        },
      },
      over: { type: 'final', entry: { type: 'begin', params: 'over' } },
    },
  }),
);
