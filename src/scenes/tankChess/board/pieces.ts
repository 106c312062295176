import type { FacingName } from '../../../rules/core/square';
import { colours, type Kind, type Piece, type View } from '../../../rules/tankChess/types';
import type { Style, Surface } from '../../board/gameScene';
import type { Item, Picture, Point } from '../../paint/items';
import { angleOf, centre } from './geometry';

/** The drawings are 256 wide; on a square of 60 they are shown at this part of their size. */
const K = 0.345;
const SPRITE = 256 * K;

/** Distance of the muzzle from the middle of the piece, in world units. */
export const MUZZLES: { readonly [kind in Kind]: number } = {
  LT: 58.8 * K,
  CLT: 58.8 * K,
  MT: 89.6 * K,
  HT: 117.6 * K,
  TD: 123.2 * K,
  HM: 53.2 * K,
};

interface Pose {
  readonly seat: number;
  readonly kind: Kind;
  readonly facing: FacingName;
}

/** A fit piece around a point: shadow, hull and turret, or a flat counter where chits are wished. */
export function pieceItems(
  pose: Pose,
  at: Point,
  look: Style,
  options: { readonly alpha?: number; readonly turret?: number; readonly scale?: number } = {},
): { readonly [part: string]: Item } {
  const angle = angleOf(pose.facing);
  const alpha = options.alpha ?? 1;
  const size = SPRITE * (options.scale ?? 1);
  if (look.pieces === 'chits') return chitItems(pose, at, size, alpha);
  const name = `chess-${colours[pose.seat === 0 ? 0 : 1]}-${pose.kind.toLowerCase()}`;
  const part = (texture: string, turned: number, shift = 0): Picture => ({
    kind: 'picture',
    texture,
    x: at.x + shift,
    y: at.y + shift * 1.25,
    width: size,
    height: size,
    angle: turned,
    alpha,
  });
  return {
    shadow: part('piece-shadow', angle, 2.8 * (options.scale ?? 1)),
    hull: part(`${name}-hull`, angle),
    turret: part(`${name}-turret`, options.turret ?? angle),
  };
}

/** White is round, Black is square: sides differ in shape as well as in colour. */
function chitItems(pose: Pose, at: Point, size: number, alpha: number): { readonly [part: string]: Item } {
  const r = size * 0.27;
  const white = pose.seat === 0;
  const [fill, ink] = white ? [0xf3ecd8, 0x23261f] : [0x2b2e28, 0xe9e0c8];
  const angle = (angleOf(pose.facing) * Math.PI) / 180;
  const round = Array.from({ length: 28 }, (_, i) => ({
    x: at.x + r * Math.cos((i * Math.PI) / 14),
    y: at.y + r * Math.sin((i * Math.PI) / 14),
  }));
  const square = [-1, 1, 1, -1].map((sx, i) => ({ x: at.x + sx * r * 0.92, y: at.y + (i < 2 ? -1 : 1) * r * 0.92 }));
  const tip = (distance: number, across: number): Point => ({
    x: at.x + Math.sin(angle) * distance + Math.cos(angle) * across,
    y: at.y - Math.cos(angle) * distance + Math.sin(angle) * across,
  });
  return {
    hull: {
      kind: 'shape',
      points: white ? round : square,
      closed: true,
      fill,
      stroke: ink,
      width: 2.5,
      round: white ? 0 : 5,
      alpha,
    },
    turret: {
      kind: 'shape',
      points: [tip(r * 1.28, 0), tip(r * 0.9, -r * 0.34), tip(r * 0.9, r * 0.34)],
      closed: true,
      fill: ink,
      stroke: fill,
      width: 1.5,
      alpha,
    },
    letter: {
      kind: 'label',
      text: pose.kind,
      x: at.x,
      y: at.y,
      size: pose.kind.length > 2 ? r * 0.78 : r * 0.95,
      colour: ink,
      face: 'condensed',
      bold: true,
      alpha,
    },
  };
}

/** A burning wreck: what is left of the hull, with fire and smoke over it. */
export function wreckItems(pose: Pose, at: Point, scale = 1): { readonly [part: string]: Item } {
  const size = SPRITE * scale;
  const angle = angleOf(pose.facing);
  const hull = `chess-${colours[pose.seat === 0 ? 0 : 1]}-${pose.kind.toLowerCase()}-hull`;
  const burnt = pose.kind === 'LT' || pose.kind === 'CLT' || pose.kind === 'MT' ? 'wreck-medium' : 'wreck-large';
  const flat = { kind: 'picture', x: at.x, y: at.y, width: size, height: size, angle } as const;
  const above = (dx: number, dy: number, side: number) => ({
    kind: 'picture' as const,
    x: at.x + dx * K * scale,
    y: at.y + dy * K * scale,
    width: side * K * scale,
    height: side * K * scale,
  });
  return {
    shadow: { ...flat, texture: 'piece-shadow', x: at.x + 2.8 * scale, y: at.y + 3.5 * scale },
    hull: { ...flat, texture: hull, alpha: 0.55 },
    wreck: { ...flat, texture: burnt },
    fire: { ...above(0, -60, 100), texture: 'fire-2' },
    smoke: { ...above(45, -125, 150), texture: 'smoke-3', alpha: 0.8 },
  };
}

export const PARTS = ['shadow', 'hull', 'turret', 'letter'] as const;

export function drawPieces(view: View, stage: Surface, look: Style, faded: ReadonlySet<string>): void {
  for (const square of view.wrecks) {
    const items = wreckItems({ seat: 0, kind: 'MT', facing: 'N' }, centre(view.size, square));
    putAll(stage, `wreck:${square}`, items);
  }
  for (const piece of view.pieces) {
    if (piece.status === 'gone') continue;
    const at = centre(view.size, piece.at);
    const alpha = faded.has(piece.id) ? 0.5 : 1;
    const items = piece.status === 'wreck' ? wreckItems(piece, at) : pieceItems(piece, at, look, { alpha });
    putAll(stage, unitId(piece), items);
  }
}

function unitId(piece: Pick<Piece, 'id'>): string {
  return `unit:${piece.id}`;
}

function putAll(stage: Surface, id: string, items: { readonly [part: string]: Item }): void {
  for (const [part, item] of Object.entries(items)) stage.put('unit', `${id}/${part}`, item);
}
