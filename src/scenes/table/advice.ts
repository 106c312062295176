import type { Ref } from '../../rules/core/game';
import type { Surface } from '../board/gameScene';
import type { Shell } from '../frame/shell';

/** One way to go on, best first. */
export interface AdviceLine {
  readonly figure: string;
  readonly turn: string;
  /** What would follow, command by command. */
  readonly onward: readonly string[];
  /** Why, in a sentence or two, where an adviser gives reasons instead. */
  readonly why?: string;
  readonly says: string;
  /** What to point at to see the first command on the board, short of giving it. */
  readonly refs: readonly Ref[];
  /** Instead of `refs`: what of the skin's own to look at for that. */
  readonly look?: string;
}

/** What an engine thinks of a position, in words. */
export interface Advice {
  /** How much of the bar belongs to the first seat, from 0 to 1. */
  readonly share: number;
  readonly figure: string;
  readonly says: string;
  readonly depth: number;
  readonly note: string;
  /** Who says so, where it is no engine. */
  readonly title?: string;
  readonly lines: readonly AdviceLine[];
}

/** A stage of its thought; the words are asked for anew when the language changes. */
export interface EngineNews {
  tell(): Advice;
  draw(stage: Surface): void;
}

export interface Advisor<V = unknown> {
  /** Looks deeper and deeper until aborted, telling every stage. */
  advise(view: V, told: (counsel: EngineNews) => void, signal: AbortSignal): Promise<void>;
  close(): void;
}

export type OpenAdvisor = (shell: Shell) => Promise<Advisor>;
