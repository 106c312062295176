import type { Box } from '../paint/items';
import { css } from '../paint/paintItem';
import type { Notice } from './block';
import { INK, type Sheet, typeSize } from './paper';

/** How wide the triangle's place is. */
const SIGN = { wide: 56, tablet: 56, phone: 44 } as const;

const typeOf = ({ layout }: Sheet) => ({ face: 'text', size: typeSize(layout, 17, 14), colour: INK }) as const;

/** The height of a notice in at most so many lines. */
export function noticeHeight(sheet: Sheet, { says, tone }: Notice, width: number, lines: number): number {
  const { pen, layout } = sheet;
  const type = typeOf(sheet);
  if (tone === 'plain') return pen.height(says, width, { ...type, size: typeSize(layout, 18, 15) });
  if (tone === 'good') return type.size * 1.28 + 18;
  return pen.height(says, width - SIGN[layout.mode] - 14, type, lines) + (layout.mode === 'phone' ? 12 : 18);
}

export function paintNotice(sheet: Sheet, { says, tone }: Notice, box: Box, lines: number): void {
  const { pen, layout } = sheet;
  const type = typeOf(sheet);
  if (tone === 'plain') {
    pen.words(says, box.x, box.y, box.width, { ...type, size: typeSize(layout, 18, 15) });
  } else if (tone === 'good') {
    const icon = type.size * 1.3;
    pen.fill(box, 'rgba(91,98,54,.16)', 7);
    pen.rim(box, css(pen.palette.olive), 2, 6);
    pen.icon('check', box.x + 14, box.y + (box.height - icon) / 2, icon);
    pen.line(says, box.x + 26 + icon, box.y + box.height / 2, type, box.width - 50 - type.size);
  } else {
    pen.fill(box, '#f6d9d4', 7);
    pen.rim(box, css(pen.palette.blocked), 2, 6);
    const sign = SIGN[layout.mode];
    triangle(sheet, box.x + sign / 2, box.y + box.height / 2);
    pen.words(says, box.x + sign, box.y + (layout.mode === 'phone' ? 5 : 8), box.width - sign - 14, type, lines);
  }
}

function triangle({ pen }: Sheet, x: number, y: number): void {
  const { ink } = pen;
  ink.fillStyle = css(pen.palette.blocked);
  ink.beginPath();
  ink.moveTo(x, y - 14);
  ink.lineTo(x + 16, y + 13);
  ink.lineTo(x - 16, y + 13);
  ink.fill();
  ink.fillStyle = '#fff';
  ink.fillRect(x - 2, y - 6, 4, 10);
  ink.fillRect(x - 2, y + 6.5, 4, 4);
}
