import type { BattleCard } from '../data/battleCards';
import { type Location, locations, type Vehicle } from '../data/vehicles';
import { type Fraction, plus, ratio, times, ZERO } from './fraction';
import type { Icons, Losses } from './outcome';

interface ShotCount {
  readonly unseen: readonly BattleCard[];
  readonly hitsOn: number;
  readonly named: Location | null;
  readonly target: Vehicle;
  /** Whether hull and track are shielded, and what the shot brings against each location. */
  readonly shielded: boolean;
  readonly penetration: number;
  readonly armour: { readonly [location in Location]: number };
  readonly heavy: boolean;
  /** What a penetration does to the target. */
  readonly losses: Losses;
}

const group = ({ icons }: BattleCard): 0 | 1 | 2 | 3 => {
  const fire = icons.includes('fire') ? 1 : 0;
  return (icons.includes('explosion') ? 2 + fire : fire) as 0 | 1 | 2 | 3;
};

const pierces = ({ pen }: BattleCard, margin: number) => pen === 'P' || (pen !== 'B' && margin + pen >= 0);

/** Cards of a group that are gone, each group a digit to the base 4. */
const GONE = [1, 4, 16, 64] as const;
const CODES = 256;
const TARGETS = 10;

const iconsOf = (cards: readonly BattleCard[]): Icons =>
  [0, 1, 2, 3].map((kind) => cards.filter((card) => group(card) === kind).length) as unknown as Icons;

/** The icons left when the cards of a code are gone. */
const without = (icons: Icons, code: number): Icons =>
  icons.map((cards, kind) => cards - (Math.floor(code / (GONE[kind] ?? 1)) % 4)) as unknown as Icons;

/** Sequences of pulls that end alike, by how: location, severity, Target Number and icons gone. */
interface Ends {
  readonly struck: { readonly [at in Location | 'none']: bigint };
  readonly through: { readonly [at in Location]: bigint };
  readonly alike: ReadonlyMap<number, number>;
}

/** A card as the loops look at it. */
interface Seen {
  readonly card: BattleCard;
  readonly kind: 0 | 1 | 2 | 3;
  readonly hits: boolean;
}

function countEnds({ unseen, hitsOn, named, target, shielded, penetration, armour, heavy }: ShotCount): Ends {
  const struck = { turret: 0, hull: 0, track: 0, none: 0 };
  const through = { turret: 0, hull: 0, track: 0 };
  const alike = new Map<number, number>();
  const cards: readonly Seen[] = unseen.map((card) => ({ card, kind: group(card), hits: card.number <= hitsOn }));
  const able = iconsOf(unseen.filter(({ number }) => number <= hitsOn));
  const all = able.reduce((sum, count) => sum + count, 0);
  const second: readonly (Seen | null)[] = named === null ? cards : [null];
  for (const place of second) {
    const location = named ?? target.locations[place?.card.target ?? 0] ?? 'hull';
    const lies = shielded && location !== 'turret' ? 'none' : location;
    const first = all - (place?.hits === true ? 1 : 0);
    struck[lies] += first;
    if (lies === 'none') continue;
    for (const third of cards) {
      if (third === place || !pierces(third.card, penetration - armour[location])) continue;
      through[location] += first - (third.hits ? 1 : 0);
      const severity = heavy || third.card.severity === 'heavy' ? 1 : 0;
      const end = (locations.indexOf(location) * 2 + severity) * TARGETS + third.card.target;
      const gone = GONE[third.kind] + (place === null ? 0 : GONE[place.kind]);
      for (const kind of [0, 1, 2, 3] as const) {
        // Cards that hit, but for the two pulled after it.
        const count =
          able[kind] -
          (place?.hits === true && place.kind === kind ? 1 : 0) -
          (third.hits && third.kind === kind ? 1 : 0);
        if (count === 0) continue;
        const key = end * CODES + gone + GONE[kind];
        alike.set(key, (alike.get(key) ?? 0) + count);
      }
    }
  }
  return {
    struck: {
      turret: BigInt(struck.turret),
      hull: BigInt(struck.hull),
      track: BigInt(struck.track),
      none: BigInt(struck.none),
    },
    through: { turret: BigInt(through.turret), hull: BigInt(through.hull), track: BigInt(through.track) },
    alike,
  };
}

/** All pulls counted without replacement: hit, location where it is not named, penetration, then the damage. */
export function countShot(setting: ShotCount) {
  const { unseen, hitsOn, named, losses } = setting;
  const total = unseen.length;
  const whole = iconsOf(unseen);
  const { struck, through, alike } = countEnds(setting);
  let lost: Fraction = ZERO;
  for (const [key, count] of alike) {
    const end = Math.floor(key / CODES);
    const place = Math.floor(end / TARGETS);
    const location = locations[Math.floor(place / 2)] ?? 'hull';
    const hit = { location, severity: place % 2 === 1 ? 'heavy' : 'light', target: end % TARGETS } as const;
    lost = plus(lost, times(ratio(count, 1), losses.by(hit, without(whole, key % CODES))));
  }
  const [one, two] =
    named === null ? [total * (total - 1), total * (total - 1) * (total - 2)] : [total, total * (total - 1)];
  const hits = unseen.filter(({ number }) => number <= hitsOn).length;
  return { hit: ratio(hits, total), struck, through, one, two, lost: times(lost, ratio(1, two)) };
}
