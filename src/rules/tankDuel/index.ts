import type { Game } from '../core/game';
import type { GameModule } from '../core/module';
import { analyses } from './analyses';
import { think } from './bot/think';
import { commands, SEATS } from './commands';
import { result } from './ending';
import { leave } from './leave';
import { checkOptions, optionSpecs, setups, sidesOf, teams } from './options';
import { beginPhase } from './phases';
import { score } from './score';
import { deal } from './setup';
import type { Command, Event, State } from './types';
import { imagine, type View, view } from './view';

export const tankDuel: Game<State, Command, Event, View> = {
  id: 'tankDuel',
  version: 4,
  setups,
  seats: SEATS,
  options: optionSpecs,
  secrets: true,
  sideNames: sidesOf,
  teams,
  checkOptions: checkOptions,
  deal,
  begin: beginPhase,
  ...commands,
  leave,
  /** With an empty hand there is nothing to answer with, and everybody sees that. */
  onlyMove: (state, seat) =>
    state.phase === 'reply' && state.active.includes(seat) && state.hands[seat]?.length === 0
      ? { type: 'letStand', seat }
      : null,
  isPhaseOver: (state) => state.exit !== null,
  result,
  score,
  progress: ({ turn, deckNumber, decks, deck, ended }) => {
    if (ended) return 1;
    // The opening hands come from the deck as well and are no progress.
    return turn <= 1 ? 0 : Math.min(1, (deckNumber - deck.length / 102) / decks);
  },
  view,
  imagine,
};

export const tankDuelModule: GameModule = { game: tankDuel, think, analyses: analyses };
