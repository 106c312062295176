import type { Seat } from '../../core/game';
import { commands } from '../commands';
import type { Command, Known } from '../types';
import {
  acquirePlans,
  acquisitionPlans,
  ammunitionPlans,
  locationPlans,
  offerPlans,
  replyPlans,
  weaponPlans,
} from './answerPlans';
import { attempts, crewPlans, leadPlans, otherCardPlans } from './crewPlans';
import { drivePlans } from './drivePlans';
import { fieldPlans } from './fieldPlans';
import { firePlans } from './firePlans';
import { bidPlans, discardPlans, excessPlans, fightPlans, hatchPlans, moralePlans } from './roundPlans';
import { flankPlans, movePlans, shakePlans, targetPlans } from './setPlans';
import { type Plan, studyOf } from './study';

type Planner = (state: Known, seat: Seat) => readonly Plan[];

/** Below this a Field Action is not worth a card. */
const IDLE = 0.03;

/** The Action Step: what helps first, then the one Tank Action, then the end. */
function actionPlans(state: Known, seat: Seat): Plan[] {
  const study = studyOf(state, seat);
  const { step } = state;
  const field = step?.boost === null ? fieldPlans(study).filter(({ gain }) => gain > IDLE) : [];
  if (step === null || step.taken || step.burning) return [...field, { command: { type: 'endAction', seat }, gain: 0 }];
  const own = [...firePlans(study), ...drivePlans(study), ...otherCardPlans(study), ...crewPlans(study)].filter(
    ({ command }) => commands.allows(state, command),
  );
  // The Tank Action can still be taken afterwards.
  const best = Math.max(0, ...own.map(({ gain }) => gain));
  return [...field.map(({ command, gain }) => ({ command, gain: gain + best })), ...own];
}

const planners: { readonly [phase in Known['phase']]?: Planner } = {
  excess: excessPlans,
  bid: bidPlans,
  fireCheck: fightPlans,
  moraleCheck: moralePlans,
  hatches: hatchPlans,
  action: actionPlans,
  attempt: (state, seat) => attempts(studyOf(state, seat)),
  keepAcquired: acquisitionPlans,
  move: movePlans,
  shake: shakePlans,
  flank: flankPlans,
  leadership: (state, seat) => leadPlans(studyOf(state, seat)),
  target: targetPlans,
  location: locationPlans,
  ammunition: ammunitionPlans,
  acquire: acquirePlans,
  weapon: weaponPlans,
  reply: replyPlans,
  offer: offerPlans,
  discard: discardPlans,
};

/** Everything no rule refuses. */
export function allowed(state: Known, seat: Seat): Command[] {
  return commands.candidates(state, seat).filter((command) => commands.allows(state, command));
}

/** What a seat could sensibly do now, the most promising first: by its own hand and what lies open. */
export function plansFor(state: Known, seat: Seat): readonly Plan[] {
  const plans = (planners[state.phase]?.(state, seat) ?? []).filter(({ command }) => commands.allows(state, command));
  if (plans.length > 0) return plans.toSorted((a, b) => b.gain - a.gain);
  return allowed(state, seat).map((command) => ({ command, gain: 0 }));
}

/** A quick player by rule of thumb. */
export function choose(state: Known, seat: Seat): Command {
  const [best] = plansFor(state, seat);
  if (best === undefined) throw new Error(`seat ${seat} cannot move in ${state.phase}`);
  return best.command;
}
