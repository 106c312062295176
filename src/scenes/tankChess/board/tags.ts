import { squaresOf } from '../../../rules/core/square';
import type { View } from '../../../rules/tankChess/types';
import type { Surface } from '../../board/gameScene';
import type { Box, Point, Tag, TagLine } from '../../paint/items';
import { tagSize, textScaleOn } from '../../paint/tags';
import { S, squareBox } from './geometry';

/** Squares that tags should not hide, and the tags that already stand. */
interface Crowd {
  readonly boxes: Box[];
}

export function crowdOf(view: View, more: readonly Box[]): Crowd {
  const board = { files: view.size, ranks: view.size };
  const taken = new Set<string>(view.pieces.filter(({ status }) => status !== 'gone').map(({ at }) => at));
  return {
    boxes: [
      ...squaresOf(board)
        .filter((at) => taken.has(at))
        .map((at) => squareBox(view.size, at)),
      ...more,
    ],
  };
}

/** How far from the middle of its square a tag stands, and where it may stand if there is nothing else it could belong to. */
const BESIDE = S / 2 + 6;
export const FURTHER = [BESIDE, BESIDE + S];

/** Puts a tag beside a square where it hides least, and makes it part of the crowd. */
export function placeTag(
  stage: Surface,
  view: View,
  at: Point,
  words: readonly TagLine[],
  edge: number,
  crowd: Crowd,
  gaps: readonly number[] = [BESIDE],
): Tag {
  const larger = textScaleOn(stage);
  const lines = words.map((line) => ({ ...line, size: line.size * larger }));
  const { width: wish, height } = tagSize(lines);
  const room = roomOf(stage, view.size * S);
  const width = Math.min(wish, room.width);
  const places = gaps.flatMap((gap): Point[] => [
    { x: at.x + gap, y: at.y - 14 },
    { x: at.x + gap, y: at.y - height + 14 },
    { x: at.x - gap - width, y: at.y - 14 },
    { x: at.x - gap - width, y: at.y - height + 14 },
    { x: at.x - 16, y: at.y - gap - height },
    { x: at.x - width + 16, y: at.y - gap - height },
    { x: at.x - 16, y: at.y + gap },
    { x: at.x - width + 16, y: at.y + gap },
  ]);
  let best = { x: 0, y: 0, width, height };
  let least = Infinity;
  for (const place of places) {
    const box = {
      x: Math.max(room.x, Math.min(room.x + room.width - width, place.x)),
      y: Math.max(room.y, Math.min(room.y + room.height - height, place.y)),
      width,
      height,
    };
    const moved = Math.abs(box.x - place.x) + Math.abs(box.y - place.y);
    const hidden = crowd.boxes.reduce((sum, other) => sum + shared(box, other), 0) + moved * 20;
    if (hidden < least) {
      least = hidden;
      best = box;
    }
  }
  crowd.boxes.push(best);
  return { kind: 'tag', ...best, lines, edge };
}

/** The squares, less what a camera that has come closer does not show of them. */
function roomOf({ visibleBox: inSight }: Surface, side: number): Box {
  if (inSight === undefined) return { x: 0, y: 0, width: side, height: side };
  const [x, y] = [Math.max(0, inSight.x + 4), Math.max(0, inSight.y + 4)];
  const right = Math.min(side, inSight.x + inSight.width - 4);
  const bottom = Math.min(side, inSight.y + inSight.height - 4);
  return { x, y, width: right - x, height: bottom - y };
}

function shared(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}
