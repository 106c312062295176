import type { Box, Point } from '../paint/items';
import type { Heard } from './mixer';

/** What happens in the middle of what is seen is near; at its edge and beyond it, further away to that side. */
export function heardFrom(at: Point, seen: Box): Heard {
  const across = (at.x - seen.x - seen.width / 2) / (seen.width / 2);
  const down = (at.y - seen.y - seen.height / 2) / (seen.height / 2);
  const far = Math.max(0, Math.hypot(across, down) - 0.5) / 2;
  return { pan: Math.max(-0.8, Math.min(0.8, across * 0.8)), far: Math.min(0.8, far) };
}
