import type { Kind } from '../../../rules/tankOnTank/data/units';
import type { BenchReading } from '../../../rules/tankOnTank/lab/reading';
import type { TakenPicture } from '../../lab/exportPicture';
import type { LabPicture } from '../../lab/picture';
import type { Item } from '../../paint/items';
import { sheetBox } from '../board/geometry';
import { rulesOf, sweepRules, sweepWords, toneOf, verdictWords } from './hexWords';
import type { HexKit } from './kit';

interface InSight {
  items(): readonly Item[];
  readonly picture?: LabPicture;
}

const edges = { clear: 0x57b87a, side: 0xe9a413, stop: 0xc7372f, plain: 0xe9e0c8 } as const;

/** What is in sight, with the sentence of the bench, its rules and its address; of the sweep, with what its colours count. */
export function takenPicture(
  kit: HexKit,
  reading: BenchReading,
  inSight: InSight,
  against: Kind,
  link: string,
): TakenPicture {
  const { picture } = inSight;
  const sweeping = picture === undefined;
  const box = sweeping ? sheetBox : picture.seen();
  return {
    items: inSight.items(),
    box,
    scale: sweeping ? 1 : picture.scale(),
    drawings: kit.drawings,
    textOf: kit.textOf,
    caption: {
      says: sweeping ? sweepWords(kit, reading, against) : verdictWords(kit, reading).says,
      rules: sweeping ? sweepRules : rulesOf(reading),
      from: `${kit.lab.words().share.caption} · ${link.replace(/^https?:\/\//, '')}`,
      edge: edges[sweeping ? 'clear' : toneOf(reading.fire?.line)],
    },
  };
}
