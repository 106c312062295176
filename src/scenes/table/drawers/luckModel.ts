import type { Seat } from '../../../rules/core/game';
import type { Luck } from '../../../session/luck';
import type { Match } from '../../../session/match';
import { readingOf } from '../../../session/reading';

/** The throws a reader may know of, and what the sides made of them. */
export function luckFor(match: Match, viewer: Seat | null): Luck {
  return readingOf(match, viewer).luck();
}
