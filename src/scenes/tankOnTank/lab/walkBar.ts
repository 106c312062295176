import { shooterOf, targetOf } from '../../../rules/tankOnTank/lab/bench';
import type { BenchReading } from '../../../rules/tankOnTank/lab/reading';
import { button } from '../../dom/controls';
import { el } from '../../dom/el';
import type { Piece } from '../../lab/rewrite';
import type { HexKit } from './kit';

interface WalkHands {
  step(by: number): void;
  to(step: number | null): void;
  play(): void;
  readonly playing: boolean;
}

/** The walk along the line: one stop for each place, the target at its end. */
export function walkPiece(kit: HexKit, reading: BenchReading, step: number | null, hands: WalkHands): Piece {
  const words = kit.words().walk;
  const { playing } = hands;
  const night = { iconOnly: true, kind: 'night' } as const;
  return {
    of: [playing],
    make: () =>
      el(
        'div',
        { class: 'lab-walk' },
        button({ ...night, words: words.back, icon: 'step-back', run: () => hands.step(-1) }),
        button({
          ...night,
          words: playing ? words.stop : words.play,
          icon: playing ? 'pause' : 'play',
          class: 'lab-play',
          run: () => hands.play(),
        }),
        button({ ...night, words: words.on, icon: 'step', run: () => hands.step(1) }),
        el('p', {}, el('b', {}, words.title), ' ', words.along),
      ),
    within: { '': [trackPiece(kit, reading, step, hands)] },
  };
}

function trackPiece(kit: HexKit, reading: BenchReading, step: number | null, hands: WalkHands): Piece {
  const words = kit.words().walk;
  const places = reading.fire?.line.places ?? [];
  const { stop } = reading.fire?.line ?? { stop: null };
  const target = targetOf(reading.bench);
  const stops = [
    shooterOf(reading.bench).at,
    ...places.map(({ at }) => at.join('|')),
    ...(target === null ? [] : [target.at]),
  ];
  const last = stops.length - 1;
  const now = step ?? last;
  const mark = (name: string, index: number) => {
    const state = index === now ? 'now' : stop !== null && index > stop ? 'beyond' : index === stop ? 'stop' : '';
    const to = index === last || index === 0 ? null : index;
    const press = { type: 'button', tabindex: -1, on: { click: () => hands.to(to) } };
    return el('li', { class: state }, el('button', press, el('i', {}), el('span', {}, name)));
  };
  const slider = () => {
    const made = el('input', {
      type: 'range',
      class: 'lab-walk-slider',
      min: 1,
      max: Math.max(1, last),
      step: 1,
      value: Math.max(1, now),
      'aria-label': words.slider,
      'aria-valuetext': step === null ? words.whole : (stops[step] ?? ''),
    });
    made.addEventListener('input', () => hands.to(Number(made.value) >= last ? null : Number(made.value)));
    return made;
  };
  const part = `--part:${last === 0 ? 0 : now / last}`;
  return {
    of: [step, stop, ...stops],
    make: () => el('div', { class: 'lab-track', style: part }, slider(), el('ol', {}, ...stops.map(mark))),
  };
}
