import { el } from '../panels/dom';

/** Who is to move, standing out, and when the game was last played. */
export function moveLine(className: string, move: string | null, when: string): HTMLElement {
  return el(
    'span',
    { class: className },
    ...(move === null ? [when] : [el('em', { class: 'your-move' }, move), ` · ${when}`]),
  );
}

/** How far the game has come; the words beside it say the same to a reader. */
export function progressBar(progress: number | null): HTMLElement | null {
  if (progress === null) return null;
  return el('span', { class: 'save-bar', 'aria-hidden': 'true', style: `--done:${Math.round(progress * 100)}%` });
}
