import { barOf, box, clamp, clear, type HudLayout, isCovered, layoutHud, MEDIUM, type Room } from './layout';

const STRIP_MARGIN = 6;

/** Three columns for a tall board: what changes rarely to the left, what is being decided to the right. */
export function layoutSides(room: Room): HudLayout {
  const { width } = room;
  if (width < MEDIUM) {
    const narrow = layoutHud(room);
    const { x, y, width: wide, height: tall } = narrow.board;
    // A tall board leaves room under it on a tablet held upright.
    const board = wide * 1.3;
    if (narrow.mode === 'tablet' && tall > board + 300)
      return { ...narrow, board: box(x, y, wide, board), sides: box(x, y + board + 10, wide, tall - board - 10) };
    // Over the board, not on it: nothing lies on the top row of the map.
    const strip = room.strip?.(wide - 2 * STRIP_MARGIN) ?? 0;
    if (strip === 0) return narrow;
    const taken = strip + 2 * STRIP_MARGIN;
    return {
      ...narrow,
      strip: box(x + STRIP_MARGIN, y + STRIP_MARGIN, wide - 2 * STRIP_MARGIN, strip),
      board: box(x, y + taken, wide, tall - taken),
    };
  }
  const height = room.height - room.inset.bottom;
  const scale = clamp(Math.min(width / 1920, height / 1080), 0.6, 1.4);
  const bar = Math.max(46, 58 * scale);
  const margin = Math.max(10, 24 * scale);
  const gutter = Math.max(10, 20 * scale);
  const gap = Math.max(6, 9 * scale);
  const top = bar + gap;
  const bottom = height - gap;
  const left = Math.max(252, 400 * scale);
  const board = Math.min((bottom - top) * 0.775, width - left - 430 - 2 * margin - 2 * gutter);
  const column = width - left - board - 2 * margin - 2 * gutter;
  const x = width - margin - column;
  const plate = Math.max(70, 92 * scale);
  const prompt = Math.max(62, 84 * scale);
  const buttons = Math.max(46, 54 * scale);
  const overlays = Math.max(38, 46 * scale);
  const panelTop = top + prompt + gap;
  const overlaysTop = bottom - buttons - gap - overlays;
  const covered = isCovered(room, column);
  const plates = [box(margin, top + plate + gap, left, plate), box(margin, top, left, plate)];
  const sidesTop = top + 2 * (plate + gap);
  return {
    mode: 'wide',
    scale,
    ...barOf(room, bar, scale, margin),
    board: clear(
      box(margin + left + gutter, top, covered ? width - left - 2 * margin - gutter : board, bottom - top),
      room,
    ),
    overBoard: false,
    covered,
    plates: plates.slice(-Math.max(1, room.seats)),
    sides: room.inset.left > left * 0.5 ? null : box(margin, sidesTop, left, bottom - sidesTop),
    prompt: box(x, top, column, prompt),
    panel: box(x, panelTop, column, overlaysTop - gap - panelTop),
    notes: null,
    overlays: box(x, overlaysTop, column, overlays),
    buttons: box(x, bottom - buttons, column, buttons),
    tabs: null,
    sheet: null,
  };
}
