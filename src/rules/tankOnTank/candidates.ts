import type { Frozen, Seat } from '../core/game';
import { FACING_NAMES } from '../core/hex';
import { hexNames, nameOf } from './board';
import { typeOf } from './chart';
import { battleOf } from './data/scenarios';
import { deploymentStep, freeHexes, placeable } from './deployment';
import { gatesOf } from './entry';
import { refuseActivation } from './movement';
import { forceOf, planOf } from './plan';
import { fallenHq } from './promotion';
import { buyable, objectiveZone } from './purchase';
import { routesOf } from './reachTable';
import type { Activity, Command, State, Unit } from './types';

/** Everything sensible to try, legal or not. */
export function candidates(state: Frozen<State>, seat: Seat): Command[] {
  switch (state.phase) {
    case 'purchase':
      return [
        ...buyable
          .filter((each) => each.seat === seat)
          .map(({ kind, hq }): Command => ({ type: 'buy', seat, kind, hq })),
        { type: 'done', seat },
      ];
    case 'terms':
      return [
        { type: 'chooseMap', seat, map: 'A' },
        { type: 'chooseMap', seat, map: 'B' },
        { type: 'chooseSnow', seat, snow: false },
        { type: 'chooseSnow', seat, snow: true },
        ...(battleOf(state.setup)?.edges ?? []).map((edge): Command => ({ type: 'chooseEdge', seat, edge })),
      ];
    case 'objectives':
      return objectiveZone(state, seat).map((to): Command => ({ type: 'placeObjective', seat, to }));
    case 'deployment':
      return deploying(state, seat);
    case 'command':
    case 'over':
      return [];
    case 'action':
    case 'movement':
    case 'volley':
    case 'aceRoll':
    case 'advance':
      return state.activity === null ? acting(state, seat) : inside(state, seat, state.activity);
  }
}

function facings(seat: Seat, unit: string): Command[] {
  return FACING_NAMES.map((facing) => ({ type: 'face', seat, unit, facing }));
}

function deploying(state: Frozen<State>, seat: Seat): Command[] {
  if (state.placing !== null) return facings(seat, state.placing);
  const step = deploymentStep(state);
  if (!step || step.seat !== seat) return [];
  if (step.declares) return step.declares.map((edge) => ({ type: 'chooseEdge', seat, edge }));
  const places = placeable(state).flatMap((unit) =>
    freeHexes(state, unit).map((to): Command => ({ type: 'place', seat, unit: unit.id, to })),
  );
  const own = state.units.filter((unit) => unit.seat === seat);
  const digs = step.positions ? own.map((unit): Command => ({ type: 'dig', seat, unit: unit.id })) : [];
  const aces = step.ace ? own.map((unit): Command => ({ type: 'nameAce', seat, unit: unit.id })) : [];
  return [...places, ...digs, ...aces];
}

function moves(state: Frozen<State>, unit: Frozen<Unit>): Command[] {
  if (refuseActivation(state, unit) !== null) return [];
  const { seat, id } = unit;
  const underWay = state.activity?.type === 'move' && state.activity.mover?.unit === id;
  const turns = facings(seat, id).filter(
    (command) => underWay || (command.type === 'face' && command.facing !== unit.facing),
  );
  const drives = [...routesOf(state, unit).keys()].map(
    (place): Command => ({
      type: 'move',
      seat,
      unit: id,
      to: nameOf(place),
    }),
  );
  const leaves: Command[] = planOf(state).exits.some((exit) => exit.seat === seat)
    ? [{ type: 'exit', seat, unit: id }]
    : [];
  return [...drives, ...turns, ...leaves];
}

function inside(state: Frozen<State>, seat: Seat, activity: Frozen<Activity>): Command[] {
  switch (activity.type) {
    case 'move': {
      const { mover, members } = activity;
      const who = mover ? [mover.unit] : members;
      const units = state.units.filter((unit) => unit.seat === seat && who.includes(unit.id));
      return [...units.flatMap((unit) => moves(state, unit)), { type: 'done', seat }];
    }
    case 'volley':
      return [...aims(state, seat, activity.target), { type: 'fire', seat }];
    case 'ace':
      return [
        { type: 'reroll', seat },
        { type: 'accept', seat },
      ];
    case 'advance':
      return [
        ...activity.infantry.flatMap((unit) =>
          FACING_NAMES.map((facing): Command => ({ type: 'advance', seat, unit, facing })),
        ),
        { type: 'decline', seat },
      ];
  }
}

function aims(state: Frozen<State>, seat: Seat, target: string): Command[] {
  return state.units
    .filter((unit) => unit.seat === seat && unit.at !== null && typeOf(state.switches, unit.kind).range > 0)
    .map((unit) => ({ type: 'aim', seat, unit: unit.id, target }));
}

function acting(state: Frozen<State>, seat: Seat): Command[] {
  const own = state.units.filter((unit) => unit.seat === seat);
  const found: Command[] = [];
  for (const unit of own) {
    if (unit.at !== null) {
      found.push(...moves(state, unit));
      if (unit.hq) found.push({ type: 'lead', seat, unit: unit.id });
      if (!unit.hq && fallenHq(state, unit) !== null) found.push({ type: 'promote', seat, unit: unit.id });
    } else if (
      unit.where === 'reserve' &&
      (forceOf(state, unit).entry?.turn ?? Number.POSITIVE_INFINITY) <= state.turn
    ) {
      const hexes = new Set(gatesOf(state, unit).flatMap((gate) => gate.hexes));
      for (const to of hexes) found.push({ type: 'enter', seat, unit: unit.id, to });
    }
  }
  for (const target of state.units) {
    if (target.seat !== seat && target.at !== null) found.push(...aims(state, seat, target.id));
  }
  if ((state.strikes[seat] ?? 0) > 0) for (const to of hexNames) found.push({ type: 'strike', seat, to });
  found.push({ type: 'done', seat });
  return found;
}
