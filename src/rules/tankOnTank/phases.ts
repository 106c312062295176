import type { Effects, Frozen } from '../core/game';
import { openPhase } from './actionPoints';
import { battleOf } from './data/scenarios';
import { isDeployed, openDeployment } from './deployment';
import { opponent, planOf } from './plan';
import { isAgreed, rollDecider } from './purchase';
import type { Event, State } from './types';
import { closeTurn } from './victory';

/** What happens by itself as a phase opens. */
export function begin(draft: State, scribe: Effects<Event>): void {
  const battle = battleOf(draft.setup);
  switch (draft.phase) {
    case 'purchase':
      draft.active = battle ? [0, 1] : [];
      return;
    case 'terms':
      draft.active = [];
      if (battle) rollDecider(draft, scribe);
      return;
    case 'objectives':
      draft.active = battle?.objectives ? [0, 1] : [];
      return;
    case 'deployment':
      openDeployment(draft, scribe);
      return;
    case 'command':
      nextPhase(draft, scribe);
      return;
    case 'over': {
      draft.active = [];
      if (draft.outcome === null) return;
      const { rule, winners } = draft.outcome;
      const [winner] = winners;
      scribe.emit(winner === undefined ? { type: 'battleDrawn', rule } : { type: 'battleWon', rule, winner });
      return;
    }
    case 'action':
    case 'movement':
    case 'volley':
    case 'aceRoll':
    case 'advance':
      return;
  }
}

/** Closes the phase that was and opens the next: the other side's, or the first of a new turn (TOT-5.0f, TOT-5.0g). */
function nextPhase(draft: State, scribe: Effects<Event>): void {
  if (draft.half > 0) scribe.emit({ type: 'phaseClosed', seat: draft.phasing, spent: draft.spent });
  if (draft.half === 1) {
    draft.half = 2;
    draft.phasing = opponent(draft.first);
  } else {
    if (draft.half === 2) closeTurn(draft, scribe);
    if (draft.outcome !== null) return;
    draft.turn += 1;
    draft.half = 1;
    draft.phasing = draft.first;
    openTurn(draft, scribe);
  }
  draft.active = [draft.phasing];
  openPhase(draft, scribe);
}

function openTurn(draft: State, scribe: Effects<Event>): void {
  scribe.emit({ type: 'turnOpened', turn: draft.turn });
  for (const unit of draft.units) {
    unit.moved = false;
    unit.fired = false;
  }
  draft.captures = [];
  draft.snowbound = false;
  // Scenario 15 has snow rules of its own (TOT-OPT2a).
  if (!draft.snow || planOf(draft).deepSnow) return;
  const face = scribe.dice.roll(6, 'snow');
  draft.snowbound = face <= 3;
  const deep = draft.snowbound;
  scribe.emit({ type: 'snowRolled', face, deep, result: deep ? 'deepSnow' : 'lightSnow' });
}

export function isPhaseOver(state: Frozen<State>): boolean {
  const battle = battleOf(state.setup);
  switch (state.phase) {
    case 'purchase':
    case 'terms':
      return battle === null || isAgreed(state);
    case 'objectives':
      return !battle?.objectives || isAgreed(state);
    case 'deployment':
      return isDeployed(state);
    case 'command':
    case 'over':
      return true;
    case 'action':
    case 'movement':
    case 'volley':
    case 'aceRoll':
    case 'advance':
      return state.ended && state.activity === null;
  }
}
