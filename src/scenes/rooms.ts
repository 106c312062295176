import type { MenuShell } from './menuShell';
import type { RoomName, Screen } from './shellTypes';

/** Opens a page beside the tables; null where there is no such place in it. */
export type OpenRoom = (shell: MenuShell, room: RoomName, at: string | null) => Promise<Screen | null>;

/** The games that have lessons, puzzles, a workshop and analysis. */
export const rooms: ReadonlyMap<string, () => Promise<OpenRoom>> = new Map([
  ['tankChess', () => import('./chess/openChessRoom').then(({ openChessRoom }) => openChessRoom)],
]);
