import type { Kind } from '../../../rules/tankOnTank/data/units';
import { distanceAt, placeOf } from '../../../rules/tankOnTank/hexes';
import { shooterOf, targetOf, terrainOn, unitIn } from '../../../rules/tankOnTank/lab/bench';
import type { Line, Place } from '../../../rules/tankOnTank/lab/line';
import { type BenchReading, type BenchShot, mayFireAt } from '../../../rules/tankOnTank/lab/reading';
import type { Share } from '../../../rules/tankOnTank/lab/sweep';
import type { Rule } from '../../../rules/tankOnTank/rulebook';
import type { HexKit } from './kit';

/** What stands in a hex that a line would stop at: its ground, or a unit. Null: nothing. */
export function whatIn({ map, bench }: BenchReading, hex: string): string | null {
  const ground = terrainOn(map, hex);
  if (ground !== 'clear') return ground;
  return unitIn(bench, hex)?.kind ?? null;
}

/** What stands in all hexes of a place; null where they differ. */
export function sameIn(reading: BenchReading, at: readonly string[]): string | null {
  const [first, ...rest] = at.map((hex) => whatIn(reading, hex));
  return rest.every((what) => what === first) ? (first ?? null) : null;
}

/** A place of the line in words: what the line does there, and why. */
interface PlaceWords {
  readonly title: string;
  readonly why: string;
  readonly rule: Rule | null;
}

export function placeWords(kit: HexKit, reading: BenchReading, place: Place): PlaceWords {
  const words = kit.words().line;
  const [one = '', two] = place.at;
  const { state, rule } = place;
  const tell = (title: string, why: string, fields: { readonly [name: string]: unknown } = {}): PlaceWords => {
    const all = { one, two, ...fields };
    return { title: kit.say(title, all), why: kit.say(why, all), rule };
  };
  if (state === 'beyond') return tell(words.beyond, words.afterStop, { hexes: place.at.join(' | ') });
  if (rule === 'TOT-8.2e') return sideWords(kit, reading, place, tell);
  const what = whatIn(reading, one) ?? words.aUnit;
  if (state === 'stop') return tell(words.stopped, rule === 'TOT-8.2c' ? words.unitWhy : words.groundWhy, { what });
  if (rule === 'TOT-8.2d') return tell(words.over, words.overWhy, { unit: what });
  return tell(words.crosses, words.open);
}

function sideWords(
  kit: HexKit,
  reading: BenchReading,
  { at, state }: Place,
  tell: (title: string, why: string, fields?: { readonly [name: string]: unknown }) => PlaceWords,
): PlaceWords {
  const words = kit.words().line;
  if (at.length === 1) return state === 'stop' ? tell(words.rim, words.rimShut) : tell(words.rim, words.rimOpen);
  if (state === 'stop') return tell(words.stoppedBetween, words.bothBlock);
  const bad = at.find((hex) => whatIn(reading, hex) !== null);
  const open = at.find((hex) => hex !== bad);
  if (bad === undefined) return tell(words.between, words.bothOpen);
  return tell(words.between, words.oneOpen, { bad, open, what: whatIn(reading, bad) });
}

/** How the line stands: seen, seen along nothing but sides, stopped, or there is none. */
export function toneOf(line: Line | undefined): 'clear' | 'side' | 'stop' | 'plain' {
  if (line === undefined) return 'plain';
  if (!line.clear) return 'stop';
  return line.places.length > 0 && line.places.every(({ state }) => state === 'side') ? 'side' : 'clear';
}

/** The sentence of the bench. */
export function verdictWords(
  kit: HexKit,
  { bench, fire }: BenchReading,
): { readonly says: string; readonly more: string } {
  const words = kit.words();
  const [shooter, target] = [shooterOf(bench), targetOf(bench)];
  if (fire === null || target === null)
    return { says: kit.say(words.noTarget, { shooter: shooter.kind, from: shooter.at }), more: words.addTarget };
  const fields = { shooter: shooter.kind, from: shooter.at, target: target.kind, to: target.at };
  return {
    says: kit.say(fire.line.clear ? words.sees : words.hidden, fields),
    more: kit.say(words.decide, { count: fire.line.stop ?? fire.line.places.length }),
  };
}

/** Rules the line rests on, each once. */
export function rulesOf({ fire }: BenchReading): readonly string[] {
  const rules = fire?.line.places.flatMap(({ rule }) => rule ?? []) ?? [];
  return [...new Set<string>(rules)];
}

/** What the sweep of fire comes to, for whoever has its picture alone. */
export function sweepWords(kit: HexKit, { bench, sweep }: BenchReading, against: Kind): string {
  const { kind, at } = shooterOf(bench);
  const count = (share: Share) => sweep.fire?.[share].length ?? 0;
  const counts = { you: count('you'), both: count('both'), they: count('they') };
  return kit.say(kit.words().sweep.taken, { shooter: kind, from: at, target: against, ...counts });
}

/** What decides a hex of the sweep: range, arc and ground. */
export const sweepRules = ['TOT-8.1a', 'TOT-4.0c', 'TOT-8.2b'] as const satisfies readonly Rule[];

/** Why a unit may fire, or the first thing that forbids it. */
export function shotWords(
  kit: HexKit,
  reading: BenchReading,
  shot: BenchShot,
  at: string,
): { readonly facts: string; readonly rule: Rule } {
  const words = kit.words().fire;
  const { far, range, line } = shot;
  const facts = [kit.say(words.range, { far, range })];
  const failed = shot.checks.filter(({ state }) => state === 'fails');
  const fails = (id: string) => failed.some((check) => check.id === id);
  const stop = line.places.find(({ state }) => state === 'stop');
  if (fails('truck')) return { facts: words.truck, rule: 'TOT-10.1a' };
  if (fails('arc')) facts.push(kit.say(words.arc, { hex: at }));
  else if (!fails('sight')) facts.push(words.front);
  const sides = line.places.filter(({ state }) => state === 'side').length;
  if (stop !== undefined) facts.push(shot.may ? words.spotted : stopWords(kit, reading, stop.at));
  else if (failed.length === 0)
    facts.push(
      line.places.length === 0 ? words.adjacent : sides > 0 ? kit.say(words.sides, { count: sides }) : words.clear,
    );
  const last = line.places.find(({ state }) => state === 'side') ?? line.places.at(-1);
  const rule = stop !== undefined && fails('sight') ? stop.rule : null;
  return { facts: facts.join(' · '), rule: rule ?? failed[0]?.rule ?? last?.rule ?? 'TOT-8.0c' };
}

function stopWords(kit: HexKit, reading: BenchReading, at: readonly string[]): string {
  const words = kit.words().fire;
  const [one, two] = at;
  const what = sameIn(reading, at);
  return what === null
    ? kit.say(words.stoppedBetween, { one, two })
    : kit.say(words.stopped, { what, hex: at.join('|') });
}

/** "What do I see from here", as text: for screen readers and captions. */
export function spokenWords(kit: HexKit, reading: BenchReading, against: string): string {
  const words = kit.words();
  const { bench, sweep, fire } = reading;
  const { kind, at, facing } = shooterOf(bench);
  const seen = new Set(sweep.seen);
  const named = (list: readonly { readonly kind: string; readonly at: string }[]) =>
    list.map((unit) => kit.say(words.words.unit, { unit: unit.kind, hex: unit.at, far: farTo(reading, unit.at) }));
  const enemies = bench.others.filter((unit) => seen.has(unit.at));
  const shots = mayFireAt(reading);
  const shadow = sweep.blockers.map((hex) => {
    return kit.say(words.words.terrain, { ground: whatIn(reading, hex) ?? words.line.aUnit, hex });
  });
  const { says } = verdictWords(kit, reading);
  const total = sweep.seen.length + sweep.hidden.length;
  const sentences = [
    says,
    kit.say(words.words.from, {
      hex: at,
      unit: kind,
      facing: words.facings[facing],
      seen: sweep.seen.length,
      of: total,
    }),
    enemies.length === 0 ? words.words.noUnits : kit.say(words.words.units, { list: named(enemies) }),
    shots.length === 0 ? words.words.noFire : kit.say(words.words.fires, { list: named(shots) }),
    shadow.length === 0 ? '' : kit.say(words.words.shadow, { list: shadow }),
    sweep.fire === null
      ? ''
      : kit.say(words.words.fireShare, {
          unit: against,
          you: sweep.fire.you.length,
          both: sweep.fire.both.length,
          they: sweep.fire.they.length,
        }),
    ...(fire?.line.places ?? []).map((place) => {
      const { title, why } = placeWords(kit, reading, place);
      return kit.say(words.words.place, { n: place.n, title, why });
    }),
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

const farTo = ({ bench }: BenchReading, hex: string): number => distanceAt(placeOf(shooterOf(bench).at), placeOf(hex));
