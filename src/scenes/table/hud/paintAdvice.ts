import { control, type PlacedButton } from '../../blocks/control';
import { focusRing, INK, nightPanel, PAPER, place, typeSize } from '../../blocks/paper';
import { css } from '../../paint/paintItem';
import type { Pen, Type } from '../../paint/pen';
import type { AdviceLine } from '../advice';
import type { Canvas } from './painting';
import { paintRows } from './paintNotes';

/** Who stands better: the first seat's part from below, or from the left where the bar lies. */
export function paintBalance({ pen, box, layout, model, touch }: Canvas): readonly PlacedButton[] {
  const advice = model.advice?.now ?? null;
  const share = advice?.share ?? 0.5;
  const upright = box.height > box.width;
  const part = upright
    ? { x: 0, y: box.height * (1 - share), width: box.width, height: box.height * share }
    : { x: 0, y: 0, width: box.width * share, height: box.height };
  const half = upright
    ? { x: 0, y: box.height / 2 - 1, width: box.width, height: 2 }
    : { x: box.width / 2 - 1, y: 0, width: 2, height: box.height };
  const radius = upright ? 4 : 0;
  pen.fill(box, '#1c222b', radius);
  pen.fill(part, css(pen.palette.paper), radius);
  pen.fill(half, css(pen.palette.act));
  if (upright) pen.rim(box, 'rgba(233,224,200,.35)', 1.5, radius);
  const size = typeSize(layout, 15, 12);
  const type = { face: 'condensed', size, bold: true, align: 'center' } as const;
  const figure = advice?.figure ?? '…';
  const white = share >= 0.5;
  const colour = white ? INK : PAPER;
  if (upright) {
    // The figure stands in the larger part, at the border, but never on the mark in the middle.
    const wished = part.y + (white ? size : -size);
    const middle = box.height / 2;
    const beside = Math.abs(wished - middle) < size ? middle + (white ? size : -size) : wished;
    const y = Math.max(size * 2.6, Math.min(box.height - size, beside));
    pen.line(figure, box.width / 2, y, { ...type, colour }, box.width - 2);
    if (advice !== null && advice.depth > 0) {
      const deep = { ...type, size: size * 0.85, colour: share > 0.97 ? INK : PAPER, alpha: 0.75 };
      pen.line(`D${advice.depth}`, box.width / 2, size * 0.9, deep, box.width - 2);
    }
  } else {
    const x = Math.max(size * 2, Math.min(box.width - size * 2, part.width + (white ? -size * 1.6 : size * 1.6)));
    pen.line(figure, x, box.height / 2 + 0.5, { ...type, colour });
  }
  const bar = control({
    id: 'balance',
    words: advice?.says ?? figure,
    reason: advice?.says ?? '',
    on: true,
    act: { do: 'advice' },
  });
  if (touch.focused === bar.id) focusRing(pen, box, css(pen.palette.tracer));
  return [place(bar, box)];
}

/** The engine's best lines; pointing at one shows its first turn on the board, short of playing it. */
export function paintLines(canvas: Canvas): readonly PlacedButton[] {
  const { pen, box, layout, model, words } = canvas;
  const phone = layout.mode === 'phone';
  const heading = typeSize(layout, 19, 16);
  const top = 20 + heading * 1.4;
  const wished = Math.max(46, 60 * layout.scale);
  // Where the lines stand in the panel there is room for the record under them.
  const left = box.height - top - 3 * wished - 14;
  const recorded = !phone && layout.notes === null && left > 110;
  const height = recorded ? box.height - left : box.height;
  if (recorded) paintRows(canvas, { ...box, y: height + 8, height: left - 8 });
  nightPanel(pen, phone ? { x: 8, y: 0, width: box.width - 16, height } : { ...box, height });
  const pad = phone ? 22 : 16;
  const headY = 14 + heading * 0.6;
  pen.icon('robot-light', pad, 13, heading * 1.15);
  const head = { face: 'stencil', size: heading, colour: PAPER } as const;
  const headWidth = pen.line(model.advice?.now?.title ?? words.lines, pad + heading * 1.5, headY, head) + heading * 1.5;
  const advice = model.advice?.now ?? null;
  const small = { face: 'condensed', size: typeSize(layout, 16, 14), colour: PAPER } as const;
  const note = advice?.note ?? words.weighing;
  const room = box.width - 2 * pad - headWidth - 12;
  pen.line(note, box.width - pad, headY, { ...small, align: 'right', alpha: 0.75 }, room);
  const rows = advice?.lines ?? [];
  const tall = Math.min(wished, (height - top - 8) / 3);
  return rows.flatMap((line, index) => {
    const zone = { x: pad - 6, y: top + index * tall, width: box.width - 2 * pad + 12, height: tall - 5 };
    return zone.y + zone.height > height - 4 ? [] : [paintLine(canvas, line, index, zone)];
  });
}

function paintLine(
  { pen, layout, model, touch }: Canvas,
  line: AdviceLine,
  index: number,
  zone: PlacedButton['box'],
): PlacedButton {
  const row = control({
    id: `line:${index}`,
    words: `${line.says} · ${line.turn}`,
    enabled: model.advice?.mayTry === true && (line.look !== undefined || line.refs.length > 0),
    act: line.look === undefined ? { do: 'point', refs: line.refs, afresh: true } : { do: 'look', id: line.look },
  });
  const lit = touch.over === row.id && row.enabled;
  pen.fill(zone, index === 0 ? 'rgba(242,107,33,.26)' : 'rgba(233,224,200,.07)', 5);
  if (lit) pen.rim(zone, css(pen.palette.act), 2, 5);
  const middle = zone.y + zone.height / 2;
  const figure = { face: 'stencil', size: typeSize(layout, 22, 17), colour: css(pen.palette.tracer) } as const;
  const column = line.why === undefined ? pen.width('−00.0', figure) : pen.width('0', figure);
  pen.line(line.figure, zone.x + 10, middle, figure, column);
  const x = zone.x + column + 22;
  const most = zone.x + zone.width - x - 8;
  const turn = { face: 'condensed', size: typeSize(layout, 17, 15), bold: true, colour: PAPER } as const;
  const then = { face: 'condensed', size: typeSize(layout, 15, 13), colour: PAPER, alpha: 0.75 } as const;
  if (line.why !== undefined) {
    const rows = Math.max(1, Math.floor((zone.height - turn.size * 1.5) / (then.size * 1.2)));
    pen.line(line.turn, x, zone.y + turn.size * 0.85, turn, most);
    pen.words(line.why, x, zone.y + turn.size * 1.5, most, then, rows);
  } else if (zone.height >= turn.size + then.size + 4) {
    pen.line(line.turn, x, middle - then.size * 0.62, turn, most);
    pen.line(fitting(pen, line.onward, then, most), x, middle + turn.size * 0.6, then, most);
  } else {
    const used = pen.line(line.turn, x, middle, turn, most) + 12;
    pen.line(fitting(pen, line.onward, then, most - used), x + used, middle, then);
  }
  if (touch.focused === row.id) focusRing(pen, zone, css(pen.palette.tracer));
  return place(row, zone);
}

/** As many whole turns as there is room for. */
function fitting(pen: Pen, turns: readonly string[], type: Type, most: number): string {
  for (let count = turns.length; count > 0; count--) {
    const text = turns.slice(0, count).join('   ');
    if (pen.width(text, type) <= most) return text;
  }
  return '';
}
