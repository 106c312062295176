import type { Shell } from '../frame/shell';
import { openOver } from './dialog';
import { el } from './el';

/** Where it is copied: what tells of it, and in which words. */
interface CopyPlace {
  readonly shell: Pick<Shell, 'overlayRoot' | 'cover' | 'toast'>;
  words(): { readonly copied: string; readonly copyByHand: string; readonly close: string };
}

/** Puts text on the clipboard; where the browser forbids it, shows it ready to be copied by hand. */
export async function copyText(
  place: CopyPlace,
  text: string,
  title: string,
  told = place.words().copied,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    place.shell.toast(told);
  } catch {
    offerText(place, text, title);
  }
}

function offerText(place: CopyPlace, text: string, title: string): void {
  const words = place.words();
  const field = el('textarea', { class: 'text-area', readonly: true, 'aria-label': title, rows: 5 });
  field.value = text;
  const dialog = openOver(place.shell, {
    title,
    closeWords: words.close,
    content: [el('p', { class: 'about' }, words.copyByHand), field],
    onClose: () => dialog.close(),
  });
  field.focus();
  field.select();
}
