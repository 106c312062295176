import { printRecord } from '../../session/record/record';
import { button } from '../dom/controls';
import { openDialog } from '../dom/dialog';
import { el, icon } from '../dom/el';
import type { MenuShell } from '../frame/menuShell';
import type { CrashReport } from '../frame/shell';

/** Says in words what happened, keeps the game so far and offers a report; `left` is called when it is closed. */
export function openCrash(shell: MenuShell, error: unknown, report: CrashReport, left: () => void): void {
  console.error(error);
  const text = shell.text();
  const words = text.crash;
  const told = el('p', { role: 'status' }, report.held === undefined ? words.noGame : '');
  let full = reportText(error, report, false);
  const written = el('pre', { class: 'report', tabindex: 0 }, full);
  const copied = el('p', { class: 'about', role: 'status' });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(full);
      copied.textContent = words.copied;
    } catch {
      copied.textContent = words.copyFailed;
    }
  };
  const leave = () => {
    dialog.close();
    left();
    if (location.hash === '' || location.hash === '#/') location.reload();
    else shell.go({ screen: 'cabinet' });
  };
  const dialog = openDialog(shell.overlayRoot, {
    title: words.title,
    icon: icon('explosion', 28),
    closeWords: text.frame.close,
    class: 'crash',
    content: [el('p', {}, words.about), told, el('h3', {}, words.report), written, copied],
    foot: [
      button({ words: words.copy, icon: 'log', run: () => void copy() }),
      button({ words: words.menu, icon: 'home', kind: 'primary', run: leave }),
    ],
    onClose: leave,
  });
  void keep(shell, report).then((saved) => {
    if (saved === null) return;
    told.textContent = saved ? words.saved : words.unsaved;
    // What could not be kept is in the report alone: then it holds the whole game, secrets and all.
    if (saved) return;
    full = reportText(error, report, true);
    written.textContent = full;
  });
}

/** Whether the game is on the shelf; null: there was none. */
async function keep(shell: MenuShell, { saveId, held }: CrashReport): Promise<boolean | null> {
  if (saveId === undefined || held === undefined) return null;
  await shell.saves.keep(saveId, held);
  return shell.saves.refused(saveId) === null && shell.saves.leaving();
}

/** Made to be pasted elsewhere: of a running game with secrets it tells what everybody may know, unless `whole` is asked for. */
function reportText(error: unknown, { held }: CrashReport, isWhole: boolean): string {
  const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const parts = [what, navigator.userAgent, location.href.split('#')[0] ?? ''];
  if (held !== undefined) {
    const { whole, shown } = held.leaving();
    parts.push(shown === null || isWhole ? printRecord(whole) : JSON.stringify(shown, null, 1));
  }
  return parts.join('\n\n');
}
