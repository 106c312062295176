import type { SidePanel } from '../skins/skin';
import type { Placed } from './controls';
import { type Canvas, PAPER } from './painting';

const [HEIGHT, GAP, PAD] = [32, 6, 8];

/** Where there is no column for them: objectives and score as chips over the corner of the board. */
export function paintStrip(canvas: Canvas): readonly Placed[] {
  const { pen, box, model } = canvas;
  const name = { face: 'stencil', size: 17, colour: PAPER } as const;
  const small = { face: 'condensed', size: 14, bold: true, colour: PAPER } as const;
  let [x, y] = [0, 0];
  const chip = (width: number): { readonly x: number; readonly y: number } => {
    if (x > 0 && x + width > box.width) {
      x = 0;
      y += HEIGHT + GAP;
    }
    const at = { x, y };
    pen.fill({ ...at, width, height: HEIGHT }, 'rgba(16,22,31,.86)', 7);
    x += width + GAP;
    return at;
  };
  for (const side of model.sides) {
    if (side.kind !== 'goals') continue;
    for (const goal of side.goals) {
      const at = chip(PAD * 2 + 26 + pen.width(goal.name, name));
      pen.items(goal.picture, at.x + PAD + 10, at.y + HEIGHT / 2, 24 / 60);
      pen.line(goal.name, at.x + PAD + 25, at.y + HEIGHT / 2, name);
    }
    const told = scoreOf(side);
    if (told !== '') {
      const at = chip(Math.min(box.width, PAD * 2 + pen.width(told, small)));
      pen.line(told, at.x + PAD, at.y + HEIGHT / 2, small, box.width - 2 * PAD);
    }
  }
  return [];
}

/** Numbers of one kind for both sides stand against each other. */
export function scoreOf({ lines }: Extract<SidePanel, { kind: 'goals' }>): string {
  const numbers = lines.filter(({ value }) => value !== '');
  const [first] = numbers;
  const title = first?.says.split(' · ').at(-1) ?? '';
  const score = first === undefined ? [] : [`${title} ${numbers.map(({ value }) => value).join(' : ')}`];
  return [...score, ...lines.filter(({ value }) => value === '').map(({ says }) => says)].join(' · ');
}
