import { extrasTexts, type WestFrontText } from '../../../i18n/tankOnTank/extras';
import { openRoomKit, type RoomKit } from '../../extras/extraContext';
import type { MenuShell } from '../../frame/menuShell';

/** What every room around Tank on Tank works with. */
export type Kit = RoomKit<WestFrontText>;

export function openKit(shell: MenuShell): Promise<Kit> {
  return openRoomKit(shell, 'tankOnTank', extrasTexts);
}
