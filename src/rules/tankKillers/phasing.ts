import { attackAgain, attackAnew, beginAttacker, beginFreeAttacker } from './attacker';
import { beginFreeAction, beginTurnEnd, playFreeAction, settleFreeAction } from './freeAttack';
import { beginLostAttack, playLost, settleLost, stopTurn } from './lostAttack';
import { beginDraw, beginLimit, beginRecover, discard, recover } from './manoeuvre';
import { beginModifier, modify, passModifier, settleModify } from './modifier';
import { beginReply, negate, unwind } from './reply';
import { beginCompare, beginFinish, finish, leaveTarget, settleFinish } from './resolution';
import { beginTarget, chooseTarget } from './target';
import type { Command, Phase, State, Writer } from './types';

const openings: { readonly [phase in Phase]: (draft: State, scribe: Writer) => void } = {
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
export function beginPhase(draft: State, scribe: Writer): void {
  draft.exit = null;
  draft.active = [];
  openings[draft.phase](draft, scribe);
}

/** Carries out a command that no rule refuses. */
export function applyCommand(draft: State, command: Command, scribe: Writer): void {
  const { seat } = command;
  switch (command.type) {
    case 'recover':
      recover(draft, scribe, seat, command.card);
      break;
    case 'done':
      draft.exit = 'done';
      break;
    case 'discard':
      discard(draft, scribe, seat, command.card);
      break;
    case 'target':
      chooseTarget(draft, scribe, command.unit);
      break;
    case 'lost':
      playLost(draft, scribe, seat, command.card);
      break;
    case 'stopTurn':
      stopTurn(draft, scribe, seat, command.card);
      break;
    case 'modify':
      modify(draft, scribe, seat, command.card);
      break;
    case 'finish':
      finish(draft, scribe, seat, command.card);
      break;
    case 'pass':
      scribe.emit({ type: 'passed', seat });
      pass(draft, scribe);
      break;
    case 'freeAction':
      playFreeAction(draft, scribe, seat, command.card);
      break;
    case 'endTurn':
      draft.exit = 'turnOver';
      break;
    case 'sameUnit':
      attackAgain(draft, scribe, command.unit);
      break;
    case 'newCard':
      attackAnew(draft, scribe);
      break;
    case 'negate':
      if (!negate(draft, scribe, seat, command.card)) settleChain(draft, scribe);
      break;
    case 'allow':
      scribe.emit({ type: 'allowed', seat });
      settleChain(draft, scribe);
      break;
  }
}

function pass(draft: State, scribe: Writer): void {
  if (draft.phase === 'modifier') passModifier(draft, scribe);
  else if (draft.phase === 'finish') leaveTarget(draft, scribe);
  else draft.exit = 'done';
}

/** The replies are over: the first card of the chain takes effect, or does not. */
function settleChain(draft: State, scribe: Writer): void {
  const [first] = draft.chain;
  if (first === undefined) throw new Error('no card to settle');
  const stands = unwind(draft, scribe);
  switch (draft.phase) {
    case 'lostReply':
      settleLost(draft, scribe, first.card, stands);
      break;
    case 'modifierReply':
      settleModify(draft, scribe, first.seat, first.card, stands);
      draft.exit = 'again';
      break;
    case 'finishReply':
      settleFinish(draft, scribe, stands);
      break;
    case 'freeReply':
      settleFreeAction(draft, stands);
      break;
    default:
      throw new Error(`no reply in phase ${draft.phase}`);
  }
}
