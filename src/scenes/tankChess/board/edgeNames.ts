import type { View } from '../../../rules/tankChess/types';
import type { Surface } from '../../board/gameScene';
import type { Label } from '../../paint/items';
import { corners, frameBox, S } from './geometry';

/** In points of the screen: the letters, and the band they stand on. */
const SIZE = 13;
const BAND = 18;
const PAPER = 0xe9e0c8;
const FRAME = 0x20241b;

/** Where the printed letters and numbers are out of sight, they stand at the edge of what is seen. */
export function drawEdgeNames({ size }: View, stage: Surface): void {
  const { visibleBox: seen, pixelsPerUnit: grain = 1 } = stage;
  if (seen === undefined) return;
  const whole = frameBox(size);
  const band = BAND / grain;
  const bottom = seen.y + seen.height;
  // Printed names count as seen while half of the margin they stand in is.
  const files = bottom < whole.y + whole.height - 20;
  const ranks = seen.x > whole.x + 20;
  const name = (id: string, text: string, x: number, y: number) => {
    const label: Label = { kind: 'label', text, x, y, size: SIZE / grain, colour: PAPER, face: 'stencil' };
    stage.put('tag', `edge:${id}`, label);
  };
  const lay = (id: string, x: number, y: number, width: number, height: number) =>
    stage.put('tag', `edge:${id}`, {
      kind: 'shape',
      points: corners({ x, y, width, height }),
      closed: true,
      fill: FRAME,
      fillAlpha: 0.86,
    });
  if (files) lay('files', seen.x, bottom - band, seen.width, band);
  if (ranks) lay('ranks', seen.x, seen.y, band, seen.height - (files ? band : 0));
  for (let index = 0; index < size; index++) {
    const middle = index * S + S / 2;
    const inRow = middle > seen.x + (ranks ? band : 0) && middle < seen.x + seen.width;
    const inColumn = middle > seen.y && middle < bottom - (files ? band : 0);
    const letter = String.fromCharCode(65 + index);
    if (files && inRow) name(letter, letter, middle, bottom - band / 2);
    if (ranks && inColumn) name(String(size - index), String(size - index), seen.x + band / 2, middle);
  }
}
