import type { Frozen, Refusal, Scribe, Seat } from '../core/game';
import { pointsOf, typeOf } from './chart';
import { battleOf } from './data/scenarios';
import { type Kind, unitTypes } from './data/units';
import { opponent, oppositeEdge, publicName, rowsFrom } from './plan';
import { no } from './refusal';
import { newUnit } from './setup';
import type { CommandOf, Event, State } from './types';

/** What a side has spent on its force. */
export function pointsSpent(state: Frozen<State>, seat: Seat): number {
  return state.units.filter((unit) => unit.seat === seat).reduce((sum, unit) => sum + pointsOf(unit), 0);
}

/** Counters of a kind that are still in the box. */
export function countersLeft(state: Frozen<State>, kind: Kind, hq: boolean): number {
  const type = typeOf(state.switches, kind);
  const used = state.units.filter((unit) => unit.kind === kind && unit.hq === hq).length;
  return (hq ? type.headquarters : type.counters) - used;
}

export const buyable: readonly { readonly kind: Kind; readonly hq: boolean; readonly seat: Seat }[] = unitTypes.flatMap(
  ({ kind, seat, headquarters }) => [
    { kind, seat, hq: false },
    ...(headquarters > 0 ? [{ kind, seat, hq: true }] : []),
  ],
);

export function refuseBuy(state: Frozen<State>, command: CommandOf<'buy'>): Refusal | null {
  if (state.phase !== 'purchase' || state.bought[command.seat] !== false) return no('TOT-11.1b');
  const { kind, hq, seat } = command;
  if (typeOf(state.switches, kind).seat !== seat) return no('TOT-2.1b');
  if (countersLeft(state, kind, hq) <= 0) return no('TOT-11.0a');
  return pointsSpent(state, seat) + pointsOf(command) <= state.switches.points ? null : no('TOT-11.1b');
}

export function applyBuy(draft: State, { seat, kind, hq }: CommandOf<'buy'>, scribe: Scribe<Event>): void {
  const count = draft.units.filter((unit) => unit.seat === seat).length;
  const unit = newUnit(`${seat}${count}`, seat, seat, { kind, hq });
  draft.units.push(unit);
  scribe.emit({ type: 'unitBought', seat, unit: unit.id, name: publicName(unit) });
}

export function refuseBought(state: Frozen<State>, seat: Seat): Refusal | null {
  return state.units.some((unit) => unit.seat === seat) ? null : no('TOT-11.1b');
}

export function applyBought(draft: State, seat: Seat, scribe: Scribe<Event>): void {
  draft.bought[seat] = true;
  draft.active = draft.active.filter((each) => each !== seat);
  scribe.emit({ type: 'purchaseClosed', seat, points: pointsSpent(draft, seat) });
}

/** Both roll until one is higher: he decides map, snow and edges (TOT-11.1c). */
export function rollDecider(draft: State, scribe: Scribe<Event>): void {
  for (;;) {
    const american = scribe.dice.roll(6, 'decider', 0);
    const german = scribe.dice.roll(6, 'decider', 1);
    if (american === german) continue;
    const seat = american > german ? 0 : 1;
    draft.decider = seat;
    draft.active = [seat];
    scribe.emit({ type: 'deciderRolled', american, german, seat });
    return;
  }
}

function refuseTerm(state: Frozen<State>, seat: Seat, isOpen: boolean): Refusal | null {
  return state.phase === 'terms' && state.decider === seat && isOpen ? null : no('TOT-11.1c');
}

export function refuseMap(state: Frozen<State>, command: CommandOf<'chooseMap'>): Refusal | null {
  return refuseTerm(state, command.seat, !state.mapChosen);
}

export function applyMap(draft: State, { seat, map }: CommandOf<'chooseMap'>, scribe: Scribe<Event>): void {
  draft.map = map;
  draft.mapChosen = true;
  scribe.emit({ type: 'mapChosen', seat, map });
}

export function refuseSnow(state: Frozen<State>, command: CommandOf<'chooseSnow'>): Refusal | null {
  return refuseTerm(state, command.seat, !state.snowChosen);
}

export function applySnow(draft: State, { seat, snow }: CommandOf<'chooseSnow'>, scribe: Scribe<Event>): void {
  draft.snow = snow;
  draft.snowChosen = true;
  scribe.emit({ type: 'snowChosen', seat, snow, season: snow ? 'snow' : 'summer' });
}

export function refuseSide(state: Frozen<State>, command: CommandOf<'chooseEdge'>): Refusal | null {
  const barred = refuseTerm(state, command.seat, state.edges[0] === null);
  if (barred) return barred;
  const battle = battleOf(state.setup);
  return battle?.edges.includes(command.edge) ? null : no(battle?.objectives ? 'TOT-11.2e' : 'TOT-11.1c');
}

export function applySide(draft: State, { seat, edge }: CommandOf<'chooseEdge'>, scribe: Scribe<Event>): void {
  draft.edges[seat] = edge;
  draft.edges[opponent(seat)] = oppositeEdge(edge);
  scribe.emit({ type: 'edgeChosen', seat, edge });
}

/** The three hex rows nearest to the opponent's edge (TOT-11.2d). */
export function objectiveZone(state: Frozen<State>, seat: Seat): readonly string[] {
  const edge = state.edges[opponent(seat)];
  return edge ? rowsFrom(edge, 3) : [];
}

export function refuseObjective(state: Frozen<State>, command: CommandOf<'placeObjective'>): Refusal | null {
  if (state.phase !== 'objectives' || state.objectives[command.seat] !== null) return no('TOT-11.2d');
  return objectiveZone(state, command.seat).includes(command.to) ? null : no('TOT-11.2d', [`hex:${command.to}`]);
}

export function applyObjective(draft: State, { seat, to }: CommandOf<'placeObjective'>, scribe: Scribe<Event>): void {
  draft.objectives[seat] = to;
  draft.active = draft.active.filter((each) => each !== seat);
  scribe.emit({ type: 'objectivePlaced', seat, at: to });
}

/** Whether nothing is left to agree before setting up. */
export function isAgreed(state: Frozen<State>): boolean {
  switch (state.phase) {
    case 'purchase':
      return state.bought.every((done) => done);
    case 'terms':
      return state.mapChosen && state.snowChosen && state.edges[0] !== null;
    default:
      return state.objectives.every((hex) => hex !== null);
  }
}
