import type { Style } from '../../board/gameScene';
import type { Item } from '../../paint/items';
import { INK, label, picture, plate } from '../../paint/marks';
import { roughWidth } from '../../paint/textWidth';
import { wordsOf } from '../battle/words';
import { type Page, resultWords } from './page';

/** One roll of the step as a small card: its chart, dice, and what came of it. */
export function chainItems(
  page: Page,
  who: string,
  width: number,
  height: number,
  current: boolean,
  look: Style,
): readonly Item[] {
  const { word } = wordsOf(look);
  const { roll } = page;
  const dice = roll?.faces.slice(0, 2) ?? [];
  const size = Math.min(height * 0.34, 40);
  return [
    plate({ x: 1.5, y: 1.5, width: width - 3, height: height - 3 }, current ? 0xfbe0cc : 0xf0e8d2, {
      stroke: current ? look.palette.act : INK,
      width: current ? 3 : 2,
      round: 7,
    }),
    label(page.sign, 8, height * 0.17, height * 0.16, INK, 'stencil', { align: 'left', most: width * 0.3 }),
    label(
      who === '' ? page.name : `${page.name} · ${word(who)}`,
      12 + Math.min(width * 0.3, roughWidth(page.sign, height * 0.16, 0.62)),
      height * 0.17,
      height * 0.13,
      INK,
      'condensed',
      {
        align: 'left',
        bold: true,
        most: width - 20 - Math.min(width * 0.3, roughWidth(page.sign, height * 0.16, 0.62)),
      },
    ),
    ...dice.map((face, index) =>
      picture(page.dice === '1D10' ? `d10-${face % 10}` : `d6-olive-${face}`, {
        x: 8 + index * (size + 4),
        y: height * 0.3,
        width: size,
        height: size,
      }),
    ),
    label(
      roll === null ? '' : `= ${roll.total}`,
      14 + dice.length * (size + 4),
      height * 0.3 + size / 2,
      height * 0.17,
      INK,
      'stencil',
      { align: 'left', most: width - 20 - dice.length * (size + 4) },
    ),
    label(
      roll === null ? '' : resultWords(page.id, roll.result, look),
      8,
      height * 0.82,
      height * 0.16,
      look.palette.actInk,
      'stencil',
      {
        align: 'left',
        most: width - 16,
      },
    ),
  ];
}
