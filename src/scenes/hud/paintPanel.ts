import { say } from '../../i18n/index';
import { css } from '../table/paintItem';
import type { Placed } from './controls';
import type { Panel } from './model';
import { paintLines } from './paintAdvice';
import { type Canvas, INK, paperPanel, typeSize } from './painting';
import { paintOrder } from './paintOrder';
import { paintPreview, ruleSpot } from './paintPreview';
import { paintChecks } from './paintReasons';

/** The paper beside the board: preview, refusal, result, or a hint. */
export function paintPanel(canvas: Canvas): readonly Placed[] {
  const { pen, box, layout, model } = canvas;
  // Over the cards of a table, words need paper under them on a phone too.
  if ((layout.mode !== 'phone' || layout.overBoard) && model.panel.kind !== 'lines') paperPanel(pen, box);
  switch (model.panel.kind) {
    case 'preview':
      return paintPreview(canvas, model.panel.preview);
    case 'order':
      return paintOrder(canvas, model.panel.order);
    case 'whyNot':
      return paintWhyNot(canvas, model.panel);
    case 'result':
      return paintResult(canvas, model.panel);
    case 'lines':
      return paintLines(canvas);
    case 'hint':
      return paintHint(canvas);
  }
}

type Of<K extends Panel['kind']> = Extract<Panel, { kind: K }>;

function margins({ box, layout }: Canvas): { x: number; y: number; width: number } {
  const x = layout.mode === 'phone' ? 16 : 24;
  return { x, y: layout.mode === 'phone' && !layout.overBoard ? 6 : 22, width: box.width - 2 * x };
}

function paintWhyNot(canvas: Canvas, panel: Of<'whyNot'>): readonly Placed[] {
  const { pen, layout, words } = canvas;
  const { x, y, width } = margins(canvas);
  const r = Math.max(18, 30 * layout.scale);
  cross(canvas, x + r, y + r, r);
  const left = x + r * 2 + 16;
  const kicker = typeSize(layout, 17, 13);
  pen.line(
    `${words.whyNot} · ${panel.what}`.toUpperCase(),
    left,
    y + kicker * 0.6,
    { face: 'condensed', size: kicker, bold: true, colour: INK, alpha: 0.7 },
    width - r * 2 - 16,
  );
  const size = typeSize(layout, 26, 18);
  const used = pen.words(
    panel.says,
    left,
    y + kicker * 1.3,
    width - r * 2 - 16,
    { face: 'text', size, bold: true, colour: INK },
    3,
  );
  let at = Math.max(y + r * 2, y + kicker * 1.3 + used) + 12;
  const placed = [ruleSpot(canvas, panel.rule, left, at + 6)];
  at += 28;
  pen.fill({ x, y: at, width, height: 2 }, 'rgba(35,38,31,.5)');
  at += 16;
  if (panel.reasons !== null) {
    const most = canvas.box.height - at - (panel.instead === null ? 60 : Math.max(110, 190 * layout.scale));
    at += paintChecks(canvas, panel.reasons, x, at, width, most, placed) + 6;
  }
  if (panel.instead === null) {
    pen.words(words.noNearest, x, at, width, { face: 'text', size: typeSize(layout, 18, 15), colour: INK });
    return placed;
  }
  const heading = typeSize(layout, 23, 17);
  pen.line(
    words.nearest,
    x,
    at + heading * 0.5,
    { face: 'stencil', size: heading, colour: css(pen.palette.actInk) },
    width,
  );
  at += heading * 1.4;
  const what = { face: 'text', size: typeSize(layout, 22, 17), bold: true, colour: INK } as const;
  const ghost = panel.reasons === null || panel.reasons.picture.length === 0 ? 0 : Math.max(70, 112 * layout.scale);
  const lines = pen.width(panel.instead, what) > width - 36 - ghost ? 2 : 1;
  const more = { face: 'text', size: typeSize(layout, 17, 14), colour: INK } as const;
  const told = panel.reasons?.insteadSays ?? '';
  const room = width - 36 - ghost;
  const rows = told === '' ? 0 : Math.min(3, Math.ceil(pen.width(told, more) / room + 0.2));
  const tall = what.size * 1.28 * lines + 24 + more.size * 1.35 * rows;
  const box = { x, y: at, width, height: Math.max(ghost, tall) };
  pen.fill(box, '#fde3cf', 7);
  pen.rim(box, css(pen.palette.act), 2.5, 6, [12, 7]);
  if (ghost > 0) pen.items(panel.reasons?.picture ?? [], x + ghost / 2 + 4, at + box.height / 2, (ghost - 10) / 100);
  const taken = pen.words(panel.instead, x + 18 + ghost, at + 11, room, what, lines);
  if (told !== '') pen.words(told, x + 18 + ghost, at + 13 + taken, room, more, 3);
  return placed;
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

function paintResult(canvas: Canvas, panel: Of<'result'>): readonly Placed[] {
  const { pen, layout, words, box } = canvas;
  const { x, y, width } = margins(canvas);
  const band = Math.max(54, 92 * layout.scale);
  pen.fill({ x: x - 4, y, width: width + 8, height: band }, css(pen.palette.night), 6);
  pen.rim({ x: x - 4, y, width: width + 8, height: band }, css(pen.palette.act), 3, 5);
  const icon = band * 0.56;
  pen.icon('trophy-light', x + 14, y + (band - icon) / 2, icon);
  const title = { face: 'stencil', size: typeSize(layout, 46, 26), colour: css(pen.palette.tracer) } as const;
  pen.line(panel.title, x + icon + 32, y + band / 2, title, width - icon - 48);
  let at = y + band + 16;
  const says = { face: 'text', size: typeSize(layout, 22, 16), bold: true, colour: INK } as const;
  at += pen.words(panel.says, x, at, width, says, 2) + 14;
  const placed = /^[A-Z]+-/.test(panel.rule) ? [ruleSpot(canvas, panel.rule, x, at + 4)] : [];
  if (placed.length > 0) at += 28;
  const note = { face: 'condensed', size: typeSize(layout, 17, 14), colour: INK } as const;
  if (panel.studied && at + 40 < box.height) at += pen.words(words.resultStudy, x, at, width, note, 2) + 14;
  if (!panel.rolled || at + 70 > box.height) return placed;
  at += pen.words(say(words.seed, { seed: panel.seed }, 'en'), x, at, width, { ...note, alpha: 0.75 }, 1) + 4;
  pen.words(panel.fits ? words.sealMatches : words.sealDiffers, x, at, width, note, 2);
  return placed;
}

function paintHint(canvas: Canvas): readonly Placed[] {
  const { pen, layout, words } = canvas;
  const { x, y, width } = margins(canvas);
  const size = typeSize(layout, 22, 16);
  const used = pen.words(words.hint, x, y, width, { face: 'text', size, bold: true, colour: INK }, 2);
  pen.words(
    words.hintMore,
    x,
    y + used + 6,
    width,
    { face: 'text', size: typeSize(layout, 17, 14), colour: INK, alpha: 0.85 },
    4,
  );
  return [];
}
