import type { Chart } from '../machines/chart';
import type { GameModule } from '../rules/core/module';
import type { GameId } from '../rules/gameId';

/** Rules and order of play: all that a game needs where there is no screen. */
export interface PlayParts {
  rules(): Promise<GameModule>;
  chart(): Promise<Chart>;
}

/** What can be played, for whoever has no screen: the worker, the tools, the tests. Loaded when a game is opened. */
export const play = {
  tankChess: {
    rules: () => import('../rules/tankChess').then((module) => module.tankChessModule),
    chart: () => import('../machines/tankChess').then((module) => module.tankChessChart),
  },
  tankOnTank: {
    rules: () => import('../rules/tankOnTank').then((module) => module.tankOnTankModule),
    chart: () => import('../machines/tankOnTank').then((module) => module.tankOnTankChart),
  },
  tankKillers: {
    rules: () => import('../rules/tankKillers').then((module) => module.tankKillersModule),
    chart: () => import('../machines/tankKillers').then((module) => module.tankKillersChart),
  },
  tankDuel: {
    rules: () => import('../rules/tankDuel').then((module) => module.tankDuelModule),
    chart: () => import('../machines/tankDuel').then((module) => module.tankDuelChart),
  },
  tankAce: {
    rules: () => import('../rules/tankAce').then((module) => module.tankAceModule),
    chart: () => import('../machines/tankAce').then((module) => module.tankAceChart),
  },
} satisfies { readonly [id in GameId]?: PlayParts };

export type PlayableId = keyof typeof play;

export const playableIds = Object.keys(play).filter(isPlayable);

export function isPlayable(id: string): id is PlayableId {
  return Object.hasOwn(play, id);
}
