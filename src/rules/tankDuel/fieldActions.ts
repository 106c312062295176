import { payDiscard, reactOr } from './acting';
import type { AtGunId } from './data/guns';
import { infantry } from './data/infantry';
import { hill, road } from './data/special';
import { push, stepOf, unitOver } from './flow';
import { boxMoveLevel, freeHills, halfOf, stop } from './ground';
import { currentTank, isMoving } from './tanks';
import type { Known, KnownTank, Shot, State, TankId, Writer } from './types';

/** A Field Action is complete; the Action Step is open again. */
export function fieldActionOver(draft: State, scribe: Writer): void {
  unitOver(draft, scribe);
  if (!draft.ended) draft.exit = 'action';
}

export function newShot(by: Shot['by'], firer: TankId, target: TankId, gun: AtGunId | null): Shot {
  return {
    by,
    firer,
    gun,
    target,
    fire: [],
    leadership: false,
    apcr: false,
    tactics: false,
    location: null,
    penetration: null,
    aside: null,
  };
}

/** Terrain on an enemy, its card already out of the hand or the row: first the reply, then the ground. */
export function layTerrain(draft: State, scribe: Writer, card: number, enemy: TankId): void {
  push(draft, { do: 'enemyGround', tank: enemy, card }, { do: 'unitOver' });
  reactOr(draft, scribe, 'terrain', enemy);
}

export function mayTakeHill(state: Known, tank: KnownTank): boolean {
  return (
    state.ground.hills &&
    !isMoving(tank) &&
    Math.abs(tank.range) === hill.at &&
    !tank.box.hill &&
    freeHills(state, halfOf(tank)) > 0
  );
}

export function takeHill(draft: State, scribe: Writer, card: number): void {
  const tank = currentTank(draft);
  payDiscard(draft, scribe, tank, card);
  tank.box.hill = true;
  scribe.emit({ type: 'tookHill', tank: tank.id });
  fieldActionOver(draft, scribe);
}

export function mayTakeRoad(state: Known, tank: KnownTank): boolean {
  const held = state.tanks.filter((each) => each.inPlay && each.box.road).length;
  const level = boxMoveLevel(state, tank);
  return state.ground.roads && level !== null && level <= road.takeLevel && !tank.box.road && held < road.count;
}

export function takeRoad(draft: State, scribe: Writer, card: number): void {
  const tank = currentTank(draft);
  payDiscard(draft, scribe, tank, card);
  stop(draft, scribe, tank);
  tank.box.road = true;
  scribe.emit({ type: 'tookRoad', tank: tank.id });
  fieldActionOver(draft, scribe);
}

export function fireGun(draft: State, scribe: Writer, gun: AtGunId, enemy: TankId): void {
  const tank = currentTank(draft);
  for (const each of draft.guns) if (each.gun === gun) each.fired = true;
  draft.shot = newShot('gun', tank.id, enemy, gun);
  push(draft, { do: 'shoot' }, { do: 'shotOver' }, { do: 'unitOver' });
  reactOr(draft, scribe, 'gun', enemy);
}

export function advanceInfantry(draft: State, scribe: Writer): void {
  const { nation } = currentTank(draft);
  stepOf(draft).infantry = true;
  draft.infantry[nation] += infantry.step;
  scribe.emit({ type: 'infantryAdvanced', nation, to: draft.infantry[nation] });
  fieldActionOver(draft, scribe);
}

export function assault(draft: State, scribe: Writer, enemy: TankId): void {
  stepOf(draft).infantry = true;
  draft.shot = newShot('infantry', currentTank(draft).id, enemy, null);
  push(draft, { do: 'shoot' }, { do: 'shotOver' }, { do: 'unitOver' });
  reactOr(draft, scribe, 'infantry', enemy);
}
