import type { PlacedButton } from '../../blocks/control';
import { columnHeading, columnHeight, paintColumn } from '../../blocks/paintColumn';
import { INK, nightPanel, PAPER, paperPanel, typeSize } from '../../blocks/paper';
import { css } from '../../paint/paintItem';
import type { SideLog, SideLuck } from './model';
import type { Canvas } from './painting';

/** The column beyond the board: the game's own panels, then luck and log as far as there is room. */
export function paintSides(canvas: Canvas): readonly PlacedButton[] {
  const { box, model, layout } = canvas;
  const gap = Math.max(6, 9 * layout.scale);
  const placed: PlacedButton[] = [];
  let y = 0;
  const take = (height: number) => {
    const zone = { x: 0, y, width: box.width, height };
    y += height + gap;
    return zone;
  };
  for (const blocks of model.column) {
    const height = columnHeight(canvas, blocks);
    if (y + height > box.height) break;
    placed.push(...paintColumn(canvas, blocks, take(height)));
  }
  const luck = Math.max(84, 120 * layout.scale);
  if (model.luck.length > 0 && box.height - y > luck + 150) paintLuck(canvas, model.luck, take(luck));
  if (box.height - y > 110) paintLog(canvas, model.log, take(box.height - y));
  return placed;
}

type Zone = PlacedButton['box'];

function paintLuck(canvas: Canvas, luck: readonly SideLuck[], zone: Zone): void {
  const { pen, layout, words } = canvas;
  paperPanel(pen, zone);
  const y = columnHeading(canvas, zone, { title: words.luck, note: words.luckNote });
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
