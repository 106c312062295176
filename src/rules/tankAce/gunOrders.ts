import type { Frozen, Seat } from '../core/game';
import { isLimited, rackSize, stowedRounds } from './ammunition';
import { fightOf, findUnit, missionOf, unitOf } from './base';
import { layerOf } from './crew';
import { afterOrder, spendOrder } from './orders';
import type { Rule } from './rulebook';
import { areaSeen, openFire, setSmoke } from './shots';
import { facingTo } from './targets';
import type { Area, Facing, Known, MachineGun, Round, State, Tank, Writer } from './types';

/** The unit the next shot would find sooner: the last target, this round or as the first order of the next. */
export function bonusTarget(state: Known, seat: Seat): string | null {
  const { tank } = fightOf(state, seat);
  const { lastTarget, lastRound, given } = tank;
  const { round } = missionOf(state);
  const kept = lastRound === round || (lastRound === round - 1 && given === 0);
  return lastTarget !== null && kept && findUnit(state, lastTarget) !== null ? lastTarget : null;
}

/** What the loader can take next: from the rack while it holds anything, else one round from the stowage. */
export function canLoadNext(tank: Frozen<Tank>, round: Round): boolean {
  return rackSize(tank) > 0 ? tank.rack[round] > 0 : stowedRounds(tank, round) > 0;
}

export function turnTurret(draft: State, to: Writer, seat: Seat, facing: Facing): void {
  const { tank } = fightOf(draft, seat);
  if (tank.turret === facing) return;
  tank.turret = facing;
  tank.turned = true;
  to.emit({ type: 'turretTurned', seat, facing });
}

/** The gunner's work, or the commander's who has taken his place and closes his hatch for it. */
function layGun(draft: State, to: Writer, seat: Seat, letter: string, rule: Rule): Tank {
  const layer = layerOf(draft, seat) ?? 'gunner';
  const tank = spendOrder(draft, to, seat, letter, rule, layer);
  if (layer === 'commander') {
    tank.stoodIn = true;
    if (tank.open.includes('commander')) {
      tank.open = tank.open.filter((hatch) => hatch !== 'commander');
      to.emit({ type: 'hatchSet', seat, post: 'commander', open: false });
    }
  }
  return tank;
}

/** The round leaves the gun and the loader puts in the next. */
function shootAndLoad(to: Writer, seat: Seat, tank: Tank, load: Round): Round {
  const fired = tank.loaded;
  tank.shots += 1;
  tank.refilling = false;
  if (!tank.busy.includes('loader')) tank.busy.push('loader');
  if (isLimited(fired)) tank.stock[fired] -= 1;
  const from = rackSize(tank) > 0 ? 'rack' : 'stowage';
  if (from === 'rack') tank.rack[load] -= 1;
  tank.loaded = load;
  to.emit({ type: 'loaded', seat, round: load, from });
  return fired;
}

export function fireMainGun(draft: State, to: Writer, seat: Seat, unit: string, load: Round, again: boolean): void {
  const found = unitOf(draft, unit);
  const tank = layGun(draft, to, seat, again ? 'B' : 'A', again ? 'ATA-7.2B1' : 'ATA-7.2A1');
  turnTurret(draft, to, seat, facingTo(areaSeen(seat, found.seat, found.unit.area)));
  const round = shootAndLoad(to, seat, tank, load);
  tank.lastTarget = unit;
  tank.lastRound = missionOf(draft).round;
  openFire(draft, to, { seat, gun: 'main', unit, round, again });
  afterOrder(draft, to, seat);
}

/** A smoke round needs no roll; it ends the bonus for firing again. */
export function fireSmoke(draft: State, to: Writer, seat: Seat, area: Area, load: Round): void {
  const tank = layGun(draft, to, seat, 'A', 'ATA-7.2A6');
  turnTurret(draft, to, seat, facingTo(area));
  shootAndLoad(to, seat, tank, load);
  tank.lastTarget = null;
  setSmoke(draft, to, seat, area, 2);
  afterOrder(draft, to, seat);
}

const letters: { readonly [gun in MachineGun]: string } = { coax: 'A', bow: 'H', fifty: 'I' };
const rules: { readonly [gun in MachineGun]: Rule } = { coax: 'ATA-7.2A2', bow: 'ATA-7.2H1', fifty: 'ATA-7.2I1' };

export function fireMachineGun(draft: State, to: Writer, seat: Seat, gun: MachineGun, unit: string): void {
  const found = unitOf(draft, unit);
  const tank =
    gun === 'coax'
      ? layGun(draft, to, seat, letters[gun], rules[gun])
      : spendOrder(draft, to, seat, letters[gun], rules[gun], gun === 'bow' ? 'assistant' : 'commander');
  if (gun === 'coax') turnTurret(draft, to, seat, facingTo(areaSeen(seat, found.seat, found.unit.area)));
  tank.guns[gun].points -= 1;
  openFire(draft, to, { seat, gun, unit, round: null, again: false });
  afterOrder(draft, to, seat);
}
