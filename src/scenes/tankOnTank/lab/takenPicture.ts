import type { Kind } from '../../../rules/tankOnTank/data/units';
import type { BenchReading } from '../../../rules/tankOnTank/lab/reading';
import type { TakenPicture } from '../../lab/exportPicture';
import type { Box, Item } from '../../paint/items';
import type { HexPicture } from './hexPicture';
import { rulesOf, sweepRules, sweepWords, toneOf, verdictWords } from './hexWords';
import type { HexKit } from './kit';

const edges = { clear: 0x57b87a, side: 0xe9a413, stop: 0xc7372f, plain: 0xe9e0c8 } as const;

const made = ({ drawings, textOf }: HexKit) => ({ drawings, textOf });
const fromWords = ({ lab }: HexKit, link: string) =>
  `${lab.words().share.caption} · ${link.replace(/^https?:\/\//, '')}`;

/** What is in sight of the line, with the sentence of the bench, its rules and its address. */
export function takenLine(kit: HexKit, reading: BenchReading, map: HexPicture, link: string): TakenPicture {
  return {
    ...made(kit),
    items: map.items(),
    box: map.picture.seen(),
    scale: map.picture.scale(),
    caption: {
      says: verdictWords(kit, reading).says,
      rules: rulesOf(reading),
      from: fromWords(kit, link),
      edge: edges[toneOf(reading.fire?.line)],
    },
  };
}

/** The maps of the sweep, with what their colours count. */
export function takenSweep(
  kit: HexKit,
  reading: BenchReading,
  maps: { readonly items: readonly Item[]; readonly box: Box },
  against: Kind,
  link: string,
): TakenPicture {
  return {
    ...made(kit),
    ...maps,
    scale: 1,
    caption: {
      says: sweepWords(kit, reading, against),
      rules: sweepRules,
      from: fromWords(kit, link),
      edge: edges.clear,
    },
  };
}
