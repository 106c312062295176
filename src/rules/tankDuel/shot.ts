import { armourOf, BEST, gunOf, gunPenetration, penetrationOf, sumOf } from './aim';
import { damageTrack, openDamage, pierced, runDamage } from './damage';
import { atGuns, tankGuns } from './data/guns';
import { weapons } from './data/infantry';
import type { Location } from './data/vehicles';
import { explode } from './loss';
import { pull } from './piles';
import { acquire } from './spotting';
import { distanceOf, isMoving, tankOf, vehicleOf } from './tanks';
import type { Task } from './tasks';
import type { Shot, State, Writer } from './types';

function shotOf(draft: State): Shot {
  if (draft.shot === null) throw new Error('no shot');
  return draft.shot;
}

/** Steps b to d: the sum, and the pull to hit. Answers what is to be done next. */
export function shoot(draft: State, scribe: Writer): Task[] {
  const shot = shotOf(draft);
  const [tank, enemy] = [tankOf(draft, shot.firer), tankOf(draft, shot.target)];
  const { terms, total } = sumOf(draft, shot);
  const told = { tank: tank.id, enemy: enemy.id, toHit: total, terms };
  if (shot.by === 'tank') scribe.emit({ type: 'aimed', ...told, distance: distanceOf(tank, enemy) });
  if (shot.by === 'gun') {
    const gun = gunOf(draft, shot);
    scribe.emit({ type: 'gunAimed', ...told, gun: gun.gun, distance: distanceOf(gun, enemy) });
  }
  if (shot.by === 'infantry') scribe.emit({ type: 'infantryAimed', ...told, nation: tank.nation });
  if (shot.apcr) tank.loaded = false;
  const good = ({ number }: { readonly number: number }) => number <= total && number <= BEST;
  const card = pull(draft, scribe, { why: 'hit', tank: tank.id, good });
  if (!good(card)) {
    scribe.emit({ type: 'missed', tank: tank.id, enemy: enemy.id });
    return [];
  }
  scribe.emit({ type: 'hit', tank: tank.id, enemy: enemy.id });
  if (shot.by === 'infantry') return armInfantry(draft, scribe, shot, card.number, total);
  return [{ do: 'locate' }];
}

/** The weapon by the number pulled against half of the final one, not rounded; a Soviet upper half is a choice. */
function armInfantry(draft: State, scribe: Writer, shot: Shot, number: number, total: number): Task[] {
  const { nation } = tankOf(draft, shot.firer);
  const below = 2 * number < total;
  if (nation === 'su' && !below) return [{ do: 'assault' }];
  arm(draft, scribe, nation === 'su' ? 'bazooka' : below ? 'panzerfaust' : 'panzerschreck');
  return [{ do: 'locate' }];
}

export function arm(draft: State, scribe: Writer, weapon: 'bazooka' | 'panzerfaust' | 'panzerschreck' | 'atr'): void {
  const shot = shotOf(draft);
  shot.penetration = weapons[weapon].pen;
  scribe.emit({ type: 'infantryHit', tank: shot.firer, enemy: shot.target, weapon });
}

/** Hand-to-hand: two explosion icons blow the tank up, one costs a track (TD-Q81). */
export function fightHandToHand(draft: State, scribe: Writer): void {
  const shot = shotOf(draft);
  const enemy = tankOf(draft, shot.target);
  scribe.emit({ type: 'infantryHit', tank: shot.firer, enemy: shot.target, weapon: 'handToHand' });
  const cards = [0, 1].map(() => pull(draft, scribe, { why: 'handToHand', tank: shot.firer, good: blasts }));
  const count = cards.filter(blasts).length;
  if (count === 0) return;
  pierced(draft, scribe, enemy, shot.firer, false);
  if (count === 2) explode(draft, scribe, enemy, null);
  else damageTrack(scribe, enemy);
}

const blasts = ({ icons }: { readonly icons: readonly string[] }) => icons.includes('explosion');

/** HD counts against everybody who does not flank the tank; infantry attacks the side (TD-Q76). */
function isShielded(draft: State, shot: Shot): boolean {
  if (!tankOf(draft, shot.target).hullDown || shot.by === 'infantry') return false;
  return shot.by === 'gun' || !tankOf(draft, shot.firer).flanking.includes(shot.target);
}

/** Step e: the location named, or pulled; hull and track of a tank that is Hull Down are misses. */
export function locate(draft: State, scribe: Writer, named: Location | null): Task[] {
  const shot = shotOf(draft);
  const enemy = tankOf(draft, shot.target);
  const location = named ?? pullLocation(draft, scribe, shot);
  shot.location = location;
  if (location !== 'turret' && isShielded(draft, shot)) {
    scribe.emit({ type: 'savedByGround', tank: enemy.id, location });
    return [];
  }
  scribe.emit({ type: 'located', tank: enemy.id, location });
  return [{ do: 'pierce' }];
}

function pullLocation(draft: State, scribe: Writer, shot: Shot): Location {
  const { locations } = vehicleOf(tankOf(draft, shot.target));
  const { target } = pull(draft, scribe, { why: 'location', tank: shot.firer });
  return locations[target] ?? 'hull';
}

/** Steps f to h, and the Damage check that follows a penetration. */
export function pierce(draft: State, scribe: Writer): Task[] {
  const shot = shotOf(draft);
  const [tank, enemy] = [tankOf(draft, shot.firer), tankOf(draft, shot.target)];
  const location = shot.location ?? 'hull';
  const flanking = shot.by === 'infantry' || (shot.by === 'tank' && tank.flanking.includes(enemy.id));
  const armour = armourOf(enemy, flanking ? 'side' : 'front', location);
  const penetration = basePenetration(draft, shot);
  const good = ({ pen }: { readonly pen: number | 'P' | 'B' }) =>
    pen === 'P' || (pen !== 'B' && penetration + pen >= armour);
  const card = pull(draft, scribe, { why: 'pierce', tank: tank.id, good });
  const total = typeof card.pen === 'number' ? penetration + card.pen : penetration;
  if (!good(card)) {
    scribe.emit({ type: 'bounced', tank: enemy.id, penetration: total, armour, location });
    return [];
  }
  shot.aside = card.number;
  scribe.emit({ type: 'pierced', tank: enemy.id, penetration: total, armour, location });
  pierced(draft, scribe, enemy, tank.id, shot.by === 'tank');
  const severity = isHeavy(draft, shot) || card.severity === 'heavy' ? 'heavy' : 'light';
  const damage = openDamage(draft, scribe, { tank: enemy, location, severity, target: card.target, mines: null });
  return [{ do: 'damage', damage }];
}

function isHeavy(draft: State, { by, gun, firer }: Shot): boolean {
  if (by === 'infantry') return false;
  return gun === null ? tankGuns[vehicleOf(tankOf(draft, firer)).gun].heavy : atGuns[gun].heavy;
}

function basePenetration(draft: State, shot: Shot): number {
  const [tank, enemy] = [tankOf(draft, shot.firer), tankOf(draft, shot.target)];
  if (shot.penetration !== null) return shot.penetration;
  if (shot.by === 'tank') return penetrationOf(tank, enemy, shot.apcr);
  return gunPenetration(gunOf(draft, shot), enemy);
}

/** The damage of the shot, until a player has to choose. */
export function goOnDamaging(draft: State, scribe: Writer, task: Extract<Task, { do: 'damage' }>): Task[] {
  const rest = runDamage(draft, scribe, task.damage);
  return rest === null ? [] : [{ do: 'damage', damage: rest }];
}

/** Whether the firing tank may acquire its target now (TD-11.1.4, TD-Q38, TD-Q56). */
export function mayAcquire(draft: State): boolean {
  const { firer, target } = shotOf(draft);
  const [tank, enemy] = [tankOf(draft, firer), tankOf(draft, target)];
  return enemy.inPlay && !tank.sightBroken && !isMoving(tank) && !isMoving(enemy) && tank.acquired?.tank !== target;
}

/** A counter that lies already turns by itself after the shot. */
export function turnCounter(draft: State, scribe: Writer): void {
  const { firer, target } = shotOf(draft);
  const tank = tankOf(draft, firer);
  if (tank.acquired?.tank !== target || tank.acquired.bonus === 20 || tank.sightBroken) return;
  acquire(scribe, tank, target, 20);
}
