import type { Command } from '../rules/core/game';
import type { Reading } from './reading';

/** The same with the same thing, at the allowed place nearest to the one that was refused; null where there is none. */
export function nearestLike({ game, legal }: Pick<Reading, 'game' | 'legal'>, refused: Command): Command | null {
  const { squaredDistance: apart } = game;
  if (apart === undefined) return null;
  const path = game.path(refused);
  const index = path.findLastIndex((ref) => apart(ref, ref) !== null);
  const goal = path[index];
  if (goal === undefined || index < 1) return null;
  let best: Command | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const command of legal()) {
    if (command.type !== refused.type) continue;
    const other = game.path(command);
    const to = other[index];
    const alike = to !== undefined && path.slice(0, index).every((ref, at) => other[at] === ref);
    const far = (alike ? apart(goal, to) : null) ?? least;
    if (far < least) [best, least] = [command, far];
  }
  return best;
}
