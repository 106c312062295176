import type { Ref } from '../../../rules/core/game';
import type { View } from '../../../rules/tankKillers/types';
import { cardRef, unitRef } from '../../../rules/tankKillers/units';

/** The cards of the hand, then what lies on the field: the arrow keys go along this row and stop at its ends. */
export function thingBeside(view: View, from: Ref | null, step: number): Ref | null {
  const foe = view.sides[1 - view.player];
  const row: Ref[] = [
    ...(view.seat === null ? [] : (view.sides[view.seat]?.hand ?? []).map(cardRef)),
    ...view.sides.flatMap(({ field, top }) => (top === null ? field : [...field, top])).map(unitRef),
    ...(foe !== undefined && foe.top === null ? [`area:deck${1 - view.player}` as const] : []),
  ];
  const at = from === null ? -1 : row.indexOf(from);
  return row[at < 0 ? 0 : at + step] ?? null;
}
