import type { SeatName } from '../../../rules/tankDuel/data/vehicles';
import type { Item } from '../../paint/items';
import { INK, label, PAPER } from '../../paint/marks';

export const RED = 0xb3281f;
export const GOLD = 0xffd447;

/** Whose face and figure a man has. */
export const roleOf = (seat: SeatName) => (seat === 'commander-gunner' ? 'commander' : seat);

/** In the order of their shields. */
export const SHIELD_PLACES = ['turret', 'hull', 'track'] as const;

/** A plate and what it stops. */
export function shield(
  { x, y, wide, high }: { readonly x: number; readonly y: number; readonly wide: number; readonly high: number },
  value: number,
  { struck }: { readonly struck: boolean },
): readonly Item[] {
  const at = (px: number, py: number) => ({ x: x + (px / 46) * wide, y: y + (py / 50) * high });
  const points = [at(23, 2), at(43, 7), at(43, 26), at(38, 38), at(23, 48), at(8, 38), at(3, 26), at(3, 7)];
  const [fill, ink] = struck ? [INK, GOLD] : [PAPER, INK];
  return [
    { kind: 'shape', points, closed: true, fill, stroke: ink, width: struck ? 3.4 : 2.2 },
    label(String(value), x + wide / 2, y + high * 0.46, high * 0.44, ink, 'stencil'),
  ];
}
