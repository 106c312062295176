import type { CheckRow } from '../core/check';
import type { Seat } from '../core/game';
import { attackOf, defenderOf, endAttack, pairOf } from './attack';
import {
  type CardPlay,
  cardParts,
  command,
  demands,
  fromHand,
  inHand,
  isFor,
  mayPlay,
  takes,
  theCard,
} from './cardPlay';
import { lose } from './piles';
import { launch } from './reply';
import { attackSum, defenceOf } from './sum';
import type { CardId, KillersEffects, Rule, State } from './types';
import { kindOf } from './units';
import { isAsked, passOver } from './windows';

/** The attack value against the Defence. */
export function beginCompare(draft: State, scribe: KillersEffects): void {
  const attack = attackOf(draft);
  const { attacker, target } = pairOf(draft);
  const defence = defenceOf(target);
  if (draft.switches.attackDie) {
    attack.die = throwDice(draft, scribe, defence - attackSum(attack, draft.switches).total);
  }
  const { total } = attackSum(attack, draft.switches);
  const destroyed = total >= defence;
  const duel = { unit: attacker, kind: kindOf(attacker), target, foe: kindOf(target), total, defence, destroyed };
  scribe.emit({ type: 'compared', seat: draft.player, ...duel });
  if (destroyed) {
    lose(draft, scribe, defenderOf(draft), target, 'TK-RES1');
    endAttack(draft, scribe, 'attackOver');
  } else {
    draft.exit = 'done';
  }
}

/** TK-Q23: what the dice add to the attack value. */
function throwDice({ player: seat, switches }: State, scribe: KillersEffects, need: number): number {
  if (switches.attackDie !== 'difference') {
    const [face = 0] = scribe.dice.test([6], { atLeast: need }, 'attack', seat).faces;
    scribe.emit({ type: 'rolled', seat, face });
    return face;
  }
  const reaches = ([added = 0, taken = 0]: readonly number[]) => added - taken >= need;
  const [added = 0, taken = 0] = scribe.dice.test([6, 6], reaches, 'attack', seat).faces;
  scribe.emit({ type: 'rolledBoth', seat, added, taken });
  return added - taken;
}

export function beginFinish(draft: State, scribe: KillersEffects): void {
  const seat = draft.player;
  const canPlay = (card: CardId) => mayPlay(finishChecks, draft, seat, card);
  if (isAsked(draft, scribe, seat, canPlay)) {
    draft.active = [seat];
    return;
  }
  passOver(draft, scribe, seat, canPlay);
  leaveTarget(draft, scribe);
}

/** Whether a card can put the surviving target out of action. */
const finishChecks: readonly CheckRow<CardPlay, Rule>[] = [
  {
    id: 'morale',
    rule: 'TK-Q9',
    applies: ({ spec }) => spec.effect === 'lostAction',
    holds({ state, card, spec }) {
      const { moraleKills } = state.switches;
      return spec.type === 'morale' && (moraleKills === 'all' || (moraleKills === 'abandonTank' && card === 'T30'));
    },
    evidence: theCard,
  },
  takes('outOfAction', 'lostAction'),
  demands((state) => pairOf(state).target),
];

function finish(draft: State, scribe: KillersEffects, seat: Seat, card: CardId): void {
  if (launch(draft, scribe, seat, card)) draft.exit = 'reply';
  else settleFinish(draft, scribe, true);
}

export function settleFinish(draft: State, scribe: KillersEffects, stands: boolean): void {
  if (!stands) {
    draft.exit = 'again';
    return;
  }
  lose(draft, scribe, defenderOf(draft), pairOf(draft).target, 'TK-RES7');
  endAttack(draft, scribe, 'attackOver');
}

/** The attacker lets the surviving target be. */
export function leaveTarget(draft: State, scribe: KillersEffects): void {
  const { target } = pairOf(draft);
  scribe.emit({ type: 'survived', seat: defenderOf(draft), unit: target, kind: kindOf(target) });
  endAttack(draft, scribe, 'attackOver');
}

export const finishRow = command('finish', {
  ...cardParts,
  phases: ['finish'],
  means: isFor('outOfAction'),
  tries: fromHand('finish'),
  checks: [inHand, ...finishChecks],
  apply: (draft, { seat, card }, scribe) => finish(draft, scribe, seat, card),
});
