import { oneOf } from '../../core/guards';
import { layOff, pay } from '../acting';
import { fightFire, leaveFireCheck, leaveMoraleCheck, putOut, rally, testMorale } from '../administration';
import { isCard, payments } from '../cards';
import { bailOut } from '../loss';
import { takeFromHand } from '../piles';
import { unbid } from '../round';
import { currentTank, handOf, isTankId, tankOf, tankRef } from '../tanks';
import type { Known, State, Tank } from '../types';
import { act, answer, byNumber, cardSet, held, paid, perCard } from './parts';

/** Nobody is asked any longer in a phase where all decide at once: on to the next. */
function answered(draft: State, seat: number, next: 'refill' | 'reveal'): void {
  draft.active = draft.active.filter((each) => each !== seat);
  if (draft.active.length === 0) draft.exit = next;
}

/** In Administration d 4 OI put the fire out, in the Action Step 3. */
const extinguishing = ({ phase }: Known) => (phase === 'action' ? 3 : 4);
const RALLY = 4;

const own = (draft: State): Tank => currentTank(draft);

/** Draw, Initiative, Administration and Discard Step. */
export const roundRows = {
  discardExcess: answer('discardExcess', {
    phases: ['excess'],
    fields: { card: isCard },
    path: ['card:{card}'],
    tries: (state, seat) => perCard(state, seat, (card) => ({ type: 'discardExcess', seat, card })),
    checks: [held()],
    apply(draft, { seat, card }, scribe) {
      layOff(draft, scribe, seat, [card]);
      if (handOf(draft, seat).length === 0) answered(draft, seat, 'refill');
    },
  }),
  keep: answer('keep', {
    phases: ['excess'],
    fields: {},
    path: ['button:keep'],
    tries: (_, seat) => [{ type: 'keep', seat }],
    checks: [],
    apply: (draft, { seat }) => answered(draft, seat, 'refill'),
  }),
  bid: answer('bid', {
    phases: ['bid'],
    fields: { tank: isTankId, card: isCard },
    path: ['unit:{tank}', 'card:{card}'],
    tries: (state, seat) =>
      state.tanks
        .filter((tank) => tank.seat === seat)
        .flatMap(({ id }) => perCard(state, seat, (card) => ({ type: 'bid' as const, seat, tank: id, card }))),
    checks: [
      {
        id: 'own',
        rule: 'TD-7.0a',
        holds: ({ state, command: { tank, seat } }) => unbid(state, seat).some(({ id }) => id === tank),
        evidence: ({ command: { tank } }) => [tankRef(tank)],
      },
      held(),
    ],
    apply(draft, { seat, tank, card }, scribe) {
      takeFromHand(draft, seat, [card]);
      tankOf(draft, tank).bid = card;
      scribe.emit({ type: 'bidPlaced', seat, tank });
      if (unbid(draft, seat).length === 0) answered(draft, seat, 'reveal');
    },
  }),
  bailOut: answer('bailOut', {
    phases: ['fireCheck'],
    fields: {},
    path: ['button:bailOut'],
    tries: (_, seat) => [{ type: 'bailOut', seat }],
    checks: [],
    apply(draft, _, scribe) {
      const tank = own(draft);
      bailOut(draft, scribe, tank, tank.fire?.mines ?? null);
      leaveFireCheck(draft, scribe);
    },
  }),
  fightFire: answer('fightFire', {
    phases: ['fireCheck'],
    fields: {},
    path: ['button:fightFire'],
    tries: (_, seat) => [{ type: 'fightFire', seat }],
    checks: [],
    apply(draft, _, scribe) {
      fightFire(draft, scribe, own(draft));
      leaveFireCheck(draft, scribe);
    },
  }),
  extinguish: act('extinguish', {
    phases: ['fireCheck', 'action'],
    fields: { cards: cardSet(4) },
    path: ['button:extinguish', 'card:{cards}*'],
    anyOrder: true,
    tries: (state, seat) =>
      payments(state, handOf(state, seat), extinguishing(state)).map((cards) => ({
        type: 'extinguish',
        seat,
        cards,
      })),
    checks: [
      {
        id: 'burning',
        rule: 'TD-8.3.1d',
        holds: ({ state, tank }) => tank.fire !== null && (state.phase !== 'action' || state.step?.burning === true),
      },
      ...paid(
        ({ state }) => extinguishing(state),
        ({ state }) => (state.phase === 'action' ? 'TD-8.3.1d' : 'TD-8.1d.2'),
      ),
    ],
    apply(draft, { seat, cards }, scribe) {
      const tank = own(draft);
      pay(draft, scribe, seat, byNumber(cards), 'extinguish');
      putOut(scribe, tank);
      leaveFireCheck(draft, scribe);
      // In the Action Step it ends the Tank Phase, Discard Step included (TD-Q23).
      if (draft.phase === 'action' && !draft.ended) draft.exit = 'tankEnd';
    },
  }),
  rally: act('rally', {
    phases: ['moraleCheck'],
    fields: { cards: cardSet(4) },
    path: ['button:rally', 'card:{cards}*'],
    anyOrder: true,
    tries: (state, seat) =>
      payments(state, handOf(state, seat), RALLY).map((cards) => ({ type: 'rally', seat, cards })),
    checks: paid(() => RALLY, 'TD-8.1e.2'),
    apply(draft, { seat, cards }, scribe) {
      pay(draft, scribe, seat, byNumber(cards), 'rally');
      rally(scribe, own(draft));
      leaveMoraleCheck(draft);
    },
  }),
  testMorale: answer('testMorale', {
    phases: ['moraleCheck'],
    fields: {},
    path: ['button:testMorale'],
    tries: (_, seat) => [{ type: 'testMorale', seat }],
    checks: [],
    apply(draft, _, scribe) {
      testMorale(draft, scribe, own(draft));
      leaveMoraleCheck(draft);
    },
  }),
  hatch: answer('hatch', {
    phases: ['hatches'],
    fields: { closed: oneOf(true, false) },
    path: ['button:hatch-{closed}'],
    tries: (_, seat) => [
      { type: 'hatch', seat, closed: false },
      { type: 'hatch', seat, closed: true },
    ],
    checks: [],
    apply(draft, { closed }, scribe) {
      const tank = own(draft);
      tank.hatchesClosed = closed;
      scribe.emit({ type: 'hatches', tank: tank.id, closed });
      draft.exit = 'action';
    },
  }),
  discard: act('discard', {
    phases: ['discard'],
    fields: { card: isCard },
    path: ['card:{card}'],
    tries: (state, seat) => perCard(state, seat, (card) => ({ type: 'discard', seat, card })),
    checks: [held()],
    apply(draft, { seat, card }, scribe) {
      layOff(draft, scribe, seat, [card]);
      draft.discards -= 1;
      if (draft.discards === 0 || handOf(draft, seat).length === 0) draft.exit = 'tankEnd';
    },
  }),
  endPhase: answer('endPhase', {
    phases: ['discard'],
    fields: {},
    path: ['button:endPhase'],
    tries: (_, seat) => [{ type: 'endPhase', seat }],
    checks: [],
    apply(draft) {
      draft.exit = 'tankEnd';
    },
  }),
};
