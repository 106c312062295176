import type { Skin } from '../board/gameScene';
import type { OpenedTable, Shell } from '../frame/shell';
import type { TableController } from './tableController';

interface AtTable {
  readonly shell: Shell;
  readonly session: OpenedTable;
  readonly controller: TableController;
  readonly skin: Pick<Skin, 'meant'>;
}

/** The position on the bench of this game; the way back leads to the table. False where the game has no bench. */
export function openInLab({ controller, shell, session, skin }: AtTable): boolean {
  const { bench } = shell.games.get(session.gameId);
  const load = bench?.fromTable;
  if (bench === undefined || load === undefined) return false;
  void load().then((placeOf) => {
    const { view, selection, whyNot } = controller.screen();
    const asked = whyNot?.command ?? skin.meant?.(view, selection)?.command ?? null;
    const at = placeOf(view, selection.picked, asked) ?? bench.key ?? '';
    shell.go({ screen: 'lab', bench: bench.name, at });
  });
  return true;
}
