import { say } from '../../i18n';
import { type Block, isEntry, type RuleEntry } from '../../i18n/rulebook';
import { type Child, el } from '../dom/el';
import { type Piece, richText } from './richText';
import type { Span } from './search';

/** What drawing rule text needs: which ids can be followed, where to, and what a search found. */
export interface RuleInk {
  isRule(id: string): boolean;
  open(id: string): void;
  readonly openWords: string;
  readonly locale: string;
  found(text: string): readonly Span[];
}

/** A text of the rule index as elements: ids can be followed, found words are marked. */
export function ruleText(text: string, ink: RuleInk): Child[] {
  return richText(text, ink.isRule, ink.found(text)).map((piece) => ruleInk(piece, ink));
}

export function chipFor(id: string, ink: RuleInk): HTMLElement {
  return ruleChip(id, say(ink.openWords, { rule: id }, ink.locale), ink.open);
}

function ruleInk({ tone, text, found }: Piece, ink: RuleInk): Child {
  const words = found ? el('mark', {}, text) : text;
  switch (tone) {
    case 'plain':
      return words;
    case 'strong':
      return el('b', {}, words);
    case 'stressed':
      return el('em', {}, words);
    case 'code':
      return el('code', {}, words);
    case 'rule':
      return ruleLink(text, ink);
  }
}

/** A link and not a button: brackets and commas beside it must not be torn off at the end of a line. */
function ruleLink(id: string, ink: RuleInk): HTMLElement {
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    ink.open(id);
  };
  return el('a', { class: 'rule', href: `#rule=${id}`, on: { click: follow } }, id);
}

/** A line with its number: chip left, words right. */
export function entryRow(entry: RuleEntry, ink: RuleInk): HTMLElement {
  return el('div', { class: 'rule-row' }, chipFor(entry.id, ink), el('span', {}, ...ruleText(entry.text, ink)));
}

/** Everything that stands in a section. */
export function blockRow(block: Block, ink: RuleInk): HTMLElement {
  if (isEntry(block)) return entryRow(block, ink);
  switch (block.kind) {
    case 'paragraph':
      return el('p', { class: 'rule-paragraph' }, ...ruleText(block.text, ink));
    case 'item':
      return el(
        'p',
        { class: `rule-item depth-${block.depth}` },
        el('span', { class: 'rule-mark' }, block.mark === '-' ? '–' : block.mark),
        el('span', {}, ...ruleText(block.text, ink)),
      );
    case 'table':
      return tableRow(block.head, block.rows, ink);
  }
}

function tableRow(head: readonly string[], rows: readonly (readonly string[])[], ink: RuleInk): HTMLElement {
  const table = el(
    'table',
    { class: 'rule-table' },
    el('thead', {}, el('tr', {}, ...head.map((cell) => el('th', { scope: 'col' }, ...ruleText(cell, ink))))),
    el('tbody', {}, ...rows.map((row) => el('tr', {}, ...row.map((cell) => el('td', {}, ...ruleText(cell, ink)))))),
  );
  return el('div', { class: 'rule-table-scroll', tabindex: 0, role: 'group', 'aria-label': head.join(', ') }, table);
}

/** A rule's number to press. */
export function ruleChip(id: string, words: string, open: (id: string) => void): HTMLButtonElement {
  return el('button', { class: 'rule', type: 'button', 'aria-label': words, on: { click: () => open(id) } }, id);
}
