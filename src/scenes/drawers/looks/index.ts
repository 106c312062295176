import type { GameId } from '../../../rules/index';
import type { Looks } from '../eventLook';

/** Games that say how their events stand in the log; the others are read by their verbs. */
export const eventLooks: { readonly [id in GameId]?: () => Promise<Looks> } = {
  tankChess: () => import('./tankChessLooks').then((module) => module.tankChessLooks),
};
