import type { SquareId } from '../../../rules/core/square';
import type { Surface } from '../../board/gameScene';
import { corners, squareBox } from '../board/geometry';

const GOOD = 0xf26b21;
const BAD = 0xc7372f;

/** The squares a tool would work on: filled where it could, crossed where it could not. */
export function drawAim(
  stage: Surface,
  size: number,
  { squares, good }: { readonly squares: readonly SquareId[]; readonly good: boolean },
  name = 'aim',
): void {
  for (const square of squares) {
    stage.put('mark', `${name}:${square}`, {
      kind: 'shape',
      points: corners(squareBox(size, square), 3),
      closed: true,
      fill: good ? GOOD : BAD,
      fillAlpha: good ? 0.35 : 0.25,
      ...(good ? {} : { pattern: 'cross' as const }),
      stroke: good ? GOOD : BAD,
      width: 4,
      halo: 2,
    });
  }
}
