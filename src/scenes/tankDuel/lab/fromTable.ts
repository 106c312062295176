import { idsOfKind } from '../../../rules/core/ref';
import { isPlayedId } from '../../../rules/tankDuel/cards';
import { gunPlaceOf } from '../../../rules/tankDuel/lab/fromView';
import type { View } from '../../../rules/tankDuel/view';
import { type FromTable, namedIn } from '../../lab/bench';

/** The shot of a table on the gun bench: at the tank that was pointed at or refused, with the cards laid for it. */
export const duelFromTable: FromTable = (view, picked, asked) => {
  const refused = namedIn(asked, 'tank');
  const tanks = [...(refused === null ? [] : [refused]), ...idsOfKind('unit', picked)];
  return gunPlaceOf(view as View, { tanks, cards: idsOfKind('face', picked).filter(isPlayedId) });
};
