import type { Describe } from '../../../i18n/describe';
import type { DrawerText } from '../../../i18n/drawers';
import { playerName } from '../../../i18n/sitterName';
import type { BotAnswer } from '../../../rules/core/module';
import type { Listed } from '../../../session/growing';
import type { Leaving } from '../../../session/record/glimpse';
import type { GameRecord } from '../../../session/record/record';
import type { Player } from '../../../session/seats';
import type { SaveTitle } from '../../../session/store/savedGames';
import type { NewSave } from '../../../session/store/saveQueue';
import type { OpenedTable, Shell } from '../../frame/shell';
import type { BoardPort } from '../boardPort';
import type { PanelSkin } from '../hud/model';
import type { TableController, TableScreen } from '../tableController';
import type { Written } from './eventLook';
import type { LogEyes, LogLine } from './logModel';

export interface DrawerSession extends OpenedTable {
  /** What a bot answered before it did what was shown as this step. */
  receipt(index: number): BotAnswer | undefined;
  /** The whole game, to be kept or sent: the device that holds the table may. */
  record(): GameRecord;
  /** As what it may leave the table, as it was at a moment; absent: as it is now. */
  leaving(moment?: number): Leaving;
  /** How many commands had been given at a moment of whoever is at the screen. */
  commandsAt(moment: number): number;
  /** A new game from that moment of this one; answers with its id. */
  fork(moment: number, sitters: readonly Player[], called: SaveTitle): NewSave;
  /** What broke is told with the game as it stands. */
  crash(error: unknown): void;
}

/** What every drawer works with. */
export interface DrawerContext {
  readonly shell: Shell;
  readonly session: DrawerSession;
  readonly controller: TableController;
  readonly board: BoardPort;
  readonly skin: PanelSkin;
  words(): DrawerText;
  locale(): string;
  /** Reads with the eyes of whoever looks at the screen. */
  reader(): LogEyes;
  /** The log of the live game as far as it has been shown, oldest first. */
  lines(): Listed<LogLine>;
  describe(): Describe | null;
  /** Whether anything in this game is left to chance. */
  dice(): boolean;
  /** How the game is written down; null where it has no such form. */
  written(): Written | null;
  openRule(id: string): void;
  openReceipt(moment: number): void;
  /** Shows the board as it stood then, and frames what the line speaks of. */
  jump(line: LogLine): void;
}

/** A part of the table screen that is drawn anew when the screen changes. */
export interface Part {
  readonly element: HTMLElement;
  update(screen: TableScreen): void;
}

export function sideName(desk: DrawerContext, seat: number): string {
  const sitter = desk.session.held.sitters[seat];
  const named = sitter === undefined ? String(seat + 1) : playerName(sitter, seat, desk.shell.text());
  return desk.session.text().seats[seat] ?? named;
}
