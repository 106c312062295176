import { oneOf } from '../../core/guards';
import { giveUp } from '../acting';
import { halfOf, isCard } from '../cards';
import { closeReply, otherReplier, proceed, push, useWeapon } from '../flow';
import { playOpen } from '../piles';
import { locate } from '../shot';
import { acquire, spot } from '../spotting';
import { currentTank, isTankId, tankOf, tankRef } from '../tanks';
import { answer, held, perCard } from './parts';

/** What is decided during a shot, and what others decide in somebody's phase. */
export const replyRows = {
  location: answer('location', {
    phases: ['location'],
    fields: { at: oneOf('turret', 'hull') },
    path: ['button:{at}'],
    tries: (_, seat) => (['turret', 'hull'] as const).map((at) => ({ type: 'location', seat, at })),
    checks: [],
    apply(draft, { at }, scribe) {
      push(draft, ...locate(draft, scribe, at));
      proceed(draft, scribe);
    },
  }),
  pullLocation: answer('pullLocation', {
    phases: ['location'],
    fields: {},
    path: ['button:pullLocation'],
    tries: (_, seat) => [{ type: 'pullLocation', seat }],
    checks: [],
    apply(draft, _, scribe) {
      push(draft, ...locate(draft, scribe, null));
      proceed(draft, scribe);
    },
  }),
  loseCard: answer('loseCard', {
    phases: ['ammunition'],
    fields: { card: isCard },
    path: ['card:{card}'],
    tries: (state, seat) => perCard(state, seat, (card) => ({ type: 'loseCard', seat, card })),
    checks: [
      held(),
      {
        id: 'fire',
        rule: 'TD-12.1.4d.16',
        holds: ({ state, command: { card } }) => halfOf(state, card, 'fire') !== null,
      },
    ],
    apply(draft, { seat, card }, scribe) {
      const task = draft.agenda.pop();
      if (task?.do !== 'damage') throw new Error('no Damage check');
      giveUp(draft, scribe, seat, [card]);
      push(draft, { do: 'damage', damage: { ...task.damage, lose: task.damage.lose - 1 } });
      proceed(draft, scribe);
    },
  }),
  acquire: answer('acquire', {
    phases: ['acquire'],
    fields: { take: oneOf(true, false) },
    path: ['button:acquire-{take}'],
    tries: (_, seat) => [
      { type: 'acquire', seat, take: true },
      { type: 'acquire', seat, take: false },
    ],
    checks: [],
    apply(draft, { take }, scribe) {
      const target = draft.shot?.target;
      if (take && target !== undefined) acquire(scribe, currentTank(draft), target, 10);
      draft.shot = null;
      proceed(draft, scribe);
    },
  }),
  weapon: answer('weapon', {
    phases: ['weapon'],
    fields: { use: oneOf('atr', 'handToHand') },
    path: ['button:{use}'],
    tries: (_, seat) => (['atr', 'handToHand'] as const).map((use) => ({ type: 'weapon', seat, use })),
    checks: [],
    apply(draft, { use }, scribe) {
      useWeapon(draft, scribe, use);
      proceed(draft, scribe);
    },
  }),
  tactics: answer('tactics', {
    phases: ['reply'],
    fields: { card: isCard },
    path: ['face:{card}.tactics'],
    tries: (state, seat) => perCard(state, seat, (card) => ({ type: 'tactics', seat, card })),
    checks: [
      held(),
      {
        id: 'tactics',
        rule: 'TD-13.0',
        holds: ({ state, command: { card } }) => halfOf(state, card, 'tactics') !== null,
      },
    ],
    apply(draft, { seat, card }, scribe) {
      playOpen(draft, seat, [card]);
      scribe.emit({ type: 'tacticsPlayed', seat, card, reveals: true });
      if (draft.reply !== null) draft.reply.played += 1;
      const next = otherReplier(draft, seat);
      if (next !== null && draft.reply !== null) {
        draft.reply.turn = next;
        draft.exit = 'reply';
        return;
      }
      closeReply(draft, scribe);
      proceed(draft, scribe);
    },
  }),
  letStand: answer('letStand', {
    phases: ['reply'],
    fields: {},
    path: ['button:letStand'],
    tries: (_, seat) => [{ type: 'letStand', seat }],
    checks: [],
    apply(draft, { seat }, scribe) {
      scribe.emit({ type: 'letStand', seat });
      closeReply(draft, scribe);
      proceed(draft, scribe);
    },
  }),
  spotOffer: answer('spotOffer', {
    phases: ['offer'],
    fields: { tank: isTankId, accept: oneOf(true, false) },
    path: ['unit:{tank}', 'button:accept-{accept}'],
    tries: (state, seat) =>
      state.offers
        .filter(({ spotter }) => tankOf(state, spotter).seat === seat)
        .flatMap(({ spotter }) =>
          [true, false].map((accept) => ({ type: 'spotOffer' as const, seat, tank: spotter, accept })),
        ),
    checks: [
      {
        id: 'offered',
        rule: 'TD-Q14',
        holds: ({ state, command: { tank, seat } }) =>
          state.offers.some(({ spotter }) => spotter === tank && tankOf(state, spotter).seat === seat),
        evidence: ({ command: { tank } }) => [tankRef(tank)],
      },
    ],
    apply(draft, { seat, tank, accept }, scribe) {
      const offer = draft.offers.find(({ spotter }) => spotter === tank);
      if (offer === undefined) return;
      draft.offers = draft.offers.filter((each) => each !== offer);
      if (accept) spot(draft, scribe, tankOf(draft, tank), offer.spotted);
      else scribe.emit({ type: 'declined', tank, enemy: offer.spotted });
      if (!draft.offers.some(({ spotter }) => tankOf(draft, spotter).seat === seat)) {
        draft.active = draft.active.filter((each) => each !== seat);
      }
      if (draft.offers.length === 0) proceed(draft, scribe);
    },
  }),
};
