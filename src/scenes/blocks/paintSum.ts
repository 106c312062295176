import type { Box } from '../paint/items';
import { css } from '../paint/paintItem';
import type { Sum } from './block';
import { control, type PlacedButton } from './control';
import { CREAM, INK, place, type Sheet, typeSize } from './paper';

const MOST_SPARE = 34;

export function sumHeight({ layout }: Pick<Sheet, 'layout'>): number {
  return layout.mode === 'phone' ? 46 : Math.max(46, 64 * layout.scale);
}

/** The sum as chips with their signs. */
export function paintSum(
  { pen, layout }: Sheet,
  { terms }: Sum,
  zone: Box,
  placed: PlacedButton[],
  spread: 'last' | 'even' = 'last',
): void {
  const narrow = zone.width < 420;
  const number = { face: 'stencil', size: narrow ? 21 : typeSize(layout, 30, 21), colour: INK } as const;
  const small = { face: 'condensed', size: narrow ? 12 : typeSize(layout, 15, 12.5), bold: true, colour: INK } as const;
  const op = narrow ? 14 : Math.max(16, 26 * layout.scale);
  const signs = terms.filter(({ sign }) => sign !== '').length;
  const wishes = terms.map(
    ({ value, says }) => Math.max(pen.width(value, number), pen.width(says, small)) + (narrow ? 10 : 22),
  );
  const total = wishes.reduce((all, width) => all + width, 0) + signs * op;
  const shrink = Math.min(1, (zone.width - signs * op) / (total - signs * op));
  const left = Math.max(0, zone.width - total);
  // What is left over is the last one's, who says most, or everybody's up to a little.
  const spare = (index: number) =>
    spread === 'even' ? Math.min(MOST_SPARE, left / terms.length) : index === terms.length - 1 ? left : 0;
  let { x } = zone;
  const middle = zone.y + zone.height / 2;
  terms.forEach(({ sign, value, says, tone, rule }, index) => {
    if (sign !== '') {
      pen.line(sign, x + op / 2, middle, { ...number, size: number.size * 0.86, align: 'center' });
      x += op;
    }
    const width = (wishes[index] ?? 0) * shrink + spare(index);
    const at = { x, y: zone.y, width, height: zone.height };
    const hot = tone === 'hot';
    pen.fill(at, hot ? css(pen.palette.act) : '#f8f2e2', 7);
    pen.ink.globalAlpha = tone === 'faint' ? 0.5 : 1;
    pen.rim(at, hot ? '#7d2f08' : INK, 2, 7);
    const colour = hot ? CREAM : INK;
    pen.line(value, x + width / 2, zone.y + zone.height * 0.37, { ...number, colour, align: 'center' }, width - 6);
    pen.line(says, x + width / 2, zone.y + zone.height * 0.77, { ...small, colour, align: 'center' }, width - 4);
    pen.ink.globalAlpha = 1;
    if (rule !== undefined) {
      const act = { do: 'rule', id: rule } as const;
      placed.push(place(control({ id: `rule:sum${index}`, words: says, style: 'chip', reason: rule, act }), at));
    }
    x += width;
  });
}
