import { say } from '../../i18n/index';
import { el } from '../dom/el';
import { isLoadFailure } from '../frame/loadFailure';
import type { MenuShell } from '../frame/menuShell';
import { parseAddress } from '../frame/router';
import type { Address, CrashReport } from '../frame/shell';
import { openGamesPanel } from '../menu/gamesPanel';
import { openImportPanel } from '../menu/importPanel';
import { openRulePanel } from '../menu/rulePanel';
import { openSettingsPanel } from '../menu/settingsPanel';
import { openSetupPanel } from '../menu/setupPanel';
import { openTables } from './openTables';
import { pageTitle } from './pageTitle';
import { openPlace, type Place } from './place';

interface Screens {
  /** Null: an address that means nothing. */
  show(address: Address | null): void;
  start(hash: string): Promise<void>;
  /** What a crash report can say of the game on the screen. */
  report(): CrashReport;
  crashed(): void;
}

type At<S extends Address['screen']> = Address & { readonly screen: S };

/** From addresses to what is on the screen: one screen on the canvas, at most one panel over it. Nothing before its letters. */
export function openScreens(shell: MenuShell, letters: Promise<void>): Screens {
  const place = openPlace(shell, letters);
  const arrive = arrivals(place);

  const guarded = async (address: Address | null): Promise<void> => {
    const busy = el('div', { class: 'busy', role: 'status' }, shell.text().frame.loading);
    shell.overlayRoot.append(busy);
    const stop = shell.opening.onProgress((done, of) => {
      const { frame, locale } = shell.text();
      // In tens, so that a screen reader is not talked to without end.
      const told = say(frame.loadingPart, { percent: Math.floor((10 * done) / of) * 10 }, locale);
      if (busy.textContent !== told) busy.textContent = told;
    });
    const here = place.arrive();
    try {
      await arrive(address, here);
    } catch (error) {
      // What could not be fetched for a place that was left since is nobody's trouble.
      if (!isLoadFailure(error)) shell.crash(error, place.report());
      else if (here()) place.offerReload(address);
    } finally {
      stop();
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
    report: () => place.report(),
    crashed: () => place.closePanel(),
  };
}

/** What each address opens. */
function arrivals(place: Place): (address: Address | null, here: () => boolean) => Promise<void> {
  const { shell } = place;
  const tables = openTables(place);
  const unknown = () => place.complain(shell.text().frame.unknownAddress);
  return async (address, here) => {
    // Only a table has enough to fetch besides: everything else is written at once.
    if (address?.screen !== 'table' && address?.screen !== 'shared') await place.letters;
    if (!here()) return;
    if (address === null) return unknown();
    switch (address.screen) {
      case 'cabinet':
        return place.openMenu();
      case 'games':
        place.openMenu();
        return place.panel(openGamesPanel(shell));
      case 'settings':
        place.openMenu();
        return place.panel(openSettingsPanel(shell, () => shell.router.leave()));
      case 'import':
        place.openMenu();
        return place.panel(openImportPanel(shell, (record) => shell.opening.open(record, shell.settings().language)));
      case 'setup': {
        if (!shell.games.isPlayable(address.game)) return unknown();
        place.openMenu();
        const opened = await openSetupPanel(shell, address.game, address.setup);
        return here() ? place.panel(opened) : opened.close();
      }
      case 'table':
        return tables.open(address);
      case 'shared':
        return tables.openShared(address.link);
      case 'rule':
        return showRule(place, address, here);
      case 'lab':
        return openBench(place, address, here);
      case 'room':
        return openExtra(place, address, here);
    }
  };
}

async function openExtra(place: Place, address: At<'room'>, here: () => boolean): Promise<void> {
  const { shell } = place;
  const { game, room, at } = address;
  const name = `${room}/${game}`;
  const follow = place.showing(name);
  if (follow != null) return follow(address);
  const load = shell.games.table(game)?.extras?.open;
  const opened = load === undefined ? null : await (await load())(shell, room, at);
  if (!here()) return opened?.close();
  if (opened === null) return place.complain(shell.text().frame.unknownAddress);
  place.put(name, opened, 'page');
  shell.idle.wake();
}

async function openBench(place: Place, address: At<'lab'>, here: () => boolean): Promise<void> {
  const { shell } = place;
  // Lessons and guns of two games share a bench: each is opened anew.
  const apart = address.bench === 'lessons' || address.bench === 'gun';
  const name = `lab/${address.bench}${apart ? `/${address.at.split('/')[0]}` : ''}`;
  const follow = place.showing(name);
  if (follow != null) return follow(address);
  const { openLab } = await import('../lab/openLab');
  const opened = await openLab(shell, address);
  if (!here()) return opened?.close();
  if (opened === null) return place.complain(shell.text().frame.unknownAddress);
  place.put(name, opened, 'page');
  shell.idle.wake();
}

async function showRule(place: Place, address: At<'rule'>, here: () => boolean): Promise<void> {
  const { shell } = place;
  // A table has its own rules at hand, a page beside it has not.
  const follow = place.tableShowing();
  if (follow != null) return follow(address);
  place.openMenu();
  const opened = await openRulePanel(shell, address.id, () => shell.router.leave(), here);
  if (!here()) return;
  if (opened === null) place.complain(say(shell.text().frame.unknownRule, { rule: address.id }, shell.text().locale));
  place.panel(opened);
}
