import { idsOfKind } from '../../../rules/core/ref';
import { acePlaceOf } from '../../../rules/tankAce/lab/fromView';
import { machineGuns, type View } from '../../../rules/tankAce/types';
import { type FromTable, namedIn } from '../../lab/bench';

/** The shot of a table on the gun bench: with the gun and at the unit that were pointed at or refused. */
export const aceFromTable: FromTable = (view, picked, asked) => {
  const buttons = idsOfKind('button', picked);
  const orders = [asked?.type, ...buttons];
  return acePlaceOf(view as View, {
    seat: asked?.seat ?? null,
    gun: machineGuns.find((gun) => orders.includes(gun)) ?? 'main',
    again: orders.includes('again'),
    unit: namedIn(asked, 'unit') ?? idsOfKind('unit', picked)[0] ?? null,
  });
};
