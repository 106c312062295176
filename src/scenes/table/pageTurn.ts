import type { PlacedButton } from '../blocks/control';
import type { Point } from '../paint/items';

/** So far a finger is drawn that turns a page, and more across than down. */
const SWIPE = 56;

/** Where a table is shown page by page, a finger drawn across it turns to the next, once a gesture. */
export function openPageTurn(controls: () => readonly PlacedButton[], press: (control: PlacedButton) => void) {
  /** How far it has been drawn since it came down; null: it has turned a page by that. */
  let drawn: Point | null = null;
  return {
    begin() {
      drawn = { x: 0, y: 0 };
    },
    /** False where there are no pages, and the board may be drawn along instead. */
    draw(dx: number, dy: number): boolean {
      const pages = controls().filter(({ id }) => id.startsWith('page:'));
      if (pages.length === 0) return false;
      if (drawn === null) return true;
      drawn = { x: drawn.x + dx, y: drawn.y + dy };
      if (Math.abs(drawn.x) < SWIPE || Math.abs(drawn.x) < 2 * Math.abs(drawn.y)) return true;
      const next = pages[pages.findIndex((page) => page.on) + (drawn.x < 0 ? 1 : -1)];
      drawn = null;
      if (next !== undefined) press(next);
      return true;
    },
  };
}
