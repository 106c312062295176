import type { Surface } from '../../board/gameScene';
import type { Box, Item, Picture, Point } from '../../paint/items';
import { roughWidth } from '../../paint/textWidth';
import { sheetBox } from './geometry';

const NIGHT = 0x10161f;
const INSET = 4;

/** The part of the sheet that is in sight: words across it are read as a whole, however near one looks. */
function roomOn(stage: Surface): Box {
  const seen = stage.visibleBox ?? sheetBox;
  const [left, top] = [Math.max(seen.x, sheetBox.x), Math.max(seen.y, sheetBox.y)];
  const right = Math.min(seen.x + seen.width, sheetBox.x + sheetBox.width);
  const bottom = Math.min(seen.y + seen.height, sheetBox.y + sheetBox.height);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

function band({ x, width }: Box, height: number, y: number): readonly Point[] {
  return [
    { x: x + INSET, y: y - height },
    { x: x + width - INSET, y: y - height },
    { x: x + width - INSET, y: y + height },
    { x: x + INSET, y: y + height },
  ];
}

/** How long a chit takes to turn over. */
const TURNING = 260;

/** A chit is turned over: its back comes down, narrows to an edge, and its face widens from it. */
async function turnOver(stage: Surface, sign: Picture, back: string, ms: number): Promise<void> {
  if (!stage.animated) return stage.flash('sign', sign, { alpha: 1 }, ms);
  const lifted = { width: sign.width * 1.35, height: sign.height * 1.35 };
  const hidden = { ...sign, ...lifted, texture: back };
  stage.sound('card');
  await stage.flash('sign', hidden, { alpha: 1 }, TURNING * 0.3, { alpha: 0.2 });
  await stage.flash('sign', hidden, { width: 2 }, TURNING * 0.35);
  stage.sound('chit');
  await stage.flash('sign', sign, { width: sign.width, height: sign.height }, TURNING * 0.35, { ...lifted, width: 2 });
  await stage.flash('sign', sign, { alpha: 1 }, ms);
}

/** Important words across the sheet for a moment, with a counter beside them; one with a `back` is turned over. */
export async function announce(
  stage: Surface,
  words: string,
  colour: number,
  texture?: string,
  back?: string,
): Promise<void> {
  const ms = 760;
  const room = roomOn(stage);
  const middle = middleOf(room);
  const side = Math.min(72, room.width / 7);
  // A counter beside the words takes its part of the room, and as much is left free on the other side.
  const wide = texture === undefined ? room.width * 0.74 : room.width - 2.5 * side - 16;
  const size = Math.min(52, wide / Math.max(5, roughWidth(words, 1, 0.55)));
  const label: Item = { kind: 'label', text: words, ...middle, size, colour: 0xffd447, face: 'stencil' };
  const half = roughWidth(words, size, 0.55) / 2;
  const sign: Picture | null =
    texture === undefined
      ? null
      : { kind: 'picture', texture, x: middle.x - half - side * 0.72, y: middle.y, width: side, height: side };
  stage.sound('paper');
  // What stands on a chit is not read before its face is seen.
  const hidden = sign !== null && back !== undefined && stage.animated ? TURNING : 0;
  const long = ms + hidden;
  await Promise.all([
    stage.flash(
      'band',
      { kind: 'shape', points: band(room, 50, middle.y), closed: true, fill: NIGHT, fillAlpha: 0.88 },
      { alpha: 0.9 },
      long,
    ),
    stage.flash(
      'edge',
      { kind: 'shape', points: band(room, 50, middle.y), closed: true, stroke: colour, width: 4 },
      { alpha: 1 },
      long,
    ),
    stage.wait(hidden).then(() => stage.flash('words', label, { alpha: 1 }, ms)),
    ...(sign === null
      ? []
      : [back === undefined ? stage.flash('sign', sign, { alpha: 1 }, ms) : turnOver(stage, sign, back, ms)]),
  ]);
}

/** Dice thrown onto the sheet: they tumble through other faces, settle, and the sum is written under them. */
export async function tossDice(
  stage: Surface,
  faces: readonly number[],
  words: string,
  colour: number,
  beside: Point = { x: 0, y: sheetBox.height },
): Promise<void> {
  const room = roomOn(stage);
  const middle = middleOf(room);
  // What the dice are about stays in sight.
  const level = middle.y + (beside.y > middle.y ? -1 : 1) * room.height * 0.25;
  const side = 58;
  const place = (index: number): Point => ({
    x: middle.x + (index - (faces.length - 1) / 2) * (side + 14),
    y: level - (words === '' ? 0 : 22),
  });
  const die = (face: number, at: Point, angle: number): Item => ({
    kind: 'picture',
    texture: `d6-bone-${face}`,
    ...at,
    width: side,
    height: side,
    angle,
  });
  const tray: Item = {
    kind: 'shape',
    points: band(room, words === '' ? 46 : 68, level),
    closed: true,
    fill: NIGHT,
    fillAlpha: 0.9,
  };
  const edge: Item = {
    kind: 'shape',
    points: band(room, words === '' ? 46 : 68, level),
    closed: true,
    stroke: colour,
    width: 3,
  };
  stage.sound('die');
  const rolling = stage.animated ? 600 : 200;
  const settled = 760;
  const tumble = async () => {
    const spins = stage.animated ? 3 : 1;
    for (let spin = 0; spin < spins; spin++) {
      const left = spins - 1 - spin;
      await Promise.all(
        faces.map((face, index) => {
          const shown = left === 0 ? face : ((face + spin + index) % 6) + 1;
          const at = place(index);
          const from = { x: at.x - 46 * left, y: at.y - 18 * left };
          return stage.flash(`die${index}`, die(shown, from, left * 70), { ...at, angle: 0 }, rolling / spins);
        }),
      );
    }
    const size = Math.min(26, (room.width * 0.74) / Math.max(5, roughWidth(words, 1, 0.55)));
    await Promise.all([
      ...faces.map((face, index) => stage.flash(`die${index}`, die(face, place(index), 0), { alpha: 1 }, settled)),
      ...(words === ''
        ? []
        : [
            stage.flash(
              'sum',
              { kind: 'label', text: words, x: middle.x, y: level + 40, size, colour: 0xf6f0de, face: 'stencil' },
              { alpha: 1 },
              settled,
            ),
          ]),
    ]);
  };
  await Promise.all([
    stage.flash('tray', tray, { alpha: 0.95 }, rolling + settled),
    stage.flash('trayEdge', edge, { alpha: 1 }, rolling + settled),
    tumble(),
  ]);
}
