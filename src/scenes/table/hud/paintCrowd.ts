import { css } from '../../paint/paintItem';
import type { SeatPlate } from './model';
import { type Canvas, INK, PAPER, typeSize } from './painting';

/** One seat of many: emblem, name, who plays it and for whom, whose turn it is, its clock. */
export function paintCrowdPlate(canvas: Canvas, plate: SeatPlate): void {
  const { pen, box, layout } = canvas;
  const phone = layout.mode === 'phone';
  const colour = plate.tone === 'light' ? css(pen.palette.ink) : PAPER;
  pen.ink.save();
  if (plate.gone) pen.ink.globalAlpha = 0.6;
  const emblem = phone ? 0 : box.height * 0.86;
  if (!phone) pen.items(plate.emblem, emblem / 2 + 4, box.height / 2, (emblem / 60) * 0.86);
  const x = phone ? 6 : emblem + 10;
  const end = box.width - 6 - paintState(canvas, plate, colour);
  const name = { face: 'stencil', size: typeSize(layout, 22, phone ? 14 : 16), colour } as const;
  const sub = { face: 'condensed', size: typeSize(layout, 16, 13), colour } as const;
  const second = [plate.team, phone ? null : plate.who].filter((part) => part !== null && part !== '').join(' · ');
  const fit = Math.min(1, (box.height - 6) / (pen.size(name.size) + (second === '' ? 0 : pen.size(sub.size))) / 1.1);
  const lines = { name: { ...name, size: name.size * fit }, sub: { ...sub, size: sub.size * fit } };
  pen.line(plate.side, x, second === '' ? box.height / 2 : box.height * 0.32, lines.name, end - x);
  if (second !== '') pen.line(second, x, box.height * 0.74, lines.sub, end - x);
  if (plate.gone) pen.fill({ x, y: box.height * (second === '' ? 0.5 : 0.32), width: end - x, height: 2 }, colour);
  pen.ink.restore();
}

/** To the right: that it has left, or its clock, or that it is to act. Answers with the room it takes. */
function paintState({ pen, box, layout, words }: Canvas, plate: SeatPlate, colour: string): number {
  const says = plate.gone ? words.gone : plate.clock !== null ? plate.clock : plate.acting ? words.acting : '';
  if (says === '') return 0;
  const marked = plate.acting && !plate.gone;
  const phone = layout.mode === 'phone';
  const size = typeSize(layout, 15, phone ? 12 : 13);
  const type = { face: 'stencil', size, colour: marked ? INK : colour } as const;
  // On a phone the rim says who is to act; words take too much of a small plate.
  if (phone && marked && plate.clock === null) {
    pen.fill({ x: box.width - 16, y: box.height / 2 - 5, width: 10, height: 10 }, css(pen.palette.tracer), 5);
    return 14;
  }
  const width = Math.min(box.width * 0.44, pen.width(says, type) + 12);
  const height = Math.min(box.height - 8, pen.size(size) * 1.6);
  const at = { x: box.width - width - 6, y: (box.height - height) / 2, width, height };
  if (marked) pen.fill(at, css(pen.palette.tracer), 4);
  else pen.rim(at, colour, 1, 4);
  pen.line(says, at.x + width / 2, box.height / 2, { ...type, align: 'center' }, width - 8);
  return width + 6;
}
