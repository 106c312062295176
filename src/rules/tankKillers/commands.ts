import type { Ref, Seat } from '../core/game';
import { againOf } from './attacker';
import { cardOf, type Effect, isCardId } from './data/tactics';
import { stopsTurn } from './lostAttack';
import { other, sideOf } from './piles';
import { targetsOf } from './target';
import {
  type CardCommandType,
  type CardId,
  type Command,
  cardCommands,
  type Known,
  type Phase,
  type WordCommandType,
  wordCommands,
} from './types';
import { cardRef, isUnitId, unitRef } from './units';

/** What playing a card means in each phase that takes cards. */
const plays: { readonly [phase in Phase]?: CardCommandType } = {
  recover: 'recover',
  limit: 'discard',
  lostAttack: 'lost',
  modifier: 'modify',
  finish: 'finish',
  freeAction: 'freeAction',
  lostReply: 'negate',
  modifierReply: 'negate',
  finishReply: 'negate',
  freeReply: 'negate',
};

/** What a card is for, where the phase takes none: the refusal can then say when it may be played. */
const uses = {
  modify: 'modify',
  outOfAction: 'finish',
  lostAction: 'lost',
  endTurn: 'stopTurn',
  freeAction: 'freeAction',
  negate: 'negate',
  recover: 'recover',
} as const satisfies Record<Effect, CardCommandType>;

const words: { readonly [phase in Phase]?: WordCommandType } = {
  recover: 'done',
  lostAttack: 'pass',
  modifier: 'pass',
  finish: 'pass',
  freeAction: 'endTurn',
  freeAttacker: 'newCard',
  lostReply: 'allow',
  modifierReply: 'allow',
  finishReply: 'allow',
  freeReply: 'allow',
};

function cardCommand(phase: Phase, seat: Seat, card: CardId): Command {
  const type = plays[phase] ?? uses[cardOf(card).effect];
  return { type: type === 'lost' && stopsTurn(card) ? 'stopTurn' : type, seat, card };
}

/** Every card of the hand, every target, and the way on. */
export function candidates(state: Known, seat: Seat): Command[] {
  const { phase } = state;
  const list: Command[] = [];
  if (phase === 'target') for (const unit of targetsOf(state)) list.push({ type: 'target', seat, unit });
  if (phase === 'freeAttacker') for (const unit of againOf(state)) list.push({ type: 'sameUnit', seat, unit });
  if (plays[phase] !== undefined) {
    for (const card of sideOf(state, seat).hand) list.push(cardCommand(phase, seat, card));
  }
  const word = words[phase];
  if (word !== undefined) list.push({ type: word, seat });
  return list;
}

function isCardCommand(type: string): type is CardCommandType {
  return cardCommands.some((known) => known === type);
}

function isWord(type: string): type is WordCommandType {
  return wordCommands.some((known) => known === type);
}

export function path(command: Command): readonly Ref[] {
  if ('card' in command) return [cardRef(command.card)];
  if ('unit' in command) {
    return [command.unit === 'top' ? `area:deck${other(command.seat)}` : unitRef(command.unit)];
  }
  return [`button:${command.type}`];
}

export function commandAt(state: Known, seat: Seat, refs: readonly Ref[]): Command | null {
  const [ref, ...more] = refs;
  if (ref === undefined || more.length > 0) return null;
  const colon = ref.indexOf(':');
  const [kind, id] = [ref.slice(0, colon), ref.slice(colon + 1)];
  if (kind === 'card' && isCardId(id)) return cardCommand(state.phase, seat, id);
  if (kind === 'unit' && isUnitId(id)) {
    return { type: state.phase === 'freeAttacker' ? 'sameUnit' : 'target', seat, unit: id };
  }
  if (kind === 'area' && id === `deck${other(seat)}`) return { type: 'target', seat, unit: 'top' };
  if (kind === 'button' && isWord(id)) return { type: id, seat };
  return null;
}

export function parse(raw: unknown): Command | null {
  if (typeof raw !== 'object' || raw === null || !('type' in raw) || !('seat' in raw)) return null;
  const { type, seat } = raw;
  if (typeof type !== 'string' || (seat !== 0 && seat !== 1)) return null;
  if (isWord(type)) return { type, seat };
  if (isCardCommand(type)) {
    const card = 'card' in raw ? raw.card : null;
    return typeof card === 'string' && isCardId(card) ? { type, seat, card } : null;
  }
  const unit = 'unit' in raw ? raw.unit : null;
  if (typeof unit !== 'string') return null;
  if (type === 'target' && (unit === 'top' || isUnitId(unit))) return { type, seat, unit };
  if (type === 'sameUnit' && isUnitId(unit)) return { type, seat, unit };
  return null;
}
