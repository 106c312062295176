import { namingSides } from '../../i18n/text';
import { type Glimpse, openGlimpse } from '../../session/record/glimpse';
import type { GameRecord } from '../../session/record/record';
import { isRecordError } from '../../session/record/recordProblem';
import { loadGame, type OpenedGame } from '../frame/games';
import { wordsFor } from '../frame/language';
import type { Address } from '../frame/shell';
import type { Place } from './place';

interface Tables {
  open(address: Address & { readonly screen: 'table' }): Promise<void>;
  /** A shared game is put on the shelf first: from then on it is a game like any other. */
  openShared(link: string): Promise<void>;
}

/** Brings saved and shared games to the table. */
export function openTables(place: Place): Tables {
  const { shell } = place;
  const read = (record: GameRecord) => shell.opening.open(record, shell.settings().language);
  /** A game just checked and put on the shelf: its table need not read it again. */
  let fresh: { readonly saveId: string; readonly record: GameRecord; readonly opened: OpenedGame } | null = null;

  return {
    async open(address) {
      const { saveId } = address;
      const follow = place.showing(saveId);
      if (follow != null) return follow(address);
      const here = place.stillHere();
      const known = fresh?.saveId === saveId ? fresh : null;
      fresh = null;
      const stored = known ?? (await shell.saves.load(saveId));
      if (!here()) return;
      if ('fault' in stored) return place.complain(shell.errors().saves[stored.fault]);
      const [opened] = await Promise.all([
        known?.opened ?? read(stored.record),
        import('../table/openTableScreen'),
        place.letters,
      ]);
      if (!here()) return;
      if (isRecordError(opened)) return place.complainOf(opened, stored.record.game);
      await sitDown(place, here, opened, address);
    },
    async openShared(link) {
      const shared = shell.opening.readLink(link);
      if (isRecordError(shared)) return place.complainOf(shared);
      if ('glimpse' in shared) return showGlimpse(place, shared.glimpse);
      const here = place.stillHere();
      const opened = await read(shared.record);
      if (!here()) return;
      if (isRecordError(opened)) return place.complainOf(opened, shared.record.game);
      const { id: saveId, kept } = shell.saves.add(opened.held, { name: null, origin: { by: 'link' } });
      // Until the store has it the link is the only address under which a page that dies finds its game again.
      await Promise.all([kept, import('../table/openTableScreen'), place.letters]);
      if (!here()) return;
      fresh = { saveId, record: shared.record, opened };
      // The end of the record is no past: who is sent a running game sits down at it.
      const moment = shared.moment === shared.record.commands.length ? null : shared.moment;
      shell.router.replace({ screen: 'table', saveId, moment });
    },
  };
}

async function sitDown(
  place: Place,
  here: () => boolean,
  { id, module, sequence, held }: OpenedGame,
  { saveId, moment }: Address & { readonly screen: 'table' },
): Promise<void> {
  const { shell } = place;
  const { openTableScreen } = await import('../table/openTableScreen');
  const spoken = await wordsFor(shell, async (language) =>
    namingSides((await loadGame(shell.games, id, language)).text, held.game.sideNames?.(held.options)),
  );
  if (!here()) return spoken.stop();
  place.clear();
  const table = openTableScreen(shell, { saveId, gameId: id, module, sequence, held, text: spoken.now, moment });
  const close = () => {
    spoken.stop();
    table.close();
  };
  place.put(saveId, { ...table, close }, 'table', { saveId, held });
  await table.ready;
}

/** Of a game still being played with something to hide there is nothing to sit down at. */
async function showGlimpse(place: Place, glimpse: Glimpse): Promise<void> {
  const { shell } = place;
  const here = place.stillHere();
  const { game: id } = glimpse;
  if (!shell.games.isPlayable(id)) return place.complainOf({ error: 'unknownGame', where: 'game', found: id });
  const [{ module }, { openGlimpsePanel }] = await Promise.all([
    loadGame(shell.games, id, shell.settings().language),
    import('../menu/glimpsePanel'),
    place.letters,
  ]);
  if (!here()) return;
  const view = openGlimpse(glimpse, module.game);
  if (isRecordError(view)) return place.complainOf(view, id);
  place.openMenu();
  place.panel(openGlimpsePanel(shell, id, { glimpse, view }, () => shell.router.leave()));
}
