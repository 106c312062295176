import type { UnitMarker } from '../../rules/tankAce/data/calendar';

export type Roster = readonly (readonly [first: string, last: string])[];

/** Where each unit begins in the roster. */
const firsts: { readonly [unit in UnitMarker]: number } = {
  armored1: 0,
  armored2: 7,
  armored3: 14,
  armored4: 21,
  battalion37: 28,
  battalion40and709: 35,
  regiment66: 42,
  regiment67: 1,
  battalion69: 8,
  battalion761: 15,
};

/** How far apart the men of two commanders in one unit stand in the roster. */
const APART = 24;

/** A man's entry: from his unit's first on, in the order they come under the commander of that seat. */
function entry(roster: Roster, unit: UnitMarker, no: number, seat: number): readonly [first: string, last: string] {
  return roster[(firsts[unit] + no + seat * APART) % roster.length] ?? ['', ''];
}

export function surname(roster: Roster, unit: UnitMarker, no: number, seat = 0): string {
  return entry(roster, unit, no, seat)[1];
}

/** First name and surname, with the dot Japanese puts between them. */
export function fullName(roster: Roster, unit: UnitMarker, no: number, locale: string, seat = 0): string {
  return entry(roster, unit, no, seat).join(locale === 'ja' ? '・' : ' ');
}
