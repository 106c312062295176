import type { Refusal, Seat } from '../core/game';
import { suits } from './asking';
import { refuseNewCard, refuseSameUnit } from './attacker';
import { candidates } from './commands';
import { refuseFreeAction } from './freeAttack';
import { refuseLost, stopsTurn } from './lostAttack';
import { refuseRecover } from './manoeuvre';
import { refuseModify } from './modifier';
import { sideOf } from './piles';
import { isReplyPhase, lastOf, refuseNegation } from './reply';
import { refuseFinish } from './resolution';
import { refuseTarget } from './target';
import type { Command, Known, Phase, Rule } from './types';
import { cardRef } from './units';

/** When a command is given, and the rule that says so. */
const times: { readonly [type in Command['type']]: { readonly rule: Rule; readonly phases: readonly Phase[] } } = {
  recover: { rule: 'TK-TURN2', phases: ['recover'] },
  done: { rule: 'TK-TURN2', phases: ['recover'] },
  discard: { rule: 'TK-MAN2', phases: ['limit'] },
  target: { rule: 'TK-TURN3', phases: ['target'] },
  lost: { rule: 'TK-TURN3', phases: ['lostAttack'] },
  stopTurn: { rule: 'TK-TURN3', phases: ['lostAttack'] },
  modify: { rule: 'TK-TURN3', phases: ['modifier'] },
  finish: { rule: 'TK-TURN3', phases: ['finish'] },
  pass: { rule: 'TK-TURN3', phases: ['lostAttack', 'modifier', 'finish'] },
  freeAction: { rule: 'TK-TURN4', phases: ['freeAction'] },
  endTurn: { rule: 'TK-TURN4', phases: ['freeAction'] },
  sameUnit: { rule: 'TK-TURN4', phases: ['freeAttacker'] },
  newCard: { rule: 'TK-TURN4', phases: ['freeAttacker'] },
  negate: { rule: 'TK-Q18', phases: ['lostReply', 'modifierReply', 'finishReply', 'freeReply'] },
  allow: { rule: 'TK-Q18', phases: ['lostReply', 'modifierReply', 'finishReply', 'freeReply'] },
};

/** Why not, without advice: what the bot and the legal list ask thousands of times. */
export function refusalOf(state: Known, command: Command): Refusal | null {
  const { seat } = command;
  if (state.defeated !== null) return { rule: 'TK-WIN1' };
  if (!state.active.includes(seat)) return { rule: 'TK-TURN1' };
  const { rule, phases } = times[command.type];
  if (!phases.includes(state.phase)) return { rule };
  if ('card' in command && !sideOf(state, seat).hand.includes(command.card)) {
    return { rule: 'TK-SET1', evidence: [cardRef(command.card)] };
  }
  switch (command.type) {
    case 'recover':
      return refuseRecover(state, seat, command.card);
    case 'lost':
      if (stopsTurn(command.card)) return { rule: 'TK-LOST2', evidence: [cardRef(command.card)] };
      return refuseLost(state, seat, command.card);
    case 'stopTurn':
      if (!stopsTurn(command.card)) return { rule: 'TK-LOST1', evidence: [cardRef(command.card)] };
      return refuseLost(state, seat, command.card);
    case 'modify':
      return refuseModify(state, seat, command.card);
    case 'finish':
      return refuseFinish(state, seat, command.card);
    case 'freeAction':
      return refuseFreeAction(state, seat, command.card);
    case 'negate':
      return refuseNegation(state, seat, command.card, lastOf(state.chain).card);
    case 'target':
      return refuseTarget(state, command);
    case 'sameUnit':
      return refuseSameUnit(state, seat, command.unit);
    case 'newCard':
      return refuseNewCard(state, seat);
    case 'discard':
    case 'done':
    case 'pass':
    case 'endTurn':
    case 'allow':
      return null;
  }
}

/** What the player may do now, found without asking for advice. */
export function movesOf(state: Known, seat: Seat): Command[] {
  return candidates(state, seat).filter(
    (command) => !('card' in command && !suits(state.phase, command.card)) && refusalOf(state, command) === null,
  );
}

/** Why not, and in the right window which card or unit would do instead. */
export function refuse(state: Known, command: Command): Refusal | null {
  const refusal = refusalOf(state, command);
  if (refusal === null || refusal.instead !== undefined || !isTimely(state, command)) return refusal;
  const moves = movesOf(state, command.seat);
  const instead =
    moves.find(({ type }) => type === command.type) ?? moves.find((move) => 'card' in move && 'card' in command);
  return instead === undefined ? refusal : { ...refusal, instead };
}

function isTimely(state: Known, command: Command): boolean {
  if (state.defeated !== null || !state.active.includes(command.seat)) return false;
  return times[command.type].phases.includes(state.phase) || isReplyPhase(state.phase);
}
