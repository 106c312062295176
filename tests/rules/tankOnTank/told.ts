import { expect } from 'vitest';
import { FACINGS, neighbour } from '../../../src/rules/core/hex';
import { HQ_POINTS, unitTypes } from '../../../src/rules/tankOnTank/data/units';
import { distanceAt, idOf, nameAt, placeOf } from '../../../src/rules/tankOnTank/hexes';
import type { Event, State, Unit } from '../../../src/rules/tankOnTank/types';

const opposite = { north: 'south', south: 'north', west: 'east', east: 'west' } as const;
const other = (seat: number) => 1 - seat;
const total = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

export function unitIn(state: State, id: string): Unit {
  const unit = state.units.find((each) => each.id === id);
  if (unit === undefined) throw new Error(`something is told of ${id}`);
  return unit;
}

/** What everybody may call a unit. */
const nameOf = ({ shown, kind, hq }: Unit) => (shown ? `${kind}${hq ? 'Hq' : ''}` : 'faceDown');
const priceOf = ({ kind, hq }: Unit) =>
  (unitTypes.find((type) => type.kind === kind)?.points ?? Number.NaN) + (hq ? HQ_POINTS : 0);

/** The dice that count, as they lie on the table. */
function shownDice(faces: readonly number[], how: string): number {
  const sorted = faces.toSorted((a, b) => b - a);
  return total(how === 'two' ? sorted : how === 'bestOfThree' ? sorted.slice(0, 2) : sorted.slice(1));
}

type Followed = {
  readonly [T in Event['type']]: (world: State, event: Extract<Event, { type: T }>) => void;
};

/** What is told changes what is known: each event as somebody would carry it out who knows nothing but the events. */
const followed: Followed = {
  unitBought: (_, { seat }) => expect([0, 1]).toContain(seat),
  purchaseClosed(world, { seat, points }) {
    world.bought[seat] = true;
    world.active = world.active.filter((each) => each !== seat);
    expect(points).toBe(total(world.units.filter((unit) => unit.seat === seat).map(priceOf)));
  },
  deciderRolled(world, { seat, american, german }) {
    Object.assign(world, { decider: seat, active: [seat] });
    expect(seat).toBe(american > german ? 0 : german > american ? 1 : null);
  },
  mapChosen: (world, { map }) => Object.assign(world, { map, mapChosen: true }),
  snowChosen(world, { snow, season }) {
    Object.assign(world, { snow, snowChosen: true });
    expect(season).toBe(snow ? 'snow' : 'summer');
  },
  edgeChosen(world, { seat, edge }) {
    if (world.phase === 'deployment') world.entryEdge = edge;
    else world.edges = seat === 0 ? [edge, opposite[edge]] : [opposite[edge], edge];
  },
  objectivePlaced(world, { seat, at }) {
    world.objectives[seat] = at;
    world.active = world.active.filter((each) => each !== seat);
  },
  firstMoverRolled: (world, { seat }) => Object.assign(world, { first: seat }),
  unitPlaced(world, { unit, at, seat }) {
    const placed = unitIn(world, unit);
    expect(placed).toMatchObject({ seat, where: 'reserve' });
    Object.assign(placed, { at, where: 'map' });
    world.placing = unit;
  },
  unitFaced(world, { unit, at, facing }) {
    const turned = unitIn(world, unit);
    expect(turned.at).toBe(at);
    turned.facing = facing;
    if (world.phase === 'deployment') world.placing = null;
    else turned.moved = true;
  },
  positionDug(world, { unit, at }) {
    expect(unitIn(world, unit)).toMatchObject({ at, dug: false });
    unitIn(world, unit).dug = true;
  },
  aceNamed(world, { unit, only }) {
    const ace = unitIn(world, unit);
    expect(only).toEqual(ace.shown ? undefined : [ace.seat]);
    Object.assign(ace, { ace: true, aceShown: ace.shown });
  },
  turnOpened(world, { turn }) {
    expect(turn).toBe(world.turn + 1);
    Object.assign(world, { turn, half: 0, captures: [], snowbound: false });
    for (const unit of world.units) Object.assign(unit, { moved: false, fired: false });
  },
  snowRolled(world, { face, deep, result }) {
    expect({ deep, result }).toEqual(
      face <= 3 ? { deep: true, result: 'deepSnow' } : { deep: false, result: 'lightSnow' },
    );
    world.snowbound = deep;
  },
  phaseOpened(world, { seat, turn }) {
    expect(turn).toBe(world.turn);
    const half = world.half + 1;
    expect(seat).toBe(half === 1 ? world.first : other(world.first));
    Object.assign(world, { phasing: seat, active: [seat], half, spent: 0, ended: false, activity: null, chit: null });
  },
  chitDrawn(world, { by, seat, value, only, reveals, discarded }) {
    expect({ by, only, reveals, seat }).toEqual({ by: other(seat), only: [by], reveals: true, seat: world.phasing });
    expect(discarded.every((chit) => chit === 2)).toBe(true);
    world.chit = value;
  },
  chitRevealed(world, { seat, value, reveals }) {
    expect({ seat, value, reveals }).toEqual({ seat: world.phasing, value: world.chit, reveals: true });
    expect([2, 3, 4]).toContain(value);
    world.ended = true;
  },
  phaseWentOn: (world, { seat, spent, reveals }) =>
    expect({ seat, spent, reveals }).toEqual({ seat: world.phasing, spent: world.spent, reveals: true }),
  ladderRolled(world, { seat, spent, ends, result, face }) {
    expect(ends ? face <= 3 : face >= 3).toBe(true);
    expect({ seat, result }).toEqual({ seat: world.phasing, result: ends ? 'ends' : 'goesOn' });
    expect(spent).toBeGreaterThan(1);
    world.ended = ends;
  },
  phaseClosed: (world, { seat, spent }) => expect({ seat, spent }).toEqual({ seat: world.phasing, spent: world.spent }),
  groupLed(world, { unit, members, count }) {
    const { at, seat, hq } = unitIn(world, unit);
    expect({ hq, count }).toEqual({ hq: true, count: members.length });
    for (const id of members) {
      const friend = unitIn(world, id);
      expect(friend).toMatchObject({ seat, moved: false, where: 'map' });
      expect(distanceAt(placeOf(friend.at ?? ''), placeOf(at ?? ''))).toBe(1);
    }
    unitIn(world, unit).moved = true;
  },
  unitEntered: (world, { unit, at }) => Object.assign(unitIn(world, unit), { at, where: 'map', moved: true }),
  unitMoved(world, { unit, from, path, at }) {
    expect({ from: unitIn(world, unit).at, at: path.at(-1) }).toEqual({ from, at });
    for (const [step, hex] of path.entries()) expect(distanceAt(placeOf(path[step - 1] ?? from), placeOf(hex))).toBe(1);
    Object.assign(unitIn(world, unit), { at, moved: true });
  },
  unitExited(world, { unit, from, seat }) {
    expect(unitIn(world, unit)).toMatchObject({ at: from, seat });
    Object.assign(unitIn(world, unit), { at: null, where: 'exited', moved: true });
  },
  controlTaken(world, { seat, at }) {
    expect(world.control[at]).not.toBe(seat);
    world.control[at] = seat;
  },
  objectiveReached(world, { seat, unit, at }) {
    expect(world.objectives[seat]).toBe(at);
    world.captures.push({ seat, unit, at });
  },
  positionLost(world, { at }) {
    const dug = world.units.filter((unit) => unit.at === at && unit.dug);
    expect(dug).toHaveLength(1);
    for (const unit of dug) unit.dug = false;
  },
  volleyFired(world, event) {
    const { seat, target, at, firers, faces, dice, modifier, terms, how, names, hit, result, again, before } = event;
    expect({ seat, result }).toEqual({ seat: world.phasing, result: hit ? 'hit' : 'miss' });
    expect(unitIn(world, target)).toMatchObject({ at, seat: other(seat) });
    expect({ dice, modifier }).toEqual({
      dice: shownDice(faces, how),
      modifier: total(terms.map(({ value }) => value)),
    });
    expect(event.total).toBe(dice + modifier);
    expect(names).toEqual(firers.map((id) => nameOf(unitIn(world, id))));
    expect(firers.every((id) => unitIn(world, id).fired === again)).toBe(true);
    expect(before.length > 0).toBe(again);
    for (const id of firers) Object.assign(unitIn(world, id), { fired: true, veiled: false });
  },
  unitShown(world, { unit, at, reveals }) {
    expect(unitIn(world, unit)).toMatchObject({ shown: false, at });
    expect(reveals).toBe(true);
    Object.assign(unitIn(world, unit), { shown: true, veiled: false });
  },
  aceShown(world, { unit, reveals }) {
    expect(unitIn(world, unit)).toMatchObject({ ace: true, aceShown: false });
    expect(reveals).toBe(true);
    unitIn(world, unit).aceShown = true;
  },
  unitDestroyed(world, { seat, unit, at }) {
    const dead = unitIn(world, unit);
    const { kind, hq, ace } = dead;
    expect(dead).toMatchObject({ seat, at });
    world.kills.push({ seat, kind, hq, ace });
    world.captures = world.captures.filter((capture) => capture.unit !== unit || capture.at !== at);
    Object.assign(dead, { at: null, where: 'dead', ace: false, veiled: false });
  },
  infantryAdvanced(world, { unit, from, at }) {
    expect(unitIn(world, unit)).toMatchObject({ at: from, dug: false });
    unitIn(world, unit).at = at;
  },
  unitPromoted(world, { seat, unit, replaced, at }) {
    const [hq, old] = [unitIn(world, unit), unitIn(world, replaced)];
    expect(hq).toMatchObject({ seat, hq: true, where: 'dead', kind: old.kind });
    expect(old).toMatchObject({ seat, hq: false, at });
    const { facing, ace, aceShown, moved, fired } = old;
    Object.assign(hq, { at, facing, ace, aceShown, moved, fired, where: 'map' });
    Object.assign(old, { at: null, where: 'replaced', ace: false, veiled: false });
  },
  strikeCalled(world, { seat }) {
    world.strikes[seat] = (world.strikes[seat] ?? 0) - 1;
  },
  strikeFailed: (world, { seat }) => Object.assign(world, { ended: true, phasing: seat }),
  strikeScattered: (_, { face, bomb }) => expect([1, 2, 3, 4, 5, 6].includes(face) && [2, 3].includes(bomb)).toBe(true),
  strikeVoid: () => {},
  strikeRolled(world, { seat, unit, at, faces, modifier, defence, terms, hit, result, ...rolled }) {
    expect(unitIn(world, unit).at).toBe(at);
    expect(modifier).toBe(total(terms.map(({ value }) => value)));
    expect({ seat, total: rolled.total }).toEqual({ seat: world.phasing, total: total(faces) + modifier });
    expect({ hit, result }).toEqual(
      rolled.total >= defence ? { hit: true, result: 'hit' } : { hit: false, result: 'miss' },
    );
  },
  turnsExtended: (world, { turn }) => expect(turn).toBe(world.turn + 1),
  battleWon: (world, { rule, winner }) => expect(world.outcome).toMatchObject({ rule, winners: [winner] }),
  battleDrawn: (world, { rule }) => expect(world.outcome).toMatchObject({ rule, winners: [] }),
};

/** Carries out what is told on `world`; a unit is called what everybody may call it. */
export function follow(world: State, event: Event): void {
  (followed[event.type] as (world: State, event: Event) => void)(world, event);
  const id = 'unit' in event ? event.unit : 'target' in event ? event.target : null;
  if (id === null || !('name' in event)) return;
  expect(event.name, `${event.type} of ${id}`).toBe(nameOf(unitIn(world, id)));
}

/** The bombs of a strike fall where the dice say: each beside the one before, the third not on the first again. */
export function checkScatter(events: readonly Event[]): void {
  const called = events.find((event) => event.type === 'strikeCalled');
  if (called === undefined) return;
  let at = idOf(called.at);
  const bombs = [called.at];
  for (const event of events) {
    if (event.type !== 'strikeScattered') continue;
    at = neighbour(at, FACINGS[event.face - 1] ?? 0);
    expect(event.at).toBe(nameAt(at) ?? 'offMap');
    bombs.push(event.at);
  }
  expect(bombs).toHaveLength(3);
  expect(events.some((event) => event.type === 'strikeVoid')).toBe(bombs[2] === bombs[0]);
  for (const event of events) if (event.type === 'strikeRolled') expect(bombs).toContain(event.at);
}
