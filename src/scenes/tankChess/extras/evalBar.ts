import { el } from '../../dom/el';
import { type EngineWords, type Evaluation, longScore, shortScore } from './insight';
import { shareOf } from './judgement';

interface EvalBar {
  readonly element: HTMLElement;
  show(line: Evaluation | null, depth: number): void;
}

/** Who stands better, beside the board: White's part from below. */
export function openEvalBar(speech: EngineWords): EvalBar {
  const white = el('i', {});
  const figure = el('b', {});
  const deep = el('span', {});
  const element = el('div', { class: 'extra-bar-eval', role: 'meter' }, deep, white, figure);
  return {
    element,
    show(line, depth) {
      const share = line === null ? 0.5 : shareOf(line);
      white.style.setProperty('--share', `${(share * 100).toFixed(1)}%`);
      figure.style.setProperty('--share', `${Math.max(4, Math.min(96, share * 100)).toFixed(1)}%`);
      const text = line === null ? '…' : longScore(speech, line);
      figure.textContent = line === null ? '…' : shortScore(line);
      deep.textContent = depth > 0 ? `D${depth}` : '';
      element.setAttribute('aria-label', speech.say(speech.words().analysis.bar, { score: text }));
      element.setAttribute('aria-valuenow', String(Math.round(share * 100)));
      element.setAttribute('aria-valuetext', text);
    },
  };
}
