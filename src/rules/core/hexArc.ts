import { AHEAD, type Facing, type HexAt, toHex, turn } from './hex';

/** 'boundary': the centre lies exactly on a border ray of the arc; each game decides what that means. */
export type ArcPlace = 'inside' | 'boundary' | 'outside';

/** How far (q, r) reaches towards a facing: the cube dot product, an integer. */
function reach(q: number, r: number, facing: Facing): number {
  const ahead = AHEAD[facing];
  return 2 * (q * ahead.q + r * ahead.r) + q * ahead.r + r * ahead.q;
}

/** The half plane ahead of the unit. Its own hex is the point the border runs through: 'boundary'. */
export function arc180(from: HexAt, facing: Facing, to: HexAt): ArcPlace {
  const a = toHex(from);
  const b = toHex(to);
  const ahead = reach(b.q - a.q, b.r - a.r, facing);
  return ahead > 0 ? 'inside' : ahead === 0 ? 'boundary' : 'outside';
}

/** Thirty degrees to either side of the facing; the border rays run along hexsides. Own hex: 'boundary'. */
export function arc60(from: HexAt, facing: Facing, to: HexAt): ArcPlace {
  const a = toHex(from);
  const b = toHex(to);
  const q = b.q - a.q;
  const r = b.r - a.r;
  const ahead = reach(q, r, facing);
  // In this sector the faced direction is the nearest of the six; on the border it ties with the next one.
  const left = ahead - reach(q, r, turn(facing, -1));
  const right = ahead - reach(q, r, turn(facing, 1));
  if (left > 0 && right > 0) return 'inside';
  return left >= 0 && right >= 0 ? 'boundary' : 'outside';
}
