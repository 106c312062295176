import { distanceAt, hexNames, placeOf } from '../hexes';
import { isInFront } from '../sight';
import { shooterOf, targetOf } from './bench';
import { type HexLink, readHexLink } from './link';
import { type BenchReading, readBench } from './reading';

/** What is to be pointed at; the answer is asked of the rules. */
type HexAsk =
  /** Hexes the shooter sees. */
  | 'seen'
  /** What stops the line to the target first. */
  | 'stop'
  /** The hexes of the sides the line runs along. */
  | 'side'
  /** Hexes in the front of the shooter. */
  | 'front'
  /** Hexes the shooter could fire into. */
  | 'fire'
  /** Hexes from which a shot would come on the target's flank. */
  | 'flank'
  /** Units of the shooter's side that may fire at the target. */
  | 'firers'
  /** Hexes where the shooter hits and gets no answer, and where it is hit and has none. */
  | 'you'
  | 'they'
  /** Hexes that throw the shadow. */
  | 'blockers';

/** One question of a lesson: a bench, and among which hexes the answer lies. */
export interface HexQuestion {
  readonly link: HexLink;
  readonly ask: HexAsk;
  readonly among: readonly string[];
}

export interface HexLesson {
  readonly id: string;
  readonly questions: readonly HexQuestion[];
}

/** Of a list in words, or all hexes within a distance of the shooter. */
type Among = string | number;
type Row = readonly [at: string, ask: HexAsk, among: Among];

function question([at, ask, among]: Row): HexQuestion {
  const link = readHexLink(at);
  if (link === null) throw new Error(`a lesson without a bench: ${at}`);
  const from = shooterOf(link.bench).at;
  const near = (hex: string) => hex !== from && distanceAt(placeOf(from), placeOf(hex)) <= Number(among);
  return { link, ask, among: typeof among === 'string' ? among.split(' ') : hexNames.filter(near) };
}

const lessons: { readonly [id: string]: readonly Row[] } = {
  plain: [
    ['open/tiger-E6-N?paint=woods-E4', 'seen', 'E5 E4 E3 E2 D4 G5'],
    ['open/tiger-B5-SE?paint=town-D6,woods-C4', 'seen', 'C5 D6 E6 E7 C4 D3 D4 F7'],
  ],
  ends: [
    ['open/tiger-C6-NE/sherman-E5-S?paint=woods-C6,town-E5', 'seen', 'E5 D5 D6 E6 C4 G4'],
    ['A/tiger-E6-N', 'seen', 'E5 E4 D5 B6 F7 F8 G8 H4'],
  ],
  heights: [
    ['A/tiger-F5-N', 'seen', 'F4 F3 F2 G4 G5 H4 H5 E4'],
    ['A/panther-C4-NW', 'blockers', 'B3 B2 A3 B6 D2 E6 C3 D4'],
  ],
  units: [
    ['open/tiger-C1-S,panther-C3-S/sherman-C5-N', 'stop', 'C2 C3 C4'],
    ['open/tiger-E3-S,pz4-E5-S/sherman-E7-N,sherman-G5-N', 'seen', 'E4 E5 E6 E7 F4 G5 H5 D5'],
  ],
  hill: [
    ['A/tiger-A6-NE,pz4-C6-SE/sherman-E6-SE', 'seen', 'C6 E6 B6 D5 C7 D7'],
    ['A/tiger-F4-SW,pz4-F5-SW/sherman-F6-N', 'seen', 'F5 F6 E5 F7 F8 G6 D5'],
  ],
  hexside: [
    ['A/tiger-A6-NE,pz4-C6-SE/sherman-E6-SE', 'side', 'B5 B6 C6 D5 D6 C5'],
    ['open/tiger-C5-NE/sherman-E5-S?paint=woods-D4', 'side', 'D4 D5 C4 E4 C6'],
  ],
  shut: [
    ['A/tiger-G5-SE/sherman-I5-NW', 'stop', 'H4 H5 H3 H6 G4'],
    ['open/tiger-C5-SE/sherman-G5-NW?paint=woods-D4,town-D5', 'stop', 'D4 D5 E5 F4 F5'],
  ],
  neighbour: [
    ['A/panther-A7-NE/sherman-E6-SE', 'stop', 'B6 B7 C7 C6 D6'],
    ['A/tiger-A6-NE,panther-A7-NE,pz4-C6-SE/sherman-E6-SE', 'firers', 'A6 A7 C6'],
  ],
  rim: [
    ['open/tiger-A1-SE/sherman-C1-SW?paint=woods-B1,town-C2', 'stop', 'A2 B1 B2 C2'],
    ['open/tiger-A1-SE?paint=woods-D1', 'seen', 'B1 B2 C1 C2 D1 E1'],
  ],
  arc: [
    ['open/tiger-E6-NE', 'front', 1],
    ['open/tiger-E6-N', 'front', 'C5 C6 C7 D6 F6 G6 G7 E7'],
  ],
  range: [
    ['open/tiger-E6-N', 'fire', 'E5 E3 E2 G5 C4 E7 F4 F3'],
    ['A/tiger-F4-SW', 'fire', 'D3 C4 B3 E6 F7 F8 G3 G6'],
  ],
  flank: [
    ['open/tiger-C6-NE/sherman-E6-SE', 'flank', 'D5 D6 E5 E7 F5 F6 C6 G6'],
    ['open/panther-E3-S/sherman-E6-N', 'flank', 'E5 D5 F5 D6 F6 E7 C7 G7'],
  ],
  together: [
    ['A/tiger-A6-NE,pz4-C6-SE,panther-A7-NE/sherman-E6-SE', 'firers', 'A6 C6 A7'],
    ['open/tiger-E2-S,pz4-C4-SE,panther-G8-N,puma-E7-N/sherman-E5-N', 'firers', 'E2 C4 G8 E7'],
  ],
  eyes: [
    ['open/wespe-E9-N,pz4-E5-N,tiger-C9-N/sherman-E4-S?paint=woods-E6', 'firers', 'E9 E5 C9'],
    ['open/wespe-E9-N,puma-D4-NE,tiger-E8-N/sherman-E4-S?paint=woods-E6', 'firers', 'E9 D4 E8'],
  ],
  freeShot: [
    ['A/tiger-F4-SW', 'you', 'D1 B3 C4 E4 F6 G7 G3 E6'],
    ['open/king-tiger-E6-N', 'you', 'E5 E4 E3 G5 C4 E8 F3 D5'],
  ],
  danger: [
    ['A/tiger-F4-SW', 'they', 'F3 G3 H3 E5 D4 G4 F6 C4'],
    ['open/pz4-E6-N?against=priest', 'they', 'E5 E4 E3 E1 E8 G7 C7 E10'],
  ],
  shadow: [
    ['A/tiger-F4-SW', 'blockers', 'E6 F7 B6 D2 H4 G9 C9 A6'],
    ['B/tiger-E4-S', 'blockers', 'E6 F6 C7 B4 A7 D8 G2 H9'],
  ],
};

export const hexLessons: readonly HexLesson[] = Object.entries(lessons).map(([id, rows]) => ({
  id,
  questions: rows.map(question),
}));

/** Which of the hexes asked about are right. */
export function answerOf({ link, ask, among }: HexQuestion): readonly string[] {
  const reading = readBench(link.bench, link.against);
  return among.filter((hex) => isRight(ask, reading, hex));
}

function isRight(ask: HexAsk, { bench, fire, sweep }: BenchReading, hex: string): boolean {
  const [shooter, target] = [shooterOf(bench), targetOf(bench)];
  const places = fire?.line.places ?? [];
  switch (ask) {
    case 'seen':
      return sweep.seen.includes(hex);
    case 'stop':
      return places.some(({ state, at }) => state === 'stop' && at.includes(hex));
    case 'side':
      return places.some(({ rule, at }) => rule === 'TOT-8.2e' && at.includes(hex));
    case 'front':
      return isInFront(shooter.at, shooter.facing, hex);
    case 'fire':
      return sweep.fire?.you.includes(hex) === true || sweep.fire?.both.includes(hex) === true;
    case 'flank':
      return target !== null && !isInFront(target.at, target.facing, hex);
    case 'firers':
      return fire?.shots.some(({ unit, may }) => unit.at === hex && may) === true;
    case 'you':
    case 'they':
      return sweep.fire?.[ask].includes(hex) === true;
    case 'blockers':
      return sweep.blockers.includes(hex);
  }
}
