import { extrasTexts, type WestFrontText } from '../../../i18n/tankOnTank/extras';
import { type ExtraContext, openExtraContext } from '../../extras/extraContext';
import type { MenuShell } from '../../frame/menuShell';

/** What every room around Tank on Tank works with. */
export type Kit = ExtraContext<WestFrontText>;

export function openKit(shell: MenuShell): Promise<Kit> {
  return openExtraContext(shell, 'tankOnTank', extrasTexts);
}
