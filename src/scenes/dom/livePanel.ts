import type { MenuShell } from '../frame/menuShell';
import { type Dialog, type DialogSpec, openDialog } from './dialog';

export interface Panel {
  close(): void;
}

interface Ways {
  /** It has no address of its own: the way back closes it. */
  readonly covers?: boolean;
  /** It has been closed. */
  gone?(): void;
}

/** A dialog that is built anew when the language changes. */
export function openPanel(
  shell: MenuShell,
  build: () => DialogSpec,
  { covers = false, gone = () => {} }: Ways = {},
): Panel & { rebuild(): void } {
  let dialog: Dialog = openDialog(shell.overlayRoot, build());
  let { language } = shell.settings();
  let closed = false;
  const rebuild = () => {
    // What was asked for before it was closed may come after.
    if (closed) return;
    const find = focusFinder(dialog.element);
    const { scrollTop } = dialog.body;
    dialog.close();
    dialog = openDialog(shell.overlayRoot, build());
    dialog.body.scrollTop = scrollTop;
    find(dialog.element)?.focus();
  };
  const close = () => {
    if (closed) return;
    closed = true;
    for (const stop of stops) stop();
    dialog.close();
    gone();
  };
  const stops = [
    covers ? shell.cover(close) : () => {},
    shell.onSettings((settings) => {
      if (settings.language === language) return;
      language = settings.language;
      rebuild();
    }),
  ];
  shell.sound.play('paper');
  return { rebuild, close };
}

/** Finds the focused control again in what was rebuilt: by its mark, else by its place among the others. */
function focusFinder(within: HTMLElement): (fresh: HTMLElement) => HTMLElement | null {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || !within.contains(activeElement)) return () => null;
  const { keep } = activeElement.dataset;
  if (keep !== undefined) return (fresh) => fresh.querySelector<HTMLElement>(`[data-keep="${CSS.escape(keep)}"]`);
  const at = controlsIn(within).indexOf(activeElement);
  return (fresh) => controlsIn(fresh)[at] ?? null;
}

function controlsIn(within: HTMLElement): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>('button, input, select, textarea')];
}
