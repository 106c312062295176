import type { Language } from '../../i18n';
import { readRulebook } from '../../i18n/rulebook';
import { indexRules, type RuleIndex } from './index';

const books = import.meta.glob<string>('/src/rules/*/rulebook/*.md', { query: '?raw', import: 'default' });
const opened = new Map<string, Promise<RuleIndex>>();

/** A game's rule index, fetched when first looked into and kept open. */
export function loadRules(game: string, language: Language): Promise<RuleIndex> {
  const path = `/src/rules/${game}/rulebook/${language}.md`;
  const known = opened.get(path);
  if (known !== undefined) return known;
  const book = books[path];
  if (book === undefined) return Promise.reject(new Error(`no rule index ${path}`));
  const loading = book().then((markdown) => indexRules(readRulebook(markdown)));
  opened.set(path, loading);
  // A failed fetch may be tried again.
  loading.catch(() => opened.delete(path));
  return loading;
}
