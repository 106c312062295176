import type { Frozen, Result } from '../core/game';
import { drawn, lost, won } from '../core/result';
import type { Rule } from './rulebook';
import { type Award, awardNames, type Career, type Known } from './types';

const degrees = [
  { least: 31, degree: 'decisive', rule: 'ATA-5.2.1e' },
  { least: 21, degree: 'substantial', rule: 'ATA-5.2.1d' },
  { least: 11, degree: 'marginal', rule: 'ATA-5.2.1c' },
  { least: 5, degree: 'draw', rule: 'ATA-5.2.1b' },
  { least: 0, degree: 'defeat', rule: 'ATA-5.2.1a' },
] as const satisfies readonly { least: number; degree: string; rule: Rule }[];

/** The level of victory, by successful missions alone. */
export function levelFor(successes: number) {
  return degrees.find(({ least }) => successes >= least) ?? degrees[4];
}

const bestOf = ({ careers }: Known) => Math.max(...careers.map(({ successes }) => successes));

export function degreeOf(state: Known): string {
  if (state.setup === 'mission') return bestOf(state) > 0 ? 'success' : 'failure';
  return levelFor(bestOf(state)).degree;
}

/** Awards of a unit rank like these of a man. */
const ranksLike: { readonly [award in Award]?: Award } = { valorousUnit: 'silverStar', presidentialUnit: 'dsc' };

/** The rank of the highest award, for the tie-break of rivals. */
const highest = ({ awards }: Frozen<Career>): number =>
  Math.max(
    -1,
    ...awardNames.filter((each) => awards[each] > 0).map((each) => awardNames.indexOf(ranksLike[each] ?? each)),
  );

export function result(state: Known): Result | null {
  if (!state.ended) return null;
  const scores = state.careers.map(({ successes }) => successes);
  const seats = state.careers.map((_, seat) => seat);
  if (state.careers.length > 1 && state.switches.together !== 'cooperative') return rivalry(state);
  const degree = degreeOf(state);
  const more = { degree, scores };
  if (state.setup === 'mission') return degree === 'success' ? won('ATA-6.5b', seats, more) : lost('ATA-6.5b', more);
  const { rule } = levelFor(bestOf(state));
  if (degree === 'draw') return drawn(rule, more);
  return degree === 'defeat' ? lost(rule, more) : won(rule, seats, more);
}

/** Most vehicles and AT guns destroyed, then the highest award. */
function rivalry(state: Known): Result {
  const scores = state.careers.map(({ vehicles }) => vehicles);
  const more = { degree: degreeOf(state), scores };
  const most = Math.max(...scores);
  const level = state.careers
    .map((career, seat) => ({ seat, career }))
    .filter(({ career }) => career.vehicles === most);
  const top = Math.max(...level.map(({ career }) => highest(career)));
  const winners = level.filter(({ career }) => highest(career) === top).map(({ seat }) => seat);
  return winners.length === 1 ? won('ATA-10.3c', winners, more) : drawn('ATA-10.3c', more);
}
