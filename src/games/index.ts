import type { GameId } from '../rules/gameId';
import type { GameManifest } from './manifest';
import { tankAce } from './tankAce';
import { tankChess } from './tankChess';
import { tankDuel } from './tankDuel';
import { tankKillers } from './tankKillers';
import { tankOnTank } from './tankOnTank';

/** Every game of the table, in the order of the arcade; `main.ts` hands them to the frame. */
export const manifests: { readonly [id in GameId]: GameManifest } = {
  tankChess,
  tankOnTank,
  tankKillers,
  tankDuel,
  tankAce,
};
