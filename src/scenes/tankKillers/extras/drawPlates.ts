import type { View } from '../../../rules/tankKillers/types';
import type { Surface } from '../../board/gameScene';
import { label, PAPER, picture } from '../../paint/marks';
import { cardTable, platesHeight } from '../board/cardTable';
import type { Kit } from './kit';

/** Who sits where: at a table of its own the HUD says so. */
export function drawPlates({ skin, words }: Kit, view: View, stage: Surface): void {
  const { width, height } = skin.bounds(view);
  const { sides, tall, scale } = cardTable(width, height, true);
  for (const [seat, box] of sides.entries()) {
    const high = tall ? box.height * 0.5 : platesHeight(box);
    const size = high * 0.68;
    const emblem = { x: box.x + 8, y: box.y + (high - size) / 2, width: size, height: size };
    const x = emblem.x + size + 8;
    const most = box.x + box.width - x - 8;
    const name = tall ? 16 : Math.max(17, 24 * scale);
    const { youAre, other } = words();
    stage.put('reach', `plate:${seat}:emblem`, picture(`emblem-${view.sides[seat]?.nation ?? ''}`, emblem));
    const left = { align: 'left', most } as const;
    stage.put(
      'reach',
      `plate:${seat}:name`,
      label(skin.plate(view, seat).name ?? '', x, box.y + high * 0.36, name, PAPER, 'stencil', left),
    );
    stage.put(
      'reach',
      `plate:${seat}:who`,
      label(seat === view.seat ? youAre : other, x, box.y + high * 0.74, name * 0.72, PAPER, 'condensed', left),
    );
  }
}
