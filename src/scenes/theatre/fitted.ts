import type { Panel } from './layout';
import { muzzleOf, reachOf, type Standing } from './sides';

/** What is left free beside it, in units of the page. */
const MARGIN = 14;

/** How far a panel reaches to the right at a height of its stage, in units of the page. */
function rightAt({ corners, at, scale }: Panel, y: number): number {
  const [, top = [0, 0], foot = top] = corners;
  const part = (at.y + y * scale - top[1]) / Math.max(1, foot[1] - top[1]);
  return top[0] + (foot[0] - top[0]) * Math.min(1, Math.max(0, part));
}

/** Whoever fires to the right, as large as the panel allows and with the muzzle in it: a long gun is not cut off. */
export function fitted(panel: Panel, actor: Standing, width: number): Standing {
  const [[from] = [0]] = panel.corners;
  const left = Math.max(0, from) + MARGIN;
  const right = Math.min(width, rightAt(panel, muzzleOf(actor).y)) - MARGIN;
  const whole = reachOf(actor);
  const room = (right - left) / panel.scale;
  const scale = actor.scale * Math.min(1, room / (whole.ahead + whole.behind));
  const { ahead, behind } = reachOf({ ...actor, scale });
  const least = (left - panel.at.x) / panel.scale + behind;
  const most = (right - panel.at.x) / panel.scale - ahead;
  return { ...actor, scale, x: Math.min(most, Math.max(least, actor.x)) };
}
