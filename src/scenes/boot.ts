import logo from '../assets/common/ui/logo-light.svg?url';
import { bootText } from '../i18n/boot';
import { chooseLanguage } from '../i18n/index';
import { el } from './panels/dom';

/** Milliseconds: a logo that is gone at once is only a flicker, and takes time from what it announces. */
const LOGO_AFTER = 400;

/** The picture before the first picture: how far loading has come and, where it takes its time, the logo. */
export interface Boot {
  /** From 0 to 1. */
  progress(part: number): void;
  done(): void;
  fail(error: unknown): void;
}

export function showBoot(root: HTMLElement): Boot {
  const language = chooseLanguage(navigator.languages);
  const meter = el('progress', { max: 1, value: 0.1, 'aria-label': bootText[language].loading });
  const screen = el('div', { class: 'boot', lang: language }, meter);
  root.append(screen);
  const logoDue = setTimeout(() => screen.prepend(el('img', { src: logo, alt: 'Hull Down' })), LOGO_AFTER);
  return {
    progress(part) {
      meter.value = Math.max(meter.value, part);
    },
    done() {
      clearTimeout(logoDue);
      screen.remove();
    },
    fail(error) {
      const { failed, reload } = bootText[language];
      const again = el('button', { type: 'button', on: { click: () => location.reload() } }, reload);
      meter.replaceWith(el('div', { role: 'alert', class: 'toast' }, el('span', {}, failed), again));
      console.error(error);
    },
  };
}
