import { describe, expect, test } from 'vitest';
import { tapBoard } from '../../src/scenes/table/tapBoard';
import { chessTable, picturePosition, settled } from '../support/chessTable';

describe('a tap on the board', () => {
  test('prefers what may be pointed at among the things under it', async () => {
    const { controller } = await chessTable(picturePosition);
    tapBoard(controller, ['square:i9']);
    tapBoard(controller, ['square:j9']);
    tapBoard(controller, ['face:E', 'square:k9']);
    expect(controller.screen().picking.picked).toEqual(['square:i9', 'square:j9', 'face:E']);
  });

  test('on the ghost of a refusal plays it', async () => {
    const { controller } = await chessTable(picturePosition);
    tapBoard(controller, ['square:i9']);
    tapBoard(controller, ['square:k13']);
    const instead = controller.screen().whyNot?.refusal.instead;
    if (instead === undefined) throw new Error('nothing is offered instead');
    const goal = controller.screen().match.game.path(instead)[1];
    tapBoard(controller, goal === undefined ? [] : [goal]);
    await settled();
    expect(controller.screen().match.log.at(-1)?.command).toEqual(instead);
  });

  test('elsewhere closes the refusal and means what it hits', async () => {
    const { controller } = await chessTable(picturePosition);
    tapBoard(controller, ['square:i9']);
    tapBoard(controller, ['square:k13']);
    tapBoard(controller, ['square:j4']);
    expect(controller.screen().whyNot).toBeNull();
    expect(controller.screen().picking.picked).toEqual(['square:j4']);
  });

  test('beside the board takes back the last pick', async () => {
    const { controller } = await chessTable(picturePosition);
    tapBoard(controller, ['square:i9']);
    tapBoard(controller, ['square:j9']);
    tapBoard(controller, []);
    expect(controller.screen().picking.picked).toEqual(['square:i9']);
  });
});
