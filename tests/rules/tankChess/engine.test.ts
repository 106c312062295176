import { describe, expect, test } from 'vitest';
import { openDice, seedDice } from '../../../src/rules/core/dice';
import { type Arena, arenaOf, make, unmake } from '../../../src/rules/tankChess/bot/arena';
import { generate } from '../../../src/rules/tankChess/bot/generate';
import { perft } from '../../../src/rules/tankChess/bot/perft';
import { driveOf } from '../../../src/rules/tankChess/bot/translate';
import { boardPlans } from '../../../src/rules/tankChess/data/boards';
import { printPosition } from '../../../src/rules/tankChess/position';
import type { State } from '../../../src/rules/tankChess/types';
import { cite } from '../../support/cite';
import { drives, given, play, start } from './given';
import { randomPosition } from './randomPosition';
import { slowPerft, slowPosition } from './slowRules';

const list = new Int32Array(1 << 16);
const line = ({ from, to, facing, fireAt }: { from: string; to: string; facing: string; fireAt: string | null }) =>
  `${from} ${to} ${facing} ${fireAt}`;

function told(arena: Arena, shotsOnly = false): string[] {
  const end = generate(arena, list, 0, shotsOnly);
  return Array.from(list.subarray(0, end), (turn) => line(driveOf(arena, turn))).sort();
}

function json(state: State): { readonly [key: string]: unknown } {
  return JSON.parse(JSON.stringify(printPosition(state)));
}

const seeds = Array.from({ length: 80 }, (_, index) => `engine ${index}`);

describe('the engine’s turns are the legal list', () => {
  test.each(seeds)('%s', (seed) => {
    const state = start('custom', { position: randomPosition(seed) });
    const legal = drives(state).map(line).sort();
    const arena = arenaOf(state, state.mover);
    expect(told(arena)).toEqual(legal);
    const shots = legal.filter((turn) => !turn.endsWith('null') || turn.includes(' off '));
    expect(told(arena, true)).toEqual(shots);
  });

  test(`${cite('TC-Q2')} also where only a forward escape counts`, () => {
    const options = { forwardEscapeOnly: true };
    const state = given({ white: 'CLT h16 S, LT a1 N', black: 'CLT p1 S', options });
    expect(told(arenaOf(state, 0))).toEqual(drives(state).map(line).sort());
  });
});

describe('through whole games, made and taken back', () => {
  test.each(Object.keys(boardPlans))('%s', (setup) => {
    const dice = openDice(seedDice(`games ${setup}`));
    let state = start(setup);
    const arena = arenaOf(state, 0);
    const made: { turn: number; before: string }[] = [];
    const picture = () =>
      JSON.stringify([
        ...arena.hash,
        arena.balance,
        arena.turn,
        arena.winner,
        ...arena.pose,
        ...arena.on,
        ...arena.alive,
      ]);
    while (!state.ending && made.length < 60) {
      const legal = drives(state);
      expect(told(arena)).toEqual(legal.map(line).sort());
      const shots = legal.filter((one) => one.fireAt !== null);
      const pool = shots.length > 0 ? shots : legal;
      const chosen = pool[dice.roll(pool.length, 'turn') - 1];
      if (!chosen) throw new Error('no turn');
      const end = generate(arena, list, 0, false);
      const turn = list.subarray(0, end).find((code) => line(driveOf(arena, code)) === line(chosen)) ?? 0;
      made.push({ turn, before: picture() });
      make(arena, turn);
      state = play(state, chosen).state;
      if (!state.ending) {
        const fresh = arenaOf(state, state.mover);
        expect([arena.hash[0], arena.hash[1], arena.balance]).toEqual([...rehash(fresh, arena), fresh.balance]);
      }
    }
    expect(made.length).toBeGreaterThan(5);
    for (const { turn, before } of made.reverse()) {
      unmake(arena, turn);
      expect(picture()).toBe(before);
    }
  });
});

/** The hash of a fresh arena does not know which shut squares were once pieces: add them. */
function rehash(fresh: Arena, played: Arena): readonly number[] {
  let [low = 0, high = 0] = fresh.hash;
  played.pose.forEach((pose, piece) => {
    if (played.alive[piece] === 1) return;
    low ^= played.tables.wreckLow[pose >> 3] ?? 0;
    high ^= played.tables.wreckHigh[pose >> 3] ?? 0;
  });
  return [low, high];
}

describe('perft against the slow second reading', () => {
  test.each(Object.keys(boardPlans))(
    '%s to depth 2',
    (setup) => {
      const state = start(setup);
      const slow = slowPosition(json(state));
      expect(perft(arenaOf(state, 0), 1)).toBe(slowPerft(slow, 1));
      const counted = slowPerft(slow, 2);
      expect(perft(arenaOf(state, 0), 2)).toBe(counted);
      expect(perft(arenaOf(state, 0), 2, true)).toBe(counted);
    },
    60_000,
  );

  test.each(seeds.slice(0, 10))(
    '%s to depth 2',
    (seed) => {
      const position = randomPosition(seed);
      const state = start('custom', { position });
      expect(perft(arenaOf(state, state.mover), 2)).toBe(slowPerft(slowPosition(position), 2));
    },
    60_000,
  );

  test('a small fight to depth 3', () => {
    const state = given({ size: 8, white: 'HT a2 N, HM c1 N', black: 'CLT h7 S, HT f8 SW', obstacles: 'd4 e5 d5' });
    expect(perft(arenaOf(state, 0), 3)).toBe(slowPerft(slowPosition(json(state)), 3));
  }, 60_000);
});
