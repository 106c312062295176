import { readdirSync, readFileSync } from 'node:fs';
import { type Rulebook, readRulebook } from '../../src/i18n/rulebook';

const RULES = new URL('../../src/rules/', import.meta.url);

/** Every folder of the rules that holds a rule index, playable yet or not. */
export const indexedGames: readonly string[] = readdirSync(RULES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'core')
  .map((entry) => entry.name)
  .sort();

export function rulebookText(game: string, language: 'en' | 'ja'): string {
  return readFileSync(new URL(`${game}/rulebook/${language}.md`, RULES), 'utf8');
}

export function rulebookOf(game: string, language: 'en' | 'ja'): Rulebook {
  return readRulebook(rulebookText(game, language));
}

/** Every id that a refusal or a test may name: rules, rulings and worked examples. */
export function citableIds(game: string): ReadonlySet<string> {
  const { rules, questions, examples } = rulebookOf(game, 'en');
  return new Set([...rules, ...questions, ...examples].map((entry) => entry.id));
}
