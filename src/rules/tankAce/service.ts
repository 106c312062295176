import type { Service } from '../core/game';
import { monthAt } from './data/calendar';
import type { Known } from './types';

/** What the saves of several careers are told apart by: whose they are, the month, and whether a battle is being fought. */
export function service({ careers, month, mission, phase, switches, fights }: Known): Service {
  const between = phase === 'after' || phase === 'assign' || phase === 'over';
  return {
    leaders: careers.map(({ unit, crew }) => `${unit}.${crew.commander.no}`),
    date: monthAt(month),
    fighting: !between && mission !== null && fights.some((fight) => fight !== null),
    wins: Math.max(...careers.map(({ successes }) => successes)),
    binding: switches.ironman,
  };
}
