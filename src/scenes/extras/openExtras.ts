import type { MenuShell } from '../frame/menuShell';
import type { ExtraName, Screen } from '../frame/shell';
import type { OpenExtra } from '../menu/rooms';
import type { ExtraContext } from './extraContext';

type Open<K> = (kit: K, at: string | null, leave: () => void) => Screen | null | Promise<Screen | null>;

/** Opens the rooms of one game by name: what they work with is there before them and goes after them. */
export function openRooms<K extends ExtraContext>(
  openKit: (shell: MenuShell) => Promise<K>,
  rooms: { readonly [room in ExtraName]?: Open<K> },
): OpenExtra {
  return async (shell, room, at) => {
    const open = rooms[room];
    if (open === undefined) return null;
    const kit = await openKit(shell);
    const screen = await open(kit, at, () => shell.router.leave());
    if (screen === null) {
      kit.close();
      return null;
    }
    return {
      ...screen,
      close() {
        screen.close();
        kit.close();
      },
    };
  };
}
