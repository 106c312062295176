import type { Ref } from '../../../rules/core/game';
import type { View } from '../../../rules/tankChess/types';
import type { Selection } from '../../../session/selection';
import type { Proposal, Style } from '../../board/gameScene';
import { shown } from './geometry';
import { facingShown, intentOf, killsAt } from './intent';
import { wordsOf } from './words';

/** Once the square is chosen, the facing on show can be played at once: with each shot it opens, and without. */
export function proposalsOf(view: View, selection: Selection, hovered: Ref | null, look: Style): readonly Proposal[] {
  const intent = intentOf(view, selection.picked);
  if (intent === null || intent.to === null) return [];
  const facing = facingShown(intent, selection, hovered);
  if (facing === null) return [];
  const { table, say } = wordsOf(look);
  const head: readonly Ref[] = intent.facing === null ? [`face:${facing}`] : [];
  if (intent.to === 'off') return [{ refs: head, words: say(table.leave, { facing }), icon: null }];
  const kills = killsAt(view, intent, facing);
  const hold: Ref = 'button:hold';
  return [
    ...kills.map((shot): Proposal => {
      const ref: Ref = `square:${shot.at}`;
      return { refs: [...head, ref], words: say(table.goAndFire, { at: shown(shot.at) }), icon: 'crosshair' };
    }),
    { refs: [...head, hold], words: kills.length > 0 ? (look.text.words.hold ?? '') : table.go, icon: null },
  ];
}
