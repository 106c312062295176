import { say } from '../../../i18n/index';
import type { PlacedButton } from '../../blocks/control';
import { paintBlocks } from '../../blocks/paintBlocks';
import { INK, paperPanel, ruleSpot, typeSize } from '../../blocks/paper';
import { css } from '../../paint/paintItem';
import { LEADING } from '../../paint/pen';
import type { Panel } from './model';
import { paintLines } from './paintAdvice';
import { type Canvas, margins } from './painting';

/** The paper beside the board: preview, refusal, result, or a hint. */
export function paintPanel(canvas: Canvas): readonly PlacedButton[] {
  const { pen, box, layout, model } = canvas;
  // Over the cards of a table, words need paper under them on a phone too.
  if ((layout.mode !== 'phone' || layout.overBoard) && model.panel.kind !== 'lines') paperPanel(pen, box);
  switch (model.panel.kind) {
    case 'game':
    case 'refused':
      return paintBlocks(canvas, model.panel.blocks);
    case 'result':
      return paintResult(canvas, model.panel);
    case 'lines':
      return paintLines(canvas);
    case 'hint':
      return paintHint(canvas);
  }
}

type Of<K extends Panel['kind']> = Extract<Panel, { kind: K }>;

function paintResult(canvas: Canvas, panel: Of<'result'>): readonly PlacedButton[] {
  const { pen, layout, words, box } = canvas;
  const { x, y, width } = margins(canvas);
  const band = Math.max(54, 92 * layout.scale);
  pen.fill({ x: x - 4, y, width: width + 8, height: band }, css(pen.palette.night), 6);
  pen.rim({ x: x - 4, y, width: width + 8, height: band }, css(pen.palette.act), 3, 5);
  const icon = band * 0.56;
  pen.icon('trophy-light', x + 14, y + (band - icon) / 2, icon);
  const title = { face: 'stencil', size: typeSize(layout, 46, 26), colour: css(pen.palette.tracer) } as const;
  pen.line(panel.title, x + icon + 32, y + band / 2, title, width - icon - 48);
  let at = y + band + 12;
  if (panel.degree !== '') {
    const degree = { face: 'stencil', size: typeSize(layout, 28, 18), colour: INK } as const;
    at += pen.words(panel.degree, x, at, width, degree, 1) + 6;
  }
  at += paintScores(canvas, panel.scores, x, at, width) + 4;
  const says = { face: 'text', size: typeSize(layout, 22, 16), bold: true, colour: INK } as const;
  // The reason is told in full: only the chip of its rule must find room under it.
  const lines = Math.floor((box.height - at - 42) / (pen.size(says.size) * LEADING));
  if (lines < 1 && panel.scores.length > 0) return [];
  at += pen.words(panel.says, x, at, width, says, Math.max(2, lines)) + 14;
  const placed = /^[A-Z]+-/.test(panel.rule) ? [ruleSpot(canvas, panel.rule, x, at + 4)] : [];
  if (placed.length > 0) at += 28;
  const note = { face: 'condensed', size: typeSize(layout, 17, 14), colour: INK } as const;
  if (panel.studied && at + 40 < box.height) at += pen.words(words.resultStudy, x, at, width, note, 2) + 14;
  if (!panel.rolled || at + 70 > box.height) return placed;
  at += pen.words(say(words.seed, { seed: panel.seed }, 'en'), x, at, width, { ...note, alpha: 0.75 }, 1) + 4;
  pen.words(panel.fits ? words.sealMatches : words.sealDiffers, x, at, width, note, 2);
  return placed;
}

/** What everybody earned, in as many columns as there is room for; a star beside those who won. Answers with the height used. */
function paintScores(canvas: Canvas, scores: Of<'result'>['scores'], x: number, y: number, width: number): number {
  const { pen, layout } = canvas;
  if (scores.length === 0) return 0;
  const size = typeSize(layout, 19, 14.5);
  const step = pen.size(size) * 1.45;
  const room = Math.floor(width / (pen.size(size) * 7.5));
  // Eight stand in two or four columns, so that no row is left short.
  const across = Math.min(scores.length, room >= 4 ? 4 : room >= 2 ? 2 : 1);
  const wide = width / across;
  for (const [index, { side, score, won }] of scores.entries()) {
    const left = x + (index % across) * wide;
    const middle = y + step * (Math.floor(index / across) + 0.5);
    const type = { face: 'condensed', size, colour: INK, bold: won } as const;
    const value = pen.line(score, left + wide - 14, middle, { ...type, face: 'stencil', align: 'right' });
    pen.line(`${won ? '★ ' : ''}${side}`, left, middle, type, wide - value - 24);
  }
  return step * Math.ceil(scores.length / across);
}

function paintHint(canvas: Canvas): readonly PlacedButton[] {
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
