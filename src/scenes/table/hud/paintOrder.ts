import type { Doing, Order, OrderChoice, OrderRow, SumChip } from '../../board/gameScene';
import { css } from '../../paint/paintItem';
import { type Act, control, type Placed } from './controls';
import { pageOf, paintPager } from './pages';
import { type Canvas, CREAM, INK, place, typeSize } from './painting';
import { ruleSpot } from './paintPreview';

type Zone = Placed['box'];

export function actOf({ refs, undo }: Doing): Act {
  return { do: 'point', refs, ...(undo === undefined ? {} : { undo }) };
}

/** Something being put together: its head, who takes part, the sum, the chance, other ways to do it. */
export function paintOrder(canvas: Canvas, order: Order): readonly Placed[] {
  const { box, layout } = canvas;
  if (layout.mode === 'phone') return paintNarrow(canvas, order);
  const { pen } = canvas;
  const pad = 16;
  const width = box.width - 2 * pad;
  const placed: Placed[] = [];
  const headHeight = Math.max(58, 82 * layout.scale);
  paintHead(canvas, order.head, { x: pad - 4, y: 14, width: width + 8, height: headHeight });
  let y = 14 + headHeight + 8;
  const size = typeSize(layout, 19, 15);
  pen.line(order.heading, pad, y + size * 0.6, { face: 'stencil', size, colour: INK }, width * 0.6);
  const hint = { face: 'condensed', size: typeSize(layout, 16, 13), colour: INK, align: 'right' } as const;
  const hintY = y + size * 0.6;
  y += size * 1.35;
  const chips = Math.max(46, 64 * layout.scale);
  const oddsHeight = Math.max(112, 216 * layout.scale);
  const bottom = box.height - 14;
  const row = Math.max(40, 52 * layout.scale);
  const gap = Math.max(4, 6 * layout.scale);
  const room = Math.max(1, Math.floor((bottom - oddsHeight - chips - 14 - y) / (row + gap)));
  const page = pageOf(order.rows, room, canvas.touch.page);
  const pager = page.pages > 1 ? 74 : 0;
  pen.line(order.hint, box.width - pad - pager, hintY, hint, width * 0.38 - pager);
  if (pager > 0)
    placed.push(paintPager(canvas, page, { x: box.width - pad - 66, y: hintY - 15, width: 66, height: 26 }));
  for (const one of page.shown) {
    placed.push(...paintRow(canvas, one, { x: pad, y, width, height: row }));
    y += row + gap;
  }
  y += 6;
  placed.push(...paintSum(canvas, order.sum, { x: pad, y, width, height: chips }));
  y += chips + 10;
  placed.push(...paintOdds(canvas, order, { x: pad, y, width, height: bottom - y }));
  return placed;
}

function paintHead({ pen, layout }: Canvas, head: Order['head'], zone: Zone): void {
  const { ink } = pen;
  const shade = ink.createLinearGradient(zone.x, 0, zone.x + zone.width, 0);
  shade.addColorStop(0, '#cdbf97');
  shade.addColorStop(1, '#e2d7b6');
  ink.fillStyle = shade;
  ink.beginPath();
  ink.roundRect(zone.x, zone.y, zone.width, zone.height, 5);
  ink.fill();
  pen.rim(zone, 'rgba(35,38,31,.4)', 1.5, 5);
  const k = zone.height / 62;
  const picture = Math.min(zone.width * 0.34, 122 * k);
  pen.items(head.picture, zone.x + picture / 2 + 4, zone.y + zone.height / 2, picture / 122);
  const x = zone.x + picture + 12;
  const value = zone.x + zone.width - 44 * Math.max(layout.scale, 0.8);
  const most = value - x - 34;
  pen.line(
    head.kicker.toUpperCase(),
    x,
    zone.y + zone.height * 0.2,
    { face: 'condensed', size: typeSize(layout, 15, 12.5), bold: true, colour: INK, alpha: 0.7 },
    most,
  );
  pen.line(
    head.title,
    x,
    zone.y + zone.height * 0.5,
    { face: 'stencil', size: typeSize(layout, 31, 21), colour: INK },
    most,
  );
  pen.line(
    head.says,
    x,
    zone.y + zone.height * 0.82,
    { face: 'condensed', size: typeSize(layout, 16, 13), colour: INK },
    most,
  );
  pen.line(
    head.value,
    value,
    zone.y + zone.height * 0.4,
    { face: 'stencil', size: zone.height * 0.58, colour: INK, align: 'center' },
    80,
  );
  pen.line(head.valueSays, value, zone.y + zone.height * 0.84, {
    face: 'condensed',
    size: typeSize(layout, 15, 12.5),
    bold: true,
    colour: INK,
    align: 'center',
  });
}

const GREY = '#8b8672';

function tones({ pen }: Canvas, state: OrderRow['state']): { edge: string; ground: string } {
  if (state === 'in') return { edge: css(pen.palette.clear), ground: '#fbf6e8' };
  if (state === 'can') return { edge: css(pen.palette.act), ground: 'rgba(242,107,33,.1)' };
  return { edge: GREY, ground: 'rgba(35,38,31,.06)' };
}

function sign(canvas: Canvas, state: OrderRow['state'], x: number, y: number, size: number): void {
  const { pen } = canvas;
  if (state === 'can') pen.line('+', x, y, { face: 'stencil', size: size * 1.1, colour: CREAM, align: 'center' });
  else pen.icon(state === 'in' ? 'check-light' : 'close-light', x - size / 2, y - size / 2, size);
}

function paintRow(canvas: Canvas, row: OrderRow, zone: Zone): readonly Placed[] {
  const { pen, layout, touch } = canvas;
  const id = `row:${row.ref}`;
  const { edge, ground } = tones(canvas, row.state);
  pen.fill(zone, touch.over === id ? '#fff3df' : ground, 7);
  const k = zone.height / 52;
  const side = 40 * k;
  pen.fill({ ...zone, width: side }, edge, 6);
  pen.rim(zone, edge, 2, 6, row.state === 'can' ? [9, 5] : undefined);
  const middle = zone.y + zone.height / 2;
  sign(canvas, row.state, zone.x + side / 2, middle, 26 * k);
  pen.ink.globalAlpha = row.state === 'no' ? 0.55 : 1;
  pen.items(row.picture, zone.x + side + 30 * k, middle, 0.86 * k);
  pen.ink.globalAlpha = 1;
  const right = zone.x + zone.width - 12;
  const off = row.state === 'no';
  pen.line(row.value, right, middle, {
    face: 'stencil',
    size: typeSize(layout, 26, 19),
    colour: INK,
    align: 'right',
    alpha: off ? 0.35 : 1,
  });
  const chip = pen.width(row.rule, { face: 'condensed', size: 14, bold: true, colour: INK }) + 12;
  const chipX = right - 48 * Math.max(layout.scale, 0.75) - chip;
  const placed: Placed[] = [];
  if (row.does !== null) {
    placed.push(place(control({ id, words: row.title, style: 'row', act: actOf(row.does) }), zone));
  } else
    placed.push(
      place(control({ id, words: row.title, style: 'row', enabled: false, act: { do: 'rule', id: row.rule } }), zone),
    );
  placed.push(ruleSpot(canvas, row.rule, chipX, middle));
  const x = zone.x + side + 62 * k;
  const most = chipX - x - 10;
  const tag = row.tag === null ? 0 : pen.width(row.tag, { face: 'condensed', size: 14, bold: true, colour: INK }) + 12;
  const title = { face: 'text', size: typeSize(layout, 17, 14), bold: true, colour: INK } as const;
  const named = pen.line(row.title, x, middle - 9.5 * Math.max(k, 0.85), title, most - tag - 8);
  if (row.tag !== null) {
    const at = { x: x + named + 8, y: middle - 9.5 * Math.max(k, 0.85) - 9, width: tag, height: 18 };
    pen.fill(at, css(pen.palette.tracer), 3);
    pen.line(row.tag, at.x + 6, at.y + 9, { face: 'condensed', size: 14, bold: true, colour: INK });
  }
  const says = { face: 'condensed', size: typeSize(layout, 16, 13), bold: off, colour: off ? '#8f241e' : INK } as const;
  pen.line(row.says, x, middle + 11 * Math.max(k, 0.85), says, most);
  return placed;
}

/** The sum as chips with their signs. */
export function paintSum(canvas: Canvas, sum: readonly SumChip[], zone: Zone): readonly Placed[] {
  const { pen, layout } = canvas;
  const narrow = zone.width < 420;
  const number = { face: 'stencil', size: narrow ? 21 : typeSize(layout, 30, 21), colour: INK } as const;
  const small = { face: 'condensed', size: narrow ? 12 : typeSize(layout, 15, 12.5), bold: true, colour: INK } as const;
  const op = narrow ? 14 : Math.max(16, 26 * layout.scale);
  const signs = sum.filter((chip) => chip.sign !== '').length;
  const wishes = sum.map(
    (chip) => Math.max(pen.width(chip.value, number), pen.width(chip.says, small)) + (narrow ? 10 : 22),
  );
  const total = wishes.reduce((all, width) => all + width, 0) + signs * op;
  const shrink = Math.min(1, (zone.width - signs * op) / (total - signs * op));
  const spare = Math.max(0, zone.width - total);
  let x = zone.x;
  const middle = zone.y + zone.height / 2;
  const placed: Placed[] = [];
  sum.forEach((chip, index) => {
    if (chip.sign !== '') {
      pen.line(chip.sign, x + op / 2, middle, { ...number, size: number.size * 0.86, align: 'center' });
      x += op;
    }
    const width = (wishes[index] ?? 0) * shrink + (index === sum.length - 1 ? spare : 0);
    const at = { x, y: zone.y, width, height: zone.height };
    const hot = chip.tone === 'hot';
    pen.fill(at, hot ? css(pen.palette.act) : chip.tone === 'good' ? '#e0eddb' : '#f8f2e2', 7);
    pen.ink.globalAlpha = chip.tone === 'faint' ? 0.5 : 1;
    pen.rim(at, hot ? '#7d2f08' : INK, 2, 7);
    const colour = hot ? CREAM : INK;
    pen.line(chip.value, x + width / 2, zone.y + zone.height * 0.37, { ...number, colour, align: 'center' }, width - 6);
    pen.line(chip.says, x + width / 2, zone.y + zone.height * 0.77, { ...small, colour, align: 'center' }, width - 4);
    pen.ink.globalAlpha = 1;
    if (chip.rule !== null)
      placed.push(
        place(
          control({
            id: `rule:sum${index}`,
            words: chip.says,
            style: 'chip',
            reason: chip.rule,
            act: { do: 'rule', id: chip.rule },
          }),
          at,
        ),
      );
    x += width;
  });
  return placed;
}

function paintOdds(canvas: Canvas, order: Order, zone: Zone): readonly Placed[] {
  const { pen, layout } = canvas;
  const { chance } = order;
  const { length: ways } = order.choices;
  const left = zone.width * (ways === 0 ? 1 : ways > FEW ? 0.37 : 0.43);
  const placed: Placed[] = [];
  if (chance !== null) {
    const big = typeSize(layout, 60, 36);
    const y = zone.y + big * 0.5;
    const width = pen.line(chance.value, zone.x, y, { face: 'stencil', size: big, colour: '#c24a0c' });
    pen.line(
      chance.ways,
      zone.x + width + 12,
      y + big * 0.14,
      { face: 'stencil', size: big * 0.41, colour: INK },
      left - width - 16,
    );
    const noteY = zone.y + zone.height - 10;
    const note = { face: 'condensed', size: typeSize(layout, 15, 12.5), colour: INK } as const;
    const chip = pen.width(chance.rule, { face: 'condensed', size: 14, bold: true, colour: INK }) + 22;
    const cited = pen.width(chance.note, note) <= left - chip;
    const noted = pen.line(chance.note, zone.x, noteY, note, cited ? left - chip : left - 8);
    if (cited) placed.push(ruleSpot(canvas, chance.rule, zone.x + noted + 6, noteY));
    const top = zone.y + big + 4;
    if (noteY - 14 - top > 40)
      paintColumns(canvas, chance.columns, columnsIn({ x: zone.x, y: top, width: left - 8, height: noteY - 14 - top }));
  }
  const grid = { x: zone.x + left + 8, y: zone.y, width: zone.width - left - 8, height: zone.height };
  return [...placed, ...paintChoices(canvas, order.choices, grid)];
}

/** Columns stand at the foot of their place and are not drawn out to fill it. */
function columnsIn({ x, y, width, height }: Zone): Zone {
  const tall = Math.min(height, width * 0.62);
  return { x, y: y + height - tall, width, height: tall };
}

function paintColumns({ pen }: Canvas, columns: NonNullable<Order['chance']>['columns'], zone: Zone): void {
  const most = Math.max(...columns.map(({ ways }) => ways), 1);
  const each = zone.width / columns.length;
  const label = Math.min(20, each * 0.85);
  const tall = zone.height - label * 1.3;
  columns.forEach((column, index) => {
    const height = (column.ways * tall) / most;
    const at = { x: zone.x + index * each + 1.5, y: zone.y + tall - height, width: each - 3, height };
    pen.fill(at, column.good ? css(pen.palette.act) : 'rgba(35,38,31,.2)', 2);
    pen.rim(at, column.good ? '#7d2f08' : 'rgba(35,38,31,.5)', 1.2, 2);
    if (column.good)
      for (let i = 1; i < column.ways; i++)
        pen.fill({ x: at.x, y: zone.y + tall - (i * tall) / most, width: at.width, height: 1 }, '#7d2f08');
    pen.line(column.label, at.x + at.width / 2, zone.y + tall + label * 0.7, {
      face: 'stencil',
      size: label,
      colour: INK,
      align: 'center',
      alpha: column.good ? 1 : 0.6,
    });
  });
}

const FEW = 8;
const [COLUMNS, ROWS] = [3, 5];

/** Many ways in little room: each in one line, without what stands under its chance. */
function paintMany(canvas: Canvas, choices: readonly OrderChoice[], zone: Zone): readonly Placed[] {
  const gap = 4;
  const width = (zone.width - gap * (COLUMNS - 1)) / COLUMNS;
  const height = Math.min(40, (zone.height - gap * (ROWS - 1)) / ROWS);
  return choices.slice(0, COLUMNS * ROWS).map((choice, index) => {
    const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)];
    const at = { x: zone.x + column * (width + gap), y: zone.y + row * (height + gap), width, height };
    return paintChoice(canvas, choice, at, index, true);
  });
}

function paintChoices(canvas: Canvas, choices: readonly OrderChoice[], zone: Zone): readonly Placed[] {
  const { layout } = canvas;
  const gap = 6;
  if (choices.length > FEW) return paintMany(canvas, choices, zone);
  const rows = Math.min(4, Math.max(1, Math.floor((zone.height + gap) / (Math.max(38, 50 * layout.scale) + gap))));
  const height = Math.min(56 * Math.max(1, layout.scale), (zone.height - gap * (rows - 1)) / rows);
  const width = (zone.width - gap) / 2;
  return choices.slice(0, rows * 2).map((choice, index) => {
    const at = {
      x: zone.x + (index % 2) * (width + gap),
      y: zone.y + Math.floor(index / 2) * (height + gap),
      width,
      height,
    };
    return paintChoice(canvas, choice, at, index);
  });
}

function paintChoice(
  { pen, layout, touch }: Canvas,
  choice: OrderChoice,
  at: Zone,
  index: number,
  dense = false,
): Placed {
  const id = `row:choice${index}`;
  const { state } = choice;
  const edge =
    state === 'now' ? css(pen.palette.act) : state === 'best' ? css(pen.palette.clear) : 'rgba(35,38,31,.35)';
  const ground = state === 'now' ? '#fde3cf' : state === 'best' ? '#e0eddb' : '#f3ecd8';
  pen.fill(at, touch.over === id ? '#fff3df' : ground, 7);
  pen.rim(at, edge, 2, 6);
  const value = { face: 'stencil', size: typeSize(layout, 22, 17), colour: INK, align: 'right' } as const;
  const right = at.x + at.width - (dense ? 5 : 9);
  // In little room only the best and the present way say so.
  const named = !dense || (state !== 'plain' && at.height >= 30);
  const sized = dense ? { ...value, size: value.size * 0.8 } : value;
  const wide = pen.line(choice.value, right, at.y + at.height * (named ? 0.34 : 0.5), sized);
  const note = { face: 'condensed', size: typeSize(layout, 14, 12), colour: INK, align: 'right', alpha: 0.75 } as const;
  const noted = !named ? 0 : pen.line(choice.note, right, at.y + at.height * 0.76, note);
  const says = { face: 'condensed', size: typeSize(layout, 16, dense ? 12 : 13), bold: true, colour: INK } as const;
  const most = at.width - (dense ? 13 : 26) - Math.max(wide, noted);
  const lines = pen.width(choice.says, says) > most ? 2 : 1;
  // Who fires is never cut: what would take a third line, or more height than there is, stands in one that is set smaller.
  const tall = pen.height(choice.says, most, says);
  const cut = tall > pen.height(choice.says, most, says, 2) || tall > at.height;
  if (dense || cut) pen.line(choice.says.replaceAll(' + ', '+'), at.x + 5, at.y + at.height / 2, says, most);
  else pen.words(choice.says, at.x + 9, at.y + at.height / 2 - says.size * 0.66 * lines, most, says, lines);
  const act: Act = choice.does === null ? { do: 'point', refs: [] } : actOf(choice.does);
  return place(
    control({ id, words: `${choice.says} ${choice.value}`, style: 'row', enabled: choice.does !== null, act }),
    at,
  );
}

const PAGER = 36;

/** On a phone: a row of small cards, the sum, the chance and the best way. */
function paintNarrow(canvas: Canvas, order: Order): readonly Placed[] {
  const { pen, box } = canvas;
  const placed: Placed[] = [];
  const [width, height, gap] = [76, 88, 7];
  const fits = Math.floor((box.width - 16) / (width + gap));
  const all = order.rows.length <= fits;
  const room = all ? fits : Math.floor((box.width - 16 - PAGER) / (width + gap));
  const page = pageOf(order.rows, room, canvas.touch.page);
  if (!all) placed.push(paintPager(canvas, page, { x: box.width - PAGER - 4, y: 8, width: PAGER, height }));
  page.shown.forEach((row, index) => {
    const at = { x: 12 + index * (width + gap), y: 8, width, height };
    const { edge, ground } = tones(canvas, row.state);
    pen.fill(at, row.state === 'no' ? '#d8cfb4' : ground, 8);
    pen.rim(at, edge, 2, 7, row.state === 'can' ? [8, 5] : undefined);
    pen.ink.globalAlpha = row.state === 'no' ? 0.55 : 1;
    pen.items(row.picture, at.x + width / 2, at.y + 26, 0.72);
    pen.ink.globalAlpha = 1;
    const name = row.title.split(' ').at(-1) ?? '';
    pen.line(name, at.x + width / 2, at.y + 58, { face: 'stencil', size: 16, colour: INK, align: 'center' });
    const says = {
      face: 'condensed',
      size: 13,
      bold: row.state === 'no',
      colour: row.state === 'no' ? '#8f241e' : INK,
      align: 'center',
    } as const;
    pen.line(row.short, at.x + width / 2, at.y + 76, says, width - 6);
    pen.fill({ x: at.x + width - 17, y: at.y - 5, width: 22, height: 22 }, edge, 11);
    sign(canvas, row.state, at.x + width - 6, at.y + 6, 15);
    const id = `row:${row.ref}`;
    const act: Act = row.does === null ? { do: 'rule', id: row.rule } : actOf(row.does);
    placed.push(place(control({ id, words: row.title, style: 'row', act }), at));
  });
  placed.push(...paintSum(canvas, order.sum, { x: 10, y: 104, width: box.width - 20, height: 46 }));
  if (order.chance === null) return placed;
  const y = 172;
  const wide = pen.line(order.chance.value, 12, y, { face: 'stencil', size: 36, colour: '#c24a0c' });
  pen.line(order.chance.ways, 22 + wide, y + 4, { face: 'stencil', size: 17, colour: INK });
  const best = order.choices.find(({ state, does }) => state === 'best' && does !== null);
  const below = { x: 12, y: y + 32, width: box.width - 24, height: box.height - y - 40 };
  if (below.height > 90) return [...placed, ...paintChoices(canvas, order.choices, below)];
  if (best !== undefined)
    placed.push(paintChoice(canvas, best, { x: box.width - 176, y: y - 20, width: 164, height: 40 }, 0));
  return placed;
}
