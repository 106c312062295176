import { extrasTexts, type KillersText } from '../../i18n/tankKillersExtras';
import type { MenuShell } from '../menuShell';
import { openRoomKit, type RoomKit } from '../room/kit';
import { doorNames } from '../rooms';

/** What the lessons of Tank Killers work with. */
export type Kit = RoomKit<KillersText>;

export function openKit(shell: MenuShell): Promise<Kit> {
  return openRoomKit(shell, 'tankKillers', extrasTexts, doorNames.tankKillers);
}
