import { printRecord } from '../../session/record';
import { saveName } from '../menu/saveWords';
import type { MenuShell } from '../menuShell';
import { fileName, saveFile } from './files';

/** Hands the player a game of the shelf as a file. */
export async function exportSave(shell: MenuShell, id: string): Promise<void> {
  const answer = await shell.saves.load(id);
  if ('fault' in answer) return shell.toast(shell.errors().saves[answer.fault]);
  const { record } = answer;
  const name = saveName({ name: shell.saves.nameOf(id), seats: record.seats }, shell.text());
  saveFile(fileName(name), printRecord(record));
}
