import { say } from '../../../i18n';
import type { Section } from '../../../i18n/rulebook';
import { button, keyCap } from '../../dom/controls';
import { copyText } from '../../dom/copy';
import { el, icon } from '../../dom/el';
import { withSoftBreaks } from '../../paint/wrap';
import type { RuleInk } from '../../rulebook/blocks';
import type { Chapter, RuleIndex } from '../../rulebook/index';
import { loadRules } from '../../rulebook/load';
import { hitPage, rulePage, sectionPage } from '../../rulebook/page';
import { searchable, spansOf } from '../../rulebook/search';
import type { DrawerContext, Part } from './desk';
import { drawerFrame } from './frame';

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
  const field = el('input', {
    type: 'search',
    class: 'rules-search-field',
    'aria-label': words.rules.search,
    placeholder: words.rules.search,
    autocomplete: 'off',
    spellcheck: 'false',
    enterkeyhint: 'search',
  });
  const count = el('span', { class: 'condensed rules-hits', role: 'status' });
  const chapters = el('nav', { class: 'rules-chapters condensed', 'aria-label': words.rules.sections });
  const page = el('div', { class: 'rules-page', tabindex: 0, role: 'region', 'aria-label': words.rules.title });
  const link = button({
    words: words.rules.link,
    icon: 'link',
    iconOnly: true,
    kind: 'bare',
    run: () => {
      if ('rule' in place) void copyText(desk, desk.shell.linkTo({ screen: 'rule', id: place.rule }), words.rules.link);
    },
  });
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
    page.replaceChildren(...pageOf(index));
    fillChapters(index);
  };
  const pageOf = (rules: RuleIndex): HTMLElement[] => {
    if ('section' in place) return sectionPage(withUnder(rules.chapters, place.section), ink());
    if ('found' in place) return hitPage(desk, rules.search(field.value), ink());
    const found = rules.page(place.rule);
    const back = field.value.trim() === '' ? [] : [backToHits()];
    if (found === null)
      return [el('p', { class: 'drawer-empty' }, say(words.rules.missing, { rule: place.rule }, desk.locale()))];
    return [...back, ...rulePage(desk, found, ink())];
  };
  const backToHits = () =>
    button({
      words: words.rules.back,
      icon: 'undo',
      kind: 'bare',
      class: 'rules-back',
      run: () => go({ found: true }),
    });

  const go = (next: Place) => {
    place = next;
    show();
    page.scrollTop = 0;
    page.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
  };

  const fillChapters = (rules: RuleIndex) => {
    const here = sectionHere(rules);
    chapters.replaceChildren(
      ...rules.chapters.flatMap((chapter) => {
        const open = chapter.section === here || chapter.under.some((section) => section === here);
        const rows = open ? [chapter.section, ...chapter.under] : [chapter.section];
        return rows.map((section) => chapterRow(section, section === here || (open && section === chapter.section)));
      }),
    );
    chapters.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  const chapterRow = (section: Section, here: boolean) =>
    el(
      'button',
      {
        type: 'button',
        class: `rules-chapter level-${section.level}`,
        ...(here ? { 'aria-current': 'true' } : {}),
        on: { click: () => go({ section }) },
      },
      withSoftBreaks(section.heading, desk.locale()),
    );
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
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && !event.isComposing) {
      if (index === null) wantsFirstHit = true;
      else openFirstHit(index);
    } else if (event.key === 'Escape' && field.value !== '') {
      event.stopPropagation();
      field.value = '';
      field.dispatchEvent(new Event('input'));
    }
  });

  page.replaceChildren(el('p', { class: 'drawer-empty' }, words.rules.loading));
  loadRules(desk.session.gameId, language).then(
    (loaded) => {
      index = loaded;
      const count = loaded.book.rules.length;
      const about = say(words.rules.about, { game: desk.session.text().title, count }, desk.locale());
      frame.note(withSoftBreaks(about, desk.locale()));
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

/** A chapter is shown whole, a section under it alone. */
function withUnder(chapters: readonly Chapter[], section: Section): readonly Section[] {
  const chapter = chapters.find((one) => one.section === section);
  return chapter === undefined ? [section] : [section, ...chapter.under];
}
