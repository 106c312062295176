import type { AceLabText } from '../../../i18n/tankAce/lab';
import type { AceBench } from '../../../rules/tankAce/lab/bench';
import { practiceMonth, practiceOpening } from '../../../rules/tankAce/lab/practice';
import type { State } from '../../../rules/tankAce/types';
import type { BenchKit } from '../../lab/benchKit';
import type { KeptOptions, Practice } from '../../lab/practice';

/** A single mission with the tank of the bench, in a month in which its enemy can be met. */
export function acePracticeOf(kit: BenchKit<AceLabText>, bench: AceBench, kept: KeptOptions): Practice {
  const words = kit.words().practice;
  const { tank, unit } = bench;
  const start = practiceMonth(bench, kept.start);
  if (start === null)
    return { refused: kit.say(words.never, { tank: unitName(kit, tank), unit: unitName(kit, unit) }) };
  const month = kit.game().text.options.start?.values?.[start] ?? start;
  return {
    setup: 'mission',
    seats: 1,
    options: { ...kept, start },
    you: 0,
    about: kit.say(words.about, { tank: unitName(kit, tank), unit: unitName(kit, unit), month }),
    opening: (state) => practiceOpening(bench, state as State),
  };
}

const unitName = (kit: BenchKit<AceLabText>, unit: string) => kit.say('{unit}', { unit });
