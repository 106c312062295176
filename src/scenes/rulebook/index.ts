import { isEntry, type Rulebook, type RuleEntry, type Section } from '../../i18n/rulebook';
import { type Searchable, type Span, searchable, spansOf } from './search';

/** A chapter of the index with what lies under it. */
export interface Chapter {
  readonly section: Section;
  readonly under: readonly Section[];
}

/** A rule with all that stands around it. */
export interface RulePage {
  readonly entry: RuleEntry;
  readonly section: Section;
  /** The chapter it lies in; the section itself where that is a chapter. */
  readonly chapter: Section;
  /** Questions with their rulings that name it or that it names. */
  readonly rulings: readonly RuleEntry[];
  readonly examples: readonly RuleEntry[];
  readonly neighbours: readonly RuleEntry[];
}

export interface Hit {
  readonly entry: RuleEntry;
  readonly section: Section;
  readonly inId: readonly Span[];
  readonly inText: readonly Span[];
}

/** The rule index of a game, ready to be leafed through and searched. */
export interface RuleIndex {
  readonly book: Rulebook;
  readonly chapters: readonly Chapter[];
  has(id: string): boolean;
  /** The id as the index writes it, for one that somebody typed in small letters; null: there is none. */
  known(id: string): string | null;
  page(id: string): RulePage | null;
  search(query: string): readonly Hit[];
}

/** As many neighbours as a page has room for. */
const NEIGHBOURS = 6;

export function indexRules(book: Rulebook): RuleIndex {
  const home = new Map<string, { entry: RuleEntry; section: Section; chapter: Section }>();
  const chapters: { section: Section; under: Section[] }[] = [];
  for (const section of book.sections) {
    const last = chapters.at(-1);
    if (section.level > 2 && last !== undefined) last.under.push(section);
    else if (section.heading !== '') chapters.push({ section, under: [] });
    const chapter = chapters.at(-1)?.section ?? section;
    for (const entry of section.blocks.filter(isEntry)) home.set(entry.id, { entry, section, chapter });
  }
  const names = (text: string, id: string) => idsIn(text).includes(id);
  const folded = new Map<RuleEntry, { id: Searchable; text: Searchable }>();

  return {
    book,
    chapters,
    has: (id) => home.has(id),
    known: (id) =>
      home.has(id) ? id : ([...home.keys()].find((each) => each.toLowerCase() === id.toLowerCase()) ?? null),
    page(id) {
      const at = home.get(id);
      if (at === undefined) return null;
      const others = (entries: readonly RuleEntry[]) =>
        entries.filter((other) => other.id !== id && (names(other.text, id) || names(at.entry.text, other.id)));
      return {
        ...at,
        rulings: others(book.questions),
        examples: others(book.examples),
        neighbours: nearest(at.section.blocks.filter(isEntry), at.entry),
      };
    },
    search(query) {
      if (query.trim() === '') return [];
      const hits = [...home.values()].flatMap(({ entry, section }): Hit[] => {
        const known = folded.get(entry) ?? { id: searchable(entry.id), text: searchable(entry.text) };
        folded.set(entry, known);
        const inId = spansOf(known.id, query);
        const inText = spansOf(known.text, query);
        return inId.length + inText.length === 0 ? [] : [{ entry, section, inId, inText }];
      });
      return hits.toSorted((a, b) => rank(a, query) - rank(b, query));
    },
  };
}

/** By number first, then under a heading of that name, then the other rules, then rulings and examples. */
function rank({ entry, section, inId }: Hit, query: string): number {
  if (inId.length > 0) return 0;
  if (entry.kind !== 'rule') return 3;
  return spansOf(searchable(section.heading), query).length > 0 ? 1 : 2;
}

/** Every id a text names, also the ones inside brackets and lists. */
function idsIn(text: string): readonly string[] {
  return text.match(/\b[A-Z]{2,4}-[A-Za-z0-9]+(?:\.[A-Za-z0-9]+)*/g) ?? [];
}

/** The entries beside one, as many before it as after it where there are enough. */
function nearest(entries: readonly RuleEntry[], entry: RuleEntry): readonly RuleEntry[] {
  const at = entries.indexOf(entry);
  const start = Math.max(0, Math.min(at - NEIGHBOURS / 2, entries.length - NEIGHBOURS - 1));
  return entries.slice(start, start + NEIGHBOURS + 1).filter((other) => other !== entry);
}
