import logo from '../assets/common/ui/logo-light.svg?url';
import { bootText } from '../i18n/boot';
import { chooseLanguage } from '../i18n/index';
import { el } from './dom/el';

/** Milliseconds: a bar that is gone at once is only a flicker, and takes time from what it announces. */
const DUE = 300;

/** The picture before the first picture, where that one takes its time: the logo and how far loading has come. */
export interface Boot {
  /** From 0 to 1. */
  progress(part: number): void;
  done(): void;
  fail(error: unknown): void;
}

export function showBoot(root: HTMLElement): Boot {
  const language = chooseLanguage(navigator.languages);
  const { loading, failed, reload } = bootText[language];
  const meter = el('progress', { max: 1, value: 0.1, 'aria-label': loading });
  const screen = el('div', { class: 'boot', lang: language });
  const show = (below: HTMLElement) => {
    screen.replaceChildren(el('img', { src: logo, alt: 'Hull Down' }), below);
    root.append(screen);
  };
  const due = setTimeout(() => show(meter), DUE);
  return {
    progress(part) {
      meter.value = Math.max(meter.value, part);
    },
    done() {
      clearTimeout(due);
      screen.remove();
    },
    fail(error) {
      clearTimeout(due);
      const again = el('button', { type: 'button', on: { click: () => location.reload() } }, reload);
      show(el('div', { role: 'alert', class: 'toast' }, el('span', {}, failed), again));
      console.error(error);
    },
  };
}
