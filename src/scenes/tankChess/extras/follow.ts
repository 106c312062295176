import { sequenceOf } from '../../../machines/order';
import { tankChessChart } from '../../../machines/tankChess';
import { followWith } from '../../../rules/tankChess/follow';

/** The pages of Tank Chess go on from any position as the chart does. */
export const follow = followWith(sequenceOf(tankChessChart));
