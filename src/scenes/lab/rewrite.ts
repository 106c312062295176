/** A piece of a page with everything it shows: it is made anew when one of these is another than before. */
export interface Piece {
  readonly of: readonly unknown[];
  make(): Node | null;
  /** Pieces at the end of a place in it (`''`: of itself): as long as it is kept, they are written one by one. */
  readonly within?: { readonly [place: string]: readonly Piece[] };
}

interface Written {
  readonly of: readonly unknown[];
  readonly node: ChildNode;
  readonly writers: ReadonlyMap<string, WritePieces>;
}

type WritePieces = (pieces: readonly Piece[]) => void;

/**
 * Writes the pieces of a part of the page that have changed and leaves the others alone: a hand that drags waits for
 * every one of them.
 */
export function openPieces(part: Element): WritePieces {
  let written: readonly Written[] = [];
  return (pieces) => {
    const next = pieces.map((piece, index) => {
      const before = written[index];
      return before !== undefined && isSame(before.of, piece.of) ? before : newlyWritten(piece);
    });
    const gone = written.slice(next.length);
    if (gone.length > 0 || next.some((each, index) => each !== written[index]))
      keepingFocus(part, () => {
        next.forEach((now, index) => {
          put(part, now, written[index]);
        });
        for (const { node } of gone) node.remove();
      });
    const kept = new Set(written);
    written = next;
    pieces.forEach((piece, index) => {
      const now = next[index];
      if (now !== undefined && kept.has(now)) writeWithin(now, piece);
    });
  };
}

const isSame = (before: readonly unknown[], now: readonly unknown[]) =>
  before.length === now.length && before.every((each, index) => Object.is(each, now[index]));

function newlyWritten(piece: Piece): Written {
  // What is not there keeps its place.
  const node = asChild(piece.make());
  const places = Object.keys(piece.within ?? {}).map((place) => {
    return [place, openPieces(placeIn(node, place))] as const;
  });
  const made = { of: piece.of, node, writers: new Map(places) };
  writeWithin(made, piece);
  return made;
}

function placeIn(node: ChildNode, place: string): Element {
  const found = node instanceof Element ? (place === '' ? node : node.querySelector(place)) : null;
  if (found === null) throw new Error(`a piece has no place ${place}`);
  return found;
}

function writeWithin({ writers }: Written, { within = {} }: Piece): void {
  for (const [place, pieces] of Object.entries(within)) writers.get(place)?.(pieces);
}

function put(part: Element, { node }: Written, before: Written | undefined): void {
  if (before === undefined) part.append(node);
  if (before === undefined || before.node === node) return;
  // A sheet somebody has opened stays open.
  if (before.node instanceof HTMLDetailsElement && node instanceof HTMLDetailsElement) node.open = before.node.open;
  before.node.replaceWith(node);
}

function asChild(node: Node | null): ChildNode {
  return node instanceof Element ? node : document.createComment('');
}

/** Writes a part of the page anew. */
export function rewrite(part: HTMLElement, content: readonly (HTMLElement | null)[]): void {
  keepingFocus(part, () => part.replaceChildren(...content.filter((each) => each !== null)));
}

/**
 * What had the focus keeps it. Nothing asks for the layout in between, which a hand that drags would wait for: so what is
 * scrolled stays where it was by itself.
 */
function keepingFocus(part: Element, write: () => void): void {
  const stops = () => [...part.querySelectorAll<HTMLElement>('button, input, select, textarea, a')];
  const { activeElement } = document;
  const inside = activeElement instanceof HTMLElement && part.contains(activeElement);
  const focused = inside ? stops().indexOf(activeElement) : -1;
  write();
  if (focused >= 0 && document.activeElement !== activeElement) stops()[focused]?.focus({ preventScroll: true });
}
