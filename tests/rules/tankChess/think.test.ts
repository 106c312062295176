import { describe, expect, test } from 'vitest';
import { levels } from '../../../src/rules/core/module';
import { tankChess, tankChessModule } from '../../../src/rules/tankChess';
import { arenaOf } from '../../../src/rules/tankChess/bot/arena';
import { NEAR_WIN } from '../../../src/rules/tankChess/bot/hunt';
import { knownHashes } from '../../../src/rules/tankChess/bot/known';
import { search } from '../../../src/rules/tankChess/bot/search';
import { think } from '../../../src/rules/tankChess/bot/think';
import { driveOf } from '../../../src/rules/tankChess/bot/translate';
import type { Command, State } from '../../../src/rules/tankChess/types';
import { cite } from '../../support/cite';
import { drives, given, play, playAll, start } from './given';
import { randomPosition } from './randomPosition';

function parsed(command: unknown): Command {
  const read = tankChess.parse(command);
  if (!read) throw new Error('not a command');
  return read;
}

function best(state: State, positions: number) {
  const arena = arenaOf(state, state.mover);
  const found = search(arena, { positions, best: 1 });
  const [first] = found.best;
  if (!first) throw new Error('no turn');
  return { drive: driveOf(arena, first.turn), score: first.score };
}

test(`${cite('TC-WIN1')} the search takes the command tank when it can`, () => {
  const state = given({ white: 'HT a1 N, CLT p1 N', black: 'CLT a9 S, LT c4 W, LT p16 S' });
  const { drive, score } = best(state, 2000);
  expect(drive.fireAt).toBe('a9');
  expect(score).toBeGreaterThan(NEAR_WIN);
});

test(`${cite('TC-WIN2')} it leaves the board when it can`, () => {
  const state = given({ white: 'CLT h12 N', black: 'CLT a1 E, HT p16 S' });
  expect(best(state, 2000).drive.to).toBe('off');
});

test('it sees an escape that nobody can stop one turn before', () => {
  const state = given({
    size: 16,
    white: 'CLT h8 N',
    black: 'CLT p16 W',
    obstacles: 'g9 g10 g11 g12 g13 g14 g15 i9 i10 i11 i12 i13 i14 i15 g16 i16',
  });
  const { score, drive } = best(state, 20_000);
  expect(score).toBeGreaterThan(NEAR_WIN);
  expect(drive.from).toBe('h8');
});

test('it does not drive its command tank into fire', () => {
  const state = given({ white: 'CLT d2 N, LT a1 N', black: 'HT d13 S, CLT p16 S', obstacles: 'd5 c5 e5' });
  const { drive } = best(state, 20_000);
  const { state: next } = play(state, drive);
  expect(drives(next).filter((one) => one.fireAt === next.pieces.find(({ id }) => id === 'w0')?.at)).toEqual([]);
});

test('it takes a free piece', () => {
  const obstacles = 'j15 k15 l15 j16 l16';
  const free = given({ white: 'HT a1 N, CLT p1 N', black: 'LT a7 E, CLT k16 S', obstacles });
  expect(best(free, 5000).drive.fireAt).toBe('a7');
});

describe('every level answers with a legal command', () => {
  const states = [
    start('standard16'),
    ...['think 1', 'think 2', 'think 5'].map((seed) => start('custom', { position: randomPosition(seed) })),
  ];
  test.each(levels)('%s', (level) => {
    for (const state of states) {
      if (drives(state).length === 0) continue;
      const answer = think({
        view: tankChess.view(state, state.mover),
        seat: state.mover,
        seed: 'x',
        level,
        positions: 1500,
      });
      expect(tankChess.refuse(state, parsed(answer.command))).toBeNull();
      expect(answer.best.length).toBeGreaterThan(0);
      for (const { command } of answer.best) expect(tankChess.refuse(state, parsed(command))).toBeNull();
      const scores = answer.best.map(({ score }) => score);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
      expect(answer.view).toBe(tankChess.view(state, state.mover));
    }
  });
});

test('the same question has the same answer, and the budget is kept', () => {
  const view = tankChess.view(start('standard16'), 0);
  const question = { view, seat: 0, seed: 'again', level: 'hard', positions: 4000 } as const;
  const first = think(question);
  expect(think(question)).toEqual(first);
  expect(first.positions).toBeLessThanOrEqual(4010);
});

test(`${cite('TC-Q9')} a bot accepts a draw when it is behind and declines when it is ahead`, () => {
  const asked = (white: string, black: string) => {
    const state = play(given({ white, black, obstacles: 'p15 o15' }), { type: 'offerDraw', seat: 0 }).state;
    return think({ view: tankChess.view(state, 1), seat: 1, seed: 'x', level: 'normal', positions: 2000 }).command.type;
  };
  expect(asked('CLT h1 N, HT a1 N, HT c1 N', 'CLT p16 S')).toBe('acceptDraw');
  expect(asked('CLT h1 N', 'CLT p16 S, HT m16 S, HT k16 S')).toBe('declineDraw');
});

test(`${cite('TC-Q9')} positions the game has seen are known to the search by their hashes`, () => {
  const state = given({ white: 'CLT h1 N, LT a1 N', black: 'CLT p16 S', obstacles: 'p15 o15' });
  const later = playAll(state, 'h1 h1 NE', 'p16 p16 SW', 'h1 h1 N').state;
  const known = knownHashes(arenaOf(later, later.mover), later.seen);
  const hash = (at: State) => arenaOf(at, at.mover).hash;
  expect(known.size).toBe(4);
  const [low, high] = hash(state);
  expect(known.get(low ?? 0)).toBe(high);
  const [laterLow, laterHigh] = hash(later);
  expect(known.get(laterLow ?? 0)).toBe(laterHigh);
});

test('search leaves the position as it found it', () => {
  const state = start('standard16');
  const arena = arenaOf(state, 0);
  const before = JSON.stringify([
    [...arena.hash],
    [...arena.pose],
    [...arena.on],
    [...arena.free],
    arena.turn,
    arena.depth,
  ]);
  search(arena, { positions: 3000, best: 3 });
  expect(
    JSON.stringify([[...arena.hash], [...arena.pose], [...arena.on], [...arena.free], arena.turn, arena.depth]),
  ).toBe(before);
});

test('best: the turn, its score and the line it begins', () => {
  const position = {
    size: 8,
    obstacles: [],
    wrecks: [],
    turn: 'white',
    pieces: [
      { side: 'white', kind: 'CLT', at: 'd6', facing: 'N' },
      { side: 'black', kind: 'CLT', at: 'a1', facing: 'E' },
    ],
  };
  const answer: { turn: unknown; score: number; line: unknown[] } = JSON.parse(
    JSON.stringify(tankChessModule.analyses?.best?.({ position, positions: 500 })),
  );
  expect(answer.turn).toMatchObject({ from: 'd6', to: 'off', fireAt: null });
  expect(answer.line[0]).toEqual(answer.turn);
  expect(() => tankChessModule.analyses?.best?.({ position, positions: 0 })).toThrow('positions');
});

test('looking ahead beats not looking: normal against easy from both sides', () => {
  const winner = (seats: readonly ('easy' | 'normal')[], seed: string) => {
    let state = start('beginner10');
    while (!state.ending) {
      const level = seats[state.mover] ?? 'easy';
      const view = tankChess.view(state, state.mover);
      const question = { view, seat: state.mover, seed: `${seed} ${state.turn}`, level, positions: 800 };
      state = play(state, parsed(think(question).command)).state;
    }
    return state.ending.winners.map((seat) => seats[seat]);
  };
  const games = ['a', 'b', 'c'].flatMap((seed) => [winner(['normal', 'easy'], seed), winner(['easy', 'normal'], seed)]);
  expect(games.flat().filter((level) => level === 'normal').length).toBeGreaterThanOrEqual(5);
}, 60_000);
