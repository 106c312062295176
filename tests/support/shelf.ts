import { HeldGame } from '../../src/session/heldGame';
import type { Match } from '../../src/session/match';
import type { KeyValues } from '../../src/session/store/keyValues';
import { openSavedGames, type SavedGames, type SaveTitle } from '../../src/session/store/savedGames';
import { openSaves, type SaveFault } from '../../src/session/store/saves';
import { padNotes } from './notepad';
import { toySitters } from './toyMachine';

/** A shelf over such a store, and what it tells; its clock counts the saves. */
export function shelfOn(values: KeyValues, since = 0, pad = { text: 'null' }) {
  const told: (SaveFault | 'again')[] = [];
  let clock = since;
  const shelf = openSavedGames(
    (news) => told.push(news),
    () => ++clock,
    padNotes(pad),
    openSaves(values),
  );
  return { shelf, told };
}

/** A game put on a shelf, once the store has answered. */
export async function added(shelf: SavedGames, match: Match, called: SaveTitle): Promise<string> {
  const { id, kept } = shelf.add(new HeldGame(match, toySitters), called);
  await kept;
  return id;
}
