import type { Box } from '../paint/items';
import { css } from '../paint/paintItem';
import { LEADING } from '../paint/pen';
import { type Blocks, blockOf, type Columns, type Heading, type Notice, type Rows } from './block';
import type { PlacedButton } from './control';
import { chipWidth, INK, PAPER, paperPanel, ruleSpot, type Sheet, typeSize } from './paper';

type Cells = Columns['cells'];

const isTrack = (cells: Cells): boolean => cells.some(({ state }) => state !== undefined);

/** How high a list of blocks is in a column that is told in short: heading, columns, rows, a notice at the foot. */
export function columnHeight(sheet: Sheet, blocks: Blocks): number {
  const { layout, pen } = sheet;
  const cells = blockOf(blocks, 'columns')?.cells ?? [];
  if (isTrack(cells)) {
    const { type, lines } = captionsOf(sheet, cells);
    const more = pen.size(type.size) * LEADING * (lines - 2);
    return Math.max(146, 192 * layout.scale) + (pen.textSize - 1) * typeSize(layout, 80, 70) + more;
  }
  const rows = blockOf(blocks, 'rows')?.rows ?? [];
  return cellsHeight(sheet, cells) + rows.length * typeSize(layout, 26, 20) + typeSize(layout, 92, 78);
}

/** Picture, name and what is said of a thing, one under the other. */
function cellsHeight({ layout, pen }: Sheet, cells: Cells): number {
  if (cells.length === 0) return 0;
  return Math.max(84, 112 * layout.scale) + (pen.textSize - 1) * typeSize(layout, 56, 44);
}

export function paintColumn(sheet: Sheet, blocks: Blocks, zone: Box): readonly PlacedButton[] {
  const placed: PlacedButton[] = [];
  paperPanel(sheet.pen, zone);
  let { y } = zone;
  for (const block of blocks) {
    if (block.kind === 'heading') y = columnHeading(sheet, zone, block);
    else if (block.kind === 'columns' && isTrack(block.cells)) paintTrack(sheet, block.cells, zone, y);
    else if (block.kind === 'columns') y = paintCells(sheet, block.cells, zone, y + 4);
    else if (block.kind === 'rows') paintLines(sheet, block.rows, zone, y);
    else if (block.kind === 'notice')
      placed.push(...paintFoot(sheet, zone, block, blockOf(blocks, 'rows') !== undefined));
  }
  return placed;
}

/** Title to the left, a note to the right, a picture before the note where there is room. Answers with where it ends. */
export function columnHeading(
  { pen, layout }: Sheet,
  zone: Box,
  { title, note = '', picture }: Omit<Heading, 'kind' | 'kicker'>,
) {
  const type = { face: 'stencil', size: typeSize(layout, 19, 15), colour: INK } as const;
  const small = { face: 'condensed', size: typeSize(layout, 15.5, 13), colour: INK, align: 'right' } as const;
  const y = zone.y + 12 + type.size * 0.6;
  const width = pen.line(title, zone.x + 14, y, type, zone.width * 0.62);
  pen.line(note, zone.x + zone.width - 14, y, small, zone.width - width - 40);
  const chit = Math.max(20, 30 * layout.scale);
  const noted = pen.width(note, small);
  const spare = zone.width - 28 - Math.min(pen.width(title, type), zone.width * 0.62) - noted - chit;
  if (picture !== undefined && spare > 12) {
    const x = zone.x + zone.width - 20 - noted - chit / 2;
    pen.items(picture, x, zone.y + 12 + typeSize(layout, 12, 9), chit / 60);
  }
  return y + type.size * 0.9;
}

const CELL_GAP = 8;
/** What is said under a cell fits in two lines of so many letter heights, or else in three. */
const CAPTION = 6.1;

function captionsOf({ layout, box, pen }: Sheet, cells: Cells) {
  const cell = (box.width - 28 - CELL_GAP * (cells.length - 1)) / cells.length;
  const size = typeSize(layout, 15, 12.5);
  const type = { face: 'condensed', size, bold: true, colour: INK, align: 'center' } as const;
  const width = cell + 6;
  return { type, cell, width, lines: width < pen.size(size) * CAPTION ? 3 : 2 };
}

function paintTrack(sheet: Sheet, cells: Cells, zone: Box, y: number): void {
  const { pen, layout } = sheet;
  const { type, cell: width, width: room, lines } = captionsOf(sheet, cells);
  const height = Math.max(38, 58 * layout.scale);
  cells.forEach(({ label, says, state }, index) => {
    const at = { x: zone.x + 14 + index * (width + CELL_GAP), y: y + 8, width, height };
    const spent = state === 'spent';
    const next = state === 'next';
    if (spent) pen.fill(at, INK, 7);
    else if (next) pen.fill(at, '#fde3cf', 7);
    pen.rim(at, next ? css(pen.palette.act) : INK, 2.5, 6, spent || next ? undefined : [7, 5]);
    const size = height * 0.55;
    const middle = at.x + width / 2 - (state === 'maybe' || next ? 0 : height * 0.2);
    const number = { face: 'stencil', size, colour: spent ? PAPER : INK, align: 'center' } as const;
    pen.line(label, middle, at.y + height / 2, number);
    const icon = height * 0.42;
    if (spent) pen.icon('check-light', middle + size * 0.5, at.y + (height - icon) / 2, icon);
    if (state === 'last') pen.icon('lock', middle + size * 0.5, at.y + (height - icon) / 2, icon);
    // Large letters give way to the last word.
    const cut = pen.height(says, room, type) > pen.height(says, room, type, lines);
    const colour = next ? css(pen.palette.actInk) : INK;
    const caption = { ...type, colour, size: cut ? type.size / pen.textSize : type.size };
    pen.words(says, at.x + width / 2, at.y + height + 5, room, caption, lines);
  });
}

function paintCells(sheet: Sheet, cells: Cells, zone: Box, y: number): number {
  const { pen, layout } = sheet;
  const each = (zone.width - 20) / cells.length;
  const icon = Math.min(each * 0.8, Math.max(38, 58 * layout.scale));
  const name = { face: 'stencil', size: typeSize(layout, 24, 17), colour: INK, align: 'center' } as const;
  const small = {
    face: 'condensed',
    size: typeSize(layout, 15.5, 13),
    bold: true,
    colour: INK,
    align: 'center',
  } as const;
  const tall = pen.size(name.size);
  cells.forEach(({ picture = [], label, says }, index) => {
    const x = zone.x + 10 + each * (index + 0.5);
    pen.items(picture, x, y + icon / 2, icon / 60);
    pen.line(label, x, y + icon + tall * 0.45, name, each - 4);
    pen.line(says, x, y + icon + tall * 1.35, small, each - 4);
  });
  return y + cellsHeight(sheet, cells);
}

function paintLines({ pen, layout }: Sheet, rows: Rows['rows'], zone: Box, top: number): void {
  const size = typeSize(layout, 16.5, 13.5);
  rows.forEach(({ title, value = '' }, index) => {
    const y = top + index * typeSize(layout, 26, 20) + size * 0.6;
    const number = { face: 'stencil', size: size * 1.2, colour: INK, align: 'right' } as const;
    const taken = pen.line(value, zone.x + zone.width - 16, y, number);
    const type = { face: 'condensed', size, bold: true, colour: INK } as const;
    pen.line(title, zone.x + 14, y, type, zone.width - 44 - taken);
  });
}

/** At the foot of the paper; `cut`: under a dashed line. */
function paintFoot(sheet: Sheet, zone: Box, { says, rule = '' }: Notice, cut: boolean): readonly PlacedButton[] {
  const { pen, layout } = sheet;
  const bottom = zone.y + zone.height;
  if (cut) {
    const dashed = { x: zone.x + 14, y: bottom - 20 - typeSize(layout, 20, 15), width: zone.width - 28, height: 3 };
    pen.ink.globalAlpha = 0.5;
    pen.rim(dashed, INK, 1.2, 0, [5, 4]);
    pen.ink.globalAlpha = 1;
  }
  const y = bottom - 12 - typeSize(layout, 8, 6);
  const type = { face: 'condensed', size: typeSize(layout, 15.5, 13), colour: INK } as const;
  const width = pen.line(says, zone.x + 14, y, type, zone.width - 36 - chipWidth(pen, rule));
  return rule === '' ? [] : [ruleSpot(sheet, rule, zone.x + 14 + width + 8, y)];
}
