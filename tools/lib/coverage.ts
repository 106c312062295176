import type { RuleEntry } from '../../src/i18n/rulebook';
import { readRulebook } from '../../src/i18n/rulebook';

export interface Share {
  readonly ids: number;
  readonly cited: number;
  readonly uncited: readonly string[];
}

/** How much of a rule index is proved by tests that passed: its rules, and apart from them its rulings and examples. */
export interface Coverage extends Share {
  readonly questions: Share;
  readonly examples: Share;
}

/** The ids marked `[id]` in the titles of passed tests. */
export function citedIn(titles: readonly string[]): ReadonlySet<string> {
  return new Set(
    titles.flatMap((title) => [...title.matchAll(/\[([A-Z]+-[^\]\s]+)\]/g)].map((match) => match[1] ?? '')),
  );
}

export function coverageOf(markdown: string, cited: ReadonlySet<string>): Coverage {
  const { rules, questions, examples } = readRulebook(markdown);
  return { ...shareOf(rules, cited), questions: shareOf(questions, cited), examples: shareOf(examples, cited) };
}

function shareOf(entries: readonly RuleEntry[], cited: ReadonlySet<string>): Share {
  const uncited = entries.map(({ id }) => id).filter((id) => !cited.has(id));
  return { ids: entries.length, cited: entries.length - uncited.length, uncited };
}
