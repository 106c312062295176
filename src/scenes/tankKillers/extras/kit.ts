import { extrasTexts, type KillersText } from '../../../i18n/tankKillers/extras';
import { type ExtraContext, openExtraContext } from '../../extras/extraContext';
import type { MenuShell } from '../../frame/menuShell';

/** What the lessons of Tank Killers work with. */
export type Kit = ExtraContext<KillersText>;

export function openKit(shell: MenuShell): Promise<Kit> {
  return openExtraContext(shell, 'tankKillers', extrasTexts);
}
