import type { Ref } from '../../../rules/core/game';
import { isRefOf, refId } from '../../../rules/core/ref';
import { isSquareId, parseSquare, printSquare } from '../../../rules/core/square';

/** The square a thing is named by, for tools that work on squares. */
export function squareIn(refs: readonly Ref[]): ReturnType<typeof printSquare> | null {
  for (const ref of refs) {
    const id = refId(ref);
    if (isRefOf('square', ref) && isSquareId(id)) return printSquare(parseSquare(id));
  }
  return null;
}

/** The square beside another, held inside the board; the first one where there was none. */
export function squareBeside(size: number, from: Ref | null, right: number, up: number): Ref {
  const at = from === null ? null : squareIn([from]);
  if (at === null) return `square:${printSquare({ file: 0, rank: 0 })}`;
  const { file, rank } = parseSquare(at);
  const hold = (value: number) => Math.max(0, Math.min(size - 1, value));
  return `square:${printSquare({ file: hold(file + right), rank: hold(rank + up) })}`;
}
