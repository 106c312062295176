import type { Frozen, Seat } from '../core/game';
import { careerOf } from './base';
import { commands } from './commands';
import { learners, type Post, type Skill, skillNames, type Ware, wares } from './data/crewCharts';
import type { TankId } from './data/tanks';
import type { Rule } from './rulebook';
import * as shop from './shop';
import type { Career, Command, Known } from './types';

/** Something that can be had, with its price and the first thing against it. */
interface Offer {
  readonly price: number;
  /** The id of the check that fails; null: it can be had now. */
  readonly why: string | null;
  readonly rule: Rule | null;
}

/** The first thing that speaks against a command, as the refusal would name it. */
function against(state: Known, command: Command): Pick<Offer, 'why' | 'rule'> {
  const failed = commands.check?.(state, command).find(({ state: answer }) => answer === 'fails');
  return failed === undefined ? { why: null, rule: null } : { why: failed.id, rule: failed.rule as Rule };
}

/** What a man can learn, in the order of the skill chart. */
export function skillsOf(post: Post): readonly Skill[] {
  return skillNames.filter((skill) => learners[skill].includes(post));
}

export function skillOffer(state: Known, seat: Seat, post: Post, skill: Skill): Offer {
  const price = shop.priceOf(state, seat, post, skill);
  return { price, ...against(state, { type: 'buySkill', seat, post, skill }) };
}

/** Whether somebody is being given a tank, rather than changing his own. */
const isIssued = ({ phase }: Known) => phase === 'enlist' || phase === 'assign';

export function tankOffer(state: Known, seat: Seat, tank: TankId): Offer {
  if (isIssued(state)) return { price: 0, ...against(state, { type: 'enlist', seat, tank }) };
  return {
    price: shop.changePrice(careerOf(state, seat)),
    ...against(state, { type: 'changeTank', seat, tank }),
  };
}

/** Every way to get a ware, the payments that lose least first. */
export function wareOffer(state: Known, seat: Seat, ware: Ware): Offer & { readonly commands: readonly Command[] } {
  const career = careerOf(state, seat);
  const price = wares[ware];
  const [choice = '-'] = shop.choicesOf(career, ware);
  const pays = shop.paymentsFor(career, price);
  const all = shop
    .choicesOf(career, ware)
    .flatMap((each) => pays.map((pay): Command => ({ type: 'barter', seat, ware, choice: each, pay })));
  const [pay = 'helmet'] = pays;
  return { price, ...against(state, { type: 'barter', seat, ware, choice, pay }), commands: all };
}

/** What all trophies are worth together. */
export function trophiesWorth(career: Frozen<Career>): number {
  return shop.worth(career.trophies);
}

/** What a payment gives away beyond the price. */
export function lostBy(ware: Ware, pay: string): number {
  return shop.worth(shop.readPay(pay) ?? []) - wares[ware];
}
