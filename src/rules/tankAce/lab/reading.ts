import type { Json } from '../../core/game';
import { foesIn, readShot } from '../ask';
import { type DrmTerm, diceChartOf, type Given, readOn, sidesOf, termsOn } from '../charts';
import { enemies } from '../data/enemies';
import { attackGiven, effectOf, hitGiven, type Part, type PartFacts, partsOf, type ShotFacts } from '../fire';
import { type FoeFacts, foeAttackGiven, foeChart, foeHitGiven, foeParts, rocketGiven, rocketUseGiven } from '../foe';
import { exact, type Fraction } from '../fraction';
import { oddsWith } from '../odds';
import { type Reach, reaches } from '../types';
import type { AceBench, AceSwitch } from './bench';

/** One roll of the shot: what every sum of its dice says. */
export interface DiceTable {
  readonly chart: string;
  readonly column: string;
  /** The part struck, where the roll is for one of two. */
  readonly part: Part | null;
  readonly terms: readonly DrmTerm[];
  readonly cells: readonly { readonly sum: number; readonly ways: number; readonly result: string }[];
  /** Nobody has printed it: ours. */
  readonly guess: boolean;
}

export interface AceReading {
  readonly bench: AceBench;
  /** Rules that forbid the shot. */
  readonly refused: readonly string[];
  readonly tables: readonly DiceTable[];
  readonly parts: readonly PartFacts[];
  /** Null: there is no roll to hit. */
  readonly hit: Fraction | null;
  /** What comes of it, the worst for the target first; they add up to one. */
  readonly outcomes: readonly { readonly result: string; readonly chance: Fraction }[];
  /** Immobilised or destroyed; of men, a step lost. */
  readonly harmed: Fraction;
  readonly lost: Fraction;
  /** By range: the chance to hit now and by the chart alone, and the gun's penetration. */
  readonly curve: readonly {
    readonly range: Reach;
    readonly now: Fraction | null;
    readonly plain: Fraction | null;
    readonly penetration: number | null;
  }[];
}

const smokeOf = (on: readonly AceSwitch[], one: AceSwitch, two: AceSwitch) =>
  on.includes(two) ? 2 : on.includes(one) ? 1 : 0;

/** The same shot as the question `shot` puts it. */
export function shotParams({ tank, unit, range, weapon, on }: AceBench): { readonly [key: string]: Json } {
  const has = (id: AceSwitch) => on.includes(id);
  const gun = weapon === 'coax' || weapon === 'bow' || weapon === 'fifty' ? weapon : null;
  return {
    tank,
    order: gun === 'bow' ? 'H' : gun === 'fifty' ? 'I' : has('again') ? 'B' : 'A',
    ...(gun === 'coax' ? { gun } : {}),
    ...(gun === null ? { round: weapon } : {}),
    range,
    weather: has('weather') ? 'rain' : 'clear',
    target: {
      unit,
      hullDown: has('hullDown'),
      dugIn: has('dugIn'),
      flank: has('flank'),
      immobilised: has('stuck'),
      smoke: smokeOf(on, 'smoke1', 'smoke2'),
      firedAtYou: !has('unseen'),
    },
    you: {
      buttoned: [...(has('buttoned') ? ['commander'] : []), ...(has('bowButtoned') ? ['assistant'] : [])],
      hullDown: has('ownHullDown'),
      smoke: smokeOf(on, 'ownSmoke1', 'ownSmoke2'),
      gunnery: has('gunnery'),
      aim: has('aim'),
    },
    combatRound: has('unseen') ? 1 : 2,
  };
}

/** The enemy's shot as the question `threat` puts it: he fires at you for certain. */
export function threatParams({ tank, unit, range, on }: AceBench): { readonly [key: string]: Json } {
  const has = (id: AceSwitch) => on.includes(id);
  return {
    tank,
    range,
    weather: has('weather') ? 'rain' : 'clear',
    late: has('late'),
    enemies: [
      {
        unit,
        area: has('flank') ? 'D' : 'B',
        targeting: true,
        buttoned: has('buttoned'),
        dispersed: has('dispersed'),
        reduced: has('reduced'),
        smoke: smokeOf(on, 'smoke1', 'smoke2'),
        ml: has('ml3') ? 3 : has('ml5') ? 5 : 4,
      },
    ],
    you: {
      hullDown: has('hullDown'),
      turret: has('turned') ? 'A' : 'B',
      smoke: smokeOf(on, 'ownSmoke1', 'ownSmoke2'),
    },
  };
}

function tableOf(id: string, column: string, given: Given, part: Part | null = null): DiceTable {
  const chart = diceChartOf(id);
  const sides = sidesOf[chart.dice];
  const [most, of] = [sides.reduce((sum, size) => sum + size, 0), sides.reduce((ways, size) => ways * size, 1)];
  const cells = Array.from({ length: most - sides.length + 1 }, (_, index) => {
    const sum = index + sides.length;
    const ways = sides.length === 1 ? 1 : Math.min(sum - 1, 2 * (sides[0] ?? 6) + 1 - sum);
    return { sum, ways, result: String(readOn(chart, column, sum, given).result) };
  });
  if (cells.reduce((sum, { ways }) => sum + ways, 0) !== of) throw new Error(`${id} has other dice than two alike`);
  return { chart: id, column, part, terms: termsOn(chart, given), cells, guess: chart.source === 'reconstructed' };
}

const holes = (parts: readonly PartFacts[], given: Given): readonly DiceTable[] =>
  parts.map(({ part, column }) => tableOf('B3', column, given, part));

function tablesOfShot(facts: ShotFacts): readonly DiceTable[] {
  const attack = () => {
    const { column, given } = attackGiven(facts);
    return tableOf('B2', column, given);
  };
  if (facts.gun !== 'main') return [attack()];
  const effect = effectOf(facts);
  if (effect === 'smoke' || effect === 'none') return [];
  const hit = tableOf('B1', facts.range, hitGiven(facts));
  if (effect === 'he') return [hit, attack()];
  return effect === 'pierce' ? [hit, ...holes(partsOf(facts), { aim: facts.aim ? 1 : 0 })] : [hit];
}

function tablesOfFoe(facts: FoeFacts): readonly DiceTable[] {
  const chart = foeChart(facts);
  if (chart === null) return [];
  if (chart === 'B4')
    return [tableOf('B4-use', `${facts.ml}`, rocketUseGiven(facts)), tableOf('B4', '', rocketGiven(facts))];
  const first = chart === 'B1' ? tableOf('B1', facts.range, foeHitGiven(facts)) : null;
  const burst = first ?? tableOf('B2', 'armour', foeAttackGiven(facts));
  return enemies[facts.kind].pen === null ? [burst] : [burst, ...holes(foeParts(facts), {})];
}

/** From the worst for the target to nothing at all. */
const order = ['DE', '2', 'IMM', '1+S', '1', 'S', 'B', 'smoke', '-', 'ST', 'miss'];
const rank = (result: string) => (order.includes(result) ? order.indexOf(result) : order.length);
const deadly = ['DE', '2'];
const harmful = [...deadly, 'IMM', '1+S', '1'];

/** Charts that were worked out once are kept. */
const odds = oddsWith(exact);

type Told = Pick<AceReading, 'refused' | 'tables' | 'parts' | 'hit'> & {
  readonly outcomes: { readonly [result: string]: Fraction };
};

function toldShot(bench: AceBench): Told {
  const { facts, refused } = readShot(shotParams(bench));
  const { parts, hit, outcomes } = odds.shotOdds(facts);
  return { refused, tables: tablesOfShot(facts), parts, hit, outcomes };
}

function toldThreat(bench: AceBench): Told {
  const [facts] = foesIn(threatParams(bench));
  if (facts === undefined) throw new Error('nobody fires');
  const { chart, hit, destroyed, immobilised } = odds.foeOdds(facts);
  const { plus, rest } = exact;
  const missed = hit === null ? exact.zero : rest(hit);
  const outcomes = {
    DE: destroyed,
    IMM: immobilised,
    '-': rest(plus(missed, plus(destroyed, immobilised))),
    miss: missed,
  };
  const parts = enemies[bench.unit].pen === null ? [] : foeParts(facts);
  return { refused: chart === null ? ['ATA-3.5f'] : [], tables: tablesOfFoe(facts), parts, hit, outcomes };
}

const told = (bench: AceBench) => (bench.fires === 'tank' ? toldShot(bench) : toldThreat(bench));

export function readAceBench(bench: AceBench): AceReading {
  const { outcomes, ...rest } = told(bench);
  const listed = Object.entries(outcomes)
    .filter(([, { n }]) => n !== 0n)
    .map(([result, chance]) => ({ result, chance }))
    .toSorted((one, other) => rank(one.result) - rank(other.result));
  const sumOf = (results: readonly string[]) =>
    listed.reduce((sum, { result, chance }) => (results.includes(result) ? exact.plus(sum, chance) : sum), exact.zero);
  return {
    bench,
    ...rest,
    outcomes: listed,
    harmed: sumOf(harmful),
    lost: sumOf(deadly),
    curve: reaches.map((range) => {
      const [now, plain] = [told({ ...bench, range }), told({ ...bench, range, on: [] })];
      return { range, now: now.hit, plain: plain.hit, penetration: now.parts[0]?.penetration ?? null };
    }),
  };
}
