import { INK, PAPER, typeSize } from '../../blocks/paper';
import { css } from '../../paint/paintItem';
import type { SeatPlate } from './model';
import type { Canvas } from './painting';

/** One seat of many: emblem, name, who plays it and for whom, what it has, whose turn it is or its clock. */
export function paintCrowdPlate(canvas: Canvas, plate: SeatPlate): void {
  const { pen, box, layout } = canvas;
  const phone = layout.mode === 'phone';
  const colour = plate.tone === 'light' ? css(pen.palette.ink) : PAPER;
  pen.ink.save();
  if (plate.gone) pen.ink.globalAlpha = 0.6;
  const emblem = phone ? 0 : box.height * 0.86;
  if (!phone) pen.items(plate.emblem, emblem / 2 + 4, box.height / 2, (emblem / 60) * 0.86);
  const x = phone ? 6 : emblem + 10;
  const name = { face: 'stencil', size: typeSize(layout, 22, phone ? 14 : 16), colour } as const;
  const sub = { face: 'condensed', size: typeSize(layout, 16, 13), colour } as const;
  const facts = phone ? 0 : pen.width(plate.facts, sub) + 8;
  const room = box.width - x - 6 - facts;
  const told = secondLine(plate, phone);
  const second = told.find((line) => pen.width(line, sub) <= room) ?? told.at(-1) ?? '';
  const both = pen.size(name.size) + (second === '' ? 0 : pen.size(sub.size));
  const fit = Math.min(1, (box.height - 8) / both / 1.1);
  const [upper, lower] = second === '' ? [box.height / 2, 0] : [box.height * 0.31, box.height * 0.69];
  const end = box.width - 6 - paintState(canvas, plate, colour, phone ? box.height / 2 : upper);
  const width = pen.line(plate.side, x, upper, { ...name, size: name.size * fit }, end - x);
  if (plate.gone) pen.fill({ x, y: upper, width, height: 2 }, colour);
  const small = { ...sub, size: sub.size * fit };
  if (second !== '') pen.line(second, x, lower, small, phone ? end - x : room);
  if (!phone) pen.line(plate.facts, box.width - 8, lower, { ...small, align: 'right' });
  pen.ink.restore();
}

/** What may stand under the name, the fullest first. */
function secondLine({ team, who, person }: SeatPlate, phone: boolean): readonly string[] {
  if (phone) return [team ?? ''];
  return team === null ? [who, person] : [`${team} · ${who}`, `${team} · ${person}`, team];
}

/** To the right: that it has left, or its clock, or that it is to act. Answers with the room it takes. */
function paintState(canvas: Canvas, plate: SeatPlate, colour: string, middle: number): number {
  const { pen, box, layout, words } = canvas;
  const says = plate.gone ? words.gone : plate.clock !== null ? plate.clock : plate.acting ? words.acting : '';
  if (says === '') return 0;
  const marked = plate.acting && !plate.gone;
  const phone = layout.mode === 'phone';
  // On a phone the rim and a dot say who is to act; words take too much of a small plate.
  if (phone && marked && plate.clock === null) {
    pen.fill({ x: box.width - 16, y: middle - 5, width: 10, height: 10 }, css(pen.palette.tracer), 5);
    return 14;
  }
  const size = typeSize(layout, 15, phone ? 12 : 13);
  const type = { face: 'stencil', size, colour: marked ? INK : colour } as const;
  const width = Math.min(box.width * 0.44, pen.width(says, type) + 12);
  const height = Math.min(phone ? box.height - 8 : middle * 1.5, pen.size(size) * 1.5);
  const at = { x: box.width - width - 6, y: middle - height / 2, width, height };
  if (marked) pen.fill(at, css(pen.palette.tracer), 4);
  else pen.rim(at, colour, 1, 4);
  pen.line(says, at.x + width / 2, middle, { ...type, align: 'center' }, width - 8);
  return width + 6;
}
