import { RECORD_BYTES } from '../../session/record/record';
import { el } from './el';

/** Hands the player a text as a file. */
export function saveFile(name: string, text: string): void {
  saveBlob(name, new Blob([text], { type: 'application/json' }));
}

/** Hands the player a picture or any other file. */
export function saveBlob(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = el('a', { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A name that every file system takes. */
export function fileName(words: string, ending = 'json'): string {
  const plain = words.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');
  return `${plain === '' ? 'hull-down' : plain.slice(0, 60)}.${ending}`;
}

const FILE_BYTES = 2 * RECORD_BYTES;

/**
 * A button that lets a file be chosen; the real input lies under it for keyboards, readers and tests. `unreadable`: the browser
 * could not read it, as when it was moved since.
 */
export function fileButton(words: string, take: (text: string) => void, unreadable: () => void): HTMLElement {
  const input = el('input', {
    type: 'file',
    class: 'hidden-input',
    accept: '.json,application/json,text/plain',
    'aria-label': words,
  });
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    input.value = '';
    if (file === undefined) return;
    // What is much too large is not read to its end; its first part is enough to be refused.
    file.slice(0, FILE_BYTES).text().then(take, unreadable);
  });
  return el('label', { class: 'button small file-button' }, el('span', { class: 'words' }, words), input);
}
