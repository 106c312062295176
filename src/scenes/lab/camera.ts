import type { Box, Point } from '../paint/items';

/** The part of the world that fills a picture of a certain shape. */
export interface Camera {
  readonly middle: Point;
  /** Points of the screen for a unit of the world. */
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const clamp = (value: number, least: number, most: number) => Math.max(least, Math.min(most, value));

/** Shows all of a box. */
export function framing(box: Box, { width, height }: Size): Camera {
  const scale = Math.min(width / box.width, height / box.height);
  return { middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 }, scale };
}

/** Nothing but the world in sight where it is larger than the picture; else the whole of it in the middle. */
export function within({ middle, scale }: Camera, world: Box, size: Size): Camera {
  const whole = framing(world, size);
  const near = clamp(scale, whole.scale, whole.scale * 8);
  const axis = (at: number, from: number, length: number, room: number) => {
    const half = room / near / 2;
    return 2 * half >= length ? from + length / 2 : clamp(at, from + half, from + length - half);
  };
  return {
    middle: {
      x: axis(middle.x, world.x, world.width, size.width),
      y: axis(middle.y, world.y, world.height, size.height),
    },
    scale: near,
  };
}

/** Nearer or further, with one point of the world staying where it is. */
export function zoomed(camera: Camera, factor: number, fixed: Point = camera.middle): Camera {
  const { middle, scale } = camera;
  const towards = (at: number, to: number) => to + (at - to) / factor;
  return { middle: { x: towards(middle.x, fixed.x), y: towards(middle.y, fixed.y) }, scale: scale * factor };
}

export function seenBox({ middle, scale }: Camera, { width, height }: Size): Box {
  return {
    x: middle.x - width / scale / 2,
    y: middle.y - height / scale / 2,
    width: width / scale,
    height: height / scale,
  };
}
