/** Which rows of a long list are on the page: so many from `top` on, counted from the newest. */
export interface RowWindow {
  readonly top: number;
  readonly rows: number;
}

/** So many rows are on the page at most, and so many come when somebody goes on. */
const MOST = 120;
const STEP = 60;

const clamped = (top: number, total: number): RowWindow => ({
  top: Math.max(0, Math.min(top, total - MOST)),
  rows: Math.min(MOST, total),
});

/** The newest rows. */
export const newestRows = (total: number): RowWindow => clamped(0, total);

/** Further towards the oldest (1) or the newest (-1). */
export const shifted = ({ top }: RowWindow, by: 1 | -1, total: number): RowWindow => clamped(top + by * STEP, total);

/** With this row in it; the window stays where it is when it has the row already. */
export function around({ top }: RowWindow, row: number, total: number): RowWindow {
  if (row < 0) return clamped(top, total);
  return row >= top && row < top + MOST ? clamped(top, total) : clamped(row - MOST / 2, total);
}

/** How many rows are newer than those on the page, and how many older. */
export const beyond = ({ top, rows }: RowWindow, total: number) => ({ newer: top, older: total - top - rows });
