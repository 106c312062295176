import { chancesWith, type Outcomes } from './chances';
import { type DrmTerm, diceChartOf, type Given, termsOn } from './charts';
import { attackGiven, effectOf, hitGiven, type PartFacts, partsOf, type ShotFacts } from './fire';
import {
  type FoeChart,
  type FoeFacts,
  foeAttackGiven,
  foeChart,
  foeHitGiven,
  foeParts,
  rocketGiven,
  rocketUseGiven,
} from './foe';
import type { Arithmetic } from './fraction';

/** One roll before it is made: its chart and the sum of its modifiers. */
interface PlannedRoll {
  readonly chart: 'B1' | 'B2';
  readonly column: string;
  readonly terms: readonly DrmTerm[];
  readonly total: number;
}

interface ShotOdds<T> {
  readonly rolls: readonly PlannedRoll[];
  readonly parts: readonly PartFacts[];
  readonly hit: T | null;
  /** What can come of it; what cannot is left out. */
  readonly outcomes: { readonly [result: string]: T };
}

/** What one enemy may do to the tank once it fires. */
interface FoeOdds<T> {
  readonly chart: FoeChart | null;
  readonly terms: readonly DrmTerm[];
  readonly hit: T | null;
  readonly destroyed: T;
  readonly immobilised: T;
}

export interface Danger<T> extends FoeOdds<T> {
  /** The chance that it fires at all. */
  readonly fires: T;
}

function planned(chart: 'B1' | 'B2', column: string, given: Given): PlannedRoll {
  const terms = termsOn(diceChartOf(chart), given);
  return { chart, column, terms, total: terms.reduce((sum, { value }) => sum + value, 0) };
}

/** The chances of shots and dangers. */
export function oddsWith<T>(math: Arithmetic<T>) {
  const { zero, whole, outOf, plus, times, rest } = math;
  const { resultsOf, chanceOf, pierced } = chancesWith(math);
  const sixth = outOf(1, 6);

  /** What a round that has hit can do, before a crew may leave an immobilised vehicle. */
  function onHit(facts: ShotFacts, parts: readonly PartFacts[]): { readonly [result: string]: T } {
    switch (effectOf(facts)) {
      case 'truck':
        return { DE: whole };
      case 'he': {
        const { column, given } = attackGiven(facts);
        return resultsOf('B2', column, given);
      }
      case 'button':
        return facts.round === 'WP' ? { DE: sixth, B: rest(sixth) } : { B: whole };
      default:
        return pierced(parts, facts.aim);
    }
  }

  /** All that can come of one shot. */
  function shotOdds(facts: ShotFacts): ShotOdds<T> {
    if (facts.gun !== 'main') {
      const { column, given } = attackGiven(facts);
      return { rolls: [planned('B2', column, given)], parts: [], hit: null, outcomes: resultsOf('B2', column, given) };
    }
    const effect = effectOf(facts);
    if (effect === 'smoke') return { rolls: [], parts: [], hit: null, outcomes: { smoke: whole } };
    if (effect === 'none') return { rolls: [], parts: [], hit: null, outcomes: { '-': whole } };
    const given = hitGiven(facts);
    const hit = chanceOf('B1', facts.range, given, 'hit');
    const rolls = [planned('B1', facts.range, given)];
    const parts = effect === 'pierce' ? partsOf(facts) : [];
    if (effect === 'he') {
      const attack = attackGiven(facts);
      rolls.push(planned('B2', attack.column, attack.given));
    }
    const outcomes: Outcomes<T> = { miss: rest(hit) };
    for (const [result, chance] of Object.entries(onHit(facts, parts))) {
      const here = times(hit, chance);
      const leaves = facts.target.immobile && result !== 'DE';
      outcomes[result] = plus(outcomes[result] ?? zero, leaves ? times(here, rest(sixth)) : here);
      if (leaves) outcomes.DE = plus(outcomes.DE ?? zero, times(here, sixth));
    }
    return { rolls, parts, hit, outcomes };
  }

  function foeOdds(facts: FoeFacts): FoeOdds<T> {
    const chart = foeChart(facts);
    if (chart === null) return { chart, terms: [], hit: null, destroyed: zero, immobilised: zero };
    const told = (given: Given, hit: T | null, destroyed: T, immobilised: T): FoeOdds<T> => ({
      chart,
      terms: termsOn(diceChartOf(chart), given),
      hit,
      destroyed,
      immobilised,
    });
    if (chart === 'B4') {
      const use = chanceOf('B4-use', `${facts.ml}`, rocketUseGiven(facts), 'use');
      const given = rocketGiven(facts);
      const blast = (result: string) => times(use, chanceOf('B4', '', given, result));
      return told(given, null, blast('DE'), blast('IMM'));
    }
    const holes = pierced(foeParts(facts), false);
    const given = chart === 'B1' ? foeHitGiven(facts) : foeAttackGiven(facts);
    const column = chart === 'B1' ? facts.range : 'armour';
    const hit = chanceOf(chart, column, given, chart === 'B1' ? 'hit' : 'B+hit');
    return told(given, chart === 'B1' ? hit : null, times(hit, holes.DE ?? zero), times(hit, holes.IMM ?? zero));
  }

  /** The chance that a unit fires: sure where it targets you, else the targeting die. */
  function firesAt(targeting: boolean, increased: boolean): T {
    return targeting ? whole : chanceOf('targeting', increased ? 'increased' : 'usual', {}, 'you');
  }

  /** Destroyed, and destroyed or immobilised, by any of them. */
  function together(dangers: readonly Danger<T>[]): { readonly destroyed: T; readonly crippled: T } {
    let [safe, sound] = [whole, whole];
    for (const { fires, destroyed, immobilised } of dangers) {
      safe = times(safe, rest(times(fires, destroyed)));
      sound = times(sound, rest(times(fires, plus(destroyed, immobilised))));
    }
    return { destroyed: rest(safe), crippled: rest(sound) };
  }

  return { resultsOf, chanceOf, shotOdds, foeOdds, firesAt, together };
}

export type Odds<T> = ReturnType<typeof oddsWith<T>>;
