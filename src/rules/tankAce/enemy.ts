import type { Frozen, Seat } from '../core/game';
import { classOf, fightOf, groupOf, isDefence, isDim, isVehicle, matOf, missionOf, unitOf } from './base';
import { isFought } from './crew';
import { LATE, monthIndex } from './data/calendar';
import { type FoeFacts, foeAttackGiven, foeChart, foeHitGiven, foeParts, rocketGiven, rocketUseGiven } from './foe';
import { destroyTank, immobiliseTank, reachedBySmallArms, shutHatches, strikeTank } from './hits';
import { rollOn } from './roll';
import { areaSeen } from './shots';
import { type Area, type Enemy, hatches, type Known, type State, type Writer } from './types';

/** The enemy's step: whoever is not yet engaging you may turn on you, then each unit moves, dismounts or fires. */
export function beginEnemy(draft: State, to: Writer): void {
  if (draft.agenda === null) {
    const boards = groupOf(draft).filter((seat) => fightOf(draft, seat).outcome === null);
    for (const seat of boards) rollTargets(draft, to, seat);
    draft.agenda = boards.flatMap((seat) => fightOf(draft, seat).units.map(({ id }) => id));
  }
  for (let id = draft.agenda.shift(); id !== undefined; id = draft.agenda.shift()) {
    act(draft, to, id);
    if (draft.pending !== null) return;
  }
  draft.agenda = null;
  for (const seat of groupOf(draft)) fightOf(draft, seat).tank.exposed = null;
  draft.exit = isFought(draft) ? 'battle' : 'done';
}

/** Whether a tank can still be fired at: it fights, or has cleared its board and helps the other. */
function isThere(state: Known, seat: Seat): boolean {
  const { outcome } = fightOf(state, seat);
  return outcome === null || outcome === 'cleared';
}

/** Whether a unit makes a targeting roll: it fires at all, stands on its own feet and its tank has gone or never was. */
export function rollsToTarget(state: Known, unit: Frozen<Enemy>): boolean {
  const engaged = unit.targets !== null && isThere(state, unit.targets);
  return !engaged && unit.rides === null && classOf(unit) !== 'W';
}

function rollTargets(draft: State, to: Writer, seat: Seat): void {
  const { units, tally } = fightOf(draft, seat);
  const column = tally.threatened ? 'increased' : 'usual';
  for (const unit of units.filter((each) => rollsToTarget(draft, each))) {
    const about = { seat, who: unit.kind, unit: unit.id, good: (result: string) => result === '-' };
    if (rollOn(to, { ...about, chart: 'targeting', column }).result === '-') continue;
    unit.targets = seat;
    to.emit({ type: 'unitTargets', seat, unit: unit.id, kind: unit.kind, rule: 'ATA-7.2.4a' });
  }
}

/** The flank area a unit has to go to now; null: it stays. */
export function movesTo(state: Known, unit: Frozen<Enemy>): Area | null {
  const { kind, round } = missionOf(state);
  if (unit.moved || unit.immobile || (unit.area !== 'A' && unit.area !== 'C')) return null;
  const goes = isDefence(state)
    ? classOf(unit) !== 'AT'
    : kind === 'contact' && round === 1 && isVehicle(unit) && !unit.reinforcement;
  if (!goes) return null;
  return unit.area === 'A' ? 'D' : 'E';
}

function act(draft: State, to: Writer, id: string): void {
  const { unit, seat, fight } = unitOf(draft, id);
  if (fight.outcome !== null) return;
  const told = { seat, unit: id, kind: unit.kind };
  if (unit.rides !== null) {
    unit.rides = null;
    to.emit({ type: 'unitDismounted', ...told });
    return;
  }
  if (fight.units.some((each) => each.rides === id)) {
    to.emit({ type: 'unitSkipped', ...told, rule: 'ATA-6.3a' });
    return;
  }
  if (unit.shock) {
    unit.shock = false;
    to.emit({ type: 'unitSkipped', ...told, rule: 'ATA-7.3.8-C1' });
    return;
  }
  const area = movesTo(draft, unit);
  if (area !== null) {
    unit.area = area;
    unit.moved = true;
    to.emit({ type: 'unitMoved', ...told, area });
    return;
  }
  if (unit.targets === null) return;
  if (unit.silent) {
    to.emit({ type: 'unitSkipped', ...told, rule: 'ATA-7.3.3-C1' });
    return;
  }
  if (isThere(draft, unit.targets)) fireAtTank(draft, to, unit, seat, unit.targets);
}

export function foeFacts(state: Known, unit: Frozen<Enemy>, board: Seat, seat: Seat): FoeFacts {
  const { range, smoke } = fightOf(state, board);
  const { tank } = fightOf(state, seat);
  const mission = missionOf(state);
  const { hullDown, hull, turret, exposed, sandbags } = tank;
  return {
    kind: unit.kind,
    area: areaSeen(seat, board, unit.area),
    buttoned: unit.buttoned,
    dispersed: unit.dispersed,
    reduced: unit.reduced,
    smoke: smoke[unit.area],
    ml: mission.ml,
    range,
    dim: isDim(mission),
    late: state.month >= monthIndex(LATE),
    you: { mat: matOf(state, seat), hullDown, hull, turret, smoke: tank.smoke, exposed, sandbags },
  };
}

function fireAtTank(draft: State, to: Writer, unit: Enemy, board: Seat, seat: Seat): void {
  const facts = foeFacts(draft, unit, board, seat);
  const chart = foeChart(facts);
  if (chart === null) return;
  if (!unit.firedAt.includes(seat)) unit.firedAt.push(seat);
  const about = { seat, who: unit.kind, unit: unit.id };
  const flank = chart === 'B1' && foeParts(facts).some((part) => part.flank);
  to.emit({ type: 'enemyFired', seat, unit: unit.id, kind: unit.kind, chart, flank });
  if (chart === 'B1') {
    const good = (result: string) => result === 'miss';
    const roll = { ...about, chart, column: facts.range, given: foeHitGiven(facts), good };
    if (rollOn(to, roll).result === 'hit') strikeTank(draft, to, seat, { facts, unit: unit.id, heavy: true });
    return;
  }
  if (chart === 'B4' && usesRocket(to, about, facts)) fireRocket(draft, to, about, facts);
  else sprayTank(draft, to, about, facts);
}

interface About {
  readonly seat: Seat;
  readonly who: string;
  readonly unit: string;
}

function usesRocket(to: Writer, about: About, facts: FoeFacts): boolean {
  const good = (result: string) => result === '-';
  const roll = { ...about, chart: 'B4-use', column: `${facts.ml}`, given: rocketUseGiven(facts), good };
  return rollOn(to, roll).result === 'use';
}

function fireRocket(draft: State, to: Writer, about: About, facts: FoeFacts): void {
  const good = (result: string) => result === '-';
  const { result } = rollOn(to, { ...about, chart: 'B4', given: rocketGiven(facts), good });
  if (result === 'DE') destroyTank(draft, to, about.seat, 'ATA-CH.B4');
  if (result !== 'IMM') return;
  immobiliseTank(draft, to, about.seat, 'ATA-CH.B4');
  shutHatches(draft, to, about.seat, hatches);
}

/** Machine guns and the 2cm: they close hatches. */
function sprayTank(draft: State, to: Writer, about: About, facts: FoeFacts): void {
  const good = (result: string) => result === '-';
  const roll = { ...about, chart: 'B2', column: 'armour', given: foeAttackGiven(facts), good };
  const { result } = rollOn(to, roll);
  if (result === '-') return;
  if (result === 'B+hit') strikeTank(draft, to, about.seat, { facts, unit: about.unit, heavy: false });
  shutHatches(draft, to, about.seat, reachedBySmallArms(facts));
}
