import type { Preview, PreviewRow } from '../skins/skin';
import { css } from '../table/paintItem';
import { control, type Placed } from './controls';
import { type Canvas, INK, place, typeSize } from './painting';

/** What a choice would bring: steps used, shots opened with their sums, the warning. */
export function paintPreview(canvas: Canvas, preview: Preview): readonly Placed[] {
  const { pen, box, layout } = canvas;
  const pad = layout.mode === 'phone' ? 14 : 20;
  const placed: Placed[] = [];
  const right = box.width - pad;
  const top = layout.mode === 'phone' ? 4 : 16;
  const headWidth = preview.meter === null ? right - pad : (right - pad) * 0.74;
  const kicker = { face: 'condensed', size: typeSize(layout, 15, 13), bold: true, colour: INK, alpha: 0.7 } as const;
  const kickerSize = typeSize(layout, 15, 13);
  pen.line(preview.kicker.toUpperCase(), pad, top + kickerSize * 0.6, kicker, headWidth);
  const titleSize = typeSize(layout, 30, 20);
  const titleY = top + kickerSize * 1.3 + titleSize * 0.72;
  pen.line(preview.title, pad, titleY, { face: 'stencil', size: titleSize, colour: INK }, headWidth);
  if (preview.meter !== null) paintMeter(canvas, preview.meter, right, top);
  let y = titleY + titleSize * 0.85;
  if (preview.heading !== null) {
    const size = typeSize(layout, 19, 16);
    const noted = preview.note === null ? 0 : paintNote(canvas, preview.note, right, y + size * 0.6, placed);
    pen.line(preview.heading, pad, y + size * 0.6, { face: 'stencil', size, colour: INK }, right - pad - noted - 16);
    y += size * 1.45;
  }
  const bottom = box.height - (layout.mode === 'phone' ? 4 : 18);
  const warned = preview.warning === null ? 0 : warningHeight(canvas, preview.warning.says, right - pad);
  const rowHeight = Math.max(40, 54 * layout.scale);
  for (const row of preview.rows) {
    if (y + rowHeight > bottom - warned) break;
    placed.push(...paintRow(canvas, row, { x: pad, y, width: right - pad, height: rowHeight }));
    y += rowHeight + Math.max(5, 7 * layout.scale);
  }
  if (preview.warning !== null && bottom - y > 30) {
    const at = Math.min(y + 3, bottom - warned);
    paintWarning(canvas, preview.warning, { x: pad, y: at, width: right - pad, height: Math.min(warned, bottom - at) });
  }
  return placed;
}

function paintMeter({ pen, layout }: Canvas, meter: NonNullable<Preview['meter']>, right: number, top: number): void {
  const says = { face: 'condensed', size: typeSize(layout, 18, 14), colour: INK, align: 'right' } as const;
  const number = typeSize(layout, 30, 22);
  const y = top + number * 0.5;
  const width = pen.line(meter.says, right, y + 2, says);
  pen.line(String(meter.used), right - width - 6, y, { face: 'stencil', size: number, colour: INK, align: 'right' });
  const each = Math.max(18, 34 * layout.scale);
  for (let i = 0; i < meter.of; i++) {
    const x = right - (meter.of - i) * (each + 4) + 4;
    const colour = i < meter.used ? css(pen.palette.act) : 'rgba(35,38,31,.2)';
    pen.fill({ x, y: top + number * 1.12, width: each, height: Math.max(7, 10 * layout.scale) }, colour, 3);
  }
}

function paintNote(
  canvas: Canvas,
  note: NonNullable<Preview['note']>,
  right: number,
  y: number,
  placed: Placed[],
): number {
  const { pen, layout } = canvas;
  const type = { face: 'condensed', size: typeSize(layout, 16, 14), colour: INK, align: 'right' } as const;
  const chipWidth = pen.width(note.rule, { face: 'condensed', size: 14, bold: true, colour: INK }) + 12;
  placed.push(ruleSpot(canvas, note.rule, right - chipWidth, y));
  if (layout.mode !== 'wide') return chipWidth;
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
  const id = `row:${row.title}`;
  const lit = touch.over === id;
  pen.fill(box, kills ? (lit ? '#fbd2b2' : '#fde3cf') : 'rgba(35,38,31,.06)', 7);
  pen.rim(box, kills ? css(pen.palette.act) : 'rgba(35,38,31,.4)', 2, 6);
  const middle = box.y + box.height / 2;
  const k = box.height / 54;
  const narrow = box.width < 560;
  pen.items(row.picture, box.x + 34 * k, middle, 0.82 * k);
  const title = { face: 'text', size: typeSize(layout, 18, 14.5), bold: true, colour: INK } as const;
  const sub = { face: 'condensed', size: typeSize(layout, 15, 13), colour: INK, alpha: 0.8 } as const;
  const left = box.x + 66 * k;
  const nameWidth = narrow ? box.width * 0.31 : box.width * 0.265;
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
  const says = { face: 'text', size: typeSize(layout, 17, 14), colour: INK } as const;
  pen.rich(row.says, x, middle, says, Math.max(40, end - x - (narrow ? 0 : chip + 28)));
  return placed;
}

function warningHeight({ pen, layout }: Canvas, says: string, width: number): number {
  const size = typeSize(layout, 17, 14);
  const plain = says.replaceAll('**', '');
  const lines = Math.ceil(pen.width(plain, { face: 'text', size, colour: INK }) / (width - 80)) || 1;
  return Math.min(3, lines) * size * 1.28 + 18;
}

function paintWarning({ pen, layout }: Canvas, warning: NonNullable<Preview['warning']>, box: Placed['box']): void {
  const red = css(pen.palette.blocked);
  pen.fill(box, '#f6d9d4', 7);
  pen.rim(box, red, 2, 6);
  const { ink } = pen;
  const [x, y] = [box.x + 28, box.y + box.height / 2];
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
  pen.words(warning.says, box.x + 56, box.y + 8, box.width - 70, { face: 'text', size, colour: INK }, 3);
}
