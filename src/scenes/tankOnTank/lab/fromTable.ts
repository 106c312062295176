import { hexPlaceOf } from '../../../rules/tankOnTank/lab/fromView';
import type { View } from '../../../rules/tankOnTank/view';
import { type FromTable, namedIn } from '../../lab/bench';
import { unitOfRef } from '../board/geometry';

/** The position of a table on the hex bench: the picked unit looks; a refused shot shows its own line. */
export const hexFromTable: FromTable = (view, picked, asked) => {
  const units = picked.flatMap((ref) => unitOfRef(ref) ?? []);
  const [unit, target] = [namedIn(asked, 'unit') ?? units[0] ?? null, namedIn(asked, 'target') ?? units[1] ?? null];
  return hexPlaceOf(view as View, { unit, target });
};
