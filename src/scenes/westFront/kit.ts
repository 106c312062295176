import { extrasTexts, type WestFrontText } from '../../i18n/tankOnTankExtras';
import type { MenuShell } from '../menuShell';
import { openRoomKit, type RoomKit } from '../room/kit';
import { doorNames } from '../rooms';

/** What every room around Tank on Tank works with. */
export type Kit = RoomKit<WestFrontText>;

export function openKit(shell: MenuShell): Promise<Kit> {
  return openRoomKit(shell, 'tankOnTank', extrasTexts, doorNames.tankOnTank);
}
