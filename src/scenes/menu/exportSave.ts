import type { UiText } from '../../i18n/ui';
import { type GameRecord, printRecord } from '../../session/record/record';
import { fileName, saveFile } from '../dom/files';
import type { MenuShell } from '../frame/menuShell';
import type { Called, Shell } from '../frame/shell';
import { machineOf, saveName, titleOf } from './saveWords';

/** Hands the player a game as a file. */
export function exportGame(shell: Pick<Shell, 'saves' | 'text'>, id: string, record: GameRecord): void {
  saveFile(gameFile(shell.saves.called(id), record, shell.text()), printRecord(record));
}

/** Hands the player a game of the shelf as a file. */
export async function exportSave(shell: MenuShell, id: string): Promise<void> {
  const answer = await shell.saves.load(id);
  if ('fault' in answer) return shell.toast(shell.errors().saves[answer.fault]);
  exportGame(shell, id, answer.record);
}

/** A name that was given stands alone; any other may fit a game of each machine. */
export function gameFile(called: Called, { game, seats }: Pick<GameRecord, 'game' | 'seats'>, text: UiText): string {
  const name = saveName({ ...called, seats }, text);
  const machine = machineOf(game);
  return fileName(name === called.name || machine === null ? name : `${titleOf(machine, text)} ${name}`);
}
