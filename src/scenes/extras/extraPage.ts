import { button } from '../dom/controls';
import { type Child, el } from '../dom/el';
import type { ExtraName } from '../frame/shell';
import type { ExtraContext } from './extraContext';

/** A page of its own around a board: bar on top, board, and a column of paper beside or below it. */
interface Room {
  readonly element: HTMLElement;
  /** The strip left of the board, for the evaluation. */
  readonly edge: HTMLElement;
  readonly side: HTMLElement;
  /** `task`: what is asked, said in the bar too where the screen is too low for board and paper. */
  title(words: string, note: string, task?: string): void;
  close(): void;
}

interface RoomSpec {
  readonly name: ExtraName;
  readonly board: HTMLElement;
  leave(): void;
}

export function openRoom(kit: ExtraContext, { name, board, leave }: RoomSpec): Room {
  const { shell } = kit;
  const heading = el('h1', { class: 'display', tabindex: -1 });
  const note = el('span', { class: 'note' });
  // The paper says the same to those who listen.
  const asked = el('p', { class: 'extra-asked', 'aria-hidden': 'true' });
  const bar = el('header', { class: 'extra-bar' });
  const edge = el('div', { class: 'extra-edge' });
  const side = el('div', { class: 'extra-side' });
  const element = el(
    'main',
    { class: `extra-room extra-${name}` },
    bar,
    el('div', { class: 'extra-floor' }, edge, board, side),
  );
  const fillBar = () => {
    const words = kit.words();
    const doors = kit.doors.map((door) => {
      const each = button({
        words: words.rooms[door] ?? door,
        kind: 'night',
        run: () => shell.go({ screen: 'room', game: kit.game().id, room: door, at: null }),
      });
      if (door === name) each.setAttribute('aria-current', 'page');
      return each;
    });
    bar.replaceChildren(
      button({ words: words.back, icon: 'home', iconOnly: true, kind: 'night', run: leave }),
      el('div', { class: 'extra-title' }, heading, note),
      asked,
      el('nav', { class: 'extra-doors', 'aria-label': kit.game().text.title }, ...doors),
      button({
        words: shell.text().cabinet.settings,
        icon: 'settings',
        iconOnly: true,
        kind: 'night',
        run: () => shell.openSettings(),
      }),
    );
  };
  fillBar();
  shell.overlayRoot.prepend(element);
  heading.focus();
  return {
    element,
    edge,
    side,
    title(words, more, task = '') {
      heading.textContent = words;
      note.textContent = more;
      asked.textContent = task;
      fillBar();
    },
    close: () => element.remove(),
  };
}

/** A sheet of the column. */
export function sheet(title: string, ...content: readonly Child[]): HTMLElement {
  return el('section', { class: 'extra-sheet' }, el('h2', { class: 'display' }, title), ...content);
}

/** Text to take away or to bring: a field, and buttons that act on what is in it. */
export async function copyWords(kit: ExtraContext, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    kit.shell.toast(kit.words().copied);
  } catch {
    kit.shell.toast(kit.words().copyFailed);
  }
}
