import logo from '../../assets/common/ui/logo-light.svg?url';
import wordmark from '../../assets/common/ui/wordmark-light.svg?url';
import { languageNames, languages, say } from '../../i18n/index';
import type { GameId } from '../../rules/gameId';
import { button, keyCap } from '../dom/controls';
import { el, icon } from '../dom/el';
import { screenUrl } from '../frame/assets';
import type { MenuShell } from '../frame/menuShell';
import type { Cabinet } from './cabinet';
import { benchAsMachine, headOf, layCabinet, layCard, type MachinePlace } from './cabinetLayout';
import { openDailyCard } from './dailyCard';
import { factsLine, moveLine, progressBar, riskOf } from './saveCard';
import { saveWords, titleOf } from './saveWords';

const CARDS = 4;

/** What of the cabinet is read: name plates, resume cards, switches, and a button for every machine on the canvas. */
export function openCabinetDom(shell: MenuShell, cabinet: Cabinet): () => void {
  const root = el('main', { class: 'cabinet' });
  const card = el('div', { class: 'cabinet-card', 'aria-hidden': 'true' });
  const phone = el('div', { class: 'cabinet-phone' });
  const newcomer = openNewcomer(shell, cabinet);
  let mirror: HTMLButtonElement[] = [];

  const place = () => {
    const text = shell.text();
    const machine = cabinet.machines()[cabinet.focused()];
    const layout = layCabinet(innerWidth, innerHeight, cabinet.focused(), cabinet.machines().length);
    const { bench, live, underConstruction } = text.cabinet;
    const words = machine === undefined ? bench : text.machines[machine.id];
    const playable = machine?.look.playable ?? true;
    const told = machine === undefined ? bench.more : playable ? live : underConstruction.toLowerCase();
    card.replaceChildren(el('b', {}, words.tagline), el('span', {}, words.meta), el('span', {}, told));
    placeCard(card, layout.machines[cabinet.focused()] ?? benchAsMachine(layout.bench));
    phone.style.top = `${innerHeight - layout.below + 7}px`;
    phone.querySelector('p')?.replaceChildren(words.tagline);
    phone.querySelectorAll<HTMLElement>('.cabinet-play [data-playable]').forEach((each) => {
      each.hidden = each.dataset.playable !== (machine === undefined ? 'bench' : String(playable));
    });
    phone.querySelectorAll('.cabinet-dots i').forEach((dot, index) => {
      dot.className = index === cabinet.focused() ? 'on' : '';
    });
    newcomer.tell(machine?.id ?? null);
    const followed = mirror.some((each) => each === document.activeElement);
    if (followed) mirror[cabinet.focused()]?.focus();
    mirror.forEach((each, index) => {
      if (index === cabinet.focused()) each.setAttribute('aria-current', 'true');
      else each.removeAttribute('aria-current');
    });
  };

  const render = () => {
    const held = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.keep : undefined;
    const text = shell.text();
    mirror = cabinet.machines().map(({ id }, index) => {
      const playable = shell.games.isPlayable(id);
      const name = `${titleOf(id, text)}. ${text.machines[id].tagline} ${playable ? '' : text.cabinet.underConstruction}`;
      return el(
        'button',
        {
          type: 'button',
          'data-keep': `machine-${id}`,
          on: { click: () => cabinet.choose(index), focus: () => cabinet.focus(index) },
        },
        name.trim(),
      );
    });
    mirror.push(benchButton(shell, cabinet, mirror.length));
    const choose = (what: Chosen) => chooseButton(shell, cabinet, what);
    phone.replaceChildren(
      el('div', { class: 'cabinet-dots', 'aria-hidden': 'true' }, ...mirror.map(() => el('i'))),
      el('p', {}),
      el(
        'div',
        { class: 'cabinet-play' },
        choose('true'),
        choose('false'),
        choose('bench'),
        button({ words: text.help.title, icon: 'help', iconOnly: true, run: () => shell.openHelp() }),
      ),
    );
    newcomer.write();
    root.replaceChildren(
      el('h1', { class: 'unseen' }, text.app.name),
      el('img', { class: 'cabinet-logo', src: logo, alt: '' }),
      el('img', { class: 'cabinet-logo narrow', src: wordmark, alt: '' }),
      el(
        'nav',
        { class: 'unseen', 'aria-label': text.cabinet.machines },
        el('ul', {}, ...mirror.map((each) => el('li', {}, each))),
      ),
      bar(shell),
      card,
      phone,
      strip(shell, daily.element(), newcomer.element),
    );
    if (held !== undefined) root.querySelector<HTMLElement>(`[data-keep="${CSS.escape(held)}"]`)?.focus();
    place();
  };

  const daily = openDailyCard(shell, () => render());
  const stops = [daily.close, cabinet.subscribe(place), shell.onSettings(render), shell.saves.subscribe(render)];
  addEventListener('resize', place);
  shell.overlayRoot.prepend(root);
  render();
  return () => {
    for (const stop of stops) stop();
    removeEventListener('resize', place);
    root.remove();
  };
}

function benchButton(shell: MenuShell, cabinet: Cabinet, index: number): HTMLButtonElement {
  const { lab, bench } = shell.text().cabinet;
  const on = { click: () => cabinet.choose(index), focus: () => cabinet.focus(index) };
  return el('button', { type: 'button', 'data-keep': 'bench', on }, `${lab}. ${bench.tagline}`);
}

type Chosen = 'true' | 'false' | 'bench';

/** Orange promises that something can be done: a machine under construction has a plain button. */
function chooseButton(shell: MenuShell, cabinet: Cabinet, what: Chosen): HTMLButtonElement {
  const { setUpGame, underConstruction, openLab } = shell.text().cabinet;
  const words = what === 'bench' ? openLab : what === 'true' ? setUpGame : underConstruction;
  const run = () => cabinet.choose(cabinet.focused());
  const made = button({ words, kind: what === 'false' ? 'plain' : 'primary', run });
  made.dataset.playable = what;
  return made;
}

/** One press to the first lesson of the machine in the light, for whoever has not played yet. */
function openNewcomer(shell: MenuShell, cabinet: Cabinet) {
  const element = el('div', { class: 'cabinet-new' });
  const about = el('span', { class: 'about' });
  return {
    element,
    /** Null: the bench of the Lab. */
    tell(id: GameId | null) {
      const text = shell.text();
      const { newHereMore, newHereLab } = text.cabinet;
      about.textContent = id === null ? newHereLab : say(newHereMore, { game: titleOf(id, text) }, text.locale);
    },
    write() {
      const { newHere } = shell.text().cabinet;
      const run = () => cabinet.learn(cabinet.focused());
      const learn = button({ words: newHere, kind: 'primary', small: true, run });
      learn.dataset.keep = 'new-here';
      element.replaceChildren(learn, about);
    },
  };
}

function placeCard(card: HTMLElement, standing: MachinePlace): void {
  const bar = document.querySelector('.cabinet-bar')?.getBoundingClientRect().left ?? innerWidth;
  const logoEnd = document.querySelector('.cabinet-logo')?.getBoundingClientRect().right ?? 0;
  const { left, width, manner } = layCard(standing, logoEnd + 20, bar - 16);
  card.style.left = `${left}px`;
  card.style.width = `${width}px`;
  card.dataset.manner = manner;
  // Large letters take a second line: then there is no room for a third.
  if (manner === 'flat' && card.getBoundingClientRect().bottom > headOf(standing)) card.dataset.manner = 'bare';
}

function bar(shell: MenuShell): HTMLElement {
  const text = shell.text();
  const { muted, language } = shell.settings();
  const switches = languages.map((each) => {
    const control = button({
      words: languageNames[each],
      kind: 'night',
      run: () => shell.change({ language: each }),
    });
    control.setAttribute('lang', each);
    control.setAttribute('aria-pressed', String(each === language));
    control.dataset.keep = `language-${each}`;
    return control;
  });
  const kept = (control: HTMLButtonElement, name: string) => {
    control.dataset.keep = name;
    return control;
  };
  return el(
    'div',
    { class: 'cabinet-bar' },
    el(
      'div',
      { class: 'cabinet-languages', role: 'group', 'aria-label': text.cabinet.language },
      icon('language', 28),
      ...switches,
    ),
    kept(
      button({
        words: text.cabinet.lab,
        icon: 'eye',
        kind: 'night',
        key: 'B',
        class: 'wide',
        run: () => shell.go({ screen: 'lab', bench: 'hex', at: '' }),
      }),
      'lab',
    ),
    kept(
      button({
        words: text.cabinet.replays,
        icon: 'trophy',
        kind: 'night',
        run: () => shell.go({ screen: 'games' }),
      }),
      'replays',
    ),
    kept(
      button({
        words: muted ? text.cabinet.unmute : text.cabinet.mute,
        icon: muted ? 'sound-off' : 'sound-on',
        iconOnly: true,
        kind: 'night',
        run: () => shell.change({ muted: !muted }),
      }),
      'sound',
    ),
    button({
      words: text.cabinet.fullscreen,
      icon: 'fullscreen',
      iconOnly: true,
      kind: 'night',
      class: 'wide',
      run: toggleFullscreen,
    }),
    kept(
      button({
        words: text.cabinet.settings,
        icon: 'settings',
        kind: 'night',
        run: () => shell.go({ screen: 'settings' }),
      }),
      'settings',
    ),
  );
}

/** Last; second where only two cards are in sight. */
function withToday(cards: readonly HTMLElement[], today: HTMLElement | null): readonly HTMLElement[] {
  const at = innerWidth < 700 ? 1 : cards.length;
  return today === null ? cards : cards.toSpliced(at, 0, el('li', {}, today));
}

function toggleFullscreen(): void {
  const change =
    document.fullscreenElement === null ? document.documentElement.requestFullscreen() : document.exitFullscreen();
  // Some frames do not allow it; the page then simply stays as it is.
  change.catch(() => undefined);
}

/** How many there are, and the way to those that have no card. */
function allGames(shell: MenuShell, count: string): HTMLElement {
  const on = { click: () => shell.go({ screen: 'games' }) };
  return el('button', { type: 'button', class: 'note', 'data-keep': 'all', on }, count, icon('play', 14));
}

function strip(shell: MenuShell, today: HTMLElement | null, newcomer: HTMLElement): HTMLElement {
  const text = shell.text();
  const { cabinet } = text;
  const going = shell.saves.list().filter((save) => !save.finished);
  const narrow = innerWidth < 700;
  const count = say(narrow ? cabinet.short : cabinet.kept, { count: going.length }, text.locale);
  const now = Date.now();
  const cards = going.slice(0, today === null ? CARDS : CARDS - 1).map((save, index) => {
    const words = saveWords(save, text, now);
    const { name, when, move, progress, machine } = words;
    const picture = save.thumbnail ?? (machine === null ? null : screenUrl(machine));
    return el(
      'li',
      {},
      el(
        'button',
        {
          type: 'button',
          class: index === 0 ? 'save last' : 'save',
          'data-keep': `save-${save.id}`,
          on: { click: () => shell.go({ screen: 'table', saveId: save.id, moment: null }) },
        },
        el('span', { class: 'save-picture' }, picture === null ? null : el('img', { src: picture, alt: '' })),
        el(
          'span',
          { class: 'save-words' },
          el('span', { class: 'save-name' }, name),
          factsLine(words),
          moveLine('save-facts extra', move, when, riskOf(shell, save.id)),
          progressBar(progress),
        ),
        el('span', { class: 'save-go' }, icon('play', 28)),
      ),
    );
  });
  const empty = el(
    'li',
    { class: today === null ? 'cabinet-empty' : 'cabinet-empty beside' },
    newcomer,
    el('b', {}, cabinet.noGames),
    el('span', {}, cabinet.noGamesMore),
  );
  return el(
    'section',
    { class: 'cabinet-strip', 'aria-label': cabinet.goOn },
    el(
      'header',
      {},
      el('h2', {}, cabinet.goOn),
      going.length === 0 ? null : allGames(shell, count),
      el(
        'div',
        { class: 'cabinet-keys', 'aria-hidden': 'true' },
        el('span', {}, keyCap('←'), keyCap('→'), cabinet.choose),
        el('span', {}, keyCap('Enter'), cabinet.setUp),
        el('span', {}, keyCap('C'), cabinet.resumeLast),
        el('span', {}, keyCap('?'), cabinet.allKeys),
      ),
    ),
    el('ul', { class: 'cabinet-saves' }, ...withToday(cards.length === 0 ? [empty] : cards, today)),
  );
}
