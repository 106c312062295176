import type { SidePanel } from '../../board/gameScene';
import { css } from '../../paint/paintItem';
import { LEADING } from '../../paint/pen';
import type { Placed } from './controls';
import type { SideLog, SideLuck } from './model';
import { type Canvas, INK, nightPanel, PAPER, paperPanel, typeSize } from './painting';
import { ruleSpot } from './paintPreview';

/** The column beyond the board: the game's own panels, then luck and log as far as there is room. */
export function paintSides(canvas: Canvas): readonly Placed[] {
  const { box, model, layout } = canvas;
  const gap = Math.max(6, 9 * layout.scale);
  const placed: Placed[] = [];
  let y = 0;
  const take = (height: number) => {
    const zone = { x: 0, y, width: box.width, height };
    y += height + gap;
    return zone;
  };
  for (const side of model.sides) {
    const height = heightOf(canvas, side);
    if (y + height > box.height) break;
    placed.push(
      ...(side.kind === 'track' ? paintTrack(canvas, side, take(height)) : paintGoals(canvas, side, take(height))),
    );
  }
  const luck = Math.max(84, 120 * layout.scale);
  if (model.luck.length > 0 && box.height - y > luck + 150) paintLuck(canvas, model.luck, take(luck));
  if (box.height - y > 110) paintLog(canvas, model.log, take(box.height - y));
  return placed;
}

type Of<K extends SidePanel['kind']> = Extract<SidePanel, { kind: K }>;
type Zone = Placed['box'];

function heightOf(canvas: Canvas, side: SidePanel): number {
  const { layout, pen } = canvas;
  if (side.kind === 'track') {
    const { type, lines } = captionsOf(canvas, side);
    const more = pen.size(type.size) * LEADING * (lines - 2);
    return Math.max(146, 192 * layout.scale) + (pen.textSize - 1) * typeSize(layout, 80, 70) + more;
  }
  const goals = side.goals.length === 0 ? 0 : goalsHeight(canvas);
  return goals + side.lines.length * typeSize(layout, 26, 20) + typeSize(layout, 92, 78);
}

/** Flag, name and holder of an objective, one under the other. */
function goalsHeight({ layout, pen }: Canvas): number {
  return Math.max(84, 112 * layout.scale) + (pen.textSize - 1) * typeSize(layout, 56, 44);
}

const CELL_GAP = 8;
/** What is said under a cell fits in two lines of so many letter heights, or else in three. */
const CAPTION = 6.1;

function captionsOf({ layout, box, pen }: Canvas, side: Of<'track'>) {
  const cell = (box.width - 28 - CELL_GAP * (side.cells.length - 1)) / side.cells.length;
  const size = typeSize(layout, 15, 12.5);
  const type = { face: 'condensed', size, bold: true, colour: INK, align: 'center' } as const;
  const width = cell + 6;
  return { type, cell, width, lines: width < pen.size(size) * CAPTION ? 3 : 2 };
}

function heading({ pen, layout }: Canvas, zone: Zone, title: string, note: string): number {
  const size = typeSize(layout, 19, 15);
  const y = zone.y + 12 + size * 0.6;
  const width = pen.line(title, zone.x + 14, y, { face: 'stencil', size, colour: INK }, zone.width * 0.62);
  const type = { face: 'condensed', size: typeSize(layout, 15.5, 13), colour: INK, align: 'right' } as const;
  pen.line(note, zone.x + zone.width - 14, y, type, zone.width - width - 40);
  return y + size * 0.9;
}

function foot(canvas: Canvas, zone: Zone, says: string, rule: string): readonly Placed[] {
  const { pen, layout } = canvas;
  const y = zone.y + zone.height - 12 - typeSize(layout, 8, 6);
  const chip = pen.width(rule, { face: 'condensed', size: 14, bold: true, colour: INK }) + 14;
  const width = pen.line(
    says,
    zone.x + 14,
    y,
    { face: 'condensed', size: typeSize(layout, 15.5, 13), colour: INK },
    zone.width - 34 - chip,
  );
  return rule === '' ? [] : [ruleSpot(canvas, rule, zone.x + 14 + width + 8, y)];
}

function paintTrack(canvas: Canvas, side: Of<'track'>, zone: Zone): readonly Placed[] {
  const { pen, layout } = canvas;
  paperPanel(pen, zone);
  const chit = Math.max(20, 30 * layout.scale);
  const y = heading(canvas, zone, side.title, side.note);
  const title = pen.width(side.title, { face: 'stencil', size: typeSize(layout, 19, 15), colour: INK });
  const noted = pen.width(side.note, { face: 'condensed', size: typeSize(layout, 15.5, 13), colour: INK });
  const spare = zone.width - 28 - Math.min(title, zone.width * 0.62) - noted - chit;
  if (spare > 12) {
    const x = zone.x + zone.width - 20 - noted - chit / 2;
    pen.items(side.picture, x, zone.y + 12 + typeSize(layout, 12, 9), chit / 60);
  }
  const { type, cell: width, width: room, lines } = captionsOf(canvas, side);
  const height = Math.max(38, 58 * layout.scale);
  side.cells.forEach((cell, index) => {
    const at = { x: zone.x + 14 + index * (width + CELL_GAP), y: y + 8, width, height };
    const spent = cell.state === 'spent';
    const next = cell.state === 'next';
    if (spent) pen.fill(at, INK, 7);
    else if (next) pen.fill(at, '#fde3cf', 7);
    const dash = spent || next ? undefined : ([7, 5] as const);
    pen.rim(at, next ? css(pen.palette.act) : INK, 2.5, 6, dash);
    const size = height * 0.55;
    const middle = at.x + width / 2 - (cell.state === 'maybe' || next ? 0 : height * 0.2);
    pen.line(cell.label, middle, at.y + height / 2, {
      face: 'stencil',
      size,
      colour: spent ? PAPER : INK,
      align: 'center',
    });
    const icon = height * 0.42;
    if (spent) pen.icon('check-light', middle + size * 0.5, at.y + (height - icon) / 2, icon);
    if (cell.state === 'last') pen.icon('lock', middle + size * 0.5, at.y + (height - icon) / 2, icon);
    const colour = next ? css(pen.palette.actInk) : INK;
    // Large letters give way to the last word.
    const cut = pen.height(cell.says, room, type) > pen.height(cell.says, room, type, lines);
    const caption = { ...type, colour, size: cut ? type.size / pen.textSize : type.size };
    pen.words(cell.says, at.x + width / 2, at.y + height + 5, room, caption, lines);
  });
  return foot(canvas, zone, side.foot.says, side.foot.rule);
}

function paintGoals(canvas: Canvas, side: Of<'goals'>, zone: Zone): readonly Placed[] {
  const { pen, layout } = canvas;
  paperPanel(pen, zone);
  let y = heading(canvas, zone, side.title, side.note) + 4;
  if (side.goals.length > 0) {
    const each = (zone.width - 20) / side.goals.length;
    const icon = Math.min(each * 0.8, Math.max(38, 58 * layout.scale));
    side.goals.forEach((goal, index) => {
      const x = zone.x + 10 + each * (index + 0.5);
      pen.items(goal.picture, x, y + icon / 2, icon / 60);
      const size = typeSize(layout, 24, 17);
      const name = { face: 'stencil', size, colour: INK, align: 'center' } as const;
      const tall = pen.size(size);
      pen.line(goal.name, x, y + icon + tall * 0.45, name, each - 4);
      const says = {
        face: 'condensed',
        size: typeSize(layout, 15.5, 13),
        bold: true,
        colour: INK,
        align: 'center',
      } as const;
      pen.line(goal.says, x, y + icon + tall * 1.35, says, each - 4);
    });
    y += goalsHeight(canvas);
  }
  for (const line of side.lines) {
    const size = typeSize(layout, 16.5, 13.5);
    const value = pen.line(line.value, zone.x + zone.width - 16, y + size * 0.6, {
      face: 'stencil',
      size: size * 1.2,
      colour: INK,
      align: 'right',
    });
    pen.line(
      line.says,
      zone.x + 14,
      y + size * 0.6,
      { face: 'condensed', size, bold: true, colour: INK },
      zone.width - 44 - value,
    );
    y += typeSize(layout, 26, 20);
  }
  const dashed = {
    x: zone.x + 14,
    y: zone.y + zone.height - 20 - typeSize(layout, 20, 15),
    width: zone.width - 28,
    height: 3,
  };
  pen.ink.globalAlpha = 0.5;
  pen.rim(dashed, INK, 1.2, 0, [5, 4]);
  pen.ink.globalAlpha = 1;
  return foot(canvas, zone, side.foot.says, side.foot.rule);
}

function paintLuck(canvas: Canvas, luck: readonly SideLuck[], zone: Zone): void {
  const { pen, layout, words } = canvas;
  paperPanel(pen, zone);
  const y = heading(canvas, zone, words.luck, words.luckNote);
  const step = (zone.y + zone.height - 12 - y) / luck.length;
  luck.forEach((side, index) => {
    const middle = y + step * (index + 0.5);
    const type = { face: 'condensed', size: typeSize(layout, 16, 13.5), bold: true, colour: INK } as const;
    pen.line(side.side, zone.x + 14, middle, type, zone.width * 0.24);
    const bar = { x: zone.x + zone.width * 0.28, y: middle - 7, width: zone.width * 0.5, height: 14 };
    pen.fill(bar, 'rgba(35,38,31,.14)', 3);
    const half = bar.width / 2;
    const part = Math.max(-1, Math.min(1, side.luck / 3)) * half;
    const colour = index === 0 ? css(pen.palette.olive) : css(pen.palette.grey);
    pen.fill({ x: bar.x + half + Math.min(0, part), y: bar.y + 2, width: Math.abs(part), height: 10 }, colour);
    pen.fill({ x: bar.x + half - 1, y: bar.y - 3, width: 2, height: 20 }, INK);
    pen.line(side.words, zone.x + zone.width - 14, middle, {
      face: 'stencil',
      size: typeSize(layout, 20, 15),
      colour: INK,
      align: 'right',
    });
  });
}

function paintLog({ pen, layout, words }: Canvas, log: readonly SideLog[], zone: Zone): void {
  nightPanel(pen, zone);
  const size = typeSize(layout, 19, 15);
  pen.icon('log-light', zone.x + 14, zone.y + 12, size * 1.15);
  pen.line(words.log, zone.x + 16 + size * 1.5, zone.y + 13 + size * 0.6, { face: 'stencil', size, colour: PAPER });
  pen.key('L', zone.x + zone.width - 40, zone.y + 13 + size * 0.6, PAPER, 13);
  const line = typeSize(layout, 16, 13.5);
  const tall = pen.size(line);
  const step = tall * 2.75;
  let y = zone.y + 22 + size * 1.3;
  for (const entry of log) {
    if (y + step > zone.y + zone.height - 4) break;
    pen.icon(`${entry.icon}-light`, zone.x + 14, y + 3, line * 1.4);
    const chance =
      entry.chance === ''
        ? 0
        : pen.line(entry.chance, zone.x + zone.width - 14, y + tall * 0.8, {
            face: 'stencil',
            size: line * 1.2,
            colour: css(pen.palette.tracer),
            align: 'right',
          });
    const room = zone.width - 34 - line * 1.6 - chance - (chance > 0 ? 8 : 0);
    const left = zone.x + 22 + line * 1.5;
    const title = { face: 'condensed', size: line, bold: true, colour: PAPER } as const;
    if (pen.width(entry.title, title) > room * 1.15)
      pen.words(entry.title, left, y - tall * 0.3, room, { ...title, size: line * 0.92 }, 2);
    else {
      pen.line(entry.title, left, y + tall * 0.6, title, room);
      const more = { face: 'condensed', size: line * 0.94, colour: PAPER, alpha: 0.8 } as const;
      pen.line(entry.more, left, y + tall * 1.75, more, zone.width - 34 - line * 1.6);
    }
    pen.fill({ x: zone.x + 14, y: y + step - 5, width: zone.width - 28, height: 1 }, 'rgba(233,224,200,.16)');
    y += step;
  }
}
