import type { Seat } from '../core/game';
import { careerOf } from './base';
import type { Known } from './types';

/** What a position is worth: the career so far, and how the battle stands. */
export function score(state: Known, seat: Seat): number {
  const career = careerOf(state, seat);
  const fight = state.fights[seat] ?? null;
  const men = Object.values(career.crew).filter(({ hurt }) => hurt === 'SW' || hurt === 'KIA').length;
  let worth = career.successes * 100 + career.vehicles * 5 + career.level * 10 + career.points * 3 + career.xp * 4;
  worth -= men * 40 + (career.fate === null ? 0 : 1000) + career.owed * 60;
  if (fight === null) return worth;
  worth += fight.outcome === 'cleared' ? 100 : 0;
  worth -= fight.outcome === 'destroyed' ? 250 : fight.outcome === 'withdrawn' ? 90 : 0;
  worth -= fight.units.length * 20 + (fight.tank.immobile ? 25 : 0);
  return worth + fight.tally.kills.length * 15;
}
