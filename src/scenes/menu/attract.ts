import type { GameId } from '../../rules/index';
import type { MenuShell } from '../menuShell';

export interface Attract {
  stop(): void;
}

export function startAttract(_id: GameId, _shell: MenuShell, _show: (canvas: HTMLCanvasElement) => void): Attract {
  return { stop: () => undefined };
}
