import type { Icon } from './data/battleCards';
import { clearBox } from './ground';
import { discardHidden, discardOpen, pull, takeFromHand } from './piles';
import { loseAllSight, loseSight } from './spotting';
import { handOf, hasLostCommander, tankOf, vehicleOf, vpOf } from './tanks';
import type { CrewMember, State, Tank, TankId, Writer } from './types';

/** Who earns what happens to this tank: whoever laid the Mines, else whoever penetrated it last (TD-Q44). */
function scorerOf(draft: State, tank: Tank, mines: TankId | null): Tank | null {
  const id = mines ?? tank.pierced?.by ?? null;
  return id === null ? null : tankOf(draft, id);
}

/** A crew member dies: VP, and a lost commander costs the tank its counters. */
export function kill(draft: State, scribe: Writer, tank: Tank, member: CrewMember, mines: TankId | null): void {
  const before = hasLostCommander(tank);
  member.seat = null;
  const scorer = scorerOf(draft, tank, mines);
  const vp = vpOf(tank, member.person);
  if (scorer !== null) scorer.vp += vp;
  scribe.emit({ type: 'killed', tank: tank.id, person: member.person, vp, scorer: scorer?.id ?? null });
  if (!before && hasLostCommander(tank)) loseAllSight(tank);
}

/** Each crew member tries to get out: one card, two if wounded, and the icon of the cause kills. */
function tryEscape(draft: State, scribe: Writer, tank: Tank, icon: Icon, mines: TankId | null): void {
  const why = icon === 'fire' ? 'escapeFire' : 'escapeExplosion';
  const good = (card: { readonly icons: readonly Icon[] }) => !card.icons.includes(icon);
  for (const member of aboard(tank)) {
    const cards = Array.from({ length: member.wounded ? 2 : 1 }, () =>
      pull(draft, scribe, { why, tank: tank.id, good }),
    );
    if (cards.every(good)) scribe.emit({ type: 'escaped', tank: tank.id, person: member.person });
    else kill(draft, scribe, tank, member, mines);
  }
}

/** The living, seat by seat in the order of the board. */
function aboard(tank: Tank): CrewMember[] {
  return vehicleOf(tank).seats.flatMap((seat) => tank.crew.filter((member) => member.seat === seat));
}

export function explode(draft: State, scribe: Writer, tank: Tank, mines: TankId | null): void {
  scribe.emit({ type: 'exploded', tank: tank.id });
  tryEscape(draft, scribe, tank, 'explosion', mines);
  eliminate(draft, scribe, tank, mines);
}

/** A fatal hit: no escape, all are killed. */
export function blowUp(draft: State, scribe: Writer, tank: Tank, mines: TankId | null): void {
  scribe.emit({ type: 'exploded', tank: tank.id });
  for (const member of aboard(tank)) kill(draft, scribe, tank, member, mines);
  eliminate(draft, scribe, tank, mines);
}

export function burnOut(draft: State, scribe: Writer, tank: Tank, mines: TankId | null): void {
  scribe.emit({ type: 'outOfControl', tank: tank.id });
  tryEscape(draft, scribe, tank, 'fire', mines);
  eliminate(draft, scribe, tank, mines);
}

/** The crew leaves and survives; the tank is abandoned. */
export function bailOut(draft: State, scribe: Writer, tank: Tank, mines: TankId | null): void {
  scribe.emit({ type: 'bailedOut', tank: tank.id });
  eliminate(draft, scribe, tank, mines);
}

/** The tank is destroyed or abandoned: VP and medal, half the hand, all its counters and cards. */
function eliminate(draft: State, scribe: Writer, tank: Tank, mines: TankId | null): void {
  const scorer = scorerOf(draft, tank, mines);
  const { vp } = vehicleOf(tank);
  const medal = mines === null && tank.pierced?.medal === true;
  if (scorer !== null) {
    scorer.vp += vp;
    if (medal) scorer.kills += 1;
  }
  scribe.emit({ type: 'eliminated', tank: tank.id, vp, scorer: scorer?.id ?? null, medal });
  loseHalfHand(draft, scribe, tank);
  removeFromPlay(draft, tank);
}

function loseHalfHand(draft: State, scribe: Writer, { seat }: Tank): void {
  if (seat === null) return;
  const hand = handOf(draft, seat);
  const cards = scribe.dice.shuffle(hand).slice(0, Math.ceil(hand.length / 2));
  if (cards.length === 0) return;
  takeFromHand(draft, seat, cards);
  discardHidden(draft, seat, cards);
  scribe.emit({ type: 'laidOff', seat, count: cards.length });
  scribe.emit({ type: 'laidOffCards', seat, cards, only: [seat] });
}

/** Counters and cards of a tank that is eliminated or leaves (TD-12.7.2). */
export function removeFromPlay(draft: State, tank: Tank): void {
  for (const other of draft.tanks) loseSight(other, tank.id);
  loseAllSight(tank);
  clearBox(draft, tank);
  tank.box.hill = false;
  tank.box.road = false;
  tank.box.smokeFills = false;
  discardOpen(draft, [tank.bid ?? 0]);
  tank.bid = null;
  if (tank.robot !== null) {
    discardOpen(draft, tank.robot.row);
    tank.robot.row = [];
  }
  tank.fire = null;
  tank.broken = null;
  tank.hullDown = false;
  tank.bog = null;
  tank.trackDamage = false;
  tank.immobilized = false;
  tank.transmission = false;
  if (tank.loaded) tank.rounds += 1;
  tank.loaded = false;
  tank.inPlay = false;
  draft.order = draft.order.filter((id) => id !== tank.id);
}
