import type { Box } from '../../paint/items';
import type { Sides } from '../boardPort';
import { crowdHeight, crowdPlates, isCrowd } from './layoutCrowd';

type Mode = 'wide' | 'tablet' | 'phone';

/** Where everything stands, in CSS pixels. Zones that a size has no room for are null. */
export interface HudLayout {
  readonly mode: Mode;
  /** How large type and borders are against those of a screen of 1920 by 1080. */
  readonly scale: number;
  readonly bar: Box;
  /** How one wins and what has just happened; null where the game does not say. */
  readonly band?: Box | null;
  /** On a phone the band shows one of the two: the goal. */
  readonly goalOpen?: boolean;
  readonly title: Box;
  readonly ribbon: Box;
  readonly icons: Box;
  /** What the camera shows the board in, less what drawers cover. */
  readonly board: Box;
  /** The panel lies over the board and comes only with a refusal or a result. */
  readonly overBoard: boolean;
  /** A drawer lies over the column beside the board: the board takes its place. */
  readonly covered: boolean;
  /** From the top of the column, or side by side over the board; `plateSeats` says whose they are. */
  readonly plates: readonly Box[];
  /** The column beyond the board, where the game has panels for it. */
  readonly sides?: Box | null;
  /** In place of that column, between the bar and the board. */
  readonly strip?: Box | null;
  readonly prompt: Box;
  readonly panel: Box;
  readonly notes: Box | null;
  /** The last lines of the log, on a table that leaves room for them. */
  readonly log?: Box | null;
  /** The engine's lines, where they have a place of their own, and its bar beside the board. */
  readonly lines?: Box | null;
  readonly balance?: Box | null;
  readonly overlays: Box | null;
  readonly buttons: Box;
  readonly tabs: Box | null;
  /** The sheet that slides up from the bottom of a phone, its handle included. */
  readonly sheet: Box | null;
}

export interface Room {
  readonly width: number;
  readonly height: number;
  readonly inset: Sides;
  /** How tall the sheet of a phone has been dragged. */
  readonly sheet: number;
  readonly seats: number;
  /** How much larger than usual the player wants the type. */
  readonly textSize?: number;
  /** How tall the strip over a board without side panels is in so much width. */
  strip?(width: number): number;
  /** The engine's bar stands beside the board. */
  readonly advised?: boolean;
  /** In how many rows a phone shows what its tabs have no room for. */
  readonly moreRows?: number;
  /** Somebody with a phone has asked for the row of overlays. */
  readonly overlaysOpen?: boolean;
}

export const SHEETS = { low: 96, middle: 278, high: 560 } as const;

/** Large type needs a taller sheet for the same words. */
export function sheetsFor(textSize = 1): { readonly [height in keyof typeof SHEETS]: number } {
  return { ...SHEETS, middle: SHEETS.middle + (textSize - 1) * 110 };
}

/** Large type breaks into more lines as well as taller ones. */
export function promptFor(textSize = 1): number {
  return 62 * textSize + (textSize - 1) * 40;
}

export const NARROW = 700;
export const MEDIUM = 1100;
export const PHONE_TABS = 56;
const OVERLAYS = 48;

export function layoutHud(room: Room): HudLayout {
  if (room.width < NARROW) return phone(room);
  return room.width < MEDIUM ? tablet(room) : wide(room);
}

export const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
export const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), Math.max(least, most));

/** Takes what drawers cover off the board's zone. */
export function clear(zone: Box, { width, height, inset }: Room): Box {
  const left = Math.max(zone.x, inset.left === 0 ? 0 : inset.left + 8);
  const right = Math.min(zone.x + zone.width, width - (inset.right === 0 ? 0 : inset.right + 8));
  const top = Math.max(zone.y, inset.top === 0 ? 0 : inset.top + 8);
  const bottom = Math.min(zone.y + zone.height, height - (inset.bottom === 0 ? 0 : inset.bottom + 8));
  return box(left, top, Math.max(120, right - left), Math.max(120, bottom - top));
}

export function barOf({ width }: Room, height: number, scale: number, margin: number) {
  const icons = 7 * (44 * Math.max(scale, 0.82)) + 6 * 8;
  const title = clamp(540 * scale, 250, 540);
  return {
    bar: box(0, 0, width, height),
    title: box(margin * 0.7, 0, title, height),
    ribbon: box(title + margin, 0, width - title - icons - margin * 2.6, height),
    icons: box(width - icons - margin * 0.7, 0, icons, height),
  };
}

/** Whether a drawer hides so much of a column that the rest of it would only be in the way. */
export function isCovered({ inset }: Room, column: number): boolean {
  return inset.right > column * 0.5;
}

function wide(room: Room): HudLayout {
  const { width } = room;
  const height = room.height - room.inset.bottom;
  const scale = clamp(Math.min(width / 1920, height / 1080), 0.6, 1.4);
  const bar = Math.max(46, 58 * scale);
  const margin = Math.max(12, 24 * scale);
  const gap = Math.max(8, 11 * scale);
  // A drawer on the left takes its room from both, not from the board alone.
  const column = clamp((width - room.inset.left) * 0.42, 420, 860 * Math.max(1, scale));
  const left = width - column - margin;
  const top = bar + gap;
  const bottom = height - gap;
  const plate = Math.max(70, 96 * scale);
  const prompt = Math.max(64, 78 * scale);
  const buttons = Math.max(46, 54 * scale);
  const overlays = Math.max(38, 46 * scale);
  let y = top;
  const take = (size: number): Box => {
    const zone = box(left, y, column, size);
    y += size + gap;
    return zone;
  };
  const crowd = isCrowd(room.seats);
  const block = { across: 2, height: clamp(58 * scale, 40, 62), gap: Math.max(5, 7 * scale) };
  const first = take(crowd ? crowdHeight(room.seats, block) : plate);
  const promptBox = take(prompt);
  const below = (crowd ? -gap : plate) + buttons + overlays + 3 * gap;
  const rest = bottom - y - below;
  const notes = rest > 560 ? clamp(rest - 410 * scale, 150, 226 * scale) : 0;
  const panel = take(rest - (notes > 0 ? notes + gap : 0));
  const notesZone = notes > 0 ? take(notes) : null;
  const split = notesZone !== null && room.advised === true ? (column - gap) * 0.52 : column;
  const notesBox = notesZone && { ...notesZone, width: split };
  const lines = notesZone && room.advised ? box(left + split + gap, notesZone.y, column - split - gap, notes) : null;
  const balance = room.advised ? Math.max(26, 32 * scale) : 0;
  const boardLeft = room.advised ? margin * 0.6 + balance + gap : margin;
  const second = crowd ? first : take(plate);
  const overlaysBox = take(overlays);
  return {
    mode: 'wide',
    scale,
    ...barOf(room, bar, scale, margin),
    board: clear(
      box(boardLeft, top, (isCovered(room, column) ? width : left) - margin - boardLeft, bottom - top),
      room,
    ),
    overBoard: false,
    covered: isCovered(room, column),
    plates: crowd ? crowdPlates(room.seats, first, block) : room.seats < 2 ? [second] : [first, second],
    prompt: promptBox,
    panel,
    notes: notesBox,
    lines,
    balance: balance > 0 ? box(margin * 0.6, top, balance, bottom - top) : null,
    overlays: overlaysBox,
    buttons: box(left, bottom - buttons, column, buttons),
    tabs: null,
    sheet: null,
  };
}

function tablet(room: Room): HudLayout {
  const { width } = room;
  const height = room.height - room.inset.bottom;
  const scale = 0.72;
  const [bar, margin, gap, strip] = [50, 12, 8, 52];
  const column = clamp(width * 0.43, 330, 460);
  const left = width - column - margin;
  const boardWidth = left - margin * 2;
  const top = bar + gap;
  const half = (boardWidth - gap) / 2;
  const prompt = 84;
  const [overlays, buttons] = [40, 48];
  const bottom = height - gap;
  const panelTop = top + prompt + gap;
  const balance = room.advised ? 28 : 0;
  const boardLeft = margin + (balance > 0 ? balance + gap : 0);
  const crowd = isCrowd(room.seats);
  const block = { across: boardWidth < 480 ? 2 : 4, height: 42, gap: 6 };
  const boardTop = top + (crowd ? crowdHeight(room.seats, block) : strip) + gap;
  return {
    mode: 'tablet',
    scale,
    ...barOf(room, bar, scale, margin),
    board: clear(box(boardLeft, boardTop, left - margin - boardLeft, bottom - boardTop), room),
    balance: balance > 0 ? box(margin, boardTop, balance, bottom - boardTop) : null,
    overBoard: false,
    covered: isCovered(room, column),
    plates: crowd
      ? crowdPlates(room.seats, { x: margin, y: top, width: boardWidth }, block)
      : [box(margin, top, half, strip), box(margin + half + gap, top, half, strip)].slice(0, Math.max(1, room.seats)),
    prompt: box(left, top, column, prompt),
    panel: box(left, panelTop, column, bottom - buttons - overlays - 2 * gap - panelTop),
    notes: null,
    overlays: box(left, bottom - buttons - gap - overlays, column, overlays),
    buttons: box(left, bottom - buttons, column, buttons),
    tabs: null,
    sheet: null,
  };
}

function phone(room: Room): HudLayout {
  const { width } = room;
  // The replay bar stands in the place of tabs and sheet, and has the way back to the table: the rest is the board's.
  const replaying = room.inset.bottom > 0;
  const height = room.height - room.inset.bottom;
  const [bar, tabs, buttons] = replaying ? [54, 0, 0] : [54, PHONE_TABS, 52];
  const prompt = promptFor(room.textSize);
  const tabsTop = height - tabs;
  const most = Math.max(SHEETS.low, tabsTop - bar - 120);
  const sheet = replaying ? 0 : clamp(room.sheet, SHEETS.low, most);
  const sheetTop = tabsTop - sheet;
  const { middle } = sheetsFor(room.textSize);
  // The board keeps its size while the sheet is pulled over it, so that nothing jumps under the finger.
  const boardBottom = tabsTop - Math.min(sheet, middle) - prompt;
  const low = sheet < middle - 40;
  const balance = room.advised ? 18 : 0;
  // Two sides know each other; of more it must be seen who is who and who is to act.
  const block = { across: Math.min(4, room.seats), height: 34, gap: 4 };
  const crowd = isCrowd(room.seats) ? crowdHeight(room.seats, block) + 2 * block.gap : 0;
  const top = bar + crowd;
  return {
    mode: 'phone',
    scale: 0.66,
    bar: box(0, 0, width, bar),
    title: box(8, 0, width * 0.5, bar),
    ribbon: box(width * 0.5, 0, width * 0.5 - 8, bar),
    icons: box(width - 52, top + 8, 44, 3 * 50),
    board: box(0, top + balance, width, Math.max(crowd > 0 ? 100 : 160, boardBottom - top - balance)),
    balance: balance > 0 ? box(0, top, width, balance) : null,
    overBoard: false,
    covered: false,
    plates: crowd === 0 ? [] : crowdPlates(room.seats, { x: 4, y: bar + block.gap, width: width - 8 }, block),
    prompt: box(0, sheetTop - prompt, width, prompt),
    panel: replaying ? box(0, tabsTop, width, 0) : box(0, sheetTop + 16, width, Math.max(0, sheet - 16 - buttons - 12)),
    notes: null,
    // Over the board's foot, where a finger that has just asked for it finds it.
    overlays: room.overlaysOpen === true ? box(6, sheetTop - prompt - OVERLAYS - 6, width - 12, OVERLAYS) : null,
    buttons: box(8, replaying ? tabsTop : low ? sheetTop + 22 : tabsTop - buttons - 6, width - 16, buttons),
    tabs: replaying ? null : box(0, tabsTop, width, tabs),
    sheet: replaying ? null : box(0, sheetTop, width, sheet),
  };
}

/** Everything under the bar a little lower, with a band between them. */
export function withBand(layout: HudLayout, height: number, goalOpen: boolean): HudLayout {
  const low = <Z extends Box | null | undefined>(zone: Z): Z => (zone ? { ...zone, y: zone.y + height } : zone);
  const { bar, sides, strip, lines, balance, log } = layout;
  return {
    ...layout,
    band: { ...bar, y: bar.y + bar.height, height },
    goalOpen,
    board: low(layout.board),
    plates: layout.plates.map(low),
    prompt: low(layout.prompt),
    panel: low(layout.panel),
    notes: low(layout.notes),
    overlays: low(layout.overlays),
    buttons: low(layout.buttons),
    tabs: low(layout.tabs),
    sheet: low(layout.sheet),
    ...(sides === undefined ? {} : { sides: low(sides) }),
    ...(strip === undefined ? {} : { strip: low(strip) }),
    ...(log === undefined ? {} : { log: low(log) }),
    ...(lines === undefined ? {} : { lines: low(lines) }),
    ...(balance === undefined ? {} : { balance: low(balance) }),
  };
}
