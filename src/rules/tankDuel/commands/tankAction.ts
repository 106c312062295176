import type { OwnPath } from '../../core/commandPath';
import type { Ref } from '../../core/game';
import { oneOf } from '../../core/guards';
import { idsOfKind, isRefOf } from '../../core/ref';
import { giveUp, layOff, load, pay, type TransferOrder, transfer, transfers, tryHullDown, unload } from '../acting';
import { cardRef, halfOf, isCard, isPlayedId, payments, playedOf } from '../cards';
import { canHullDown, declarations, refuseDeclaration } from '../declare';
import { proceed, push, stepOf } from '../flow';
import { moveLevel } from '../levels';
import { takeFromHand } from '../piles';
import type { Rule } from '../rulebook';
import { spottable } from '../spotting';
import { currentTank, handOf, memberAt, vehicleOf } from '../tanks';
import {
  type Card,
  type Command,
  type CrewOrder,
  crewOrders,
  type Known,
  type KnownTank,
  type Played,
  type PlayedId,
  type State,
  type Writer,
} from '../types';
import { type Acting, act, byNumber, cardSet, held, paid, perCard, unless } from './parts';

/** One Tank Action, and none by a tank that was on fire. */
const untaken = unless<{ readonly state: Known }>(
  'untaken',
  ({ state: { step } }) => (step === null || step.taken ? 'TD-8.2' : step.burning ? 'TD-8.3.1c' : null),
  'TD-8.2',
);

/** OIs that raise a level bind the next command to be the declaration. */
const unboosted = {
  id: 'free',
  rule: 'TD-8.3.2c',
  holds: ({ state }: { readonly state: Known }) => state.step?.boost === null,
} as const;

const bonusOf = ({ step }: Known) => ({
  move: step?.boost?.level === 'move' ? step.boost.by : 0,
  fire: step?.boost?.level === 'fire' ? step.boost.by : 0,
});

const usesLevel = (played: readonly Played[], level: 'move' | 'fire') =>
  played.some(({ as }) => (level === 'fire' ? as === 'fire' : as === 'move' || as === 'flank'));

/** Whether the level, raised so, would serve any Tank Action with the cards left: if a list is legal, its first card is. */
function serves(state: Known, tank: KnownTank, hand: readonly Card[], level: 'move' | 'fire', by: number): boolean {
  const boost = { move: 0, fire: 0, [level]: by };
  const kinds = level === 'fire' ? (['fire'] as const) : (['move', 'flank'] as const);
  return kinds.some((as) =>
    hand.some(
      (card) =>
        halfOf(state, card, as) !== null && refuseDeclaration({ state, tank, played: [{ card, as }], boost }) === null,
    ),
  );
}

function refuseCards(state: Known, tank: KnownTank, hand: readonly Card[], ids: readonly PlayedId[]): Rule | null {
  const played = ids.map(playedOf);
  if (!played.every(({ card }) => hand.includes(card))) return 'TD-4.2';
  if (new Set(played.map(({ card }) => card)).size < played.length) return 'TD-4.2.1b';
  if (!played.every(({ card, as }) => halfOf(state, card, as) !== null)) return 'TD-4.2.1b';
  const boost = state.step?.boost ?? null;
  if (boost !== null && !usesLevel(played, boost.level)) return 'TD-8.3.2c';
  return refuseDeclaration({ state, tank, played: inOrder(played), boost: bonusOf(state) });
}

/** Leadership and Fire are one set, in whatever order they are laid (TD-Q26). */
function inOrder(played: readonly Played[]): readonly Played[] {
  if (!played.some(({ as }) => as === 'fire')) return played;
  return played.toSorted((a, b) => Number(a.as === 'leadership') - Number(b.as === 'leadership'));
}

function refuseOrder(state: Known, tank: KnownTank, order: CrewOrder): Rule | null {
  switch (order) {
    case 'spot':
      if (tank.box.smoke !== null) return 'TD-10.5.3';
      return spottable(state, tank).length > 0 ? null : 'TD-Q57';
    case 'load':
      if (!vehicleOf(tank).equipment.includes('apcr')) return 'TD-5.5.1a';
      return tank.rounds > 0 && !tank.loaded ? null : 'TD-Q57';
    case 'unload':
      return tank.loaded ? null : 'TD-Q57';
    case 'hullDown':
      return canHullDown(tank) ? null : tank.hullDown ? 'TD-Q57' : 'TD-8.3.5iii';
    case 'pass':
      return null;
    default:
      return refuseTransfer(tank, order);
  }
}

/** Only the two transfers of TD-8.3.5iv, each upon the KIA it names (TD-Q28). */
export function refuseTransfer(tank: KnownTank, order: TransferOrder): Rule | null {
  const way = transfers[order];
  const { seats } = vehicleOf(tank);
  const rule = way.to === 'driver' ? 'TD-8.3.5iv.1' : 'TD-8.3.5iv.2';
  if (way.to === 'driver' && way.from !== 'assistant' && seats.includes('assistant')) return rule;
  const killed = tank.crew.some(({ person, seat }) => person === way.to && seat === null);
  if (!killed || memberAt(tank, way.to) !== null) return rule;
  return memberAt(tank, way.from)?.person === way.from ? null : rule;
}

const worded = (raw: unknown): raw is readonly PlayedId[] =>
  Array.isArray(raw) && raw.length > 0 && raw.length <= 4 && raw.every(isPlayedId) && new Set(raw).size === raw.length;

/** The Tank Action is taken; its sets come one after the other. */
export function declareCards(draft: State, scribe: Writer, played: readonly Played[]): void {
  const step = stepOf(draft);
  const tank = currentTank(draft);
  step.taken = true;
  step.declaredLevel = moveLevel(draft, tank) + bonusOf(draft).move;
  step.boost = null;
  step.declared = [...played];
  scribe.emit({ type: 'declared', tank: tank.id, count: played.length });
  push(draft, { do: 'nextSet' }, { do: 'unitOver' });
  proceed(draft, scribe);
}

/** A Tank Action without cards on the table is over. */
function actionOver(draft: State, scribe: Writer): void {
  stepOf(draft).taken = true;
  push(draft, { do: 'unitOver' });
  proceed(draft, scribe);
}

/** What the crew does for a discarded card, but for the spotting attempt, which asks on. */
export function carryOut(draft: State, scribe: Writer, order: Exclude<CrewOrder, 'spot'>): void {
  const tank = currentTank(draft);
  if (order === 'load') load(scribe, tank);
  else if (order === 'unload') unload(scribe, tank);
  else if (order === 'hullDown') tryHullDown(draft, scribe, tank);
  else if (order === 'pass') scribe.emit({ type: 'passed', tank: tank.id });
  else transfer(scribe, tank, order);
  actionOver(draft, scribe);
}

export function repair(draft: State, scribe: Writer): void {
  const tank = currentTank(draft);
  tank.transmission = false;
  scribe.emit({ type: 'repaired', tank: tank.id });
  actionOver(draft, scribe);
}

function pairs(cards: readonly Card[]): Card[][] {
  return cards.flatMap((first, at) => cards.slice(at + 1).map((second) => [first, second]));
}

type Declare = Extract<Command, { type: 'declare' }>;

/** The legal declaration nearest to a refused one: it keeps its cards, the earlier before the later, and their number. */
function nearest(state: Known, tank: KnownTank, hand: readonly Card[], { seat, cards }: Declare): Declare | null {
  const worth = (ids: readonly PlayedId[]) =>
    cards.reduce((sum, id, place) => sum + (ids.includes(id) ? 2 ** (8 - place) : 0), 0) -
    Math.abs(ids.length - cards.length);
  let best: readonly PlayedId[] | null = null;
  for (const played of declarations(state, hand)) {
    const ids = played.map(({ card, as }): PlayedId => `${card}.${as}`);
    if (!ids.some((id) => cards.includes(id)) || (best !== null && worth(ids) <= worth(best))) continue;
    if (refuseCards(state, tank, hand, ids) === null) best = ids;
  }
  return best === null ? null : { type: 'declare', seat, cards: best };
}

const ranks: readonly Played['as'][] = ['move', 'flank', 'fire', 'leadership', 'terrain'];

/** The halves of a Tank Action make one order only: whoever points at them need not know it. */
const declaring: OwnPath<State, Declare> = {
  print: ({ cards }) => cards.map((id): Ref => `face:${id}`),
  read(_, seat, refs) {
    const known: unknown = idsOfKind('face', refs);
    if (!refs.every((ref) => isRefOf('face', ref)) || !worded(known)) return null;
    // What makes no Tank Action at all is refused as it was laid.
    const fires = known.filter((id) => playedOf(id).as === 'fire' || playedOf(id).as === 'leadership').length;
    if (fires > 0 && fires < known.length) return { type: 'declare', seat, cards: known };
    const cards = known.toSorted((a, b) => {
      const [one, other] = [playedOf(a), playedOf(b)];
      return ranks.indexOf(one.as) - ranks.indexOf(other.as) || one.card - other.card;
    });
    return { type: 'declare', seat, cards };
  },
  follow({ cards }, picked) {
    const refs = cards.map((id): Ref => `face:${id}`);
    const taken = picked.every((ref, index) => refs.includes(ref) && picked.indexOf(ref) === index);
    return taken ? refs.filter((ref) => !picked.includes(ref)) : null;
  },
};

/** The one Tank Action of a Tank Phase. */
export const tankActionRows = {
  boost: act('boost', {
    phases: ['action'],
    fields: { level: oneOf('move', 'fire'), by: oneOf(1, 2), cards: cardSet(4) },
    path: ['button:boost-{level}', 'button:by-{by}', 'card:{cards}*'],
    anyOrder: true,
    tries: (state, seat) =>
      (['move', 'fire'] as const).flatMap((level) =>
        ([1, 2] as const).flatMap((by) =>
          payments(state, handOf(state, seat), 2 * by).map(
            (cards): Extract<Command, { type: 'boost' }> => ({ type: 'boost', seat, level, by, cards }),
          ),
        ),
      ),
    checks: [
      untaken,
      unboosted,
      ...paid<Acting<Extract<Command, { type: 'boost' }>>>(({ command: { by } }) => 2 * by, 'TD-8.3.2c'),
      {
        id: 'serves',
        rule: 'TD-Q57',
        holds: ({ state, tank, hand, command: { level, by, cards } }) =>
          serves(
            state,
            tank,
            hand.filter((card) => !cards.includes(card)),
            level,
            by,
          ),
      },
    ],
    apply(draft, { seat, level, by, cards }, scribe) {
      pay(draft, scribe, seat, byNumber(cards), level === 'move' ? 'boostMove' : 'boostFire');
      stepOf(draft).boost = { level, by };
      draft.exit = 'action';
    },
  }),
  declare: act('declare', {
    phases: ['action'],
    fields: { cards: worded },
    path: declaring,
    tries: (state, seat) =>
      declarations(state, handOf(state, seat)).map((played) => ({
        type: 'declare',
        seat,
        cards: played.map(({ card, as }): PlayedId => `${card}.${as}`),
      })),
    checks: [
      untaken,
      {
        ...unless(
          'cards',
          ({ state, tank, hand, command: { cards } }) => refuseCards(state, tank, hand, cards),
          'TD-8.3c',
        ),
        evidence: ({ command: { cards } }) => cards.map((id) => cardRef(playedOf(id).card)),
      },
    ],
    // A second Tank Action has no better form.
    instead: (asked) => (untaken.holds(asked) ? nearest(asked.state, asked.tank, asked.hand, asked.command) : null),
    apply(draft, { seat, cards }, scribe) {
      const played = inOrder(cards.map(playedOf));
      takeFromHand(
        draft,
        seat,
        played.map(({ card }) => card),
      );
      declareCards(draft, scribe, played);
    },
  }),
  crew: act('crew', {
    phases: ['action'],
    fields: { order: oneOf(...crewOrders), card: isCard },
    path: ['button:{order}', 'card:{card}'],
    tries: (state, seat) =>
      crewOrders.flatMap((order) => perCard(state, seat, (card) => ({ type: 'crew' as const, seat, order, card }))),
    checks: [
      untaken,
      unboosted,
      held(),
      unless('order', ({ state, tank, command: { order } }) => refuseOrder(state, tank, order), 'TD-Q57'),
    ],
    apply(draft, { seat, order, card }, scribe) {
      layOff(draft, scribe, seat, [card]);
      if (order === 'spot') draft.exit = 'attempt';
      else carryOut(draft, scribe, order);
    },
  }),
  pass: act('pass', {
    phases: ['action'],
    fields: {},
    path: ['button:pass'],
    tries: (_, seat) => [{ type: 'pass', seat }],
    checks: [untaken, unboosted, { id: 'empty', rule: 'TD-8.3.5v.1', holds: ({ hand }) => hand.length === 0 }],
    apply(draft, _, scribe) {
      carryOut(draft, scribe, 'pass');
    },
  }),
  repair: act('repair', {
    phases: ['action'],
    fields: { cards: cardSet(2) },
    path: ['button:repair', 'card:{cards}*'],
    anyOrder: true,
    tries: (state, seat) =>
      pairs(byNumber(handOf(state, seat)).filter((card) => halfOf(state, card, 'move') !== null)).map((cards) => ({
        type: 'repair',
        seat,
        cards,
      })),
    checks: [
      untaken,
      unboosted,
      { id: 'transmission', rule: 'TD-Q42', holds: ({ tank }) => tank.transmission },
      {
        id: 'moves',
        rule: 'TD-Q70',
        holds: ({ state, hand, command: { cards } }) =>
          cards.length === 2 && cards.every((card) => hand.includes(card) && halfOf(state, card, 'move') !== null),
      },
    ],
    apply(draft, { seat, cards }, scribe) {
      giveUp(draft, scribe, seat, byNumber(cards));
      repair(draft, scribe);
    },
  }),
  endAction: act('endAction', {
    phases: ['action'],
    fields: {},
    path: ['button:endAction'],
    tries: (_, seat) => [{ type: 'endAction', seat }],
    checks: [
      unboosted,
      { id: 'taken', rule: 'TD-Q24', holds: ({ state: { step } }) => step !== null && (step.taken || step.burning) },
    ],
    apply(draft) {
      draft.exit = 'discard';
    },
  }),
};
