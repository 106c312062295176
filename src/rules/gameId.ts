/** The games of this table, in the order of the arcade. */
export const gameIds = ['tankChess', 'tankOnTank', 'tankKillers', 'tankDuel', 'tankAce'] as const;

export type GameId = (typeof gameIds)[number];

export function isGameId(id: string): id is GameId {
  return gameIds.some((known) => known === id);
}
