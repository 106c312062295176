import type { Mark } from '../../../rules/tankChess/annotated';
import type { Line } from './engineDesk';

/** Scores beyond this are all the same to the eye. */
const FULL = 1200;

/** How much of the bar is White's, from 0 to 1. */
export function shareOf({ score, wins }: Pick<Line, 'score' | 'wins'>): number {
  if (wins !== null) return score > 0 ? 1 : 0;
  const x = Math.max(-FULL, Math.min(FULL, score)) / 400;
  return 1 / (1 + Math.exp(-x));
}

/** Hundredths as people write them: +1.2, −0.6; 0.0 is even. */
export function scoreText(score: number): string {
  const tenths = Math.round(score / 10);
  if (tenths === 0) return '0.0';
  return `${tenths > 0 ? '+' : '−'}${(Math.abs(tenths) / 10).toFixed(1)}`;
}

/** What a turn gave away: the score it could have kept less the one it left, in the mover's eyes. Forced ends count as much. */
export function lossOf(best: Line, after: Line, mover: number): number {
  const eyes = (line: Line) => {
    const score = line.wins === null ? Math.max(-FULL, Math.min(FULL, line.score)) : Math.sign(line.score) * 2 * FULL;
    return mover === 0 ? score : -score;
  };
  return Math.max(0, Math.round(eyes(best) - eyes(after)));
}

/** Whether so much was given away that a won game was lost or a lost one could have been won. */
export function isDecisive(loss: number): boolean {
  return loss >= FULL;
}

export const limits = { blunder: 320, mistake: 160, doubt: 90, close: 70 } as const;

export function markOf(loss: number): Mark {
  if (loss >= limits.blunder) return '??';
  if (loss >= limits.mistake) return '?';
  return loss >= limits.doubt ? '?!' : '';
}
