import type { Json } from '../core/game';
import { type Analyse, AnalysisError } from '../core/module';
import { FACING_NAMES } from '../core/square';
import { boardOf } from './board';
import { type Arena, arenaOf, make, unmake } from './bot/arena';
import { perft } from './bot/perft';
import { search } from './bot/search';
import { driveOf } from './bot/translate';
import { targets } from './fire';
import { gridOf } from './grid';
import { reachFrom } from './movement';
import { fieldOf, isFault, type Position, readPosition } from './position';
import { standardSwitches } from './setup';
import { drivesOf } from './turns';
import type { Drive } from './types';

type Params = Parameters<Analyse>[0];

export function positionOf(params: Params): Position {
  const position = readPosition(params.position);
  if (isFault(position)) throw new AnalysisError(`position ${position.where}: ${position.problem}`);
  return position;
}

function told({ from, to, facing, fireAt }: Drive): Json {
  return { from, to, facing, fireAt };
}

/** Whether only a forward escape counts (TC-Q2); absent: the standard. */
export function switchesOf(params: Params) {
  const only = params.forwardEscapeOnly ?? false;
  if (typeof only !== 'boolean') throw new AnalysisError('forwardEscapeOnly: not true or false');
  return { ...standardSwitches, forwardEscapeOnly: only };
}

/** All legal turns of the side to move; an escape is told once per facing of its last step. */
const turns: Analyse = (params) => {
  const position = positionOf(params);
  const board = boardOf(fieldOf(position, switchesOf(params)));
  const found: Json[] = [];
  for (const { drive, shot } of drivesOf(board, position.turn, (number) => reachFrom(board, number))) {
    if (shot && !shot.kills) continue;
    found.push(told(drive));
  }
  return { turns: found };
};

/** The enemies in the lines of fire of the piece on `from`, seen from `to` with `facing`; whether it can drive there is not asked. */
const targetsAsked: Analyse = (params) => {
  const position = positionOf(params);
  const field = fieldOf(position, switchesOf(params));
  const grid = gridOf(position.size);
  const square = (name: 'from' | 'to') => {
    const value = params[name];
    if (typeof value !== 'string' || !grid.index.has(value))
      throw new AnalysisError(`${name}: not a square of this board`);
    return value;
  };
  const from = square('from');
  const to = square('to');
  const facing = FACING_NAMES.find((name) => name === params.facing);
  if (!facing) throw new AnalysisError(`facing: not one of ${FACING_NAMES.join(' ')}`);
  if (!field.pieces.some((piece) => piece.at === from)) throw new AnalysisError(`from: no piece on ${from}`);
  const blocked = field.obstacles.some((at) => at === to) || field.wrecks.some((at) => at === to);
  if (blocked || (to !== from && field.pieces.some((piece) => piece.at === to)))
    throw new AnalysisError(`to: ${to} is taken`);
  const shots = targets(field, from, to, facing);
  return { targets: shots.map(({ at, face, gun, armour, kills }) => ({ at, face, gun, armour, kills })) };
};

/** Turns to a depth: a turn that ends the game is a leaf and counts once, whatever depth it comes at. */
const perftAsked: Analyse = (params) => {
  const position = positionOf(params);
  const { depth } = params;
  if (typeof depth !== 'number' || !Number.isInteger(depth) || depth < 1 || depth > 8) {
    throw new AnalysisError('depth: not a whole number from 1 to 8');
  }
  const nodes = perft(arenaOf(fieldOf(position, switchesOf(params)), position.turn), depth);
  if (nodes === null) throw new AnalysisError('depth: too many turns to count from this position');
  return { nodes };
};

/** The best turn found within a budget of positions, its score in hundredths of a small advantage, and the line expected. */
const best: Analyse = (params) => {
  const position = positionOf(params);
  const positions = params.positions ?? 20_000;
  if (typeof positions !== 'number' || !Number.isInteger(positions) || positions < 1 || positions > 5_000_000) {
    throw new AnalysisError('positions: not a whole number from 1 to 5000000');
  }
  const arena = arenaOf(fieldOf(position, switchesOf(params)), position.turn);
  const found = search(arena, { positions, best: 1 });
  const [first] = found.best;
  if (!first) return { turn: null, score: 0, line: [] };
  return { turn: told(driveOf(arena, first.turn)), score: first.score, line: lineOf(arena, found.line) };
};

function lineOf(arena: Arena, turns: readonly number[]): Json[] {
  const line = turns.map((turn) => {
    const drive = told(driveOf(arena, turn));
    make(arena, turn);
    return drive;
  });
  for (const turn of turns.toReversed()) unmake(arena, turn);
  return line;
}

export const analyses: { readonly [question: string]: Analyse } = {
  turns,
  perft: perftAsked,
  best,
  targets: targetsAsked,
};
