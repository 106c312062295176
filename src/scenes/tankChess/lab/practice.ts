import type { SquareBench } from '../../../rules/tankChess/lab/bench';
import { practicePosition } from '../../../rules/tankChess/lab/practice';
import type { KeptOptions, Practice } from '../../lab/practice';
import type { SquareKit } from './drawSquare';

/** A game of Tank Chess from exactly this position; the rules say themselves what it lacks. */
export const squarePractice = (kit: SquareKit, bench: SquareBench, kept: KeptOptions): Practice => ({
  setup: 'custom',
  seats: 2,
  options: { ...kept, position: practicePosition(bench) },
  you: 0,
  about: kit.lab.words().game.practiseAbout,
});
