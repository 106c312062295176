import { beginPhase } from './phasing';
import type { Exit, Phase, State, Writer } from './types';

/**
 * Where each way out of a phase leads. The chart in machines draws the same arrows and is what a match runs on;
 * this table serves the bot, which has no time for charts, and a test holds the two together.
 */
export const arrows = {
  draw: { done: 'recover' },
  recover: { done: 'limit' },
  limit: { done: 'attacker' },
  attacker: { done: 'target', turnOver: 'turnEnd' },
  target: { done: 'lostAttack', attackOver: 'freeAction' },
  lostAttack: { done: 'modifier', reply: 'lostReply', attackOver: 'freeAction', turnOver: 'turnEnd' },
  lostReply: { again: 'lostAttack', attackOver: 'freeAction' },
  modifier: { done: 'compare', reply: 'modifierReply', attackOver: 'freeAction' },
  modifierReply: { again: 'modifier' },
  compare: { done: 'finish', attackOver: 'freeAction' },
  finish: { reply: 'finishReply', attackOver: 'freeAction' },
  finishReply: { again: 'finish', attackOver: 'freeAction' },
  freeAction: { done: 'freeAttacker', reply: 'freeReply', turnOver: 'turnEnd' },
  freeReply: { done: 'freeAttacker', again: 'freeAction' },
  freeAttacker: { done: 'target' },
  turnEnd: { done: 'draw' },
  over: {},
} as const satisfies Record<Phase, { readonly [exit in Exit]?: Phase }>;

/** Opens phase after phase until somebody has to decide or the game is over. */
export function runOn(draft: State, scribe: Writer): void {
  while (draft.exit !== null && draft.defeated === null) {
    const ways: { readonly [exit in Exit]?: Phase } = arrows[draft.phase];
    const next = ways[draft.exit];
    if (next === undefined) throw new Error(`${draft.phase} cannot end by ${draft.exit}`);
    draft.phase = next;
    beginPhase(draft, scribe);
  }
}
