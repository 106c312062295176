import type { Box, Item, Label } from '../../src/scenes/paint/items';
import { roughWidth } from '../../src/scenes/paint/textWidth';

/** The labels of a painted group, from its corner on. */
export function labelsOf(item: Item | undefined): readonly Label[] {
  return item?.kind === 'group' ? item.items.flatMap((each) => (each.kind === 'label' ? [each] : [])) : [];
}

/** What a label covers, near enough; the height is that of its letters. */
function reach({ x, y, text, size, align, most }: Label): Box {
  const width = Math.min(most ?? Number.POSITIVE_INFINITY, roughWidth(text, size, 0.5));
  const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
  return { x: left, y: y - size * 0.4, width, height: size * 0.8 };
}

const cross = (a: Box, b: Box) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 2 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 1;

/** Pairs of words that lie over one another, and words that leave their group at the foot. */
export function crowded(item: Item | undefined): readonly string[] {
  const labels = labelsOf(item).filter(({ text }) => text !== '');
  const height = item?.kind === 'group' ? (item.inner?.height ?? item.height) : 0;
  const over = labels.flatMap((one, index) =>
    labels
      .slice(index + 1)
      .filter((other) => cross(reach(one), reach(other)))
      .map((other) => `${one.text} | ${other.text}`),
  );
  const below = labels
    .map(reach)
    .flatMap((at, index) => (at.y + at.height > height ? [labels[index]?.text ?? ''] : []));
  return [...over, ...below];
}
