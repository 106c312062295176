import type { Preview, PreviewRow } from '../../board/gameScene';
import { css } from '../../paint/paintItem';
import { control, type Placed } from './controls';
import { pageOf, paintPager } from './pages';
import { type Canvas, focusRing, INK, place, typeSize } from './painting';
import { rowId } from './pointedControl';

/** Below this a row no longer holds its two lines. */
const LEAST_ROW = 34;
const PAGER = 32;

/** What a choice would bring: steps used, shots opened with their sums, the warning. */
export function paintPreview(canvas: Canvas, preview: Preview): readonly Placed[] {
  const { pen, box, layout } = canvas;
  const pad = layout.mode === 'phone' ? 14 : 20;
  const placed: Placed[] = [];
  const right = box.width - pad;
  const top = layout.mode === 'phone' ? 4 : 16;
  const metered = preview.meter === null ? 76 : paintMeter(canvas, preview.meter, right, top) + 12;
  const headWidth = right - pad - metered;
  const kicker = { face: 'condensed', size: typeSize(layout, 15, 13), bold: true, colour: INK, alpha: 0.7 } as const;
  const kickerSize = typeSize(layout, 15, 13);
  pen.line(preview.kicker.toUpperCase(), pad, top + kickerSize * 0.6, kicker, headWidth);
  const titleSize = typeSize(layout, 30, 20);
  const titleY = top + kickerSize * 1.3 + titleSize * 0.72;
  pen.line(preview.title, pad, titleY, { face: 'stencil', size: titleSize, colour: INK }, headWidth);
  let y = titleY + titleSize * 0.85;
  const bottom = box.height - (layout.mode === 'phone' ? 4 : 18);
  const gap = Math.max(5, 7 * layout.scale);
  const wished = pen.size(Math.max(40, 54 * layout.scale));
  const least = pen.size(LEAST_ROW);
  const warningOf = (lines: number) =>
    preview.warning === null ? 0 : warningHeight(canvas, preview.warning.says, right - pad, lines);
  const arranged = (headed: number) => {
    const free = bottom - y - headed;
    // A row of what can be done is worth more than the last words of the warning; room that nothing else needs is its own.
    const listed = preview.rows.length * (least + gap);
    const spare = [6, 5, 4].find((lines) => free - warningOf(lines) >= listed);
    const warningLines = spare ?? (preview.rows.length > 0 && free - warningOf(3) < least + gap ? 2 : 3);
    const warned = warningOf(warningLines);
    // A little tighter, if that shows more of them.
    const fitting = Math.max(1, Math.floor((free - warned + gap) / (least + gap) + 0.001));
    const page = pageOf(preview.rows, fitting, canvas.touch.page);
    const share = (free - warned + gap) / Math.max(1, Math.min(fitting, preview.rows.length)) - gap;
    return { headed, warningLines, warned, page, rowHeight: Math.max(least, Math.min(wished, share)) };
  };
  const plain = arranged(preview.heading === null ? 0 : pen.size(typeSize(layout, 19, 16)) * 1.45);
  const crowded = plain.page.pages > 1 && preview.meter !== null;
  const { headed, warningLines, warned, page, rowHeight } = crowded
    ? arranged(Math.max(plain.headed, PAGER + 2))
    : plain;
  const paged = page.pages > 1 ? 76 : 0;
  if (paged > 0) {
    // Beside the title; a meter there sends it down to the heading.
    const at = preview.meter === null ? y - PAGER - 6 : y - 3;
    placed.push(paintPager(canvas, page, { x: right - 66, y: at, width: 66, height: PAGER }));
  }
  if (preview.heading !== null) {
    const heading = { face: 'stencil', size: typeSize(layout, 19, 16), colour: INK } as const;
    const middle = y + heading.size * 0.6;
    const end = right - (preview.meter === null ? 0 : paged);
    const spare = end - pad - pen.width(preview.heading, heading) - 16;
    const noted = preview.note === null ? 0 : paintNote(canvas, preview.note, end, middle, placed, spare);
    pen.line(preview.heading, pad, middle, heading, end - pad - noted - 16);
    y += headed;
  }
  for (const row of page.shown) {
    placed.push(...paintRow(canvas, row, { x: pad, y, width: right - pad, height: rowHeight }));
    y += rowHeight + gap;
  }
  if (preview.warning !== null && bottom - y > 30) {
    const at = Math.min(y + 3, bottom - warned);
    const box = { x: pad, y: at, width: right - pad, height: Math.min(warned, bottom - at) };
    paintWarning(canvas, preview.warning, box, warningLines);
  }
  if (preview.assurance !== undefined && bottom - y > 34) {
    const size = typeSize(layout, 17, 14);
    const box = { x: pad, y: y + 3, width: right - pad, height: size * 1.28 + 18 };
    pen.fill(box, 'rgba(91,98,54,.16)', 7);
    pen.rim(box, css(pen.palette.olive), 2, 6);
    pen.icon('check', pad + 14, box.y + (box.height - size * 1.3) / 2, size * 1.3);
    const type = { face: 'text', size, colour: INK } as const;
    pen.line(preview.assurance, pad + 26 + size * 1.3, box.y + box.height / 2, type, box.width - 50 - size);
  }
  return placed;
}

function paintMeter({ pen, layout }: Canvas, meter: NonNullable<Preview['meter']>, right: number, top: number): number {
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

function paintNote(
  canvas: Canvas,
  note: NonNullable<Preview['note']>,
  right: number,
  y: number,
  placed: Placed[],
  spare: number,
): number {
  const { pen, layout } = canvas;
  const type = { face: 'condensed', size: typeSize(layout, 16, 14), colour: INK, align: 'right' } as const;
  const chipWidth = pen.width(note.rule, { face: 'condensed', size: 14, bold: true, colour: INK }) + 12;
  placed.push(ruleSpot(canvas, note.rule, right - chipWidth, y));
  if (layout.mode !== 'wide' || chipWidth + 8 + pen.width(note.says, type) > spare) return chipWidth;
  return chipWidth + 8 + pen.line(note.says, right - chipWidth - 8, y, type);
}

/** A rule's chip that opens the rule. */
export function ruleSpot({ pen }: Canvas, rule: string, x: number, y: number, night = false): Placed {
  const box = pen.rule(rule, x, y, night);
  return place(
    control({
      id: `rule:${rule}:${Math.round(x)}:${Math.round(y)}`,
      words: rule,
      style: 'chip',
      act: { do: 'rule', id: rule },
    }),
    box,
  );
}

function paintRow(canvas: Canvas, row: PreviewRow, box: Placed['box']): readonly Placed[] {
  const { pen, layout, touch } = canvas;
  const kills = row.tone === 'act';
  const id = rowId(row);
  const lit = touch.over === id;
  pen.fill(box, kills ? (lit ? '#fbd2b2' : '#fde3cf') : 'rgba(35,38,31,.06)', 7);
  pen.rim(box, kills ? css(pen.palette.act) : 'rgba(35,38,31,.4)', 2, 6);
  if (touch.focused === id) focusRing(pen, box, css(pen.palette.tracer));
  const middle = box.y + box.height / 2;
  const k = box.height / 54;
  const narrow = box.width < 560;
  pen.items(row.picture, box.x + 34 * k, middle, 0.82 * k);
  const title = { face: 'text', size: typeSize(layout, 18, 14.5), bold: true, colour: INK } as const;
  const sub = { face: 'condensed', size: typeSize(layout, 15, 13), colour: INK, alpha: 0.8 } as const;
  const left = box.x + 66 * k;
  const says = { face: 'text', size: typeSize(layout, 17, 14), colour: INK } as const;
  const column = row.says === '' ? box.width * 0.66 : narrow ? box.width * 0.31 : box.width * 0.265;
  // A long name takes what a short sentence leaves of the row.
  const spare = narrow ? box.width - 66 * k - 30 - pen.width(row.says, says) - pen.width(row.verdict, says) * 2 : 0;
  const named = Math.max(pen.width(row.title, title), pen.width(row.sub, sub));
  const nameWidth = Math.max(column, Math.min(named, spare));
  pen.line(row.title, left, middle - 9 * Math.max(k, 0.85), title, nameWidth);
  pen.line(row.sub, left, middle + 11 * Math.max(k, 0.85), sub, nameWidth);
  const verdictType = {
    face: 'stencil',
    size: typeSize(layout, 24, 18),
    colour: kills ? css(pen.palette.actInk) : '#5b5a50',
    align: 'right',
  } as const;
  const verdict = pen.line(row.verdict, box.x + box.width - 12, middle, verdictType);
  const placed: Placed[] = [];
  if (row.ref !== null) {
    const words = `${row.title} · ${row.verdict}`;
    placed.push(place(control({ id, words, style: 'row', act: { do: 'point', refs: [row.ref] } }), box));
  }
  let x = left + nameWidth + (narrow ? 6 : 12);
  const end = box.x + box.width - 24 - verdict;
  const chip =
    row.rule === null ? 0 : pen.width(row.rule, { face: 'condensed', size: 14, bold: true, colour: INK }) + 12;
  if (row.rule !== null && !narrow)
    placed.push(ruleSpot(canvas, row.rule, end - chip - Math.max(6, 22 * layout.scale), middle));
  if (row.icon !== null && !narrow) {
    const size = 30 * k;
    pen.icon(row.icon, x, middle - size / 2, size);
    x += size + 12;
  }
  const room = Math.max(40, end - x - (narrow ? 0 : chip + 28));
  if (narrow && pen.width(row.says.replaceAll('**', ''), says) * 0.8 > room) {
    // The sum comes last in the sentence: large letters give way to it.
    const wished = { ...says, size: 12 };
    const cut = pen.height(row.says, room, wished) > pen.height(row.says, room, wished, 2);
    const small = cut ? { ...wished, size: wished.size / pen.textSize } : wished;
    pen.words(row.says, x, middle - pen.height(row.says, room, small, 2) / 2, room, small, 2);
  } else pen.rich(row.says, x, middle, says, room);
  return placed;
}

/** How wide the triangle's place is. */
const WARNING_SIGN = { wide: 56, tablet: 56, phone: 44 } as const;

function warningHeight({ pen, layout }: Canvas, says: string, width: number, lines: number): number {
  const type = { face: 'text', size: typeSize(layout, 17, 14), colour: INK } as const;
  return pen.height(says, width - WARNING_SIGN[layout.mode] - 14, type, lines) + (layout.mode === 'phone' ? 12 : 18);
}

function paintWarning(
  { pen, layout }: Canvas,
  warning: NonNullable<Preview['warning']>,
  box: Placed['box'],
  lines: number,
): void {
  const red = css(pen.palette.blocked);
  pen.fill(box, '#f6d9d4', 7);
  pen.rim(box, red, 2, 6);
  const { ink } = pen;
  const sign = WARNING_SIGN[layout.mode];
  const [x, y] = [box.x + sign / 2, box.y + box.height / 2];
  ink.fillStyle = red;
  ink.beginPath();
  ink.moveTo(x, y - 14);
  ink.lineTo(x + 16, y + 13);
  ink.lineTo(x - 16, y + 13);
  ink.fill();
  ink.fillStyle = '#fff';
  ink.fillRect(x - 2, y - 6, 4, 10);
  ink.fillRect(x - 2, y + 6.5, 4, 4);
  const size = typeSize(layout, 17, 14);
  const top = box.y + (layout.mode === 'phone' ? 5 : 8);
  pen.words(warning.says, box.x + sign, top, box.width - sign - 14, { face: 'text', size, colour: INK }, lines);
}
