import { halfOf } from '../../../rules/tankDuel/cards';
import type { Played, TankId } from '../../../rules/tankDuel/types';
import type { View } from '../../../rules/tankDuel/view';
import type { Style, Surface } from '../../board/gameScene';
import type { Box, Group, Item } from '../../paint/items';
import { INK, label, PAPER, picture, plate } from '../../paint/marks';
import { halfName } from './battleCard';
import { cellOf, type Grid, LOW, targetsOnly } from './chanceCells';
import type { Chances } from './chancesTable';
import { box, lines, listed, panel, ruleTag, widthOf } from './panel';
import type { DuelTable } from './places';
import { numberOf } from './sight';
import { type Words, wordsOf } from './words';

const GOOD = 0x3e8e5a;

/** How much of the table the cell of one column takes at most. */
const WIDEST = 0.36;

function gridOf({ width, height }: Box, chances: Chances, tall: boolean): Grid {
  const gap = tall ? 4 : 8;
  const head = tall ? 34 : Math.max(44, Math.min(70, height * 0.19));
  const foot =
    tall || height < 190 + chances.rows.length * 18 || chances.rows.every(({ answered }) => answered === null)
      ? 0
      : Math.max(34, Math.min(62, height * 0.17));
  const rowHead = tall ? width * 0.27 : Math.min(260, Math.max(170, width * 0.2));
  const most = Math.max(1, Math.min(tall ? 3 : 4, chances.columns.length));
  const rows = Math.max(1, chances.rows.length);
  const cell = (width - rowHead - gap * (most + 2)) / most;
  return {
    head,
    rowHead,
    gap,
    foot,
    most,
    row: (height - head - foot - gap * (rows + 2)) / rows,
    // One or two columns leave room for what comes back.
    cell: tall ? cell : Math.min(cell, (width - rowHead) * WIDEST),
  };
}

/** Where the row of each enemy lies. */
export function chanceRows(
  { chances: at, tall }: DuelTable,
  chances: Chances,
): readonly { readonly tank: TankId; readonly at: Box }[] {
  if (at === null) return [];
  const { head, row, gap } = gridOf(at, chances, tall);
  return chances.rows.map(({ tank }, index) => ({
    tank: tank.id,
    at: box(at.x, at.y + head + gap + index * (row + gap), at.width, row),
  }));
}

/** Rows targets, columns legal combinations: what each would do. */
export function drawChances(
  table: DuelTable,
  view: View,
  chances: Chances,
  stage: Surface,
  look: Style,
  hidden = false,
): void {
  if (table.chances === null) return;
  const { chances: at, tall } = table;
  stage.put('arc', 'chances', hidden ? targetsPanel(at, chances, look) : chancesPanel(at, view, chances, tall, look));
}

/** Where the chances are what is asked for: what is known of each enemy, and no number that answers it. */
function targetsPanel(at: Box, chances: Chances, look: Style): Group {
  const words = wordsOf(look);
  const { table } = words;
  const size = Math.max(15, Math.min(20, at.height * 0.07));
  const said = { x: 16, y: size * 2.2, width: at.width - 32, most: 3 };
  return panel(at, [
    plate(box(1, 1, at.width - 2, at.height - 2), 0xebe2c9, { stroke: INK, width: 2, round: 9 }),
    label(table.chances.title, 16, size * 1.2, size * 1.1, INK, 'stencil', { align: 'left' }),
    ...lines(table.chances.hidden, look.language, said, size * 0.9, INK),
    ...targetsOnly(chances, at.width, at.height, words, look, size, { hidden: true }),
  ]);
}

function chancesPanel(at: Box, view: View, chances: Chances, tall: boolean, look: Style): Group {
  const words = wordsOf(look);
  const { table } = words;
  const { width, height } = at;
  const grid = gridOf(at, chances, tall);
  const paper = plate(box(1, 1, width - 2, height - 2), 0xebe2c9, { stroke: INK, width: 2, round: 9 });
  if (chances.columns.length === 0) {
    const size = Math.max(15, Math.min(20, height * 0.07));
    return panel(at, [
      paper,
      label(table.chances.noFireShort, 16, size * 1.2, size * 1.1, INK, 'stencil', {
        align: 'left',
        most: width * 0.46,
      }),
      // The heads of the two columns stand beside it.
      ...(tall
        ? []
        : lines(
            table.chances.noFire,
            look.language,
            { x: 16, y: size * 2.2, width: width * 0.48, most: 2 },
            size * 0.9,
            INK,
          )),
      ...targetsOnly(chances, width, height, words, look, size, { tall }),
    ]);
  }
  // The last columns are those with most cards: what there is no room for is what costs least.
  const shown = chances.columns.slice(-grid.most);
  const from = chances.columns.length - shown.length;
  return panel(at, [
    paper,
    ...titleOf(chances, grid, words, tall),
    ...shown.flatMap((cards, index) => columnHead(cards, grid, index, view, words, tall)),
    ...chances.rows.flatMap((row, index) => [
      ...rowHead(row, grid, index, words, look, tall),
      ...(row.cells.length === 0
        ? []
        : row.cells
            .slice(from)
            .flatMap((cell, column) => cellOf(cell, row.rule !== null, grid, index, column, words, tall))),
    ]),
    ...backColumn(chances, grid, width, words),
    ...footOf(chances, grid, width, height, words, look),
  ]);
}

function titleOf(chances: Chances, { head, rowHead }: Grid, { table, say }: Words, tall: boolean): readonly Item[] {
  const size = tall ? 15 : Math.max(16, Math.min(21, head * 0.32));
  const most = rowHead - 10;
  return [
    label(table.chances.title, 12, head * 0.34, size, INK, 'stencil', { align: 'left', most }),
    label(
      say(table.chances.counted, { count: chances.unseen }),
      12,
      head * 0.76,
      Math.max(12.5, size * 0.7),
      INK,
      'condensed',
      { align: 'left', most },
    ),
  ];
}

function columnHead(
  cards: readonly Played[],
  { head, rowHead, cell, gap }: Grid,
  index: number,
  view: View,
  words: Words,
  tall: boolean,
): readonly Item[] {
  const x = rowHead + gap + index * (cell + gap);
  const size = Math.max(13, Math.min(17, head * 0.26));
  const names = cards.map(({ card, as }) => {
    const half = halfOf(view, card, as);
    return half === null ? '' : halfName(half, words);
  });
  const chips = cards.flatMap(({ card }, place): readonly Item[] => {
    const wide = size * 1.9;
    const at = box(x + place * (wide + 3), head * 0.06 + 2, wide, size * 1.36);
    return [
      plate(at, INK, { round: 3 }),
      label(String(card), at.x + wide / 2, at.y + size * 0.68, size * 0.98, PAPER, 'stencil'),
    ];
  });
  if (tall) return chips;
  const named = cards.filter(({ as }) => as === 'fire').length > 1;
  const small = head < 56;
  return [
    ...chips,
    label(names.join(' + '), x, head * (small ? 0.74 : 0.58), Math.max(13, size * 0.92), INK, 'condensed', {
      align: 'left',
      bold: true,
      most: cell,
    }),
    ...(small
      ? []
      : [
          label(
            named ? words.table.chances.youName : words.table.chances.byPull,
            x,
            head * 0.84,
            Math.max(12.5, size * 0.82),
            INK,
            'condensed',
            { align: 'left', most: cell, alpha: 0.75 },
          ),
        ]),
  ];
}

/** In the room that few columns leave: what the enemy's gun would do to this tank. */
function backColumn(chances: Chances, grid: Grid, width: number, { table, percent }: Words): readonly Item[] {
  const { head, rowHead: wide, row: high, gap, cell, most } = grid;
  const left = wide + gap + most * (cell + gap) + gap;
  const room = width - left - gap;
  if (room < 150) return [];
  const x = left + room / 2;
  return [
    label(table.chances.plainBack, x, head * 0.62, Math.max(13, Math.min(16, head * 0.26)), INK, 'condensed', {
      bold: true,
      most: room,
    }),
    ...chances.rows.map(({ back }, index) => {
      const y = head + gap + index * (high + gap) + high / 2;
      const colour = back !== null && back >= 0.5 ? 0xb3281f : INK;
      return label(back === null ? '–' : percent(back), x, y, Math.min(32, high * 0.5), colour, 'stencil');
    }),
  ];
}

function lowHead(
  row: Chances['rows'][number],
  y: number,
  wide: number,
  high: number,
  { vehicle, say, table }: Words,
  look: Style,
): readonly Item[] {
  const side = Math.min(24, high * 0.86);
  const size = Math.max(13.5, Math.min(17, high * 0.6));
  const blocked = row.rule !== null;
  const says =
    blocked && row.cells.length === 0
      ? table.chances.noShot
      : blocked
        ? table.chances.notSpotted
        : say(table.metres, { metres: String(row.distance) });
  const name = vehicle(row.tank.vehicle);
  const left = 14 + side + widthOf(name, size, 'stencil') + 6;
  // Beside the name, or where the cells of a row without any would be; on a phone else the broken edge of the cells says it.
  const beside = wide - left > 34;
  const x = beside ? left : wide + 8;
  const told = beside || row.cells.length === 0;
  const ink = blocked ? look.palette.actInk : INK;
  return [
    picture(`counter-id-${row.tank.nation}-${numberOf(row.tank)}`, box(8, y + high / 2 - side / 2, side, side)),
    label(name, 14 + side, y + high / 2, size, INK, 'stencil', {
      align: 'left',
      most: beside ? wide * 0.55 : wide - 18 - side,
    }),
    ...(told
      ? [
          label(says, x, y + high / 2, Math.max(12.5, size * 0.86), ink, 'condensed', {
            align: 'left',
            bold: blocked,
            most: beside ? wide - left : wide * 2,
          }),
        ]
      : []),
  ];
}

function rowHead(
  row: Chances['rows'][number],
  { head, rowHead: wide, row: high, gap }: Grid,
  index: number,
  words: Words,
  look: Style,
  tall: boolean,
): readonly Item[] {
  const { table, say, vehicle, signed } = words;
  const y = head + gap + index * (high + gap);
  if (high < LOW) return lowHead(row, y, wide, high, words, look);
  const side = Math.min(30, high * 0.4);
  const size = Math.max(14, Math.min(22, high * 0.27));
  const small = Math.max(12.5, Math.min(15.5, high * 0.19));
  const facts = [
    say(table.metres, { metres: String(row.distance) }),
    row.acquired > 0 ? say(table.chances.acquired, { value: row.acquired }) : '',
    row.flanked ? table.chances.flank : '',
    row.cover > 0 ? `${row.moving ? table.chances.moving : table.chances.cover} −${row.cover}` : '',
    row.size === 0 ? '' : `${table.chances.size} ${signed(row.size)}`,
    `${row.flanked ? table.chances.side : table.chances.front} ${row.armour.join(' / ')}`,
  ].filter((fact) => fact !== '');
  const why = row.rule === null ? '' : (look.text.rules[row.rule] ?? row.rule);
  const room = Math.max(1, Math.floor((high - size * 1.5) / (small * 1.2)));
  return [
    picture(`counter-id-${row.tank.nation}-${numberOf(row.tank)}`, box(10, y + size * 0.7 - side / 2, side, side)),
    label(vehicle(row.tank.vehicle), 16 + side, y + size * 0.7, size, INK, 'stencil', {
      align: 'left',
      most: wide - side - 18,
    }),
    ...(tall && why === ''
      ? [label(facts[0] ?? '', 12, y + high * 0.7, small, INK, 'condensed', { align: 'left', most: wide - 12 })]
      : why === ''
        ? listed(facts, look.language, { x: 12, y: y + size * 1.5, width: wide - 14, most: room }, small, INK)
        : lines(
            why,
            look.language,
            { x: 12, y: y + size * 1.5, width: wide - 14, most: room },
            small,
            look.palette.actInk,
            { bold: true },
          )),
  ];
}

/** What the answer of the target would leave, and what a special round would add. */
function footOf(
  chances: Chances,
  { foot, gap }: Grid,
  width: number,
  height: number,
  words: Words,
  look: Style,
): readonly Item[] {
  if (foot === 0) return [];
  const { table, say, percent } = words;
  const row = chances.rows.filter(({ answered }) => answered !== null).toSorted((a, b) => killOf(b) - killOf(a))[0];
  if (row?.answered == null) return [];
  const special = row.special !== null && row.special > killOf(row);
  const wide = special ? width * 0.64 : width - gap * 2;
  const at = box(gap, height - foot - gap, wide, foot);
  const size = Math.max(13, Math.min(17, foot * 0.28));
  const says = say(table.chances.reply, { enemy: words.vehicle(row.tank.vehicle), kill: percent(row.answered.kill) });
  const more = say(table.chances.replyMore, { count: row.answered.cards, chance: percent(row.answered.holds) });
  const both = foot > 44;
  const items: Item[] = [
    plate(at, 0x10161f, { round: 7 }),
    ...(both
      ? [
          label(says, at.x + 12, at.y + foot * 0.3, size, PAPER, 'condensed', {
            align: 'left',
            bold: true,
            most: wide - 100,
          }),
          label(more, at.x + 12, at.y + foot * 0.7, size * 0.95, PAPER, 'condensed', {
            align: 'left',
            most: wide - 24,
            alpha: 0.9,
          }),
        ]
      : [
          label(`${says} ${more}`, at.x + 12, at.y + foot / 2, size, PAPER, 'condensed', {
            align: 'left',
            most: wide - widthOf('TD-13.2a', size) - 36,
          }),
        ]),
    ...ruleTag('TD-13.2a', at.x + wide - 8, at.y + (both ? foot * 0.3 : foot / 2), size * 0.86, true),
  ];
  if (!special || row.special === null) return items;
  const beside = box(at.x + wide + gap, at.y, width - wide - gap * 3, foot);
  return [
    ...items,
    plate(beside, 0xe3eed9, { stroke: GOOD, width: 2, round: 7 }),
    picture('gauge-shell-apcr', box(beside.x + 6, beside.y + foot * 0.24, foot * 0.9, foot * 0.52)),
    ...lines(
      say(table.chances.quick, { from: percent(killOf(row)), to: percent(row.special) }),
      look.language,
      { x: beside.x + foot + 8, y: beside.y + foot * 0.1, width: beside.width - foot - 12, most: 2 },
      size,
      INK,
      { bold: true },
    ),
  ];
}

const killOf = (row: Chances['rows'][number]) =>
  row.cells.find(({ now }) => now)?.kill ?? Math.max(0, ...row.cells.map(({ kill }) => kill));
