import type { Box } from '../paint/items';
import { css } from '../paint/paintItem';
import { type Action, type Row, type Rows, rowId } from './block';
import { control, type HudAction, type PlacedButton } from './control';
import { pageOf, paintPager } from './pages';
import { PAGER } from './paintHeading';
import { CREAM, chipWidth, focusRing, INK, place, ruleSpot, type Sheet, typeSize } from './paper';

/** Below this a row no longer holds its two lines. */
const LEAST_ROW = 34;

export function actOf({ refs, undo }: Action): HudAction {
  return { do: 'point', refs, ...(undo === undefined ? {} : { undo }) };
}

/** How high a row would like to be, how low it may be, and what lies between two. */
function measures({ pen, layout }: Sheet, { rows }: Rows): { least: number; wished: number; gap: number } {
  const [first] = rows;
  if (first?.mark !== undefined && first.picture === undefined) {
    const height = Math.max(2 * discSize(layout), typeSize(layout, 19, 15) * 1.3 + typeSize(layout, 17, 13.5) * 1.3);
    return { least: height, wished: height, gap: Math.max(4, 11 * layout.scale) };
  }
  return {
    least: pen.size(first?.mark === undefined ? LEAST_ROW : Math.max(40, 44 * layout.scale)),
    wished: pen.size(Math.max(40, 54 * layout.scale)),
    gap: Math.max(5, 7 * layout.scale),
  };
}

const isCards = ({ layout }: Sheet, { rows }: Rows): boolean =>
  layout.mode === 'phone' && rows[0]?.mark !== undefined && rows[0].picture !== undefined;

/** The height in which no row is left for another page; `least`: in which there is one row at all. */
export function rowsHeight(sheet: Sheet, rows: Rows): { readonly all: number; readonly least: number } {
  if (isCards(sheet, rows)) return { all: CARD.height + 16, least: CARD.height + 16 };
  const { least, gap } = measures(sheet, rows);
  const titled = titleHeight(sheet, rows);
  return { all: titled + rows.rows.length * (least + gap), least: titled + (rows.rows.length > 0 ? least + gap : 0) };
}

function titleHeight({ pen, layout }: Sheet, { title }: Rows): number {
  return title === undefined ? 0 : pen.size(typeSize(layout, 19, 16)) * 1.45;
}

/** Paints as many rows as have room; the way to the others stands at `beside`, or else in the line of the title. Answers with where it ends. */
export function paintRows(sheet: Sheet, rows: Rows, zone: Box, beside: Box | null, placed: PlacedButton[]): number {
  if (isCards(sheet, rows)) return paintCards(sheet, rows.rows, zone, placed);
  const { least, wished, gap } = measures(sheet, rows);
  const arranged = (titled: number) => {
    const free = zone.height - titled + gap;
    const fitting = Math.max(1, Math.floor(free / (least + gap) + 0.001));
    const share = free / Math.max(1, Math.min(fitting, rows.rows.length)) - gap;
    // Where there is no way to another page, what does not hold comes first.
    const cut = beside === null && rows.title === undefined && fitting < rows.rows.length;
    const list = cut ? rows.rows.toSorted((a, b) => Number(b.mark === 'no') - Number(a.mark === 'no')) : rows.rows;
    const page = pageOf(list, fitting, cut ? 0 : sheet.touch.page);
    // A little tighter, if that shows more of them.
    return { titled, page, height: Math.max(least, Math.min(wished, share)) };
  };
  const plain = arranged(titleHeight(sheet, rows));
  const inTitle = plain.page.pages > 1 && beside === null && rows.title !== undefined;
  const { titled, page, height } = inTitle ? arranged(Math.max(plain.titled, PAGER.height + 2)) : plain;
  const right = zone.x + zone.width;
  const at = beside ?? { x: right - PAGER.width, y: zone.y - 3, width: PAGER.width, height: PAGER.height };
  if (page.pages > 1 && (beside !== null || inTitle)) placed.push(paintPager(sheet, page, at));
  paintTitle(sheet, rows, { ...zone, width: zone.width - (inTitle ? PAGER.room : 0) }, placed);
  let y = zone.y + titled;
  for (const row of page.shown) {
    paintRow(sheet, row, { x: zone.x, y, width: zone.width, height }, placed);
    y += height + gap;
  }
  return y;
}

function paintTitle(sheet: Sheet, { title, note }: Rows, zone: Box, placed: PlacedButton[]): void {
  if (title === undefined) return;
  const { pen, layout } = sheet;
  const type = { face: 'stencil', size: typeSize(layout, 19, 16), colour: INK } as const;
  const middle = zone.y + type.size * 0.6;
  let right = zone.x + zone.width;
  if (note?.rule !== undefined) {
    right -= chipWidth(pen, note.rule);
    placed.push(ruleSpot(sheet, note.rule, right, middle));
    right -= 8;
  }
  const says = note?.says ?? '';
  const small = { face: 'condensed', size: typeSize(layout, 16, 14), colour: INK, align: 'right' } as const;
  const spare = right - zone.x - Math.min(pen.width(title, type), zone.width * 0.6) - 16;
  // Where it does not fit beside its rule, the rule says it.
  const fits = note?.rule === undefined || (layout.mode === 'wide' && pen.width(says, small) <= spare);
  if (says !== '' && fits) right -= pen.line(says, right, middle, small, spare) + 8;
  pen.line(title, zone.x, middle, type, right - zone.x - 8);
}

function paintRow(sheet: Sheet, row: Row, box: Box, placed: PlacedButton[]): void {
  if (row.mark === undefined) paintPlain(sheet, row, box, placed);
  else if (row.picture === undefined) paintCheck(sheet, row, row.mark, box, placed);
  else paintPart(sheet, row, row.mark, row.picture, box, placed);
}

/** What could be done, with its working. */
function paintPlain(sheet: Sheet, row: Row, box: Box, placed: PlacedButton[]): void {
  const { pen, layout, touch } = sheet;
  const { picture = [], note = '', says: told = '', value = '', rule, icon } = row;
  const act = row.tone === 'act';
  const id = rowId(row);
  pen.fill(box, act ? (touch.over === id ? '#fbd2b2' : '#fde3cf') : 'rgba(35,38,31,.06)', 7);
  pen.rim(box, act ? css(pen.palette.act) : 'rgba(35,38,31,.4)', 2, 6);
  if (touch.focused === id) focusRing(pen, box, css(pen.palette.tracer));
  const middle = box.y + box.height / 2;
  const k = box.height / 54;
  const narrow = box.width < 560;
  pen.items(picture, box.x + 34 * k, middle, 0.82 * k);
  const title = { face: 'text', size: typeSize(layout, 18, 14.5), bold: true, colour: INK } as const;
  const under = { face: 'condensed', size: typeSize(layout, 15, 13), colour: INK, alpha: 0.8 } as const;
  const left = box.x + 66 * k;
  const says = { face: 'text', size: typeSize(layout, 17, 14), colour: INK } as const;
  const column = told === '' ? box.width * 0.66 : narrow ? box.width * 0.31 : box.width * 0.265;
  // A long name takes what a short sentence leaves of the row.
  const spare = narrow ? box.width - 66 * k - 30 - pen.width(told, says) - pen.width(value, says) * 2 : 0;
  const named = Math.max(pen.width(row.title, title), pen.width(note, under));
  const nameWidth = Math.max(column, Math.min(named, spare));
  pen.line(row.title, left, middle - 9 * Math.max(k, 0.85), title, nameWidth);
  pen.line(note, left, middle + 11 * Math.max(k, 0.85), under, nameWidth);
  const colour = act ? css(pen.palette.actInk) : '#5b5a50';
  const verdict = { face: 'stencil', size: typeSize(layout, 24, 18), colour, align: 'right' } as const;
  const end = box.x + box.width - 24 - pen.line(value, box.x + box.width - 12, middle, verdict);
  if (row.does != null)
    placed.push(place(control({ id, words: `${row.title} · ${value}`, style: 'row', act: actOf(row.does) }), box));
  let x = left + nameWidth + (narrow ? 6 : 12);
  const chip = rule === undefined ? 0 : chipWidth(pen, rule);
  if (rule !== undefined && !narrow)
    placed.push(ruleSpot(sheet, rule, end - chip - Math.max(6, 22 * layout.scale), middle));
  if (icon !== undefined && !narrow) {
    const size = 30 * k;
    pen.icon(icon, x, middle - size / 2, size);
    x += size + 12;
  }
  const room = Math.max(40, end - x - (narrow ? 0 : chip + 28));
  if (narrow && pen.width(told.replaceAll('**', ''), says) * 0.8 > room) {
    // The sum comes last in the sentence: large letters give way to it.
    const wished = { ...says, size: 12 };
    const cut = pen.height(told, room, wished) > pen.height(told, room, wished, 2);
    const small = cut ? { ...wished, size: wished.size / pen.textSize } : wished;
    pen.words(told, x, middle - pen.height(told, room, small, 2) / 2, room, small, 2);
  } else pen.rich(told, x, middle, says, room);
}

type Mark = NonNullable<Row['mark']>;

const discSize = ({ scale }: Sheet['layout']): number => Math.max(12, 19 * scale);

/** One thing the rules ask. */
function paintCheck(sheet: Sheet, row: Row, mark: Mark, { x, y, width }: Box, placed: PlacedButton[]): void {
  const { pen, layout } = sheet;
  const r = discSize(layout);
  const { ink } = pen;
  const holds = mark === 'in' ? css(pen.palette.clear) : GREY;
  ink.fillStyle = mark === 'no' ? css(pen.palette.blocked) : holds;
  ink.beginPath();
  ink.arc(x + r, y + r, r, 0, 7);
  ink.fill();
  const icon = r * 1.25;
  pen.icon(mark === 'no' ? 'close-light' : 'check-light', x + r - icon / 2, y + r - icon / 2, icon);
  const title = { face: 'text', size: typeSize(layout, 19, 15), bold: true, colour: INK } as const;
  const says = { face: 'text', size: typeSize(layout, 17, 13.5), colour: INK, alpha: 0.85 } as const;
  const left = x + 2 * r + 14;
  const room = width - 2 * r - 14;
  const named = pen.line(row.title, left, y + title.size * 0.62, title, room - 90);
  if (row.rule !== undefined) placed.push(ruleSpot(sheet, row.rule, left + named + 8, y + title.size * 0.62));
  pen.line(row.note ?? '', left, y + title.size * 1.3 + says.size * 0.6, says, room);
}

const GREY = '#8b8672';
const RED = '#8f241e';

function tones({ pen }: Sheet, mark: Mark): { edge: string; ground: string } {
  if (mark === 'in') return { edge: css(pen.palette.clear), ground: '#fbf6e8' };
  if (mark === 'can') return { edge: css(pen.palette.act), ground: 'rgba(242,107,33,.1)' };
  return { edge: GREY, ground: 'rgba(35,38,31,.06)' };
}

function sign({ pen }: Sheet, mark: Mark, x: number, y: number, size: number): void {
  if (mark === 'can') pen.line('+', x, y, { face: 'stencil', size: size * 1.1, colour: CREAM, align: 'center' });
  else pen.icon(mark === 'in' ? 'check-light' : 'close-light', x - size / 2, y - size / 2, size);
}

/** What a press on somebody who takes part or could does; of who cannot it tells the rule. */
function partAct({ does, rule = '' }: Row): HudAction {
  return does == null ? { do: 'rule', id: rule } : actOf(does);
}

/** Somebody who takes part, could, or cannot and why. */
function paintPart(
  sheet: Sheet,
  row: Row,
  mark: Mark,
  picture: NonNullable<Row['picture']>,
  zone: Box,
  placed: PlacedButton[],
): void {
  const { pen, layout, touch } = sheet;
  const id = rowId(row);
  const { edge, ground } = tones(sheet, mark);
  const off = mark === 'no';
  pen.fill(zone, touch.over === id ? '#fff3df' : ground, 7);
  const k = zone.height / 52;
  const side = 40 * k;
  pen.fill({ ...zone, width: side }, edge, 6);
  pen.rim(zone, edge, 2, 6, mark === 'can' ? [9, 5] : undefined);
  if (touch.focused === id) focusRing(pen, zone, css(pen.palette.tracer));
  const middle = zone.y + zone.height / 2;
  sign(sheet, mark, zone.x + side / 2, middle, 26 * k);
  pen.ink.globalAlpha = off ? 0.55 : 1;
  pen.items(picture, zone.x + side + 30 * k, middle, 0.86 * k);
  pen.ink.globalAlpha = 1;
  const right = zone.x + zone.width - 12;
  const value = { face: 'stencil', size: typeSize(layout, 26, 19), colour: INK, align: 'right' } as const;
  pen.line(row.value ?? '', right, middle, { ...value, alpha: off ? 0.35 : 1 });
  const { rule = '', title: words } = row;
  placed.push(place(control({ id, words, style: 'row', enabled: row.does != null, act: partAct(row) }), zone));
  const chipX = right - 48 * Math.max(layout.scale, 0.75) - chipWidth(pen, rule);
  placed.push(ruleSpot(sheet, rule, chipX, middle));
  const x = zone.x + side + 62 * k;
  const most = chipX - x - 10;
  const tagged = { face: 'condensed', size: 14, bold: true, colour: INK } as const;
  const tag = row.tag === undefined ? 0 : pen.width(row.tag, tagged) + 12;
  const title = { face: 'text', size: typeSize(layout, 17, 14), bold: true, colour: INK } as const;
  const upper = middle - 9.5 * Math.max(k, 0.85);
  const named = pen.line(row.title, x, upper, title, most - tag - 8);
  if (row.tag !== undefined) {
    const at = { x: x + named + 8, y: upper - 9, width: tag, height: 18 };
    pen.fill(at, css(pen.palette.tracer), 3);
    pen.line(row.tag, at.x + 6, at.y + 9, tagged);
  }
  const says = { face: 'condensed', size: typeSize(layout, 16, 13), bold: off, colour: off ? RED : INK } as const;
  pen.line(row.note ?? '', x, middle + 11 * Math.max(k, 0.85), says, most);
}

const CARD = { width: 76, height: 88, gap: 7, pager: 36 } as const;

/** On a phone: small cards side by side. */
function paintCards(sheet: Sheet, rows: readonly Row[], zone: Box, placed: PlacedButton[]): number {
  const { pen } = sheet;
  const { width, height, gap } = CARD;
  const [x, y] = [zone.x - 2, zone.y + 4];
  const fits = Math.floor((zone.width + 12) / (width + gap));
  const all = rows.length <= fits;
  const page = pageOf(rows, all ? fits : Math.floor((zone.width + 12 - CARD.pager) / (width + gap)), sheet.touch.page);
  const pager = { x: zone.x + zone.width - CARD.pager + 10, y, width: CARD.pager, height };
  if (!all) placed.push(paintPager(sheet, page, pager));
  page.shown.forEach((row, index) => {
    const { mark = 'can', picture = [] } = row;
    const off = mark === 'no';
    const at = { x: x + index * (width + gap), y, width, height };
    const middle = at.x + width / 2;
    const { edge, ground } = tones(sheet, mark);
    pen.fill(at, off ? '#d8cfb4' : ground, 8);
    pen.rim(at, edge, 2, 7, mark === 'can' ? [8, 5] : undefined);
    pen.ink.globalAlpha = off ? 0.55 : 1;
    pen.items(picture, middle, y + 26, 0.72);
    pen.ink.globalAlpha = 1;
    const name = row.title.split(' ').at(-1) ?? '';
    pen.line(name, middle, y + 58, { face: 'stencil', size: 16, colour: INK, align: 'center' });
    const says = { face: 'condensed', size: 13, bold: off, colour: off ? RED : INK, align: 'center' } as const;
    pen.line(row.short ?? '', middle, y + 76, says, width - 6);
    pen.fill({ x: at.x + width - 17, y: y - 5, width: 22, height: 22 }, edge, 11);
    sign(sheet, mark, at.x + width - 6, y + 6, 15);
    placed.push(place(control({ id: rowId(row), words: row.title, style: 'row', act: partAct(row) }), at));
  });
  return y + height + 2;
}
