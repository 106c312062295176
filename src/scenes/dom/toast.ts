import type { ToastAction } from '../frame/shell';
import { button } from './controls';
import { el } from './el';

interface Toasts {
  show(words: string, action?: ToastAction, subject?: string): void;
}

const SHOWN_MS = 6000;

/** Short words at the foot of the screen, read out politely; those with an action stay a little longer. */
export function openToasts(root: HTMLElement): Toasts {
  const shelf = el('div', { class: 'toasts', role: 'status', 'aria-live': 'polite', 'data-toasts': 'true' });
  root.append(shelf);
  return {
    show(words, action, subject = words) {
      const toast = el('div', { class: 'toast', 'data-subject': subject }, el('span', {}, words));
      // What is newer about the same takes the place of what was said before.
      for (const old of shelf.querySelectorAll<HTMLElement>('.toast'))
        if (old.dataset.subject === subject) old.remove();
      const remove = () => {
        clearTimeout(timer);
        toast.remove();
      };
      const timer = setTimeout(remove, action === undefined ? SHOWN_MS : SHOWN_MS * 2);
      if (action !== undefined) {
        const run = () => {
          remove();
          action.run();
        };
        toast.append(button({ words: action.words, kind: 'plain', small: true, run }));
      }
      shelf.append(toast);
      while (shelf.children.length > 3) shelf.firstElementChild?.remove();
    },
  };
}
