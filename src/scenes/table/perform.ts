import { openMatch } from '../../session/match';
import { freshSeed } from '../../session/seal';
import type { Act } from '../hud/controls';
import type { Shell, TableSession } from '../shellTypes';
import type { TableController } from '../tableController';
import type { BoardPort, Drawers } from './boardPort';

export interface Doors {
  readonly shell: Shell;
  readonly session: TableSession;
  readonly controller: TableController;
  readonly board: BoardPort;
  drawers(): Drawers | null;
  askResign(): void;
  sheetTo(height: number): void;
}

/** Does what a control on the canvas says. */
export function perform(act: Act, doors: Doors): void {
  const { shell, controller, board } = doors;
  switch (act.do) {
    case 'point':
      for (const ref of act.refs) controller.point(ref);
      break;
    case 'commit':
      controller.commit();
      break;
    case 'instead':
      controller.playInstead();
      break;
    case 'back':
      controller.back();
      break;
    case 'undo':
      controller.undo();
      break;
    case 'home':
      shell.go({ screen: 'cabinet' });
      break;
    case 'mute':
      shell.change({ muted: !shell.settings().muted });
      break;
    case 'settings':
      shell.openSettings();
      break;
    case 'rematch':
      void rematch(doors);
      break;
    case 'fit':
      board.frame([]);
      break;
    case 'resign':
      if (act.sure) controller.resign(act.seat);
      else doors.askResign();
      break;
    case 'overlay':
      controller.toggleOverlay(act.id);
      break;
    case 'drawer':
      doors.drawers()?.toggle(act.name);
      break;
    case 'rule':
      doors.drawers()?.showRule(act.id);
      break;
    case 'sheet':
      doors.sheetTo(act.height);
      break;
  }
}

/** The same table once more with a fresh seed. */
async function rematch({ shell, session }: Doors): Promise<void> {
  const seed = freshSeed((bytes) => crypto.getRandomValues(bytes));
  const match = openMatch(session.module.game, session.sequence, { ...session.match.deal, seed });
  const saveId = await shell.saves.add(match, session.sitters, shell.saves.nameOf(session.saveId));
  shell.go({ screen: 'table', saveId, moment: null });
}
