import type { Games } from '../games/manifest';
import type { SavedGames } from '../session/store/savedGames';
import { readTour, type Tour, withGame } from '../session/tour';
import type { SettingsStore } from './frame/settingsStore';

const keyOf = (game: string) => `hull-down/tour/${game}`;

type Memory = Pick<SettingsStore, 'remember' | 'recall'>;

export function tourOf(memory: Memory, game: string): Tour {
  return readTour(memory.recall(keyOf(game)));
}

/** A shelf that also notes how games of a tour end. */
export function withTours(shelf: SavedGames, memory: Memory, games: Games): SavedGames {
  return {
    ...shelf,
    keep(id, held, clock) {
      const { game, options, sitters, result } = held;
      if (result !== null && games.table(game.id)?.campaign === true) {
        memory.remember(keyOf(game.id), withGame(tourOf(memory, game.id), id, options.setup, sitters, result));
      }
      return shelf.keep(id, held, clock);
    },
  };
}
