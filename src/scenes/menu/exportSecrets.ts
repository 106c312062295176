import { button } from '../dom/controls';
import { openOver } from '../dom/dialog';
import { el, icon } from '../dom/el';
import type { Shell } from '../frame/shell';

/** Asks for whom a file of a game with secrets is, while it is being played, and says what is left out. */
export function askExport(shell: Shell, save: { show(): void; whole(): void }): void {
  const text = shell.text();
  const words = text.exportSecrets;
  const then = (act: () => void) => () => {
    dialog.close();
    act();
  };
  const choice = (title: string, about: string, act: () => void, kind?: 'primary') =>
    el(
      'div',
      { class: 'export-choice' },
      el('p', {}, about),
      button({ words: title, icon: 'save', ...(kind === undefined ? {} : { kind }), run: then(act) }),
    );
  const dialog = openOver(shell, {
    title: text.games.export,
    icon: icon('save', 28),
    closeWords: text.frame.close,
    content: [
      el('p', { class: 'about' }, words.about),
      choice(words.show, words.showAbout, () => save.show(), 'primary'),
      choice(words.whole, words.wholeAbout, () => save.whole()),
    ],
    onClose: () => dialog.close(),
  });
}
