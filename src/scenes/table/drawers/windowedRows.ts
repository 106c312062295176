import type { Listed } from '../../../session/growing';
import { el } from '../../dom/el';
import { around, beyond, newestRows, shifted } from './rowWindow';

/** In pixels: so near to the end of what is on the page, more of it comes. */
const NEAR = 200;

interface RowMaking<T> {
  readonly class: string;
  /** What leads to rows that are not on the page. */
  readonly words: { readonly newer: string; readonly older: string };
  make(item: T): HTMLElement;
  /** A row is on the page again; `above` is the item over it. */
  place?(row: HTMLElement, item: T, above: T | undefined): void;
  /** What in a row takes the keyboard when it has come by a key. */
  readonly focus?: string;
}

interface WindowedRows<T> {
  readonly elements: readonly HTMLElement[];
  /** Oldest first; they are shown the other way round. */
  show(items: Listed<T>): void;
  /** Brings the item that stands at this place onto the page; -1: none. */
  bring(index: number): void;
  /** What is on the page. */
  rows(): Iterable<[T, HTMLElement]>;
  /** More comes by itself where the end of what is on the page comes near in this scrolling place. */
  comeWith(scroll: HTMLElement): void;
}

/** A long list, newest first: however long it is, so many rows are on the page; each says how far it is from the newest. */
export function windowedRows<T>(making: RowMaking<T>): WindowedRows<T> {
  const list = el('ol', { class: making.class, reversed: true });
  const key = (told: string) => el('button', { class: 'log-more', type: 'button', hidden: true }, told);
  const newerKey = key(making.words.newer);
  const olderKey = key(making.words.older);
  let items: Listed<T> = [];
  let window = newestRows(0);
  let rows = new Map<T, HTMLElement>();
  let scroll: HTMLElement | null = null;

  const draw = () => {
    const { length } = items;
    const seen = new Map<T, HTMLElement>();
    const end = length - window.top;
    let above = items.at(end);
    for (const [at, item] of items
      .slice(end - window.rows, end)
      .toReversed()
      .entries()) {
      const row = rows.get(item) ?? making.make(item);
      making.place?.(row, item, above);
      row.setAttribute('aria-setsize', String(length));
      row.setAttribute('aria-posinset', String(window.top + at + 1));
      seen.set(item, row);
      above = item;
    }
    rows = seen;
    list.start = end;
    list.replaceChildren(...rows.values());
    const { newer, older } = beyond(window, length);
    newerKey.hidden = newer === 0;
    olderKey.hidden = older === 0;
  };
  /** What was on the page and still is stays where it was. */
  const shift = (by: 1 | -1) => {
    const before = [...rows.values()];
    const top = before.map((row) => row.offsetTop);
    // Asked for now: where the rows that have come are lower, the browser moves it by itself.
    const from = scroll?.scrollTop ?? 0;
    window = shifted(window, by, items.length);
    draw();
    const at = before.findIndex((row) => row.isConnected);
    if (scroll !== null) scroll.scrollTop = from + (before[at]?.offsetTop ?? 0) - (top[at] ?? 0);
  };
  /** By key or pointer: the first row that has come is focused. */
  const goOn = (by: 1 | -1) => {
    const before = new Set(rows.values());
    shift(by);
    const come = [...rows.values()].filter((row) => !before.has(row));
    const first = by > 0 ? come[0] : come.at(-1);
    if (making.focus === undefined) first?.scrollIntoView({ block: 'nearest' });
    else first?.querySelector<HTMLElement>(making.focus)?.focus();
  };
  newerKey.addEventListener('click', () => goOn(-1));
  olderKey.addEventListener('click', () => goOn(1));

  return {
    elements: [newerKey, list, olderKey],
    rows: () => rows,
    show(next) {
      // Who reads further back stays where he reads.
      const top = window.top === 0 ? 0 : window.top + next.length - items.length;
      items = next;
      window = around({ top, rows: window.rows }, -1, items.length);
      draw();
    },
    bring(index) {
      const wanted = around(window, index < 0 ? -1 : items.length - 1 - index, items.length);
      if (wanted.top === window.top) return;
      window = wanted;
      draw();
    },
    comeWith(place) {
      scroll = place;
      place.addEventListener('scroll', () => {
        // A key somebody has come to stays until it is pressed: it would vanish under the finger.
        if (newerKey.matches(':focus') || olderKey.matches(':focus')) return;
        const { newer, older } = beyond(window, items.length);
        if (older > 0 && place.scrollTop + place.clientHeight > place.scrollHeight - NEAR) shift(1);
        else if (newer > 0 && place.scrollTop < NEAR) shift(-1);
      });
    },
  };
}
