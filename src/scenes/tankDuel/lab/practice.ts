import type { GunLabText } from '../../../i18n/tankDuel/lab';
import type { GunBench } from '../../../rules/tankDuel/lab/bench';
import { duelPractice } from '../../../rules/tankDuel/lab/practice';
import type { BenchKit } from '../../lab/benchKit';
import type { Practice } from '../../lab/practice';

/** The two vehicles against each other, as near to the range of the bench as a scenario begins. */
export function duelPracticeOf(kit: BenchKit<GunLabText>, bench: GunBench): Practice {
  const words = kit.words().practice;
  const found = duelPractice(bench);
  if (found === null) return { refused: words.oneSide };
  const { setup, side, de, su, range, crews, company } = found;
  const { shooter, target } = bench;
  const about = words[company ? 'company' : crews ? 'crews' : 'plain'];
  return {
    setup,
    seats: 2,
    // Ground and robots of the last set-up belong to other scenarios.
    options: { side, de, su },
    you: 0,
    about: kit.say(about, { shooter, target, range: String(range) }),
  };
}
