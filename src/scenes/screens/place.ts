import { say } from '../../i18n/index';
import type { RecordError } from '../../session/record/recordProblem';
import { latestOnly } from '../frame/latestOnly';
import type { MenuShell } from '../frame/menuShell';
import { explainRecordProblem } from '../frame/recordTrouble';
import { printAddress } from '../frame/router';
import type { Address, CrashReport, Screen, ToastAction } from '../frame/shell';
import { openCabinet } from '../menu/cabinet';
import { openCabinetDom } from '../menu/cabinetDom';
import { listenCabinetKeys } from '../menu/cabinetKeys';
import { titleOf } from '../menu/saveWords';

type Closeable = { close(): void } | null;

/** What is on the screen: the menu, a table or a page beside one, and at most one panel over it. */
export interface Place {
  readonly shell: MenuShell;
  /** What everything is written with. */
  readonly letters: Promise<void>;
  /** Told with every address; the answer asks whether no other has come since. */
  arrive(): () => boolean;
  /** Whether what is being opened now is still wanted. */
  stillHere(): () => boolean;
  /** The screen under this name, if it can follow an address by itself; its panel is closed then. */
  showing(name: string): Screen['show'] | null;
  /** Whatever screen can follow an address by itself, a page beside the tables apart. */
  tableShowing(): Screen['show'] | null;
  /** Takes everything off, so that what comes next finds names and keys free. */
  clear(): void;
  put(name: string, screen: Screen, kind: 'table' | 'page', report?: CrashReport): void;
  openMenu(): void;
  panel(opened: Closeable): void;
  closePanel(): void;
  /** Ends at the menu with a sentence. */
  complain(words: string, action?: ToastAction): void;
  complainOf(error: RecordError, game?: string): Promise<void>;
  offerReload(address: Address | null): void;
  report(): CrashReport;
}

export function openPlace(shell: MenuShell, letters: Promise<void>): Place {
  /** `name` is null for the menu. */
  let screen: (Screen & { readonly name: string | null; readonly kind: 'menu' | 'table' | 'page' }) | null = null;
  let panel: Closeable = null;
  let report: CrashReport = {};
  const visits = latestOnly();
  let isLatest = visits();
  const light = { machine: 0 };

  const closePanel = () => {
    panel?.close();
    panel = null;
  };
  const closeScreen = () => {
    closePanel();
    screen?.close();
    screen = null;
    report = {};
  };
  const openMenu = () => {
    if (screen?.kind === 'menu') return closePanel();
    closeScreen();
    screen = { name: null, kind: 'menu', close: menuOn(shell, light) };
    shell.idle.wake();
  };
  const complain: Place['complain'] = (words, action) => {
    openMenu();
    shell.router.replace({ screen: 'cabinet' });
    shell.toast(words, action);
  };
  return {
    shell,
    letters,
    arrive() {
      isLatest = visits();
      return isLatest;
    },
    stillHere: () => isLatest,
    showing(name) {
      if (screen?.name !== name || screen.show === undefined) return null;
      closePanel();
      return screen.show;
    },
    tableShowing: () => (screen?.kind === 'table' ? (screen.show ?? null) : null),
    clear: closeScreen,
    put(name, opened, kind, about = {}) {
      closeScreen();
      screen = { ...opened, name, kind };
      report = about;
    },
    openMenu,
    panel(opened) {
      panel = opened;
    },
    closePanel,
    complain,
    async complainOf(error, game = '') {
      const here = isLatest;
      const words = await explainRecordProblem(shell, error, game);
      if (here()) complain(words);
    },
    // A browser does not fetch a part again that failed once: only a new page does.
    offerReload(address) {
      const { loadFailed, reload } = shell.text().frame;
      const run = () => {
        history.replaceState(history.state, '', printAddress(address ?? { screen: 'cabinet' }));
        location.reload();
      };
      complain(loadFailed, { words: reload, run });
    },
    report() {
      // The game as it was last kept, not as it was opened: saving a report must never take moves back.
      const held = report.saveId === undefined ? null : shell.saves.lastKept(report.saveId);
      return held === null ? report : { ...report, held };
    },
  };
}

/** Puts the menu on the canvas; answers with the way to take it off again. */
function menuOn(shell: MenuShell, light: { machine: number }): () => void {
  const cabinet = openCabinet(shell, light, (id) => {
    const { text } = shell;
    shell.toast(say(text().cabinet.notYet, { game: titleOf(id, text()) }, text().locale));
  });
  shell.game.scene.start('menu', cabinet);
  const stops = [openCabinetDom(shell, cabinet), listenCabinetKeys(document, cabinet), cabinet.close];
  return () => {
    for (const stop of stops) stop();
    shell.game.scene.stop('menu');
  };
}
