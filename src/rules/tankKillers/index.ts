import type { Game } from '../core/game';
import type { GameModule } from '../core/module';
import { won } from '../core/result';
import { analyses } from './analyses';
import { think } from './bot/think';
import { commands, forced } from './commands';
import { fault, nationsOf, optionSpecs, setups } from './optionSpecs';
import { beginPhase } from './phases';
import { other } from './piles';
import { score } from './score';
import { deal } from './setup';
import type { Command, Event, State, View } from './types';
import { imagine, view } from './view';

export const tankKillers: Game<State, Command, Event, View> = {
  id: 'tankKillers',
  version: 2,
  setups,
  seats: { least: 2, most: 2 },
  options: optionSpecs,
  secrets: true,
  ...commands,
  sides: nationsOf,
  fault,
  deal,
  begin: beginPhase,
  isPhaseOver: (state) => state.exit !== null,
  result: ({ defeated }) => (defeated === null ? null : won('TK-WIN1', [other(defeated)])),
  score,
  forced,
  progress: ({ sides }) => Math.min(1, Math.max(...sides.map(({ casualties, limit }) => casualties.length / limit))),
  view,
  imagine,
};

export const tankKillersModule: GameModule = { game: tankKillers, think, ask: analyses };
