import { control, type PlacedButton } from '../../blocks/control';
import { CREAM, focusRing, INK, PAPER, place, typeSize } from '../../blocks/paper';
import type { Box } from '../../paint/items';
import { css } from '../../paint/paintItem';
import type { Pen, Type } from '../../paint/pen';
import type { HudModel, Tab } from './model';
import type { Canvas } from './painting';
import { planRibbon } from './ribbonPlan';

type Facts = Pick<HudModel, 'setup' | 'brief'>;

/** Type set smaller than this part of its size is too small to read. */
const SMALLEST = 0.9;

/** Top bar: home, title, the phase ribbon, the icon buttons. */
export function paintBar(canvas: Canvas): readonly PlacedButton[] {
  const { pen, box, layout } = canvas;
  const { ink } = pen;
  const shade = ink.createLinearGradient(0, 0, 0, box.height);
  shade.addColorStop(0, '#10161f');
  shade.addColorStop(1, '#18202c');
  ink.fillStyle = shade;
  ink.fillRect(0, 0, box.width, box.height - 3);
  ink.fillStyle = '#c79a4b';
  ink.fillRect(0, box.height - 3, box.width, layout.mode === 'phone' ? 2 : 3);
  const { placed, right } = paintTitle(canvas);
  return [...placed, ...paintRibbon(canvas, right + 14), ...(layout.mode === 'phone' ? [] : paintIcons(canvas))];
}

/** Answers with the end of its words too: a ribbon with much to tell begins there. */
function paintTitle(canvas: Canvas): { readonly placed: readonly PlacedButton[]; readonly right: number } {
  const { pen, layout, model } = canvas;
  const { title, mode } = layout;
  const side = mode === 'phone' ? 44 : 44 * Math.max(layout.scale, 0.82);
  const top = (title.height - 3 - side) / 2;
  const home = model.icons.find(({ id }) => id === 'home');
  const placed = home === undefined ? [] : [place(home, { x: title.x, y: top, width: side, height: side })];
  for (const spot of placed) paintIcon(canvas, spot);
  let x = title.x + side + 10;
  if (mode !== 'phone') {
    pen.icon('mark-light', x, top, side);
    x += side + 10;
  }
  const middle = (title.height - 3) / 2;
  // On a phone the one tab may be narrow: the words go up to it.
  const most = (mode === 'phone' ? (phoneTab(canvas)?.box.x ?? canvas.box.width) - 8 : title.x + title.width) - x;
  const name = pen.line(
    model.title,
    x,
    middle - 10 * Math.max(layout.scale, 0.9),
    { face: 'stencil', size: typeSize(layout, 22, 17), colour: PAPER },
    most,
  );
  const type = { face: 'condensed', size: typeSize(layout, 15, 13), colour: PAPER, alpha: 0.75 } as const;
  const facts = pen.line(factsFor(pen, model, type, most), x, middle + 12 * Math.max(layout.scale, 0.9), type, most);
  return { placed, right: x + Math.max(name, facts) };
}

/** The line under the title: all of it where it can be read, else what changes. */
export function factsFor(pen: Pick<Pen, 'width'>, facts: Facts, type: Type, most: number): string {
  return pen.width(facts.setup, type) * SMALLEST > most ? facts.brief : facts.setup;
}

const tabHeight = ({ layout: { ribbon, scale } }: Canvas) => Math.min(ribbon.height - 4, 52 * Math.max(scale, 0.86));
const tabSize = ({ layout }: Canvas) => typeSize(layout, 18, 14.5);

/** The one tab there is room for on a phone: the stage that lasts, or the last that is done. */
function phoneTab(canvas: Canvas): { readonly tab: Tab; readonly index: number; readonly box: Box } | null {
  const { tabs } = canvas.model;
  const { ribbon } = canvas.layout;
  const now = tabs.findIndex(({ state }) => state === 'current');
  const index = now < 0 ? tabs.findLastIndex(({ state }) => state === 'done') : now;
  const tab = tabs[index];
  if (tab === undefined) return null;
  const width = nameWidth(canvas, tab, tabSize(canvas)) + (tab.state === 'done' ? 70 : 52);
  return { tab, index, box: { x: ribbon.x + ribbon.width - width, y: 2, width, height: tabHeight(canvas) } };
}

/** The stages of the turn. */
function paintRibbon(canvas: Canvas, left: number): readonly PlacedButton[] {
  const { layout, model } = canvas;
  const { ribbon, mode } = layout;
  const height = tabHeight(canvas);
  const size = tabSize(canvas);
  if (mode === 'phone') {
    const one = phoneTab(canvas);
    return one === null ? [] : [paintTab(canvas, one.tab, one.index, one.box, 29, size)];
  }
  const wishes = model.tabs.map((tab) => ({
    words: nameWidth(canvas, tab, size),
    short: nameWidth(canvas, { ...tab, name: tab.short }, size),
    state: tab.state,
  }));
  const start = Math.min(ribbon.x, left);
  const tight = firstIcon(canvas) - 10 - start;
  // A game with an icon of its own has a shorter ribbon.
  const room = Math.min(ribbon.width, firstIcon(canvas) - 10 - ribbon.x);
  const plan = planRibbon(wishes, room, tight, Math.max(layout.scale, 0.8));
  const last = plan.at(-1);
  const fits = last !== undefined && last.x + last.width <= room;
  return plan.flatMap(({ index, x, width, inset, short }) => {
    const tab = model.tabs[index];
    if (tab === undefined) return [];
    const told = short ? { ...tab, name: tab.short } : tab;
    return [paintTab(canvas, told, index, { x: (fits ? ribbon.x : start) + x, y: 2, width, height }, inset, size)];
  });
}

/** The level above is said more quietly than what it holds. */
const SIZES = { above: 0.84, done: 1, current: 1.1, next: 1 } as const;

function nameWidth({ pen }: Canvas, tab: Tab, size: number): number {
  return pen.width(tab.name, { face: 'stencil', size: size * SIZES[tab.state], colour: INK });
}

function paintTab(
  { pen, touch, layout }: Canvas,
  tab: Tab,
  index: number,
  box: Box,
  inset: number | null,
  size: number,
): PlacedButton {
  const spot = place(
    control({
      id: `tab:${index}`,
      words: tab.name,
      style: 'tab',
      reason: inset === null ? `${tab.name}: ${tab.tells}` : tab.tells,
      act: { do: 'rule', id: tab.rule },
    }),
    box,
  );
  const kinds = { above: 'tab-normal', done: 'tab-done', current: 'tab-current', next: 'tab-normal' } as const;
  const lit = touch.over === spot.id && tab.state === 'next';
  const k = layout.mode === 'phone' ? 0.72 : Math.max(layout.scale, 0.8);
  const ends = inset === null ? 0.6 : 1;
  pen.nine(lit ? 'tab-hover' : kinds[tab.state], box, [60, 28, 40, 28], [46 * k * ends, 21 * k, 30 * k, 21 * k]);
  const colour = tab.state === 'current' ? CREAM : tab.state === 'done' ? '#2c2f26' : INK;
  if (inset !== null)
    pen.line(tab.name, box.x + inset, box.y + box.height * 0.44, {
      face: 'stencil',
      size: size * SIZES[tab.state],
      colour,
    });
  if (touch.focused === spot.id) focusRing(pen, box, css(pen.palette.tracer));
  return spot;
}

const iconSide = ({ layout }: Canvas) => 44 * Math.max(layout.scale, 0.82);
const iconsOf = ({ model }: Canvas) => model.icons.filter(({ id }) => id !== 'home');

/** Where the row of icons begins. */
function firstIcon(canvas: Canvas): number {
  const { icons } = canvas.layout;
  return icons.x + icons.width - iconsOf(canvas).length * (iconSide(canvas) + 8) + 8;
}

function paintIcons(canvas: Canvas): readonly PlacedButton[] {
  const { layout } = canvas;
  const side = iconSide(canvas);
  const y = (layout.icons.height - 3 - side) / 2;
  return iconsOf(canvas).map((icon, index) => {
    const spot = place(icon, { x: firstIcon(canvas) + index * (side + 8), y, width: side, height: side });
    paintIcon(canvas, spot);
    return spot;
  });
}

function paintIcon({ pen, touch }: Canvas, spot: PlacedButton): void {
  const lit = touch.over === spot.id;
  const ground = spot.on ? css(pen.palette.olive) : lit ? 'rgba(233,224,200,.2)' : 'rgba(20,27,38,.86)';
  pen.fill(spot.box, ground, 6);
  pen.rim(spot.box, spot.on ? '#8d955c' : 'rgba(233,224,200,.22)', 1, 6);
  const size = spot.box.width * 0.59;
  const inset = (spot.box.width - size) / 2;
  const sunk = touch.pressed === spot.id ? 1.5 : 0;
  if (spot.icon !== null) pen.icon(`${spot.icon}-light`, spot.box.x + inset, spot.box.y + inset + sunk, size);
  if (spot.face !== undefined) {
    const type = { face: 'stencil', size: size * 0.68, colour: PAPER, align: 'center' } as const;
    pen.line(spot.face, spot.box.x + spot.box.width / 2, spot.box.y + spot.box.height / 2 + sunk, type);
  }
  if (touch.focused === spot.id) focusRing(pen, spot.box, css(pen.palette.tracer));
}
