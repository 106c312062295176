import type { CardId, UnitId, View } from '../../../rules/tankKillers/types';
import { blockOf, type Notice, type Term } from '../../blocks/block';
import type { Style, Surface } from '../../board/gameScene';
import type { Box } from '../../paint/items';
import { INK, label, PAPER, plate, SAND } from '../../paint/marks';
import { roughWidth } from '../../paint/textWidth';
import type { CardTable } from './cardTable';
import { stripOf } from './sum';

const NARROW = 600;

/** The strip under the battlefield. */
export function drawSum(
  table: CardTable,
  view: View,
  stage: Surface,
  look: Style,
  coming: CardId | null,
  aim: UnitId | null = null,
): void {
  const { sum: box, scale } = table;
  // Where there is no room beside the chips the verdict stands under them.
  const tall = table.tall || box.width < NARROW;
  const blocks = stripOf(view, look, coming, aim);
  const [first, note] = blocks.filter((block) => block.kind === 'notice');
  const terms = blockOf(blocks, 'sum')?.terms;
  stage.put('arc', 'sum', plate(box, SAND, { stroke: INK, width: 2 }));
  if (first === undefined) return;
  if (terms === undefined || note === undefined) {
    const size = tall ? 15 : Math.max(16, 24 * scale);
    const most = box.width - 30;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    stage.put('reach', 'sum/hint', label(first.says, x, y, size, INK, 'stencil', { most }));
    return;
  }
  // What stood there before a target was pointed at.
  if (aim !== null) stage.put('reach', 'sum/hint', label('', box.x, box.y, 1, INK, 'stencil'));
  const row = tall ? { ...box, height: box.height * 0.66 } : { ...box, width: box.width * 0.74 };
  const right = drawTerms(terms, row, tall, scale, stage, look);
  const left = tall ? box.x : right + Math.max(10, 20 * scale);
  drawVerdict(first, note, box, left, tall, scale, stage, look);
}

function drawVerdict(
  verdict: Notice,
  note: Notice,
  box: Box,
  x: number,
  tall: boolean,
  scale: number,
  stage: Surface,
  look: Style,
): void {
  const colour = verdict.tone === 'warning' ? look.palette.blocked : look.palette.clear;
  const align = 'left';
  if (tall) {
    const says = `→ ${verdict.says} · ${note.says}`;
    const more = { align, bold: true, most: box.width - 20 } as const;
    const y = box.y + box.height * 0.82;
    stage.put('reach', 'sum/verdict', label(says, x + 10, y, 14.5, colour, 'condensed', more));
    return;
  }
  const most = box.x + box.width - x - 12;
  const [high, low] = [box.y + box.height * 0.35, box.y + box.height * 0.72];
  const large = Math.max(19, 28 * scale);
  const small = Math.max(13.5, 17 * scale);
  stage.put('reach', 'sum/verdict', label(verdict.says, x, high, large, colour, 'stencil', { align, most }));
  const says = `${note.says}  ·  ${note.rule}`;
  stage.put('reach', 'sum/note', label(says, x, low, small, INK, 'condensed', { align, most }));
}

/** Answers with where the last of them ends. */
function drawTerms(
  terms: readonly Term[],
  row: Box,
  tall: boolean,
  scale: number,
  stage: Surface,
  look: Style,
): number {
  const small = tall ? 11.5 : Math.max(12.5, 15 * scale);
  const large = tall ? 21 : Math.max(22, 31 * scale);
  const sign = tall ? 17 : Math.max(22, 30 * scale);
  const wishes = terms.map(({ says }) =>
    Math.min(Math.max(roughWidth(says, small, 0.52) + 18, large * 1.9), large * 5),
  );
  const signs = (terms.length - 1) * sign;
  const room = row.width - (tall ? 12 : 28) - signs;
  const shrink = Math.min(1, room / wishes.reduce((sum, wish) => sum + wish, 0));
  const height = row.height * (tall ? 0.92 : 0.76);
  const y = row.y + (row.height - height) / 2 + (tall ? 1 : 0);
  let x = row.x + (tall ? 6 : 14);
  for (const [index, term] of terms.entries()) {
    if (term.sign !== '') {
      stage.put(
        'reach',
        `sum/sign${index}`,
        label(term.sign, x + sign / 2, y + height / 2, sign * 0.85, INK, 'text', { bold: true }),
      );
      x += sign;
    }
    const width = (wishes[index] ?? 0) * shrink;
    const colours = {
      plain: [PAPER, INK],
      faint: [PAPER, INK],
      hot: [look.palette.act, PAPER],
      total: [INK, PAPER],
    } as const;
    const [ground, ink] = colours[term.tone];
    const edge = term.tone === 'hot' ? look.palette.tracer : INK;
    stage.put(
      'reach',
      `sum/chip${index}`,
      plate({ x, y, width, height }, ground, { stroke: edge, width: term.tone === 'hot' ? 4 : 2, round: 6 }),
    );
    stage.put('reach', `sum/value${index}`, label(term.value, x + width / 2, y + height * 0.34, large, ink, 'stencil'));
    stage.put(
      'reach',
      `sum/says${index}`,
      label(term.says, x + width / 2, y + height * 0.77, small, ink, 'condensed', { bold: true, most: width - 8 }),
    );
    x += width;
  }
  return x;
}
