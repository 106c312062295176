/** A piece of a page with everything it shows: it is made anew when one of these is another than before. */
export interface Piece {
  readonly of: readonly unknown[];
  make(): Node | null;
}

/**
 * Writes the pieces of a part of the page that have changed and leaves the others alone: a hand that drags waits for
 * every one of them.
 */
export function openPieces(part: HTMLElement): (pieces: readonly Piece[]) => void {
  let written: readonly { readonly of: readonly unknown[]; readonly node: ChildNode }[] = [];
  return (pieces) => {
    const same = pieces.length === written.length;
    const changed = pieces.map((piece, index) => {
      const before = written[index];
      const kept = before?.of.length === piece.of.length && piece.of.every((each, i) => Object.is(each, before.of[i]));
      // What is not there keeps its place.
      return kept && same ? null : asChild(piece.make());
    });
    if (changed.every((node) => node === null) && same) return;
    keepingFocus(part, () => {
      if (!same) part.replaceChildren(...changed.flatMap((node) => node ?? []));
      else
        changed.forEach((node, index) => {
          const before = written[index]?.node;
          if (node === null || before === undefined) return;
          // A sheet somebody has opened stays open.
          if (before instanceof HTMLDetailsElement && node instanceof HTMLDetailsElement) node.open = before.open;
          before.replaceWith(node);
        });
    });
    written = pieces.flatMap(({ of }, index) => {
      const node = changed[index] ?? written[index]?.node;
      return node === undefined ? [] : { of, node };
    });
  };
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
function keepingFocus(part: HTMLElement, write: () => void): void {
  const stops = () => [...part.querySelectorAll<HTMLElement>('button, input, select, textarea, a')];
  const { activeElement } = document;
  const inside = activeElement instanceof HTMLElement && part.contains(activeElement);
  const focused = inside ? stops().indexOf(activeElement) : -1;
  write();
  if (focused >= 0 && document.activeElement !== activeElement) stops()[focused]?.focus({ preventScroll: true });
}
