import type { BoardMoment } from '../theatre/boardEffects';
import type { Surface } from './gameScene';

/** A moment with the pieces and sounds of the stage over the board, or plainly where no stage is wanted or there yet. */
export async function playOver(stage: Surface, moment: BoardMoment, plainly: () => Promise<void>): Promise<void> {
  if ((await stage.effects?.(moment)) !== true) await plainly();
}
