import { refuseFiring, targetsOf } from '../aim';
import { halfOf, levelOf } from '../cards';
import { fireLevel } from '../levels';
import type { Card, KnownTank, Played, PlayedId } from '../types';
import { exposed } from './outlook';
import { shotWorth } from './shotWorth';
import { cardsAs, costIn, gainFor, type Plan, payment, type Study } from './study';

/** A shot worth declaring, and what it promises less its cards. */
interface Volley {
  readonly played: readonly Played[];
  readonly gain: number;
}

export const idOf = ({ card, as }: Played): PlayedId => `${card}.${as}`;

/** The most a shot with these cards promises at any of the targets. */
function promise(study: Study, tank: KnownTank, targets: readonly KnownTank[], played: readonly Played[]): number {
  const bonus = (card: Card) => halfOf(study.state, card, 'fire')?.toHit ?? 0;
  const fire = played.filter(({ as }) => as === 'fire').map(({ card }) => bonus(card));
  const declared = {
    toHit: Math.max(0, ...fire),
    names: fire.length > 1,
    leadership: fire.length < played.length,
    tactics: false,
  };
  const worth = Math.max(0, ...targets.map((enemy) => shotWorth(study.state, tank, enemy, declared)));
  const cards = played.map(({ card }) => card);
  return worth - costIn(study, cards);
}

/** One Fire card, two to name the place, each with Leadership or without. */
function volleys(study: Study, level: number): Played[][] {
  const { state } = study;
  const fire = cardsAs(study, 'fire', level);
  const bonus = (card: Card) => halfOf(state, card, 'fire')?.toHit ?? 0;
  const [lead] = cardsAs(study, 'leadership');
  const lists = fire.map((card): Played[] => [{ card, as: 'fire' }]);
  const best = fire.toSorted((a, b) => bonus(b) - bonus(a))[0];
  const second = fire.find((card) => card !== best);
  if (best !== undefined && second !== undefined)
    lists.push([best, second].toSorted((a, b) => a - b).map((card): Played => ({ card, as: 'fire' })));
  const leading = lead === undefined ? [] : lists.map((list): Played[] => [...list, { card: lead, as: 'leadership' }]);
  return [...lists, ...leading.filter((list) => new Set(list.map(({ card }) => card)).size === list.length)];
}

/** The best shots of the tank as it stands, or as it would stand. */
export function bestVolley(study: Study, tank: KnownTank, extra = 0): Volley | null {
  const targets = refuseFiring(tank) === null ? targetsOf(study.state, tank) : [];
  if (targets.length === 0) return null;
  let best: Volley | null = null;
  for (const played of volleys(study, fireLevel(tank) + extra)) {
    const gain = promise(study, tank, targets, played);
    if (best === null || gain > best.gain) best = { played, gain };
  }
  return best;
}

/** Shots now, and those that order icons make possible. */
export function firePlans(study: Study): Plan[] {
  const { state, seat, tank, enemies } = study;
  const targets = refuseFiring(tank) === null ? targetsOf(state, tank) : [];
  if (targets.length === 0) return [];
  const shown = Math.min(0, gainFor(study, tank, exposed(state, tank, enemies)));
  const boost = state.step?.boost?.level === 'fire' ? state.step.boost.by : 0;
  const level = fireLevel(tank) + boost;
  const plans = volleys(study, level).map(
    (played): Plan => ({
      command: { type: 'declare', seat, cards: played.map(idOf) },
      gain: promise(study, tank, targets, played) + shown,
    }),
  );
  if (boost > 0) return plans;
  for (const by of [1, 2] as const) {
    const [card] = cardsAs(study, 'fire', level + by)
      .filter((each) => levelOf(state, each, 'fire') === level + by)
      .toReversed();
    const cards = card === undefined ? null : payment(study, 2 * by, [card]);
    if (card === undefined || cards === null) continue;
    const gain = promise(study, tank, targets, [{ card, as: 'fire' }]) + shown - costIn(study, cards);
    plans.push({ command: { type: 'boost', seat, level: 'fire', by, cards }, gain });
  }
  return plans;
}
