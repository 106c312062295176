/** A tab of the ribbon before it has a place. */
export interface TabWish {
  /** How wide its name is, and its shorter one. */
  readonly words: number;
  readonly short: number;
  readonly state: 'above' | 'done' | 'current' | 'next';
}

interface TabPlace {
  readonly index: number;
  readonly x: number;
  readonly width: number;
  /** From its left end to its name; null: the tick alone, without a name. */
  readonly inset: number | null;
  readonly short: boolean;
}

/** How far a tab's point reaches into the next one. */
const LAP = 13;

interface Fit {
  readonly inset: number;
  readonly after: number;
  readonly tick: number;
}

const loose: Fit = { inset: 46, after: 32, tick: 22 };
const close: Fit = { inset: 31, after: 20, tick: 21 };
const TICK_ALONE = 70;

/**
 * All tabs as they like; closer together where that is too wide, then by their short names; then stages that are past
 * lose their names, the oldest first. Tabs that find no room even so are left out, the current one and its neighbours last.
 */
export function planRibbon(tabs: readonly TabWish[], wide: number, tight: number, scale: number): readonly TabPlace[] {
  const lone = new Set<number>();
  let short = false;
  const widthIn = (fit: Fit) => (tab: TabWish, index: number) =>
    lone.has(index)
      ? TICK_ALONE * scale
      : (short ? tab.short : tab.words) + (fit.inset + fit.after + (tab.state === 'done' ? fit.tick : 0)) * scale;
  const total = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width - LAP, LAP);
  const placed = (fit: Fit, widths: readonly number[], from: number): readonly TabPlace[] => {
    let x = 0;
    return widths.map((width, offset) => {
      const index = from + offset;
      const place = { index, x, width, inset: lone.has(index) ? null : fit.inset * scale, short };
      x += width - LAP;
      return place;
    });
  };
  const comfortable = tabs.map(widthIn(loose));
  if (total(comfortable) <= wide) return placed(loose, comfortable, 0);
  let widths = tabs.map(widthIn(close));
  if (total(widths) > tight) {
    short = true;
    widths = tabs.map(widthIn(close));
  }
  for (const [index, tab] of tabs.entries()) {
    if (total(widths) <= tight) break;
    if (tab.state !== 'done') continue;
    lone.add(index);
    widths = tabs.map(widthIn(close));
  }
  const current = Math.max(
    0,
    tabs.findIndex(({ state }) => state === 'current'),
  );
  let [from, to] = [current, current + 1];
  for (let grown = true; grown; ) {
    grown = false;
    if (from > 0 && total(widths.slice(from - 1, to)) <= tight) {
      from -= 1;
      grown = true;
    }
    if (to < widths.length && total(widths.slice(from, to + 1)) <= tight) {
      to += 1;
      grown = true;
    }
  }
  return placed(close, widths.slice(from, to), from);
}
