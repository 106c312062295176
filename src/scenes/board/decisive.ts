import type { GameEvent } from '../../rules/core/game';
import type { Caption } from '../theatre/shot';
import { type Earlier, nothingEarlier } from './earlier';
import type { Style } from './gameScene';

/** On a board that is a stage of its own: what has a caption is decisive, and what a shot may end with. */
export function decisiveBy<E extends GameEvent, V>(
  captionOf: (event: E, view: V, earlier: Earlier<E>, look: Style) => Caption | null,
  ends: readonly E['type'][],
) {
  return (
    event: E,
    view: V,
    look: Style,
    earlier: Earlier<E> = nothingEarlier,
  ): { readonly caption: Caption | null } | null => {
    const caption = captionOf(event, view, earlier, look);
    return caption !== null || ends.includes(event.type) ? { caption } : null;
  };
}
