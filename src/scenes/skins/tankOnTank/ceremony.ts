import { roughWidth } from '../../table/roughWidth';
import type { Item, Point } from '../items';
import type { Stage } from '../skin';
import { sheetBox } from './geometry';

const MIDDLE = { x: sheetBox.x + sheetBox.width / 2, y: sheetBox.y + sheetBox.height / 2 };
const NIGHT = 0x10161f;

function band(height: number, y = MIDDLE.y, inset = 4): readonly Point[] {
  const { x, width } = sheetBox;
  return [
    { x: x + inset, y: y - height },
    { x: x + width - inset, y: y - height },
    { x: x + width - inset, y: y + height },
    { x: x + inset, y: y + height },
  ];
}

/** Important words across the sheet for a moment, with a counter beside them. */
export async function announce(stage: Stage, words: string, colour: number, texture?: string): Promise<void> {
  const ms = 760;
  const size = Math.min(52, 560 / Math.max(5, roughWidth(words, 1, 0.55)));
  const label: Item = { kind: 'label', text: words, x: MIDDLE.x, y: MIDDLE.y, size, colour: 0xffd447, face: 'stencil' };
  const half = roughWidth(words, size, 0.55) / 2;
  const sign: Item | null =
    texture === undefined
      ? null
      : { kind: 'picture', texture, x: MIDDLE.x - half - 52, y: MIDDLE.y, width: 72, height: 72 };
  stage.sound('paper');
  await Promise.all([
    stage.flash(
      'band',
      { kind: 'shape', points: band(50), closed: true, fill: NIGHT, fillAlpha: 0.88 },
      { alpha: 0.9 },
      ms,
    ),
    stage.flash('edge', { kind: 'shape', points: band(50), closed: true, stroke: colour, width: 4 }, { alpha: 1 }, ms),
    stage.flash('words', label, { alpha: 1 }, ms),
    ...(sign === null ? [] : [stage.flash('sign', sign, { alpha: 1 }, ms)]),
  ]);
}

/** Dice thrown onto the sheet: they tumble through other faces, settle, and the sum is written under them. */
export async function tossDice(
  stage: Stage,
  faces: readonly number[],
  words: string,
  colour: number,
  beside: Point = { x: 0, y: sheetBox.height },
): Promise<void> {
  // What the dice are about stays in sight.
  const level = MIDDLE.y + (beside.y > MIDDLE.y ? -240 : 240);
  const side = 58;
  const place = (index: number): Point => ({
    x: MIDDLE.x + (index - (faces.length - 1) / 2) * (side + 14),
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
    points: band(words === '' ? 46 : 68, level),
    closed: true,
    fill: NIGHT,
    fillAlpha: 0.9,
  };
  const edge: Item = {
    kind: 'shape',
    points: band(words === '' ? 46 : 68, level),
    closed: true,
    stroke: colour,
    width: 3,
  };
  stage.sound('die');
  const rolling = stage.lively ? 600 : 200;
  const settled = 760;
  const tumble = async () => {
    const spins = stage.lively ? 3 : 1;
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
    const size = Math.min(26, 1150 / Math.max(10, words.length));
    await Promise.all([
      ...faces.map((face, index) => stage.flash(`die${index}`, die(face, place(index), 0), { alpha: 1 }, settled)),
      ...(words === ''
        ? []
        : [
            stage.flash(
              'sum',
              { kind: 'label', text: words, x: MIDDLE.x, y: level + 40, size, colour: 0xf6f0de, face: 'stencil' },
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
