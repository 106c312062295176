import type { Frozen, Json } from '../core/game';
import { deal } from './setup';
import type { Command, Drive, State } from './types';

export const outcomes = ['1-0', '0-1', '1/2-1/2', '*'] as const;
/** Who won: White, Black, nobody; `*` while nobody knows. */
export type OutcomeSign = (typeof outcomes)[number];

export const marks = ['!!', '??', '!?', '?!', '!', '?'] as const;
export type Mark = (typeof marks)[number] | '';

/** One turn, or one word about a draw, with what somebody thought of it and what could have been played instead. */
export interface AnnotatedTurn {
  readonly command: Command;
  readonly mark: Mark;
  readonly comment: string;
  readonly variations: readonly AnnotatedLine[];
}

export interface AnnotatedLine {
  /** Said before the first turn. */
  readonly intro: string;
  readonly turns: readonly AnnotatedTurn[];
}

/** A whole game in writing: what it began with, who played, the turns with variations and comments, how it ended. */
export interface AnnotatedGame {
  readonly setup: string;
  readonly options: { readonly [id: string]: Json };
  /** Anything else worth knowing, in order: names, date, place. */
  readonly headers: readonly (readonly [string, string])[];
  readonly line: AnnotatedLine;
  readonly outcome: OutcomeSign;
  /** Where the game ended by giving up or on time. */
  readonly conceded: 'resigned' | 'flagged' | null;
}

const starts = new WeakMap<object, Frozen<State>>();

/** The position a game begins with; for one game always the same, so that who plays it through again knows what follows. */
export function startOf({ setup, options }: Pick<AnnotatedGame, 'setup' | 'options'>): Frozen<State> {
  const start = starts.get(options) ?? deal({ setup, seats: 2, options });
  starts.set(options, start);
  return start;
}

/** Headers that say what other fields hold. */
export const ownHeaders = ['Game', 'Setup', 'Position', 'Options', 'Result', 'Termination'] as const;

export const talkWords = { offerDraw: 'offer', acceptDraw: 'agree', declineDraw: 'decline' } as const;

export function isDrive(command: Command): command is Drive {
  return command.type === 'drive';
}

/** White moves on odd numbers. A game that begins in the middle goes on counting. */
export function pairOf(state: Pick<Frozen<State>, 'turn' | 'mover'>): number {
  return Math.max(1, Math.floor((state.turn + (state.mover === 0 ? 1 : 0)) / 2));
}
