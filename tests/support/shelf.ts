import { openShelf } from '../../src/scenes/shelf';
import type { KeyValues } from '../../src/session/keyValues';
import { openSaves, type SaveFault } from '../../src/session/saves';
import { padNotes } from './notepad';

/** A shelf over such a store, and what it tells; its clock counts the saves. */
export function shelfOn(values: KeyValues, since = 0, pad = { text: 'null' }) {
  const told: (SaveFault | 'again')[] = [];
  let clock = since;
  const shelf = openShelf(
    (news) => told.push(news),
    () => ++clock,
    padNotes(pad),
    openSaves(values),
  );
  return { shelf, told };
}
