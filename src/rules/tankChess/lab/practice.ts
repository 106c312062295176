import type { Json } from '../../core/game';
import { printPosition } from '../position';
import { type SquareBench, squareState } from './bench';

/** The bench as a position a game can begin from: White, who fires on the bench, moves. */
export const practicePosition = (bench: SquareBench): Json =>
  printPosition({ ...squareState(bench), turn: 1, quiet: 0 });
