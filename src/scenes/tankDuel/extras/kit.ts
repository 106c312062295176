import { type DuelText, extrasTexts } from '../../../i18n/tankDuel/extras';
import { type ExtraContext, openExtraContext } from '../../extras/extraContext';
import type { MenuShell } from '../../frame/menuShell';

/** What the lessons and puzzles of Tank Duel work with. */
export type Kit = ExtraContext<DuelText>;

export function openKit(shell: MenuShell): Promise<Kit> {
  return openExtraContext(shell, 'tankDuel', extrasTexts);
}
