import type { Game } from '../core/game';
import type { GameModule } from '../core/module';
import { analyses } from './analyses';
import { think } from './bot/think';
import { commands } from './commands';
import { setups } from './data/scenarios';
import { squaredDistance } from './hexes';
import { checkOptions, optionSpecs, SEATS } from './optionSpecs';
import { begin, isPhaseOver } from './phases';
import { planOf } from './plan';
import { score } from './score';
import { deal } from './setup';
import type { Command, Event, State } from './types';
import { imagine, type View, view } from './view';

export const tankOnTank: Game<State, Command, Event, View> = {
  id: 'tankOnTank',
  version: 2,
  setups,
  seats: SEATS,
  options: optionSpecs,
  secrets: true,
  ...commands,
  checkOptions: checkOptions,
  deal,
  begin,
  isPhaseOver,
  result: (state) => state.outcome,
  score,
  progress: (state) => Math.min(1, Math.max(0, state.turn - 1) / planOf(state).turns),
  view,
  imagine,
  squaredDistance: squaredDistance,
};

export const tankOnTankModule: GameModule = { game: tankOnTank, think, analyses: analyses };
