import type { Check, Reasons } from '../../board/gameScene';
import { css } from '../../paint/paintItem';
import type { Placed } from './controls';
import { type Canvas, INK, typeSize } from './painting';
import { ruleSpot } from './paintPreview';

/** The checks of a refusal in the order of the rules; answers with the height used. */
export function paintChecks(
  canvas: Canvas,
  { checks }: Reasons,
  x: number,
  y: number,
  width: number,
  most: number,
  placed: Placed[],
): number {
  const { pen, layout } = canvas;
  const r = Math.max(12, 19 * layout.scale);
  const title = typeSize(layout, 19, 15);
  const says = typeSize(layout, 17, 13.5);
  const step = Math.max(2 * r, title * 1.3 + says * 1.3) + Math.max(4, 11 * layout.scale);
  let at = y;
  for (const check of checks) {
    if (at + step > y + most) break;
    disc(canvas, check.state, x + r, at + r, r);
    const left = x + 2 * r + 14;
    const room = width - 2 * r - 14;
    const named = pen.line(
      check.title,
      left,
      at + title * 0.62,
      { face: 'text', size: title, bold: true, colour: INK },
      room - 90,
    );
    placed.push(ruleSpot(canvas, check.rule, left + named + 8, at + title * 0.62));
    pen.line(
      check.says,
      left,
      at + title * 1.3 + says * 0.6,
      { face: 'text', size: says, colour: INK, alpha: 0.85 },
      room,
    );
    at += step;
  }
  return at - y;
}

function disc({ pen }: Canvas, state: Check['state'], x: number, y: number, r: number): void {
  const { ink } = pen;
  const colours = { yes: css(pen.palette.clear), no: css(pen.palette.blocked), later: '#8b8672' };
  ink.fillStyle = colours[state];
  ink.beginPath();
  ink.arc(x, y, r, 0, 7);
  ink.fill();
  const size = r * 1.25;
  pen.icon(state === 'no' ? 'close-light' : 'check-light', x - size / 2, y - size / 2, size);
}
