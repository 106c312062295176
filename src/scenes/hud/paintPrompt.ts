import { css } from '../table/paintItem';
import type { Placed } from './controls';
import { type Canvas, PAPER, typeSize } from './painting';

/** Who acts, what may be done now, and what follows from it. */
export function paintPrompt({ pen, box, layout, model }: Canvas): readonly Placed[] {
  const { prompt } = model;
  const phone = layout.mode === 'phone';
  const edge = prompt.live ? css(pen.palette.act) : css(pen.palette.khaki);
  pen.fill(box, '#10161f', phone ? 0 : 6);
  if (!phone) pen.rim(box, edge, 2, 5);
  pen.fill({ x: 0, y: 0, width: phone ? 8 : 12, height: box.height }, edge, phone ? 0 : 5);
  const x = phone ? 16 : 30;
  const width = box.width - x - 14;
  const size = typeSize(layout, 21, 15);
  const more = { face: 'condensed', size: typeSize(layout, 17, 14), colour: PAPER, alpha: 0.85 } as const;
  const act = { face: 'text', size, bold: true, colour: PAPER } as const;
  if (layout.mode !== 'wide') {
    // A phone has room for three lines in all.
    const long = phone && pen.width(prompt.act, act) > width;
    const used = pen.words(prompt.act, x, phone ? 3 : 9, width, act, phone && !long ? 1 : 2);
    pen.words(prompt.more, x, (phone ? 3 : 9) + used, width, phone ? { ...more, size: 14 } : more, long ? 1 : 2);
    return [];
  }
  pen.line(prompt.act, x, box.height * 0.34, act, width);
  pen.line(prompt.more, x, box.height * 0.7, more, width);
  return [];
}
