import { expect, test } from 'vitest';
import { loadPlay } from '../../../src/games/loadPlay';
import { firstSquareBench, squareState, walled, withoutPiece } from '../../../src/rules/tankChess/lab/bench';
import { practicePosition } from '../../../src/rules/tankChess/lab/practice';
import { checkOptions } from '../../../src/rules/tankChess/setup';
import type { View } from '../../../src/rules/tankChess/types';
import { dealGame } from '../../../src/session/heldGame';

const dealFor = (bench: typeof firstSquareBench) => ({
  setup: 'custom',
  seats: 2,
  options: { position: practicePosition(bench) },
  seed: 'bench',
});

test('the game of a bench begins with every piece and wall where it stands there, and White to move', async () => {
  const { module, sequence } = await loadPlay('tankChess');
  const bench = walled(firstSquareBench, 'a1');
  const seen = dealGame(module.game, sequence, dealFor(bench), []).view(0) as View;
  const { pieces, obstacles } = squareState(bench);
  expect(seen.pieces).toEqual(pieces);
  expect(seen.obstacles.toSorted()).toEqual(obstacles.toSorted());
  expect(seen.active).toEqual([0]);
});

test('a bench without a command tank is no game, and the rules say what it lacks', () => {
  expect(checkOptions(dealFor(firstSquareBench))).toBeNull();
  expect(checkOptions(dealFor(withoutPiece(firstSquareBench, 'i14')))).toEqual({
    where: 'pieces.black',
    problem: 'noCommander',
  });
});
