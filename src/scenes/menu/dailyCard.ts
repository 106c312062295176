import { el, icon } from '../dom/el';
import type { MenuShell } from '../frame/menuShell';
import type { Address } from '../frame/shell';

interface DailyCard {
  /** The card as it stands; null until its words are there. */
  element(): HTMLElement | null;
  close(): void;
}

export interface DailyWords {
  readonly title: string;
  readonly facts: string;
  readonly more: string;
}

/** A position of the day, the same for everybody, and where it is solved. */
export interface Daily {
  words(shell: MenuShell, date: Date): Promise<DailyWords>;
  picture(shell: MenuShell, date: Date, width: number): Promise<string>;
  readonly address: Address;
}

const PICTURE = 300;

/** Today's position on the strip of the cabinet: the same for everybody. Fetched after the cabinet stands. */
export function openDailyCard(shell: MenuShell, changed: () => void): DailyCard {
  let words: DailyWords | null = null;
  let address: Address | null = null;
  let picture: string | null = null;
  let closed = false;
  /** The language it was last asked for in; null: not yet. */
  let asked: string | null = null;

  const speak = async () => {
    const { language } = shell.settings();
    asked = language;
    const daily = await shell.games.all.find(({ table }) => table?.daily !== undefined)?.table?.daily?.();
    if (daily === undefined) return;
    const date = new Date();
    const told = await daily.words(shell, date);
    // In another language by now: that was asked for then.
    if (closed || asked !== language) return;
    words = told;
    address = daily.address;
    changed();
    if (picture !== null) return;
    picture = await daily.picture(shell, date, PICTURE);
    if (!closed) changed();
  };
  const start = () =>
    void speak().catch((error: unknown) => {
      // Without its words the cabinet simply has no such card.
      console.warn('daily', error);
    });
  const timer = setTimeout(start, 300);
  const stop = shell.onSettings((settings) => {
    if (asked !== null && settings.language !== asked) start();
  });
  return {
    element() {
      const to = address;
      if (words === null || to === null) return null;
      const { title, facts, more } = words;
      return el(
        'button',
        {
          type: 'button',
          class: 'save daily',
          'data-keep': 'daily',
          on: { click: () => shell.go(to) },
        },
        el('span', { class: 'save-picture' }, picture === null ? null : el('img', { src: picture, alt: '' })),
        el(
          'span',
          { class: 'save-words' },
          el('span', { class: 'save-name' }, title),
          el('span', { class: 'save-facts' }, facts),
          el('span', { class: 'save-facts extra' }, more),
        ),
        el('span', { class: 'save-go' }, icon('play', 28)),
      );
    },
    close() {
      closed = true;
      clearTimeout(timer);
      stop();
    },
  };
}
