import { sequenceOf } from '../../../src/machines/order';
import { tankOnTankChart } from '../../../src/machines/tankOnTank';
import { type Dice, meets, openDice, seedDice } from '../../../src/rules/core/dice';
import type { Json, Refusal, Seat } from '../../../src/rules/core/game';
import type { FacingName } from '../../../src/rules/core/hex';
import { legal, write } from '../../../src/rules/core/play';
import { tankOnTank as unwatched } from '../../../src/rules/tankOnTank';
import type { Edge } from '../../../src/rules/tankOnTank/data/maps';
import type { Kind } from '../../../src/rules/tankOnTank/data/units';
import { switchesOf } from '../../../src/rules/tankOnTank/optionSpecs';
import { deal, newUnit } from '../../../src/rules/tankOnTank/setup';
import type { Command, Event, State, Unit } from '../../../src/rules/tankOnTank/types';
import { type Match, openMatch } from '../../../src/session/match';
import { watched } from '../../support/watched';
import { tankOnTankLaws } from './laws';

/** Whatever a test does, all laws of the game are held against it. */
export const tankOnTank = watched(unwatched, tankOnTankLaws);
const order = sequenceOf({ ...tankOnTankChart, game: tankOnTank });

export const US = 0;
export const GE = 1;

type Extra = Partial<Unit>;

function unit(seat: Seat, id: string, kind: Kind, at: string | null, facing: FacingName, extra: Extra): Unit {
  const where = at === null ? 'reserve' : 'map';
  return { ...newUnit(`${seat}${id}`, seat, 0, { kind, hq: false }), at, facing, where, ...extra };
}

/** An American unit: `us('1', 'sherman', 'F4', 'N')` has the id 01. */
export const us = (id: string, kind: Kind, at: string | null, facing: FacingName = 'N', extra: Extra = {}): Unit =>
  unit(US, id, kind, at, facing, extra);

export const ge = (id: string, kind: Kind, at: string | null, facing: FacingName = 'S', extra: Extra = {}): Unit =>
  unit(GE, id, kind, at, facing, extra);

/** Dice that show what they are told to, and cups that are drawn from in the order given. */
export function scripted(faces: readonly number[], cup: readonly number[] = []): Dice {
  const left = [...faces];
  const next = (why: string): number => {
    const face = left.shift();
    if (face === undefined) throw new Error(`no face left for ${why}`);
    return face;
  };
  return {
    roll: (_, why) => next(why),
    test(sides, need, why, seat) {
      const shown = sides.map(() => next(why));
      return { why, seat, sides, faces: shown, chance: null, success: meets(shown, need) };
    },
    shuffle: (items) => {
      const rest = [...items];
      const first = cup.flatMap((value) => {
        const at = rest.findIndex((item) => Object.is(item, value));
        return at < 0 ? [] : rest.splice(at, 1);
      });
      return [...first, ...rest];
    },
    state: () => seedDice('scripted'),
    rolls: () => [],
  };
}

/** A position to try rules on. */
export interface Table {
  readonly state: State;
  readonly events: readonly Event[];
  /** Plays commands; the faces are the dice in the order they fall. */
  play(command: Command | readonly Command[], ...faces: number[]): Table;
  refuse(command: Command): Refusal | null;
  rule(command: Command): string | null;
  legal(seat: Seat): readonly Command[];
  unit(id: string): Unit;
  types(): readonly string[];
}

export function tableOf(state: State, events: readonly Event[] = []): Table {
  return {
    state,
    events,
    play(command, ...faces) {
      const list: readonly Command[] = 'type' in command ? [command] : command;
      const dice = scripted(faces);
      let at = state;
      const told: Event[] = [];
      for (const each of list) {
        const refusal = tankOnTank.refuse(at, each);
        if (refusal) throw new Error(`${JSON.stringify(each)} is refused by ${refusal.rule}`);
        const out = write<State, Event>(
          { state: at, dice: seedDice('x') },
          (d, s) => tankOnTank.apply(d, each, s),
          dice,
        );
        at = out.position.state;
        told.push(...out.events);
      }
      return tableOf(at, told);
    },
    refuse: (command) => tankOnTank.refuse(state, command),
    rule: (command) => tankOnTank.refuse(state, command)?.rule ?? null,
    legal: (seat) => legal(tankOnTank, state, seat),
    unit(id) {
      const found = state.units.find((each) => each.id === id);
      if (!found) throw new Error(`no unit ${id}`);
      return found;
    },
    types: () => events.map((event) => event.type),
  };
}

/** Units on a map in an open action phase of the American (or of `phasing`), with the rules of a set-up. */
export function given(units: readonly Unit[], changes: Partial<State> = {}): Table {
  const setup = changes.setup ?? 'S2';
  const blank = deal({ setup, seats: 2, options: {} }, openDice(seedDice('given')));
  const phasing = changes.phasing ?? US;
  const state: State = {
    ...blank,
    phase: 'action',
    turn: 1,
    half: 1,
    phasing,
    first: phasing,
    active: [phasing],
    chit: 4,
    ...changes,
    units: units.map((each) => ({ ...each })),
  };
  return tableOf(state);
}

export const switched = (options: { readonly [id: string]: Json }) => ({ switches: switchesOf(options) });

/** Opens a phase by itself, as the chart would, with dice and cup told. */
export function begin(
  state: State,
  phase: State['phase'],
  faces: readonly number[] = [],
  cup: readonly number[] = [],
): Table {
  const out = write<State, Event>(
    { state, dice: seedDice('x') },
    (draft, scribe) => {
      draft.phase = phase;
      tankOnTank.begin(draft, scribe);
    },
    scripted(faces, cup),
  );
  return tableOf(out.position.state, out.events);
}

export function newMatch(setup: string, options: { readonly [id: string]: Json } = {}, seed = 'test'): Match {
  return openMatch(tankOnTank, order, { setup, seats: 2, options, seed });
}

/** A match nobody watches: for what is asked of many positions and not of the way to them. */
export function plainMatch(setup: string): Match {
  return openMatch(unwatched, sequenceOf(tankOnTankChart), { setup, seats: 2, options: {}, seed: 'test' });
}

export function stateOf(match: Match): State {
  const { state } = match;
  if (!isState(state)) throw new Error('not a state of this game');
  return state;
}

function isState(state: unknown): state is State {
  return typeof state === 'object' && state !== null && 'units' in state && 'control' in state;
}

// Commands, in the order a player would say them.
export const move = (seat: Seat, unit: string, to: string): Command => ({ type: 'move', seat, unit, to });
export const face = (seat: Seat, unit: string, facing: FacingName): Command => ({ type: 'face', seat, unit, facing });
export const enter = (seat: Seat, unit: string, to: string): Command => ({ type: 'enter', seat, unit, to });
export const exit = (seat: Seat, unit: string): Command => ({ type: 'exit', seat, unit });
export const lead = (seat: Seat, unit: string): Command => ({ type: 'lead', seat, unit });
export const promote = (seat: Seat, unit: string): Command => ({ type: 'promote', seat, unit });
export const aim = (seat: Seat, unit: string, target: string): Command => ({ type: 'aim', seat, unit, target });
export const fire = (seat: Seat): Command => ({ type: 'fire', seat });
export const done = (seat: Seat): Command => ({ type: 'done', seat });
export const strike = (seat: Seat, to: string): Command => ({ type: 'strike', seat, to });

export const place = (seat: Seat, unit: string, to: string): Command => ({ type: 'place', seat, unit, to });
export const dig = (seat: Seat, unit: string): Command => ({ type: 'dig', seat, unit });
export const chooseEdge = (seat: Seat, edge: Edge): Command => ({ type: 'chooseEdge', seat, edge });
export const placeObjective = (seat: Seat, to: string): Command => ({ type: 'placeObjective', seat, to });

/** An attack of several units on one target. */
export const attack = (seat: Seat, target: string, ...units: string[]): readonly Command[] => [
  ...units.map((each) => aim(seat, each, target)),
  fire(seat),
];
