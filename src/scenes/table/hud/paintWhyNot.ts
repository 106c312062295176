import { css } from '../../paint/paintItem';
import { control, type Placed } from './controls';
import type { Panel } from './model';
import { type Canvas, INK, margins, place, typeSize } from './painting';
import { ruleSpot } from './paintPreview';
import { paintChecks } from './paintReasons';

type WhyNotPanel = Extract<Panel, { kind: 'whyNot' }>;

/** A refusal: the sentence, its rule, the checks, and what may be done instead. */
export function paintWhyNot(canvas: Canvas, panel: WhyNotPanel): readonly Placed[] {
  const { pen, layout, words } = canvas;
  const { x, width } = margins(canvas);
  const placed: Placed[] = [];
  let at = paintSentence(canvas, panel, placed);
  pen.fill({ x, y: at, width, height: 2 }, 'rgba(35,38,31,.5)');
  at += layout.mode === 'phone' ? 10 : 16;
  if (panel.reasons !== null) {
    const most = canvas.box.height - at - (panel.instead === null ? 60 : Math.max(110, 190 * layout.scale));
    at += paintChecks(canvas, panel.reasons, x, at, width, most, placed) + (panel.reasons.checks.length > 0 ? 6 : 0);
  }
  if (panel.instead === null) {
    pen.words(panel.marked ? words.marked : words.noNearest, x, at, width, {
      face: 'text',
      size: typeSize(layout, 18, 15),
      colour: INK,
    });
    return placed;
  }
  return [...placed, paintInstead(canvas, panel, panel.instead, at)];
}

/** The head of it; answers with where it ends. On a phone, where every line counts, the rule stands beside the kicker. */
function paintSentence(canvas: Canvas, panel: WhyNotPanel, placed: Placed[]): number {
  const { pen, layout, words } = canvas;
  const { x, y, width } = margins(canvas);
  const phone = layout.mode === 'phone';
  const r = Math.max(18, 30 * layout.scale);
  cross(canvas, x + r, y + r, r);
  const left = x + r * 2 + 16;
  const room = width - r * 2 - 16;
  const size = typeSize(layout, 17, 13);
  const kicker = { face: 'condensed', size, bold: true, colour: INK, alpha: 0.7 } as const;
  const chip = pen.width(panel.rule, { ...kicker, size: 14 }) + 12;
  const top = y + (phone ? pen.size(14) * 0.5 + 4 : size * 0.6);
  const spare = phone ? room - chip - 8 : room;
  pen.line(`${words.whyNot} · ${panel.what}`.toUpperCase(), left, top, kicker, spare);
  if (phone) placed.push(ruleSpot(canvas, panel.rule, left + room - chip, top));
  const under = phone ? top + pen.size(14) * 0.5 + 6 : y + size * 1.3;
  const says = { face: 'text', size: typeSize(layout, 26, 18), bold: true, colour: INK } as const;
  const at = Math.max(y + r * 2, under + pen.words(panel.says, left, under, room, says, 3)) + (phone ? 8 : 12);
  if (phone) return at;
  placed.push(ruleSpot(canvas, panel.rule, left, at + 6));
  return at + 28;
}

/** The nearest thing that may be done, on a card that plays it. */
function paintInstead(canvas: Canvas, panel: WhyNotPanel, instead: string, top: number): Placed {
  const { pen, layout, words, touch } = canvas;
  const { x, width } = margins(canvas);
  const heading = typeSize(layout, 23, 17);
  const colour = css(pen.palette.actInk);
  pen.line(words.nearest, x, top + heading * 0.5, { face: 'stencil', size: heading, colour }, width);
  const y = top + heading * 1.4;
  const what = { face: 'text', size: typeSize(layout, 22, 17), bold: true, colour: INK } as const;
  const more = { face: 'text', size: typeSize(layout, 17, 14), colour: INK } as const;
  const card = (ghost: number, told: string) => {
    const room = width - 36 - ghost;
    const lines = pen.width(instead, what) > room ? 2 : 1;
    const words = pen.height(instead, room, what, lines) + (told === '' ? 0 : pen.height(told, room, more, 3) + 2);
    return { ghost, told, room, lines, height: Math.max(ghost, words + 22) };
  };
  const pictured = panel.reasons === null || panel.reasons.picture.length === 0 ? 0 : Math.max(70, 112 * layout.scale);
  const says = panel.reasons?.insteadSays ?? '';
  const cards = [card(pictured, says), card(0, says)];
  // The picture gives way first, then what is told besides.
  const fitting = cards.find((each) => y + each.height <= canvas.box.height);
  const { ghost, told, room, lines, height } = fitting ?? card(0, '');
  const box = { x, y, width, height };
  const id = 'row:nearest';
  pen.fill(box, touch.over === id ? '#fbd2b2' : '#fde3cf', 7);
  pen.rim(box, css(pen.palette.act), 2.5, 6, [12, 7]);
  if (ghost > 0) pen.items(panel.reasons?.picture ?? [], x + ghost / 2 + 4, y + box.height / 2, (ghost - 10) / 100);
  const taken = pen.words(instead, x + 18 + ghost, y + 11, room, what, lines);
  if (told !== '') pen.words(told, x + 18 + ghost, y + 13 + taken, room, more, 3);
  return place(control({ id, words: instead, style: 'row', act: { do: 'instead' } }), box);
}

function cross({ pen }: Canvas, x: number, y: number, r: number): void {
  const { ink } = pen;
  ink.fillStyle = css(pen.palette.blocked);
  ink.beginPath();
  ink.arc(x, y, r, 0, 7);
  ink.fill();
  ink.strokeStyle = '#fff6e6';
  ink.lineWidth = r * 0.26;
  ink.lineCap = 'round';
  ink.beginPath();
  const half = r * 0.48;
  ink.moveTo(x - half, y - half);
  ink.lineTo(x + half, y + half);
  ink.moveTo(x + half, y - half);
  ink.lineTo(x - half, y + half);
  ink.stroke();
}
