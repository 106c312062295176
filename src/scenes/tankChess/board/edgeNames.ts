import type { View } from '../../../rules/tankChess/types';
import type { Surface } from '../../board/gameScene';
import type { Box, Label } from '../../paint/items';
import { PRINTED_NAMES } from './backdrop';
import { corners, frameBox, S } from './geometry';

/** In points of the screen: the letters, and the band they stand on. */
const AT_THE_EDGE = { size: 13, band: 18 };
/** The squares of a large board on a small screen leave room for no more. */
const OVER_THE_PRINT = { size: 10.5, band: 14 };
/** Smaller print is not read. */
const LEAST = 9;
const PAPER = 0xe9e0c8;
const FRAME = 0x20241b;

/**
 * Where the printed letters and numbers are out of sight, they stand at the edge of what is seen; where the whole board is seen and
 * they are too small to read, they stand larger over the print.
 */
export function drawEdgeNames({ size }: View, stage: Surface): void {
  const { visibleBox: seen, pixelsPerUnit: grain = 1 } = stage;
  if (seen === undefined) return;
  const whole = frameBox(size);
  const bottom = seen.y + seen.height;
  // Printed names count as seen while half of the margin they stand in is.
  const files = bottom < whole.y + whole.height - 20;
  const ranks = seen.x > whole.x + 20;
  const side = size * S;
  if (files || ranks) {
    const band = AT_THE_EDGE.band / grain;
    const [left, low] = [ranks ? band : 0, files ? band : 0];
    if (files) putFiles(stage, size, { ...seen, y: bottom - band, height: band }, left, AT_THE_EDGE.size / grain);
    if (ranks) putRanks(stage, size, { ...seen, width: band, height: seen.height - low }, AT_THE_EDGE.size / grain);
  } else if (PRINTED_NAMES * grain < LEAST) {
    const band = OVER_THE_PRINT.band / grain;
    const letters = OVER_THE_PRINT.size / grain;
    const low = whole.y + whole.height - band;
    putFiles(stage, size, { x: 0, y: low, width: side, height: band }, 0, letters);
    putRanks(stage, size, { x: -band, y: 0, width: band, height: side }, letters);
  }
}

/** Letters in a band along the foot; those under its first `left` units are covered by the other band. */
function putFiles(stage: Surface, size: number, box: Box, left: number, letters: number): void {
  putBand(stage, 'files', box);
  for (let index = 0; index < size; index++) {
    const x = index * S + S / 2;
    const name = String.fromCharCode(65 + index);
    if (x > box.x + left && x < box.x + box.width) putName(stage, name, x, box.y + box.height / 2, letters);
  }
}

/** Numbers in a band along the left side. */
function putRanks(stage: Surface, size: number, box: Box, letters: number): void {
  putBand(stage, 'ranks', box);
  for (let index = 0; index < size; index++) {
    const y = index * S + S / 2;
    if (y > box.y && y < box.y + box.height) putName(stage, String(size - index), box.x + box.width / 2, y, letters);
  }
}

function putBand(stage: Surface, id: string, box: Box): void {
  stage.put('tag', `edge:${id}`, {
    kind: 'shape',
    points: corners(box),
    closed: true,
    fill: FRAME,
    fillAlpha: 0.9,
  });
}

function putName(stage: Surface, text: string, x: number, y: number, size: number): void {
  const label: Label = { kind: 'label', text, x, y, size, colour: PAPER, face: 'stencil' };
  stage.put('tag', `edge:${text}`, label);
}
