import type { Box } from '../../paint/items';

/** More seats than two share a block of small plates. */
export const isCrowd = (seats: number): boolean => seats > 2;

interface Block {
  readonly across: number;
  readonly height: number;
  readonly gap: number;
}

/** How tall a block of so many plates is. */
export function crowdHeight(seats: number, { across, height, gap }: Block): number {
  const rows = Math.ceil(seats / across);
  return rows * height + (rows - 1) * gap;
}

/** The plates of a block, row by row from the top left; the last row may be shorter. */
export function crowdPlates(seats: number, at: { x: number; y: number; width: number }, block: Block): readonly Box[] {
  const { across, height, gap } = block;
  const width = (at.width - (across - 1) * gap) / across;
  return Array.from({ length: seats }, (_, index) => ({
    x: at.x + (index % across) * (width + gap),
    y: at.y + Math.floor(index / across) * (height + gap),
    width,
    height,
  }));
}

/**
 * Which seat each plate of a layout shows. Of two the one further down is the first seat's; in a crowd they stand in
 * their order, and two teams of one size beside each other.
 */
export function plateSeats(seats: number, teams: readonly (readonly number[])[]): readonly number[] {
  const order = Array.from({ length: seats }, (_, seat) => seat);
  if (!isCrowd(seats)) return order.reverse();
  const [first = [], second = []] = teams;
  if (teams.length !== 2 || first.length !== second.length) return order;
  return first.flatMap((seat, index) => [seat, second[index] ?? seat]);
}
