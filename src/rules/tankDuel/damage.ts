import { halfOf } from './cards';
import type { Condition, Effect, Special } from './data/damageText';
import type { Location } from './data/vehicles';
import { stop } from './ground';
import { half, permanentFire, standingFire, standingMove } from './levels';
import { bailOut, blowUp, burnOut, explode, kill } from './loss';
import { damageOf, damageServed, pull, pullDamage } from './piles';
import { handOf, isImmobilized, killedIn, memberAt, tankOf, vehicleOf } from './tanks';
import type { Damage } from './tasks';
import type { KnownTank, State, Tank, TankId, Writer } from './types';

interface Check {
  readonly tank: Tank;
  readonly location: Location;
  readonly severity: 'light' | 'heavy';
  /** The Target Number that may make it critical; null: no critical hit possible. */
  readonly target: number | null;
  readonly mines: TankId | null;
}

/** Pulls the Damage card and lays its text out, part by part. */
export function openDamage(draft: State, scribe: Writer, { tank, location, severity, target, mines }: Check): Damage {
  const card = pullDamage(draft, scribe, tank.id);
  const { critical, text } = damageOf(card);
  const grade = critical === target ? 'critical' : severity;
  scribe.emit({ type: 'damaged', tank: tank.id, damage: card, location, severity: grade });
  return { tank: tank.id, card, mines, parts: text[grade][location], wounded: [], lose: 0 };
}

/** Goes on with a Damage check until a player has to choose Fire cards (the rest is returned) or it is over (null). */
export function runDamage(draft: State, scribe: Writer, damage: Damage): Damage | null {
  const tank = tankOf(draft, damage.tank);
  let rest = damage;
  while (tank.inPlay) {
    // Asked even where there is no choice, so that nobody learns how many more the hand holds.
    if (rest.lose > 0 && holdsFire(draft, tank)) return rest;
    const [part, ...parts] = rest.parts;
    if (part === undefined) break;
    rest = applyPart(draft, scribe, tank, part, { ...rest, parts, lose: 0 });
  }
  finish(draft, scribe, tank, rest);
  return null;
}

function finish(draft: State, scribe: Writer, tank: Tank, { card, mines }: Damage): void {
  if (tank.inPlay && killedIn(tank) >= 2) bailOut(draft, scribe, tank, mines);
  if (tank.inPlay) {
    if (failsMorale(tank, card)) breakCrew(draft, scribe, tank, mines);
    else scribe.emit({ type: 'held', tank: tank.id });
  }
  damageServed(draft, scribe);
}

function breakCrew(draft: State, scribe: Writer, tank: Tank, mines: TankId | null): void {
  if (tank.broken !== null) {
    bailOut(draft, scribe, tank, mines);
    return;
  }
  tank.broken = { mines };
  scribe.emit({ type: 'broke', tank: tank.id });
}

/** Whether a red X stands at a condition that applies to the tank. */
export function failsMorale(tank: KnownTank, card: number): boolean {
  return damageOf(card).red.some((condition) => applies(tank, condition));
}

function applies(tank: KnownTank, condition: Condition): boolean {
  switch (condition) {
    case 'green':
    case 'veteran':
    case 'elite':
      return tank.quality === condition;
    case 'commanderKia':
      return tank.crew.some(({ person, seat }) => person.startsWith('commander') && seat === null);
    case 'crewKia':
      return killedIn(tank) > 0;
    case 'onFire':
      return tank.fire !== null;
    case 'damaged':
      return tank.trackDamage || isImmobilized(tank) || tank.gunDamaged;
  }
}

function applyPart(draft: State, scribe: Writer, tank: Tank, part: Effect, rest: Damage): Damage {
  const { mines } = rest;
  switch (part.do) {
    case 'wound':
    case 'kia':
      return hurt(draft, scribe, tank, part, rest);
    case 'fireCheck':
      for (let i = 0; i < part.times && tank.inPlay; i++) checkFire(draft, scribe, tank, mines);
      return rest;
    case 'explosionCheck':
      for (let i = 0; i < part.times && tank.inPlay; i++) checkExplosion(draft, scribe, tank, mines);
      return rest;
    case 'fire':
      ignite(draft, scribe, tank, mines);
      return rest;
    case 'explosion':
      explode(draft, scribe, tank, mines);
      return rest;
    case 'trackDamage':
      damageTrack(scribe, tank);
      return rest;
    case 'immobilized':
      immobilize(scribe, tank);
      return rest;
    case 'special':
      return applySpecial(draft, scribe, tank, part.special, rest);
  }
}

type Hurt = Extract<Effect, { readonly do: 'wound' | 'kia' }>;

/** Hits whoever sits in the named seat, else in the seat in brackets, else nobody. */
function hurt(draft: State, scribe: Writer, tank: Tank, part: Hurt, rest: Damage): Damage {
  const member = memberAt(tank, part.seat) ?? (part.else === undefined ? null : memberAt(tank, part.else));
  if (member === null) return rest;
  const fresh = rest.wounded.includes(member.person);
  if (part.do === 'kia' || (member.wounded && !fresh)) {
    kill(draft, scribe, tank, member, rest.mines);
    return rest;
  }
  if (fresh) return rest;
  member.wounded = true;
  scribe.emit({ type: 'wounded', tank: tank.id, person: member.person });
  return { ...rest, wounded: [...rest.wounded, member.person] };
}

function checkExplosion(draft: State, scribe: Writer, tank: Tank, mines: TankId | null): void {
  const card = pull(draft, scribe, {
    why: 'explosion',
    tank: tank.id,
    good: ({ icons }) => !icons.includes('explosion'),
  });
  if (card.icons.includes('explosion')) explode(draft, scribe, tank, mines);
}

function checkFire(draft: State, scribe: Writer, tank: Tank, mines: TankId | null): void {
  const card = pull(draft, scribe, { why: 'fire', tank: tank.id, good: ({ icons }) => !icons.includes('fire') });
  if (card.icons.includes('fire')) ignite(draft, scribe, tank, mines);
}

/** A tank catches fire; one that burns already burns out of control. */
function ignite(draft: State, scribe: Writer, tank: Tank, mines: TankId | null): void {
  if (tank.fire !== null) {
    burnOut(draft, scribe, tank, mines);
    return;
  }
  tank.fire = { mines };
  scribe.emit({ type: 'caughtFire', tank: tank.id });
}

export function damageTrack(scribe: Writer, tank: Tank): void {
  if (tank.trackDamage) {
    immobilize(scribe, tank);
    return;
  }
  const { move, tankDestroyer, fireDamaged } = vehicleOf(tank);
  tank.trackDamage = true;
  tank.moveLevel = Math.min(tank.moveLevel, half(move));
  if (tankDestroyer) tank.fireLevel = Math.min(tank.fireLevel, fireDamaged);
  scribe.emit({ type: 'trackDamaged', tank: tank.id });
  settleBog(tank);
}

function immobilize(scribe: Writer, tank: Tank): void {
  tank.immobilized = true;
  scribe.emit({ type: 'immobilized', tank: tank.id });
  settleBog(tank);
}

/** A permanent level at or below the Bog counter takes the counter away (TD-10.3.8c). */
function settleBog(tank: Tank): void {
  const level = isImmobilized(tank) ? 0 : tank.moveLevel;
  if (tank.bog !== null && level <= tank.bog) tank.bog = null;
}

/** A result that sets a level is recorded only if the level stands at or above it (TD-12.1.4d.1). */
function applySpecial(draft: State, scribe: Writer, tank: Tank, special: Special, rest: Damage): Damage {
  const { mines } = rest;
  const tell = (recorded: boolean) => {
    scribe.emit({ type: 'special', tank: tank.id, special, recorded });
    return recorded;
  };
  const cap = (level: number | null, value: number) => Math.min(level ?? value, value);
  const setFire = (value: number) => {
    if (!tell(standingFire(tank) >= value)) return;
    tank.fireLevel = Math.min(tank.fireLevel, value);
    tank.gunDamaged = true;
  };
  switch (special) {
    case 'loaderPanics':
    case 'crewShaken': {
      const value = special === 'crewShaken' ? 3 : 4;
      if (tell(standingFire(tank) >= value)) tank.firePanic = cap(tank.firePanic, value);
      return rest;
    }
    case 'driverPanics':
    case 'crewStunned': {
      const value = special === 'crewStunned' ? 3 : 4;
      if (tell(standingMove(tank) >= value)) tank.movePanic = cap(tank.movePanic, value);
      return rest;
    }
    case 'turretMechanism':
      setFire(half(permanentFire(tank)));
      return rest;
    case 'gunHit':
      setFire(Math.max(1, permanentFire(tank) - 3));
      return rest;
    case 'gunSight':
      setFire(3);
      tank.sightBroken = true;
      return rest;
    case 'fuelHit': {
      const value = Math.max(1, tank.moveLevel - 3);
      if (tell(standingMove(tank) >= value)) tank.moveLevel = Math.min(tank.moveLevel, value);
      settleBog(tank);
      return rest;
    }
    case 'fatalHit':
      tell(true);
      blowUp(draft, scribe, tank, mines);
      return rest;
    case 'engineDestroyed':
      tell(true);
      immobilize(scribe, tank);
      checkExplosion(draft, scribe, tank, mines);
      if (tank.inPlay) checkFire(draft, scribe, tank, mines);
      return rest;
    case 'transmission':
      tell(true);
      tank.transmission = true;
      settleBog(tank);
      return rest;
    case 'smokeFills':
      tell(true);
      for (let i = 0; i < 2 && tank.inPlay; i++) checkFire(draft, scribe, tank, mines);
      if (tank.inPlay) tank.box.smokeFills = true;
      return rest;
    case 'specialAmmoHit':
      tell(true);
      if (tank.rounds > 0 || tank.loaded) blowUp(draft, scribe, tank, mines);
      else ignite(draft, scribe, tank, mines);
      return rest;
    case 'ammoHit':
      tell(true);
      tank.rounds = 0;
      tank.loaded = false;
      return { ...rest, lose: 2 };
  }
}

/** Whether the controlling player has a card with a Fire half (TD-Q70); a robot has no hand. */
function holdsFire(draft: State, { seat }: Tank): boolean {
  return seat !== null && handOf(draft, seat).some((card) => halfOf(draft, card, 'fire') !== null);
}

/** A penetrated tank stops, and remembers by whom. */
export function pierced(draft: State, scribe: Writer, tank: Tank, by: TankId, medal: boolean): void {
  tank.pierced = { by, medal };
  stop(draft, scribe, tank);
}
