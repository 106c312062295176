import type { Game } from '../core/game';
import type { GameModule } from '../core/module';
import { won } from '../core/result';
import { analyses } from './analyses';
import { think } from './bot/think';
import { commands, onlyMove } from './commands';
import { checkOptions, nationsOf, optionSpecs, setups } from './optionSpecs';
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
  sideNames: nationsOf,
  checkOptions: checkOptions,
  deal,
  begin: beginPhase,
  isPhaseOver: (state) => state.exit !== null,
  result: ({ defeated }) => (defeated === null ? null : won('TK-WIN1', [other(defeated)])),
  score,
  onlyMove: onlyMove,
  progress: ({ sides }) => Math.min(1, Math.max(...sides.map(({ casualties, limit }) => casualties.length / limit))),
  view,
  imagine,
};

export const tankKillersModule: GameModule = { game: tankKillers, think, analyses: analyses };
