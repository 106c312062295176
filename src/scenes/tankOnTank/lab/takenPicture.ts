import type { BenchReading } from '../../../rules/tankOnTank/lab/reading';
import type { TakenPicture } from '../../lab/exportPicture';
import type { LabPicture } from '../../lab/picture';
import type { Item } from '../../paint/items';
import { sheetBox } from '../board/geometry';
import { rulesOf, toneOf, verdictWords } from './hexWords';
import type { HexKit } from './kit';

interface InSight {
  items(): readonly Item[];
  readonly picture?: LabPicture;
}

const edges = { clear: 0x57b87a, side: 0xe9a413, stop: 0xc7372f, plain: 0xe9e0c8 } as const;

/** What is in sight, with the sentence of the bench, its rules and its address. */
export function takenPicture(kit: HexKit, reading: BenchReading, inSight: InSight, link: string): TakenPicture {
  const { picture } = inSight;
  const box = picture === undefined ? sheetBox : picture.seen();
  return {
    items: inSight.items(),
    box,
    scale: picture === undefined ? 1 : picture.scale(),
    drawings: kit.drawings,
    textOf: kit.textOf,
    caption: {
      says: verdictWords(kit, reading).says,
      rules: rulesOf(reading),
      from: `${kit.lab.words().share.caption} · ${link.replace(/^https?:\/\//, '')}`,
      edge: edges[toneOf(reading.fire?.line)],
    },
  };
}
