import type { Box } from '../paint/items';
import { css } from '../paint/paintItem';
import type { Odds } from './block';
import type { PlacedButton } from './control';
import { chipWidth, INK, ruleSpot, type Sheet, typeSize } from './paper';

/** Of large numbers on paper. */
const HOT = '#c24a0c';

export function oddsHeight({ layout }: Sheet): number {
  return layout.mode === 'phone' ? 36 : Math.max(112, 216 * layout.scale);
}

/** The chance in one line, for a phone. */
export function paintOddsLine({ pen }: Sheet, { value, ways }: Odds, { x, y }: Box): void {
  const wide = pen.line(value, x, y + 18, { face: 'stencil', size: 36, colour: HOT });
  pen.line(ways, x + 10 + wide, y + 22, { face: 'stencil', size: 17, colour: INK });
}

/** The chance, the columns of its distribution, and what counts for it. */
export function paintOdds(sheet: Sheet, { value, ways, bars, note }: Odds, zone: Box, placed: PlacedButton[]): void {
  const { pen, layout } = sheet;
  const big = typeSize(layout, 60, 36);
  const y = zone.y + big * 0.5;
  const width = pen.line(value, zone.x, y, { face: 'stencil', size: big, colour: HOT });
  const small = { face: 'stencil', size: big * 0.41, colour: INK } as const;
  pen.line(ways, zone.x + width + 12, y + big * 0.14, small, zone.width - width - 16);
  const noteY = zone.y + zone.height - 10;
  const type = { face: 'condensed', size: typeSize(layout, 15, 12.5), colour: INK } as const;
  const chip = chipWidth(pen, note.rule) + 10;
  const cited = pen.width(note.says, type) <= zone.width - chip;
  const noted = pen.line(note.says, zone.x, noteY, type, zone.width - (cited ? chip : 8));
  if (cited) placed.push(ruleSpot(sheet, note.rule, zone.x + noted + 6, noteY));
  const top = zone.y + big + 4;
  const room = { x: zone.x, width: zone.width - 8, height: noteY - 14 - top };
  // Columns stand at the foot of their place and are not drawn out to fill it.
  const height = Math.min(room.height, room.width * 0.62);
  if (room.height > 40) paintBars(sheet, bars, { ...room, y: top + room.height - height, height });
}

function paintBars({ pen }: Sheet, bars: Odds['bars'], zone: Box): void {
  const most = Math.max(...bars.map(({ ways }) => ways), 1);
  const each = zone.width / bars.length;
  const size = Math.min(20, each * 0.85);
  const tall = zone.height - size * 1.3;
  bars.forEach(({ label, ways, counts }, index) => {
    const height = (ways * tall) / most;
    const at = { x: zone.x + index * each + 1.5, y: zone.y + tall - height, width: each - 3, height };
    pen.fill(at, counts ? css(pen.palette.act) : 'rgba(35,38,31,.2)', 2);
    pen.rim(at, counts ? '#7d2f08' : 'rgba(35,38,31,.5)', 1.2, 2);
    if (counts)
      for (let i = 1; i < ways; i++)
        pen.fill({ x: at.x, y: zone.y + tall - (i * tall) / most, width: at.width, height: 1 }, '#7d2f08');
    const type = { face: 'stencil', size, colour: INK, align: 'center', alpha: counts ? 1 : 0.6 } as const;
    pen.line(label, at.x + at.width / 2, zone.y + tall + size * 0.7, type);
  });
}
