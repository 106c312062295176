import type { Surface } from '../../board/gameScene';
import type { Box, Group, Item, Layer, Point } from '../../paint/items';
import { corners } from '../../paint/marks';

/** Items drawn as one picture in a box, in the units of their design: painted again only when one of them changes. */
export function sheet(box: Box, unit: number, items: readonly Item[]): Group {
  return {
    kind: 'group',
    key: JSON.stringify(items),
    items,
    inner: { width: box.width / unit, height: box.height / unit },
    x: box.x,
    y: box.y,
    width: box.width,
    height: box.height,
    pivot: { x: 0, y: 0 },
  };
}

export function putSheet(
  stage: Surface,
  layer: Layer,
  id: string,
  box: Box,
  unit: number,
  items: readonly Item[],
): void {
  if (box.width > 0 && box.height > 0) stage.put(layer, id, sheet(box, unit, items));
}

/** A sheet of paper with its dark rim, as everything of the tank's inside lies on. */
export function paperItems(width: number, height: number): readonly Item[] {
  return [
    {
      kind: 'shape',
      points: corners({ x: 1.5, y: 1.5, width: width - 3, height: height - 3 }),
      closed: true,
      fill: 0xe9e0c8,
      stroke: 0x23261f,
      width: 2,
      round: 5,
    },
    {
      kind: 'shape',
      points: corners({ x: 5, y: 5, width: width - 10, height: height - 10 }),
      closed: true,
      stroke: 0xf6f0de,
      width: 1.4,
      round: 3,
      alpha: 0.8,
    },
  ];
}

/** A picture by the place of a point in it. */
export function pinned(texture: string, to: Point, anchor: Point, width: number, height: number, alpha = 1): Item {
  return {
    kind: 'picture',
    texture,
    x: to.x - anchor.x + width / 2,
    y: to.y - anchor.y + height / 2,
    width,
    height,
    alpha,
  };
}

/** Several items drawn turned about a place. */
export function turned(at: Point, degrees: number, size: number, items: readonly Item[]): Item {
  return {
    kind: 'group',
    key: JSON.stringify(items),
    items,
    inner: { width: size, height: size },
    x: at.x,
    y: at.y,
    width: size,
    height: size,
    angle: degrees,
  };
}
