import mark from '../../assets/common/ui/mark-light.svg?url';
import { button } from '../dom/controls';
import { el } from '../dom/el';
import type { Lab } from './bench';

export interface StripSpec {
  readonly says: string;
  readonly facts: string;
  readonly tone: 'clear' | 'side' | 'stop' | 'plain';
  readonly at: string;
  readonly back: string;
  readonly on: string;
  step(by: number): void;
}

/** Under an embedded picture: the sentence, two steps and the way into the Lab. */
export function embedStrip(lab: Lab, { says, facts, tone, at, back, on, step }: StripSpec): HTMLElement {
  const night = { iconOnly: true, kind: 'night' } as const;
  return el(
    'div',
    { class: `lab-embed-strip ${tone}` },
    el('div', { class: 'words', role: 'status' }, el('strong', {}, says), el('span', {}, facts)),
    button({ ...night, words: back, icon: 'step-back', run: () => step(-1) }),
    button({ ...night, words: on, icon: 'step', class: 'on', run: () => step(1) }),
    document.fullscreenEnabled ? wholeScreen(lab) : null,
    el(
      'a',
      { class: 'button button-night lab-open', href: lab.link(at), target: '_blank', rel: 'noopener' },
      el('img', { src: mark, alt: '' }),
      el('span', {}, lab.words().share.open),
    ),
  );
}

/** The bench as large as the screen, and back into its frame. */
function wholeScreen(lab: Lab): HTMLElement {
  const run = () => {
    const change =
      document.fullscreenElement === null ? document.documentElement.requestFullscreen() : document.exitFullscreen();
    // A frame may forbid it after all; it then stays as it is.
    change.catch(() => undefined);
  };
  return button({
    words: lab.words().present,
    icon: 'fullscreen',
    iconOnly: true,
    kind: 'night',
    class: 'lab-whole',
    run,
  });
}
