import type { GameId } from '../../../rules/index';
import type { GameLook } from './eventLook';

/** Games that say how their events stand in the log; the others are read by their verbs. */
export const gameLooks: { readonly [id in GameId]?: () => Promise<GameLook> } = {
  tankOnTank: () => import('../../tankOnTank/events').then((module) => module.tankOnTankLook),
  tankChess: () => import('../../tankChess/events').then((module) => module.tankChessLook),
  tankKillers: () => import('../../tankKillers/events').then((module) => module.tankKillersLook),
};
