import type { Ref } from '../../../rules/core/game';
import { FACING_NAMES, type FacingName, hexLayout } from '../../../rules/core/hex';
import { idOfKind, isRefOf, refId } from '../../../rules/core/ref';
import { hexNames, idOf, isFacingName, isHexName, nameAt } from '../../../rules/tankOnTank/hexes';
import type { View } from '../../../rules/tankOnTank/view';
import type { Box, Point } from '../../paint/items';

/** The sheets are drawn at twice the size of the world: a unit is about a pixel of a large screen. */
export const SHEET = 0.5;
/** Centre to corner of a hex. */
export const R = 96 * SHEET;
/** Centre to the middle of a side. */
export const SIDE = (R * Math.sqrt(3)) / 2;

const layout = hexLayout({ radius: R, origin: { x: 174 * SHEET, y: 175.14 * SHEET } });
const centres = new Map(hexNames.map((name) => [name, layout.centre(idOf(name))]));

/** The sheet without the widest part of its margin. */
export const sheetBox: Box = { x: 5, y: 30.5, width: 740, height: 954 };
export const sheetSize = { width: 1500 * SHEET, height: 2037 * SHEET };

export function centre(hex: string): Point {
  const found = centres.get(hex);
  if (found === undefined) throw new Error(`no hex ${hex} on the sheet`);
  return found;
}

/** Corners of a hex at a part of its size, corner k between facings k and k + 1. */
export function corners(hex: string, part = 1): Point[] {
  const middle = centre(hex);
  return layout
    .corners(idOf(hex))
    .map(({ x, y }) => ({ x: middle.x + (x - middle.x) * part, y: middle.y + (y - middle.y) * part }));
}

export function hexBox(hex: string): Box {
  const { x, y } = centre(hex);
  return { x: x - R, y: y - SIDE, width: 2 * R, height: 2 * SIDE };
}

export function hexUnder(point: Point): string | null {
  return nameAt(layout.pick(point));
}

export function angleOf(facing: FacingName): number {
  return FACING_NAMES.indexOf(facing) * 60;
}

export function towards(angle: number): Point {
  const radians = (angle * Math.PI) / 180;
  return { x: Math.sin(radians), y: -Math.cos(radians) };
}

export function along(from: Point, way: Point, distance: number): Point {
  return { x: from.x + way.x * distance, y: from.y + way.y * distance };
}

/** A point part of the way from one to another. */
export function between(from: Point, to: Point, part: number): Point {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/** The direction from one point to another as a vector of length 1, and how far it is. */
export function wayTo(from: Point, to: Point): { readonly way: Point; readonly far: number; readonly angle: number } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const far = Math.hypot(dx, dy);
  const way = far === 0 ? { x: 0, y: -1 } : { x: dx / far, y: dy / far };
  return { way, far, angle: (Math.atan2(way.x, -way.y) * 180) / Math.PI };
}

/** Points on a circle, angles in degrees clockwise from north. */
export function ring({ x, y }: Point, from: number, to: number, radius: number): Point[] {
  const count = Math.max(4, Math.ceil((to - from) / 8));
  return Array.from({ length: count + 1 }, (_, i) => {
    const way = towards(from + ((to - from) * i) / count);
    return { x: x + way.x * radius, y: y + way.y * radius };
  });
}

/** The hexsides round a set of hexes, each as a line. */
export function rim(hexes: ReadonlySet<string>, part = 0.97): readonly (readonly [Point, Point])[] {
  const lines: (readonly [Point, Point])[] = [];
  for (const hex of hexes) {
    const own = corners(hex, part);
    FACING_NAMES.forEach((facing, index) => {
      const beyond = hexUnder(along(centre(hex), towards(angleOf(facing)), 2 * SIDE));
      if (beyond !== null && hexes.has(beyond)) return;
      const [from, to] = [own[(index + 5) % 6], own[index]];
      if (from !== undefined && to !== undefined) lines.push([from, to]);
    });
  }
  return lines;
}

export function hexOfRef(view: Pick<View, 'units'>, ref: Ref): string | null {
  const id = refId(ref);
  if (isRefOf('hex', ref)) return isHexName(id) ? id : null;
  if (isRefOf('unit', ref)) return view.units.find((unit) => unit.id === id)?.at ?? null;
  return null;
}

export function unitOfRef(ref: Ref | undefined | null): string | null {
  return idOfKind('unit', ref);
}

export function facingOfRef(ref: Ref | undefined | null): FacingName | null {
  if (!isRefOf('face', ref)) return null;
  const name = refId(ref);
  return isFacingName(name) ? name : null;
}
