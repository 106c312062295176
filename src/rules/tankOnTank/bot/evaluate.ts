import type { Frozen, Seat } from '../../core/game';
import type { Scenario } from '../data/scenario';
import { distanceAt, NOWHERE } from '../hexes';
import { opponent } from '../plan';
import type { State } from '../types';
import { fade, logOdds } from './curves';
import { harvest } from './expectedKills';
import { type Counter, type Field, fieldOf } from './field';
import { isLeft, type Prospect, racesOut, unitsOf } from './prospects';
import { winChance } from './winChance';

/** A won battle in points of force, the measure of all judgements. */
const BATTLE = 300;

/** The same for the odds of it: a small chance is still worth doubling, and a large one worth making safe. */
const ODDS = 60;

function worthOfChance(chance: number): number {
  return BATTLE * chance + ODDS * logOdds(chance);
}

/** What force is worth besides what it does for winning. */
const FORCE = 0.6;

/** How much is believed of a shot now, and of one's own next phase. */
const NOW = 0.8;
const PROMISE = 0.5;

/**
 * How much the enemy's next phase is feared. Whom the clock favours need not run into fire; whoever would lose if it
 * stopped now has to pass through it sometime, and waiting spares him nothing. Whoever only has to get a few away looks
 * at nothing but the way.
 */
function fear({ ahead, plan }: Field, seat: Seat): number {
  if (ahead === seat) return 0.9;
  if (racesOut(plan, seat)) return 0.1;
  return ahead === null ? 0.7 : 0.6;
}

/** Further apart than this makes no difference. */
const SOME_WAY = 6;

/**
 * How fast a unit's weight fades with the phases until it may be on the map. Slowly: what it does for the goals sooner or
 * later is reckoned there, and whoever comes in far from them has won nothing yet.
 */
const WAITING = 0.08;

interface Strength {
  /** What can still fight, in points and in units. */
  readonly force: number;
  readonly count: number;
  /** What got away in safety, in points: no longer there, but not lost (TOT-Q19). */
  readonly away: number;
}

function strengthOf(units: readonly Counter[]): Strength {
  let [force, count, away] = [0, 0, 0];
  for (const counter of units) {
    if (counter.where === 'exited') away += counter.points;
    if (!isLeft(counter)) continue;
    // Who waits off the map does little for the battle until he is in it.
    force += counter.where === 'reserve' ? counter.points * fade(WAITING * counter.due) : counter.points;
    count += 1;
  }
  return { force, count, away };
}

/** Phases of a side after the one under way. */
function phasesLeft({ state, plan }: Field, seat: Seat): number {
  const later = Math.max(0, plan.turns - state.turn);
  return later + (state.half === 1 && state.phasing !== seat ? 1 : 0);
}

/** What it is worth to stand so far from a headquarters. */
const COMPANY: readonly number[] = [0, 2, 1, 0.4, 0];

/** Units beside a headquarters move with it for one point; those far from all enemies do nothing. */
function bearing(own: readonly Counter[], foes: readonly Counter[]): number {
  let sum = 0;
  for (const counter of own) {
    if (counter.place === NOWHERE) continue;
    if (!counter.hq) sum += COMPANY[counter.apart] ?? 0;
    let near = SOME_WAY;
    for (const foe of foes) if (foe.place !== NOWHERE) near = Math.min(near, distanceAt(counter.place, foe.place));
    sum -= 0.3 * Math.max(0, near - 2);
  }
  return sum;
}

/** What an activation's worth of way is worth to whoever would lose if the battle ended now, and from how far. */
const HURRY = 5;
const HURRY_OUT = 12;
const FAR_OFF = 6;

/** Whether a side has to leave: so many out win at once, or whoever stays costs a point. */
function mustLeave(plan: Scenario, seat: Seat): boolean {
  return racesOut(plan, seat) || plan.awards.some((award) => award.type === 'stay' && award.seat !== seat);
}

/** Whether it wins by ground; where that is paid in points, a fight may pay better. */
function mustTake({ coups, ending }: Scenario): boolean {
  return coups.some(({ type }) => type === 'trophies') || groundEndings.includes(ending.type);
}

const groundEndings: readonly Scenario['ending']['type'][] = ['hold', 'roads', 'capture'];

/**
 * The way that is left to what a side still needs, in activations. The chance of winning alone makes nobody drive while
 * there seems to be time, and then there is none any more.
 */
function wayToGo({ plan, held, won }: Field, own: readonly Counter[], seat: Seat): number {
  const [leaving, taking] = [mustLeave(plan, seat), mustTake(plan)];
  let sum = 0;
  for (const counter of own) {
    if (!isLeft(counter) || counter.role !== 'gun') continue;
    let least = FAR_OFF;
    // Whoever waits stands at his gates: to come in is no step yet.
    for (const place of counter.where === 'reserve' ? counter.gates : [counter.place]) {
      if (leaving) least = Math.min(least, counter.wayOut?.[place] ?? least);
      if (!taking) continue;
      for (let goal = 0; goal < held.length; goal++)
        if (held[goal] !== seat && won[goal] !== 1) least = Math.min(least, counter.ways[goal]?.[place] ?? least);
    }
    sum += least;
  }
  return sum;
}

/**
 * How good a field is for a side in the middle of its phase. `odds`: how likely it can still spend a first action point,
 * a second and so on, so that a shot made possible now is worth something.
 */
export function worthOfField(field: Field, seat: Seat, odds: readonly number[]): number {
  const { board, taken, plan } = field;
  const enemy = opponent(seat);
  const [own, foes] = [unitsOf(field, seat), unitsOf(field, enemy)];
  const [mineAtRisk, theirsAtRisk] = seat === 0 ? field.risks : [field.risks[1], field.risks[0]];
  const reap = (
    guns: readonly Counter[],
    targets: readonly Counter[],
    points: readonly number[],
    now: boolean,
    risks: Float64Array | null,
  ) => harvest(board, taken, guns, targets, points, plan.night, now, risks);
  const [mine, theirs] = [strengthOf(own), strengthOf(foes)];
  const [myPhases, theirPhases] = [phasesLeft(field, seat), phasesLeft(field, enemy)];
  const shots =
    reap(own, foes, odds, true, theirsAtRisk) * NOW +
    (myPhases > 0 ? reap(own, foes, field.points[seat] ?? [], false, null) * PROMISE : 0);
  const threat =
    reap(foes, own, theirPhases > 0 ? (field.points[enemy] ?? []) : [], false, mineAtRisk) * fear(field, seat);
  const share = (force: number, losses: number) => 1 - Math.min(0.7, losses / Math.max(1, force));
  const kills = (points: number, foe: typeof mine) => (points * foe.count) / Math.max(1, foe.force);
  const one: Prospect = {
    seat,
    force: mine.force,
    share: share(mine.force, threat),
    kills: kills(shots, theirs),
    phases: myPhases,
    now: odds[0] ?? 0,
  };
  const other: Prospect = {
    seat: enemy,
    force: theirs.force,
    share: share(theirs.force, shots),
    kills: kills(threat, mine),
    phases: theirPhases,
    now: 0,
  };
  const balance = mine.force + mine.away - theirs.force - theirs.away + shots - threat;
  const urge = racesOut(plan, seat) ? HURRY_OUT : HURRY;
  const hurry = field.ahead === enemy ? urge * wayToGo(field, own, seat) : 0;
  return worthOfChance(winChance(field, one, other)) + FORCE * balance + bearing(own, foes) - hurry;
}

/** The same for a whole position. */
export function evaluate(state: Frozen<State>, seat: Seat, odds: readonly number[]): number {
  return worthOfField(fieldOf(state), seat, odds);
}
