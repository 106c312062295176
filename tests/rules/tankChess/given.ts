import { openDice, seedDice } from '../../../src/rules/core/dice';
import type { Json, Refusal } from '../../../src/rules/core/game';
import { legal, write } from '../../../src/rules/core/play';
import { FACING_NAMES, isSquareId } from '../../../src/rules/core/square';
import { tankChess as unwatched } from '../../../src/rules/tankChess';
import type { Command, Drive, Event, FacingName, Place, SquareId, State } from '../../../src/rules/tankChess/types';
import { watched } from '../../support/watched';
import { tankChessLaws } from './laws';

/** Whatever a test does, all laws of the game are held against it. */
export const tankChess = watched(unwatched, tankChessLaws);

export interface Given {
  readonly size?: number;
  /** Pieces as 'HT c1 N, LT d4 SW'. */
  readonly white?: string;
  readonly black?: string;
  readonly obstacles?: string;
  readonly wrecks?: string;
  readonly turn?: 'white' | 'black';
  readonly options?: { readonly [id: string]: Json };
}

/** A position in words, as the analysis functions take it. */
export function positionJson(given: Given): { readonly [key: string]: Json } {
  const side = (text: string | undefined, name: string) =>
    (text ?? '')
      .split(',')
      .map((word) => word.trim())
      .filter((word) => word !== '')
      .map((word) => {
        const [kind = '', at = '', facing = ''] = word.split(' ');
        return { side: name, kind, at, facing };
      });
  const list = (text: string | undefined) => (text ?? '').split(' ').filter((word) => word !== '');
  return {
    size: given.size ?? 16,
    obstacles: list(given.obstacles),
    wrecks: list(given.wrecks),
    pieces: [...side(given.white, 'white'), ...side(given.black, 'black')],
    turn: given.turn ?? 'white',
  };
}

export function given(text: Given): State {
  const options = { ...text.options, position: positionJson(text) };
  return tankChess.deal({ setup: 'custom', seats: 2, options }, openDice(seedDice('given')));
}

export function start(setup: string, options: { readonly [id: string]: Json } = {}): State {
  return tankChess.deal({ setup, seats: 2, options }, openDice(seedDice('start')));
}

/** A drive of the side to move, in short: 'c1 c3 N' or 'c1 c3 N x g14'. */
export function drive(state: State, text: string): Drive {
  const [from = '', to = '', facing = '', , target] = text.split(' ');
  const place = (name: string): SquareId => {
    if (!isSquareId(name)) throw new Error(`not a square: ${name}`);
    return name;
  };
  const face = FACING_NAMES.find((name) => name === facing);
  if (!face) throw new Error(`not a facing: ${facing}`);
  return {
    type: 'drive',
    seat: state.mover,
    from: place(from),
    to: to === 'off' ? 'off' : place(to),
    facing: face,
    fireAt: target === undefined ? null : place(target),
  };
}

export function refusal(state: State, text: string): Refusal | null {
  return tankChess.refuse(state, drive(state, text));
}

/** Plays one command through the phases, the way the chart does. */
export function play(state: State, command: Command): { state: State; events: readonly Event[] } {
  const refused = tankChess.refuse(state, command);
  if (refused) throw new Error(`refused by ${refused.rule}`);
  const dice = seedDice('play');
  const first = write<State, Event>({ state, dice }, (draft, scribe) => tankChess.apply(draft, command, scribe));
  const events = [...first.events];
  let { position } = first;
  const open = (phase: State['phase']) => {
    const outcome = write<State, Event>(position, (draft, scribe) => {
      draft.phase = phase;
      tankChess.begin(draft, scribe);
    });
    position = outcome.position;
    events.push(...outcome.events);
  };
  if (tankChess.result(position.state)) open('over');
  else if (position.state.offer === 'open') open('drawOffer');
  else if (tankChess.isPhaseOver(position.state)) {
    if (state.phase === 'turn') open('announcement');
    open('turn');
  }
  return { state: position.state, events };
}

/** What the mover has to say of a position, as if he had just driven. */
export function announced(state: State): readonly Event[] {
  const told = write<State, Event>({ state, dice: seedDice('announced') }, (draft, scribe) => {
    draft.phase = 'announcement';
    tankChess.begin(draft, scribe);
  });
  return told.events;
}

export function playAll(state: State, ...drives: string[]): { state: State; events: readonly Event[] } {
  let reached: { state: State; events: readonly Event[] } = { state, events: [] };
  for (const text of drives) reached = play(reached.state, drive(reached.state, text));
  return reached;
}

export function drives(state: State): readonly Drive[] {
  return legal(tankChess, state, state.mover).filter((command): command is Drive => command.type === 'drive');
}

/** Where the piece on a square can end, as 'c3 N' in order. */
export function endsFrom(state: State, from: string): readonly string[] {
  const ends = drives(state).filter((one) => one.from === from);
  return [...new Set(ends.map((one) => `${one.to} ${one.facing}`))].sort();
}

/** What it could shoot from there. */
export function shotsFrom(state: State, from: string, to: Place, facing: FacingName): readonly string[] {
  return drives(state)
    .filter((one) => one.from === from && one.to === to && one.facing === facing && one.fireAt !== null)
    .map((one) => one.fireAt ?? '')
    .sort();
}

export function types(events: readonly Event[]): readonly string[] {
  return events.map((event) => event.type);
}
