import type { Frozen, Game, Seat } from '../core/game';
import type { GameModule } from '../core/module';
import { ask } from './ask';
import { rememberedBoard } from './board';
import { think } from './engine/think';
import { rememberedReach } from './movement';
import { pace } from './pace';
import { apply, begin, isPhaseOver, result } from './play';
import { apart, commandAt, parse, path } from './pointing';
import { progress } from './progress';
import { refuse } from './refusal';
import { score } from './score';
import { deal, fault, options, setups } from './setup';
import { analyseAsked } from './study/analysis';
import { drivesOf } from './turns';
import type { Command, Event, State, View } from './types';
import { imagine, view } from './view';

function candidates(state: Frozen<State>, seat: Seat): Command[] {
  switch (state.phase) {
    case 'turn': {
      const board = rememberedBoard(state);
      const drives = drivesOf(board, seat, (number) => rememberedReach(state, number));
      return [...drives.map(({ drive }) => drive), { type: 'offerDraw', seat }];
    }
    case 'drawOffer':
      return [
        { type: 'acceptDraw', seat },
        { type: 'declineDraw', seat },
      ];
    case 'announcement':
    case 'over':
      return [];
  }
}

export const tankChess: Game<State, Command, Event, View> = {
  id: 'tankChess',
  version: 1,
  setups,
  seats: { least: 2, most: 2 },
  options,
  secrets: false,
  fault,
  deal,
  begin,
  apply,
  candidates,
  refuse,
  isPhaseOver,
  result,
  score,
  progress,
  view,
  imagine,
  path,
  commandAt,
  apart,
  parse,
};

export const tankChessModule: GameModule = {
  game: tankChess,
  think,
  ask: { ...ask, analyse: analyseAsked },
  pace,
};
