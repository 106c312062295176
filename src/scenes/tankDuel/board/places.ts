import type { Places } from '../../board/gameScene';
import type { Box } from '../../paint/items';

/** What the table is arranged for: the bids, the choice of an action, a card to lay off, or two tanks face to face. */
type Scene = 'bid' | 'choose' | 'lay' | 'duel';

/** What a narrow screen shows of it: the scene itself, the tanks of whoever looks, or his hand. */
export type Page = 'duel' | 'tank' | 'hand';

/** An arrangement: the scene, and how many lanes the battlefield needs. */
export interface Arrangement {
  readonly scene: Scene;
  readonly lanes: number;
  /** Whether a robot's thoughts need room. */
  readonly robots: boolean;
  /** Absent: the scene itself. A wide table has room for all of it. */
  readonly page?: Page;
}

export function arrangementId({ scene, lanes, robots }: Arrangement): string {
  return `${scene} ${lanes} ${robots ? 'robots' : ''}`;
}

export function arrangementOf(id: string): Arrangement {
  const [scene, lanes, robots] = id.split(' ');
  const known = scene === 'bid' || scene === 'choose' || scene === 'lay' ? scene : 'duel';
  return { scene: known, lanes: Number(lanes) || 2, robots: robots === 'robots' };
}

/** The places of the table, from the top left corner of the room it has; what an arrangement does not show is null. */
export interface DuelTable extends Arrangement {
  /** One column, for screens held upright. */
  readonly tall: boolean;
  /** The part of the battlefield that is shown, in metres from its middle; absent: all of it. */
  readonly stretch?: readonly [number, number];
  /** The ticket that is read, where one is shown at a time; absent: the one being written. */
  readonly ticket?: 'toHit' | 'location' | 'penetration' | 'damage';
  /** How large type and borders are against those of a screen of 1920 by 1080. */
  readonly scale: number;
  /** The battlefield; the bids take its place. */
  readonly strip: Box | null;
  /** The boards of the German and of the Soviet tank in question; while choosing there is the own one alone. */
  readonly boards: { readonly de: Box | null; readonly su: Box | null };
  readonly own: Box | null;
  /** All tanks of whoever looks, on a page of their own. */
  readonly fleet: Box | null;
  /** Between the boards: the pull, or what a robot thinks. */
  readonly middle: Box | null;
  readonly rail: Box | null;
  readonly chances: Box | null;
  readonly tray: Box | null;
  readonly orders: Box | null;
  readonly folds: Box | null;
  readonly decks: Box | null;
  /** While bidding: a place for each tank, and the order that comes of it. */
  readonly bidders: Box | null;
  readonly order: Box | null;
  readonly robot: Box | null;
  readonly hand: Box;
  readonly prompt: Box;
  readonly buttons: Box;
  readonly overlays: Box | null;
  /** Where a refusal or a result is told. */
  readonly verdict: Box;
}

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** Wider than this against its height, a table has columns left and right. */
const SHAPE = 1.15;
const NARROW = 700;
/** Lower than this there is no room for a hand under the boards. */
const LOW = 420;

const none = {
  boards: { de: null, su: null },
  own: null,
  fleet: null,
  middle: null,
  rail: null,
  chances: null,
  tray: null,
  orders: null,
  folds: null,
  decks: null,
  bidders: null,
  order: null,
  robot: null,
} as const;

/** `bare`: no room is left for prompt and buttons, which are told elsewhere. */
export function duelTable(width: number, height: number, arrangement: Arrangement, bare = false): DuelTable {
  if (width < NARROW || width / height < SHAPE) return tall(width, height, arrangement, bare);
  // The hand lies beside everything else: nobody has to turn to it.
  const { page, ...rest } = arrangement;
  const open = page === undefined || page === 'hand' ? rest : arrangement;
  return height < LOW ? low(width, height, open, bare) : wide(width, height, rest, bare);
}

function wide(width: number, height: number, arrangement: Arrangement, bare: boolean): DuelTable {
  const scale = clamp(Math.min(width / 1920, height / 1020), 0.5, 1.6);
  const margin = Math.max(10, 24 * scale);
  const gap = Math.max(7, 10 * scale);
  const inner = width - 2 * margin;
  const many = arrangement.lanes - 2;
  const chooses = arrangement.scene === 'choose' || arrangement.scene === 'lay';
  const share = chooses ? 0.19 : 0.217;
  const strip = box(margin, gap, inner, height * (share + many * 0.042));
  const frame: Frame = { width, height, scale, margin, gap, inner, strip, bare, ...arrangement };
  const base = { ...none, ...arrangement, tall: false, scale };
  if (arrangement.scene === 'bid') return { ...base, strip: null, overlays: null, ...bidding(frame) };
  const rest = chooses ? choosing(frame) : duelling(frame);
  return { ...base, strip, overlays: overlaysIn(strip, scale), ...rest };
}

interface Frame extends Arrangement {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly margin: number;
  readonly gap: number;
  readonly inner: number;
  readonly strip: Box;
  readonly bare: boolean;
}

/** The keys that tell of the battlefield stand on it, in the row over its lanes. */
function overlaysIn({ x, y, width }: Box, scale: number): Box {
  return box(x + 6, y + 5, Math.min(width * 0.3, 470), Math.max(32, 38 * scale));
}

/** Prompt and buttons side by side; beside a drawer one above the other. */
function told(x: number, y: number, width: number, height: number, scale: number) {
  const tallest = Math.max(46, 62 * scale);
  if (width < 620) {
    const half = Math.max(40, (height - 4) / 2);
    return { prompt: box(x, y, width, half), buttons: box(x, y + half + 4, width, Math.min(half, tallest)) };
  }
  const said = width * 0.55;
  const gap = Math.max(6, 10 * scale);
  return {
    prompt: box(x, y, said, height),
    buttons: box(x + said + gap, y + (height - tallest) / 2, width - said - gap, tallest),
  };
}

/** Two tanks face to face, the card between them, and the rail under them. */
function duelling({ width, height, scale, margin, gap, inner, strip, bare, lanes }: Frame) {
  const column = clamp(280 * scale, 150, 420);
  const promptHeight = bare ? 0 : Math.max(58, 74 * scale);
  const hand = height * (lanes > 3 ? 0.13 : 0.158);
  const handTop = height - hand;
  const promptTop = handTop - gap - promptHeight;
  const railHeight = Math.max(74, height * 0.124);
  const rail = box(margin, promptTop - gap * 1.3 - railHeight, inner, railHeight);
  const top = strip.y + strip.height + gap;
  const tallness = rail.y - gap - top;
  const side = (inner - gap * 3.2) * 0.342;
  const middle = box(margin + side + gap * 1.6, top, inner - 2 * side - gap * 3.2, tallness);
  const x = margin + column + gap * 2;
  const centre = width - 2 * x;
  const lower = promptTop;
  return {
    boards: {
      de: box(margin, top, side, tallness),
      su: box(width - margin - side, top, side, tallness),
    },
    middle,
    rail,
    decks: box(margin, lower, column, height - lower - gap),
    folds: box(width - margin - column, lower, column, height - lower - gap),
    hand: box(x, handTop, centre, hand),
    ...told(x, promptTop, centre, promptHeight, scale),
    verdict: box(middle.x - side * 0.16, top, middle.width + side * 0.32, tallness),
  };
}

/** The own tank, what its cards could do, and the whole hand. */
function choosing({ width, height, scale, margin, gap, inner, strip, bare, lanes, scene }: Frame) {
  const column = clamp(280 * scale, 190, 420);
  const folds = clamp(280 * scale, 148, 420);
  const top = strip.y + strip.height + gap;
  const trayHeight = Math.max(80, 124 * scale);
  const hand = height * (lanes > 3 ? 0.262 : 0.288);
  const trayTop = height - hand - gap * 1.4 - trayHeight;
  const tallness = trayTop - gap - top;
  const side = inner * 0.342;
  const x = margin + column + gap * 2;
  const centre = width - x - margin - folds - gap * 2;
  // A card that is laid off needs no tray, and no price.
  const lays = scene === 'lay';
  const slots = lays ? -gap : trayHeight * 2.35;
  const tray = lays ? null : box(x, trayTop, slots, trayHeight);
  const said = told(x + slots + gap, trayTop, centre - slots - gap, bare ? 0 : trayHeight, scale);
  const beside = box(margin, trayTop, column, height - trayTop - gap);
  return {
    own: box(margin, top, side, tallness),
    chances: box(margin + side + gap * 1.6, top, inner - side - gap * 1.6, tallness),
    tray,
    orders: lays ? null : beside,
    decks: lays ? beside : null,
    folds: box(width - margin - folds, trayTop, folds, height - trayTop - gap),
    hand: box(x, height - hand, centre, hand),
    ...said,
    verdict: box(margin + side + gap * 1.6, top, inner - side - gap * 1.6, tallness),
  };
}

/** A place for each tank, and the hand the bids come from. */
function bidding({ width, height, scale, margin, gap, inner, bare, lanes, robots }: Frame) {
  const promptHeight = bare ? 0 : Math.max(56, 72 * scale);
  const hand = height * 0.25;
  const handTop = height - hand;
  const promptTop = handTop - gap - promptHeight;
  const orderHeight = Math.max(48, 76 * scale);
  const orderTop = promptTop - gap * 1.2 - orderHeight;
  const top = gap;
  const robotWidth = lanes > 2 || !robots ? 0 : Math.min(inner * 0.28, 560);
  const left = inner - (robotWidth > 0 ? robotWidth + gap * 1.6 : 0);
  const column = clamp(200 * scale, 132, 320);
  return {
    bidders: box(margin, top, left, orderTop - gap - top),
    order: box(margin, orderTop, left, orderHeight),
    robot: robotWidth > 0 ? box(width - margin - robotWidth, top, robotWidth, orderTop + orderHeight - top) : null,
    decks: box(margin, handTop, column, hand - gap),
    hand: box(margin + column + gap, handTop, width - 2 * (margin + column + gap), hand),
    ...told(margin, promptTop, inner, promptHeight, scale),
    verdict: box(margin + inner * 0.2, top, inner * 0.6, orderTop - gap - top),
  };
}

/** The least height of the table of chances on a phone: a row for each enemy there may be. */
const chancesFor = (lanes: number) => 52 + 26 * Math.max(2, lanes);

/** One column for screens held upright; what does not fit is left to the drawers. */
function tall(width: number, height: number, arrangement: Arrangement, bare: boolean): DuelTable {
  const gap = 4;
  const inner = width - 2 * gap;
  const { scene, lanes } = arrangement;
  const large = width > 600;
  const buttonsHeight = bare ? 0 : 52;
  const promptHeight = bare ? 0 : large ? 60 : 52;
  const buttons = box(gap, height - gap - buttonsHeight, inner, buttonsHeight);
  const prompt = box(0, buttons.y - gap - promptHeight, width, promptHeight);
  const strip = box(0, 0, width, clamp(height * 0.14, 92, 170) + (lanes - 2) * 18);
  const top = strip.y + strip.height + gap;
  const bottom = prompt.y - gap;
  const room = bottom - top;
  const base = {
    ...none,
    ...arrangement,
    tall: true,
    scale: large ? 0.8 : 0.62,
    strip,
    prompt,
    buttons,
    overlays: null,
    verdict: box(gap, top, inner, Math.min(room, 430)),
  };
  if (arrangement.page === 'tank') {
    // Folded boards of all others under the own ones.
    const folds = clamp(room * 0.32, 120, 240);
    return {
      ...base,
      fleet: box(gap, top, inner, room - folds - gap),
      folds: box(gap, bottom - folds, inner, folds),
      hand: box(gap, bottom, inner, 0),
    };
  }
  if (arrangement.page === 'hand') {
    const tray = scene === 'choose' ? 84 : 0;
    return {
      ...base,
      tray: tray === 0 ? null : box(gap, top, inner, tray),
      hand: box(gap, top + tray + gap, inner, room - tray - gap),
    };
  }
  if (scene === 'duel' || scene === 'lay') {
    const rail = Math.max(92, room * 0.17);
    const board = (room - rail - gap * 2) * 0.58;
    const middle = room - rail - board - gap * 2;
    const boards = box(gap, top, inner, board);
    return {
      ...base,
      // One board at a time: the one that is being hit, or whose turn it is.
      boards: { de: boards, su: boards },
      middle: box(gap, top + board + gap, inner, middle),
      rail: box(gap, bottom - rail, inner, rail),
      hand: box(gap, bottom, inner, 0),
    };
  }
  const [tray, orders] = [56, 84];
  // In a small page the cards give way to the chances: below that no row of them can be read.
  const spare = scene === 'bid' ? 320 : Math.max(110, room - chancesFor(lanes) - tray - orders - gap * 3);
  const hand = Math.min(clamp(room * 0.46, 150, 320), spare);
  const handTop = bottom - hand;
  if (scene === 'bid') {
    return {
      ...base,
      bidders: box(gap, top, inner, handTop - gap - top),
      hand: box(gap, handTop, inner, hand),
    };
  }
  const upper = handTop - gap * 3 - tray - orders - top;
  return {
    ...base,
    chances: box(gap, top, inner, upper),
    orders: box(gap, top + upper + gap, inner, orders),
    tray: box(gap, top + upper + orders + gap * 2, inner, tray),
    hand: box(gap, handTop, inner, hand),
  };
}

/** A telephone held sideways: the battle to the left, what one holds and does to the right. */
function low(width: number, height: number, arrangement: Arrangement, bare: boolean): DuelTable {
  const half = (width - 12) / 2;
  const left = duelTall(half, height, arrangement);
  const right = half + 8;
  const buttons = box(right, height - 52, half, bare ? 0 : 48);
  const prompt = box(right, buttons.y - 60, half, bare ? 0 : 56);
  const hand = box(right, 4, half, prompt.y - 12);
  return { ...left, hand, prompt, buttons, verdict: box(4, 4, half, height - 8) };
}

function duelTall(width: number, height: number, arrangement: Arrangement): DuelTable {
  const table = tall(width, height + 300, arrangement, true);
  const top = (table.strip?.height ?? 0) + 4;
  const room = box(4, top, width - 8, height - top - 4);
  if (arrangement.scene === 'bid') return { ...table, bidders: room };
  if (arrangement.scene === 'choose') {
    const orders = 84;
    const tray = 52;
    return {
      ...table,
      chances: { ...room, height: Math.max(0, room.height - orders - tray - 8) },
      orders: box(room.x, height - orders - tray - 8, room.width, orders),
      tray: box(room.x, height - tray - 4, room.width, tray),
    };
  }
  const rail = 66;
  const board = room.height - rail - 4;
  return {
    ...table,
    boards: {
      de: { ...room, width: room.width * 0.6, height: board },
      su: { ...room, width: room.width * 0.6, height: board },
    },
    middle: box(room.x + room.width * 0.6 + 4, room.y, room.width * 0.4 - 4, board),
    rail: box(room.x, height - rail - 4, room.width, rail),
  };
}

/** Where the HUD finds room on the table. */
export function placesOf({ prompt, buttons, overlays, verdict }: DuelTable): Places {
  return { plates: [], prompt, buttons, overlays, panel: verdict };
}
