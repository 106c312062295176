import type { Style } from '../../board/gameScene';
import type { Box, Item } from '../../paint/items';
import { INK, label, PAPER, paragraphLines, plate } from '../../paint/marks';
import { roughWidth } from '../../paint/textWidth';
import { paperItems } from '../battle/sheet';
import { wordsOf } from '../battle/words';
import { type Page, resultWords } from './page';

/** How far a roll has been shown: the dice are still in the air, or the row is lit. */
type Told = 'thrown' | 'read';

interface Type {
  readonly head: number;
  readonly cell: number;
  readonly row: number;
  readonly note: number;
}

const typeFor = (width: number): Type =>
  width > 700
    ? { head: 16, cell: 22, row: 44, note: 16 }
    : width > 450
      ? { head: 13, cell: 17, row: 32, note: 14 }
      : { head: 11.5, cell: 15, row: 24, note: 12.5 };

/** Where the table of a chart lies on its page, and what stands beside it. */
function planOf({ width, height }: Pick<Box, 'width' | 'height'>, page: Page) {
  const type = typeFor(width);
  const small = width < 450;
  const edge = small ? 8 : 18;
  const top = (small ? 44 : 88) + (page.index.length > 0 ? indexHeight(page, width) : 0);
  const beside = page.roll === null && page.modifiers.length === 0 ? 0 : small ? 128 : Math.min(286, width * 0.35);
  const tableWidth = width - 2 * edge - (beside > 0 ? beside + edge * 0.8 : 0);
  const headHeight = type.head * 2.6;
  const room = height - top - headHeight - edge;
  const row = Math.min(type.row, room / Math.max(1, page.rows.length));
  return { type, small, edge, top, beside, tableWidth, headHeight, row };
}

/** The chips of all columns, where not all are beside each other. */
export function indexChips(
  page: Pick<Page, 'index'>,
  width: number,
): readonly { readonly column: string; readonly words: string; readonly on: boolean; readonly box: Box }[] {
  const small = width < 450;
  const size = small ? 11.5 : 14;
  const edge = small ? 8 : 18;
  let [x, y] = [edge, small ? 42 : 86];
  return page.index.map(({ column, words, on }) => {
    const wide = roughWidth(words, size, 0.5) + 14;
    if (x + wide > width - edge) {
      x = edge;
      y += size * 1.9;
    }
    const box = { x, y, width: wide, height: size * 1.7 };
    x += wide + 4;
    return { column, words, on, box };
  });
}

function indexHeight(page: Page, width: number): number {
  const last = indexChips(page, width).at(-1);
  return last === undefined ? 0 : last.box.y + last.box.height - (width < 450 ? 42 : 86) + 8;
}

export function pageItems(page: Page, width: number, height: number, told: Told, look: Style): readonly Item[] {
  const plan = planOf({ width, height }, page);
  return [
    ...paperItems(width, height),
    ...headItems(page, width, plan.small, look),
    ...indexChips(page, width).flatMap(({ words, on, box }): readonly Item[] => [
      plate(box, on ? look.palette.act : 0xfbf6e8, { stroke: on ? 0x7d2f08 : 0x8f8663, width: 1.5, round: 5 }),
      label(words, box.x + box.width / 2, box.y + box.height / 2, box.height / 1.8, on ? 0xfff6e6 : INK, 'condensed', {
        bold: true,
        most: box.width - 6,
      }),
    ]),
    ...tableItems(page, plan, told, look),
    ...signItems(page, plan, height, look),
    ...besideItems(page, plan, width, height, told, look),
  ];
}

function headItems(page: Page, width: number, small: boolean, look: Style): readonly Item[] {
  const size = small ? 18 : 40;
  const wide = Math.max(size * 1.5, roughWidth(page.sign, size, 0.62) + 16);
  const left = small ? 8 : 20;
  const top = small ? 8 : 18;
  const { table } = wordsOf(look);
  const official = page.source === table.unofficial;
  const note = small ? 0 : 210;
  return [
    plate({ x: left, y: top, width: wide, height: size * 1.4 }, INK, { round: 6 }),
    label(page.sign, left + wide / 2, top + size * 0.7, size, PAPER, 'stencil', { most: wide - 8 }),
    label(page.name, left + wide + 12, top + size * (small ? 0.7 : 0.45), small ? 16 : 28, INK, 'stencil', {
      align: 'left',
      most: width - left - wide - (small ? 30 : 56) - note,
    }),
    ...(small
      ? []
      : [
          label(page.dice, left + wide + 12, top + size * 1.12, 16, INK, 'condensed', { align: 'left' }),
          plate({ x: width - 20 - note, y: top + 2, width: note, height: 50 }, PAPER, {
            fillAlpha: 0.3,
            stroke: 0x8f8663,
            width: 2,
            round: 6,
          }),
          label(page.source, width - 20 - note / 2, top + 18, 15, INK, 'condensed', { bold: true, most: note - 16 }),
          label(official ? table.unofficialMore : '', width - 20 - note / 2, top + 37, 13.5, INK, 'condensed', {
            most: note - 12,
          }),
        ]),
  ];
}

type Plan = ReturnType<typeof planOf>;

function tableItems(
  page: Page,
  { type, edge, top, tableWidth, headHeight, row }: Plan,
  told: Told,
  look: Style,
): readonly Item[] {
  const { palette } = look;
  const first = page.dice === '' ? Math.min(tableWidth * 0.3, 150) : Math.min(72, tableWidth * 0.2);
  const wide = (tableWidth - first) / Math.max(1, page.heads.length);
  const high = headHeight + row * page.rows.length;
  const shown = told === 'read';
  const items: Item[] = [
    plate({ x: edge, y: top, width: tableWidth, height: high }, 0xfbf6e8, { stroke: INK, width: 2.5, round: 4 }),
    plate({ x: edge, y: top, width: tableWidth, height: headHeight }, INK, { round: 4 }),
  ];
  page.heads.forEach(({ words, lit }, index) => {
    const x = edge + first + index * wide;
    if (lit)
      items.push(
        plate({ x, y: top, width: wide, height: high }, palette.act, { fillAlpha: 0.16, round: 0 }),
        plate({ x, y: top, width: wide, height: headHeight }, palette.act, { round: 0 }),
      );
    items.push(
      label(words, x + wide / 2, top + headHeight / 2, type.head, PAPER, 'condensed', { bold: true, most: wide - 6 }),
    );
  });
  items.push(
    label(page.dice, edge + first / 2, top + headHeight / 2, type.head * 1.2, PAPER, 'stencil', { most: first - 6 }),
  );
  page.rows.forEach(({ head, cells, lit }, index) => {
    const y = top + headHeight + index * row;
    const on = lit && shown;
    if (on) items.push(plate({ x: edge, y, width: tableWidth, height: row }, palette.tracer, { round: 0 }));
    else if (index > 0)
      items.push({
        kind: 'shape',
        points: [
          { x: edge, y },
          { x: edge + tableWidth, y },
        ],
        closed: false,
        stroke: INK,
        width: 1,
        alpha: 0.3,
      });
    const size = Math.min(type.cell, row * 0.6);
    items.push(
      label(
        head,
        edge + first / 2,
        y + row / 2,
        page.dice === '' ? size * 0.8 : size,
        INK,
        page.dice === '' ? 'condensed' : 'stencil',
        { most: first - 8, bold: true },
      ),
    );
    cells.forEach(({ words, empty }, at) => {
      const x = edge + first + at * wide;
      const hot = on && page.heads[at]?.lit === true;
      if (hot)
        items.push(
          plate({ x, y: y - 2, width: wide, height: row + 4 }, palette.act, { stroke: 0x7d2f08, width: 3, round: 0 }),
        );
      const short = words.length < 7;
      items.push(
        label(
          words,
          x + wide / 2,
          y + row / 2,
          hot ? size * 1.15 : short ? size : size * 0.82,
          hot ? 0xfff6e6 : empty ? 0xa39c85 : INK,
          short ? 'stencil' : 'condensed',
          { most: wide - 8, bold: hot },
        ),
      );
    });
  });
  return items;
}

/** What the signs in the table mean, as far as there is room under it. */
function signItems(page: Page, plan: Plan, height: number, look: Style): readonly Item[] {
  const { type, edge, top, tableWidth, headHeight, row } = plan;
  const word = (sign: string) => resultWords(page.id, sign, look);
  const signs = [...new Set(page.rows.flatMap(({ cells }) => cells.map(({ words }) => words)))];
  const told = signs.filter((sign) => /^[A-Z0-9*+]{1,5}$/.test(sign) && word(sign) !== sign);
  const from = top + headHeight + row * page.rows.length + type.note;
  const most = Math.floor((height - from - 6) / (type.note * 1.3));
  const lines = paragraphLines(
    told.map((sign) => `${sign} ${word(sign)}`).join(' · '),
    look.language,
    tableWidth - 4,
    type.note,
  );
  return lines.slice(0, Math.max(0, most)).map((line, index) =>
    label(line, edge + 2, from + index * type.note * 1.3, type.note, INK, 'condensed', {
      align: 'left',
      most: tableWidth,
    }),
  );
}

/** Dice, the modifiers with their rules, and what comes of it. */
function besideItems(page: Page, plan: Plan, width: number, height: number, told: Told, look: Style): readonly Item[] {
  const { beside, edge, top, type, small } = plan;
  if (beside === 0) return [];
  const { table } = wordsOf(look);
  const x = width - edge - beside;
  const tray = { x, y: top, width: beside, height: page.roll === null ? 0 : small ? 84 : Math.min(190, height * 0.24) };
  const from = top + (page.roll === null ? 0 : tray.height + (small ? 8 : 16));
  const listed = from + type.note * 1.7;
  const tall = small ? 24 : 42;
  const most = Math.max(1, Math.floor((height - listed - (page.roll === null ? 10 : small ? 52 : 110)) / (tall + 4)));
  const terms = [...page.because, ...page.modifiers].slice(0, most);
  const none =
    terms.length === 0
      ? [
          label(table.noModifiers, x, listed + type.note * 0.7, type.note, INK, 'condensed', {
            align: 'left',
            most: beside,
          }),
        ]
      : [];
  const bottom = listed + (terms.length === 0 ? type.note * 1.8 : terms.length * (tall + 4));
  return [
    ...(page.roll === null ? [] : trayItems(page, tray, small, told, look)),
    label(table.modifiers, x, from + type.note * 0.6, type.note * 1.15, INK, 'stencil', {
      align: 'left',
      most: beside,
    }),
    ...none,
    ...terms.flatMap((term, index) =>
      termItems(term, { x, y: listed + index * (tall + 4), width: beside, height: tall }, type, small),
    ),
    ...(told === 'read'
      ? resultItems(page, { x, y: bottom + 4, width: beside, height: small ? 44 : 92 }, small, look)
      : []),
  ];
}

function trayItems(page: Page, tray: Box, small: boolean, told: Told, look: Style): readonly Item[] {
  const faces = page.roll?.faces ?? [];
  const sum = faces.reduce((so, face) => so + face, 0);
  const says = faces.length > 1 ? `${faces.join(' + ')} = ${sum}` : String(sum);
  const at = { x: tray.x + tray.width - 10, y: tray.y + tray.height - (small ? 12 : 20) };
  return [
    plate(tray, 0x39452a, { stroke: INK, width: 3, round: 10 }),
    ...diceItems(page, tray, told),
    ...(told === 'read'
      ? [
          label(says, at.x, at.y, small ? 15 : 26, look.palette.tracer, 'stencil', {
            align: 'right',
            most: tray.width - 20,
          }),
        ]
      : []),
  ];
}

function termItems(
  { value, words, rule }: Page['because'][number],
  box: Box,
  { note }: Type,
  small: boolean,
): readonly Item[] {
  const middle = box.y + box.height / 2;
  const tag = small ? 0 : roughWidth(rule, 13, 0.52) + 10;
  const left = box.x + (small ? 32 : 54);
  return [
    plate(box, 0xfbf6e8, { stroke: 0x8f8663, width: 2, round: 6 }),
    label(value, box.x + (small ? 16 : 26), middle, note * 1.4, INK, 'stencil', { most: small ? 28 : 44 }),
    label(words, left, middle, note, INK, 'condensed', {
      align: 'left',
      bold: true,
      most: box.x + box.width - left - 12 - tag,
    }),
    ...(small
      ? []
      : [
          label(rule, box.x + box.width - 8, middle, 13, INK, 'condensed', {
            align: 'right',
            bold: true,
            alpha: 0.75,
            most: tag,
          }),
        ]),
  ];
}

function resultItems({ id, roll }: Page, box: Box, small: boolean, look: Style): readonly Item[] {
  if (roll === null) return [];
  const { table, percent, say } = wordsOf(look);
  const middle = box.x + box.width / 2;
  const most = box.width - 12;
  const chance = roll.chance === null ? '' : say(table.wasChance, { chance: percent(roll.chance) });
  return [
    plate(box, look.palette.act, { stroke: 0x7d2f08, width: 3, round: 8 }),
    label(`${table.total} ${roll.total}`, middle, box.y + box.height * 0.22, small ? 12 : 17, 0xfff6e6, 'condensed', {
      bold: true,
      most,
    }),
    label(
      resultWords(id, roll.result, look),
      middle,
      box.y + box.height * (small ? 0.64 : 0.54),
      small ? 17 : 28,
      0xfff6e6,
      'stencil',
      { most },
    ),
    ...(small
      ? []
      : [label(chance, middle, box.y + box.height * 0.84, 15, 0xfff6e6, 'condensed', { bold: true, most })]),
  ];
}

function diceItems(page: Page, tray: Box, told: Told): readonly Item[] {
  const faces = page.roll?.faces ?? [];
  const size = Math.min(tray.height * 0.56, tray.width / (faces.length + 0.6) - 8);
  return faces.map((face, index): Item => {
    const x = tray.x + (tray.width * (index + 1)) / (faces.length + 1);
    const y = tray.y + tray.height * 0.42;
    // In the air the same faces are up whatever comes: they tell nothing.
    const up = told === 'read' ? face : index % 2 === 0 ? 3 : 5;
    const ten = page.dice === '1D10';
    const texture = ten ? `d10-${up % 10}` : `d6-olive-${Math.min(6, Math.max(1, up))}`;
    const angle = told === 'read' ? (index % 2 === 0 ? -12 : 10) : index % 2 === 0 ? 40 : -55;
    return { kind: 'picture', texture, x, y, width: size, height: size, angle };
  });
}
