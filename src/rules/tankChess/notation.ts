import type { Drive, Kind } from './types';

/** A turn in writing (TC-Q17): piece, start, end, facing, and the square of a destroyed target after an x. */
export function notation(kind: Kind, drive: Drive): string {
  const shot = drive.fireAt === null ? '' : ` x${drive.fireAt}`;
  return `${kind} ${drive.from}-${drive.to}/${drive.facing}${shot}`;
}
