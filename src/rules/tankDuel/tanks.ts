import type { Frozen, Ref, Seat } from '../core/game';
import { crews, type SeatName, seatVp, type Vehicle, vehicles } from './data/vehicles';
import type { CrewMember, Known, KnownTank, Nation, State, Tank, TankId } from './types';

export function tankOf(state: State, id: TankId): Tank;
export function tankOf(state: Known, id: TankId): KnownTank;
export function tankOf(state: Known, id: TankId): KnownTank {
  const tank = state.tanks.find((each) => each.id === id);
  if (tank === undefined) throw new Error(`no tank ${id}`);
  return tank;
}

/** The tank whose Tank Phase it is. */
export function currentTank(state: State): Tank;
export function currentTank(state: Known): KnownTank;
export function currentTank(state: Known): KnownTank {
  if (state.current === null) throw new Error('no tank is active');
  return tankOf(state, state.current);
}

export function isTankId(raw: unknown): raw is TankId {
  return typeof raw === 'string' && /^(de|su)[1-4]$/.test(raw);
}

export const tankRef = (id: TankId): Ref => `unit:${id}`;

export function vehicleOf(tank: KnownTank): Vehicle {
  return vehicles[tank.vehicle];
}

export function enemyNation(nation: Nation): Nation {
  return nation === 'de' ? 'su' : 'de';
}

export function enemiesOf(state: State, tank: KnownTank): Tank[];
export function enemiesOf(state: Known, tank: KnownTank): KnownTank[];
export function enemiesOf(state: Known, tank: KnownTank): KnownTank[] {
  return state.tanks.filter((each) => each.inPlay && each.nation !== tank.nation);
}

export function isEnemyInPlay(state: Known, tank: KnownTank, id: TankId): boolean {
  return enemiesOf(state, tank).some((enemy) => enemy.id === id);
}

export function handOf(state: State, seat: Seat): number[];
export function handOf(state: Known, seat: Seat): readonly number[];
export function handOf(state: Known, seat: Seat): readonly number[] {
  return state.hands[seat] ?? [];
}

export function distanceOf(tank: { readonly range: number }, other: { readonly range: number }): number {
  return Math.abs(tank.range + other.range);
}

/** Within 400 m of the centre, the red boxes of the range track. */
export function isNearCentre({ range }: { readonly range: number }): boolean {
  return Math.abs(range) <= 400;
}

export function isMoving(tank: KnownTank): boolean {
  return tank.box.move !== null;
}

export function isImmobilized(tank: KnownTank): boolean {
  return tank.immobilized || tank.transmission;
}

/** Whoever sits there now; both names of a commander/gunner mean that seat (TD-Q59). */
export function memberAt(tank: Tank, seat: SeatName): CrewMember | null;
export function memberAt(tank: KnownTank, seat: SeatName): Frozen<CrewMember> | null;
export function memberAt(tank: KnownTank, seat: SeatName): Frozen<CrewMember> | null {
  const named = seatOn(vehicleOf(tank), seat);
  return tank.crew.find((member) => member.seat === named) ?? null;
}

function seatOn({ seats }: Vehicle, seat: SeatName): SeatName {
  const both = seats.includes('commander-gunner') && (seat === 'commander' || seat === 'gunner');
  return both ? 'commander-gunner' : seat;
}

export function killedIn(tank: KnownTank): number {
  return tank.crew.filter(({ seat }) => seat === null).length;
}

/** The commander's seat is empty, or the commander/gunner who held it at first is dead (TD-5.6.2l, TD-Q16, TD-Q17). */
export function hasLostCommander(tank: KnownTank): boolean {
  return vehicleOf(tank).seats.includes('commander')
    ? memberAt(tank, 'commander') === null
    : tank.crew.some(({ person, seat }) => person === 'commander-gunner' && seat === null);
}

export function canDrive(tank: KnownTank): boolean {
  return memberAt(tank, 'driver') !== null;
}

export function canShoot(tank: KnownTank): boolean {
  return memberAt(tank, 'gunner') !== null;
}

export function vpOf(tank: KnownTank, person: SeatName): number {
  const commander = person === 'commander' || person === 'commander-gunner';
  return seatVp(person) + (commander ? crews[tank.quality].commanderVp : 0);
}

export function flankersOf(state: Known, tank: KnownTank): TankId[] {
  return state.tanks.filter(({ flanking }) => flanking.includes(tank.id)).map(({ id }) => id);
}

/** In ascending id, the German tank first (TD-Q21). */
export function byId(a: KnownTank, b: KnownTank): number {
  const number = ({ id }: KnownTank) => Number(id.slice(2));
  return number(a) - number(b) || (a.nation === 'de' ? -1 : 1);
}
