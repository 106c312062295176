import type { Reach } from '../../../rules/tankAce/types';
import type { Places } from '../../board/gameScene';
import type { Box, Point } from '../../paint/items';
import type { Corner } from '../screen';

/** Wide: everything is seen at once. Compact: the cut-away is a strip. Phone: a board over a sheet of orders. */
export type Form = 'wide' | 'compact' | 'phone';

/** What a phone shows: the battle with the orders, or the tank itself. */
export type BattlePage = 'battle' | 'tank';

/** Where everything of a battle lies, in points of the screen from the top left corner of the table. */
export interface BattlePlaces {
  readonly form: Form;
  /** How large the design is drawn: its own units are those of the form's mock-up. */
  readonly unit: number;
  readonly board: Box;
  readonly prompt: Box;
  /** The orders of the round, given and to give. */
  readonly tokens: Box;
  readonly crew: Box;
  readonly ammo: Box;
  readonly orders: Box;
  readonly buttons: Box;
  /** Where a phone shows the tank in place of the battle. */
  readonly tankPage: Box;
  /** Where a chart is read: in place of crew, ammunition and orders. */
  readonly page: Box;
  /** Where a refusal or a result is told. */
  readonly verdict: Box;
  /** Where the Aide speaks: behind the tank, where no enemy comes. */
  readonly advice: Box;
}

interface Design {
  readonly width: number;
  readonly height: number;
  readonly board: Box;
  readonly prompt: Box;
  readonly tokens: Box;
  readonly crew: Box;
  readonly ammo: Box;
  readonly orders: Box;
  readonly buttons: Box;
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

const designs: { readonly [form in Form]: Design } = {
  wide: {
    width: 1920,
    height: 1020,
    board: box(24, 12, 1034, 1000),
    prompt: box(1074, 12, 616, 82),
    tokens: box(1698, 12, 198, 82),
    crew: box(1074, 102, 822, 412),
    ammo: box(1074, 520, 822, 128),
    orders: box(1074, 654, 822, 296),
    buttons: box(1074, 956, 822, 58),
  },
  compact: {
    width: 1280,
    height: 674,
    board: box(16, 10, 648, 656),
    prompt: box(678, 10, 420, 58),
    tokens: box(1104, 10, 160, 58),
    crew: box(678, 75, 586, 212),
    ammo: box(678, 293, 586, 74),
    orders: box(678, 373, 586, 236),
    buttons: box(678, 616, 586, 48),
  },
  phone: {
    width: 390,
    height: 734,
    board: box(0, 0, 390, 318),
    prompt: box(0, 318, 390, 58),
    tokens: box(0, 0, 0, 0),
    crew: box(0, 376, 390, 74),
    ammo: box(0, 0, 0, 0),
    orders: box(0, 450, 390, 228),
    buttons: box(8, 678, 374, 52),
  },
};

/** Smaller than this a form is not legible any more. */
const least: { readonly [form in Form]: number } = { wide: 0.82, compact: 0.74, phone: 0 };

function formOf(width: number, height: number): Form {
  const fits = (form: Form) => Math.min(width / designs[form].width, height / designs[form].height) >= least[form];
  return fits('wide') ? 'wide' : fits('compact') ? 'compact' : 'phone';
}

/** A phone is as wide as it is: the board gets what height is left, within reason. */
function stretched(width: number, height: number): Design {
  const { board, ...design } = designs.phone;
  const more = Math.min(140, Math.max(-70, (height * design.width) / width - design.height));
  const low = (zone: Box): Box => ({ ...zone, y: zone.y + more });
  return {
    ...design,
    height: design.height + more,
    board: { ...board, height: board.height + more },
    prompt: low(design.prompt),
    crew: low(design.crew),
    orders: low(design.orders),
    buttons: low(design.buttons),
  };
}

/** A phone on its side, or a page as low: the board to the left of crew and orders, as large as the room. */
function lying(width: number, height: number): Design {
  const { prompt, crew, orders, buttons, tokens, ammo } = designs.phone;
  const column = prompt.height + crew.height + orders.height + buttons.height + 4;
  const unit = Math.min(width / (designs.phone.width * 2), height / column);
  const high = height / unit;
  // A board much wider than high would not show how far the enemies are.
  const left = Math.min(width / unit - designs.phone.width, high * 1.4);
  let y = (high - column) / 2;
  const next = (zone: Box): Box => {
    const placed = { ...zone, x: left + zone.x, y };
    y += zone.height;
    return placed;
  };
  return {
    width: left + designs.phone.width,
    height: high,
    // The ground is hardly as high as it is wide: a higher board would lie bare.
    board: box(0, Math.max(0, high - left * 0.96) / 2, left, Math.min(high, left * 0.96)),
    prompt: next(prompt),
    crew: next(crew),
    orders: next(orders),
    buttons: next(buttons),
    tokens,
    ammo,
  };
}

/** The same in a room that has prompt and buttons of its own: the orders end where the board does. */
function lyingBare(width: number, height: number): Design {
  const { crew, orders, tokens, ammo, width: column } = designs.phone;
  const unit = Math.min(width / (column * 2), height / (crew.height + orders.height));
  const [wide, high] = [width / unit, height / unit];
  const left = Math.min(wide - column, high * 1.4);
  const tall = Math.min(high, Math.max(left * 0.96, crew.height + orders.height));
  const y = (high - tall) / 2;
  const none = box(left, y, 0, 0);
  return {
    width: left + column,
    height: high,
    board: box(0, y, left, tall),
    prompt: none,
    crew: { ...crew, x: left, y },
    orders: { ...orders, x: left, y: y + crew.height, height: tall - crew.height },
    buttons: none,
    tokens,
    ammo,
  };
}

/** How much wider than high a room is for its phone to lie. */
const LYING = 1.15;

function designOf(form: Form, width: number, height: number, bare: boolean): Design {
  if (form !== 'phone') return designs[form];
  if (width <= height * LYING) return stretched(width, height);
  return bare ? lyingBare(width, height) : lying(width, height);
}

/** `bare`: in a room that has prompt and buttons of its own. */
export function battlePlaces(width: number, height: number, bare = false): BattlePlaces {
  const form = formOf(width, height);
  const design = designOf(form, width, height, bare);
  const unit = Math.min(width / design.width, height / design.height);
  // What is left over in width is the board's, in height it is shared above and below.
  const more = width - design.width * unit;
  const shift = (height - design.height * unit) / 2;
  const phone = form === 'phone';
  const left = phone ? more / 2 : more;
  const put = (zone: Box): Box => ({
    x: zone.x * unit + left,
    y: zone.y * unit + shift,
    width: zone.width * unit,
    height: zone.height * unit,
  });
  const board = phone ? put(design.board) : { ...put(design.board), x: design.board.x * unit };
  const wide = phone ? board : { ...board, width: board.width + more };
  const crew = put(design.crew);
  const orders = put(design.orders);
  const page = { ...crew, height: orders.y + orders.height - crew.y };
  return {
    form,
    unit,
    board: wide,
    prompt: put(design.prompt),
    tokens: put(design.tokens),
    crew,
    ammo: put(design.ammo),
    orders,
    buttons: put(design.buttons),
    page,
    tankPage: { ...wide, height: pagePrompt(put(design.prompt), put(design.buttons)).y - wide.y - 4 },
    advice: adviceIn(form, wide, unit),
    verdict: phone
      ? page
      : inside(wide, Math.min(wide.width * 0.86, 720), Math.min(wide.height * 0.56, 380 * Math.max(1, unit))),
  };
}

/** Under a page of a phone the prompt stands over the buttons. */
function pagePrompt(prompt: Box, buttons: Box): Box {
  return { ...prompt, y: buttons.y - prompt.height - 4 };
}

function adviceIn(form: Form, board: Box, unit: number): Box {
  const bottom = board.y + board.height;
  if (form === 'phone') return { x: board.x + 6, y: bottom - 168 * unit, width: board.width - 12, height: 164 * unit };
  const [edge, height, under] = form === 'wide' ? [16, 232, 170] : [8, 186, 72];
  return {
    x: board.x + edge * unit,
    y: bottom - (height + under) * unit,
    width: board.width - 2 * edge * unit,
    height: height * unit,
  };
}

function inside(zone: Box, width: number, height: number): Box {
  return { x: zone.x + (zone.width - width) / 2, y: zone.y + (zone.height - height) / 2, width, height };
}

/** Where charts and Aide are asked for; a phone has them among its tabs. */
export function cornerOf({ form, board, unit }: BattlePlaces): Corner | null {
  return form === 'phone' ? null : { box: board, unit, form };
}

/** What the HUD paints lies in these. */
export function hudPlaces({ prompt, buttons, verdict, advice }: BattlePlaces, page: BattlePage): Places {
  const asked = page === 'tank' ? pagePrompt(prompt, buttons) : prompt;
  return { plates: [], prompt: asked, buttons, overlays: null, panel: verdict, lines: page === 'tank' ? null : advice };
}

/** The ground as it is drawn: your tank, the rings round it, and how far each range goes. */
export const ground = {
  width: 1034,
  height: 1000,
  tank: { x: 517, y: 606 },
  rings: { close: [86, 214], medium: [214, 372], long: [372, 530] },
} as const satisfies {
  readonly width: number;
  readonly height: number;
  readonly tank: Point;
  readonly rings: { readonly [range in Reach]: readonly [number, number] };
};

/** The part of the ground that is in sight and how large. */
export interface Window {
  readonly box: Box;
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

/** What the tabs of two boards take of a phone's view, in units of its design. */
const TABS = 60;

/** A phone comes as close as the range in play and the tabs of `boards` allow; larger screens show all there is. */
export function windowOf(
  { board, form, unit }: Pick<BattlePlaces, 'board' | 'form' | 'unit'>,
  range: Reach,
  boards: number,
): Window {
  const { width, height, tank, rings } = ground;
  if (form !== 'phone') {
    const scale = Math.max(board.width / width, board.height / height);
    const left = (width - board.width / scale) / 2;
    // Where the board is wider than the ground something must go: what lies behind the tank.
    const top = Math.min(height - board.height / scale, tank.y - rings.long[1] - 20);
    return { box: board, left, top, scale };
  }
  const scaleFor = (far: number) =>
    Math.max(board.width / width, Math.min(board.width / (2 * far), board.height / (far + 128)));
  const near = rings[range][1] + 46;
  const tabs = boards > 1 ? TABS * unit : 0;
  const far = near + tabs / scaleFor(near);
  const scale = scaleFor(far);
  const wide = board.width / scale;
  const high = board.height / scale;
  // Beyond the edge of the ground lie only the tabs.
  const top = Math.min(Math.max(-tabs / scale, tank.y - far), height - high);
  return { box: board, left: tank.x - wide / 2, top, scale };
}

/** Where a part of the ground is on the screen. */
export function boxOnScreen(window: Window, { x, y, width, height }: Box): Box {
  const { scale } = window;
  return { ...onScreen(window, { x, y }), width: width * scale, height: height * scale };
}

/** Where a place of the ground is on the screen. */
export function onScreen({ box: at, left, top, scale }: Window, { x, y }: Point): Point {
  return { x: at.x + (x - left) * scale, y: at.y + (y - top) * scale };
}
