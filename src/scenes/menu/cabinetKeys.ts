import type { Cabinet } from './cabinet';
import { neighbour } from './cabinetLayout';

/** Keys of the cabinet. A focused button keeps its Enter, a panel in front keeps everything. */
export function listenCabinetKeys(page: Document, cabinet: Cabinet): () => void {
  const { shell } = cabinet;
  const pressed = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (page.querySelector('dialog[open]') !== null) return;
    const { target } = event;
    const onControl = target instanceof Element && target.closest('button, a, input, select') !== null;
    if (act(event.key, onControl)) event.preventDefault();
  };
  const act = (key: string, onControl: boolean): boolean => {
    // The bench is one step beyond the last machine.
    const count = cabinet.machines().length + 1;
    switch (key) {
      case 'ArrowLeft':
      case 'ArrowRight':
        cabinet.focus(neighbour(cabinet.focused(), key === 'ArrowLeft' ? -1 : 1, count));
        return true;
      case 'Enter':
        if (onControl) return false;
        cabinet.choose(cabinet.focused());
        return true;
      case 'b':
      case 'B':
        cabinet.choose(count - 1);
        return true;
      case 'n':
      case 'N':
        cabinet.learn(cabinet.focused());
        return true;
      case 'c':
      case 'C': {
        const last = shell.saves.list().find((save) => !save.finished);
        if (last !== undefined) shell.go({ screen: 'table', saveId: last.id, moment: null });
        return last !== undefined;
      }
      case 'm':
      case 'M':
        shell.change({ muted: !shell.settings().muted });
        return true;
      case '?':
        shell.openHelp();
        return true;
      default:
        return false;
    }
  };
  page.addEventListener('keydown', pressed);
  return () => page.removeEventListener('keydown', pressed);
}
