import { extrasTexts, type KillersText } from '../../../i18n/tankKillers/extras';
import { openRoomKit, type RoomKit } from '../../extras/extraContext';
import type { MenuShell } from '../../frame/menuShell';

/** What the lessons of Tank Killers work with. */
export type Kit = RoomKit<KillersText>;

export function openKit(shell: MenuShell): Promise<Kit> {
  return openRoomKit(shell, 'tankKillers', extrasTexts);
}
