import type { PlacedButton } from '../../blocks/control';
import { PAPER, typeSize } from '../../blocks/paper';
import { css } from '../../paint/paintItem';
import { LEADING, type Pen, type Type } from '../../paint/pen';
import type { Canvas } from './painting';

/** The smallest type there is, in pixels. */
const LEAST = 13;

/** Who acts, what may be done now, and what follows from it. */
export function paintPrompt({ pen, box, layout, model }: Canvas): readonly PlacedButton[] {
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
  // A single line may be set smaller, down to the least size; longer words are broken.
  const tooLong = (words: string, type: Type) => (pen.width(words, type) * LEAST) / pen.size(type.size) > width;
  const broken = tooLong(prompt.act, act) || tooLong(prompt.more, more);
  if (layout.mode !== 'wide' || broken) {
    const top = phone ? 3 : layout.mode === 'wide' ? 5 : 9;
    const small = phone ? { ...more, size: 14 } : more;
    const type = fitted(pen, { act, more: small }, prompt, width, box.height - 2 * top);
    const used = pen.words(prompt.act, x, top, width, type.act, 2);
    const left = Math.floor((box.height - top - used) / (pen.size(type.more.size) * LEADING) + 0.2);
    // What there is no room for is left out rather than written over the edge.
    if (left > 0) pen.words(prompt.more, x, top + used, width, type.more, left);
    return [];
  }
  pen.line(prompt.act, x, box.height * 0.34, act, width);
  pen.line(prompt.more, x, box.height * 0.7, more, width);
  return [];
}

interface Lines {
  readonly act: Type;
  readonly more: Type;
}

/** Letters that a player wants large give way, down to the least size, before words are left out. */
function fitted(pen: Pen, lines: Lines, prompt: Canvas['model']['prompt'], width: number, room: number): Lines {
  const least = Math.min(1, LEAST / pen.size(lines.more.size));
  for (let by = 1; ; by = Math.max(least, by - 0.04)) {
    const act = { ...lines.act, size: lines.act.size * by };
    const more = { ...lines.more, size: lines.more.size * by };
    const tall = pen.height(prompt.act, width, act) + pen.height(prompt.more, width, more);
    if (tall <= room || by === least) return { act, more };
  }
}
