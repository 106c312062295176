import en from '../../src/i18n/tankDuel/en/game';
import ja from '../../src/i18n/tankDuel/ja/game';
import { sequenceOf } from '../../src/machines/order';
import { tankDuelChart } from '../../src/machines/tankDuel';
import type { Json, Seat } from '../../src/rules/core/game';
import { tankDuel } from '../../src/rules/tankDuel';
import type { Phase } from '../../src/rules/tankDuel/types';
import type { View } from '../../src/rules/tankDuel/view';
import type { Style } from '../../src/scenes/board/gameScene';
import { palettes } from '../../src/scenes/paint/palette';
import { type Match, openMatch } from '../../src/session/match';

const sequence = sequenceOf(tankDuelChart);

export function duelLook(language: Style['language'] = 'en'): Style {
  return { text: language === 'en' ? en : ja, language, pieces: 'silhouettes', palette: palettes.standard };
}

/** A game command by command, each choosing another of what is allowed. */
export function* duelMatches(
  seed: string,
  seats = 2,
  options: { readonly [id: string]: Json } = {},
  longest = 260,
): Generator<Match> {
  let match: Match = openMatch(tankDuel, sequence, { setup: 'meeting', seats, options, seed });
  for (let step = 0; step < longest; step++) {
    yield match;
    if (match.result !== null) break;
    const legal = match.legal(match.state.active[0] ?? 0);
    const command = legal[(step * 7) % legal.length];
    if (command === undefined) throw new Error('nothing is allowed');
    match = match.play(command);
  }
}

function isView(view: unknown): view is View {
  return typeof view === 'object' && view !== null && 'tanks' in view && 'ground' in view;
}

export function duelView(match: Match, seat: Seat | null): View {
  const view = match.view(seat);
  if (!isView(view)) throw new Error('not a view of Tank Duel');
  return view;
}

/** The first moment of play in a phase. */
export function duelAt(phase: Phase, seed: string, options: Parameters<typeof duelMatches>[2] = {}): Match {
  for (const match of duelMatches(seed, 2, options, 600)) if (match.state.phase === phase) return match;
  throw new Error(`no game came to ${phase}`);
}
