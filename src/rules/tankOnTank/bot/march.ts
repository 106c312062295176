import type { Frozen } from '../../core/game';
import { eligible } from '../fire';
import { distanceAt, placeOf } from '../hexes';
import { followers, mayActivate } from '../movement';
import { unitOf } from '../plan';
import type { Command, State, Unit } from '../types';
import { typeOf } from '../unitValues';
import { type Aim, bestMove } from './moves';
import { outcomes } from './plans';
import { changed, following, type Plan, type Study } from './study';

/** A group on the move: where all end up, what it brings, and who goes first. */
interface March {
  readonly position: Frozen<State>;
  readonly gain: number;
  readonly first: Command | null;
  /** A thing of all, in which no member's move can be judged by itself. */
  readonly joint: boolean;
}

/** With fewer positions left to judge, a group goes without a common target. */
const AMPLE = 1500;

/**
 * The best a group can do: everybody for himself, the leader ahead of the others, or all for one goal or against one
 * target, where many do what few dare not.
 */
export function bestMarch(study: Study, members: readonly string[]): March {
  let best = march(study, members, {}, false);
  const lead = march(study, members, {}, true);
  if (lead.gain > best.gain) best = lead;
  if (study.left() < AMPLE) return best;
  for (const nearer of aims(study)) {
    const advance = march(study, members, { nearer }, false);
    if (advance.gain > best.gain) best = advance;
  }
  for (const target of study.state.units) {
    if (target.seat === study.seat || !isNear(study, members, target)) continue;
    const assault = march(study, members, { target }, false);
    if (assault.gain > best.gain) best = assault;
  }
  return best;
}

/** What a group can be told to drive for. */
function aims({ field, seat }: Study): readonly Aim[] {
  const out = field.counters.some((counter) => counter.seat === seat && counter.wayOut !== null);
  return out ? [...field.goals.keys(), 'out'] : [...field.goals.keys()];
}

/** Two at least can come to fire at it, as the crow flies. */
function isNear({ state }: Study, members: readonly string[], target: Frozen<Unit>): boolean {
  if (target.at === null) return false;
  const to = placeOf(target.at);
  const near = members.filter((id) => {
    const unit = unitOf(state, id);
    if (!unit?.at) return false;
    const { range, mp, soft } = typeOf(state.switches, unit.kind);
    return !soft && distanceAt(placeOf(unit.at), to) <= range + mp + 1;
  });
  return near.length > 1;
}

/** What a whole group is told. */
interface Order {
  readonly target?: Frozen<Unit>;
  readonly nearer?: Aim;
}

/**
 * One after another, each the best it can by then: as it was told, or else where it gains. With `ahead`
 * the first goes even where that alone is a loss, because those it leads come after it.
 */
function march(study: Study, members: readonly string[], order: Order, ahead: boolean): March {
  const { target } = order;
  const told = target !== undefined || order.nearer !== undefined;
  let at = study;
  let first: Command | null = null;
  for (const id of members) {
    const unit = unitOf(at.state, id);
    if (!unit) continue;
    const ready = { ...unit, moved: false };
    const charge = told ? bestMove(at, ready, order) : null;
    const leads: boolean = ahead && first === null;
    const plan: Plan | null = charge ?? bestMove(at, ready, { away: leads });
    const position = plan?.after?.[0]?.position;
    if (!plan || !position || (charge === null && plan.gain <= 0 && !leads)) continue;
    first ??= plan.command;
    at = following(at, position);
  }
  const gain = target === undefined ? at.base - study.base : assaultGain(study, at, target);
  return { position: at.state, gain, first, joint: told || ahead };
}

/** The shot all have driven up for, as far as there is a point left to fire it. */
function assaultGain({ base, more, seat, judge, rest }: Study, { state }: Study, target: Frozen<Unit>): number {
  const firers = eligible(state, seat, target);
  if (firers.length === 0) return Number.NEGATIVE_INFINITY;
  const shot = outcomes(state, firers, target).reduce((sum, { position, chance }) => sum + chance * judge(position), 0);
  return more * shot + (more < 1 ? (1 - more) * rest(state) : 0) - base;
}

/** A headquarters and everybody who may drive with it. */
export function groups(study: Study): readonly Plan[] {
  const { state, seat } = study;
  return state.units
    .filter((unit) => unit.seat === seat && unit.hq && unit.at !== null && mayActivate(state, unit))
    .flatMap((unit): readonly Plan[] => {
      const led = following(study, changed(state, unit.id, { moved: true }));
      const { position, gain, first } = bestMarch(led, [unit.id, ...followers(state, unit)]);
      // A group in which nobody moves is a point thrown away.
      if (first === null) return [];
      const command: Command = { type: 'lead', seat, unit: unit.id };
      return [{ command, gain: led.base + gain - study.base, after: [{ position, chance: 1 }] }];
    });
}
