import type { Frozen, Refusal, Scribe } from '../core/game';
import { settle } from './actionPoints';
import { applyStrike, refuseStrike } from './airStrike';
import * as attack from './attack';
import * as deployment from './deployment';
import { applyEnter, refuseEnter } from './entry';
import * as movement from './movement';
import { applyPromote, refusePromote } from './promotion';
import * as purchase from './purchase';
import { no } from './refusal';
import type { Command, Event, State } from './types';

type Stage = 'purchase' | 'terms' | 'objectives' | 'deployment' | 'play';

function stageOf(state: Frozen<State>): Stage | null {
  switch (state.phase) {
    case 'purchase':
    case 'terms':
    case 'objectives':
    case 'deployment':
      return state.phase;
    case 'action':
    case 'movement':
    case 'volley':
    case 'aceRoll':
    case 'advance':
      return 'play';
    case 'command':
    case 'over':
      return null;
  }
}

const stages: Readonly<Record<Command['type'], readonly Stage[]>> = {
  buy: ['purchase'],
  chooseMap: ['terms'],
  chooseSnow: ['terms'],
  chooseEdge: ['terms', 'deployment'],
  placeObjective: ['objectives'],
  place: ['deployment'],
  face: ['deployment', 'play'],
  dig: ['deployment'],
  nameAce: ['deployment'],
  move: ['play'],
  enter: ['play'],
  exit: ['play'],
  lead: ['play'],
  aim: ['play'],
  fire: ['play'],
  reroll: ['play'],
  accept: ['play'],
  advance: ['play'],
  decline: ['play'],
  promote: ['play'],
  strike: ['play'],
  done: ['purchase', 'play'],
};

export function refuse(state: Frozen<State>, command: Command): Refusal | null {
  const stage = stageOf(state);
  if (state.outcome !== null || stage === null || !stages[command.type].includes(stage)) return no('TOT-5.0b');
  if (!state.active.includes(command.seat)) {
    const step = stage === 'deployment' ? deployment.deploymentStep(state) : null;
    return no(step?.rule ?? 'TOT-5.0a');
  }
  switch (command.type) {
    case 'buy':
      return purchase.refuseBuy(state, command);
    case 'chooseMap':
      return purchase.refuseMap(state, command);
    case 'chooseSnow':
      return purchase.refuseSnow(state, command);
    case 'chooseEdge':
      return stage === 'terms' ? purchase.refuseSide(state, command) : deployment.refuseEdge(state, command);
    case 'placeObjective':
      return purchase.refuseObjective(state, command);
    case 'place':
      return deployment.refusePlace(state, command);
    case 'face':
      return stage === 'deployment'
        ? deployment.refuseFirstFacing(state, command)
        : movement.refuseFace(state, command);
    case 'dig':
      return deployment.refuseDig(state, command);
    case 'nameAce':
      return deployment.refuseNameAce(state, command);
    case 'move':
      return movement.refuseMove(state, command);
    case 'enter':
      return refuseEnter(state, command);
    case 'exit':
      return movement.refuseExit(state, command);
    case 'lead':
      return movement.refuseLead(state, command);
    case 'aim':
      return attack.refuseAim(state, command);
    case 'fire':
      return attack.refuseFire(state);
    case 'reroll':
    case 'accept':
      return attack.refuseReply(state);
    case 'advance':
      return attack.refuseAdvance(state, command);
    case 'decline':
      return attack.refuseDecline(state);
    case 'promote':
      return refusePromote(state, command);
    case 'strike':
      return refuseStrike(state, command);
    case 'done':
      return refuseDone(state, command);
  }
}

function refuseDone(state: Frozen<State>, command: Command): Refusal | null {
  if (state.phase === 'purchase') return purchase.refuseBought(state, command.seat);
  const { activity } = state;
  if (activity === null) return null;
  if (activity.type !== 'move') return no('TOT-6.0e');
  // A unit under way still takes its facing.
  return activity.mover === null ? null : no('TOT-7.0e', [`unit:${activity.mover.unit}`]);
}

export function apply(draft: State, command: Command, scribe: Scribe<Event>): void {
  switch (command.type) {
    case 'buy':
      purchase.applyBuy(draft, command, scribe);
      break;
    case 'chooseMap':
      purchase.applyMap(draft, command, scribe);
      break;
    case 'chooseSnow':
      purchase.applySnow(draft, command, scribe);
      break;
    case 'chooseEdge':
      if (draft.phase === 'terms') purchase.applySide(draft, command, scribe);
      else deployment.applyEdge(draft, command, scribe);
      break;
    case 'placeObjective':
      purchase.applyObjective(draft, command, scribe);
      break;
    case 'place':
      deployment.applyPlace(draft, command, scribe);
      break;
    case 'face':
      if (draft.phase === 'deployment') deployment.applyFirstFacing(draft, command, scribe);
      else movement.applyFace(draft, command, scribe);
      break;
    case 'dig':
      deployment.applyDig(draft, command, scribe);
      break;
    case 'nameAce':
      deployment.applyNameAce(draft, command, scribe);
      break;
    case 'move':
      movement.applyMove(draft, command, scribe);
      break;
    case 'enter':
      applyEnter(draft, command, scribe);
      break;
    case 'exit':
      movement.applyExit(draft, command, scribe);
      break;
    case 'lead':
      movement.applyLead(draft, command, scribe);
      break;
    case 'aim':
      attack.applyAim(draft, command);
      break;
    case 'fire':
      attack.applyFire(draft, scribe);
      break;
    case 'reroll':
      attack.applyReroll(draft, scribe);
      break;
    case 'accept':
      attack.applyAccept(draft, scribe);
      break;
    case 'advance':
      attack.applyAdvance(draft, command, scribe);
      break;
    case 'decline':
      attack.applyDecline(draft, scribe);
      break;
    case 'promote':
      applyPromote(draft, command, scribe);
      break;
    case 'strike':
      applyStrike(draft, command, scribe);
      break;
    case 'done':
      applyDone(draft, command, scribe);
      break;
  }
}

function applyDone(draft: State, command: Command, scribe: Scribe<Event>): void {
  if (draft.phase === 'purchase') purchase.applyBought(draft, command.seat, scribe);
  else if (draft.activity !== null) settle(draft, 1, scribe);
  else draft.ended = true;
}
