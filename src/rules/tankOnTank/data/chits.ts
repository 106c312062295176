/** The mix is derived from the solitaire procedure, which gives each value one chance in three (TOT-Q5). */
export const chits: readonly number[] = [2, 2, 3, 3, 4, 4];
export const chitsSource = 'reconstructed';

/** The solitaire ladder: after so many action points a die up to `endsOn` closes the phase. */
export interface Rung {
  readonly after: number;
  readonly endsOn: number;
}

export const ladder: readonly Rung[] = [
  { after: 2, endsOn: 2 },
  { after: 3, endsOn: 3 },
  { after: 4, endsOn: 6 },
];

/** Without the fours (TOT-S15i). */
export const shortLadder: readonly Rung[] = [
  { after: 2, endsOn: 3 },
  { after: 3, endsOn: 6 },
];
