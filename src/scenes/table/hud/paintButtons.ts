import type { HudButton, PlacedButton } from '../../blocks/control';
import { CREAM, focusRing, INK, PAPER, place, typeSize } from '../../blocks/paper';
import { css } from '../../paint/paintItem';
import type { Canvas } from './painting';
import { furtherOn } from './paintPhone';

/** How far from the others the button that ends the game stands on a phone. */
const APART = 22;
/** What cannot be taken back once it is pressed. */
const DANGER = '#a3231b';
const KIT = { primary: 'primary', plain: 'plain', olive: 'olive' } as const;

/** What buttons show beside their words, and how much of their width is not for either. */
interface Trim {
  readonly keys: boolean;
  readonly icons: boolean;
  readonly rim: number;
}

/** Undo on a phone is its sign alone. */
const isBare = ({ layout }: Canvas, { id }: Pick<HudButton, 'id'>) => layout.mode === 'phone' && id === 'undo';

/** The buttons of the phase, side by side over the whole width; keys, undo, signs and rims give way where there is no room. */
export function paintButtons(canvas: Canvas): readonly PlacedButton[] {
  const { box, layout, model } = canvas;
  const gap = Math.max(6, 10 * layout.scale);
  const all = model.buttons;
  const backs = all.some(({ id }) => id === 'back');
  const idle = ({ id, enabled }: HudButton) => id === 'undo' && (backs || (layout.overBoard && !enabled));
  // A phone with pages has the end of the game among what opens from its last tab.
  const paged = layout.mode === 'phone' && model.pages.length > 0;
  const few = all.filter((button) => !idle(button) && !(paged && button.id === 'resign'));
  const k = Math.max(layout.scale, 0.8);
  const fits = (buttons: readonly HudButton[], keys: boolean, icons = true) =>
    buttons.reduce((sum, button) => sum + wish(canvas, button, { keys, icons, rim: 46 * k }) + gap, -gap) <= box.width;
  const keys = layout.mode !== 'phone' && fits(all, true);
  const shown = fits(all, keys) && layout.mode !== 'phone' ? all : few;
  const icons = fits(shown, keys);
  const trim = { keys, icons, rim: (fits(shown, keys, icons) ? 46 : 38) * k };
  const wishes = shown.map((button) => wish(canvas, button, trim));
  // A thumb that goes for the next shot must not find the end of the game.
  const aside = ({ id }: HudButton, index: number) =>
    layout.mode === 'phone' && id === 'resign' && index > 0 ? APART : 0;
  const room = box.width - gap * (shown.length - 1) - shown.reduce((sum, each, index) => sum + aside(each, index), 0);
  const total = wishes.reduce((sum, width) => sum + width, 0);
  const primary = shown.findIndex(({ style }) => style === 'primary');
  const spare = room - total;
  // What stands alone and is no invitation keeps its size, at the end of the row.
  const [only] = shown;
  const modest = only?.id === 'resign' || only?.id === 'back' || only?.enabled === false;
  const lone = shown.length === 1 && modest && spare > 0;
  let x = lone ? spare : 0;
  return shown.map((button, index) => {
    const wished = wishes[index] ?? 0;
    const extra = lone ? 0 : primary >= 0 ? (index === primary ? spare : 0) : spare / shown.length;
    // Words are pressed together alike: the rims keep their width.
    const rims = trim.rim * shown.length;
    const width = spare >= 0 ? wished + extra : trim.rim + ((wished - trim.rim) * (room - rims)) / (total - rims);
    x += aside(button, index);
    const spot = place(button, { x, y: 0, width, height: box.height });
    x += width + gap;
    paintButton(canvas, spot, trim);
    return spot;
  });
}

function wish(canvas: Canvas, button: HudButton, { keys, icons, rim }: Trim): number {
  const { pen, layout } = canvas;
  const k = Math.max(layout.scale, 0.8);
  const type = { face: 'stencil', size: typeSize(layout, 20, 16), colour: INK } as const;
  const key = button.key === null || !keys ? 0 : 26 + button.key.length * 8;
  const bare = isBare(canvas, button);
  const words = bare ? 0 : pen.width(button.words, type);
  return words + key + (button.icon === null || !(icons || bare) ? 0 : 24 * k + 8) + rim;
}

/** A little inside the rim of a button, whose foot is thicker. */
function inset({ x, y, width, height }: PlacedButton['box'], by: number): PlacedButton['box'] {
  return { x: x + by, y: y + by, width: width - 2 * by, height: height - 2.6 * by };
}

function paintButton(canvas: Canvas, spot: PlacedButton, { keys, icons, rim }: Trim): void {
  const { pen, layout, touch } = canvas;
  const style = spot.style === 'primary' || spot.style === 'olive' ? spot.style : 'plain';
  const pressed = touch.pressed === spot.id;
  const state = !spot.enabled ? 'disabled' : pressed ? 'pressed' : touch.over === spot.id ? 'hover' : 'normal';
  const k = Math.max(layout.scale, 0.8);
  pen.nine(`button-${KIT[style]}-${state}`, spot.box, [28, 20, 28, 24], [20 * k, 13 * k, 20 * k, 16 * k]);
  const grave = spot.style === 'danger';
  if (grave) pen.fill(inset(spot.box, 4 * k), DANGER, 5);
  const colour = grave
    ? CREAM
    : !spot.enabled
      ? '#5b5a50'
      : style === 'primary'
        ? CREAM
        : style === 'olive'
          ? PAPER
          : INK;
  const size = typeSize(layout, 20, 16);
  const bare = isBare(canvas, spot);
  const words = bare ? '' : spot.words;
  const sign = icons || bare ? spot.icon : null;
  const icon = sign === null ? 0 : 24 * k;
  const keyed = spot.key !== null && keys;
  const keySize = 12 * Math.max(k, 0.92);
  const keyWidth = keyed ? 12 + Math.max(keySize * 1.65, (spot.key?.length ?? 0) * keySize * 0.55 + keySize) : 0;
  const room = spot.box.width - (rim - 6 * k) - icon - keyWidth - (icon > 0 ? 8 : 0);
  const type = { face: 'stencil', size, colour } as const;
  const width = Math.min(room, pen.width(words, type));
  let x = spot.box.x + (spot.box.width - width - icon - keyWidth - (icon > 0 && width > 0 ? 8 : 0)) / 2;
  const y = spot.box.y + spot.box.height * 0.46 + (pressed ? 2 : 0);
  if (sign !== null) {
    pen.icon(style === 'plain' ? sign : `${sign}-light`, x, y - icon / 2, icon, spot.enabled ? 1 : 0.5);
    x += icon + 8;
  }
  pen.line(words, x, y, type, room);
  if (keyed && spot.key !== null) pen.key(spot.key.toUpperCase(), x + width + 12, y, colour, keySize);
  if (touch.focused === spot.id) focusRing(pen, spot.box, css(pen.palette.tracer));
}

/** The keys that lay things over the board, lit while they do. */
export function paintOverlays(canvas: Canvas): readonly PlacedButton[] {
  const { pen, box, layout, model, words, touch } = canvas;
  // What lies over other buttons must not let them through.
  pen.fill(box, layout.overBoard && layout.mode === 'phone' ? '#0f141c' : 'rgba(15,20,28,.82)', 6);
  pen.rim(box, 'rgba(233,224,200,.16)', 1, 6);
  if (layout.mode === 'phone') return paintSwitches(canvas);
  const label = { face: 'condensed', size: typeSize(layout, 16, 14), colour: PAPER } as const;
  let x = 14;
  const inset = 5;
  const height = box.height - inset * 2;
  const wished = model.overlays.reduce(
    (sum, key) => sum + pen.width(key.words, { ...label, bold: true }) + height * 0.9 + 54,
    pen.width(words.overlays, label) + 28,
  );
  if (wished <= box.width) x += pen.line(words.overlays, x, box.height / 2, { ...label, alpha: 0.8 }) + 14;
  else x = 6;
  const tight = wished - pen.width(words.overlays, label) - 28 > box.width - x - 6;
  const gap = tight ? 5 : 8;
  const widthOf = (key: (typeof model.overlays)[number]) =>
    pen.width(key.words, { ...label, bold: true }) + height * 0.9 + (tight ? (key.on ? 44 : 22) : 46);
  const total = model.overlays.reduce((sum, key) => sum + widthOf(key), 0);
  const room = box.width - x - 6 - gap * (model.overlays.length - 1);
  const shrink = Math.min(1, room / Math.max(total, 1));
  return model.overlays.map((key) => {
    const text = pen.width(key.words, { ...label, bold: true });
    const width = widthOf(key) * shrink;
    const spot = place(key, { x, y: inset, width, height });
    if (key.on) pen.fill(spot.box, css(pen.palette.olive), 5);
    else if (touch.over === key.id) pen.fill(spot.box, 'rgba(233,224,200,.14)', 5);
    pen.rim(spot.box, key.on ? '#8d955c' : 'rgba(233,224,200,.3)', 1.5, 5);
    // Where there is no room for both, the word goes before the key.
    const after = shrink < 0.88 ? -8 : pen.key(key.key ?? '', x + 8, box.height / 2, PAPER, 13);
    const most = width - after - (key.on ? 44 : 22);
    pen.line(key.words, x + 16 + after, box.height / 2, { ...label, bold: true }, Math.max(most, text * 0.5));
    if (key.on) pen.icon('check-light', x + width - 24, box.height / 2 - 9, 18);
    if (touch.focused === key.id) focusRing(pen, spot.box, css(pen.palette.tracer));
    x += width + gap;
    return spot;
  });
}

/** By finger: even shares of the row, and no keys. */
function paintSwitches({ pen, box, model, touch }: Canvas): readonly PlacedButton[] {
  const [inset, gap] = [4, 5];
  const keys = model.pages.length > 0 ? furtherOn(model) : model.overlays;
  const rows = Math.max(1, Math.round(box.height / 48));
  const across = Math.ceil(keys.length / rows);
  const width = (box.width - 2 * inset + gap) / across - gap;
  const high = box.height / rows;
  const type = { face: 'condensed', size: 15, bold: true, colour: PAPER, align: 'center' } as const;
  const says = ({ face, words }: HudButton) => face ?? words;
  const longest = Math.max(...keys.map((key) => pen.width(says(key), type)));
  const size = type.size * Math.min(1, (width - 10) / longest);
  return keys.map((key, index) => {
    const x = inset + (index % across) * (width + gap);
    const top = Math.floor(index / across) * high;
    const spot = place(key, { x, y: top + inset, width, height: high - 2 * inset });
    if (key.on) pen.fill(spot.box, css(pen.palette.olive), 5);
    // A thick edge too, for those who do not see the colour.
    pen.rim(spot.box, key.on ? PAPER : 'rgba(233,224,200,.3)', key.on ? 2.5 : 1.5, 5);
    pen.line(says(key), x + width / 2, top + high / 2, { ...type, size });
    if (touch.focused === key.id) focusRing(pen, spot.box, css(pen.palette.tracer));
    return spot;
  });
}
