import type { Box, Item } from '../../paint/items';
import { INK, label, PAPER, plate } from '../../paint/marks';
import { roughWidth } from '../../paint/textWidth';
import { sheetItem } from './drawCurve';
import type { GunFill, GunOutcome } from './gunSheet';

/** Colour never stands alone: each fill has a sign of its own. */
const looks: {
  readonly [fill in GunFill]: { readonly fill: number; readonly ink: number; readonly pattern?: 'hatch' };
} = {
  lost: { fill: 0xf26b21, ink: 0x2a1206 },
  harmed: { fill: 0xf4b183, ink: INK },
  struck: { fill: 0xf2c14e, ink: INK },
  bounced: { fill: 0xa29c86, ink: INK, pattern: 'hatch' },
  missed: { fill: 0xf6efdc, ink: INK },
};

function cellItems(box: Box, fill: GunFill, text: string, size: number): readonly Item[] {
  const { fill: colour, ink, pattern } = looks[fill];
  return [
    plate(box, colour, {
      stroke: INK,
      width: 1.4,
      round: 3,
      ...(pattern === undefined || text !== '' ? {} : { pattern }),
    }),
    ...(text === ''
      ? []
      : [
          label(text, box.x + box.width / 2, box.y + box.height / 2, size, ink, 'condensed', {
            bold: true,
            most: box.width - 3,
          }),
        ]),
  ];
}

/** What becomes of the shot: the squares or the dice, the chances, and every result with its count. */
export function outcomeItems(outcome: GunOutcome, box: Box, type: number): readonly Item[] {
  return box.width < 620 ? narrow(outcome, box) : wide(outcome, box, type);
}

function wide(outcome: GunOutcome, box: Box, type: number): readonly Item[] {
  const side = Math.min(box.height - 24, box.width * 0.26);
  const left = box.x + side + 34;
  const width = box.x + box.width - 16 - left;
  const head = Math.max(16, 20 * type);
  const low = box.height < 250;
  const chips = {
    x: left,
    y: box.y + head * (low ? 1.7 : 2),
    width,
    height: low ? 54 : Math.max(62, box.height * 0.3),
  };
  const below = chips.y + chips.height + (low ? 5 : 10);
  const rest = { x: left, y: below, width, height: box.y + box.height - below - 8 };
  return [
    sheetItem(box),
    ...gridItems(outcome, { x: box.x + 14, y: box.y + 12, width: side, height: side }),
    label(outcome.title, left, box.y + head, head, INK, 'stencil', { align: 'left', most: width * 0.5 }),
    label(outcome.note, left + width, box.y + head, Math.max(12.5, 16 * type), INK, 'condensed', {
      align: 'right',
      most: width * 0.55,
    }),
    ...chipItems(outcome, chips, type),
    ...restItems(outcome, rest, type),
  ];
}

/** A line of the dice table in a narrow picture. */
const LINE = 17;

function narrow(outcome: GunOutcome, box: Box): readonly Item[] {
  const chips = { x: box.x + 10, y: box.y + 36, width: box.width - 20, height: 64 };
  const under = chips.y + chips.height + 10;
  // The squares give way to the lines of the table, which must be read.
  const left = box.y + box.height - under - 18 - outcome.table.length * LINE;
  const side = Math.max(100, Math.min(170, box.width * 0.46, left));
  const legend = { x: box.x + side + 26, y: under, width: box.width - side - 38, height: side };
  const last = under + side + 10;
  return [
    sheetItem(box),
    label(outcome.title, box.x + 12, box.y + 20, 17, INK, 'stencil', { align: 'left', most: box.width - 24 }),
    ...chipItems(outcome, chips, 0.74),
    ...gridItems(outcome, { x: box.x + 12, y: under, width: side, height: side }),
    ...legendItems(outcome.legend, legend, 1, 13.5),
    ...tableItems(
      outcome,
      { x: box.x + 10, y: last, width: box.width - 20, height: box.y + box.height - last - 8 },
      12.5,
    ),
  ];
}

function gridItems({ grid: { columns, cells } }: GunOutcome, box: Box): readonly Item[] {
  const step = box.width / columns;
  const size = step - Math.max(2, step * 0.12);
  return cells.flatMap(({ fill, text }, index) => {
    const at = { x: box.x + (index % columns) * step, y: box.y + Math.floor(index / columns) * step };
    return cellItems({ ...at, width: size, height: size }, fill, text, size * 0.56);
  });
}

function chipItems({ chips }: GunOutcome, box: Box, type: number): readonly Item[] {
  const gap = Math.max(16, 34 * type);
  const wideEach = (box.width - gap * (chips.length - 1)) / chips.length;
  return chips.flatMap(({ value, name, note, sign, hot }, index): Item[] => {
    const x = box.x + index * (wideEach + gap);
    const middle = x + wideEach / 2;
    const most = { most: wideEach - 8 };
    return [
      ...(sign === ''
        ? []
        : [label(sign, x - gap / 2, box.y + box.height / 2, Math.max(15, 20 * type), INK, 'text', { bold: true })]),
      plate({ x, y: box.y, width: wideEach, height: box.height }, hot ? 0xfde3cf : PAPER, {
        stroke: hot ? 0xc9520f : INK,
        width: 2,
        round: 8,
      }),
      label(value, middle, box.y + box.height * 0.28, box.height * 0.4, hot ? 0xb8440a : INK, 'stencil', most),
      label(name, middle, box.y + box.height * 0.61, Math.max(12.5, 17 * type), INK, 'condensed', {
        bold: true,
        ...most,
      }),
      label(note, middle, box.y + box.height * 0.85, Math.max(11.5, 14.5 * type), INK, 'condensed', most),
    ];
  });
}

function restItems(outcome: GunOutcome, box: Box, type: number): readonly Item[] {
  const size = Math.max(12.5, 16.5 * type);
  const need = Math.max(
    ...outcome.legend.map(({ count, words }) => roughWidth(count, size, 0.5) + roughWidth(words, size, 0.48)),
  );
  const columns = Math.max(1, Math.min(outcome.legend.length, Math.floor(box.width / (need + size * 2.6))));
  const legendHigh = Math.min(box.height, size * 1.6 * Math.ceil(outcome.legend.length / columns));
  const under = { ...box, y: box.y + legendHigh, height: box.height - legendHigh };
  const room = Math.floor(under.height / (size * 1.35));
  return [
    ...legendItems(outcome.legend, { ...box, height: legendHigh }, columns, size),
    ...tableItems(outcome, under, size),
    ...outcome.lines.slice(0, outcome.table.length > 0 ? 0 : room).map((line, index) =>
      label(line, box.x, under.y + size * (0.8 + index * 1.35), size, INK, 'condensed', {
        align: 'left',
        most: box.width,
      }),
    ),
  ];
}

function legendItems(legend: GunOutcome['legend'], box: Box, columns: number, size: number): readonly Item[] {
  const rows = Math.ceil(legend.length / columns);
  const high = Math.min(size * 1.9, box.height / rows);
  const wideEach = box.width / columns;
  return legend.flatMap(({ fill, count, words }, index): Item[] => {
    const [x, y] = [box.x + (index % columns) * wideEach, box.y + Math.floor(index / columns) * high];
    const square = { x, y: y + (high - size * 1.15) / 2, width: size * 1.15, height: size * 1.15 };
    const counted = roughWidth(count, size, 0.5) + 6;
    return [
      ...cellItems(square, fill, '', size),
      label(count, x + size * 1.6, y + high / 2, size, INK, 'condensed', { align: 'left', bold: true }),
      label(words, x + size * 1.6 + counted, y + high / 2, size, INK, 'condensed', {
        align: 'left',
        most: wideEach - size * 1.7 - counted - 4,
      }),
    ];
  });
}

/** Every sum of two dice with what it says, roll by roll. */
function tableItems({ table }: GunOutcome, box: Box, size: number): readonly Item[] {
  if (table.length === 0) return [];
  const name = Math.min(box.width * 0.2, Math.max(...table.map(({ words }) => roughWidth(words, size, 0.48))) + 8);
  const high = Math.min(size * 2, box.height / table.length);
  return table.flatMap(({ words, cells }, line) => {
    const y = box.y + line * high;
    const step = (box.width - name) / cells.length;
    return [
      label(words, box.x, y + high / 2, size, INK, 'condensed', { align: 'left', bold: true, most: name - 4 }),
      ...cells.flatMap(({ fill, text }, index) =>
        cellItems(
          { x: box.x + name + index * step, y: y + 1, width: step - 2, height: high - 3 },
          fill,
          text,
          Math.min(size, high * 0.62),
        ),
      ),
    ];
  });
}
