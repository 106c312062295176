import type { GameId } from '../../rules/index';
import type { MakeDescribe } from './describe';

/** Games that have words for their things, loaded with the table. */
export const describers: { readonly [id in GameId]?: () => Promise<MakeDescribe> } = {
  tankChess: () => import('./tankChess').then((module) => module.describeTankChess),
};
