import type { Chance } from '../core/dice';
import type { Effects, Frozen, Seat } from '../core/game';
import { chits, ladder, type Rung, shortLadder } from './data/chits';
import { opponent, planOf } from './plan';
import type { Event, State } from './types';
import { checkCoups } from './victory';

const MOST_POINTS = Math.max(...chits);

type Situation = Pick<Frozen<State>, 'setup' | 'edges' | 'decider' | 'map'>;

/** The chits that can decide a side's phase: all six go back after each draw (TOT-5.0e). */
export function chitsFor(state: Situation, seat: Seat): readonly number[] {
  const plan = planOf(state);
  const mix = chits.filter((value) => value !== plan.withoutChit);
  return plan.elite === seat ? mix.filter((value) => value !== 2) : mix;
}

/** The solitaire rolls in place of the chit (TOT-5.0k to TOT-5.0m, TOT-S10h). */
export function ladderFor(state: Situation, seat: Seat): readonly Rung[] {
  const plan = planOf(state);
  const rungs = plan.withoutChit === 4 ? shortLadder : ladder;
  return plan.elite === seat ? rungs.filter((rung) => rung.after > 2) : rungs;
}

/** How likely the phase ends once this many action points are spent, if it was still open with one fewer. */
export function endChance(state: Situation & Pick<Frozen<State>, 'switches'>, seat: Seat, spent: number): Chance {
  if (state.switches.solitaire) {
    const rung = ladderFor(state, seat).find((each) => each.after === spent);
    return { ways: rung?.endsOn ?? 0, of: 6 };
  }
  const open = chitsFor(state, seat).filter((value) => value >= spent);
  return { ways: open.filter((value) => value === spent).length, of: Math.max(open.length, 1) };
}

/** Which action point an action half done is using; null while nothing is under way. A volley pays when it fires. */
export function pointInUse({ activity, spent }: Pick<Frozen<State>, 'activity' | 'spent'>): number | null {
  if (activity === null) return null;
  return activity.type === 'volley' ? spent + 1 : spent;
}

/** How likely a side gets a next action point after so many, one more after that, and so on; known to everybody. */
export function pointOdds(
  state: Situation & Pick<Frozen<State>, 'switches'>,
  seat: Seat,
  spent: number,
): readonly number[] {
  const odds: number[] = [];
  for (let [reached, open] = [spent, 1]; reached < MOST_POINTS; reached++) {
    const { ways, of } = endChance(state, seat, reached);
    open *= 1 - ways / of;
    if (open <= 0) break;
    odds.push(open);
  }
  return odds;
}

/** The opponent draws the hidden chit (TOT-5.0c). */
export function openPhase(draft: State, scribe: Effects<Event>): void {
  const seat = draft.phasing;
  draft.spent = 0;
  draft.ended = false;
  draft.activity = null;
  draft.chit = null;
  scribe.emit({ type: 'phaseOpened', seat, turn: draft.turn });
  if (draft.switches.solitaire) return;
  const plan = planOf(draft);
  const cup = scribe.dice.shuffle(chits.filter((value) => value !== plan.withoutChit));
  const place = cup.findIndex((value) => plan.elite !== seat || value !== 2);
  const value = cup[place] ?? 4;
  draft.chit = value;
  const holder = opponent(seat);
  scribe.emit({
    type: 'chitDrawn',
    by: holder,
    seat,
    value,
    discarded: cup.slice(0, place),
    only: [holder],
    reveals: true,
  });
}

/** An activity is complete: is the battle decided, and do the action points end the phase? */
export function settle(draft: State, cost: number, scribe: Effects<Event>): void {
  draft.activity = null;
  checkCoups(draft);
  if (draft.outcome !== null || cost === 0) return;
  if (draft.switches.solitaire) climb(draft, scribe);
  else if (draft.chit !== null && draft.spent >= draft.chit) reveal(draft, scribe);
  else if (draft.spent >= Math.min(...chitsFor(draft, draft.phasing))) {
    // That it goes on tells something about the chit, so it cannot be taken back.
    scribe.emit({ type: 'phaseWentOn', seat: draft.phasing, spent: draft.spent, reveals: true });
  }
}

export function reveal(draft: State, scribe: Effects<Event>): void {
  draft.ended = true;
  if (draft.chit === null) return;
  scribe.emit({ type: 'chitRevealed', seat: draft.phasing, value: draft.chit, reveals: true });
}

/** Rolls the die of the rung reached, if there is one; true: the phase ends. */
export function climb(draft: State, scribe: Effects<Event>): boolean {
  const rung = ladderFor(draft, draft.phasing).find((each) => each.after === draft.spent);
  if (!rung) return false;
  if (rung.endsOn === 6) {
    draft.ended = true;
    return true;
  }
  const { face, ends } = rollRung(draft, rung, scribe);
  scribe.emit({
    type: 'ladderRolled',
    seat: draft.phasing,
    face,
    spent: draft.spent,
    ends,
    result: ends ? 'ends' : 'goesOn',
  });
  draft.ended = ends;
  return ends;
}

function rollRung(draft: State, rung: Rung, scribe: Effects<Event>): { face: number; ends: boolean } {
  const roll = scribe.dice.test([6], { atLeast: rung.endsOn + 1 }, 'ladder', draft.phasing);
  return { face: roll.faces[0] ?? 6, ends: !roll.success };
}
