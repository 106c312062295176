import type { DrawerContext } from '../table/drawers/desk';
import { openOver } from './dialog';
import { el } from './el';

/** Puts text on the clipboard; where the browser forbids it, shows it ready to be copied by hand. */
export async function copyText(
  desk: DrawerContext,
  text: string,
  title: string,
  told = desk.words().copied,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    desk.shell.toast(told);
  } catch {
    offerText(desk, text, title);
  }
}

function offerText(desk: DrawerContext, text: string, title: string): void {
  const words = desk.words();
  const field = el('textarea', { class: 'text-area', readonly: true, 'aria-label': title, rows: 5 });
  field.value = text;
  const dialog = openOver(desk.shell, {
    title,
    closeWords: words.close,
    content: [el('p', { class: 'about' }, words.copyByHand), field],
    onClose: () => dialog.close(),
  });
  field.focus();
  field.select();
}
