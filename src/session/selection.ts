import { rest } from '../rules/core/commandPath';
import type { Command, Game, Ref } from '../rules/core/game';

/** Where pointing has led: what may be pointed at next, and the command once it is complete. */
export interface Selection {
  readonly picked: readonly Ref[];
  readonly next: readonly Ref[];
  readonly command: Command | null;
}

/** Nothing picked and nothing to pick. */
export const emptySelection: Selection = { picked: [], next: [], command: null };

/** Clicks and keys become a command by narrowing the legal list; null when no legal command begins so. */
export function narrowed(game: Game, legal: readonly Command[], picked: readonly Ref[]): Selection | null {
  const next = new Set<Ref>();
  let command: Command | null = null;
  let any = picked.length === 0;
  for (const candidate of legal) {
    const onward = game.follow ? game.follow(candidate, picked) : rest(game.path(candidate), picked);
    if (onward === null) continue;
    any = true;
    if (onward.length === 0) command = candidate;
    for (const ref of onward) next.add(ref);
  }
  return any ? { picked, next: [...next], command } : null;
}

/**
 * Pointing again at one of a set takes it out of it; null where it is not picked, where the order of pointing matters, or
 * where what is left leads nowhere.
 */
export function takenOut(game: Game, legal: readonly Command[], picked: readonly Ref[], ref: Ref): Selection | null {
  const at = picked.indexOf(ref);
  if (at < 0 || game.follow === undefined) return null;
  const before = picked.slice(0, at);
  const inSet = legal.some((command) => {
    const next = game.follow?.(command, before) ?? [];
    return next.length > 1 && next.includes(ref);
  });
  if (!inSet) return null;
  return narrowed(
    game,
    legal,
    picked.filter((other) => other !== ref),
  );
}
