import { targets } from '../../../rules/tankChess/fire';
import type { View } from '../../../rules/tankChess/types';
import type { Selection } from '../../../session/selection';
import type { Box } from '../../paint/items';
import { S, squareBox } from './geometry';
import { facingShown, intentOf } from './intent';

/** About what a tag beside a target takes. */
const TAG = 130;

/** The targets of the shown facing, with the room their tags need on either side. */
export function attentionOf(view: View, selection: Selection): readonly Box[] {
  const intent = intentOf(view, selection.picked);
  if (intent === null || intent.to === null || intent.to === 'off') return [];
  const facing = facingShown(intent, selection, null);
  if (facing === null) return [];
  const limit = view.size * S;
  return targets(view, intent.piece.at, intent.to, facing).map(({ at }) => {
    const { x, y, width, height } = squareBox(view.size, at);
    const left = x + width + TAG <= limit ? x : x - TAG;
    return { x: left, y, width: Math.min(limit, x + width + TAG) - left, height };
  });
}
