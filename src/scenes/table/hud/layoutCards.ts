import { cardTable } from '../../board/cardTable';
import type { Box } from '../../paint/items';
import { barOf, box, clamp, clear, type HudLayout, NARROW, PHONE_TABS, type Room } from './layout';

/** Round a table of cards: everything lies on the board, in the places the table leaves for it. */
export function layoutCards(room: Room): HudLayout {
  const { width } = room;
  const height = room.height - room.inset.bottom;
  const phone = width < NARROW;
  const scale = phone ? 0.66 : clamp(Math.min(width / 1920, height / 1080), 0.6, 1.4);
  const bar = phone ? 54 : Math.max(46, 58 * scale);
  // The replay bar stands in the place of the tabs.
  const tabs = phone && room.inset.bottom === 0 ? PHONE_TABS : 0;
  const board = clear(box(0, bar, width, height - bar - tabs), room);
  const table = cardTable(board.width, board.height);
  const placed = (zone: Box): Box => ({ ...zone, x: zone.x + board.x, y: zone.y + board.y });
  const plate = (zone: Box): Box => placed({ ...zone, height: table.tall ? zone.height * 0.5 : platesHeight(zone) });
  return {
    mode: phone ? 'phone' : 'wide',
    scale,
    ...(phone
      ? {
          bar: box(0, 0, width, bar),
          title: box(8, 0, width * 0.5, bar),
          ribbon: box(width * 0.5, 0, width * 0.5 - 8, bar),
          icons: box(width - 52, bar + 8, 44, 3 * 50),
        }
      : barOf(room, bar, scale, Math.max(12, 24 * scale))),
    board,
    overBoard: true,
    covered: false,
    // Plates are listed from the last seat to the first.
    plates: [plate(table.sides[1]), plate(table.sides[0])],
    prompt: placed(table.prompt),
    panel: placed(table.verdict),
    notes: null,
    overlays: table.overlays === null ? null : placed(table.overlays),
    buttons: placed(table.buttons),
    tabs: tabs > 0 ? box(0, height - tabs, width, tabs) : null,
    sheet: null,
  };
}

/** How much of a side's panel is its plate. */
export function platesHeight({ height }: Box): number {
  return Math.max(54, height * 0.125);
}
