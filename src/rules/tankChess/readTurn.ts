import type { Frozen } from '../core/game';
import { FACING_NAMES, isSquareId, type SquareId } from '../core/square';
import { pieceNumberAt } from './board';
import { commands } from './commands';
import { type Drive, type Kind, kinds, type Place, type State } from './types';

/** What a text says that looks like a turn; whether it can be played is another question. */
interface WrittenTurn {
  readonly kind: Kind;
  readonly from: SquareId;
  readonly to: Place;
  readonly facing: Drive['facing'];
  readonly fireAt: SquareId | null;
  /** How many characters it takes. */
  readonly length: number;
}

const form =
  /(CLT|HT|MT|LT|TD|HM)\s+([A-X]\d{1,2})\s*[>-]\s*(OFF|[A-X]\d{1,2})\s*\/\s*(NE|NW|SE|SW|N|E|S|W)(?![A-Z])(?:\s+R(?![A-Z]))?(?:\s*x\s*([A-X]\d{1,2}))?[+#-]*/iy;

/** Reads the turn that begins at `at`; null where there is none. */
export function readTurn(text: string, at = 0): WrittenTurn | null {
  form.lastIndex = at;
  const found = form.exec(text);
  if (found === null) return null;
  const kind = kinds.find((name) => name === found[1]?.toUpperCase());
  const facing = FACING_NAMES.find((name) => name === found[4]?.toUpperCase());
  const from = squareIn(found[2]);
  const to = found[3]?.toLowerCase() === 'off' ? 'off' : squareIn(found[3]);
  const fireAt = found[5] === undefined ? null : squareIn(found[5]);
  if (kind === undefined || facing === undefined || from === null || to === null) return null;
  if (found[5] !== undefined && fireAt === null) return null;
  return { kind, from, to, facing, fireAt, length: found[0].length };
}

function squareIn(text: string | undefined): SquareId | null {
  const name = text?.toLowerCase() ?? '';
  return isSquareId(name) ? name : null;
}

type TurnFault =
  | { readonly fault: 'noPieceThere' | 'otherKind'; readonly at: SquareId }
  | { readonly fault: 'refused'; readonly at: SquareId; readonly rule: string };

/** The written turn as a drive of the side to move, or why it cannot be played. */
export function driveOfTurn(state: Frozen<State>, written: WrittenTurn): Drive | TurnFault {
  const { kind, from, to, facing, fireAt } = written;
  const piece = state.pieces[pieceNumberAt(state, from)];
  if (piece === undefined || piece.status !== 'fit') return { fault: 'noPieceThere', at: from };
  if (piece.kind !== kind) return { fault: 'otherKind', at: from };
  const drive: Drive = { type: 'drive', seat: state.mover, from, to, facing, fireAt };
  const refusal = commands.refuse(state, drive);
  if (refusal !== null) return { fault: 'refused', at: from, rule: refusal.rule };
  return drive;
}
