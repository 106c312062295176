import { listsIn, numberIn } from '../../../i18n/formats';
import { say } from '../../../i18n/index';
import type { TableText } from '../../../i18n/table';
import { teamName } from '../../../i18n/teamName';
import type { GameText } from '../../../i18n/text';
import type { UiText } from '../../../i18n/ui';
import type { Game, Result, Seat, TableOptions } from '../../../rules/core/game';
import { sidesOf } from '../../../session/concede';
import type { Player } from '../../../session/seats';

/** How a game ended, in words. */
export interface ResultWords {
  readonly title: string;
  readonly sentence: string;
  /** How well or badly; empty where an end is just an end. */
  readonly degree: string;
  /** What each seat earned; empty where nothing is counted. */
  readonly scores: readonly { readonly side: string; readonly score: string; readonly won: boolean }[];
}

interface Source {
  readonly text: GameText;
  readonly words: TableText;
  readonly ui: UiText;
  readonly sitters: readonly Player[];
  readonly locale: string;
}

export function sideName({ text, sitters }: Pick<Source, 'text' | 'sitters'>, seat: Seat): string {
  return text.seats[seat] ?? sitters[seat]?.name ?? '';
}

/** What the team of a seat is called: the game's own name for it, or its number. Null where the seat fights alone. */
export function teamOf(
  { text, ui }: Pick<Source, 'text' | 'ui'>,
  game: Pick<Game, 'teams'>,
  options: TableOptions,
  seat: Seat,
): string | null {
  const sides = sidesOf(game, options);
  const team = sides.findIndex((side) => side.includes(seat));
  if ((sides[team]?.length ?? 1) < 2) return null;
  return teamName(text, team, ui);
}

export function resultWords(
  source: Source,
  game: Pick<Game, 'teams'>,
  options: TableOptions,
  { winners, drawn, degree, scores }: Result,
): ResultWords {
  const { text, words, locale } = source;
  // Those who fought side by side won as one.
  const names = [...new Set(winners.map((seat) => teamOf(source, game, options, seat) ?? sideName(source, seat)))];
  const named = { winner: names[0] ?? '', winners: listsIn(locale).format(names) };
  const [title, sentence] = drawn
    ? [words.drawn, words.overDrawn]
    : names.length === 0
      ? [words.defeat, words.overLost]
      : // Whoever is at the table has won: there is nobody to be told apart from.
        options.seats === winners.length
        ? [words.victory, words.overVictory]
        : names.length === 1
          ? [words.wins, words.overWon]
          : [words.winTogether, words.overWonTogether];
  return {
    title: say(title, named, locale),
    sentence: say(sentence, named, locale),
    degree: degree === null ? '' : (text.degrees?.[degree] ?? degree),
    scores: (scores ?? []).map((score, seat) => ({
      side: sideName(source, seat),
      score: numberIn(locale, score),
      won: winners.includes(seat),
    })),
  };
}
