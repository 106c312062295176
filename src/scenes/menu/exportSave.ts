import type { UiText } from '../../i18n/ui';
import type { Glimpse, Leaving } from '../../session/record/glimpse';
import { type GameRecord, printRecord } from '../../session/record/record';
import { isRecordError } from '../../session/record/recordProblem';
import type { SaveTitle } from '../../session/store/savedGames';
import { fileName, saveFile } from '../dom/files';
import type { MenuShell } from '../frame/menuShell';
import type { Shell } from '../frame/shell';
import { askExport } from './exportSecrets';
import { machineOf, saveName, titleOf } from './saveWords';

/** Hands the player a game as a file; one with secrets that is still being played after asking for whom. */
export function exportGame(shell: Shell, id: string, { whole, shown, bound }: Leaving): void {
  const save = (game: GameRecord | Glimpse) => () => saveGame(shell, id, game);
  if (shown === null) saveGame(shell, id, whole);
  else if (bound) {
    saveGame(shell, id, shown);
    shell.toast(shell.text().games.exportBound);
  } else askExport(shell, { whole: save(whole), show: save(shown) });
}

/** Hands the player a game of the shelf as a file. */
export async function exportSave(shell: MenuShell, id: string): Promise<void> {
  const answer = await shell.saves.load(id);
  if ('fault' in answer) return shell.toast(shell.errors().saves[answer.fault]);
  const { record } = answer;
  const opened = record.result === null ? await shell.opening.open(record, shell.settings().language) : null;
  // What the rules of today do not open is still the player's own.
  if (opened === null || isRecordError(opened)) saveGame(shell, id, record);
  else exportGame(shell, id, opened.held.leaving());
}

function saveGame(shell: Pick<Shell, 'saves' | 'text'>, id: string, game: GameRecord | Glimpse): void {
  saveFile(gameFile(shell.saves.called(id), game, shell.text()), printRecord(game));
}

/** A name that was given stands alone; any other may fit a game of each machine. */
export function gameFile(called: SaveTitle, { game, seats }: Pick<GameRecord, 'game' | 'seats'>, text: UiText): string {
  const name = saveName({ ...called, seats }, text);
  const machine = machineOf(game);
  return fileName(name === called.name || machine === null ? name : `${titleOf(machine, text)} ${name}`);
}
