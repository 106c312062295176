import { sequenceOf } from '../machines/order';
import type { GameModule } from '../rules/core/module';
import type { Sequence } from '../rules/core/sequence';
import { type PlayableId, play } from './play';

/** A game's rules and its order of play, ready to step. */
export async function loadPlay(id: PlayableId): Promise<{ readonly module: GameModule; readonly sequence: Sequence }> {
  const [module, chart] = await Promise.all([play[id].rules(), play[id].chart()]);
  return { module, sequence: sequenceOf(chart) };
}
