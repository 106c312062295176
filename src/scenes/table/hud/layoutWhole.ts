import type { Places } from '../../board/gameScene';
import type { Box } from '../../paint/items';
import { barOf, box, clamp, clear, type HudLayout, NARROW, PHONE_TABS, type Room } from './layout';

const MORE = 48;

/** What a phone has besides its tabs lies over them while it is asked for. */
function moreOn({ width, height, inset, overlaysOpen, moreRows = 1 }: Room, phone: boolean): Box | null {
  if (!phone || overlaysOpen !== true || inset.bottom > 0) return null;
  const high = MORE * moreRows;
  return box(6, height - PHONE_TABS - high - 6, width - 12, high);
}

/** Round a table that the skin fills: everything lies on it, in the places it leaves. */
export function layoutWhole(room: Room, placesIn: (width: number, height: number) => Places): HudLayout {
  const { width } = room;
  const height = room.height - room.inset.bottom;
  const phone = width < NARROW;
  const scale = phone ? 0.66 : clamp(Math.min(width / 1920, height / 1080), 0.6, 1.4);
  const bar = phone ? 54 : Math.max(46, 58 * scale);
  // The replay bar stands in the place of the tabs.
  const tabs = phone && room.inset.bottom === 0 ? PHONE_TABS : 0;
  const board = clear(box(0, bar, width, height - bar - tabs), room);
  const places = placesIn(board.width, board.height);
  const placed = (zone: Box): Box => ({ ...zone, x: zone.x + board.x, y: zone.y + board.y });
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
    plates: places.plates.map(placed),
    prompt: placed(places.prompt),
    panel: placed(places.panel),
    notes: null,
    log: places.log ? placed(places.log) : null,
    lines: room.advised === true && places.lines ? placed(places.lines) : null,
    overlays: moreOn(room, phone) ?? (places.overlays === null ? null : placed(places.overlays)),
    buttons: placed(places.buttons),
    tabs: tabs > 0 ? box(0, height - tabs, width, tabs) : null,
    sheet: null,
  };
}
