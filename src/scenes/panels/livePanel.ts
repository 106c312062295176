import type { Language } from '../../i18n/index';
import type { MenuShell } from '../menuShell';
import { type Dialog, type DialogSpec, openDialog } from './dialog';

export interface Panel {
  close(): void;
}

/** A dialog that is built anew when the language changes; `prepare` fetches what the new words need. */
export function openPanel(
  shell: MenuShell,
  build: () => DialogSpec,
  prepare: (language: Language) => Promise<void> = async () => {},
): Panel & { rebuild(): void } {
  let dialog: Dialog = openDialog(shell.overlayRoot, build());
  let { language } = shell.settings();
  const rebuild = () => {
    const held = focusKey(dialog.element);
    const { scrollTop } = dialog.body;
    dialog.close();
    dialog = openDialog(shell.overlayRoot, build());
    dialog.body.scrollTop = scrollTop;
    if (held !== null) dialog.element.querySelector<HTMLElement>(held)?.focus();
  };
  let closed = false;
  const stops = [
    shell.beforeLanguage(prepare),
    shell.onSettings((settings) => {
      if (settings.language === language) return;
      language = settings.language;
      rebuild();
    }),
  ];
  shell.sound.play('paper');
  return {
    rebuild,
    close() {
      if (closed) return;
      closed = true;
      for (const stop of stops) stop();
      dialog.close();
    },
  };
}

/** How to find the focused control again after rebuilding. */
function focusKey(within: HTMLElement): string | null {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || !within.contains(activeElement)) return null;
  const { keep } = activeElement.dataset;
  return keep === undefined ? null : `[data-keep="${CSS.escape(keep)}"]`;
}
