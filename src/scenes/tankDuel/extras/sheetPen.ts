import type { DuelText } from '../../../i18n/tankDuel/extras';
import type { GameText } from '../../../i18n/text';
import type { MenuShell } from '../../frame/menuShell';
import type { SetupChoice } from '../../menu/setupChoice';

/** What the sheet of a scenario is written with. */
export interface Pen {
  readonly shell: MenuShell;
  readonly text: GameText;
  readonly words: DuelText['briefing'];
  say(template: string, fields: { readonly [name: string]: unknown }): string;
}

/** Puts down what was chosen on it. */
export type WriteSheet = (sheet: SetupChoice['sheet']) => void;
