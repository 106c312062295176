import type { Nation } from './formations';

/** A nation that does worse against another, and the extra cards that make the match even. */
interface Handicap {
  readonly weaker: Nation;
  readonly stronger: Nation;
  readonly british50: boolean;
  readonly cards: number;
}

/**
 * Found by play of equal bots under the standard switches; the rules only suggest that cards may be added. Germans and
 * British of 42 cards are even as they are, and so are Americans and British of 50.
 */
export const handicaps: readonly Handicap[] = [
  { weaker: 'german', stronger: 'american', british50: false, cards: 7 },
  { weaker: 'german', stronger: 'american', british50: true, cards: 7 },
  { weaker: 'german', stronger: 'british', british50: true, cards: 8 },
  { weaker: 'british', stronger: 'american', british50: false, cards: 8 },
];
