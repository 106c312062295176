import type { PlacedButton } from '../../blocks/control';
import { INK, PAPER, typeSize } from '../../blocks/paper';
import { css } from '../../paint/paintItem';
import { isCrowd } from './layoutCrowd';
import type { SeatPlate } from './model';
import { paintCrowdPlate } from './paintCrowd';
import type { Canvas } from './painting';

const GROUNDS = {
  light: ['#e9e0c8', '#cfc4a4'],
  dark: ['#2b2e28', '#43463c'],
  olive: ['#4d5430', '#6b7342'],
  grey: ['#495256', '#6b7579'],
} as const;

/** The plate of one seat: emblem, name, who plays it, what is left, what it lost, its clock. */
export function paintPlate(canvas: Canvas, seat: number): readonly PlacedButton[] {
  const { pen, box, model, layout } = canvas;
  const plate = model.plates[seat];
  if (plate === undefined) return [];
  const { palette } = pen;
  const light = plate.tone === 'light';
  if (!layout.overBoard) paintGround(canvas, plate);
  if (isCrowd(model.plates.length)) {
    paintCrowdPlate(canvas, plate);
    return [];
  }
  const colour = light ? css(palette.ink) : PAPER;
  const k = box.height / 96;
  const small = layout.mode === 'tablet' || layout.overBoard;
  pen.items(plate.emblem, 48 * k, box.height / 2, 1.05 * k);
  const x = 98 * k;
  const title = typeSize(layout, 28, small ? 16 : 20);
  const sub = { face: 'condensed', size: typeSize(layout, 17, 14), colour } as const;
  const facts = { ...sub, size: typeSize(layout, 15.5, 13.5) };
  // Larger type takes the room between the lines first, then from the type again.
  const tall = pen.size(title + sub.size + facts.size) * 1.08;
  const fit = Math.min(1, small ? box.height / (pen.size(title + sub.size) * 1.3) : (box.height - 12) / tall);
  const lines = { name: title * fit, who: sub.size * fit, facts: facts.size * fit };
  const clock = plate.clock === null ? 0 : 196 * Math.max(k, 0.72);
  const right = box.width - 14 - clock;
  const named = { face: 'stencil', size: lines.name, colour } as const;
  const who = { ...sub, size: lines.who };
  const left = { ...facts, size: lines.facts };
  const chip = plate.acting ? 12 + actingWidth(canvas) : 0;
  const told = Math.max(pen.width(plate.side, named) + chip, pen.width(plate.who, who), pen.width(plate.facts, left));
  // What was lost stands in line from plate to plate; long words push it to the right as far as it can give way.
  const wished = Math.min(Math.max(392 * (box.width / 806), x + 250 * Math.max(k, 0.7)), box.width * 0.72);
  const lostLeft = Math.min(Math.max(wished, x + told + 8), right - leastLost(plate.lost.length, k));
  const most = (small ? box.width : lostLeft) - x - 6;
  const pitch = (box.height - pen.size(lines.name + lines.who + lines.facts)) / 4;
  const nameY = small ? box.height * 0.3 : pitch + pen.size(lines.name) / 2;
  const nameWidth = pen.line(plate.side, x, nameY, named, small ? most * 0.62 : most - chip);
  if (plate.acting && !small) paintActing(canvas, x + nameWidth + 12, nameY);
  if (small) pen.line(plate.who, x, box.height * 0.7, who, most);
  else {
    const whoY = 2 * pitch + pen.size(lines.name + lines.who / 2);
    const factsY = 3 * pitch + pen.size(lines.name + lines.who + lines.facts / 2);
    pen.line(plate.who, x, whoY, who, most);
    pen.line(plate.facts, x, factsY, left, most);
  }
  if (!small) paintLost(canvas, plate.lost, lostLeft, right);
  if (plate.clock !== null && !small) paintClock(canvas, plate.clock, plate.acting, clock);
  if (plate.clock !== null && small) {
    const type = { face: 'stencil', size: title, colour, align: 'right' } as const;
    pen.line(plate.clock, box.width - 8, box.height * 0.3, type, box.width * 0.4);
  }
  return [];
}

function paintGround({ pen, box }: Canvas, { acting, gone, tone }: SeatPlate): void {
  const { ink, palette } = pen;
  ink.save();
  ink.shadowColor = 'rgba(0,0,0,.5)';
  ink.shadowBlur = 9;
  ink.shadowOffsetY = 4;
  if (gone) ink.globalAlpha = 0.55;
  const shade = ink.createLinearGradient(0, 0, box.width, box.height * 0.3);
  const [from, to] = GROUNDS[tone];
  shade.addColorStop(0, from);
  shade.addColorStop(1, to);
  ink.fillStyle = shade;
  ink.beginPath();
  ink.roundRect(1, 1, box.width - 2, box.height - 2, 7);
  ink.fill();
  ink.restore();
  pen.rim(box, acting ? css(palette.act) : '#0f120d', 3, 6);
}

const ACTING = { face: 'stencil', size: 14, colour: INK } as const;

function actingWidth({ pen, words }: Canvas): number {
  return pen.width(words.acting, ACTING) + 16;
}

function paintActing(canvas: Canvas, x: number, y: number): void {
  const { pen, words } = canvas;
  pen.fill({ x, y: y - 12, width: actingWidth(canvas), height: 24 }, css(pen.palette.tracer), 4);
  pen.line(words.acting, x + 8, y, ACTING);
}

/** How large a wreck likes to be beside others in one row, two or three; and how far apart the rows lie. */
const IN_ROWS = [
  { size: 46, pitch: 0 },
  { size: 34.5, pitch: 0.46 },
  { size: 25, pitch: 0.3 },
] as const;

/** The least room that many wrecks need beside words: in three rows. */
function leastLost(count: number, k: number): number {
  return Math.ceil(count / IN_ROWS.length) * IN_ROWS[2].size * k;
}

function paintLost(
  { pen, box }: Canvas,
  lost: Canvas['model']['plates'][number]['lost'],
  from: number,
  to: number,
): void {
  const k = box.height / 96;
  // Many wrecks stand in rows rather than on top of one another: in as many as leave them largest.
  const ways = IN_ROWS.map(({ size, pitch }, index) => {
    const across = Math.max(1, Math.ceil(lost.length / (index + 1)));
    return { across, pitch, rows: index + 1, each: Math.min(size * k, (to - from) / across) };
  });
  const { across, pitch, rows, each } = ways.reduce((best, way) => (way.each > best.each * 1.1 ? way : best));
  for (const [index, items] of lost.entries()) {
    const x = from + each * ((index % across) + 0.5);
    const y = box.height * (0.5 + (Math.floor(index / across) - (rows - 1) / 2) * pitch);
    pen.items(items, x, y, (0.98 * each) / IN_ROWS[0].size);
  }
}

function paintClock({ pen, box }: Canvas, clock: string, acting: boolean, width: number): void {
  const height = box.height * 0.7;
  const at = { x: box.width - width - 14, y: (box.height - height) / 2, width, height };
  pen.fill(at, '#10161f', 6);
  pen.rim(at, acting ? css(pen.palette.act) : '#3a3f35', 2, 5);
  const icon = height * 0.42;
  pen.icon('clock-light', at.x + width * 0.12, at.y + (height - icon) / 2, icon);
  const colour = acting ? css(pen.palette.tracer) : '#b9b49d';
  pen.line(
    clock,
    at.x + width * 0.62,
    at.y + height / 2,
    { face: 'stencil', size: height * 0.6, colour, align: 'center' },
    width * 0.66,
  );
}
