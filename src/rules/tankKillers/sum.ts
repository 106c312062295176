import type { Frozen } from '../core/game';
import { type Tally, type Term, tally } from '../core/tally';
import type { Range } from './data/classes';
import { cardOf } from './data/tactics';
import type { Attack, CardId, Rule, Switches, UnitId } from './types';
import { formationOf, isA, ruleOf } from './units';

type AttackSoFar = Pick<Frozen<Attack>, 'attacker' | 'target' | 'cards' | 'die'>;

/** Whether the attack uses the Inf value: it does against infantry, whoever attacks. */
export function usesInf(target: UnitId): boolean {
  return isA(target, 'infantry');
}

/** What a card adds to the value in use; 0 where it does not count. */
export function worthOf(card: CardId, target: UnitId, switches: Switches): number {
  const { pen = 0, inf = 0 } = cardOf(card);
  if (!usesInf(target)) return pen;
  return inf === 0 && switches.penModifiesInf ? pen : inf;
}

/** The attack value with its working: printed value, each card that counts, the optional die. */
export function attackSum(attack: AttackSoFar, switches: Switches): Tally<Rule> {
  const { attacker, target, cards, die } = attack;
  if (target === null) throw new Error(`${attacker} has no target`);
  const { pen, inf } = formationOf(attacker);
  const terms: Term<Rule>[] = [
    usesInf(target) ? { rule: 'TK-RES2', value: inf } : { rule: 'TK-TYPE4', value: pen },
    ...cards
      .filter((played) => !played.negated)
      .map(({ card }): Term<Rule> => ({ rule: ruleOf(card), value: worthOf(card, target, switches) }))
      .filter(({ value }) => value !== 0),
  ];
  if (die !== null) terms.push({ rule: switches.attackDie === 'difference' ? 'TK-Q23' : 'TK-OPT1', value: die });
  return tally(terms);
}

/** What the attack value must reach. */
export function defenceOf(target: UnitId): number {
  const { def } = formationOf(target);
  if (def === null) throw new Error(`${target} is Support and has no Defence`);
  return def;
}

/** How far the attacker reaches: its own range, or less once a card has cut it. */
export function reachOf(attack: Pick<Frozen<Attack>, 'attacker' | 'cards'>): Range {
  let reach = formationOf(attack.attacker).range;
  for (const { card, negated } of attack.cards) {
    const cut = cardOf(card).reach;
    if (!negated && cut !== undefined && cut < reach) reach = cut;
  }
  return reach;
}

/** The distance set by the Range card of this attack, if there is one. */
export function distanceOf(attack: Pick<Frozen<Attack>, 'cards'>): Range | null {
  for (const { card } of attack.cards) {
    const { range } = cardOf(card);
    if (range !== undefined) return range;
  }
  return null;
}
