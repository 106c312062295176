import type { Games } from '../games/manifest';
import { readTour, type Tour, withGame } from '../session/tour';
import type { SettingsStore } from './frame/settingsStore';
import type { MenuShelf } from './shelf';

const keyOf = (game: string) => `hull-down/tour/${game}`;

type Memory = Pick<SettingsStore, 'remember' | 'recall'>;

export function tourOf(memory: Memory, game: string): Tour {
  return readTour(memory.recall(keyOf(game)));
}

/** A shelf that also notes how games of a tour end. */
export function withTours(shelf: MenuShelf, memory: Memory, games: Games): MenuShelf {
  return {
    ...shelf,
    keep(id, match, sitters, clock) {
      if (match.result !== null && games.table(match.game.id)?.campaign === true) {
        const tour = tourOf(memory, match.game.id);
        memory.remember(keyOf(match.game.id), withGame(tour, id, match.deal.setup, sitters, match.result));
      }
      return shelf.keep(id, match, sitters, clock);
    },
  };
}
