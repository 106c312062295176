import type { Seat } from '../core/game';
import { among, fightOf, missionOf } from './base';
import { hasSkill, rollWound, sitterIn, useSkill } from './crew';
import { type Post, posts } from './data/crewCharts';
import { partStruck } from './fire';
import { type FoeFacts, foeParts } from './foe';
import { rollOn } from './roll';
import { hatches, type State, type Writer } from './types';

export function destroyTank(draft: State, to: Writer, seat: Seat, rule: string): void {
  const fight = fightOf(draft, seat);
  fight.outcome = 'destroyed';
  to.emit({ type: 'tankDestroyed', seat, rule });
}

export function immobiliseTank(draft: State, to: Writer, seat: Seat, rule: string): void {
  const { tank } = fightOf(draft, seat);
  if (tank.immobile) return;
  tank.immobile = true;
  to.emit({ type: 'tankImmobilised', seat, rule });
}

interface Striker {
  readonly facts: FoeFacts;
  readonly unit: string;
  /** Main guns and AT guns shock and splinter; the 2cm of a recon vehicle does not. */
  readonly heavy: boolean;
}

/** A round has hit the tank: where, and what it does. */
export function strikeTank(draft: State, to: Writer, seat: Seat, { facts, unit, heavy }: Striker): void {
  const { tank } = fightOf(draft, seat);
  const about = { seat, who: facts.kind, unit };
  const location = () => rollOn(to, { ...about, chart: 'B3-location' }).result;
  const { part, penetration, armour, column, flank } = partStruck(foeParts(facts), location);
  to.emit({ type: 'tankHit', seat, part, penetration, armour, flank });
  if (part === 'hull' && tank.sandbags) {
    tank.sandbags = false;
    to.emit({ type: 'sandbagsUsed', seat });
  }
  const { result } = rollOn(to, { ...about, chart: 'B3', column, good: (each) => each === '-' });
  if (result === 'DE') {
    destroyTank(draft, to, seat, 'ATA-7.4a');
    return;
  }
  const stopped = result.startsWith('IMM');
  if (stopped) immobiliseTank(draft, to, seat, 'ATA-CH.B3');
  if (heavy && (!stopped || draft.switches.shockOnImmobilised)) shockCrew(draft, to, seat);
  if (heavy && !stopped && column !== 'below') spall(draft, to, seat, column);
  if (result !== '-') shutHatches(draft, to, seat, heavy ? hatches : reachedBySmallArms(facts));
}

/** One order is lost: of this round where orders are still to come, else the first of the next. */
function shockCrew(draft: State, to: Writer, seat: Seat): void {
  const { tank } = fightOf(draft, seat);
  const { round, enemyFirst } = missionOf(draft);
  tank.shock = enemyFirst && round === 1 ? tank.shock + 1 : 1;
  to.emit({ type: 'crewShocked', seat, orders: tank.shock });
}

function spall(draft: State, to: Writer, seat: Seat, column: 'equal' | 'above'): void {
  const good = (result: string) => result === '-';
  if (rollOn(to, { seat, chart: 'spalling', column, good }).result === '-') return;
  const place = among(posts, rollOn(to, { seat, chart: 'victim' }).result);
  rollWound(draft, to, seat, place, 'ATA-7.3.8d');
}

/** Hull down, machine guns and the 2cm reach only the man in the turret. */
export function reachedBySmallArms({ you }: FoeFacts): readonly Post[] {
  return you.hullDown ? ['commander'] : hatches;
}

/** Open crewmen must close up and may be hit on the way; Sixth Sense may have closed the hatches before. */
export function shutHatches(draft: State, to: Writer, seat: Seat, at: readonly Post[]): void {
  const { tank, outcome } = fightOf(draft, seat);
  const open = tank.open.filter((hatch) => at.includes(hatch));
  if (open.length === 0 || outcome === 'destroyed' || outcome === 'killed') return;
  if (hasSkill(draft, seat, 'commander', 'sixthSense')) {
    draft.pending = { kind: 'hatches', seat, posts: open };
    draft.exit = 'sense';
    return;
  }
  rollHatches(draft, to, seat, open);
}

function rollHatches(draft: State, to: Writer, seat: Seat, open: readonly Post[]): void {
  const { tank } = fightOf(draft, seat);
  tank.open = tank.open.filter((hatch) => !open.includes(hatch));
  to.emit({ type: 'hatchesShut', seat, posts: open });
  for (const place of open) exposeMan(draft, to, seat, place);
}

/** On 1 or 2 the man in this place is wounded. */
export function exposeMan(draft: State, to: Writer, seat: Seat, place: Post): void {
  const who = sitterIn(draft, seat, place);
  if (who === null) return;
  const good = (result: string) => result === '-';
  if (rollOn(to, { seat, chart: 'hatch', who, good }).result === 'hurt')
    rollWound(draft, to, seat, place, 'ATA-7.3.2f');
}

/** The decision whether the commander had felt it coming. */
export function decideSense(draft: State, to: Writer, use: boolean): void {
  const { pending } = draft;
  if (pending?.kind !== 'hatches') return;
  const { seat, posts: open } = pending;
  draft.pending = null;
  if (!use) {
    to.emit({ type: 'senseSpared', seat });
    rollHatches(draft, to, seat, open);
    return;
  }
  useSkill(draft, seat, 'commander', 'sixthSense');
  const { tank } = fightOf(draft, seat);
  tank.open = tank.open.filter((hatch) => !open.includes(hatch));
  to.emit({ type: 'senseUsed', seat });
  to.emit({ type: 'hatchesShut', seat, posts: open });
}
