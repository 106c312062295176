import type { Ref } from '../../../rules/core/game';
import { isRefOf, refId } from '../../../rules/core/ref';
import { isHexName } from '../../../rules/tankOnTank/hexes';
import { centre, hexUnder, R, SIDE } from '../board/geometry';

/** The hex a thing is named by. */
export function hexIn(refs: readonly Ref[]): string | null {
  for (const ref of refs) {
    const name = refId(ref);
    if (isRefOf('hex', ref) && isHexName(name)) return name;
  }
  return null;
}

/** The hex beside another as arrow keys mean it; columns lie half a hex apart. */
export function hexBeside(from: Ref | null, right: number, up: number): Ref | null {
  const at = from === null ? null : hexIn([from]);
  if (at === null) return 'hex:A1';
  const { x, y } = centre(at);
  const lean = right === 0 ? 0 : SIDE / 2;
  const point = (sign: number) => ({ x: x + right * 1.5 * R, y: y - up * 2 * SIDE + sign * lean });
  const found = hexUnder(point(-1)) ?? hexUnder(point(1));
  return found === null ? null : `hex:${found}`;
}
