import type { Frozen, Game, GameState, Ref, Seat } from '../../rules/core/game';
import { legal } from '../../rules/core/play';
import { narrowed, type Selection } from '../../session/selection';
import { blankCanvas, type DrawingMap } from '../paint/drawings';
import type { Box, Item } from '../paint/items';
import { paintBackdrop } from '../paint/paintBackdrop';
import { paintItem } from '../paint/paintItem';
import type { Skin, Style, Surface } from './gameScene';
import { collectingStage } from './paintView';

/** A position with what somebody points at in it: the skin shows what may be done, or why it may not. */
export interface BoardFigure {
  readonly game: Game;
  readonly state: Frozen<GameState>;
  readonly seat: Seat;
  readonly refs: readonly Ref[];
  /** Overlays that are on. */
  readonly overlays: readonly string[];
  /** What else has to be in the picture. */
  readonly frame: readonly Ref[];
  /** For a table that lays itself out: the room it is given. */
  readonly room?: { readonly width: number; readonly height: number };
  /** The part of it that is shown; absent: what is pointed at, with some room. */
  readonly crop?: Box;
}

/** Something that is drawn without a board: a card. */
interface SheetFigure {
  readonly items: readonly Item[];
  readonly box: Box;
}

/** The pictures of a game's rules. */
export interface FigureBook {
  readonly rules: readonly string[];
  figure(rule: string, look: Style): BoardFigure | SheetFigure | null;
}

/** What a figure is drawn with. */
export interface Studio {
  readonly skin: Skin;
  readonly drawings: DrawingMap;
  readonly look: Style;
}

/** Squares or hexes of room round what matters, and the shape of the picture. */
const ROOM = 0.6;
const SHAPE = 0.66;

export function paintFigure(
  figure: BoardFigure | SheetFigure,
  { skin, drawings }: Studio,
  width: number,
): HTMLCanvasElement {
  if ('items' in figure) return paintItems(figure.items, [], figure.box, width, drawings);
  const { game, state, seat, refs, frame } = figure;
  const view = game.view(state, seat);
  if (figure.room !== undefined) skin.resize?.(figure.room.width, figure.room.height, true);
  const stage = collectingStage();
  stage.begin();
  const pointed = drawPointing(figure, view, skin, stage);
  stage.end();
  const seen = [...refs, ...frame, ...pointed].flatMap((ref) => skin.place(view, ref) ?? []);
  const box = figure.crop ?? framed(seen, skin.bounds(view));
  return paintItems(stage.items(), skin.backdrop(view), box, width, drawings);
}

/** Draws like the table does after these clicks; answers with what the picture is about. */
function drawPointing({ game, state, seat, refs, overlays }: BoardFigure, view: unknown, skin: Skin, stage: Surface) {
  const from = refs.length === 0 ? (skin.startsWith?.(view, seat) ?? []) : refs;
  const selection: Selection | null = narrowed(game, legal(game, state, seat), from);
  skin.draw(view, stage, selection ?? undefined);
  if (selection !== null) {
    for (const overlay of skin.overlays)
      if (overlays.includes(overlay.id)) overlay.draw(view, seat, null, stage, selection);
    skin.drawPicking(view, seat, selection, null, stage);
    return from;
  }
  const command = game.commandAt(state, seat, refs);
  const refusal = command === null ? null : game.refuse(state, command);
  if (command === null || refusal === null) throw new Error(`${game.id}: ${refs.join(' ')} means nothing`);
  // Without the ghost of what would be allowed: nobody can play it here.
  const { rule, evidence = [] } = refusal;
  skin.drawWhyNot(view, { command, refusal: { rule, evidence } }, stage);
  return evidence;
}

function paintItems(
  items: readonly Item[],
  backdrop: readonly Item[],
  box: Box,
  width: number,
  drawings: DrawingMap,
): HTMLCanvasElement {
  const scale = width / box.width;
  const { canvas, ink } = blankCanvas(width, box.height * scale);
  if (backdrop.length > 0) ink.drawImage(paintBackdrop(backdrop, box, scale, drawings), 0, 0);
  ink.scale(scale, scale);
  ink.translate(-box.x, -box.y);
  for (const item of items) paintItem(ink, item, drawings);
  return canvas;
}

/** Round all of these, with some room, not too tall, and never beyond the board. */
function framed(boxes: readonly Box[], bounds: Box): Box {
  const unit = Math.max(0, ...boxes.map(({ width }) => width));
  const left = Math.min(...boxes.map(({ x }) => x)) - unit * ROOM;
  const top = Math.min(...boxes.map(({ y }) => y)) - unit * ROOM;
  const right = Math.max(...boxes.map(({ x, width }) => x + width)) + unit * ROOM;
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + unit * ROOM;
  const width = Math.min(bounds.width, Math.max(right - left, (bottom - top) / SHAPE / 1.6));
  const height = Math.min(bounds.height, Math.max(bottom - top, width * SHAPE));
  const within = (middle: number, size: number, start: number, whole: number) =>
    Math.min(Math.max(middle - size / 2, start), start + whole - size);
  return {
    x: within((left + right) / 2, width, bounds.x, bounds.width),
    y: within((top + bottom) / 2, height, bounds.y, bounds.height),
    width,
    height,
  };
}
