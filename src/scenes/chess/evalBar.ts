import { el } from '../panels/dom';
import type { Line } from './engineDesk';
import { scoreText, shareOf } from './judgement';
import type { Kit } from './kit';

export interface EvalBar {
  readonly element: HTMLElement;
  show(line: Line | null, depth: number): void;
}

/** Who stands better, beside the board: White's part from below. */
export function openEvalBar(kit: Kit): EvalBar {
  const white = el('i', {});
  const figure = el('b', {});
  const deep = el('span', {});
  const element = el('div', { class: 'chess-bar-eval', role: 'meter' }, deep, white, figure);
  return {
    element,
    show(line, depth) {
      const share = line === null ? 0.5 : shareOf(line);
      white.style.setProperty('--share', `${(share * 100).toFixed(1)}%`);
      figure.style.setProperty('--share', `${Math.max(4, Math.min(96, share * 100)).toFixed(1)}%`);
      const text = line === null ? '…' : lineScore(kit, line);
      figure.textContent = line === null ? '…' : shortScore(line);
      deep.textContent = depth > 0 ? `D${depth}` : '';
      element.setAttribute('aria-label', kit.say(kit.words().analysis.bar, { score: text }));
      element.setAttribute('aria-valuenow', String(Math.round(share * 100)));
      element.setAttribute('aria-valuetext', text);
    },
  };
}

export function shortScore(line: Pick<Line, 'score' | 'wins'>): string {
  return line.wins === null ? scoreText(line.score) : `#${line.wins}`;
}

export function lineScore(kit: Kit, line: Pick<Line, 'score' | 'wins'>): string {
  const words = kit.words().analysis;
  if (line.wins === 0) return words.decided;
  if (line.wins !== null) return kit.say(words.winsIn, { seat: line.score > 0 ? 0 : 1, turns: line.wins });
  const text = scoreText(line.score);
  return text === '0.0' ? words.even : text;
}
