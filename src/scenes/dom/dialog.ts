import type { Shell } from '../frame/shell';
import { button } from './controls';
import { el, freshId } from './el';

export interface DialogSpec {
  readonly title: string;
  /** Small words beside the title. */
  readonly note?: string;
  readonly icon?: HTMLElement;
  readonly closeWords: string;
  readonly class?: string;
  readonly content: readonly (Node | string)[];
  /** Buttons under the content that stay in sight while it scrolls. */
  readonly foot?: readonly HTMLElement[];
  /** Asked to close by Esc, the cross or a click beside it. */
  onClose(): void;
}

export interface Dialog {
  readonly element: HTMLElement;
  readonly body: HTMLElement;
  close(): void;
}

const FOCUSABLE =
  'a[href],button:not([disabled]),input:not([disabled]),select,textarea,[tabindex]:not([tabindex="-1"])';

/** A panel over the screen: the rest is inert, Tab stays inside, focus returns where it was. */
export function openDialog(root: HTMLElement, spec: DialogSpec): Dialog {
  const titleId = freshId('dialog');
  const before = document.activeElement;
  const body = el('div', { class: 'dialog-body', tabindex: -1 }, ...spec.content);
  // What holds nothing to tab to must itself be reached, or keys could not scroll it.
  if (body.querySelector(FOCUSABLE) === null) body.tabIndex = 0;
  const element = el(
    'dialog',
    { class: `dialog ${spec.class ?? ''}`, open: true, 'aria-modal': 'true', 'aria-labelledby': titleId },
    el(
      'header',
      { class: 'dialog-head' },
      spec.icon ?? null,
      el('h2', { id: titleId, class: 'display', tabindex: -1 }, spec.title),
      spec.note === undefined ? null : el('span', { class: 'note' }, spec.note),
      button({ words: spec.closeWords, icon: 'close', iconOnly: true, kind: 'bare', run: () => spec.onClose() }),
    ),
    body,
    spec.foot === undefined ? null : el('footer', { class: 'dialog-foot' }, ...spec.foot),
  );
  const veil = el('div', { class: 'veil', on: { pointerdown: (event) => aside(event) } }, element);
  const aside = (event: PointerEvent) => {
    if (event.target === veil) spec.onClose();
  };
  veil.addEventListener('keydown', (event) => {
    event.stopPropagation();
    if (event.key === 'Escape') spec.onClose();
    else if (event.key === 'Tab') wrapFocus(element, event);
  });
  const release = holdStill(root, veil);
  root.append(veil);
  element.querySelector('h2')?.focus();
  return {
    element,
    body,
    close() {
      veil.remove();
      release();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    },
  };
}

/** A dialog without an address of its own: the way back closes it. */
export function openOver(shell: Pick<Shell, 'overlayRoot' | 'cover'>, spec: DialogSpec): Dialog {
  const dialog = openDialog(shell.overlayRoot, spec);
  const uncover = shell.cover(() => spec.onClose());
  return {
    ...dialog,
    close() {
      uncover();
      dialog.close();
    },
  };
}

function wrapFocus(within: HTMLElement, event: KeyboardEvent): void {
  const stops = [...within.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) => stop.offsetParent !== null);
  const first = stops[0];
  const last = stops.at(-1);
  if (first === undefined || last === undefined) return;
  // A notice in front of the panel carries the undo: it is one more stop on the way round.
  const notices = [...document.querySelectorAll<HTMLElement>('[data-toasts] button')];
  const at = document.activeElement;
  const outside = at === null || !within.contains(at) || !stops.some((stop) => stop === at);
  if (event.shiftKey ? at === first || outside : at === last) {
    event.preventDefault();
    (event.shiftKey ? (notices.at(-1) ?? last) : (notices[0] ?? first)).focus();
  }
}

/** Everything else under the root cannot be reached while the dialog is open; toasts can, they carry the undo. */
function holdStill(root: HTMLElement, veil: HTMLElement): () => void {
  const held = [...root.children].filter(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && child !== veil && !child.inert && !child.dataset.toasts,
  );
  for (const child of held) child.inert = true;
  return () => {
    for (const child of held) child.inert = false;
  };
}
