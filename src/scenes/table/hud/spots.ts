import { control, type PlacedButton } from '../../blocks/control';
import type { Skin } from '../../board/gameScene';
import type { Box } from '../../paint/items';
import type { TableScreen } from '../tableController';

/** What the skin itself draws and wants pressed lies under all that the HUD paints. */
export function spotsOn(
  skin: Pick<Skin, 'spots'>,
  { view, seat, selection, overlays }: Pick<TableScreen, 'view' | 'seat' | 'selection' | 'overlays'>,
  board: Box,
): readonly PlacedButton[] {
  const spots = skin.spots?.({ view, seat, selection, overlays }) ?? [];
  return spots.map(({ id, words, box, key = null, on, tip = '', does }) => ({
    ...control({
      id,
      words,
      key,
      style: on === undefined ? 'plain' : 'overlay',
      on: on ?? false,
      reason: tip,
      act: does.do === 'point' ? { ...does, afresh: true } : does,
    }),
    box: { ...box, x: box.x + board.x, y: box.y + board.y },
  }));
}
