import type { Command, Ref } from '../../rules/core/game';
import type { Match } from '../../session/match';
import type { Box } from '../skins/items';

/** The same with the same thing, at the allowed place nearest to the one that was refused; null where there is none. */
export function nearestLike(match: Match, refused: Command, place: (ref: Ref) => Box | null): Command | null {
  const path = match.game.path(refused);
  const index = path.findLastIndex((ref) => ref.startsWith('hex:') || ref.startsWith('square:'));
  const wish = path[index];
  const goal = wish === undefined || index < 1 ? null : place(wish);
  if (goal === null) return null;
  let best: Command | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const command of match.legal(refused.seat)) {
    if (command.type !== refused.type) continue;
    const other = match.game.path(command);
    const to = other[index];
    const box = to !== undefined && path.slice(0, index).every((ref, at) => other[at] === ref) ? place(to) : null;
    const far = box === null ? least : Math.hypot(box.x - goal.x, box.y - goal.y);
    if (far < least) [best, least] = [command, far];
  }
  return best;
}
