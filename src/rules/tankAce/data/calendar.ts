/** Every month of the campaign, in order. */
export const months = [
  '1944-06',
  '1944-07',
  '1944-08',
  '1944-09',
  '1944-10',
  '1944-11',
  '1944-12',
  '1945-01',
  '1945-02',
  '1945-03',
  '1945-04',
] as const;
export type Month = (typeof months)[number];

/** The month by its number from 0; one beyond the last serves as the last. */
export function monthAt(index: number): Month {
  return months[Math.min(index, months.length - 1)] ?? '1945-04';
}

export function monthIndex(month: Month): number {
  return months.indexOf(month);
}

/** Log lines of a month but June 1944, whose number is an option. */
export const LINES = 8;
/** From this month on the Germans have Volksgrenadiers and more Panzerfausts. */
export const LATE: Month = '1944-12';

export type MajorEvent = 1 | 2 | 3 | 4 | 5 | 6 | 7;
/** The month each major event belongs to. */
export const majorEvents: { readonly [event in MajorEvent]: Month } = {
  1: '1944-07',
  2: '1944-07',
  3: '1944-09',
  4: '1944-10',
  5: '1944-12',
  6: '1945-02',
  7: '1945-03',
};
export const eventNumbers: readonly MajorEvent[] = [1, 2, 3, 4, 5, 6, 7];

/** The ten unit markers; the die that draws one counts from 1. */
export const units = [
  'armored1',
  'armored2',
  'armored3',
  'armored4',
  'battalion37',
  'battalion40and709',
  'regiment66',
  'regiment67',
  'battalion69',
  'battalion761',
] as const;
export type UnitMarker = (typeof units)[number];
