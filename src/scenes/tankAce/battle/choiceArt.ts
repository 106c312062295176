import type { Style } from '../../board/gameScene';
import type { Box, Item } from '../../paint/items';
import { INK, label, plate } from '../../paint/marks';
import type { Segment } from './orders';
import type { Form } from './places';
import { wheels } from './wheelArt';

/** Where what may be done stands in place of the wheel: a column of plates. */
export function choiceBoxes(form: Form, count: number, height: number): readonly Box[] {
  const { x, outer } = wheels[form];
  const width = outer * 2 + 8;
  const gap = 6;
  const tall = Math.min(form === 'wide' ? 56 : 42, (height - 16 - gap * (count - 1)) / Math.max(1, count));
  const top = (height - count * tall - (count - 1) * gap) / 2;
  return Array.from({ length: count }, (_, index) => ({
    x: x - width / 2,
    y: top + index * (tall + gap),
    width,
    height: tall,
  }));
}

export function choiceItems(
  choices: readonly Segment[],
  chosen: Segment | null,
  names: readonly string[],
  form: Form,
  height: number,
  look: Style,
): readonly Item[] {
  const boxes = choiceBoxes(form, choices.length, height);
  return choices.flatMap((choice, index): readonly Item[] => {
    const box = boxes[index];
    if (box === undefined) return [];
    const can = choice.refusal === null;
    const on = choice === chosen;
    const fill = on && can ? look.palette.act : can ? 0xfbf6e8 : 0xcfc6ac;
    return [
      plate(box, fill, { stroke: on && can ? 0x7d2f08 : can ? look.palette.act : 0x8b8672, width: 3, round: 7 }),
      label(
        names[index] ?? '',
        box.x + box.width / 2,
        box.y + box.height / 2,
        Math.min(18, box.height * 0.42),
        on && can ? 0xfff6e6 : can ? INK : 0x55533f,
        'condensed',
        { bold: true, most: box.width - 14 },
      ),
    ];
  });
}
