import { expect, test } from 'vitest';
import { centre } from '../../../src/scenes/tankChess/board/geometry';
import { drawTurn } from '../../../src/scenes/tankChess/extras/drawTurn';
import { chessView, positionOf } from '../../support/chessTable';
import { recordingStage } from '../board/recordingStage';

test('an arrow goes round the corner with the piece', () => {
  const view = chessView(positionOf('w CLT a1 N,w MT h3 N,b CLT n16 S', ['h5', 'h6', 'i5']));
  const { stage, put } = recordingStage();
  drawTurn(stage, view, { type: 'drive', seat: 0, from: 'h3', to: 'g5', facing: 'NW', fireAt: null }, 'best', 1, 2);
  const shaft = put.get('best/drive/0')?.item;
  if (shaft?.kind !== 'shape') throw new Error('no arrow');
  expect(shaft.points.slice(0, 2)).toEqual([centre(16, 'h3'), centre(16, 'h4')]);
  expect(shaft.points).toHaveLength(3);
});
