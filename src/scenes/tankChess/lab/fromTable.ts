import { squarePlaceOf } from '../../../rules/tankChess/lab/fromView';
import type { View } from '../../../rules/tankChess/types';
import type { FromTable } from '../../lab/bench';
import { squareIn } from '../extras/squares';

/** The position of a table on the square bench: the picked piece fires. */
export const squareFromTable: FromTable = (view, picked) => squarePlaceOf(view as View, squareIn(picked));
