import type { Ref, Seat } from '../../../rules/core/game';
import type { View } from '../../../rules/tankAce/types';
import type { Surface } from '../../board/gameScene';
import type { Box, Item } from '../../paint/items';
import { INK } from '../../paint/marks';
import type { Screen } from '../screen';

/** Four corners round a thing. */
function bracketItems({ x, y, width, height }: Box, colour: number): readonly Item[] {
  const arm = Math.min(width, height) * 0.22;
  const ends = [
    [x, y, 1, 1],
    [x + width, y, -1, 1],
    [x + width, y + height, -1, -1],
    [x, y + height, 1, -1],
  ] as const;
  return ends.flatMap(([cx, cy, sx, sy]): readonly Item[] => {
    const points = [
      { x: cx, y: cy + sy * arm },
      { x: cx, y: cy },
      { x: cx + sx * arm, y: cy },
    ];
    return [
      { kind: 'shape', points, closed: false, stroke: INK, width: 9 },
      { kind: 'shape', points, closed: false, stroke: colour, width: 5.5 },
    ];
  });
}

export function putBrackets(stage: Surface, id: string, box: Box, colour: number): void {
  bracketItems(box, colour).forEach((item, index) => {
    stage.put('tag', `${id}:${index}`, item);
  });
}

/** Brackets round everything on the board that is named. */
export function outlined(
  screen: Screen,
  view: View,
  seat: Seat,
  refs: readonly Ref[],
  colour: number,
  stage: Surface,
): void {
  for (const ref of new Set(refs)) {
    const box = screen.place(view, seat, ref);
    if (box === null) continue;
    putBrackets(stage, `outline:${colour}:${ref}`, box, colour);
  }
}
