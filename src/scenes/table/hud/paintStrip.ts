import { type Blocks, blockOf, type Row } from '../../blocks/block';
import type { PlacedButton } from '../../blocks/control';
import { PAPER } from '../../blocks/paper';
import type { Item } from '../../paint/items';
import { roughWidth } from '../../paint/textWidth';
import type { Canvas } from './painting';

const HEIGHT = 32;
/** Close together where that saves a row of the board. */
const SPACES = { loose: { gap: 6, pad: 8, flag: 26 }, tight: { gap: 4, pad: 5, flag: 24 } } as const;
type Space = (typeof SPACES)[keyof typeof SPACES];
const NAME = { face: 'stencil', size: 17, colour: PAPER } as const;
const SCORE = { face: 'condensed', size: 14, bold: true, colour: PAPER } as const;

type Measure = (text: string, type: typeof NAME | typeof SCORE) => number;

interface Chip {
  readonly space: Space;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly says: string;
  /** The flag of an objective; null on the chip of the score. */
  readonly picture: readonly Item[] | null;
}

/** Objectives and score as chips in rows no wider than `most`, as few as there need be. */
function chipsOf(column: readonly Blocks[], most: number, measure: Measure): readonly Chip[] {
  const loose = chipsWith(SPACES.loose, column, most, measure);
  const tight = chipsWith(SPACES.tight, column, most, measure);
  const rows = (chips: readonly Chip[]) => new Set(chips.map(({ y }) => y)).size;
  return rows(tight) < rows(loose) ? tight : loose;
}

function chipsWith(space: Space, column: readonly Blocks[], most: number, measure: Measure): readonly Chip[] {
  const { gap, pad, flag } = space;
  const chips: Chip[] = [];
  let [x, y] = [0, 0];
  const add = (width: number, says: string, picture: Chip['picture']) => {
    if (x > 0 && x + width > most) {
      x = 0;
      y += HEIGHT + gap;
    }
    chips.push({ space, x, y, width, says, picture });
    x += width + gap;
  };
  for (const blocks of column) {
    for (const { label, picture } of blockOf(blocks, 'columns')?.cells ?? [])
      if (picture !== undefined) add(pad * 2 + flag + measure(label, NAME), label, picture);
    const told = scoreOf(blockOf(blocks, 'rows')?.rows ?? []);
    if (told !== '') add(Math.min(most, pad * 2 + measure(told, SCORE)), told, null);
  }
  return chips;
}

/** How much height the chips take in a strip so wide, before there is anything to measure letters with. */
export function stripHeight(column: readonly Blocks[], width: number, textSize = 1): number {
  const measure: Measure = (text, { size, face }) => roughWidth(text, size * textSize, face === 'stencil' ? 0.5 : 0.42);
  const chips = chipsOf(column, width, measure);
  const last = chips.at(-1);
  return last === undefined ? 0 : last.y + HEIGHT;
}

/** Where there is no column for them: objectives and score as chips in a strip over the board. */
export function paintStrip({ pen, box, model }: Canvas): readonly PlacedButton[] {
  for (const { space, x, y, width, says, picture } of chipsOf(model.column, box.width, pen.width)) {
    const { pad, flag } = space;
    const middle = y + HEIGHT / 2;
    pen.fill({ x, y, width, height: HEIGHT }, 'rgba(16,22,31,.86)', 7);
    if (picture === null) pen.line(says, x + pad, middle, SCORE, width - 2 * pad);
    else {
      pen.items(picture, x + pad + 10, middle, 24 / 60);
      pen.line(says, x + pad + flag - 1, middle, NAME);
    }
  }
  return [];
}

/** Numbers of one kind for both sides stand against each other. */
export function scoreOf(rows: readonly Row[]): string {
  const numbers = rows.filter(({ value = '' }) => value !== '');
  const [first] = numbers;
  const title = first?.title.split(' · ').at(-1) ?? '';
  const score = first === undefined ? [] : [`${title} ${numbers.map(({ value }) => value).join(' : ')}`];
  return [...score, ...rows.filter((row) => !numbers.includes(row)).map((row) => row.title)].join(' · ');
}
