/** A text as searching sees it: width, case and composition do not count, but every letter knows where it stood. */
export interface Searchable {
  readonly text: string;
  readonly folded: string;
  /** For every letter of `folded`: where its sign begins in `text`; one more for the end. */
  readonly origin: readonly number[];
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Made with the first search: it reads a table that nobody should wait for at the start. */
let signs: Intl.Segmenter | null = null;

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** Folded sign by sign: a half-width kana and its voicing mark become one letter only together. */
export function searchable(text: string): Searchable {
  signs ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let folded = '';
  const origin: number[] = [];
  for (const { segment, index } of signs.segment(text)) {
    const plain = fold(segment);
    folded += plain;
    for (let i = 0; i < plain.length; i++) origin.push(index);
  }
  origin.push(text.length);
  return { text, folded, origin };
}

/** Every place a query stands in the text, in the text's own counting. */
export function spansOf({ folded, origin }: Searchable, query: string): readonly Span[] {
  const wanted = fold(query.trim());
  if (wanted === '') return [];
  const spans: Span[] = [];
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    const start = origin[at] ?? 0;
    const last = origin[at + wanted.length - 1] ?? start;
    const end = origin.find((place, index) => index >= at + wanted.length && place > last) ?? last;
    spans.push({ start, end });
  }
  return spans;
}
