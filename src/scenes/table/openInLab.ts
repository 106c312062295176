import type { OpenedTable, Shell } from '../frame/shell';
import type { TableController } from './tableController';

interface AtTable {
  readonly shell: Shell;
  readonly session: OpenedTable;
  readonly controller: TableController;
}

/** The position on the bench of this game; the way back leads to the table. False where the game has no bench. */
export function openInLab({ controller, shell, session }: AtTable): boolean {
  const { bench } = shell.games.get(session.gameId);
  const load = bench?.fromTable;
  if (bench === undefined || load === undefined) return false;
  void load().then((placeOf) => {
    const { view, selection, whyNot } = controller.screen();
    const at = placeOf(view, selection.picked, whyNot) ?? bench.key ?? '';
    shell.go({ screen: 'lab', bench: bench.name, at });
  });
  return true;
}
