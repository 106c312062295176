import type { Ref } from '../../rules/core/game';
import { pointAll } from '../../session/controller';
import { dealGame } from '../../session/heldGame';
import { freshSeed } from '../../session/record/seal';
import type { HudAction } from '../blocks/control';
import type { Skin } from '../board/gameScene';
import { goToNew } from '../frame/newTable';
import { firstTime } from '../frame/onlyOnce';
import { nextSpeed } from '../frame/settings';
import type { OpenedTable, Shell } from '../frame/shell';
import type { BoardPort, Drawers } from './boardPort';
import type { HudDriver } from './hudDriver';
import { openInLab } from './openInLab';
import type { TableController } from './tableController';

export interface Doors {
  readonly shell: Shell;
  readonly session: OpenedTable;
  readonly controller: TableController;
  readonly board: BoardPort;
  readonly skin: Pick<Skin, 'meant'>;
  drawers(): Drawers | null;
  hud(): Pick<HudDriver, 'askResign' | 'sheetTo' | 'turnPage' | 'toggleOverlays' | 'toggleGoal'>;
  /** What a plan of the skin points at now. */
  plan(id: string): readonly Ref[];
  /** Something of the skin's own is looked at. */
  look(id: string): void;
}

/** Does what a control on the canvas says. */
export function perform(act: HudAction, doors: Doors): void {
  const { shell, session, controller, board } = doors;
  switch (act.do) {
    case 'point':
      for (let left = act.undo ?? 0; left > 0; left--) controller.undo();
      while (act.afresh === true && controller.screen().selection.picked.length > 0 && controller.back());
      pointAll(controller, act.refs);
      break;
    case 'plan':
      pointAll(controller, doors.plan(act.id));
      break;
    case 'look':
      doors.look(act.id);
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
    case 'advice':
      shell.change({ advice: !shell.settings().advice });
      break;
    case 'speed': {
      const speed = nextSpeed(shell.settings().speed);
      shell.change({ speed });
      if (speed === 0) board.skip();
      break;
    }
    case 'overlays':
      doors.hud().toggleOverlays();
      break;
    case 'goal':
      doors.hud().toggleGoal();
      break;
    case 'settings':
      shell.openSettings();
      break;
    case 'analyse': {
      const moment = controller.commandsAt(controller.screen().reading.steps.length);
      shell.go({ screen: 'room', game: session.gameId, room: 'analysis', at: `${session.saveId}.${moment}` });
      break;
    }
    case 'lab':
      openInLab(doors);
      break;
    case 'record':
      void openRecord(doors);
      break;
    case 'rematch':
      rematch(doors);
      break;
    case 'reel':
      doors.drawers()?.reel();
      break;
    case 'again':
      board.again();
      break;
    case 'skip':
      board.skip();
      break;
    case 'fit':
      board.frame([]);
      break;
    case 'resign':
      if (act.sure) controller.resign(act.seat);
      else doors.hud().askResign();
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
      doors.hud().sheetTo(act.height);
      break;
    case 'page':
      doors.hud().turnPage(act.by);
      break;
  }
}

/** What has been done so far at this table, or at the moment that is shown. */
async function openRecord({ shell, session, controller }: Doors): Promise<void> {
  try {
    const open = await shell.games.table(session.gameId)?.record?.();
    await open?.(shell, controller.screen().reading, session.text());
  } catch {
    shell.toast(shell.text().frame.loadFailed);
  }
}

/** The same table once more with a fresh seed. */
function rematch({ shell, session }: Doors): void {
  if (!firstTime(session)) return;
  const seed = freshSeed((bytes) => crypto.getRandomValues(bytes));
  const { options, sitters } = session.held;
  const game = dealGame(session.module.game, session.sequence, { ...options, seed }, sitters);
  // Dealt here: only a name that was given goes with it, not where the other game came from.
  const { name } = shell.saves.called(session.saveId);
  void goToNew(shell, shell.saves.add(game, { name }));
}
