import en from './app/en/table';
import ja from './app/ja/table';
import type { Language } from './index';

/** Words on the canvas around the board, the same for every game. */
export interface TableText {
  /** `{turn}` */
  readonly turn: string;
  /** `{minutes}` */
  readonly pace: string;
  /** `{minutes}` `{increment}` */
  readonly paceAdding: string;
  readonly human: string;
  /** `{level}` */
  readonly bot: string;
  readonly acting: string;
  readonly thinking: string;
  readonly thinkingMore: string;
  /** `{seat}` `{act}` */
  readonly promptFor: string;
  readonly showing: string;
  readonly showingMore: string;
  readonly looking: string;
  readonly lookingMore: string;
  /** `{winner}` */
  readonly overWon: string;
  /** `{winners}`: several, and none of them a team. */
  readonly overWonTogether: string;
  readonly overDrawn: string;
  /** Of a lone player. */
  readonly overVictory: string;
  readonly overLost: string;
  readonly overMore: string;
  readonly refused: string;
  readonly refusedMore: string;
  readonly pending: string;
  readonly pendingMore: string;
  readonly whyNot: string;
  readonly nearest: string;
  readonly marked: string;
  readonly noNearest: string;
  readonly commit: string;
  readonly playInstead: string;
  readonly back: string;
  /** Out of the record, back to where the game stands. */
  readonly toLive: string;
  readonly undo: string;
  readonly nothingToUndo: string;
  readonly resign: string;
  readonly reallyResign: string;
  readonly rematch: string;
  readonly replay: string;
  readonly menu: string;
  readonly overlays: string;
  /** The switch for the engine's bar and lines. */
  readonly advice: string;
  readonly adviceAbout: string;
  readonly lines: string;
  readonly weighing: string;
  readonly notation: string;
  readonly noMoves: string;
  readonly hint: string;
  readonly hintMore: string;
  /** `{rule}` */
  readonly resultBy: string;
  readonly resultStudy: string;
  /** `{winner}` */
  readonly wins: string;
  /** `{winners}` */
  readonly winTogether: string;
  readonly drawn: string;
  readonly victory: string;
  readonly defeat: string;
  /** `{number}` */
  readonly team: string;
  /** What the plate of a seat says that has given up or run out of time. */
  readonly gone: string;
  readonly seed: string;
  readonly sealMatches: string;
  readonly sealDiffers: string;
  readonly rolls: string;
  /** The next part of a long list. */
  readonly more: string;
  readonly luck: string;
  readonly luckNote: string;
  readonly allows: string;
  readonly icons: {
    readonly home: string;
    readonly log: string;
    readonly rules: string;
    readonly luck: string;
    readonly replay: string;
    readonly analyse: string;
    readonly sound: string;
    readonly settings: string;
    readonly fit: string;
  };
  /** The same where there are no keys to press. */
  readonly byFinger: {
    readonly thinkingMore: string;
    readonly showingMore: string;
    readonly lookingMore: string;
    readonly refusedMore: string;
    readonly pendingMore: string;
    readonly noNearest: string;
  };
  readonly faults: { readonly over: string; readonly seat: string; readonly left: string };
  /** Why the other side has won. */
  readonly conceded: { readonly resigned: string; readonly flagged: string };
  /** The same as lines of the log: seat */
  readonly concessions: { readonly resigned: string; readonly flagged: string };
}

export const tableTexts: { readonly [language in Language]: TableText } = { en, ja };
