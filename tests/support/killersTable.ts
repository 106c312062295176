import en from '../../src/i18n/tankKillers/en/game';
import ja from '../../src/i18n/tankKillers/ja/game';
import { sequenceOf } from '../../src/machines/order';
import { tankKillersChart } from '../../src/machines/tankKillers';
import type { Seat } from '../../src/rules/core/game';
import { tankKillers } from '../../src/rules/tankKillers';
import type { Phase, View } from '../../src/rules/tankKillers/types';
import type { Style } from '../../src/scenes/board/gameScene';
import { palettes } from '../../src/scenes/paint/palette';
import { type Match, openMatch } from '../../src/session/match';

const sequence = sequenceOf(tankKillersChart);

export function killersLook(language: Style['language'] = 'en'): Style {
  return { text: language === 'en' ? en : ja, language, pieces: 'silhouettes', palette: palettes.standard };
}

/** The games of a few seeds, command by command, each choosing another of what is allowed. */
export function* killersMatches(seeds: readonly string[], longest = 400): Generator<Match> {
  for (const seed of seeds) {
    let match: Match = openMatch(tankKillers, sequence, { setup: 'germanAmerican', seats: 2, options: {}, seed });
    for (let step = 0; step < longest; step++) {
      yield match;
      if (match.result !== null) break;
      const legal = match.legal(match.state.active[0] ?? 0);
      const command = legal[(step * 7) % legal.length];
      if (command === undefined) throw new Error('nothing is allowed');
      match = match.play(command);
    }
  }
}

function isView(view: unknown): view is View {
  return typeof view === 'object' && view !== null && 'sides' in view && 'chain' in view;
}

export function killersView(match: Match, seat: Seat | null): View {
  const view = match.view(seat);
  if (!isView(view)) throw new Error('not a view of Tank Killers');
  return view;
}

/** The first moment of play in a phase. */
export function killersAt(phase: Phase, seeds: readonly string[]): Match {
  for (const match of killersMatches(seeds)) if (match.state.phase === phase) return match;
  throw new Error(`no game came to ${phase}`);
}
