import type { GameId } from '../../rules/index';
import type { MakeDescribe } from './describe';

/** Games that have words for their things, loaded with the table. */
export const describers: { readonly [id in GameId]?: () => Promise<MakeDescribe> } = {
  tankOnTank: () => import('../tankOnTank/describe').then((module) => module.describeTankOnTank),
  tankChess: () => import('../tankChess/describe').then((module) => module.describeTankChess),
  tankKillers: () => import('../tankKillers/describe').then((module) => module.describeTankKillers),
};
