import type { Command, Ref } from '../rules/core/game';
import { refId } from '../rules/core/ref';
import type { GameText } from './text';

/** One piece of the position, ready to be read out. */
export interface PieceRow {
  readonly name: string;
  readonly side: string;
  readonly place: string;
  readonly facing: string;
  readonly state: string;
}

/** What a game's things are called when nobody sees them: for screen readers, lists and receipts. */
export interface Describe<V = unknown, C extends Command = Command> {
  /** A thing to point at, after those picked so far; null where the game has no words for it. */
  ref(view: V, ref: Ref, picked: readonly Ref[]): string | null;
  /** A whole command as one phrase. */
  command(view: V, command: C): string;
  /** Every piece that can be seen. */
  pieces(view: V): readonly PieceRow[];
}

export type MakeDescribe = (text: GameText, locale: string) => Describe;

/** For games without words of their own: the dictionary's word of the id. */
export function plainRef(text: Pick<GameText, 'words'>, ref: Ref): string {
  const id = refId(ref);
  return text.words[ref] ?? text.words[id] ?? id;
}
