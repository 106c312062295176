import mark from '../../assets/common/ui/mark-light.svg?url';
import { languages, say } from '../../i18n/index';
import { button } from '../dom/controls';
import { el } from '../dom/el';
import { ruleLink } from '../menu/rulePanel';
import { type BenchName, benchNames, type Lab } from './bench';
import { labButton, labIcon } from './labIcons';

/** The page of a bench: bar on top, the bench under it. */
interface LabPage {
  readonly element: HTMLElement;
  readonly floor: HTMLElement;
  /** Words of the bar anew. */
  title(words: string, about: string): void;
  close(): void;
}

interface LabPageSpec {
  /** Which of the bar is lit. */
  readonly place: BenchName | 'lessons';
  /** The rule behind the rules button. */
  readonly rule: string;
  present(): void;
}

export function openLabPage(lab: Lab, spec: LabPageSpec): LabPage {
  const { shell } = lab;
  const bar = el('header', { class: 'lab-bar' });
  const floor = el('div', { class: 'lab-floor' });
  const element = el('main', { class: `lab lab-${spec.place}${lab.embedded ? ' embedded' : ''}` }, bar, floor);
  const heading = el('h1', { class: 'display', tabindex: -1 });
  const note = el('span', { class: 'note' });
  const fillBar = () => {
    bar.replaceChildren(
      button({ words: lab.words().home, icon: 'home', iconOnly: true, kind: 'night', run: () => shell.router.leave() }),
      el('img', { class: 'lab-mark', src: mark, alt: '' }),
      el('div', { class: 'lab-title' }, heading, note),
      doors(lab, spec.place),
      tools(lab, spec),
    );
  };
  fillBar();
  const uncover = shell.idle.cover();
  shell.overlayRoot.prepend(element);
  let shown = '';
  heading.focus();
  return {
    element,
    floor,
    title(words, about) {
      const wanted = JSON.stringify([words, about, lab.lessons()]);
      if (wanted === shown) return;
      shown = wanted;
      heading.textContent = words;
      note.textContent = about;
      fillBar();
    },
    close() {
      element.remove();
      uncover();
    },
  };
}

function doors(lab: Lab, now: LabPageSpec['place']): HTMLElement {
  const words = lab.words();
  const { done, of } = lab.lessons();
  const icons = { hex: 'bench-hex', square: 'bench-square', gun: 'bench-gun', lessons: 'lesson' } as const;
  const there = lab.shell.games.all.flatMap(({ bench }) => bench?.name ?? []);
  const places = ([...benchNames, 'lessons'] as const).filter((place) =>
    place === 'lessons' ? of > 0 : there.includes(place),
  );
  const made = places.map((place) => {
    const door = labButton(icons[place], {
      words: words.benches[place],
      kind: 'night',
      run: () => lab.shell.go({ screen: 'lab', bench: place, at: '' }),
    });
    if (place === 'lessons')
      door.append(el('span', { class: 'lab-count' }, say(words.lessons.count, { done, of }, lab.shell.text().locale)));
    if (place === now) door.setAttribute('aria-current', 'page');
    return door;
  });
  return el('nav', { class: 'lab-doors', 'aria-label': words.nav }, ...made);
}

function tools(lab: Lab, spec: LabPageSpec): HTMLElement {
  const { shell } = lab;
  const words = lab.words();
  const { language } = shell.settings();
  const next = languages.find((each) => each !== language) ?? language;
  const night = { iconOnly: true, kind: 'night' } as const;
  return el(
    'div',
    { class: 'lab-tools' },
    labButton('present', { ...night, words: words.present, run: spec.present }),
    button({ ...night, words: words.rules, icon: 'rules', run: () => ruleLink(shell, spec.rule).click() }),
    button({ ...night, words: words.language, icon: 'language', run: () => shell.change({ language: next }) }),
    button({ ...night, words: words.settings, icon: 'settings', run: () => shell.openSettings() }),
  );
}

/** What the bench says in one sentence, and what to try; its edge says it at a glance. */
export function verdict(
  tone: 'clear' | 'side' | 'stop' | 'plain',
  says: string,
  more: readonly (Node | string)[],
): HTMLElement {
  return el(
    'div',
    { class: `lab-verdict ${tone}`, role: 'status', 'aria-live': 'polite' },
    el('strong', {}, says),
    el('span', {}, ...more),
  );
}

/** A sheet of paper in a column. */
export function labSheet(
  title: string,
  note: Node | string | null,
  ...content: readonly (Node | string | null)[]
): HTMLElement {
  const head = el('header', {}, el('h2', { class: 'display' }, title), note === null ? null : el('span', {}, note));
  return el('section', { class: 'lab-sheet' }, head, ...content);
}

/** A switch of what lies over the picture. */
export function showKey(key: string, words: string, on: boolean, run: () => void, icon?: string): HTMLButtonElement {
  const made = button({ words, kind: 'night', class: 'lab-key', run });
  made.prepend(el('kbd', { class: 'key' }, key), ...(icon === undefined ? [] : [labIcon(icon, 20)]));
  made.setAttribute('aria-pressed', String(on));
  return made;
}
