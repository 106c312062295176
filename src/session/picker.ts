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
    const path = game.path(candidate);
    if (!picked.every((ref, index) => path[index] === ref)) continue;
    any = true;
    const ref = path[picked.length];
    if (ref === undefined) command = candidate;
    else next.add(ref);
  }
  return any ? { picked, next: [...next], command } : null;
}
