import type { Consequence } from '../../../rules/tankAce/consequences';
import type { Style } from '../../board/gameScene';
import type { Box, Item } from '../../paint/items';
import { CREAM, label, NIGHT, PAPER, plate } from '../../paint/marks';
import type { BattlePlaces, Form } from '../battle/places';
import { wordsOf } from '../battle/words';

/** How tall the strip is and how many cells it has; a phone has one line. */
const plans: { readonly [form in Form]: { readonly tall: number; readonly cells: number } } = {
  wide: { tall: 166, cells: 5 },
  compact: { tall: 106, cells: 4 },
  phone: { tall: 26, cells: 3 },
};

/** Along the lower edge of the board, under the rolls of the shot. */
export function followsBox({ board, unit, form }: BattlePlaces): Box {
  const [edge, tall] = [form === 'phone' ? 0 : 8 * unit, plans[form].tall * unit];
  return { x: board.x + edge, y: board.y + board.height - tall - edge, width: board.width - 2 * edge, height: tall };
}

/** What one consequence is called, and a word more of it. */
function cellWords(each: Consequence, look: Style): readonly [string, string] {
  const { table, say, percent } = wordsOf(look);
  const [name = '', more = ''] = table.whatFollows[each.id];
  const fields = each.id === 'threat' ? { chance: percent(each.chance) } : { ...each };
  return [say(name, fields), say(more, fields)];
}

/** What follows from a shot, each with its rule; empty while its dice are still to be thrown. */
export function followsItems(
  all: readonly Consequence[],
  box: Box,
  { unit, form }: BattlePlaces,
  look: Style,
): readonly Item[] {
  const { table } = wordsOf(look);
  const [width, height] = [box.width / unit, box.height / unit];
  const seen = all.slice(0, plans[form].cells);
  const ground = plate({ x: 1, y: 1, width: width - 2, height: height - 2 }, NIGHT, {
    fillAlpha: 0.95,
    stroke: CREAM,
    width: 1,
    round: form === 'phone' ? 0 : 7,
  });
  if (form === 'phone') {
    const words = seen.map((each) => cellWords(each, look)[0]).join(' · ');
    return [
      ground,
      label(words, 8, height / 2, 13.5, PAPER, 'condensed', { bold: true, align: 'left', most: width - 16 }),
    ];
  }
  const wide = form === 'wide';
  const [edge, top, size] = wide ? [16, 52, 20] : [10, 36, 16];
  const cell = (width - edge * 2 - 10 * (plans[form].cells - 1)) / plans[form].cells;
  return [
    ground,
    label(table.whatFollows.title, edge, top / 2 + 2, size * 1.1, PAPER, 'stencil', {
      align: 'left',
      most: width * 0.5,
    }),
    label(table.whatFollows.note, width - edge, top / 2 + 2, size * 0.78, CREAM, 'condensed', {
      align: 'right',
      most: width * 0.45,
    }),
    ...seen.flatMap((each, index) =>
      cellItems(each, { x: edge + index * (cell + 10), y: top, width: cell, height: height - top - 12 }, size, look),
    ),
  ];
}

function cellItems(each: Consequence, box: Box, size: number, look: Style): readonly Item[] {
  const [name, more] = cellWords(each, look);
  const left = { align: 'left', most: box.width - 20 } as const;
  const roomy = box.height > 80;
  const rule = { x: box.x + 10, y: box.y + box.height - size * 1.6, width: box.width - 20, height: size * 1.25 };
  return [
    plate(box, 0x2b3441, { stroke: 0x4a5566, width: 1.5, round: 6 }),
    label(name, box.x + 10, box.y + size * 1.1, size, look.palette.tracer, 'condensed', { ...left, bold: true }),
    ...(roomy ? [label(more, box.x + 10, box.y + size * 2.5, size * 0.8, PAPER, 'condensed', left)] : []),
    label(each.rule, rule.x, rule.y + rule.height / 2, size * 0.74, CREAM, 'condensed', { ...left, bold: true }),
  ];
}
