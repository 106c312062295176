import type Phaser from 'phaser';
import type { Games } from '../../games/manifest';
import type { GameText } from '../../i18n/text';
import type { UiText } from '../../i18n/ui';
import type { GameModule } from '../../rules/core/module';
import type { Sequence } from '../../rules/core/sequence';
import type { GameId } from '../../rules/gameId';
import type { HeldGame } from '../../session/heldGame';
import type { TableSaves } from '../../session/store/savedGames';
import type { Idle } from './idle';
import type { Prepare } from './language';
import type { Settings } from './settings';
import type { Sound } from './sound';

/** Where a screen lives: what stands after the `#` of the address. */
export type Address =
  | { readonly screen: 'cabinet' }
  /** `setup`: the board chosen to begin with. */
  | { readonly screen: 'setup'; readonly game: string; readonly setup?: string }
  | { readonly screen: 'table'; readonly saveId: string; readonly moment: number | null }
  | { readonly screen: 'games' }
  | { readonly screen: 'settings' }
  | { readonly screen: 'import' }
  | { readonly screen: 'shared'; readonly link: string }
  | { readonly screen: 'rule'; readonly id: string }
  /** `bench`: a bench or the lessons; `at`: its state, or the lesson. */
  | { readonly screen: 'lab'; readonly bench: string; readonly at: string }
  | { readonly screen: 'room'; readonly game: string; readonly room: ExtraName; readonly at: string | null };

/** Pages beside the tables, where a game has them. */
export const extraNames = ['learn', 'puzzles', 'workshop', 'analysis', 'campaign'] as const;
export type ExtraName = (typeof extraNames)[number];

export interface ToastAction {
  readonly words: string;
  run(): void;
}

/** What a crash screen can be told besides the error. */
export interface CrashReport {
  readonly saveId?: string;
  readonly held?: HeldGame;
}

/** What every screen is given by the frame around it. */
export interface Shell {
  readonly games: Games;
  /** Fills the window. Its sizes and pointer positions are device pixels: CSS pixels times `pixelRatio()`. */
  readonly game: Phaser.Game;
  pixelRatio(): number;
  /** DOM panels, drawers and mirrors are put in here; it lies over the canvas and lets the pointer through where it is empty. */
  readonly overlayRoot: HTMLElement;
  readonly sound: Sound;
  /** The loop sleeps when nothing moves: say `wake` after a change, `keepAwake` while something moves. Tweens are noticed. */
  readonly idle: Idle;
  readonly saves: TableSaves;
  /** The language among them is the one that is spoken: a new one is told when its words are there. */
  settings(): Settings;
  change(settings: Partial<Settings>): void;
  /** Called after every change of the settings (language, palette and text size too); answers with the way to stop it. */
  onSettings(listener: (settings: Settings) => void): () => void;
  /** Awaited before anybody hears of a new language: who speaks it must have its words. Answers with the way to stop it. */
  beforeLanguage(prepare: Prepare): () => void;
  /** Words of the frame in the language of the settings. */
  text(): UiText;
  go(address: Address): void;
  /**
   * Something without an address of its own lies over the screen: the browser's back button calls `close` instead of
   * leaving. Answers with what to call when it is closed in another way.
   */
  cover(close: () => void): () => void;
  /** The full address to copy: `location` with this hash. */
  linkTo(address: Address): string;
  /** `subject`: what it is about, where a later word about the same is to take its place. */
  toast(words: string, action?: ToastAction, subject?: string): void;
  /** Opens the settings or the list of keys over the present screen without leaving it. */
  openSettings(): void;
  openHelp(): void;
  crash(error: unknown, report: CrashReport): void;
}

/** One game at the table, loaded and ready. */
export interface OpenedTable {
  readonly saveId: string;
  readonly gameId: GameId;
  readonly module: GameModule;
  readonly sequence: Sequence;
  readonly held: HeldGame;
  /** Words of the game in the language of the settings; asked again after a change of language. */
  text(): GameText;
  /** The moment of the record to show; null: the live table. */
  readonly moment: number | null;
}

/** A screen on the canvas; the router closes it before it opens the next. */
export interface Screen {
  close(): void;
  /** The address changed to another moment or rule of the same table: no need to open it anew. */
  show?(address: Address): void;
}

/** `src/scenes/table/openTableScreen.ts` exports a function of this form under this name. */
export type OpenTableScreen = (
  shell: Shell,
  session: OpenedTable,
) => Screen & {
  /** Over once the table is to be seen, or left before. */
  readonly ready: Promise<void>;
};
