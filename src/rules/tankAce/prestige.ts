import type { Seat } from '../core/game';
import { careerOf } from './base';
import type { State, Writer } from './types';

const HIGHEST = 5;
/** The first rank whose tank has the SCR 506 command radio. */
export const RADIO_RANK = 3;

/** A point to spend, and a level that never falls again. */
export function gainPrestige(draft: State, to: Writer, seat: Seat, rule: string): void {
  const career = careerOf(draft, seat);
  career.points += 1;
  career.level = Math.min(HIGHEST, career.level + 1);
  to.emit({ type: 'prestigeGained', seat, points: career.points, level: career.level, rule });
}

export function spendPrestige(draft: State, to: Writer, seat: Seat, points: number, rule: string): void {
  if (points === 0) return;
  careerOf(draft, seat).points -= points;
  to.emit({ type: 'prestigeSpent', seat, points, rule });
}

/** Three missions make one experience point; a new one lets a lost Synergy be bought again. */
export function creditMissions(draft: State, to: Writer, seat: Seat, missions: number): void {
  const career = careerOf(draft, seat);
  career.credit += missions;
  while (career.credit >= 3) {
    career.credit -= 3;
    career.xp += 1;
    career.synergyLost = false;
    to.emit({ type: 'xpGained', seat, xp: career.xp });
  }
}
