import type { Seat } from '../../core/game';
import { FACINGS } from '../../core/hex';
import type { Award } from '../data/scenario';
import { NOWHERE, neighbourAt, placeOf } from '../hexes';
import { pointsOf } from '../unitValues';
import { rising } from './curves';
import type { Field } from './field';
import { gripOn, holdChance, isLeft, leaveChances, type Prospect, unitsOf } from './prospects';

const total = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** The chance that at least so many of independent things happen. */
export function atLeast(chances: readonly number[], need: number): number {
  if (need <= 0) return 1;
  // Entry k: exactly k so far; the last one: that many or more.
  const exact = new Float64Array(need + 1);
  exact[0] = 1;
  for (const chance of chances) {
    for (let k = need; k >= 0; k--) {
      const stay = k === need ? (exact[k] ?? 0) : (exact[k] ?? 0) * (1 - chance);
      exact[k] = stay + (k > 0 ? (exact[k - 1] ?? 0) * chance : 0);
    }
  }
  return exact[need] ?? 0;
}

/**
 * So many of several hexes. Where one is enough they are not independent: whoever cannot take the likeliest will hardly
 * take another.
 */
function enough(chances: readonly number[], need: number): number {
  const apart = atLeast(chances, need);
  return need === 1 ? (apart + Math.max(0, ...chances)) / 2 : apart;
}

/** The chance that a sum comes out above zero, from what is expected of it and how far it may stray. */
function above(mean: number, spread: number): number {
  return rising((0.85 * mean) / spread);
}

/** How many of a side's units fall before the end. */
function attrition(side: Prospect, foe: Prospect): number {
  const odds = Math.min(2, (foe.force * foe.share) / Math.max(1, side.force * side.share));
  return foe.kills + 0.35 * Math.min(foe.phases, 5) * odds;
}

/** What a side may expect of one award at the end. */
function expected(field: Field, award: Award, side: Prospect, foe: Prospect): number {
  const [own, others] = [unitsOf(field, side.seat), unitsOf(field, foe.seat)];
  switch (award.type) {
    case 'kill':
      return others.filter(({ where }) => where === 'dead').length + attrition(foe, side);
    case 'aceKill':
      return field.state.kills.some((kill) => kill.seat === foe.seat && kill.ace) ? 1 : 0;
    case 'control':
      return total(award.hexes.map((hex) => holdChance(field, goalAt(field, hex), side, foe)[0]));
    case 'exit':
      return total(leaveChances(field, side, foe)) * award.each;
    case 'survive':
      return Math.max(0, own.filter(isLeft).length - attrition(side, foe));
    case 'stay': {
      const chances = leaveChances(field, foe, side);
      if (field.state.switches.s5Stay === 'once') return chances.reduce((none, chance) => none * (1 - chance), 1);
      const left = others.filter((counter) => isLeft(counter) || counter.where === 'exited').length;
      return Math.max(0, left - total(chances) - attrition(foe, side));
    }
  }
}

function goalAt({ goals }: Field, hex: string): number {
  const place = placeOf(hex);
  return goals.findIndex(([first]) => first === place);
}

/** How far a side leads in points at the end. */
function lead(field: Field, one: Prospect, other: Prospect): number {
  let ahead = 0;
  for (const award of field.plan.awards) {
    const [side, foe] = award.seat === one.seat ? [one, other] : [other, one];
    ahead += expected(field, award, side, foe) * (award.seat === one.seat ? 1 : -1);
  }
  return ahead;
}

/** How far points stray in the time that is left. */
function spread(one: Prospect, other: Prospect): number {
  return 0.45 + 0.6 * Math.sqrt(one.phases + other.phases + one.now + other.now);
}

/** Points that come one by one or several at once: how likely they make a sum. */
function targetChance(field: Field, need: number, side: Prospect, foe: Prospect): number {
  let [sum, variance] = [0, 0.25];
  const count = (chance: number, each: number) => {
    sum += chance * each;
    variance += each * each * chance * (1 - chance);
  };
  for (const award of field.plan.awards) {
    if (award.seat !== side.seat) continue;
    if (award.type === 'control')
      for (const hex of award.hexes) count(holdChance(field, goalAt(field, hex), side, foe)[0], 1);
    if (award.type === 'exit') for (const chance of leaveChances(field, side, foe)) count(chance, award.each);
  }
  return above(sum - need + 0.5, Math.sqrt(variance));
}

/** Both roads blocked at the end (TOT-S6h): as they are now, and as they may become. */
function cutChance(field: Field, cutter: Prospect, opener: Prospect): number {
  let both = 1;
  for (let road = 0; road < field.goals.length; road++) {
    const [mine, theirs] = [gripOn(field, cutter, road, false), gripOn(field, opener, road, true)];
    const [a, b] = [mine.strength * mine.strength, theirs.strength * theirs.strength];
    const better = a / (a + b);
    both *= mine.stands ? 1 - 0.7 * (1 - better) * theirs.soonest : better * mine.soonest;
  }
  const last = opener.phases === 0 && cutter.phases === 0;
  const weight = last ? 0.85 : 0.2;
  return weight * (isCut(field, cutter.seat) ? 1 : 0) + (1 - weight) * both;
}

/** The same question as `isRoadOpen`, for a field on trial. */
function isCut(field: Field, cutter: Seat): boolean {
  const { board, state } = field;
  const shut = new Set(unitsOf(field, cutter).map(({ place }) => place));
  if (!state.switches.s6Link && state.map === 'B') shut.add(placeOf('D4'));
  const ends = (edge: string) => board.data.ends.filter((end) => end.edge === edge).map((end) => placeOf(end.at));
  const open = ends('south').filter((place) => !shut.has(place));
  const north = ends('north');
  for (const place of open) {
    if (north.includes(place)) return false;
    for (const facing of FACINGS) {
      const to = neighbourAt(place, facing);
      if (to === NOWHERE || board.roads[place * 6 + facing] !== 1 || shut.has(to) || open.includes(to)) continue;
      open.push(to);
    }
  }
  return true;
}

/** Half of a bought force destroyed (TOT-11.1h). */
function halfChance(field: Field, side: Prospect, foe: Prospect): number {
  const whole = field.state.units
    .filter(({ seat }) => seat === foe.seat)
    .reduce((sum, unit) => sum + pointsOf(unit), 0);
  const units = unitsOf(field, foe.seat);
  const lost = units.filter(({ where }) => where === 'dead').reduce((sum, { points }) => sum + points, 0);
  const soon = (attrition(foe, side) * foe.force) / Math.max(1, units.filter(isLeft).length);
  return above((lost + soon) / Math.max(1, whole) - 0.5, 0.08 + 0.02 * side.phases);
}

/** The own objective counter reached before the other reaches his (TOT-11.2i). */
function captureChance(field: Field, side: Prospect, foe: Prospect): number {
  if (field.held[side.seat] === side.seat) return 0.95;
  const [mine, theirs] = [gripOn(field, side, side.seat, false), gripOn(field, foe, side.seat, true)];
  return (mine.soonest * mine.strength) / (mine.strength + 0.6 * theirs.strength);
}

/** All enemies destroyed: hardly before few are left against many. */
function annihilation(field: Field, seat: Seat, side: Prospect, foe: Prospect): number {
  if (!field.plan.coups.some((coup) => coup.type === 'annihilation' && coup.seats.includes(seat))) return 0;
  const others = unitsOf(field, foe.seat);
  if (others.some(({ where }) => where === 'exited')) return 0;
  const left = others.filter(isLeft).length;
  if (left === 0) return 1;
  const odds = side.force / Math.max(1, side.force + foe.force * foe.share);
  const sure = odds * odds * odds * odds * odds;
  return sure * above(0.6 * side.phases + side.now + side.kills - left, 1 + 0.2 * side.phases) * 0.9;
}

interface Chances {
  readonly win: number;
  readonly loss: number;
}

/** What the scenario's last turn, or a win before it, promises each side; what is left over is a draw or goes on. */
function goalChances(field: Field, one: Prospect, other: Prospect): Chances {
  const { ending, coups } = field.plan;
  const certain = (winner: Seat, chance: number): Chances =>
    winner === one.seat ? { win: chance, loss: 1 - chance } : { win: 1 - chance, loss: chance };
  const of = (seat: Seat): readonly [Prospect, Prospect] => (seat === one.seat ? [one, other] : [other, one]);
  for (const coup of coups) {
    if (coup.type === 'exits') return certain(coup.seat, atLeast(leaveChances(field, ...of(coup.seat)), coup.count));
    if (coup.type !== 'trophies') continue;
    const chances = field.goals.map((_, goal) =>
      field.won[goal] === 1 ? 1 : holdChance(field, goal, ...of(coup.seat))[0],
    );
    const all = chances.reduce((product, chance) => product * chance, 1);
    // They hang together: who can take one can mostly take the next.
    return certain(coup.seat, Math.sqrt(all * Math.sqrt(all)));
  }
  switch (ending.type) {
    case 'hold': {
      const chances = field.goals.map((_, goal) => holdChance(field, goal, one, other));
      const [mine, theirs] = [0, 1].map((side) =>
        enough(
          chances.map((pair) => pair[side] ?? 0),
          ending.need,
        ),
      );
      if (typeof ending.otherwise === 'number') {
        const holder = ending.seats[0] ?? 0;
        return certain(holder, (holder === one.seat ? mine : theirs) ?? 0);
      }
      return { win: mine ?? 0, loss: theirs ?? 0 };
    }
    case 'points':
      return certain(ending.seat, above(lead(field, ...of(ending.seat)) - 0.5, spread(one, other)));
    case 'target':
      return certain(ending.seat, targetChance(field, ending.points, ...of(ending.seat)));
    case 'roads':
      return certain(ending.seat, cutChance(field, ...of(ending.seat)));
    case 'default':
      return certain(ending.seat, 1);
    case 'half':
    case 'capture': {
      const chance = ending.type === 'half' ? halfChance : captureChance;
      const [mine, theirs] = [chance(field, one, other), chance(field, other, one)];
      return { win: mine * (1 - theirs / 2), loss: theirs * (1 - mine / 2) };
    }
  }
}

/** What a draw is worth, or a battle that goes on undecided. */
const DRAWN = 0.5;

/** How likely a side wins by the scenario's own conditions, a draw counted as half a win. */
export function winChance(field: Field, one: Prospect, other: Prospect): number {
  const { win, loss } = goalChances(field, one, other);
  const open = win + DRAWN * Math.max(0, 1 - win - loss);
  const [mine, theirs] = [annihilation(field, one.seat, one, other), annihilation(field, other.seat, other, one)];
  return mine + (1 - mine - theirs) * open;
}
