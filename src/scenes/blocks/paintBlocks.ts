import type { Box } from '../paint/items';
import { type Block, type Blocks, blockOf, type Choice, type Odds } from './block';
import type { PlacedButton } from './control';
import { FEW, nearestHeight, paintChoice, paintOption } from './paintChoice';
import { PAGER, paintHeading } from './paintHeading';
import { noticeHeight, paintNotice } from './paintNotice';
import { oddsHeight, paintOdds, paintOddsLine } from './paintOdds';
import { paintRows, rowsHeight } from './paintRows';
import { paintSum, sumHeight } from './paintSum';
import type { Sheet } from './paper';

/** Less room than this shows half a thing: it is left out. */
const LEAST = 30;

/** Paints a list of blocks from the top of a sheet: the heading, as many rows as there is room for, what belongs under them. */
export function paintBlocks(sheet: Sheet & { readonly layout: { readonly overBoard: boolean } }, blocks: Blocks) {
  const { box, layout } = sheet;
  const phone = layout.mode === 'phone';
  const x = phone ? 14 : 20;
  const width = box.width - 2 * x;
  const bottom = box.height - (phone ? 4 : 16);
  const placed: PlacedButton[] = [];
  let y = phone && !layout.overBoard ? 4 : 16;
  const heading = blockOf(blocks, 'heading');
  if (heading !== undefined) y = paintHeading(sheet, heading, { x, y, width, height: bottom - y }, placed);
  const tails = blocks.filter(({ kind }) => kind !== 'heading' && kind !== 'rows');
  const rows = blockOf(blocks, 'rows');
  const under = (lines: number) => tails.reduce((sum, block) => sum + heightOf(sheet, block, tails, width, lines), 0);
  const free = bottom - y;
  const wish = rows === undefined ? { all: 0, least: 0 } : rowsHeight(sheet, rows);
  // A row of what can be done is worth more than the last words of a warning; room that nothing else needs is its own.
  const spare = [6, 5, 4].find((lines) => free - under(lines) >= wish.all);
  const lines = spare ?? (free - under(3) < wish.least ? 2 : 3);
  if (rows !== undefined) {
    // Beside the title; what stands there sends it down to the line of the list.
    const open = heading?.picture === undefined && heading?.meter === undefined && heading?.refused !== true;
    const at = { x: x + width - PAGER.width, y: y - PAGER.height - 6, width: PAGER.width, height: PAGER.height };
    const zone = { x, y, width, height: free - under(lines) };
    y = paintRows(sheet, rows, zone, open ? at : null, placed);
  }
  for (const block of tails) {
    if (bottom - y < LEAST) break;
    const height = heightOf(sheet, block, tails, width, lines);
    paintTail(sheet, block, tails, { x, y, width, height: bottom - y }, height, lines, placed);
    y += height;
  }
  return placed;
}

/** What a block under the rows takes at least, with the space before it. */
function heightOf(sheet: Sheet, block: Block, all: Blocks, width: number, lines: number): number {
  switch (block.kind) {
    case 'sum':
      return sumHeight(sheet) + (sheet.layout.mode === 'phone' ? 10 : 16);
    case 'odds':
      return oddsHeight(sheet);
    case 'choice':
      // Other ways stand beside the chance, where there is one.
      return block.title !== undefined ? nearestHeight(sheet) : blockOf(all, 'odds') ? 0 : oddsHeight(sheet);
    case 'notice':
      return noticeHeight(sheet, block, width, lines) + 3;
    default:
      return 0;
  }
}

function paintTail(
  sheet: Sheet,
  block: Block,
  all: Blocks,
  zone: Box,
  height: number,
  lines: number,
  placed: PlacedButton[],
): void {
  if (block.kind === 'sum') paintSum(sheet, block, { ...zone, y: zone.y + 6, height: sumHeight(sheet) }, placed);
  else if (block.kind === 'odds') paintChances(sheet, block, blockOf(all, 'choice'), zone, placed);
  else if (block.kind === 'choice' && blockOf(all, 'odds') === undefined) paintChoice(sheet, block, zone, placed);
  else if (block.kind === 'notice') {
    const tall = Math.min(height - 3, zone.height);
    paintNotice(sheet, block, { ...zone, y: Math.min(zone.y + 3, zone.y + zone.height - tall), height: tall }, lines);
  }
}

/** The chance, and beside it other ways to do it; on a phone under it, or at least the best. */
function paintChances(sheet: Sheet, odds: Odds, choice: Choice | undefined, zone: Box, placed: PlacedButton[]): void {
  const options = choice?.options ?? [];
  if (sheet.layout.mode === 'phone') {
    paintOddsLine(sheet, odds, zone);
    const top = oddsHeight(sheet) + 12;
    const below = { ...zone, y: zone.y + top, height: zone.height - top };
    const best = options.find(({ state, does }) => state === 'best' && does !== null);
    if (choice !== undefined && below.height > 90) paintChoice(sheet, choice, below, placed);
    else if (best !== undefined)
      placed.push(paintOption(sheet, best, { x: zone.x + zone.width - 164, y: zone.y - 2, width: 164, height: 40 }, 0));
    return;
  }
  const part = options.length === 0 ? 1 : options.length > FEW ? 0.37 : 0.43;
  const width = zone.width * part;
  paintOdds(sheet, odds, { ...zone, width }, placed);
  if (choice !== undefined)
    paintChoice(sheet, choice, { ...zone, x: zone.x + width + 8, width: zone.width - width - 8 }, placed);
}
