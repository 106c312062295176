import type { Seat } from '../core/game';
import { meets, objectivesOf } from './ending';
import { settleMarks } from './flow';
import { handLimit } from './handLimit';
import { removeFromPlay } from './loss';
import { discardOpen, draw } from './piles';
import { revealRobots } from './robot/bid';
import { newCrew } from './setup';
import { byId, currentTank, handOf, isNearCentre, vehicleOf } from './tanks';
import type { Known, State, Tank, Writer } from './types';

function seatsOf(state: Known): Seat[] {
  return state.sides.map((_, seat) => seat);
}

/** Players over their limit, and only they, may discard first (TD-Q9). */
export function beginExcess(draft: State, scribe: Writer): void {
  draft.current = null;
  scribe.emit({ type: 'roundOpened', turn: draft.turn });
  draft.active = seatsOf(draft).filter((seat) => handOf(draft, seat).length > handLimit(draft, seat).total);
  draft.exit = draft.active.length === 0 ? 'refill' : null;
}

/** Everybody draws up to the limit, beginning with whoever took the last Tank Phase, then clockwise. */
export function beginRefill(draft: State, scribe: Writer): void {
  draft.active = [];
  const count = draft.sides.length;
  for (let place = 0; place < count && !draft.gameEndPending; place++) {
    const seat = (draft.firstDrawer + place) % count;
    draw(draft, scribe, seat, handLimit(draft, seat).total - handOf(draft, seat).length);
  }
  settleMarks(draft, scribe);
  if (!draft.ended) draft.exit = 'bid';
}

/** Tanks the seat still has to bid for: as many as it has cards. */
export function unbid(state: Known, seat: Seat): readonly Known['tanks'][number][] {
  if (handOf(state, seat).length === 0) return [];
  return state.tanks.filter((tank) => tank.seat === seat && tank.inPlay && tank.bid === null);
}

export function beginBid(draft: State): void {
  draft.revealed = false;
  draft.active = seatsOf(draft).filter((seat) => unbid(draft, seat).length > 0);
  draft.exit = draft.active.length === 0 ? 'reveal' : null;
}

/** Robots reveal and bid, all bids are shown, and the order is fixed: ascending numbers, those without a card last. */
export function beginReveal(draft: State, scribe: Writer): void {
  draft.active = [];
  draft.revealed = true;
  revealRobots(draft, scribe);
  if (draft.ended) return;
  const inPlay = draft.tanks.filter((tank) => tank.inPlay).toSorted(byId);
  const bidding = inPlay.filter(({ bid }) => bid !== null).toSorted((a, b) => (a.bid ?? 0) - (b.bid ?? 0));
  const others = inPlay.filter(({ bid }) => bid === null);
  bidding.forEach(({ id, bid }, place) => {
    scribe.emit({ type: 'bidRevealed', tank: id, card: bid ?? 0, place: place + 1, reveals: true });
  });
  for (const { id } of others) scribe.emit({ type: 'noBid', tank: id });
  draft.order = [...bidding, ...others].map(({ id }) => id);
  draft.exit = draft.order.length > 0 ? 'upkeep' : 'reinforce';
}

/** The Discard Step: one card, two within 400 m of the centre; a robot lays off its row. */
export function beginDiscard(draft: State, scribe: Writer): void {
  draft.step = null;
  const tank = currentTank(draft);
  if (tank.robot !== null) {
    if (tank.robot.row.length > 0) scribe.emit({ type: 'discarded', tank: tank.id, count: tank.robot.row.length });
    discardOpen(draft, tank.robot.row);
    tank.robot.row = [];
  }
  draft.discards = isNearCentre(tank) ? 2 : 1;
  draft.active = tank.seat === null || handOf(draft, tank.seat).length === 0 ? [] : [tank.seat];
  draft.exit = draft.active.length === 0 ? 'tankEnd' : null;
}

/** The very end of a Tank Phase: a tank at −1000 leaves where the scenario has it (TD-Q89). */
export function beginTankEnd(draft: State, scribe: Writer): void {
  draft.step = null;
  draft.active = [];
  const tank = currentTank(draft);
  if (tank.inPlay) leaveField(draft, scribe, tank);
  draft.current = null;
  draft.exit = draft.order.length > 0 ? 'upkeep' : 'reinforce';
}

function leaveField(draft: State, scribe: Writer, tank: Tank): void {
  for (const objective of objectivesOf(draft, 'tankPhaseEnd', tank.nation)) {
    if (!meets(tank, objective)) continue;
    tank.vp += objective.vp;
    draft.left[tank.nation] += 1;
    scribe.emit({ type: 'left', tank: tank.id, vp: objective.vp });
    removeFromPlay(draft, tank);
    return;
  }
}

/** Every tank that was lost or left comes back as new, with its VP, medals, crew quality and rounds. */
export function beginReinforce(draft: State, scribe: Writer): void {
  draft.active = [];
  for (const tank of draft.tanks) {
    if (tank.inPlay) continue;
    renew(draft, tank);
    scribe.emit({ type: 'reinforced', tank: tank.id });
  }
  for (const gun of draft.guns) gun.fired = false;
  draft.turn += 1;
  draft.exit = 'excess';
}

function renew(draft: State, tank: Tank): void {
  const vehicle = vehicleOf(tank);
  tank.inPlay = true;
  tank.range = draft.ground.start[tank.nation];
  tank.moveLevel = vehicle.move;
  tank.fireLevel = vehicle.fire;
  tank.movePanic = null;
  tank.firePanic = null;
  tank.sightBroken = false;
  tank.gunDamaged = false;
  tank.crew = newCrew(vehicle);
  tank.hatchesClosed = false;
  tank.heavyWeather = false;
  tank.pierced = null;
}
