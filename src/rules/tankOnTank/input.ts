import type { Frozen, Ref, Seat } from '../core/game';
import { type HexId, apart as hexesApart } from '../core/hex';
import { idOf, isFacingName, isHexName } from './board';
import { isKind } from './chart';
import type { Edge, MapId } from './data/maps';
import { unitOf } from './plan';
import type { Command, State } from './types';

const edges: readonly Edge[] = ['north', 'south', 'west', 'east'];
const isEdge = (text: unknown): text is Edge => edges.some((edge) => edge === text);
const isMap = (text: unknown): text is MapId => text === 'A' || text === 'B';

function hexOf(ref: Ref): HexId | null {
  const name = ref.startsWith('hex:') ? ref.slice('hex:'.length) : '';
  return isHexName(name) ? idOf(name) : null;
}

export function apart(from: Ref, to: Ref): number | null {
  const [a, b] = [hexOf(from), hexOf(to)];
  return a === null || b === null ? null : hexesApart(a, b);
}

/** The things a player points at, in order, to give this command. */
export function path(command: Command): readonly Ref[] {
  switch (command.type) {
    case 'buy':
      return [`button:buy-${command.kind}${command.hq ? '-hq' : ''}`];
    case 'chooseMap':
      return [`button:map-${command.map}`];
    case 'chooseSnow':
      return [command.snow ? 'button:snow' : 'button:summer'];
    case 'chooseEdge':
      return [`button:edge-${command.edge}`];
    case 'placeObjective':
      return [`hex:${command.to}`];
    case 'place':
    case 'move':
    case 'enter':
      return [`unit:${command.unit}`, `hex:${command.to}`];
    case 'face':
      return [`unit:${command.unit}`, `face:${command.facing}`];
    case 'dig':
    case 'nameAce':
    case 'exit':
    case 'lead':
    case 'promote':
      return [`unit:${command.unit}`, `button:${command.type}`];
    case 'aim':
      return [`unit:${command.unit}`, `unit:${command.target}`];
    case 'advance':
      return [`unit:${command.unit}`, 'button:advance', `face:${command.facing}`];
    case 'strike':
      return ['button:strike', `hex:${command.to}`];
    case 'fire':
    case 'reroll':
    case 'accept':
    case 'decline':
    case 'done':
      return [`button:${command.type}`];
  }
}

function split(ref: Ref | undefined): readonly [string, string] {
  const at = ref?.indexOf(':') ?? -1;
  return ref === undefined || at < 0 ? ['', ''] : [ref.slice(0, at), ref.slice(at + 1)];
}

/** The command meant by pointing at these things; a target may also be pointed at before the unit that fires. */
export function commandAt(state: Frozen<State>, seat: Seat, refs: readonly Ref[]): Command | null {
  const [[kind, id], [nextKind, next], [lastKind, last]] = [split(refs[0]), split(refs[1]), split(refs[2])];
  if (refs.length === 3) {
    const whole = kind === 'unit' && nextKind === 'button' && next === 'advance' && lastKind === 'face';
    return whole && isFacingName(last) ? { type: 'advance', seat, unit: id, facing: last } : null;
  }
  if (refs.length === 2) {
    if (kind === 'button') {
      return id === 'strike' && nextKind === 'hex' && isHexName(next) ? { type: 'strike', seat, to: next } : null;
    }
    return kind === 'unit' ? withUnit(state, seat, id, nextKind, next) : null;
  }
  if (refs.length !== 1) return null;
  if (kind === 'hex') return isHexName(id) ? { type: 'placeObjective', seat, to: id } : null;
  return kind === 'button' ? pressed(seat, id) : null;
}

function withUnit(state: Frozen<State>, seat: Seat, unit: string, kind: string, id: string): Command | null {
  if (kind === 'face') return isFacingName(id) ? { type: 'face', seat, unit, facing: id } : null;
  if (kind === 'unit') {
    const owner = unitOf(state, unit)?.seat;
    return owner === seat ? { type: 'aim', seat, unit, target: id } : { type: 'aim', seat, unit: id, target: unit };
  }
  if (kind === 'hex' && isHexName(id)) {
    if (state.phase === 'deployment') return { type: 'place', seat, unit, to: id };
    return { type: unitOf(state, unit)?.where === 'reserve' ? 'enter' : 'move', seat, unit, to: id };
  }
  if (kind !== 'button') return null;
  switch (id) {
    case 'dig':
    case 'nameAce':
    case 'exit':
    case 'lead':
    case 'promote':
      return { type: id, seat, unit };
    default:
      return null;
  }
}

function pressed(seat: Seat, id: string): Command | null {
  switch (id) {
    case 'fire':
    case 'reroll':
    case 'accept':
    case 'decline':
    case 'done':
      return { type: id, seat };
    case 'snow':
    case 'summer':
      return { type: 'chooseSnow', seat, snow: id === 'snow' };
  }
  const [word, name = '', hq] = id.split('-');
  if (word === 'buy' && isKind(name)) return { type: 'buy', seat, kind: name, hq: hq === 'hq' };
  if (word === 'map' && isMap(name)) return { type: 'chooseMap', seat, map: name };
  return word === 'edge' && isEdge(name) ? { type: 'chooseEdge', seat, edge: name } : null;
}

type Raw = { readonly [key: string]: unknown };
const isRaw = (raw: unknown): raw is Raw => typeof raw === 'object' && raw !== null && !Array.isArray(raw);
const UNIT = /^[01]\d{1,2}$/;
const isUnit = (id: unknown): id is string => typeof id === 'string' && UNIT.test(id);
const isHex = (name: unknown): name is string => typeof name === 'string' && isHexName(name);

/** A command from outside, read field by field. */
export function parse(raw: unknown): Command | null {
  if (!isRaw(raw)) return null;
  const { seat, unit, to } = raw;
  if (seat !== 0 && seat !== 1) return null;
  switch (raw.type) {
    case 'buy': {
      const { kind, hq } = raw;
      return isKind(kind) && typeof hq === 'boolean' ? { type: 'buy', seat, kind, hq } : null;
    }
    case 'chooseMap':
      return isMap(raw.map) ? { type: 'chooseMap', seat, map: raw.map } : null;
    case 'chooseSnow':
      return typeof raw.snow === 'boolean' ? { type: 'chooseSnow', seat, snow: raw.snow } : null;
    case 'chooseEdge':
      return isEdge(raw.edge) ? { type: 'chooseEdge', seat, edge: raw.edge } : null;
    case 'placeObjective':
    case 'strike':
      return isHex(to) ? { type: raw.type, seat, to } : null;
    case 'place':
    case 'move':
    case 'enter':
      return isUnit(unit) && isHex(to) ? { type: raw.type, seat, unit, to } : null;
    case 'face':
    case 'advance': {
      const facing: unknown = raw.facing;
      return isUnit(unit) && isFacingName(facing) ? { type: raw.type, seat, unit, facing } : null;
    }
    case 'dig':
    case 'nameAce':
    case 'exit':
    case 'lead':
    case 'promote':
      return isUnit(unit) ? { type: raw.type, seat, unit } : null;
    case 'aim':
      return isUnit(unit) && isUnit(raw.target) ? { type: 'aim', seat, unit, target: raw.target } : null;
    case 'fire':
    case 'reroll':
    case 'accept':
    case 'decline':
    case 'done':
      return { type: raw.type, seat };
    default:
      return null;
  }
}
