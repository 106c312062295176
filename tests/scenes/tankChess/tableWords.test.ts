import { describe, expect, test } from 'vitest';
import { stepsShown } from '../../../src/scenes/tankChess/board/intent';
import { isDecisive } from '../../../src/scenes/tankChess/extras/judgement';
import { chessSkin, chessTable, chessView, positionOf } from '../../support/chessTable';
import { cite } from '../../support/cite';
import { theBlock } from '../../support/theBlock';

/** Both command tanks are walled in. */
const walls = ['a2', 'b1', 'b2', 'p15', 'o16', 'o15'];
const quiet = 'w CLT a1 N,w MT i9 E,b CLT p16 S';
const checked = 'w CLT e1 N,w HT b1 N,b HT e9 S,b CLT p16 S';

describe('what the side to move is told', () => {
  test(`${cite('TC-CHECK1')} check is said with the piece that gives it`, async () => {
    const { controller } = await chessTable(positionOf(checked));
    const told = chessSkin().prompt?.(chessView(positionOf(checked)), 0, controller.screen().selection);
    expect(told?.act).toBe('{seat}: Check! Choose a piece to drive.');
    expect(told?.more).toContain('by heavy tank E9');
  });

  test('without an alarm the phase speaks for itself', async () => {
    const { controller } = await chessTable(positionOf(quiet, walls));
    const view = chessView(positionOf(quiet, walls));
    expect(chessSkin().prompt?.(view, 0, controller.screen().selection)).toBeNull();
  });

  test('a square where nothing can shoot is called safe, one in a fire line is warned of', async () => {
    const notice = async (pieces: string) => {
      const { controller } = await chessTable(positionOf(pieces, walls));
      controller.point('square:i9');
      controller.point('square:j9');
      const view = chessView(positionOf(pieces, walls));
      return theBlock(chessSkin().main(view, 0, controller.screen().selection, null), 'notice');
    };
    expect(await notice(quiet)).toMatchObject({ tone: 'good', says: 'Nothing can shoot it there next turn.' });
    const warned = await notice(`${quiet},b HT j14 S`);
    expect(warned).toMatchObject({ tone: 'warning' });
    // In words: what the gun does to the armour is no formula.
    expect(warned.says).toMatch(/heavy tank J14 through the \w+: gun III beats armour [0I]+/);
  });
});

test(`${cite('TC-MOVE7')} a square that can be backed into says so beside the steps ahead`, () => {
  const way = (steps: number, reverse: boolean) => ({ facing: 'N', steps, reverse }) as const;
  expect(stepsShown([way(1, true)], 'back')).toBe('back');
  expect(stepsShown([way(4, false), way(3, false)], 'back')).toBe('3');
  expect(stepsShown([way(1, true), way(5, false)], 'back')).toBe('back · 5');
});

test('only what turns the game is called decisive', () => {
  expect(isDecisive(600)).toBe(false);
  expect(isDecisive(2400)).toBe(true);
});
