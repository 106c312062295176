import type { Span } from './search';

type Tone = 'plain' | 'strong' | 'stressed' | 'code' | 'rule';

/** A stretch of rule text in one hand; `found`: the search met it. */
export interface Piece {
  readonly tone: Tone;
  readonly text: string;
  readonly found: boolean;
}

interface Marked {
  readonly tone: Tone;
  readonly start: number;
  readonly end: number;
}

const MARK =
  /\*\*(?<strong>[^*]+)\*\*|\*(?<stressed>[^*\s][^*]*)\*|`(?<code>[^`]+)`|(?<rule>\b[A-Z]{2,4}-[A-Za-z0-9]+(?:\.[A-Za-z0-9]+)*)/dg;

/** Rule text cut where its hand changes: stress, code, ids that can be followed, and what a search found. */
export function richText(text: string, isRule: (id: string) => boolean, found: readonly Span[] = []): readonly Piece[] {
  const pieces: Piece[] = [];
  const add = ({ tone, start, end }: Marked) => {
    for (const { from, to, hit } of cut(start, end, found)) {
      pieces.push({ tone, text: text.slice(from, to), found: hit });
    }
  };
  let at = 0;
  for (const match of text.matchAll(MARK)) {
    const marked = markedBy(match, isRule);
    if (marked === null) continue;
    if (match.index > at) add({ tone: 'plain', start: at, end: match.index });
    add(marked);
    at = match.index + match[0].length;
  }
  if (at < text.length) add({ tone: 'plain', start: at, end: text.length });
  return pieces;
}

const tones = ['strong', 'stressed', 'code', 'rule'] as const;

function markedBy(match: RegExpMatchArray, isRule: (id: string) => boolean): Marked | null {
  for (const tone of tones) {
    const inner = match.groups?.[tone];
    const place = match.indices?.groups?.[tone];
    if (inner === undefined || place === undefined) continue;
    const [start, end] = place;
    if (isRule(inner)) return { tone: 'rule', start, end };
    return tone === 'rule' ? null : { tone, start, end };
  }
  return null;
}

function cut(start: number, end: number, found: readonly Span[]) {
  const parts: { from: number; to: number; hit: boolean }[] = [];
  let at = start;
  for (const span of found) {
    const from = Math.max(span.start, at);
    const to = Math.min(span.end, end);
    if (from >= to) continue;
    if (from > at) parts.push({ from: at, to: from, hit: false });
    parts.push({ from, to, hit: true });
    at = to;
  }
  if (at < end) parts.push({ from: at, to: end, hit: false });
  return parts;
}
