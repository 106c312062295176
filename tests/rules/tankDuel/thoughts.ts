import { expect } from 'vitest';
import { vehicles } from '../../../src/rules/tankDuel/data/vehicles';
import type { Event } from '../../../src/rules/tankDuel/types';
import type { Told } from './told';

type Thought = Extract<Event, { type: 'robotStep' }>;
type Board = Told['tanks'][number];

/** What is told next where a robot finds a step possible. */
const follows: { readonly [step in Thought['step']]: (next: Event) => boolean } = {
  fireHQ: ({ type }) => type === 'declared',
  fireLQ: ({ type }) => type === 'declared',
  mission: ({ type }) => type === 'declared',
  moveFlankOrCover: ({ type }) => type === 'declared',
  move: ({ type }) => type === 'declared',
  leadership: ({ type }) => type === 'declared',
  smoke: ({ type }) => type === 'declared',
  smokeLate: ({ type }) => type === 'declared',
  spot: ({ type }) => type === 'pulled' || type === 'rowPaid',
  hullDown: (next) => next.type === 'pulled' && next.why === 'hullDown',
  loadApcr: ({ type }) => type === 'loaded',
  command: ({ type }) => type === 'commanded',
  terrain: (next) => next.type === 'setBegan' && next.as === 'terrain',
  repair: ({ type }) => type === 'transferred' || type === 'repaired',
  gun: ({ type }) => type === 'rowPaid',
  infantry: ({ type }) => type === 'infantryAdvanced' || type === 'infantryAimed',
  hill: ({ type }) => type === 'discarded',
  road: ({ type }) => type === 'discarded',
  stop: ({ type }) => type === 'discarded',
};

/** What a declaration begins with, by the step it was made for. */
const begins: { readonly [step: string]: string } = {
  fireHQ: 'fire',
  fireLQ: 'fire',
  mission: 'move',
  moveFlankOrCover: 'move',
  move: 'move',
  leadership: 'leadership',
  smoke: 'smoke',
  smokeLate: 'smoke',
};

/** Of the reasons a robot gives those one can check on its board; the others only have to be words of ours. */
const reasons: { readonly [reason in Thought['reason']]: (board: Board) => boolean } = {
  done: () => true,
  notSpotted: ({ spotted }) => spotted.length === 0,
  noShot: () => true,
  noCard: () => true,
  noTarget: () => true,
  cannotMove: () => true,
  cannotFire: () => true,
  noBetterGround: () => true,
  notEffective: () => true,
  noMission: () => true,
  stays: () => true,
  alreadySpotted: ({ spotted }) => spotted.length > 0,
  notPossible: () => true,
  noRounds: ({ rounds, loaded }) => rounds === 0 || loaded,
  inMotion: ({ moving }) => moving,
  noEquipment: ({ vehicle }) => {
    const carried: readonly string[] = vehicles[vehicle].equipment;
    return !carried.includes('smoke');
  },
  noThreat: () => true,
  notPaid: () => true,
};

const fires = ['fireHQ', 'fireLQ'];

/** A robot says what it does, does what it says, and has a reason where it does nothing. */
export function checkThought(event: Thought, board: Board, later: readonly Event[]): void {
  const { step, reason, possible } = event;
  expect(follows[step], step).toBeDefined();
  expect(reasons[reason], reason).toBeDefined();
  expect(possible).toBe(reason === 'done');
  expect(reasons[reason](board), `${step}: ${reason}`).toBe(true);
  if (reason === 'noShot' && fires.includes(step)) expect(board.spotted).not.toEqual([]);
  const [next, set] = later;
  if (!possible || next === undefined) return;
  expect(follows[step](next), `${step}, then ${next.type}`).toBe(true);
  if (next.type === 'declared') expect(set).toMatchObject({ type: 'setBegan', as: begins[step] });
}
