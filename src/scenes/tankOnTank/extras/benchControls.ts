import type { Seat } from '../../../rules/core/game';
import type { CustomBattle } from '../../../rules/tankOnTank/data/customBattle';
import { button, segments, select } from '../../dom/controls';
import { el } from '../../dom/el';
import type { Kit } from './kit';

export type Put = (battle: CustomBattle) => void;

/** Words left, control right. */
export function line(words: string, control: HTMLElement): HTMLElement {
  control.setAttribute('aria-label', words);
  return el('div', { class: 'extra-line' }, el('span', {}, words), control);
}

export const pair = (...lines: readonly HTMLElement[]): HTMLElement => el('div', { class: 'extra-pair' }, ...lines);

export const acts = (...buttons: readonly HTMLElement[]): HTMLElement => el('div', { class: 'extra-acts' }, ...buttons);

export function numbers(
  from: number,
  to: number,
  chosen: number,
  change: (value: number) => void,
  words: (value: number) => string = String,
): HTMLSelectElement {
  const top = Math.max(from, to, chosen);
  const choices = Array.from({ length: top - from + 1 }, (_, index) => from + index);
  return select(
    choices.map((value) => ({ value: String(value), words: words(value) })),
    String(chosen),
    (value) => change(Number(value)),
  );
}

const sides = (kit: Kit) => kit.game().text.seats.map((words, seat) => ({ value: String(seat), words }));

export function sideControl(kit: Kit, seat: Seat, change: (seat: Seat) => void): HTMLElement {
  return segments(sides(kit), String(seat), (value) => change(Number(value)));
}

/** A side, or one more choice that is none. */
export function sideOr<T extends string>(
  kit: Kit,
  other: { readonly value: T; readonly words: string },
  chosen: Seat | T,
  change: (value: Seat | T) => void,
): HTMLElement {
  return segments([...sides(kit), other], String(chosen), (value) =>
    change(value === other.value ? other.value : Number(value)),
  );
}

/** A card of a list with a way to drop it. */
export function card(kit: Kit, title: string, drop: () => void, ...content: readonly HTMLElement[]): HTMLElement {
  return el(
    'div',
    { class: 'tot-card' },
    el(
      'div',
      { class: 'tot-card-head' },
      el('b', {}, title),
      button({
        words: `${kit.words().workshop.drop}: ${title}`,
        icon: 'close',
        iconOnly: true,
        kind: 'bare',
        run: drop,
      }),
    ),
    ...content,
  );
}
