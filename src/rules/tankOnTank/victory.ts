import type { Effects, Frozen, Seat } from '../core/game';
import { FACINGS } from '../core/hex';
import { drawn, won } from '../core/result';
import { type Tally, tally } from '../core/tally';
import { boardFor } from './board';
import type { Award } from './data/scenario';
import { AMERICAN, GERMAN } from './data/units';
import { NOWHERE, neighbourAt, placeOf } from './hexes';
import { opponent, planOf } from './plan';
import type { Rule } from './rulebook';
import type { BattleResult, Event, Kill, State, Unit } from './types';
import { pointsOf } from './unitValues';

/** What the score depends on; states and views both are one. A hidden face plays no part in it. */
type Scored = Pick<
  Frozen<State>,
  'setup' | 'edges' | 'decider' | 'map' | 'switches' | 'control' | 'kills' | 'turn' | 'trophies' | 'captures'
> & { readonly units: readonly Pick<Frozen<Unit>, 'seat' | 'where' | 'at'>[] };

const win = (rule: Rule, seat: Seat): BattleResult => won(rule, [seat]);

/** Units that can still be destroyed: also those yet to enter (TOT-Q19). */
export function isAlive(unit: { readonly where: Unit['where'] }): boolean {
  return unit.where === 'map' || unit.where === 'reserve';
}

function exited(state: Scored, seat: Seat): number {
  return state.units.filter((unit) => unit.seat === seat && unit.where === 'exited').length;
}

/** Nobody is left, and nobody got away: a unit that left the map was not destroyed (TOT-Q19). */
function isDestroyed(state: Scored, seat: Seat): boolean {
  return !state.units.some((unit) => unit.seat === seat && (isAlive(unit) || unit.where === 'exited'));
}

/** All enemy units destroyed. Where one strike destroys both sides, the one that did not call it wins (TOT-Q19). */
export function checkAnnihilation(draft: State): void {
  for (const coup of planOf(draft).coups) {
    if (coup.type !== 'annihilation') continue;
    const winners = coup.seats.filter((seat) => isDestroyed(draft, opponent(seat)));
    const [only] = winners;
    if (winners.length > 1) draft.outcome = win('TOT-Q19', opponent(draft.phasing));
    else if (only !== undefined) draft.outcome = win(coup.rule, only);
  }
}

/** The other wins that need no end of turn. */
export function checkCoups(draft: State): void {
  if (draft.outcome !== null) return;
  for (const coup of planOf(draft).coups) {
    const won =
      coup.type === 'exits'
        ? exited(draft, coup.seat) >= coup.count
        : coup.type === 'trophies' && coup.hexes.every((hex) => draft.trophies.includes(hex));
    if (won && coup.type !== 'annihilation') draft.outcome = win(coup.rule, coup.seat);
  }
}

function worth(state: Scored, award: Award): number {
  switch (award.type) {
    case 'kill':
      return state.kills.filter((kill) => kill.seat !== award.seat).length;
    case 'aceKill':
      return state.kills.filter((kill) => kill.seat !== award.seat && kill.ace).length;
    case 'control':
      return award.hexes.filter((hex) => state.control[hex] === award.seat).length;
    case 'exit':
      return exited(state, award.seat) * award.each;
    case 'survive':
      return state.units.filter((unit) => unit.seat === award.seat && unit.at !== null).length;
    case 'stay': {
      const enemy = opponent(award.seat);
      if (state.switches.s5Stay === 'once') return exited(state, enemy) === 0 ? 1 : 0;
      return state.units.filter((unit) => unit.seat === enemy && unit.at !== null).length;
    }
  }
}

/** A side's victory points, award by award. */
export function points(state: Scored, seat: Seat): Tally<Rule> {
  const awards = planOf(state).awards.filter((award) => award.seat === seat);
  return tally(awards.map((award) => ({ rule: award.rule, value: worth(state, award) })));
}

const value = (kills: readonly Frozen<Kill>[], seat: Seat) =>
  kills.filter((kill) => kill.seat === seat).reduce((sum, kill) => sum + pointsOf(kill), 0);

/** How much of a bought force is destroyed, in points, and out of how many (TOT-11.1h). */
function losses(state: Frozen<State>, seat: Seat): { readonly lost: number; readonly of: number } {
  // A replaced piece left play without being destroyed and its headquarters came back: both were paid for.
  const of = state.units.filter((unit) => unit.seat === seat).reduce((sum, unit) => sum + pointsOf(unit), 0);
  return { lost: value(state.kills, seat), of };
}

/** Whether a trace along roads from the south to the north edge meets no unit of the side that cuts (TOT-S6i, TOT-Q31). */
export function isRoadOpen(state: Scored): boolean {
  const { ending: end } = planOf(state);
  const cutter = end.type === 'roads' ? end.seat : GERMAN;
  const board = boardFor(state.map);
  const enemy = state.units.flatMap((unit) => (unit.seat === cutter && unit.at !== null ? [placeOf(unit.at)] : []));
  const shut = new Set(enemy);
  if (!state.switches.s6Link && state.map === 'B') shut.add(placeOf('D4'));
  const ends = (edge: 'north' | 'south') =>
    board.data.ends.filter((end) => end.edge === edge).map((end) => placeOf(end.at));
  const open = ends('south').filter((place) => !shut.has(place));
  const seen = new Set(open);
  for (const place of open) {
    for (const facing of FACINGS) {
      const to = neighbourAt(place, facing);
      if (to === NOWHERE || board.roads[place * 6 + facing] !== 1 || shut.has(to) || seen.has(to)) continue;
      seen.add(to);
      open.push(to);
    }
  }
  return ends('north').some((place) => seen.has(place));
}

/** What the last turn decides; null where it does not. */
export function ending(state: Frozen<State>): BattleResult | null {
  const { ending: end } = planOf(state);
  switch (end.type) {
    case 'hold': {
      const holder = end.seats.find(
        (seat) => end.hexes.filter((hex) => state.control[hex] === seat).length >= end.need,
      );
      if (holder !== undefined) return win(end.rule, holder);
      if (end.otherwise === 'extend') return null;
      return end.otherwise === 'draw' ? drawn(end.rule) : win(end.rule, end.otherwise);
    }
    case 'points': {
      const ahead = points(state, end.seat).total > points(state, opponent(end.seat)).total;
      return win(end.rule, ahead ? end.seat : opponent(end.seat));
    }
    case 'target':
      return win(end.rule, points(state, end.seat).total >= end.points ? end.seat : opponent(end.seat));
    case 'roads':
      return isRoadOpen(state) ? win(end.otherwise, opponent(end.seat)) : win(end.rule, end.seat);
    case 'default':
      return win(end.rule, end.seat);
    case 'half': {
      const share = [AMERICAN, GERMAN].map((seat) => losses(state, opponent(seat)));
      const [american, german] = share;
      if (!american || !german) return drawn(end.otherwise);
      const reached = [AMERICAN, GERMAN].filter((seat) => {
        const enemy = share[seat];
        return enemy !== undefined && enemy.of > 0 && enemy.lost * 2 >= enemy.of;
      });
      const [only] = reached;
      if (only === undefined) return drawn(end.otherwise);
      if (reached.length === 1) return win(end.rule, only);
      const lead = american.lost * german.of - german.lost * american.of;
      return lead === 0 ? drawn('TOT-Q41') : win(end.rule, lead > 0 ? AMERICAN : GERMAN);
    }
    case 'capture':
      return drawn(end.otherwise);
  }
}

/** The end of a turn: captures count now, and the last turn decides or another is added. */
export function closeTurn(draft: State, scribe: Effects<Event>): void {
  const plan = planOf(draft);
  const [capture] = draft.captures;
  if (plan.ending.type === 'capture' && capture) {
    draft.outcome = win(plan.ending.rule, capture.seat);
    return;
  }
  if (draft.turn < plan.turns) return;
  draft.outcome = ending(draft);
  if (draft.outcome === null) scribe.emit({ type: 'turnsExtended', turn: draft.turn + 1 });
}

/** The running score, for the screen and the bot. */
export interface RunningScore {
  readonly points: readonly Tally<Rule>[];
  /** Hexes the scenario speaks of, and who controls them. */
  readonly held: readonly { readonly hex: string; readonly seat: Seat | null }[];
  readonly trophies: readonly string[];
  readonly road: boolean | null;
}

export function objectiveHexes(state: Scored): readonly string[] {
  const plan = planOf(state);
  const named = plan.ending.type === 'hold' ? plan.ending.hexes : [];
  const paid = plan.awards.flatMap((award) => (award.type === 'control' ? award.hexes : []));
  const asked = plan.coups.flatMap((coup) => (coup.type === 'trophies' ? coup.hexes : []));
  return [...new Set([...named, ...paid, ...asked])];
}

export function standingOf(state: Scored): RunningScore {
  return {
    points: [AMERICAN, GERMAN].map((seat) => points(state, seat)),
    held: objectiveHexes(state).map((hex) => ({ hex, seat: state.control[hex] ?? null })),
    trophies: state.trophies,
    road: planOf(state).ending.type === 'roads' ? isRoadOpen(state) : null,
  };
}
