import type { PlacedButton } from '../../blocks/control';
import { nightPanel, PAPER, typeSize } from '../../blocks/paper';
import type { Box } from '../../paint/items';
import { css } from '../../paint/paintItem';
import type { Canvas } from './painting';

/** The last turns as written down, and beside them the dice of the last command where there were any. */
export function paintNotes(canvas: Canvas): readonly PlacedButton[] {
  const { box, model } = canvas;
  const dice = model.rolls.length > 0;
  const width = dice ? box.width * 0.58 : box.width;
  paintRows(canvas, { ...box, width });
  if (dice) paintDice(canvas, width + 10, box.width - width - 10);
  return [];
}

/** As many of the last turns as there is room for. */
export function paintRows({ pen, layout, model, words }: Canvas, box: Box): void {
  nightPanel(pen, box);
  const { y: from, width, height } = box;
  const heading = typeSize(layout, 19, 16);
  const head = { face: 'stencil', size: heading, colour: PAPER } as const;
  pen.icon('log-light', 16, from + 13, heading * 1.15);
  pen.line(words.notation, 16 + heading * 1.5, from + 14 + heading * 0.6, head);
  const size = typeSize(layout, 17, 14);
  const type = { face: 'condensed', size, colour: PAPER } as const;
  const step = size * 1.48;
  const top = from + 24 + heading * 1.2;
  const room = Math.max(1, Math.floor((from + height - top - 12) / step));
  const rows = model.notes.slice(-room);
  if (rows.length === 0) {
    pen.line(words.noMoves, 22, top + step / 2, { ...type, alpha: 0.7 });
    return;
  }
  const column = (width - 84) / 2;
  rows.forEach((row, index) => {
    const y = top + step * (index + 0.5);
    const last = index === rows.length - 1;
    if (last) pen.fill({ x: 14, y: y - step / 2, width: width - 28, height: step }, 'rgba(242,107,33,.28)', 4);
    pen.line(String(row.number), 22, y, { ...type, alpha: 0.6 });
    row.cells.forEach((cell, at) => {
      const newest = last && at === row.cells.length - 1;
      pen.line(cell, 60 + at * column, y, newest ? { ...type, colour: css(pen.palette.tracer) } : type, column - 8);
    });
  });
}

function paintDice({ pen, box, layout, model, words }: Canvas, left: number, width: number): void {
  nightPanel(pen, { x: left, y: 0, width, height: box.height });
  const heading = typeSize(layout, 19, 16);
  pen.line(words.rolls, left + 18, 14 + heading * 0.6, { face: 'stencil', size: heading, colour: PAPER });
  const side = Math.min(52, box.height * 0.28);
  let x = left + 18;
  for (const roll of model.rolls) {
    roll.faces.forEach((face, index) => {
      if (x + side > left + width - 12) return;
      const at = { x, y: 24 + heading * 1.4, width: side, height: side };
      if (roll.sides[index] === 6) pen.icon(`d6-bone-${face}`, at.x, at.y, side);
      else {
        pen.fill(at, '#f3ecd8', 8);
        const type = { face: 'stencil', size: side * 0.6, colour: '#23261f', align: 'center' } as const;
        pen.line(String(face), at.x + side / 2, at.y + side / 2, type);
      }
      x += side + 8;
    });
    x += 10;
  }
}
