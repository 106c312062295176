import { expect, test } from 'vitest';
import { beside } from '../../../src/scenes/board/neighbour';
import { emptySelection } from '../../../src/session/selection';
import { chessSkin, chessView } from '../../support/chessTable';

const skin = chessSkin();
const screen = { view: chessView(), selection: emptySelection };

test('the board is walked square by square, whatever is allowed there', () => {
  expect(beside(skin, screen, 'square:f1', 'up')).toBe('square:f2');
  expect(beside(skin, screen, 'square:f2', 'right')).toBe('square:g2');
  expect(beside(skin, screen, 'square:g2', 'down')).toBe('square:g1');
  expect(beside(skin, screen, 'square:g1', 'left')).toBe('square:f1');
});

test('the edge of the board is the end, and what is not on it leads nowhere', () => {
  expect(beside(skin, screen, 'square:a1', 'left')).toBeNull();
  expect(beside(skin, screen, 'button:hold', 'up')).toBeNull();
});
