import type { SidePanel } from '../skins/skin';
import { roughWidth } from '../table/roughWidth';
import type { Placed } from './controls';
import { type Canvas, PAPER } from './painting';

const [HEIGHT, GAP, PAD] = [32, 6, 8];
const NAME = { face: 'stencil', size: 17, colour: PAPER } as const;
const SCORE = { face: 'condensed', size: 14, bold: true, colour: PAPER } as const;

type Goals = Extract<SidePanel, { kind: 'goals' }>;

interface Chip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly says: string;
  /** The flag of an objective; null on the chip of the score. */
  readonly picture: Goals['goals'][number]['picture'] | null;
}

/** Objectives and score as chips in rows no wider than `most`. */
function chipsOf(
  sides: readonly SidePanel[],
  most: number,
  measure: (text: string, type: typeof NAME | typeof SCORE) => number,
): readonly Chip[] {
  const chips: Chip[] = [];
  let [x, y] = [0, 0];
  const add = (width: number, says: string, picture: Chip['picture']) => {
    if (x > 0 && x + width > most) {
      x = 0;
      y += HEIGHT + GAP;
    }
    chips.push({ x, y, width, says, picture });
    x += width + GAP;
  };
  for (const side of sides) {
    if (side.kind !== 'goals') continue;
    for (const goal of side.goals) add(PAD * 2 + 26 + measure(goal.name, NAME), goal.name, goal.picture);
    const told = scoreOf(side);
    if (told !== '') add(Math.min(most, PAD * 2 + measure(told, SCORE)), told, null);
  }
  return chips;
}

/** How much height the chips take in a strip so wide, before there is anything to measure letters with. */
export function stripHeight(sides: readonly SidePanel[], width: number, textSize = 1): number {
  const chips = chipsOf(sides, width, (text, { size }) => roughWidth(text, size * textSize));
  const last = chips.at(-1);
  return last === undefined ? 0 : last.y + HEIGHT;
}

/** Where there is no column for them: objectives and score as chips in a strip over the board. */
export function paintStrip({ pen, box, model }: Canvas): readonly Placed[] {
  for (const { x, y, width, says, picture } of chipsOf(model.sides, box.width, pen.width)) {
    const middle = y + HEIGHT / 2;
    pen.fill({ x, y, width, height: HEIGHT }, 'rgba(16,22,31,.86)', 7);
    if (picture === null) pen.line(says, x + PAD, middle, SCORE, width - 2 * PAD);
    else {
      pen.items(picture, x + PAD + 10, middle, 24 / 60);
      pen.line(says, x + PAD + 25, middle, NAME);
    }
  }
  return [];
}

/** Numbers of one kind for both sides stand against each other. */
export function scoreOf({ lines }: Goals): string {
  const numbers = lines.filter(({ value }) => value !== '');
  const [first] = numbers;
  const title = first?.says.split(' · ').at(-1) ?? '';
  const score = first === undefined ? [] : [`${title} ${numbers.map(({ value }) => value).join(' : ')}`];
  return [...score, ...lines.filter(({ value }) => value === '').map(({ says }) => says)].join(' · ');
}
