import { type Chooser, pointAll } from '../../session/controller';
import type { Skin, Spot } from '../board/gameScene';
import { button } from '../dom/controls';
import { el } from '../dom/el';
import { holds, type Point } from '../paint/items';

/** What a skin itself draws and wants pressed, on a board in a page. */
interface PageSpots {
  /** The same as buttons in a row, for keys and screen readers. */
  readonly element: HTMLElement;
  /** Presses what lies under a point; false where nothing does. */
  tap(at: Point): boolean;
  /** The spots of another moment; none while nobody may act. */
  write(): void;
}

/** As at the table: looking is the skin's own, pointing begins anew. */
export function openPageSpots(skin: Skin, chooser: Chooser, refresh: () => void): PageSpots {
  const element = el('div', { class: 'extra-spots' });
  const spots = (): readonly Spot[] => {
    const { view, seat, selection, overlays } = chooser.screen();
    return skin.spots?.({ view, seat, selection, overlays }) ?? [];
  };
  const press = ({ does }: Spot) => {
    if (does.do === 'point') {
      while (chooser.screen().selection.picked.length > 0 && chooser.back());
      return pointAll(chooser, does.refs);
    }
    // A page has no overlays to lay over its board.
    if (does.do === 'look') skin.look?.(does.id);
    refresh();
  };
  return {
    element,
    tap(at) {
      // What lies on top comes last.
      const spot = spots().findLast(({ box }) => holds(box, at));
      if (spot !== undefined) press(spot);
      return spot !== undefined;
    },
    write() {
      const stood = [...element.children].indexOf(document.activeElement ?? element);
      const shown = chooser.screen().seat === null ? [] : spots();
      element.replaceChildren(
        ...shown.map((spot) => button({ words: spot.words, small: true, run: () => press(spot) })),
      );
      // Who walks there with keys stays where he stood.
      const again = element.children[stood];
      if (stood >= 0 && again instanceof HTMLElement) again.focus();
    },
  };
}
