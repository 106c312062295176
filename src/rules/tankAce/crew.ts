import type { Frozen, Seat } from '../core/game';
import { among, careerOf, fightOf, groupOf, missionOf } from './base';
import type { Post, Skill } from './data/crewCharts';
import { rollOn } from './roll';
import { type Fate, type Hatch, type Known, type State, type Wound, type Writer, wounds } from './types';

/** Skills that work once a mission. */
const onceAMission: readonly Skill[] = ['sixthSense', 'expert', 'synergy', 'adrenalineRush', 'weaponMaintenance'];

export function isOut(state: Known, seat: Seat, post: Post): boolean {
  const { hurt } = careerOf(state, seat).crew[post];
  return hurt === 'SW' || hurt === 'KIA';
}

/** The empty seat the assistant driver has taken: driver or loader, whichever was empty first. */
function takenByAssistant(state: Known, seat: Seat): 'driver' | 'loader' | null {
  if (isOut(state, seat, 'assistant')) return null;
  for (const { post } of fightOf(state, seat).tank.gaps) if (post === 'driver' || post === 'loader') return post;
  return null;
}

/** Who sits in a seat now; null: nobody. */
export function sitterIn(state: Known, seat: Seat, post: Post): Post | null {
  const moved = takenByAssistant(state, seat);
  if (post === 'assistant') return moved === null && !isOut(state, seat, post) ? post : null;
  if (!isOut(state, seat, post)) return post;
  return moved === post ? 'assistant' : null;
}

const gapOf = (state: Known, seat: Seat, post: Post) => fightOf(state, seat).tank.gaps.find((gap) => gap.post === post);

/** Somebody drives: a stand-in from the round after the wound on. */
export function hasDriver(state: Known, seat: Seat): boolean {
  if (sitterIn(state, seat, 'driver') === null) return false;
  const gap = gapOf(state, seat, 'driver');
  return gap === undefined || missionOf(state).round > gap.round;
}

/** The loader has fallen out, and the orders after it have not passed: neither main gun nor coaxial gun can fire. */
export function isLoaderStruck(state: Known, seat: Seat): boolean {
  return gapOf(state, seat, 'loader')?.served === false;
}

/** Somebody loads: a stand-in once the orders after the wound have passed. */
export function hasLoader(state: Known, seat: Seat): boolean {
  return sitterIn(state, seat, 'loader') !== null && !isLoaderStruck(state, seat);
}

/** Who lays main gun and coaxial gun: the gunner, or once he is out and the orders after it have passed, the commander. */
export function layerOf(state: Known, seat: Seat): 'gunner' | 'commander' | null {
  if (!isOut(state, seat, 'gunner')) return 'gunner';
  return gapOf(state, seat, 'gunner')?.served === true && !isOut(state, seat, 'commander') ? 'commander' : null;
}

export function isOpen(state: Known, seat: Seat, hatch: Hatch): boolean {
  return fightOf(state, seat).tank.open.includes(hatch);
}

/** Whether a man can use a skill now: unhurt, and where it works once a mission not used yet. */
export function hasSkill(state: Known, seat: Seat, post: Post, skill: Skill): boolean {
  const man = careerOf(state, seat).crew[post];
  if (man.hurt !== null || !man.skills.includes(skill)) return false;
  return !onceAMission.includes(skill) || !man.used.includes(skill);
}

export function useSkill(draft: State, seat: Seat, post: Post, skill: Skill): void {
  careerOf(draft, seat).crew[post].used.push(skill);
}

/** A wound roll for the man who sits in this seat; an empty seat takes no harm. */
export function rollWound(draft: State, to: Writer, seat: Seat, place: Post, rule: string): void {
  const post = sitterIn(draft, seat, place);
  if (post !== null) woundMan(draft, to, seat, post, rule);
}

export function woundMan(draft: State, to: Writer, seat: Seat, post: Post, rule: string): void {
  const training = post === 'commander' && careerOf(draft, seat).training === 'physical' ? 1 : 0;
  const { result } = rollOn(to, { seat, chart: 'B7', given: { training }, who: post, good: (wound) => wound === 'LW' });
  hurt(draft, to, seat, post, among(wounds, result), rule);
}

/** Wounds a man; a second light wound in one mission is a serious one. */
export function hurt(draft: State, to: Writer, seat: Seat, post: Post, wound: Wound, rule: string): void {
  const man = careerOf(draft, seat).crew[post];
  const wasOut = man.hurt === 'SW';
  if (wasOut && wound !== 'KIA') return;
  const grave = wound === 'LW' && man.hurt === 'LW' ? 'SW' : wound;
  man.hurt = grave;
  to.emit({ type: 'crewHurt', seat, post, wound: grave, rule });
  const fight = draft.fights[seat] ?? null;
  if (fight !== null) {
    if (!fight.tally.hurt.includes(post)) fight.tally.hurt.push(post);
    if (grave !== 'LW' && !wasOut) leaveSeat(draft, to, seat, post);
  }
  if (post === 'commander' && grave === 'KIA') endCareer(draft, to, seat, 'killed');
}

/** A man falls out in battle; a commander's hatch closes behind him. */
function leaveSeat(draft: State, to: Writer, seat: Seat, post: Post): void {
  const { tank } = fightOf(draft, seat);
  tank.gaps.push({ post, round: missionOf(draft).round, served: false });
  to.emit({ type: 'crewOut', seat, post });
  if (post === 'commander') tank.open = tank.open.filter((hatch) => hatch !== 'commander');
}

/** The commander's death or discharge ends his game at once. */
export function endCareer(draft: State, to: Writer, seat: Seat, fate: Fate): void {
  careerOf(draft, seat).fate = fate;
  const fight = fightOf(draft, seat);
  if (fate === 'killed' && fight.outcome !== 'destroyed') fight.outcome = 'killed';
  to.emit({ type: 'careerEnded', seat, fate });
}

/** Whether a serious wound makes the tank withdraw: the first order of every round is then the move backward. */
export function mustWithdraw(state: Known, seat: Seat): boolean {
  if (!state.switches.woundedWithdraw) return false;
  const { tank, outcome } = fightOf(state, seat);
  const { crew } = careerOf(state, seat);
  const wounded = Object.values<Frozen<{ hurt: Wound | null }>>(crew).some((man) => man.hurt === 'SW');
  // Whoever has cleared his board and helps the other has nothing left to withdraw from.
  return wounded && outcome === null && !tank.immobile && hasDriver(state, seat);
}

/** Whether everybody who fights on this line has come to an end of it. */
export function isFought(state: Known): boolean {
  return groupOf(state).every((seat) => fightOf(state, seat).outcome !== null);
}
