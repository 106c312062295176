import { css } from '../table/paintItem';
import { control, type Placed } from './controls';
import type { Tab } from './model';
import { type Canvas, CREAM, focusRing, INK, PAPER, place, typeSize } from './painting';

/** Top bar: home, title, the phase ribbon, the icon buttons. */
export function paintBar(canvas: Canvas): readonly Placed[] {
  const { pen, box, layout } = canvas;
  const { ink } = pen;
  const shade = ink.createLinearGradient(0, 0, 0, box.height);
  shade.addColorStop(0, '#10161f');
  shade.addColorStop(1, '#18202c');
  ink.fillStyle = shade;
  ink.fillRect(0, 0, box.width, box.height - 3);
  ink.fillStyle = '#c79a4b';
  ink.fillRect(0, box.height - 3, box.width, layout.mode === 'phone' ? 2 : 3);
  return [...paintTitle(canvas), ...paintRibbon(canvas), ...(layout.mode === 'phone' ? [] : paintIcons(canvas))];
}

function paintTitle(canvas: Canvas): readonly Placed[] {
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
  const most = title.x + title.width - x;
  pen.line(
    model.title,
    x,
    middle - 10 * Math.max(layout.scale, 0.9),
    { face: 'stencil', size: typeSize(layout, 22, 17), colour: PAPER },
    most,
  );
  pen.line(
    model.setup,
    x,
    middle + 12 * Math.max(layout.scale, 0.9),
    { face: 'condensed', size: typeSize(layout, 15, 13), colour: PAPER, alpha: 0.75 },
    most,
  );
  return placed;
}

/** As many tabs as fit, the current one and its neighbours first. */
function paintRibbon(canvas: Canvas): readonly Placed[] {
  const { pen, layout, model } = canvas;
  const { ribbon, mode } = layout;
  const height = Math.min(ribbon.height - 4, 52 * Math.max(layout.scale, 0.86));
  const size = typeSize(layout, 18, 14.5);
  const widths = model.tabs.map((tab) => tabWidth(canvas, tab, size));
  const current = Math.max(
    0,
    model.tabs.findIndex(({ state }) => state === 'current'),
  );
  let [from, to] = [current, current];
  const total = () => widths.slice(from, to + 1).reduce((sum, width) => sum + width - 13, 13);
  const room = ribbon.width;
  for (let grown = mode !== 'phone'; grown; ) {
    grown = false;
    for (const end of [-1, 1] as const) {
      const next = end < 0 ? from - 1 : to + 1;
      if (next < 0 || next >= widths.length || total() + (widths[next] ?? 0) - 13 > room) continue;
      if (end < 0) from = next;
      else to = next;
      grown = true;
    }
  }
  let x = mode === 'phone' ? ribbon.x + ribbon.width - total() : ribbon.x;
  const placed: Placed[] = [];
  model.tabs.forEach((tab, index) => {
    if (index < from || index > to) return;
    const width = widths[index] ?? 0;
    const spot = place(
      control({
        id: `tab:${index}`,
        words: tab.name,
        style: 'tab',
        reason: tab.tells,
        act: { do: 'rule', id: tab.rule },
      }),
      { x, y: 2, width, height },
    );
    paintTab(canvas, tab, spot, size);
    placed.push(spot);
    x += width - 13;
  });
  if (mode !== 'phone') return placed;
  pen.ink.globalAlpha = 1;
  return placed;
}

function tabWidth({ pen, layout }: Canvas, tab: Tab, size: number): number {
  const sides = layout.mode === 'phone' ? 52 : 78 * Math.max(layout.scale, 0.8);
  const text = pen.width(tab.name, { face: 'stencil', size: tab.state === 'current' ? size * 1.1 : size, colour: INK });
  return text + sides + (tab.state === 'done' ? 22 * Math.max(layout.scale, 0.8) : 0);
}

function paintTab({ pen, touch, layout }: Canvas, tab: Tab, spot: Placed, size: number): void {
  const kinds = { done: 'tab-done', current: 'tab-current', next: 'tab-normal' } as const;
  const lit = touch.over === spot.id && tab.state === 'next';
  const k = layout.mode === 'phone' ? 0.72 : Math.max(layout.scale, 0.8);
  pen.nine(lit ? 'tab-hover' : kinds[tab.state], spot.box, [60, 28, 40, 28], [46 * k, 21 * k, 30 * k, 21 * k]);
  const colour = tab.state === 'current' ? CREAM : tab.state === 'done' ? '#2c2f26' : INK;
  const x = spot.box.x + (layout.mode === 'phone' ? 29 : 46 * k);
  pen.line(tab.name, x, spot.box.y + spot.box.height * 0.44, {
    face: 'stencil',
    size: tab.state === 'current' ? size * 1.1 : size,
    colour,
  });
  if (touch.focused === spot.id) focusRing(pen, spot.box, css(pen.palette.tracer));
}

function paintIcons(canvas: Canvas): readonly Placed[] {
  const { layout, model } = canvas;
  const side = 44 * Math.max(layout.scale, 0.82);
  const icons = model.icons.filter(({ id }) => id !== 'home');
  const y = (layout.icons.height - 3 - side) / 2;
  return icons.map((icon, index) => {
    const x = layout.icons.x + layout.icons.width - (icons.length - index) * (side + 8) + 8;
    const spot = place(icon, { x, y, width: side, height: side });
    paintIcon(canvas, spot);
    return spot;
  });
}

export function paintIcon({ pen, touch }: Canvas, spot: Placed): void {
  const lit = touch.over === spot.id;
  const ground = spot.on ? css(pen.palette.olive) : lit ? 'rgba(233,224,200,.2)' : 'rgba(20,27,38,.86)';
  pen.fill(spot.box, ground, 6);
  pen.rim(spot.box, spot.on ? '#8d955c' : 'rgba(233,224,200,.22)', 1, 6);
  const size = spot.box.width * 0.59;
  const inset = (spot.box.width - size) / 2;
  const sunk = touch.pressed === spot.id ? 1.5 : 0;
  if (spot.icon !== null) pen.icon(`${spot.icon}-light`, spot.box.x + inset, spot.box.y + inset + sunk, size);
  if (touch.focused === spot.id) focusRing(pen, spot.box, css(pen.palette.tracer));
}
