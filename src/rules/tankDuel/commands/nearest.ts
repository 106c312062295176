import type { Ref } from '../../core/game';

/** `face:12.fire` apart: the card and the half that is meant. */
function faceOf(ref: Ref): { readonly card: string; readonly half: string } | null {
  const [, card, half] = /^face:(\d+)\.(\w+)$/.exec(ref) ?? [];
  return card === undefined || half === undefined ? null : { card, half };
}

function rangeOf(ref: Ref): number | null {
  const [, range] = /^area:(-?\d+)$/.exec(ref) ?? [];
  return range === undefined ? null : Number(range);
}

const KEPT = 20;
const SAME_KIND = 6;
const SAME_CARD = 3;
const ADDED = 5;

/** How much of one thing pointed at another one keeps: the same kind of card is nearer than the same card otherwise. */
function kinship(wanted: Ref, given: Ref): number {
  if (wanted === given) return KEPT;
  const [a, b] = [faceOf(wanted), faceOf(given)];
  if (a !== null && b !== null) return a.half === b.half ? SAME_KIND : a.card === b.card ? SAME_CARD : 0;
  const [from, to] = [rangeOf(wanted), rangeOf(given)];
  return from !== null && to !== null ? KEPT - 1 - Math.abs(from - to) / 200 : 0;
}

/**
 * How near what one points at for a command lies to what was meant: what is kept counts most, then another card for the
 * same purpose; what nobody asked for counts against it.
 */
export function nearness(wanted: readonly Ref[], given: readonly Ref[]): number {
  const left = [...given];
  let sum = 0;
  const inOrder = wanted.toSorted((a, b) => Number(given.includes(b)) - Number(given.includes(a)));
  for (const ref of inOrder) {
    let [best, at] = [0, -1];
    left.forEach((other, index) => {
      const near = kinship(ref, other);
      if (near > best) [best, at] = [near, index];
    });
    if (at >= 0) left.splice(at, 1);
    sum += best;
  }
  return sum - ADDED * left.length;
}
