/** A line of a rule index that can be cited. */
export interface RuleEntry {
  readonly kind: 'rule' | 'question' | 'example';
  readonly id: string;
  readonly text: string;
}

/** Text is Markdown of the simplest sort: `**strong**`, `*stressed*` and code marks may stand in it. */
export type Block =
  | RuleEntry
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'item'; readonly depth: number; readonly mark: string; readonly text: string }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

export interface Section {
  readonly level: number;
  readonly heading: string;
  readonly blocks: readonly Block[];
}

/** A game's rule index in one language. */
export interface Rulebook {
  readonly title: string;
  /** The first section has no heading: what stands before the rules. */
  readonly sections: readonly Section[];
  readonly rules: readonly RuleEntry[];
  readonly questions: readonly RuleEntry[];
  readonly examples: readonly RuleEntry[];
}

type OpenBlock =
  | { kind: RuleEntry['kind']; id: string; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'item'; depth: number; mark: string; text: string }
  | { kind: 'table'; head: string[]; rows: string[][] };

const HEADING = /^(#+) (.*)$/;
const ENTRY = /^- \*\*([A-Z]+-[^\s*]+)\*\* (.*)$/;
const ITEM = /^( *)(-|\d+\.) (.*)$/;

export function readRulebook(markdown: string): Rulebook {
  let title = '';
  let blocks: OpenBlock[] = [];
  const sections: Section[] = [{ level: 1, heading: '', blocks }];
  let open: OpenBlock | null = null;
  for (const line of markdown.split(/\r?\n/)) {
    const [, hashes, heading = ''] = HEADING.exec(line) ?? [];
    if (hashes !== undefined) {
      open = null;
      if (hashes.length === 1) {
        title = heading;
        continue;
      }
      blocks = [];
      sections.push({ level: hashes.length, heading, blocks });
    } else if (line.trim() === '') {
      open = null;
    } else if (open !== null && extend(open, line)) {
    } else {
      open = draftOf(line);
      blocks.push(open);
    }
  }
  const entries = sections.flatMap((section) => section.blocks).filter(isEntry);
  const of = (kind: RuleEntry['kind']) => entries.filter((entry) => entry.kind === kind);
  return { title, sections, rules: of('rule'), questions: of('question'), examples: of('example') };
}

export function isEntry(block: Block): block is RuleEntry {
  return block.kind === 'rule' || block.kind === 'question' || block.kind === 'example';
}

function draftOf(line: string): OpenBlock {
  const [, id, ruling = ''] = ENTRY.exec(line) ?? [];
  if (id !== undefined) return { kind: kindOf(id), id, text: ruling };
  if (line.startsWith('|')) return { kind: 'table', head: cells(line), rows: [] };
  const [, indent, mark, text = ''] = ITEM.exec(line) ?? [];
  if (indent !== undefined && mark !== undefined) {
    return { kind: 'item', depth: indent.length > 0 ? 1 : 0, mark, text };
  }
  return { kind: 'paragraph', text: line.trim() };
}

/** Whether the line goes on with the block before it; if so, it is added there. */
function extend(open: OpenBlock, line: string): boolean {
  if (open.kind === 'table') {
    if (!line.startsWith('|')) return false;
    if (!/^[|\s:-]+$/.test(line)) open.rows.push(cells(line));
    return true;
  }
  if (ITEM.test(line) || line.startsWith('|')) return false;
  open.text = joined(open.text, line.trim());
  return true;
}

/** Languages written without spaces must not get one where a source line was folded. */
function joined(head: string, tail: string): string {
  return /[\u2000-\u206f\u3000-\u9fff\uff00-\uffef]$/.test(head) ? `${head}${tail}` : `${head} ${tail}`;
}

function cells(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

function kindOf(id: string): RuleEntry['kind'] {
  if (/-Q\d+$/.test(id)) return 'question';
  return /-(EX|X)\d+$/.test(id) ? 'example' : 'rule';
}
