import type { Game } from '../core/game';
import type { GameModule } from '../core/module';
import { asks } from './ask';
import { think } from './bot/think';
import { commands } from './commands';
import { LINES, months } from './data/calendar';
import { checkOptions, options, setups, switchesOf } from './options';
import { begin, sealed } from './phases';
import { score } from './score';
import { service } from './service';
import { deal } from './setup';
import type { Command, Event, State, View } from './types';
import { result } from './victory';
import { imagine, view } from './view';

export const tankAce: Game<State, Command, Event, View> = {
  id: 'tankAce',
  version: 2,
  setups,
  seats: { least: 1, most: 2 },
  options,
  secrets: false,
  teams: ({ seats, options: given }) =>
    seats === 2 && (given.together ?? 'cooperative') === 'cooperative'
      ? [[0, 1]]
      : Array.from({ length: seats }, (_, seat) => [seat]),
  checkOptions: checkOptions,
  deal,
  begin,
  ...commands,
  candidates: (state, seat) => (state.active.includes(seat) ? commands.candidates(state, seat) : []),
  apply: (draft, command, to) => commands.apply(draft, command, sealed(draft, to)),
  isPhaseOver: ({ exit }) => exit !== null,
  result,
  score,
  progress: ({ month, line, start, setup }) =>
    setup === 'mission' ? 0 : Math.min(1, ((month - start) * LINES + line - 1) / ((months.length - start) * LINES)),
  service,
  binding: (given) => switchesOf(given).ironman,
  view,
  imagine,
};

export const tankAceModule: GameModule = { game: tankAce, think, analyses: asks };
