import type { Drawing } from './drawings';
import { fontOf } from './fonts';
import type { Box, Item, Label, Picture, Point, Shape, Tag } from './items';
import { paintPattern } from './paintPattern';
import { roughWidth } from './textWidth';

export type Ink = CanvasRenderingContext2D;
type Drawings = { get(key: string): Pick<Drawing, 'paint'> | undefined };

const PALE = '#fff8e4';
const PAPER = '#f6f0de';
const INK = '#23261f';

export function css(colour: number, alpha = 1): string {
  const [r, g, b] = [(colour >> 16) & 255, (colour >> 8) & 255, colour & 255];
  return alpha === 1 ? `rgb(${r},${g},${b})` : `rgba(${r},${g},${b},${alpha})`;
}

/** The one painter of items in world units: textures of the stage, thumbnails and panels all come from it. */
export function paintItem(ink: Ink, item: Item, drawings: Drawings): void {
  if (item.kind === 'picture') paintPicture(ink, item, drawings);
  else paintOther(ink, item, drawings);
}

function paintOther(ink: Ink, item: Exclude<Item, Picture>, drawings: Drawings): void {
  ink.save();
  ink.globalAlpha *= item.alpha ?? 1;
  switch (item.kind) {
    case 'group': {
      const pivot = item.pivot ?? { x: 0.5, y: 0.5 };
      ink.translate(item.x, item.y);
      ink.rotate(((item.angle ?? 0) * Math.PI) / 180);
      ink.translate(-pivot.x * item.width, -pivot.y * item.height);
      ink.scale(item.width / item.inner.width, item.height / item.inner.height);
      ink.beginPath();
      ink.rect(0, 0, item.inner.width, item.inner.height);
      ink.clip();
      for (const inner of item.items) paintItem(ink, inner, drawings);
      break;
    }
    case 'shape':
      paintShape(ink, item);
      break;
    case 'label':
      paintLabel(ink, item);
      break;
    case 'tag':
      paintTag(ink, item);
      break;
  }
  ink.restore();
}

function paintPicture(ink: Ink, item: Picture, drawings: Drawings): void {
  const { x, y, width, height, angle = 0, alpha = 1, pivot = { x: 0.5, y: 0.5 } } = item;
  const drawing = drawings.get(item.texture);
  if (drawing === undefined) throw new Error(`no drawing ${item.texture}`);
  const [left, top] = [-pivot.x * width, -pivot.y * height];
  // Upright and whole, as nearly all of a board is: the ink can stay as it is.
  if (angle % 360 === 0 && alpha === 1 && item.mirrored === undefined) {
    drawing.paint(ink, x + left, y + top, width, height);
    return;
  }
  ink.save();
  ink.globalAlpha *= alpha;
  ink.translate(x, y);
  ink.rotate((angle * Math.PI) / 180);
  if (item.mirrored === true) ink.scale(-1, 1);
  drawing.paint(ink, left, top, width, height);
  ink.restore();
}

/** The part of the world an item can touch, unturned; pictures place themselves by their pivot. */
export function extent(item: Shape | Label | Tag): Box {
  switch (item.kind) {
    case 'shape': {
      const rim = ((item.width ?? 0) + (item.halo ?? 0)) / 2 + 2;
      return around(item.points, rim);
    }
    case 'label': {
      const width = roughWidth(item.text, item.size, item.face === 'condensed' ? 0.52 : 0.68) + 12;
      const left = item.align === 'left' ? 0 : item.align === 'right' ? width : width / 2;
      return { x: item.x - left - 4, y: item.y - item.size * 0.8, width: width + 8, height: item.size * 1.6 };
    }
    case 'tag':
      return { x: item.x - 6, y: item.y - 4, width: item.width + 14, height: item.height + 14 };
  }
}

function around(points: readonly Point[], rim: number): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return { x: left - rim, y: top - rim, width: right - left + 2 * rim, height: bottom - top + 2 * rim };
}

function trace(ink: Ink, { points, closed, round = 0 }: Shape): void {
  ink.beginPath();
  const [first, second] = points;
  if (first === undefined || second === undefined) return;
  if (closed && round > 0) {
    ink.moveTo((first.x + second.x) / 2, (first.y + second.y) / 2);
    points.forEach((_, index) => {
      const corner = points[(index + 1) % points.length] ?? first;
      const next = points[(index + 2) % points.length] ?? second;
      ink.arcTo(corner.x, corner.y, next.x, next.y, round);
    });
    ink.closePath();
    return;
  }
  ink.moveTo(first.x, first.y);
  for (const point of points.slice(1)) ink.lineTo(point.x, point.y);
  if (closed) ink.closePath();
}

function paintShape(ink: Ink, shape: Shape): void {
  trace(ink, shape);
  ink.lineJoin = 'round';
  ink.lineCap = shape.dash === undefined || shape.dash[0] < 4 ? 'round' : 'butt';
  if (shape.fill !== undefined) {
    ink.fillStyle = css(shape.fill, shape.fillAlpha ?? 1);
    ink.fill();
    if (shape.pattern !== undefined) paintPattern(ink, shape.pattern, shape.fill);
  }
  if (shape.stroke === undefined) return;
  if (shape.halo !== undefined) {
    ink.lineWidth = (shape.width ?? 1) + shape.halo;
    ink.strokeStyle = PALE;
    ink.stroke();
  }
  ink.lineWidth = shape.width ?? 1;
  ink.strokeStyle = css(shape.stroke);
  if (shape.dash !== undefined) ink.setLineDash([...shape.dash]);
  ink.stroke();
}

function paintLabel(ink: Ink, label: Label): void {
  ink.font = fontOf(label.face, label.size, label.bold ?? false, label.text);
  ink.textAlign = label.align === 'left' ? 'left' : label.align === 'right' ? 'right' : 'center';
  ink.textBaseline = 'alphabetic';
  const y = label.y + label.size * 0.36;
  const text = label.face === 'stencil' ? label.text.toUpperCase() : label.text;
  if (label.halo !== undefined) {
    ink.lineJoin = 'round';
    ink.lineWidth = label.halo;
    ink.strokeStyle = PALE;
    ink.strokeText(text, label.x, y, label.most);
  }
  ink.fillStyle = css(label.colour);
  ink.fillText(text, label.x, y, label.most);
}

function paintTag(ink: Ink, tag: Tag): void {
  ink.shadowColor = 'rgba(0,0,0,.5)';
  ink.shadowBlur = 5;
  ink.shadowOffsetY = 3;
  ink.fillStyle = PAPER;
  ink.beginPath();
  ink.roundRect(tag.x, tag.y, tag.width, tag.height, 6);
  ink.fill();
  ink.shadowColor = 'transparent';
  ink.lineWidth = 3;
  ink.strokeStyle = css(tag.edge);
  ink.stroke();
  ink.fillStyle = css(tag.edge);
  ink.beginPath();
  ink.roundRect(tag.x, tag.y, 8, tag.height, 3);
  ink.fill();
  ink.textAlign = 'left';
  ink.textBaseline = 'alphabetic';
  let y = tag.y + 2;
  for (const line of tag.lines) {
    y += line.size * 1.12;
    ink.font = fontOf('condensed', line.size, line.bold ?? false, line.text);
    ink.fillStyle = line.colour === undefined ? INK : css(line.colour);
    ink.fillText(line.text, tag.x + 17, y, tag.width - 24);
  }
}
