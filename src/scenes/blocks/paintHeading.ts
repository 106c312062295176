import type { Box } from '../paint/items';
import { css } from '../paint/paintItem';
import type { Heading } from './block';
import type { PlacedButton } from './control';
import { CREAM, chipWidth, INK, ruleSpot, type Sheet, typeSize } from './paper';

/** Beside a title without a meter there is room for the way to another page. */
export const PAGER = { width: 66, room: 76, height: 32 } as const;

/** Paints what a list is about into a place so wide, from the top; answers with where it ends. */
export function paintHeading(sheet: Sheet, heading: Heading, zone: Box, placed: PlacedButton[]): number {
  if (heading.refused === true) return paintRefused(sheet, heading, zone, placed);
  if (heading.picture === undefined) return paintTitle(sheet, heading, zone);
  // A phone shows on the board who is spoken of.
  return sheet.layout.mode === 'phone' ? zone.y : paintPortrait(sheet, heading, heading.picture, zone);
}

function paintTitle(sheet: Sheet, { kicker, title, meter }: Heading, { x, y, width }: Box): number {
  const { pen, layout } = sheet;
  const room = width - (meter === undefined ? PAGER.room : paintMeter(sheet, meter, x + width, y) + 12);
  const size = typeSize(layout, 15, 13);
  const over = { face: 'condensed', size, bold: true, colour: INK, alpha: 0.7 } as const;
  pen.line(kicker.toUpperCase(), x, y + size * 0.6, over, room);
  const large = typeSize(layout, 30, 20);
  const middle = y + size * 1.3 + large * 0.72;
  pen.line(title, x, middle, { face: 'stencil', size: large, colour: INK }, room);
  return middle + large * 0.85;
}

function paintMeter({ pen, layout }: Sheet, meter: NonNullable<Heading['meter']>, right: number, top: number): number {
  const says = { face: 'condensed', size: typeSize(layout, 18, 14), colour: INK, align: 'right' } as const;
  const number = typeSize(layout, 30, 22);
  const y = top + number * 0.5;
  const width = pen.line(meter.says, right, y + 2, says);
  const type = { face: 'stencil', size: number, colour: INK, align: 'right' } as const;
  const figure = pen.line(String(meter.used), right - width - 6, y, type);
  const each = Math.max(18, 34 * layout.scale);
  for (let i = 0; i < meter.of; i++) {
    const x = right - (meter.of - i) * (each + 4) + 4;
    const colour = i < meter.used ? css(pen.palette.act) : 'rgba(35,38,31,.2)';
    pen.fill({ x, y: top + pen.size(number) * 1.12, width: each, height: Math.max(7, 10 * layout.scale) }, colour, 3);
  }
  return Math.max(width + 6 + figure, meter.of * (each + 4));
}

/** Somebody in a picture, with a number that counts. */
function paintPortrait({ pen, layout }: Sheet, heading: Heading, picture: NonNullable<Heading['picture']>, at: Box) {
  const zone = { x: at.x - 4, y: at.y, width: at.width + 8, height: Math.max(58, 82 * layout.scale) };
  const { ink } = pen;
  const shade = ink.createLinearGradient(zone.x, 0, zone.x + zone.width, 0);
  shade.addColorStop(0, '#cdbf97');
  shade.addColorStop(1, '#e2d7b6');
  ink.fillStyle = shade;
  ink.beginPath();
  ink.roundRect(zone.x, zone.y, zone.width, zone.height, 5);
  ink.fill();
  pen.rim(zone, 'rgba(35,38,31,.4)', 1.5, 5);
  const k = zone.height / 62;
  const wide = Math.min(zone.width * 0.34, 122 * k);
  pen.items(picture, zone.x + wide / 2 + 4, zone.y + zone.height / 2, wide / 122);
  const x = zone.x + wide + 12;
  const value = zone.x + zone.width - 44 * Math.max(layout.scale, 0.8);
  const most = value - x - 34;
  const small = { face: 'condensed', size: typeSize(layout, 15, 12.5), bold: true, colour: INK } as const;
  const row = (part: number) => zone.y + zone.height * part;
  pen.line(heading.kicker.toUpperCase(), x, row(0.2), { ...small, alpha: 0.7 }, most);
  pen.line(heading.title, x, row(0.5), { face: 'stencil', size: typeSize(layout, 31, 21), colour: INK }, most);
  const note = { face: 'condensed', size: typeSize(layout, 16, 13), colour: INK } as const;
  pen.line(heading.note ?? '', x, row(0.82), note, most);
  if (heading.value !== undefined) {
    const figure = { face: 'stencil', size: zone.height * 0.58, colour: INK, align: 'center' } as const;
    pen.line(heading.value.text, value, row(0.4), figure, 80);
    pen.line(heading.value.note, value, row(0.84), { ...small, align: 'center' });
  }
  return zone.y + zone.height + 8;
}

/** Why not. On a phone, where every line counts, the rule stands beside the kicker. */
function paintRefused(sheet: Sheet, { kicker, title, rule = '' }: Heading, zone: Box, placed: PlacedButton[]): number {
  const { pen, layout } = sheet;
  const phone = layout.mode === 'phone';
  const r = Math.max(18, 30 * layout.scale);
  cross(sheet, zone.x + r, zone.y + r, r);
  const left = zone.x + r * 2 + 16;
  const room = zone.width - r * 2 - 16;
  const size = typeSize(layout, 17, 13);
  const over = { face: 'condensed', size, bold: true, colour: INK, alpha: 0.7 } as const;
  const chip = chipWidth(pen, rule);
  const top = zone.y + (phone ? pen.size(14) * 0.5 + 4 : size * 0.6);
  pen.line(kicker.toUpperCase(), left, top, over, phone ? room - chip - 8 : room);
  if (phone) placed.push(ruleSpot(sheet, rule, left + room - chip, top));
  const under = phone ? top + pen.size(14) * 0.5 + 6 : zone.y + size * 1.3;
  const says = { face: 'text', size: typeSize(layout, 26, 18), bold: true, colour: INK } as const;
  const end = Math.max(zone.y + r * 2, under + pen.words(title, left, under, room, says, 3)) + (phone ? 8 : 12);
  if (!phone) placed.push(ruleSpot(sheet, rule, left, end + 6));
  const y = phone ? end : end + 28;
  pen.fill({ x: zone.x, y, width: zone.width, height: 2 }, 'rgba(35,38,31,.5)');
  return y + (phone ? 10 : 16);
}

function cross({ pen }: Sheet, x: number, y: number, r: number): void {
  const { ink } = pen;
  ink.fillStyle = css(pen.palette.blocked);
  ink.beginPath();
  ink.arc(x, y, r, 0, 7);
  ink.fill();
  ink.strokeStyle = CREAM;
  ink.lineWidth = r * 0.26;
  ink.lineCap = 'round';
  ink.beginPath();
  const half = r * 0.48;
  ink.moveTo(x - half, y - half);
  ink.lineTo(x + half, y + half);
  ink.moveTo(x + half, y - half);
  ink.lineTo(x - half, y + half);
  ink.stroke();
}
