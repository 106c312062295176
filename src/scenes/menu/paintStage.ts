import type { BoardArt } from '../board/gameScene';
import { collectingStage } from '../board/paintView';
import { blankCanvas, type DrawingMap } from '../paint/drawings';
import type { Box, Item } from '../paint/items';
import { paintBackdrop } from '../paint/paintBackdrop';
import { paintItem } from '../paint/paintItem';

interface Painter {
  /** The part of the world in `box`, on a canvas of so many pixels. */
  paint(view: unknown, box: Box, width: number, height: number): HTMLCanvasElement;
}

/** A game's picture without a scene: for the tubes of the cabinet. The ground is painted once. */
export function openPainter(skin: BoardArt, drawings: DrawingMap): Painter {
  let ground: { readonly of: readonly Item[]; readonly scale: number; readonly canvas: HTMLCanvasElement } | null =
    null;
  return {
    paint(view, box, width, height) {
      const scale = width / box.width;
      const bounds = skin.bounds(view);
      const items = skin.backdrop(view);
      if (ground === null || ground.of !== items || ground.scale !== scale)
        ground = { of: items, scale, canvas: paintBackdrop(items, bounds, scale, drawings) };
      const stage = collectingStage();
      stage.begin();
      skin.draw(view, stage);
      stage.end();
      const { canvas, ink } = blankCanvas(width, height);
      ink.scale(scale, scale);
      ink.translate(-box.x, -box.y);
      ink.drawImage(ground.canvas, bounds.x, bounds.y, bounds.width, bounds.height);
      for (const item of stage.items()) paintItem(ink, item, drawings);
      return canvas;
    },
  };
}

/** A window of the board with the shape of the tube, moved only as far as needed to hold the middle of what happened. */
export function follow(board: Box, shape: number, part: number, last: Box | null, at: Box | null): Box {
  const width = Math.min(board.width, board.height * shape) * part;
  const height = width / shape;
  const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(Math.max(low, high), value));
  const held = last ?? { x: board.x + (board.width - width) / 2, y: board.y + (board.height - height) / 2 };
  const edge = width * 0.18;
  const middle = at === null ? null : { x: at.x + at.width / 2, y: at.y + at.height / 2 };
  const x = middle === null ? held.x : clamp(held.x, middle.x - width + edge, middle.x - edge);
  const y = middle === null ? held.y : clamp(held.y, middle.y - height + edge, middle.y - edge);
  return {
    x: clamp(x, board.x, board.x + board.width - width),
    y: clamp(y, board.y, board.y + board.height - height),
    width,
    height,
  };
}
