import { refusal } from '../core/check';
import { type CommandTable, commandsOf } from '../core/commandTable';
import type { Seat } from '../core/game';
import { attackerRows } from './attacker';
import { cardParts, cardPlay, command, fromHand, inHand, isFor } from './cardPlay';
import { freeActionRow, settleFreeAction } from './freeAttack';
import { lostAttackRows, settleLost } from './lostAttack';
import { manoeuvreRows } from './manoeuvre';
import { modifyRow, passModifier, settleModify } from './modifier';
import { sideOf } from './piles';
import { isReplyPhase, lastOf, negate, negationChecks, replyPhases, unwind } from './reply';
import { finishRow, leaveTarget, settleFinish } from './resolution';
import { isBarred } from './restrictions';
import { targetRow } from './target';
import type { CardId, Command, Event, KillersEffects, Known, Phase, Rule, State, WordCommandType } from './types';
import { cardRef, ruleOf } from './units';
import { suits } from './windows';

/** The replies are over: the first card of the chain takes effect, or does not. */
function settleChain(draft: State, scribe: KillersEffects): void {
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

const negateRow = command('negate', {
  ...cardParts,
  phases: replyPhases,
  means: isFor('negate'),
  tries: fromHand('negate'),
  subject: (state, given) => ({ ...cardPlay(state, given), played: lastOf(state.chain).card }),
  checks: [inHand, ...negationChecks],
  apply(draft, { seat, card }, scribe) {
    if (!negate(draft, scribe, seat, card)) settleChain(draft, scribe);
  },
});

/** A word spoken in place of a card; nothing speaks against it in its phases. */
function wordRow<T extends WordCommandType>(
  type: T,
  phases: readonly Phase[],
  apply: (draft: State, seat: Seat, scribe: KillersEffects) => void,
) {
  return {
    phases,
    fields: {},
    path: [`button:${type}`] as const,
    tries: (_: Known, seat: Seat) => [{ type, seat }],
    checks: [],
    apply: (draft: State, { seat }: { readonly seat: Seat }, scribe: KillersEffects) => apply(draft, seat, scribe),
  };
}

const end = (exit: 'done' | 'turnOver') => (draft: State) => {
  draft.exit = exit;
};

const { newCard, sameUnit } = attackerRows;

/** Everything that can be commanded. What is tried in a phase is tried in this order: cards first, the way on last. */
const table: CommandTable<State, Command, Event, Rule> = {
  target: targetRow,
  sameUnit,
  ...manoeuvreRows,
  ...lostAttackRows,
  modify: modifyRow,
  finish: finishRow,
  freeAction: freeActionRow,
  negate: negateRow,
  newCard,
  done: command('done', wordRow('done', ['recover'], end('done'))),
  pass: command(
    'pass',
    wordRow('pass', ['lostAttack', 'modifier', 'finish'], (draft, seat, scribe) => {
      scribe.emit({ type: 'passed', seat, ...(draft.switches.autoPass ? { reveals: true } : {}) });
      if (draft.phase === 'modifier') passModifier(draft, scribe);
      else if (draft.phase === 'finish') leaveTarget(draft, scribe);
      else draft.exit = 'done';
    }),
  ),
  endTurn: command('endTurn', wordRow('endTurn', ['freeAction'], end('turnOver'))),
  allow: command(
    'allow',
    wordRow('allow', replyPhases, (draft, seat, scribe) => {
      scribe.emit({ type: 'allowed', seat });
      settleChain(draft, scribe);
    }),
  ),
};

/** A card of the hand that these nations never play. */
function isHopeless(state: Known, seat: Seat, card: CardId): boolean {
  return isBarred(state.sides, seat, card) && sideOf(state, seat).hand.includes(card);
}

/** The rule that says when a command is given. */
const timing: { readonly [type in Command['type']]: Rule } = {
  recover: 'TK-TURN2',
  done: 'TK-TURN2',
  discard: 'TK-MAN2',
  target: 'TK-TURN3',
  lost: 'TK-TURN3',
  stopTurn: 'TK-TURN3',
  modify: 'TK-TURN3',
  finish: 'TK-TURN3',
  pass: 'TK-TURN3',
  freeAction: 'TK-TURN4',
  endTurn: 'TK-TURN4',
  sameUnit: 'TK-TURN4',
  newCard: 'TK-TURN4',
  negate: 'TK-Q18',
  allow: 'TK-Q18',
};

export const commands = commandsOf<State, Command, Event, Rule>(table, {
  seats: 2,
  barred(state, command, timely) {
    const { seat, type } = command;
    if (state.defeated !== null) return refusal('TK-WIN1');
    if (!state.active.includes(seat)) return refusal('TK-TURN1');
    // That it is the wrong moment would be half the truth; a reply tells it with what it replies to.
    const told = type === 'discard' || (type === 'negate' && timely);
    if ('card' in command && !told && isHopeless(state, seat, command.card))
      return refusal(ruleOf(command.card), [cardRef(command.card)]);
    return timely ? null : refusal(timing[type]);
  },
  /** In the right window: which card or unit would do. */
  advise(state, given) {
    const timely = table[given.type].phases.includes(state.phase) || isReplyPhase(state.phase);
    if (!timely || state.defeated !== null || !state.active.includes(given.seat)) return null;
    const moves = movesOf(state, given.seat);
    const alike = moves.find(({ type }) => type === given.type);
    return alike ?? moves.find((move) => 'card' in move && 'card' in given) ?? null;
  },
});

/** What the player may do now. */
export function movesOf(state: Known, seat: Seat): Command[] {
  return commands
    .candidates(state, seat)
    .filter((each) => !('card' in each && !suits(state.phase, each.card)) && commands.allows(state, each));
}

/** Phases decided with what lies on the table; elsewhere having no choice would tell of the hand. */
const open: readonly Phase[] = ['target', 'freeAttacker'];

/** The only target there is, or the only way to make a free attack. */
export function onlyMove(state: Known, seat: Seat): Command | null {
  if (!open.includes(state.phase)) return null;
  const [only, ...more] = movesOf(state, seat);
  return only === undefined || more.length > 0 ? null : only;
}
