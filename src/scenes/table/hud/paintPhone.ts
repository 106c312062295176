import { control, type HudButton, type PlacedButton } from '../../blocks/control';
import { focusRing, PAPER, place } from '../../blocks/paper';
import { css } from '../../paint/paintItem';
import { sheetsFor } from './layout';
import type { Canvas } from './painting';

/** The paper sheet behind panel and buttons, with its handle. */
export function paintSheet({ pen, box, layout }: Canvas): readonly PlacedButton[] {
  const { ink } = pen;
  ink.save();
  ink.shadowColor = 'rgba(0,0,0,.5)';
  ink.shadowBlur = 12;
  ink.shadowOffsetY = -4;
  ink.fillStyle = css(pen.palette.paper);
  ink.beginPath();
  ink.roundRect(0, 0, box.width, box.height + 20, 14);
  ink.fill();
  ink.restore();
  pen.fill({ x: box.width / 2 - 25, y: 6, width: 50, height: 5 }, 'rgba(35,38,31,.4)', 3);
  const height = layout.sheet?.height ?? 0;
  const { low, middle, high } = sheetsFor(pen.size(1));
  const next = height >= high - 60 ? low : height >= middle - 20 ? high : middle;
  const handle = control({ id: 'sheet', words: '', style: 'chip', act: { do: 'sheet', height: next } });
  return [place(handle, { x: 0, y: 0, width: box.width, height: 20 })];
}

/** The tab bar at the foot of a phone: the whole board, the overlays, the drawers, the speed. */
export function paintTabs({ pen, box, layout, model, touch, words }: Canvas): readonly PlacedButton[] {
  pen.fill(box, '#10161f');
  pen.fill({ ...box, height: 1 }, 'rgba(233,224,200,.25)');
  if (model.pages.length > 0) return paintPages({ pen, box, layout, model, touch, words });
  const whole = control({ id: 'fit', words: words.fit, icon: 'fullscreen', style: 'tab', act: { do: 'fit' } });
  const [only] = model.overlays;
  const all = control({
    id: 'overlays',
    words: words.overlays,
    on: layout.overlays !== null,
    act: { do: 'overlays' },
  });
  const laid = model.overlays.length > 1 || only === undefined ? all : only;
  const studied = model.icons.some(({ id }) => id === 'analyse');
  const recorded = model.icons.some(({ id }) => id === 'record');
  const wanted = ['log', 'rules', recorded ? 'record' : studied ? 'analyse' : 'luck', 'replaybar', 'speed', 'settings'];
  const tabs = [
    // A table of cards is always seen whole.
    ...(layout.overBoard ? [] : [whole]),
    { ...laid, icon: 'crosshair' },
    ...wanted.flatMap((id) => model.icons.filter((icon) => icon.id === id)),
  ];
  return paintTabRow({ pen, box, layout, model, touch, words }, tabs);
}

/** So many tabs can be read and hit side by side. */
const TABS = 7;

/** Whether the overlays have room among the tabs, beside log, rules and the rest. */
const overlaysFit = ({ pages, overlays }: Canvas['model']) => pages.length + overlays.length + 3 <= TABS;

/** What a phone with pages has over its tabs: all that the tabs have no room for, many overlays included. */
export function furtherOn(model: Canvas['model']): readonly HudButton[] {
  const { icons, buttons, overlays } = model;
  const wanted = ['luck', 'record', 'replaybar', 'speed', 'settings'];
  return [
    ...(overlaysFit(model) ? [] : overlays),
    ...wanted.flatMap((id) => icons.filter((icon) => icon.id === id)),
    ...buttons.filter(({ id }) => id === 'resign'),
  ];
}

/** The pages first, then what lies over them, log and rules; the rest opens from the last tab. */
function paintPages(canvas: Canvas): readonly PlacedButton[] {
  const { layout, model, words } = canvas;
  const laid = overlaysFit(model) ? model.overlays.map((key) => ({ ...key, icon: key.icon ?? 'cards' })) : [];
  const more = control({
    id: 'overlays',
    words: words.more,
    icon: 'menu',
    on: layout.overlays !== null,
    act: { do: 'overlays' },
  });
  const drawers = ['log', 'rules'].flatMap((id) => model.icons.filter((icon) => icon.id === id));
  return paintTabRow(canvas, [...model.pages, ...laid, ...drawers, more]);
}

function paintTabRow({ pen, box, touch, words }: Canvas, tabs: readonly HudButton[]): readonly PlacedButton[] {
  const width = box.width / tabs.length;
  const type = { face: 'condensed', size: 13, bold: true, align: 'center' } as const;
  // The speed itself stands where others have a picture.
  const says = (tab: HudButton) => (tab.face === undefined ? tab.words : words.speed);
  // One size for all, that of the longest word.
  const longest = Math.max(...tabs.map((tab) => pen.width(says(tab), { ...type, colour: PAPER })));
  const size = type.size * Math.min(1, (width - 4) / longest);
  return tabs.map((tab, index) => {
    const spot = place({ ...tab, style: 'icon' }, { x: index * width, y: 0, width, height: box.height });
    const middle = spot.box.x + width / 2;
    if (tab.icon !== null) pen.icon(`${tab.icon}-light`, middle - 12, 8, 24);
    const colour = tab.on ? css(pen.palette.tracer) : PAPER;
    if (tab.face !== undefined) pen.line(tab.face, middle, 20, { face: 'stencil', size: 18, colour, align: 'center' });
    pen.line(says(tab), middle, 42, { ...type, size, colour });
    if (touch.focused === tab.id) focusRing(pen, spot.box, css(pen.palette.tracer));
    return spot;
  });
}
