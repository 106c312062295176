import { control, type PlacedButton } from '../../blocks/control';
import { focusRing, INK, PAPER, place, typeSize } from '../../blocks/paper';
import type { Box } from '../../paint/items';
import { css } from '../../paint/paintItem';
import type { Canvas } from './painting';

/** How wide the flag is that stands for the goal. */
const FLAG = 40;
/** What part of a wide band the goal may take. */
const GOAL = 0.46;

/** How tall the band is: one line, or two where it is narrow. */
export function bandHeight(narrow: boolean, scale: number, textSize: number): number {
  return Math.round((narrow ? 40 : Math.max(25, 30 * scale)) * textSize);
}

/** How one wins, and what has just happened: a strip under the bar of every table. */
export function paintBand(canvas: Canvas): readonly PlacedButton[] {
  const { pen, box, layout, model } = canvas;
  const { goal, news } = model;
  if (goal === null) return [];
  pen.fill(box, '#141a23');
  pen.fill({ x: 0, y: box.height - 1, width: box.width, height: 1 }, 'rgba(233,224,200,.2)');
  if (layout.mode === 'phone') return paintNarrow(canvas, goal, news);
  const size = typeSize(layout, 17, 14.5);
  const type = { face: 'condensed', size, colour: PAPER } as const;
  const wished = pen.width(goal.says, type) + FLAG + 22;
  const width = news === '' ? box.width : Math.min(wished, box.width * GOAL);
  const goalSpot = place(goalButton(goal.says, goal.rule), { x: 0, y: 0, width, height: box.height });
  paintGround(canvas, goalSpot, 'rgba(0,0,0,0)');
  pen.icon('initiative-light', 16, (box.height - size * 1.25) / 2, size * 1.25);
  pen.line(goal.says, FLAG, box.height / 2, type, width - FLAG - 14);
  if (news === '') return [goalSpot];
  const newsSpot = place(newsButton(news), { x: width, y: 0, width: box.width - width, height: box.height });
  paintGround(canvas, newsSpot, '#d9cfb3');
  pen.icon('log', width + 14, (box.height - size * 1.2) / 2, size * 1.2);
  pen.line(news, width + 40, box.height / 2, { ...type, bold: true, colour: INK }, newsSpot.box.width - 54);
  return [goalSpot, newsSpot];
}

/** There is room for one of the two: the flag shows the other. */
function paintNarrow(
  canvas: Canvas,
  goal: NonNullable<Canvas['model']['goal']>,
  news: string,
): readonly PlacedButton[] {
  const { pen, box, layout, words } = canvas;
  const newest = news !== '' && layout.goalOpen !== true;
  const turn = control({ id: 'goal', words: words.goal, style: 'icon', act: { do: 'goal' } });
  const flag = place(turn, { x: 0, y: 0, width: FLAG, height: box.height });
  const told = place(newest ? newsButton(news) : { ...goalButton(goal.says, goal.rule), id: 'goal:rule' }, {
    x: FLAG,
    y: 0,
    width: box.width - FLAG,
    height: box.height,
  });
  paintGround(canvas, flag, newest ? 'rgba(0,0,0,0)' : css(pen.palette.olive));
  paintGround(canvas, told, newest ? '#d9cfb3' : 'rgba(0,0,0,0)');
  pen.icon('initiative-light', (FLAG - 22) / 2, (box.height - 22) / 2, 22);
  const type = { face: 'condensed', size: 14.5, bold: newest, colour: newest ? INK : PAPER } as const;
  const says = newest ? news : goal.says;
  const width = box.width - FLAG - 18;
  const tall = pen.height(says, width, type, 2);
  pen.words(says, FLAG + 9, (box.height - tall) / 2, width, type, 2);
  return news === '' ? [told] : [flag, told];
}

function paintGround({ pen, touch }: Canvas, spot: PlacedButton, ground: string): void {
  pen.fill(spot.box, ground);
  if (touch.over === spot.id) pen.fill(spot.box, 'rgba(242,107,33,.18)');
  if (touch.focused === spot.id) focusRing(pen, shrunk(spot.box), css(pen.palette.tracer));
}

function shrunk({ x, y, width, height }: Box): Box {
  return { x: x + 3, y: y + 3, width: width - 6, height: height - 6 };
}

const goalButton = (says: string, rule: string) =>
  control({ id: 'goal', words: says, reason: says, style: 'icon', act: { do: 'rule', id: rule } });
const newsButton = (says: string) =>
  control({ id: 'news', words: says, reason: says, style: 'icon', act: { do: 'drawer', name: 'log' } });
