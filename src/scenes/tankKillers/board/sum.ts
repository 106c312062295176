import { cardOf } from '../../../rules/tankKillers/data/tactics';
import { attackSum, defenceOf, distanceOf, reachOf, usesInf } from '../../../rules/tankKillers/sum';
import type { CardId, Phase, Rule, UnitId, View } from '../../../rules/tankKillers/types';
import { isSupport, kindOf, ruleOf } from '../../../rules/tankKillers/units';
import type { Blocks, Notice, Term } from '../../blocks/block';
import type { Style } from '../../board/gameScene';
import { wordsOf } from './words';

interface AttackSum {
  readonly terms: readonly Term[];
  readonly total: number;
  readonly defence: number;
}

/** The attack as it stands, with a card or a target that is about to count; null where there is nothing to add up. */
export function sumOf(view: View, look: Style, coming: CardId | null, aim: UnitId | null = null): AttackSum | null {
  const { switches, chain, phase } = view;
  const target = aim ?? view.attack?.target ?? null;
  if (view.attack === null || target === null || isSupport(target)) return null;
  const attack = { ...view.attack, target };
  const words = wordsOf(look);
  const waiting = phase === 'modifierReply' ? (chain[0]?.card ?? null) : coming;
  const cards =
    waiting === null ? attack.cards : [...attack.cards, { seat: view.player, card: waiting, negated: false }];
  const sum = attackSum({ ...attack, cards }, switches);
  const own = { kind: kindOf(attack.attacker) };
  const terms = sum.terms.map(({ rule, value }, index): Term => {
    const played = cards.find(({ card }) => ruleOf(card) === rule);
    const first = words.say(usesInf(target) ? words.table.itsInf : words.table.itsPen, own);
    return {
      sign: index === 0 ? '' : value < 0 ? '−' : '+',
      value: String(index === 0 ? value : Math.abs(value)),
      says: index === 0 ? first : played === undefined ? words.table.die : words.cards[played.card].name,
      tone: played !== undefined && played.card === waiting ? 'hot' : 'plain',
    };
  });
  return { terms, total: sum.total, defence: defenceOf(target) };
}

/** Whether a card would change the sum if it were played now. */
export function counts(view: View, card: CardId): boolean {
  return view.phase === 'modifier' && cardOf(card).effect === 'modify';
}

const hints: { readonly [phase in Phase]?: 'chooseTarget' | 'chooseAttacker' } = {
  target: 'chooseTarget',
  freeAttacker: 'chooseAttacker',
};

/** What the strip under the battlefield says: every term, the total, what it is held against, and what that means; or what is to be chosen. */
export function stripOf(view: View, look: Style, coming: CardId | null, aim: UnitId | null = null): Blocks {
  const { table: says, say } = wordsOf(look);
  const sum = sumOf(view, look, coming, aim);
  const target = aim ?? view.attack?.target ?? null;
  if (sum === null || target === null) {
    return [{ kind: 'notice', says: says[hints[view.phase] ?? 'noAttack'], tone: 'plain' }];
  }
  const { total, defence } = sum;
  const kills = total >= defence;
  const terms: readonly Term[] = [
    ...sum.terms,
    { sign: '=', value: String(total), says: says.attack, tone: 'total' },
    {
      sign: kills ? '≥' : '<',
      value: String(defence),
      says: say(says.itsDef, { kind: kindOf(target) }),
      tone: 'plain',
    },
  ];
  return [{ kind: 'sum', terms }, ...verdictOf(view, look, sum, aim)];
}

/** The verdict, and under it what it rests on. */
function verdictOf(view: View, look: Style, sum: AttackSum, aim: UnitId | null): readonly Notice[] {
  const { table: says, say } = wordsOf(look);
  const { total, defence } = sum;
  const kills = total >= defence;
  const fate = aim === null ? fateOf(view, sum) : 'open';
  const reckoned = kills ? says.enough : say(says.short1, { missing: defence - total });
  const told: { readonly [fate in Fate]: readonly [verdict: string, note: string, rule: Rule] } = {
    open: [kills ? says.destroyed : says.survives, reckoned, 'TK-RES1'],
    hit: [says.wasDestroyed, reckoned, 'TK-RES1'],
    finished: [says.wasDestroyed, says.finishedOff, 'TK-RES7'],
    stands: [says.survived, reckoned, 'TK-RES1'],
    stopped: [says.attackStopped, says.notCompared, outranged(view) ? 'TK-MOD6' : 'TK-LOST1'],
  };
  const [verdict, note, rule] = told[fate];
  const lost = fate === 'hit' || fate === 'finished' || (fate === 'open' && kills);
  return [
    { kind: 'notice', says: verdict, tone: lost ? 'warning' : 'good' },
    { kind: 'notice', says: note, rule, tone: 'plain' },
  ];
}

/** What became of the attack: still open, compared, finished by a card, or ended before anything was compared. */
type Fate = 'open' | 'hit' | 'finished' | 'stands' | 'stopped';

export function fateOf(view: View, { total, defence }: Pick<AttackSum, 'total' | 'defence'>): Fate {
  const { phase, attack, player, sides, switches, discard } = view;
  if (attack === null || attack.target === null || openPhases.includes(phase)) return 'open';
  if (sides[1 - player]?.casualties.includes(attack.target) === true) return total >= defence ? 'hit' : 'finished';
  if (phase === 'finish' || phase === 'finishReply') return 'stands';
  const last = discard.at(-1);
  const card = last === undefined ? null : cardOf(last).effect;
  const unthrown = switches.attackDie && attack.die === null;
  return unthrown || total >= defence || card === 'lostAction' || card === 'endTurn' ? 'stopped' : 'stands';
}

/** Whether the attacker could not reach so far as was called. */
function outranged({ attack }: View): boolean {
  return attack !== null && (distanceOf(attack) ?? 0) > reachOf(attack);
}

const openPhases: readonly Phase[] = ['lostAttack', 'lostReply', 'modifier', 'modifierReply', 'compare'];
