import type { GameEvent } from '../../rules/core/game';
import { type Listed, sharedLength } from '../../session/growing';
import type { Seen } from '../../session/shownStep';

/**
 * Keeps what steps have left on the ground, from the log as far as its reader has seen it: replay, undo and a game that is
 * opened again show the same, and nobody learns what he was not told. A long game costs only what is new or taken back.
 */
export function scarsKeeper<T>(scarsOf: (event: GameEvent) => readonly T[]): (steps: Listed<Seen>) => readonly T[] {
  let kept: { readonly scar: T; readonly step: number }[] = [];
  let read: Listed<Seen> = [];
  let told: readonly T[] = [];
  return (steps) => {
    if (steps === read) return told;
    const shared = sharedLength(read, steps);
    kept = kept.filter(({ step }) => step < shared);
    steps.slice(shared).forEach(({ events }, index) => {
      for (const event of events) for (const scar of scarsOf(event)) kept.push({ scar, step: shared + index });
    });
    read = steps;
    told = kept.map(({ scar }) => scar);
    return told;
  };
}
