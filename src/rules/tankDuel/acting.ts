import type { Seat } from '../core/game';
import { ordersIn } from './cards';
import type { SeatName } from './data/vehicles';
import type { Price } from './events';
import { actFlank, removeFlank } from './flanking';
import { openReply, proceed, push, settleSet, stepOf } from './flow';
import { clearBox, hullDownValue } from './ground';
import { discardHidden, discardOpen, playOpen, pull, takeFromHand } from './piles';
import { goHullDown } from './placing';
import { loseAcquisitions, loseAllSight } from './spotting';
import { currentTank, flankersOf, handOf, tankOf } from './tanks';
import type { Card, CrewOrder, State, Tank, TankId, Writer } from './types';

/** OIs shown and discarded for an effect. */
export function pay(draft: State, scribe: Writer, seat: Seat, cards: readonly Card[], price: Price): void {
  if (cards.length === 0) return;
  scribe.emit({ type: 'paid', seat, cards, orders: ordersIn(draft, cards), price, reveals: true });
  playOpen(draft, seat, cards);
}

/** A card laid off face down. */
export function layOff(draft: State, scribe: Writer, seat: Seat, cards: readonly Card[]): void {
  takeFromHand(draft, seat, cards);
  discardHidden(draft, seat, cards);
  scribe.emit({ type: 'laidOff', seat, count: cards.length });
  scribe.emit({ type: 'laidOffCards', seat, cards, only: [seat] });
}

/** Cards given up because they are of a kind that is asked for: everybody sees them (TD-Q53). */
export function giveUp(draft: State, scribe: Writer, seat: Seat, cards: readonly Card[]): void {
  takeFromHand(draft, seat, cards);
  discardOpen(draft, cards);
  scribe.emit({ type: 'lostCards', seat, cards, reveals: true });
}

/** The price of a Field Action: a player's card, or one of a robot's row. */
export function payDiscard(draft: State, scribe: Writer, tank: Tank, card: Card): void {
  if (tank.seat !== null) layOff(draft, scribe, tank.seat, [card]);
  else if (tank.robot !== null) {
    tank.robot.row = tank.robot.row.filter((each) => each !== card);
    discardOpen(draft, [card]);
    scribe.emit({ type: 'discarded', tank: tank.id, count: 1 });
  }
}

/** The move itself: the box, the range, Hull Down, Acquired counters; then the flank test and the offers. */
export function drive(draft: State, scribe: Writer, to: number, keep: Card): void {
  const step = stepOf(draft);
  const tank = currentTank(draft);
  const cards = step.set.map(({ card }) => card);
  const from = tank.range;
  clearBox(draft, tank);
  tank.box.hill = false;
  tank.box.move = keep;
  draft.table.push(...cards.filter((card) => card !== keep));
  step.set = [];
  tank.range = to;
  tank.hullDown = false;
  loseAcquisitions(draft, tank);
  scribe.emit({ type: 'moved', tank: tank.id, from, to });
  testFlank(draft, scribe, tank, cards.length);
}

/** Two Move cards shake one flanker off, one card needs a Target Number below the Move Level. */
function testFlank(draft: State, scribe: Writer, tank: Tank, cards: number): void {
  const flankers = flankersOf(draft, tank);
  const [only, ...more] = flankers;
  if (only === undefined || (cards < 2 && !outruns(draft, scribe, tank))) finishMove(draft, scribe, tank);
  else if (more.length === 0 || tank.seat === null) shake(draft, scribe, tank, only);
  else draft.exit = 'shake';
}

/** The pull of TD-10.1.3c, with the level the cards were compared with. */
function outruns(draft: State, scribe: Writer, tank: Tank): boolean {
  const level = stepOf(draft).declaredLevel;
  const good = ({ target }: { readonly target: number }) => target < level;
  const free = good(pull(draft, scribe, { why: 'shake', tank: tank.id, good }));
  if (!free) scribe.emit({ type: 'stillFlanked', tank: tank.id });
  return free;
}

export function shake(draft: State, scribe: Writer, tank: Tank, enemy: TankId): void {
  removeFlank(draft, tank, enemy);
  scribe.emit({ type: 'shookOff', tank: tank.id, enemy });
  finishMove(draft, scribe, tank);
}

/** Bog and panic on the Move Level end, and everybody may have seen it. */
function finishMove(draft: State, scribe: Writer, tank: Tank): void {
  if (tank.bog !== null) scribe.emit({ type: 'freed', tank: tank.id });
  tank.bog = null;
  tank.movePanic = null;
  push(draft, { do: 'offer', tank: tank.id });
  proceed(draft, scribe);
}

export function flankEnemy(draft: State, scribe: Writer, enemy: TankId, takeBack: TankId | null): void {
  const tank = currentTank(draft);
  settleSet(draft);
  actFlank(tank);
  tank.flanking = tank.flanking.filter((id) => id !== takeBack);
  push(draft, { do: 'flank', tank: enemy });
  reactOr(draft, scribe, 'flank', enemy);
}

/** Opens the reply window, or goes on at once where a robot is the target. */
export function reactOr(
  draft: State,
  scribe: Writer,
  to: 'fire' | 'gun' | 'spot' | 'flank' | 'terrain' | 'infantry',
  target: TankId,
): void {
  if (openReply(draft, to, tankOf(draft, target))) draft.exit = 'reply';
  else proceed(draft, scribe);
}

export function unflankEnemy(draft: State, scribe: Writer, enemy: TankId): void {
  const tank = currentTank(draft);
  settleSet(draft);
  actFlank(tank);
  removeFlank(draft, tank, enemy);
  scribe.emit({ type: 'unflanked', tank: tank.id, enemy });
  proceed(draft, scribe);
}

/** One random card of an enemy player's hand; both know which. */
export function steal(draft: State, scribe: Writer, seat: Seat, from: Seat): void {
  const [card] = scribe.dice.shuffle(handOf(draft, from));
  if (card === undefined) return;
  takeFromHand(draft, from, [card]);
  handOf(draft, seat).push(card);
  draft.known.push({ seat, card, to: from });
  scribe.emit({ type: 'stole', seat, from });
  scribe.emit({ type: 'stoleCard', seat, from, card, only: [seat, from], reveals: true });
}

/** Orders that send somebody to another seat (TD-8.3.5iv). */
export type TransferOrder = Exclude<CrewOrder, 'spot' | 'load' | 'unload' | 'hullDown' | 'pass'>;

export const transfers: { readonly [order in TransferOrder]: { readonly from: SeatName; readonly to: SeatName } } = {
  driveAssistant: { from: 'assistant', to: 'driver' },
  driveLoader: { from: 'loader', to: 'driver' },
  driveGunner: { from: 'gunner', to: 'driver' },
  gunCommander: { from: 'commander', to: 'gunner' },
  gunLoader: { from: 'loader', to: 'commander-gunner' },
};

/** A crew member takes an empty seat; a commander who leaves his costs the tank its counters (TD-Q17). */
export function transfer(scribe: Writer, tank: Tank, order: TransferOrder): void {
  const { from, to } = transfers[order];
  for (const member of tank.crew) {
    if (member.seat !== from) continue;
    member.seat = to;
    scribe.emit({ type: 'transferred', tank: tank.id, person: member.person, to });
  }
  if (from === 'commander') loseAllSight(tank);
}

export function load(scribe: Writer, tank: Tank): void {
  tank.rounds -= 1;
  tank.loaded = true;
  scribe.emit({ type: 'loaded', tank: tank.id });
}

export function unload(scribe: Writer, tank: Tank): void {
  tank.rounds += 1;
  tank.loaded = false;
  scribe.emit({ type: 'unloaded', tank: tank.id });
}

/** The Hull Down attempt of the crew: a number not above the value of the ground. */
export function tryHullDown(draft: State, scribe: Writer, tank: Tank): void {
  const value = hullDownValue(tank) ?? 0;
  const good = ({ number }: { readonly number: number }) => number <= value;
  if (good(pull(draft, scribe, { why: 'hullDown', tank: tank.id, good }))) goHullDown(scribe, tank);
  else scribe.emit({ type: 'notHullDown', tank: tank.id });
}
