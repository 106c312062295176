import type { Box } from '../paint/items';
import { css } from '../paint/paintItem';
import type { Choice, Option } from './block';
import { control, type HudAction, type PlacedButton } from './control';
import { actOf } from './paintRows';
import { INK, place, type Sheet, typeSize } from './paper';

/** More ways than these stand in one line each, without what stands under their chance. */
export const FEW = 8;
/** Lines told of the nearest thing that may be done, where there is room and where there is little. */
const TOLD = 6;
const LEAST_TOLD = 3;
const MANY = { columns: 3, rows: 5, gap: 4, height: 40 } as const;

function optionAct({ does }: Option): HudAction {
  if (does === 'instead') return { do: 'instead' };
  return does === null ? { do: 'point', refs: [] } : actOf(does);
}

/** What there is to choose between, as far as there is room. */
export function paintChoice(sheet: Sheet, { options, title }: Choice, zone: Box, placed: PlacedButton[]): void {
  const { scale } = sheet.layout;
  const [only] = options;
  if (title !== undefined) {
    if (only !== undefined) paintNearest(sheet, only, title, zone, placed);
    return;
  }
  const few = { columns: 2, gap: 6, height: 56 * Math.max(1, scale) } as const;
  const least = Math.max(38, 50 * scale) + few.gap;
  const dense = options.length > FEW;
  const rows = dense ? MANY.rows : Math.min(4, Math.max(1, Math.floor((zone.height + few.gap) / least)));
  const { columns, gap, height: most } = dense ? MANY : few;
  const width = (zone.width - gap * (columns - 1)) / columns;
  const height = Math.min(most, (zone.height - gap * (rows - 1)) / rows);
  options.slice(0, rows * columns).forEach((option, index) => {
    const x = zone.x + (index % columns) * (width + gap);
    const y = zone.y + Math.floor(index / columns) * (height + gap);
    placed.push(paintOption(sheet, option, { x, y, width, height }, index, dense));
  });
}

export function paintOption(
  { pen, layout, touch }: Sheet,
  option: Option,
  at: Box,
  index: number,
  dense = false,
): PlacedButton {
  const id = `row:choice${index}`;
  const { state } = option;
  const edge =
    state === 'now' ? css(pen.palette.act) : state === 'best' ? css(pen.palette.clear) : 'rgba(35,38,31,.35)';
  const ground = state === 'now' ? '#fde3cf' : state === 'best' ? '#e0eddb' : '#f3ecd8';
  pen.fill(at, touch.over === id ? '#fff3df' : ground, 7);
  pen.rim(at, edge, 2, 6);
  const value = { face: 'stencil', size: typeSize(layout, 22, 17), colour: INK, align: 'right' } as const;
  const right = at.x + at.width - (dense ? 5 : 9);
  // In little room only the best and the present way say so.
  const named = !dense || (state !== 'plain' && at.height >= 30);
  const sized = dense ? { ...value, size: value.size * 0.8 } : value;
  const wide = pen.line(option.value ?? '', right, at.y + at.height * (named ? 0.34 : 0.5), sized);
  const note = { face: 'condensed', size: typeSize(layout, 14, 12), colour: INK, align: 'right', alpha: 0.75 } as const;
  const noted = !named ? 0 : pen.line(option.note, right, at.y + at.height * 0.76, note);
  const says = { face: 'condensed', size: typeSize(layout, 16, dense ? 12 : 13), bold: true, colour: INK } as const;
  const most = at.width - (dense ? 13 : 26) - Math.max(wide, noted);
  const lines = pen.width(option.says, says) > most ? 2 : 1;
  // Who fires is never cut: what would take a third line, or more height than there is, stands in one that is set smaller.
  const tall = pen.height(option.says, most, says);
  const cut = tall > pen.height(option.says, most, says, 2) || tall > at.height;
  if (dense || cut) pen.line(option.says.replaceAll(' + ', '+'), at.x + 5, at.y + at.height / 2, says, most);
  else pen.words(option.says, at.x + 9, at.y + at.height / 2 - says.size * 0.66 * lines, most, says, lines);
  const words = `${option.says} ${option.value ?? ''}`;
  return place(control({ id, words, style: 'row', enabled: option.does !== null, act: optionAct(option) }), at);
}

export function nearestHeight({ layout }: Sheet): number {
  return Math.max(110, 190 * layout.scale);
}

/** The nearest thing that may be done, on a card that plays it. */
function paintNearest(sheet: Sheet, option: Option, title: string, zone: Box, placed: PlacedButton[]): void {
  const { pen, layout, touch } = sheet;
  const { x, width } = zone;
  const { says, note, picture = [] } = option;
  const heading = typeSize(layout, 23, 17);
  const colour = css(pen.palette.actInk);
  pen.line(title, x, zone.y + heading * 0.5, { face: 'stencil', size: heading, colour }, width);
  const y = zone.y + heading * 1.4;
  const what = { face: 'text', size: typeSize(layout, 22, 17), bold: true, colour: INK } as const;
  const more = { face: 'text', size: typeSize(layout, 17, 14), colour: INK } as const;
  const card = (ghost: number, told: string, most: number) => {
    const room = width - 36 - ghost;
    const lines = pen.width(says, what) > room ? 2 : 1;
    const words = pen.height(says, room, what, lines) + (told === '' ? 0 : pen.height(told, room, more, most) + 2);
    return { ghost, told, most, room, lines, height: Math.max(ghost, words + 22) };
  };
  const pictured = picture.length === 0 ? 0 : Math.max(70, 112 * layout.scale);
  // The picture gives way first, then the last of what is told besides, then all of it.
  const cards = [card(pictured, note, TOLD), card(0, note, TOLD), card(0, note, LEAST_TOLD)];
  const fitting = cards.find(({ height }) => y + height <= sheet.box.height);
  const { ghost, told, most, room, lines, height } = fitting ?? card(0, '', 0);
  const box = { x, y, width, height };
  const id = 'row:nearest';
  pen.fill(box, touch.over === id ? '#fbd2b2' : '#fde3cf', 7);
  pen.rim(box, css(pen.palette.act), 2.5, 6, [12, 7]);
  if (ghost > 0) pen.items(picture, x + ghost / 2 + 4, y + height / 2, (ghost - 10) / 100);
  const taken = pen.words(says, x + 18 + ghost, y + 11, room, what, lines);
  if (told !== '') pen.words(told, x + 18 + ghost, y + 13 + taken, room, more, most);
  placed.push(place(control({ id, words: says, style: 'row', act: optionAct(option) }), box));
}
