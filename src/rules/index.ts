import type { GameModule } from './core/module';

/** Every game that can be played, loaded when it is opened. */
export const games = {
  tankChess: () => import('./tankChess').then((module) => module.tankChessModule),
  tankOnTank: () => import('./tankOnTank').then((module) => module.tankOnTankModule),
  tankKillers: () => import('./tankKillers').then((module) => module.tankKillersModule),
} satisfies Record<string, () => Promise<GameModule>>;

export type GameId = keyof typeof games;

export const gameIds = Object.keys(games).filter(isGameId);

export function isGameId(id: string): id is GameId {
  return Object.hasOwn(games, id);
}
