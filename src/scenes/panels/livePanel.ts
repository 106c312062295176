import type { Language } from '../../i18n/index';
import type { MenuShell } from '../menuShell';
import { type Dialog, type DialogSpec, openDialog } from './dialog';

export interface Panel {
  close(): void;
}

interface Ways {
  /** Fetches what the words of another language need. */
  prepare?(language: Language): Promise<void>;
  /** It has no address of its own: the way back closes it. */
  readonly covers?: boolean;
}

/** A dialog that is built anew when the language changes. */
export function openPanel(
  shell: MenuShell,
  build: () => DialogSpec,
  { prepare = async () => {}, covers = false }: Ways = {},
): Panel & { rebuild(): void } {
  let dialog: Dialog = openDialog(shell.overlayRoot, build());
  let { language } = shell.settings();
  const rebuild = () => {
    const find = focusFinder(dialog.element);
    const { scrollTop } = dialog.body;
    dialog.close();
    dialog = openDialog(shell.overlayRoot, build());
    dialog.body.scrollTop = scrollTop;
    find(dialog.element)?.focus();
  };
  let closed = false;
  const close = () => {
    if (closed) return;
    closed = true;
    for (const stop of stops) stop();
    dialog.close();
  };
  const stops = [
    covers ? shell.cover(close) : () => {},
    shell.beforeLanguage(prepare),
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
