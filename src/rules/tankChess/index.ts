import type { Game } from '../core/game';
import type { GameModule } from '../core/module';
import { analyses } from './analyses';
import { think } from './bot/think';
import { commands } from './commands';
import { timeControl } from './pace';
import { begin, isPhaseOver, result } from './phases';
import { squaredDistance } from './pointing';
import { progress } from './progress';
import { score } from './score';
import { checkOptions, deal, optionSpecs, setups } from './setup';
import { analyseAsked } from './study/analysis';
import type { Command, Event, State, View } from './types';
import { imagine, view } from './view';

export const tankChess: Game<State, Command, Event, View> = {
  id: 'tankChess',
  version: 1,
  setups,
  seats: { least: 2, most: 2 },
  options: optionSpecs,
  secrets: false,
  ...commands,
  checkOptions: checkOptions,
  deal,
  begin,
  isPhaseOver,
  result,
  score,
  progress,
  view,
  imagine,
  squaredDistance: squaredDistance,
};

export const tankChessModule: GameModule = {
  game: tankChess,
  think,
  analyses: { ...analyses, analyse: analyseAsked },
  timeControl: timeControl,
};
