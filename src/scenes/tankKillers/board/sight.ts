import type { Seat } from '../../../rules/core/game';
import { cardOf } from '../../../rules/tankKillers/data/tactics';
import type { CardId, SideView, View } from '../../../rules/tankKillers/types';

export function sideAt(view: View, seat: Seat): SideView {
  const side = view.sides[seat];
  if (side === undefined) throw new Error(`no such seat: ${seat}`);
  return side;
}

/** The seat whose hand lies at the lower edge: the viewer's; for an audience the first. */
export function nearSeat(view: View): Seat {
  return view.seat ?? 0;
}

export function handOf(view: View): readonly CardId[] {
  return sideAt(view, nearSeat(view)).hand ?? [];
}

/** The cards that tell what the battlefield looks like: those of this attack, and the one that stopped it. */
export function weatherOf(view: View): readonly CardId[] {
  const { attack, chain, discard, phase } = view;
  if (attack === null) return [];
  const played = [...attack.cards, ...chain].filter(({ negated }) => !negated).map(({ card }) => card);
  const last = discard.at(-1);
  const looksBack = phase === 'freeAction' || phase === 'turnEnd';
  if (!looksBack || last === undefined) return played;
  const { effect } = cardOf(last);
  return effect === 'lostAction' || effect === 'endTurn' ? [...played, last] : played;
}
