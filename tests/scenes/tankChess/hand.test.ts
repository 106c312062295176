import { describe, expect, test } from 'vitest';
import type { SquareId } from '../../../src/rules/core/square';
import { emptyBoard, isRefused } from '../../../src/rules/tankChess/workshop/edit';
import { aimed, emptyHand, type Hand, used } from '../../../src/scenes/tankChess/extras/hand';

const empty = emptyBoard(8);
const hold = (part: Partial<Hand>) => ({ ...emptyHand, ...part });
/** The board after the tool was used there; one that refuses is a failure of the test. */
const work = (board: typeof empty, hand: Hand, at: SquareId) => {
  const { edited } = used(board, hand, at);
  if (isRefused(edited)) throw new Error(edited.refused);
  return edited;
};

describe('the hand of a builder', () => {
  test('lays what it holds', () => {
    expect(work(empty, hold({ shape: 'B' }), 'c3').obstacles).toEqual(['c3', 'd3']);
  });

  test('a piece is moved in two touches', () => {
    const placed = work(empty, hold({ tool: 'piece', kind: 'HT', facing: 'E' }), 'b2');
    const { hand, edited } = used(placed, hold({ tool: 'move' }), 'b2');
    expect(hand.from).toBe('b2');
    expect(edited).toBe(placed);
    const moved = used(placed, hand, 'b5');
    expect(work(placed, hand, 'b5').pieces.map(({ at, facing }) => `${at} ${facing}`)).toEqual(['b5 E']);
    expect(moved.hand.from).toBeNull();
    expect(used(placed, hold({ tool: 'move' }), 'h8').hand.from).toBeNull();
  });

  test('wrecks, turning and removing work on one square', () => {
    const wrecked = work(empty, hold({ tool: 'wreck' }), 'd4');
    expect(wrecked.wrecks).toEqual(['d4']);
    expect(work(wrecked, hold({ tool: 'clear' }), 'd4').wrecks).toEqual([]);
    const placed = work(empty, hold({ tool: 'piece', facing: 'N' }), 'd4');
    expect(work(placed, hold({ tool: 'turn' }), 'd4').pieces[0]?.facing).toBe('NE');
  });

  test('what cannot be done says so', () => {
    expect(used(empty, hold({ shape: 'G' }), 'h8').edited).toEqual({ refused: 'offTheBoard', at: 'h8' });
    expect(aimed(empty, hold({ shape: 'G' }), 'h8')).toEqual({ squares: ['h8'], good: false });
    expect(aimed(empty, hold({ shape: 'B' }), 'a1')).toEqual({ squares: ['a1', 'b1'], good: true });
  });
});
