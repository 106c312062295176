import { say } from '../i18n/index';
import { namingSides } from '../i18n/text';
import { type Glimpse, openGlimpse } from '../session/record/glimpse';
import type { GameRecord } from '../session/record/record';
import { isRecordError, type RecordError } from '../session/record/recordProblem';
import { standingOf } from '../session/store/saves';
import { el } from './dom/el';
import { loadGame, type OpenedGame } from './frame/games';
import { followLanguage } from './frame/language';
import { isLoadFailure } from './frame/loadFailure';
import type { MenuShell } from './frame/menuShell';
import { pageTitle } from './frame/pageTitle';
import { recordTrouble } from './frame/recordTrouble';
import { parseAddress, printAddress } from './frame/router';
import type { Address, CrashReport, Screen, ToastAction } from './frame/shell';
import { openCabinet } from './menu/cabinet';
import { openCabinetDom } from './menu/cabinetDom';
import { listenCabinetKeys } from './menu/cabinetKeys';
import { openGamesPanel } from './menu/gamesPanel';
import { openImportPanel } from './menu/importPanel';
import { openRulePanel } from './menu/rulePanel';
import { titleOf } from './menu/saveWords';
import { openSettingsPanel } from './menu/settingsPanel';
import { openSetupPanel } from './menu/setupPanel';

export interface Screens {
  /** Null: an address that means nothing. */
  show(address: Address | null): void;
  start(hash: string): Promise<void>;
  /** What a crash report can say of the game on the screen. */
  report(): CrashReport;
  crashed(): void;
}

type Panel = { close(): void } | null;

/** From addresses to what is on the screen: one screen on the canvas, at most one panel over it. Nothing before its letters. */
export function openScreens(shell: MenuShell, letters: Promise<void>): Screens {
  let screen: (Screen & { readonly saveId: string | null; readonly room?: string }) | null = null;
  let panel: Panel = null;
  let running: CrashReport = {};
  /** Raised with every address: what is still loading for an earlier one is dropped. */
  let visit = 0;
  const light = { machine: 0 };

  const closePanel = () => {
    panel?.close();
    panel = null;
  };
  const closeScreen = () => {
    closePanel();
    screen?.close();
    screen = null;
    running = {};
  };

  const openMenu = () => {
    if (screen !== null && screen.saveId === null) return closePanel();
    closeScreen();
    const cabinet = openCabinet(shell, light, (id) => {
      const { text } = shell;
      shell.toast(say(text().cabinet.notYet, { game: titleOf(id, text()) }, text().locale));
    });
    shell.game.scene.start('menu', cabinet);
    const stops = [openCabinetDom(shell, cabinet), listenCabinetKeys(document, cabinet), cabinet.close];
    screen = {
      saveId: null,
      close() {
        for (const stop of stops) stop();
        shell.game.scene.stop('menu');
      },
    };
    shell.idle.wake();
  };

  const complain = (words: string, action?: ToastAction) => {
    openMenu();
    shell.router.replace({ screen: 'cabinet' });
    shell.toast(words, action);
  };
  /** A browser does not fetch a part again that failed once: only a new page does. */
  const offerReload = (address: Address | null) => {
    const { loadFailed, reload } = shell.text().frame;
    const run = () => {
      history.replaceState(history.state, '', printAddress(address ?? { screen: 'cabinet' }));
      location.reload();
    };
    complain(loadFailed, { words: reload, run });
  };
  const complainOf = async (error: RecordError, game = '') => {
    const mine = visit;
    const words = await recordTrouble(shell, error, game);
    if (mine === visit) complain(words);
  };

  /** A game just checked and put on the shelf: its table need not read it again. */
  let fresh: {
    readonly saveId: string;
    readonly record: GameRecord;
    readonly opened: OpenedGame;
  } | null = null;

  /** A shared game is put on the shelf first: from then on it is a game like any other. */
  const openShared = async (link: string) => {
    const shared = shell.opening.readLink(link);
    if (isRecordError(shared)) return complainOf(shared);
    if ('glimpse' in shared) return showGlimpse(shared.glimpse);
    const mine = visit;
    const opened = await open(shared.record);
    if (mine !== visit) return;
    if (isRecordError(opened)) return complainOf(opened, shared.record.game);
    const saveId = shell.saves.place(shared.record, { by: 'link' }, standingOf(opened.match));
    fresh = { saveId, record: shared.record, opened };
    // The end of the record is no past: who is sent a running game sits down at it.
    const moment = shared.moment === shared.record.commands.length ? null : shared.moment;
    shell.router.replace({ screen: 'table', saveId, moment });
  };

  /** Of a game still being played with something to hide there is nothing to sit down at. */
  const showGlimpse = async (glimpse: Glimpse) => {
    const mine = visit;
    const { game: id } = glimpse;
    if (!shell.games.isPlayable(id)) return complainOf({ error: 'unknownGame', where: 'game', found: id });
    const [{ module }, { openGlimpsePanel }] = await Promise.all([
      loadGame(shell.games, id, shell.settings().language),
      import('./menu/glimpsePanel'),
      letters,
    ]);
    if (mine !== visit) return;
    const view = openGlimpse(glimpse, module.game);
    if (isRecordError(view)) return complainOf(view, id);
    openMenu();
    panel = openGlimpsePanel(shell, id, { glimpse, view }, () => shell.router.leave());
  };

  const open = (record: GameRecord) => shell.opening.open(record, shell.settings().language);

  const openTable = async (saveId: string, moment: number | null, address: Address) => {
    if (screen?.saveId === saveId && screen.show !== undefined) {
      closePanel();
      return screen.show(address);
    }
    const mine = visit;
    const known = fresh?.saveId === saveId ? fresh : null;
    fresh = null;
    const stored = known ?? (await shell.saves.load(saveId));
    if (mine !== visit) return;
    if ('fault' in stored) return complain(shell.errors().saves[stored.fault]);
    const [opened, { openTableScreen }] = await Promise.all([
      known?.opened ?? open(stored.record),
      import('./table/openTableScreen'),
      letters,
    ]);
    if (mine !== visit) return;
    if (isRecordError(opened)) return complainOf(opened, stored.record.game);
    const { game, deal } = opened.match;
    const spoken = await followLanguage(shell, async (language) =>
      namingSides((await loadGame(shell.games, opened.id, language)).text, game.sides?.(deal)),
    );
    if (mine !== visit) return spoken.stop();
    closeScreen();
    running = { saveId, match: opened.match, sitters: stored.record.seats };
    const table = openTableScreen(shell, {
      saveId,
      gameId: opened.id,
      module: opened.module,
      sequence: opened.sequence,
      match: opened.match,
      sitters: stored.record.seats,
      text: spoken.now,
      moment,
    });
    screen = {
      ...table,
      saveId,
      close() {
        spoken.stop();
        table.close();
      },
    };
    await table.ready;
  };

  const openRoom = async (address: Address & { readonly screen: 'room' }) => {
    const { game, room, at } = address;
    const name = `${room}/${game}`;
    if (screen?.room === name && screen.show !== undefined) {
      closePanel();
      return screen.show(address);
    }
    const load = shell.games.table(game)?.extras?.open;
    if (load === undefined) return complain(shell.text().frame.unknownAddress);
    const mine = visit;
    const open = await load();
    const opened = await open(shell, room, at);
    if (mine !== visit) return opened?.close();
    if (opened === null) return complain(shell.text().frame.unknownAddress);
    closeScreen();
    screen = { ...opened, saveId: name, room: name };
    shell.idle.wake();
  };

  const showRule = async (address: Address & { readonly screen: 'rule' }) => {
    // A table has its own rules at hand, a page beside it has not.
    if (screen?.show !== undefined && screen.room === undefined) return screen.show(address);
    openMenu();
    const mine = visit;
    const here = () => mine === visit;
    const opened = await openRulePanel(shell, address.id, () => shell.router.leave(), here);
    if (!here()) return;
    if (opened === null) complain(say(shell.text().frame.unknownRule, { rule: address.id }, shell.text().locale));
    panel = opened;
  };

  const arrive = async (address: Address | null): Promise<void> => {
    visit += 1;
    const mine = visit;
    // Only a table has enough to fetch besides: everything else is written at once.
    if (address?.screen !== 'table' && address?.screen !== 'shared') await letters;
    if (mine !== visit) return;
    if (address === null) return complain(shell.text().frame.unknownAddress);
    switch (address.screen) {
      case 'cabinet':
        return openMenu();
      case 'games':
        openMenu();
        panel = openGamesPanel(shell);
        return;
      case 'settings':
        openMenu();
        panel = openSettingsPanel(shell, () => shell.router.leave());
        return;
      case 'import':
        openMenu();
        panel = openImportPanel(shell, open);
        return;
      case 'setup': {
        if (!shell.games.isPlayable(address.game)) return complain(shell.text().frame.unknownAddress);
        openMenu();
        const mine = visit;
        const opened = await openSetupPanel(shell, address.game, address.setup);
        if (mine === visit) panel = opened;
        else opened.close();
        return;
      }
      case 'table':
        return openTable(address.saveId, address.moment, address);
      case 'shared':
        return openShared(address.link);
      case 'rule':
        return showRule(address);
      case 'room':
        return openRoom(address);
    }
  };

  const guarded = async (address: Address | null): Promise<void> => {
    const busy = el('div', { class: 'busy', role: 'status' }, shell.text().frame.loading);
    shell.overlayRoot.append(busy);
    const before = visit;
    try {
      await arrive(address);
    } catch (error) {
      // What could not be fetched for a place that was left since is nobody's trouble.
      if (isLoadFailure(error) && visit > before + 1) return;
      if (isLoadFailure(error)) offerReload(address);
      else shell.crash(error, current(running, shell));
    } finally {
      busy.remove();
      entitle();
    }
  };
  const entitle = () => {
    document.title = pageTitle(parseAddress(location.hash), shell.text());
  };
  shell.onSettings(entitle);

  /** The latest visit under way: a link leads on to the table of its game. */
  let under: Promise<void> = Promise.resolve();
  const visitNow = (address: Address | null) => {
    under = guarded(address);
    return under;
  };
  return {
    show: (address) => void visitNow(address),
    async start(hash) {
      await visitNow(parseAddress(hash));
      await under;
    },
    report: () => current(running, shell),
    crashed: closePanel,
  };
}

/** The game as it was last kept, not as it was opened: saving a report must never take moves back. */
function current(report: CrashReport, shell: MenuShell): CrashReport {
  const match = report.saveId === undefined ? null : shell.saves.lastKept(report.saveId);
  return match === null ? report : { ...report, match };
}
