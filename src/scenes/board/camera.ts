import type { Box, Point } from '../paint/items';

/** What is looked at: the middle of the view in world units, and how much nearer than the whole board. */
export interface CameraView {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export const NEAREST = 4;

/** Screen units per world unit when the whole world fits. */
export function fitScale(world: Box, zone: Box): number {
  return Math.min(zone.width / world.width, zone.height / world.height);
}

export function whole(world: Box): CameraView {
  return { x: world.x + world.width / 2, y: world.y + world.height / 2, zoom: 1 };
}

/** Keeps the view on the world: where more is shown than there is, the world stands in the middle. */
export function kept(look: CameraView, world: Box, zone: Box): CameraView {
  const zoom = Math.max(1, Math.min(NEAREST, look.zoom));
  const scale = fitScale(world, zone) * zoom;
  const axis = (at: number, start: number, size: number, room: number) => {
    const half = room / scale / 2;
    return half * 2 >= size ? start + size / 2 : Math.max(start + half, Math.min(start + size - half, at));
  };
  return {
    x: axis(look.x, world.x, world.width, zone.width),
    y: axis(look.y, world.y, world.height, zone.height),
    zoom,
  };
}

export function worldAt(look: CameraView, world: Box, zone: Box, at: Point): Point {
  const scale = fitScale(world, zone) * look.zoom;
  return {
    x: look.x + (at.x - zone.x - zone.width / 2) / scale,
    y: look.y + (at.y - zone.y - zone.height / 2) / scale,
  };
}

/** The part of the world that is seen. */
export function seenOf(look: CameraView, world: Box, zone: Box): Box {
  const from = worldAt(look, world, zone, zone);
  const to = worldAt(look, world, zone, { x: zone.x + zone.width, y: zone.y + zone.height });
  const [x, y] = [Math.max(from.x, world.x), Math.max(from.y, world.y)];
  return {
    x,
    y,
    width: Math.min(to.x, world.x + world.width) - x,
    height: Math.min(to.y, world.y + world.height) - y,
  };
}

export function screenAt(look: CameraView, world: Box, zone: Box, at: Point): Point {
  const scale = fitScale(world, zone) * look.zoom;
  return {
    x: zone.x + zone.width / 2 + (at.x - look.x) * scale,
    y: zone.y + zone.height / 2 + (at.y - look.y) * scale,
  };
}

/** Nearer or further so that the point under the pointer stays under it. */
export function zoomAbout(look: CameraView, world: Box, zone: Box, at: Point, by: number): CameraView {
  const zoom = Math.max(1, Math.min(NEAREST, look.zoom * by));
  const pinned = worldAt(look, world, zone, at);
  const moved = worldAt({ ...look, zoom }, world, zone, at);
  return kept({ x: look.x + pinned.x - moved.x, y: look.y + pinned.y - moved.y, zoom }, world, zone);
}

export function dragged(look: CameraView, world: Box, zone: Box, dx: number, dy: number): CameraView {
  const scale = fitScale(world, zone) * look.zoom;
  return kept({ ...look, x: look.x - dx / scale, y: look.y - dy / scale }, world, zone);
}

/** Brings boxes into view, no nearer than it is now; nothing moves where they are seen already. */
export function framing(look: CameraView, world: Box, zone: Box, boxes: readonly Box[]): CameraView {
  const hull = hullOf(boxes);
  if (hull === null) return whole(world);
  const [left, top, right, bottom] = [hull.x, hull.y, hull.x + hull.width, hull.y + hull.height];
  const from = worldAt(look, world, zone, zone);
  const to = worldAt(look, world, zone, { x: zone.x + zone.width, y: zone.y + zone.height });
  if (left >= from.x && top >= from.y && right <= to.x && bottom <= to.y) return look;
  const fit = fitScale(world, zone);
  const most = Math.min(zone.width / (right - left) / fit, zone.height / (bottom - top) / fit) * 0.8;
  const zoom = Math.max(1, Math.min(look.zoom, most));
  return kept({ x: hull.x + hull.width / 2, y: hull.y + hull.height / 2, zoom }, world, zone);
}

/** As near as the boxes allow, up to `most`: for small screens, where a square of the whole board is no target for a finger. */
export function closeUp(world: Box, zone: Box, boxes: readonly Box[], most: number): CameraView {
  const hull = hullOf(boxes);
  if (hull === null) return whole(world);
  const fit = fitScale(world, zone);
  const room = Math.min(zone.width / hull.width / fit, zone.height / hull.height / fit) * 0.86;
  const look = { x: hull.x + hull.width / 2, y: hull.y + hull.height / 2, zoom: Math.max(1, Math.min(most, room)) };
  return kept(look, world, zone);
}

/** How much nearer than the whole board the camera comes beside a stage, and how wide a box may always be, in points. */
const BESIDE = { most: 1.6, box: 84 };

/**
 * Fits boxes with half of one round them into a part of the zone, past the edge of the world where need be: what lies
 * beyond that part is covered meanwhile.
 */
export function besideStage(world: Box, zone: Box, free: Box, boxes: readonly Box[]): CameraView {
  const hull = hullOf(boxes);
  const [first] = boxes;
  if (hull === null || first === undefined) return whole(world);
  const fit = fitScale(world, zone);
  const most = Math.max(fit * BESIDE.most, BESIDE.box / first.width);
  const room = Math.min(free.width / (hull.width + first.width), free.height / (hull.height + first.height));
  const scale = Math.min(most, room, fit * NEAREST);
  const axis = (middle: number, start: number, size: number, space: number) => {
    const half = space / scale / 2;
    return half * 2 >= size ? middle : Math.max(start + half, Math.min(start + size - half, middle));
  };
  const x = axis(hull.x + hull.width / 2, world.x, world.width, free.width);
  const y = axis(hull.y + hull.height / 2, world.y, world.height, free.height);
  return {
    x: x + (zone.x + zone.width / 2 - free.x - free.width / 2) / scale,
    y: y + (zone.y + zone.height / 2 - free.y - free.height / 2) / scale,
    zoom: scale / fit,
  };
}

function hullOf(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}
