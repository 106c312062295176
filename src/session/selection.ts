import { rest } from '../rules/core/commandPath';
import type { Command, Game, Ref } from '../rules/core/game';

/** Where pointing has led: what may be pointed at next, and the command once it is complete. */
export interface Pick {
  readonly picked: readonly Ref[];
  readonly next: readonly Ref[];
  readonly command: Command | null;
}

/** Clicks and keys become a command by narrowing the legal list; null when no legal command begins so. */
export function pick(game: Game, legal: readonly Command[], picked: readonly Ref[]): Pick | null {
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
