import { say } from '../../../i18n';
import type { Section } from '../../../i18n/rulebook';
import { button, keyCap } from '../../dom/controls';
import { copyText } from '../../dom/copy';
import { el, icon } from '../../dom/el';
import { withSoftBreaks } from '../../paint/wrap';
import type { RuleInk } from '../../rulebook/blocks';
import type { Chapter, RuleIndex } from '../../rulebook/index';
import { loadRules } from '../../rulebook/load';
import { searchable, spansOf } from '../../rulebook/search';
import type { DrawerContext, Part } from './desk';
import { drawerFrame } from './frame';
import { hitPage, rulePage, sectionPage } from './rulePage';

export interface RulesDrawer extends Part {
  showRule(id: string): void;
  focusSearch(): void;
  /** The rule being read; null where a chapter or the hits are. */
  shown(): string | null;
}

type Place = { readonly section: Section } | { readonly rule: string } | { readonly found: true };

/** The game's rule index: chapters left, a search above, the page of a rule, a section or the hits. */
export function rulesDrawer(desk: DrawerContext, close: () => void): RulesDrawer {
  const words = desk.words();
  const { language } = desk.shell.settings();
  const { field, count, chapters, page, link, frame } = rulesFrame(desk, close, () =>
    'rule' in place ? place.rule : null,
  );
  let reader = desk.reader();
  let index: RuleIndex | null = null;
  let place: Place = { found: true };
  /** Asked for while the book is still being fetched: a rule, or the first of the hits. */
  let wanted: string | null = null;
  let wantsFirstHit = false;

  const ink = (): RuleInk => ({
    isRule: (id) => index?.has(id) ?? false,
    open: (id) => go({ rule: id }),
    openWords: words.openRule,
    locale: desk.locale(),
    found: (text) => spansOf(searchable(text), field.value),
  });

  const show = () => {
    if (index === null) return;
    const hits = index.search(field.value);
    count.textContent = field.value.trim() === '' ? '' : say(words.rules.hits, { count: hits.length }, desk.locale());
    link.disabled = !('rule' in place);
    page.replaceChildren(...pageOf(desk, index, place, field.value, ink(), () => go({ found: true })));
    fillChapters(chapters, index, sectionHere(index), desk.locale(), (section) => go({ section }));
  };
  const go = (next: Place) => {
    place = next;
    show();
    page.scrollTop = 0;
    page.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
  };

  const sectionHere = (rules: RuleIndex): Section | null => {
    if ('section' in place) return place.section;
    return 'rule' in place ? (rules.page(place.rule)?.section ?? null) : null;
  };

  const placeOfSearch = (): Place => {
    const first = index?.chapters[0]?.section;
    return field.value.trim() === '' && first !== undefined ? { section: first } : { found: true };
  };
  const openFirstHit = (rules: RuleIndex) => {
    const hit = rules.search(field.value)[0];
    if (hit !== undefined) go({ rule: hit.entry.id });
  };

  field.addEventListener('input', () => {
    wanted = null;
    wantsFirstHit = false;
    place = placeOfSearch();
    show();
  });
  onEnter(field, () => {
    if (index === null) wantsFirstHit = true;
    else openFirstHit(index);
  });

  page.replaceChildren(el('p', { class: 'drawer-empty' }, words.rules.loading));
  loadRules(desk.session.gameId, language).then(
    (loaded) => {
      index = loaded;
      frame.note(aboutBook(desk, loaded));
      place = placeOfSearch();
      show();
      if (wanted !== null) go({ rule: loaded.known(wanted) ?? wanted });
      else if (wantsFirstHit) openFirstHit(loaded);
    },
    () => page.replaceChildren(el('p', { class: 'trouble', role: 'alert' }, words.rules.failed)),
  );

  return {
    element: frame.element,
    update() {
      // The page of a rule tells where the log rested on it, and the log has just learned the game's words.
      if (reader === desk.reader()) return;
      reader = desk.reader();
      if ('rule' in place) show();
    },
    showRule(id) {
      if (index === null) wanted = id;
      else go({ rule: index.known(id) ?? id });
    },
    shown: () => ('rule' in place ? place.rule : wanted),
    focusSearch() {
      field.focus();
      field.select();
    },
  };
}

function aboutBook(desk: DrawerContext, { book }: RuleIndex): string {
  const fields = { game: desk.session.text().title, count: book.rules.length };
  return withSoftBreaks(say(desk.words().rules.about, fields, desk.locale()), desk.locale());
}

/** A chapter is shown whole, a section under it alone. */
function withUnder(chapters: readonly Chapter[], section: Section): readonly Section[] {
  const chapter = chapters.find((one) => one.section === section);
  return chapter === undefined ? [section] : [section, ...chapter.under];
}

/** The drawer before there is anything to read in it; `rule`: what its link leads to. */
function rulesFrame(desk: DrawerContext, close: () => void, rule: () => string | null) {
  const words = desk.words();
  const field = searchField(words.rules.search);
  const count = el('span', { class: 'condensed rules-hits', role: 'status' });
  const chapters = el('nav', { class: 'rules-chapters condensed', 'aria-label': words.rules.sections });
  const page = el('div', { class: 'rules-page', tabindex: 0, role: 'region', 'aria-label': words.rules.title });
  const copyLink = () => {
    const id = rule();
    if (id !== null) void copyText(desk, desk.shell.linkTo({ screen: 'rule', id }), words.rules.link);
  };
  const link = button({ words: words.rules.link, icon: 'link', iconOnly: true, kind: 'bare', run: copyLink });
  const frame = drawerFrame({
    title: words.rules.title,
    icon: 'rules',
    side: 'right',
    class: 'rules-drawer',
    closeWords: words.close,
    actions: [link],
    content: [
      el('label', { class: 'rules-search' }, icon('zoom-in', 26), field, count, keyCap('/')),
      el('div', { class: 'rules-panes' }, chapters, page),
    ],
    close,
  });
  return { field, count, chapters, page, link, frame };
}

function searchField(words: string): HTMLInputElement {
  return el('input', {
    type: 'search',
    class: 'rules-search-field',
    'aria-label': words,
    placeholder: words,
    autocomplete: 'off',
    spellcheck: 'false',
    enterkeyhint: 'search',
  });
}

/** Escape empties the field before it closes anything. */
function onEnter(field: HTMLInputElement, enter: () => void): void {
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.isComposing) enter();
    else if (event.key === 'Escape' && field.value !== '') {
      event.stopPropagation();
      field.value = '';
      field.dispatchEvent(new Event('input'));
    }
  });
}

/** The page of a place in the book. */
function pageOf(
  desk: DrawerContext,
  rules: RuleIndex,
  place: Place,
  searched: string,
  ink: RuleInk,
  toHits: () => void,
): HTMLElement[] {
  const words = desk.words().rules;
  if ('section' in place) return sectionPage(withUnder(rules.chapters, place.section), ink);
  if ('found' in place) return hitPage(desk, rules.search(searched), ink);
  const found = rules.page(place.rule);
  if (found === null)
    return [el('p', { class: 'drawer-empty' }, say(words.missing, { rule: place.rule }, desk.locale()))];
  const back = button({ words: words.back, icon: 'undo', kind: 'bare', class: 'rules-back', run: toHits });
  return [...(searched.trim() === '' ? [] : [back]), ...rulePage(desk, found, ink)];
}

/** All chapters; the one that is read with its sections. */
function fillChapters(
  list: HTMLElement,
  { chapters }: RuleIndex,
  here: Section | null,
  locale: string,
  go: (section: Section) => void,
): void {
  const row = (section: Section, isHere: boolean) =>
    el(
      'button',
      {
        type: 'button',
        class: `rules-chapter level-${section.level}`,
        ...(isHere ? { 'aria-current': 'true' } : {}),
        on: { click: () => go(section) },
      },
      withSoftBreaks(section.heading, locale),
    );
  list.replaceChildren(
    ...chapters.flatMap(({ section, under }) => {
      const open = section === here || under.some((each) => each === here);
      const rows = open ? [section, ...under] : [section];
      return rows.map((each) => row(each, each === here || (open && each === section)));
    }),
  );
  list.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
