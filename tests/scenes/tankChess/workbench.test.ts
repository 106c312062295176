import { describe, expect, test } from 'vitest';
import { emptyBoard } from '../../../src/rules/tankChess/workshop/edit';
import { aimed, changed, openBench, undone, used } from '../../../src/scenes/tankChess/extras/workbench';

describe('the workbench', () => {
  const bench = openBench(emptyBoard(8));
  const hold = (part: object) => ({ ...bench, hand: { ...bench.hand, ...part } });

  test('lays what is in the hand, and takes it back', () => {
    const laid = used(hold({ shape: 'B' }), 'c3').bench;
    expect(laid.board.obstacles).toEqual(['c3', 'd3']);
    expect(undone(laid).board).toBe(bench.board);
    expect(undone(bench)).toBe(bench);
  });

  test('a piece is moved in two touches', () => {
    const placed = used(hold({ tool: 'piece', kind: 'HT', facing: 'E' }), 'b2').bench;
    const held = used({ ...placed, hand: { ...placed.hand, tool: 'move' } }, 'b2').bench;
    expect(held.hand.from).toBe('b2');
    const moved = used(held, 'b5').bench;
    expect(moved.board.pieces.map(({ at, facing }) => `${at} ${facing}`)).toEqual(['b5 E']);
    expect(moved.hand.from).toBeNull();
    expect(used({ ...placed, hand: { ...placed.hand, tool: 'move' } }, 'h8').bench.hand.from).toBeNull();
  });

  test('wrecks, turning and removing work on one square', () => {
    const wrecked = used(hold({ tool: 'wreck' }), 'd4').bench;
    expect(wrecked.board.wrecks).toEqual(['d4']);
    expect(used({ ...wrecked, hand: { ...wrecked.hand, tool: 'clear' } }, 'd4').bench.board.wrecks).toEqual([]);
    const placed = used(hold({ tool: 'piece', facing: 'N' }), 'd4').bench;
    const turned = used({ ...placed, hand: { ...placed.hand, tool: 'turn' } }, 'd4').bench;
    expect(turned.board.pieces[0]?.facing).toBe('NE');
  });

  test('what cannot be done changes nothing and says so', () => {
    const { bench: after, refused } = used(hold({ shape: 'G' }), 'h8');
    expect(after.board).toBe(bench.board);
    expect(refused).toEqual({ refused: 'offTheBoard', at: 'h8' });
    expect(aimed(hold({ shape: 'G' }), 'h8')).toEqual({ squares: ['h8'], good: false });
    expect(aimed(hold({ shape: 'B' }), 'a1')).toEqual({ squares: ['a1', 'b1'], good: true });
  });

  test('only so many steps back are remembered', () => {
    let at = bench;
    for (let step = 0; step < 250; step++) at = changed(at, { ...emptyBoard(8), quiet: step });
    expect(at.before).toHaveLength(200);
  });
});
