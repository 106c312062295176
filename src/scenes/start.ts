import type { Games } from '../games/manifest';
import type { ErrorText } from '../i18n/errorText';
import { errorTexts, type Language, say, uiTexts } from '../i18n/index';
import type { UiText } from '../i18n/ui';
import { openSignal } from '../session/signal';
import { openSavedGames, type SavedGames } from '../session/store/savedGames';
import { unsavedNotes } from '../session/store/unsaved';
import type { Boot } from './boot';
import { el } from './dom/el';
import { openToasts } from './dom/toast';
import { loadFonts } from './frame/assets';
import { watchCrashes } from './frame/crashWatch';
import { watchVersion } from './frame/freshVersion';
import type { OpenGames } from './frame/games';
import { idleLoop } from './frame/idle';
import { openLanguageSwitch } from './frame/language';
import { latestOnly } from './frame/latestOnly';
import { isLoadFailure } from './frame/loadFailure';
import type { MenuShell } from './frame/menuShell';
import { chooseRenderer } from './frame/renderer';
import { openRouter, printAddress } from './frame/router';
import type { Settings } from './frame/settings';
import { openSettings, SETTINGS_KEY, type SettingsStore, systemOf } from './frame/settingsStore';
import { openSound } from './frame/sound';
import { openTestBridge } from './frame/testBridge';
import { openCrash } from './menu/crashPanel';
import { exportSave } from './menu/exportSave';
import { openHelpPanel } from './menu/helpPanel';
import { openSettingsPanel } from './menu/settingsPanel';
import { applyPalette, palettes } from './paint/palette';
import { openScreens } from './screens/openScreens';
import { startPhaser } from './startPhaser';
import { withTours } from './tours';

/** Where games are noted that were still on their way to the store when the page was left. */
const UNSAVED = 'hull-down/unsaved';

interface Words {
  readonly ui: UiText;
  readonly errors: ErrorText;
}

async function loadWords(language: Language): Promise<Words> {
  const [ui, errors] = await Promise.all([uiTexts[language](), errorTexts[language]()]);
  return { ui, errors };
}

/** The letters these words are written with. */
function loadFontsFor(language: Language, words: Words): Promise<void> {
  return loadFonts(language, JSON.stringify(words));
}

/** Everything that is there on every screen, joined once. */
export async function startShell(
  root: HTMLElement,
  boot: Boot,
  switches: URLSearchParams,
  games: Games,
  opening: OpenGames,
): Promise<void> {
  const store = openSettings(systemOf(window));
  const overlay = el('div', { id: 'overlay' });
  applySettings(store.get());
  const speech = openLanguageSwitch(store.get().language);
  const { words, letters, game, pixelRatio } = await firstParts(root, overlay, boot, switches, speech);
  const bridge = switches.get('test') === '1' ? openTestBridge(window, game, () => store.get()) : null;
  const toasts = openToasts(overlay);
  const toast: MenuShell['toast'] = (told, action, subject) => {
    bridge?.log.push(told);
    toasts.show(told, action, subject);
  };
  const settings = (): Settings => ({ ...store.get(), language: speech.language() });
  const changes = openSignal<[Settings]>();
  const saves = savedGamesOf(store, games, (news, id) => {
    if (news === 'again') return toast(words().ui.games.storedAgain);
    if (id === null) return toast(words().errors.saves[news]);
    toast(words().errors.saves[news], { words: words().ui.games.export, run: () => void exportSave(shell, id) });
  });
  const router = openRouter(window, (address) => screens.show(address));
  const idle = idleLoop(game);

  const shell: MenuShell = {
    game,
    games,
    opening,
    askRule: latestOnly(),
    pixelRatio,
    overlayRoot: overlay,
    sound: openSound(() => store.get(), window),
    idle,
    saves,
    store,
    router,
    settings,
    change: (part) => store.change(part),
    onSettings: changes.subscribe,
    text: () => words().ui,
    errors: () => words().errors,
    beforeLanguage: (prepare) => speech.beforeLanguage(prepare),
    go: (address) => router.go(address),
    cover: (close) => router.cover(close),
    linkTo: (address) => `${location.href.split('#')[0]}${printAddress(address)}`,
    toast,
    openSettings: () => openSettingsPanel(shell, null),
    openHelp: () => openHelpPanel(shell),
    crash: (error, report) => crash(error, report),
  };
  const screens = openScreens(shell, letters);
  const crash = crashesOn(shell, screens.crashed, (words) => bridge?.log.push(words));

  const tell = () => {
    applySettings(settings());
    changes.tell(settings());
    shell.sound.refresh();
    idle.wake();
  };
  const failed = (error: unknown) => crash(error, screens.report());
  followSettings(store, speech, tell, failed);
  followSystem(store);
  watchCrashes(window, failed);
  offerVersion(shell);

  await Promise.all([saves.refresh(), screens.start(location.hash)]);
  boot.done();
  if (bridge !== null) {
    game.events.once('postrender', () => {
      bridge.ready = true;
    });
    idle.wake();
    if (switches.get('crash') === '1') setTimeout(() => throwTestError(), 0);
  }
  const { length: count } = saves.damaged();
  const { ui } = words();
  if (count > 0) toast(say(ui.games.unreadable, { count }, ui.locale));
}

/** The engine on the page and the words of the frame; letters may come later. */
async function firstParts(
  root: HTMLElement,
  overlay: HTMLElement,
  boot: Boot,
  switches: URLSearchParams,
  speech: ReturnType<typeof openLanguageSwitch>,
) {
  // Out of sight until there is something on it: an empty canvas would be composed again with every frame.
  const stage = el('div', { id: 'stage', style: 'visibility:hidden' });
  root.append(stage, overlay);
  boot.progress(0.3);
  const loading = loadWords(speech.language());
  const starting = startPhaser(stage, chooseRenderer(switches.get('renderer')));
  let words = await loading;
  const letters = loadFontsFor(speech.language(), words);
  boot.progress(0.6);
  const { game, pixelRatio } = await starting;
  game.events.once('postrender', () => {
    stage.style.visibility = '';
  });
  boot.progress(0.9);
  speech.beforeLanguage(async (language) => {
    const loaded = await loadWords(language);
    await loadFontsFor(language, loaded);
    return () => {
      words = loaded;
    };
  });
  return { words: () => words, letters, game, pixelRatio };
}

/** The shelf of saved games, which hears when the page is left. */
function savedGamesOf(store: SettingsStore, games: Games, tell: Parameters<typeof openSavedGames>[0]): SavedGames {
  const notes = unsavedNotes({
    recall: () => store.recall(UNSAVED),
    remember: (value) => store.remember(UNSAVED, value),
  });
  const shelf = openSavedGames(tell, Date.now, notes);
  window.addEventListener('pagehide', () => shelf.leaving());
  // What neither the store nor the notes would take is lost with the page: the browser asks first.
  window.addEventListener('beforeunload', (event) => {
    if (!shelf.leaving()) event.preventDefault();
  });
  // A phone ends pages in the background without another word.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) shelf.leaving();
    else void shelf.retry().then(() => shelf.refresh());
  });
  return withTours(shelf, store, games);
}

/** Every change is told at once; a new language once more, when its words are there. */
function followSettings(
  store: SettingsStore,
  speech: ReturnType<typeof openLanguageSwitch>,
  tell: () => void,
  fail: (error: unknown) => void,
): void {
  store.subscribe(({ language }) => {
    tell();
    speech.speak(language).then((changed) => {
      if (changed) tell();
    }, fail);
  });
}

/** Settings that change outside this window. */
function followSystem(store: SettingsStore): void {
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', () => store.change({}));
  // What one window would not know of, it would undo with its own next change.
  window.addEventListener('storage', ({ key }) => {
    if (key === SETTINGS_KEY) store.reread();
  });
}

/** What happens when something fails that nobody foresaw; `note` is told of it as well. */
function crashesOn(shell: MenuShell, closePanel: () => void, note: (words: string) => void): MenuShell['crash'] {
  let open = false;
  return (error, report) => {
    // A browser does not fetch a part again that failed once: only a new page does.
    if (isLoadFailure(error)) {
      const { loadFailed, reload } = shell.text().frame;
      return shell.toast(loadFailed, { words: reload, run: () => location.reload() });
    }
    note(`crash: ${String(error)}`);
    closePanel();
    // A second fault does not cover the first.
    if (open) return;
    open = true;
    openCrash(shell, error, report, () => {
      open = false;
    });
  };
}

function offerVersion(shell: MenuShell): void {
  if (!('serviceWorker' in navigator)) return;
  const offer = (run: () => void) => {
    const { newVersion, startVersion } = shell.text().frame;
    shell.toast(newVersion, { words: startVersion, run });
  };
  const watch = () => void watchVersion(navigator.serviceWorker, offer, () => location.reload());
  // What is kept for later waits for what is needed now.
  if (document.readyState === 'complete') watch();
  else window.addEventListener('load', watch, { once: true });
}

/** A fault on purpose, so that the crash screen can be tried. */
function throwTestError(): never {
  throw new Error('planted by ?crash=1');
}

function applySettings(settings: Settings): void {
  const page = document.documentElement;
  page.lang = settings.language;
  page.style.setProperty('--text-size', String(settings.textSize));
  page.dataset.motion = settings.reducedMotion ? 'reduced' : 'full';
  applyPalette(page, palettes[settings.palette]);
}
