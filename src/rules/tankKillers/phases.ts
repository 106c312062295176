import { beginAttacker, beginFreeAttacker } from './attacker';
import { beginFreeAction, beginTurnEnd } from './freeAttack';
import { beginLostAttack } from './lostAttack';
import { beginDraw, beginLimit, beginRecover } from './manoeuvre';
import { beginModifier } from './modifier';
import { beginReply } from './reply';
import { beginCompare, beginFinish } from './resolution';
import { beginTarget } from './target';
import type { KillersEffects, Phase, State } from './types';

const openings: { readonly [phase in Phase]: (draft: State, scribe: KillersEffects) => void } = {
  draw: beginDraw,
  recover: beginRecover,
  limit: beginLimit,
  attacker: beginAttacker,
  target: beginTarget,
  lostAttack: beginLostAttack,
  lostReply: beginReply,
  modifier: beginModifier,
  modifierReply: beginReply,
  compare: beginCompare,
  finish: beginFinish,
  finishReply: beginReply,
  freeAction: beginFreeAction,
  freeReply: beginReply,
  freeAttacker: beginFreeAttacker,
  turnEnd: beginTurnEnd,
  over: () => {},
};

/** What happens by itself as a phase opens. */
export function beginPhase(draft: State, scribe: KillersEffects): void {
  draft.exit = null;
  draft.active = [];
  openings[draft.phase](draft, scribe);
}
