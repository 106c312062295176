import { el } from '../dom/el';
import type { MenuShell } from '../frame/menuShell';
import type { SaveWords } from './saveWords';

/** Who is to move, standing out, and when the game was last played; `risk` where it is not in the store. */
export function moveLine(className: string, move: string | null, when: string, risk: string | null): HTMLElement {
  const parts: (HTMLElement | string)[] = [];
  if (move !== null) parts.push(el('em', { class: 'your-move' }, move), '\u00a0· ');
  parts.push(risk === null ? el('span', { class: 'save-when' }, when) : el('em', { class: 'not-stored' }, risk));
  return el('span', { class: className }, ...parts);
}

/**
 * Which game and how far it has come, on one line: where it is short of room the name of the game gives way, which the
 * picture tells as well. A card with no second line says first who is to move.
 */
export function factsLine({ title, stage, move }: SaveWords): HTMLElement {
  return el(
    'span',
    { class: 'save-facts' },
    move === null ? null : el('em', { class: 'save-brief your-move' }, move),
    el('span', { class: 'save-title' }, title),
    el('span', { class: 'save-stage' }, stage),
  );
}

/** How far the game has come; the words beside it say the same to a reader. */
export function progressBar(progress: number | null): HTMLElement | null {
  if (progress === null) return null;
  return el('span', { class: 'save-bar', 'aria-hidden': 'true', style: `--done:${Math.round(progress * 100)}%` });
}

/** What to say of a game that the store did not take; null: it is safe there. */
export function riskOf({ saves, text }: Pick<MenuShell, 'saves' | 'text'>, id: string): string | null {
  return saves.refused(id) === null ? null : text().games.notStored;
}
