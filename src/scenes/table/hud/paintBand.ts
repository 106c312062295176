import { control, type PlacedButton } from '../../blocks/control';
import { focusRing, INK, PAPER, place, typeSize } from '../../blocks/paper';
import type { Box } from '../../paint/items';
import { css } from '../../paint/paintItem';
import type { MomentChip } from '../lastMoment';
import { latestOf } from './news';
import type { Canvas } from './painting';

/** How wide the flag is that stands for the goal. */
const FLAG = 40;
/** How wide the button is on a phone that shows the last moment once more. */
const PLAY = 46;
/** What part of a wide band the goal may take. */
const GOAL = 0.46;
/** How much wider than its room a line may be: it is set narrower, and still read with ease. */
const CLOSE = 1.2;

/** How tall the band is: one line, or two where it is narrow. */
export function bandHeight(narrow: boolean, scale: number, textSize: number): number {
  return Math.round((narrow ? 40 : Math.max(25, 30 * scale)) * textSize);
}

/** How one wins, and what has just happened: a strip under the bar of every table. */
export function paintBand(canvas: Canvas): readonly PlacedButton[] {
  const { pen, box, layout, model } = canvas;
  const { goal, news, chip } = model;
  if (goal === null) return [];
  pen.fill(box, '#141a23');
  pen.fill({ x: 0, y: box.height - 1, width: box.width, height: 1 }, 'rgba(233,224,200,.2)');
  if (layout.mode === 'phone') return paintNarrow(canvas, goal, news);
  const again = chip === null ? null : paintAgain(canvas, chip, typeSize(layout, 17, 14.5));
  const room = again === null ? box.width : again.box.x;
  const size = typeSize(layout, 17, 14.5);
  const type = { face: 'condensed', size, colour: PAPER } as const;
  const wished = pen.width(goal.says, type) + FLAG + 22;
  const width = news === '' ? room : Math.min(wished, room * GOAL);
  const goalSpot = place(goalButton(goal.says, goal.rule), { x: 0, y: 0, width, height: box.height });
  paintGround(canvas, goalSpot, 'rgba(0,0,0,0)');
  pen.icon('initiative-light', 16, (box.height - size * 1.25) / 2, size * 1.25);
  pen.line(goal.says, FLAG, box.height / 2, type, width - FLAG - 14);
  const spots = again === null ? [goalSpot] : [goalSpot, again];
  if (news === '') return spots;
  const newsSpot = place(newsButton(news), { x: width, y: 0, width: room - width, height: box.height });
  paintGround(canvas, newsSpot, '#d9cfb3');
  pen.icon('log', width + 14, (box.height - size * 1.2) / 2, size * 1.2);
  const bold = { ...type, bold: true, colour: INK };
  const line = newsSpot.box.width - 54;
  const told = latestOf(news, (words) => pen.width(words, bold) <= line * CLOSE);
  pen.line(told, width + 40, box.height / 2, bold, line);
  return [...spots, newsSpot];
}

/** What was worth telling, and the button that shows it once more, at the right edge. */
function paintAgain(canvas: Canvas, { caption, again }: MomentChip, size: number): PlacedButton {
  const { pen, box } = canvas;
  const type = { face: 'stencil', size, colour: INK } as const;
  const told = caption === '' ? 0 : pen.width(caption, type) + 24;
  const width = pen.width(again, type) + size * 4.6;
  const spot = place(againButton(again), { x: box.width - width, y: 0, width, height: box.height });
  const middle = box.height / 2;
  if (told > 0) {
    const chip = { x: spot.box.x - told, y: 0, width: told, height: box.height };
    pen.fill(chip, css(pen.palette.tracer));
    pen.line(caption, chip.x + 12, middle, type, told - 20);
  }
  paintGround(canvas, spot, '#f8f2e2');
  pen.fill({ x: spot.box.x, y: 0, width: 2, height: box.height }, INK);
  pen.icon('play', spot.box.x + size * 0.5, middle - size * 0.6, size * 1.2);
  pen.line(again, spot.box.x + size * 1.9, middle, type, width);
  pen.key('W', spot.box.x + width - size * 2, middle, INK, size * 0.85);
  return told === 0 ? spot : { ...spot, box: { ...spot.box, x: spot.box.x - told, width: width + told } };
}

/** There is room for one of the two: the flag shows the other. */
function paintNarrow(
  canvas: Canvas,
  goal: NonNullable<Canvas['model']['goal']>,
  news: string,
): readonly PlacedButton[] {
  const { pen, box, layout, words, model } = canvas;
  const newest = news !== '' && layout.goalOpen !== true;
  const play = newest && model.chip !== null ? PLAY : 0;
  const turn = control({ id: 'goal', words: words.goal, style: 'icon', act: { do: 'goal' } });
  const flag = place(turn, { x: 0, y: 0, width: FLAG, height: box.height });
  const told = place(newest ? newsButton(news) : { ...goalButton(goal.says, goal.rule), id: 'goal:rule' }, {
    x: FLAG,
    y: 0,
    width: box.width - FLAG - play,
    height: box.height,
  });
  paintGround(canvas, flag, newest ? 'rgba(0,0,0,0)' : css(pen.palette.olive));
  paintGround(canvas, told, newest ? '#d9cfb3' : 'rgba(0,0,0,0)');
  pen.icon('initiative-light', (FLAG - 22) / 2, (box.height - 22) / 2, 22);
  const type = { face: 'condensed', size: 14.5, bold: newest, colour: newest ? INK : PAPER } as const;
  const width = box.width - FLAG - 18 - play;
  // Two lines, and what a break in them costs.
  const latest = latestOf(news, (words) => pen.width(words, type) <= width * 1.85);
  const says = newest ? [model.chip?.caption ?? '', latest].filter((part) => part !== '').join(' · ') : goal.says;
  const tall = pen.height(says, width, type, 2);
  pen.words(says, FLAG + 9, (box.height - tall) / 2, width, type, 2);
  if (news === '') return [told];
  if (play === 0 || model.chip === null) return [flag, told];
  const spot = place(againButton(model.chip.again), { x: box.width - play, y: 0, width: play, height: box.height });
  paintGround(canvas, spot, '#f8f2e2');
  pen.icon('play', spot.box.x + (play - 22) / 2, (box.height - 22) / 2, 22);
  return [flag, told, spot];
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
const againButton = (words: string) =>
  control({ id: 'moment:again', words, key: 'W', style: 'plain', act: { do: 'again' } });
const newsButton = (says: string) =>
  control({ id: 'news', words: says, reason: says, style: 'icon', act: { do: 'drawer', name: 'log' } });
