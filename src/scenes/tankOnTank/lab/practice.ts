import { type Bench, seatOf, shooterOf } from '../../../rules/tankOnTank/lab/bench';
import { practiceBattle, practiceOpening } from '../../../rules/tankOnTank/lab/practice';
import type { State } from '../../../rules/tankOnTank/types';
import type { KeptOptions, Practice } from '../../lab/practice';
import type { HexKit } from './kit';

/** A battle of Tank on Tank with everybody where and as they stand on the bench. */
export function hexPractice(kit: HexKit, bench: Bench, kept: KeptOptions): Practice {
  const { practiseAbout, needsBoth } = kit.lab.words().game;
  const scenario = practiceBattle(bench);
  if (scenario === null) return { refused: needsBoth };
  return {
    setup: 'custom',
    seats: 2,
    options: { ...kept, scenario },
    you: seatOf(shooterOf(bench).kind),
    about: practiseAbout,
    // Nobody has to set up what stands on the bench already.
    opening: (state) => practiceOpening(bench, state as State),
  };
}
