import type { Game } from '../core/game';
import type { GameModule } from '../core/module';
import { won } from '../core/result';
import { asks } from './ask';
import { think } from './bot/think';
import { candidates, commandAt, parse, path } from './commands';
import { forced } from './forced';
import { fault, nationsOf, options, setups } from './options';
import { applyCommand, beginPhase } from './phasing';
import { other } from './piles';
import { refuse } from './refuse';
import { score } from './score';
import { deal } from './setup';
import type { Command, Event, State, View } from './types';
import { imagine, view } from './view';

export const tankKillers: Game<State, Command, Event, View> = {
  id: 'tankKillers',
  version: 1,
  setups,
  seats: { least: 2, most: 2 },
  options,
  secrets: true,
  sides: nationsOf,
  fault,
  deal,
  begin: beginPhase,
  apply: applyCommand,
  candidates,
  refuse,
  isPhaseOver: (state) => state.exit !== null,
  result: ({ defeated }) => (defeated === null ? null : won('TK-WIN1', [other(defeated)])),
  score,
  forced,
  progress: ({ sides }) => Math.min(1, Math.max(...sides.map(({ casualties, limit }) => casualties.length / limit))),
  view,
  imagine,
  path,
  commandAt,
  parse,
};

export const tankKillersModule: GameModule = { game: tankKillers, think, ask: asks };
