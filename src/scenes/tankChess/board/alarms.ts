import type { Command, Seat } from '../../../rules/core/game';
import { isSquareId, type SquareId } from '../../../rules/core/square';
import { chancesOf } from '../../../rules/tankChess/announcements';
import { rememberedBoard } from '../../../rules/tankChess/board';
import { rememberedReach } from '../../../rules/tankChess/movement';
import { losses, routeOf } from '../../../rules/tankChess/overlay';
import { shotsFrom } from '../../../rules/tankChess/turns';
import { type Drive, other, type Piece, type View } from '../../../rules/tankChess/types';
import type { Style, Surface } from '../../board/gameScene';
import type { Point } from '../../paint/items';
import { along, centre, unitTowards } from './geometry';
import { arrow, putEach } from './marks';
import { wayOf } from './ways';

/** A way the side that is not to move could win with its next turn. */
interface Alarm {
  readonly unit: string;
  readonly from: SquareId;
  /** Where it would stop: to fire, or before it drives out. */
  readonly at: SquareId;
  readonly target: SquareId | null;
  readonly drive: Pick<Drive, 'from' | 'to' | 'facing'>;
}

const known = new WeakMap<View, readonly Alarm[]>();

export function alarmsOf(view: View): readonly Alarm[] {
  const found = known.get(view) ?? find(view, other(view.mover));
  known.set(view, found);
  return found;
}

function find(view: View, seat: Seat): readonly Alarm[] {
  if (view.phase !== 'turn' || view.ending !== null || view.driven) return [];
  const { checkers, escapers } = chancesOf(rememberedBoard(view), seat);
  return [
    ...checkers.flatMap((piece) => shotAt(view, piece) ?? []),
    ...escapers.flatMap((piece) => exitOf(view, piece) ?? []),
  ];
}

/** The shot on the command tank that takes the fewest steps. */
function shotAt(view: View, piece: Readonly<Piece>): Alarm | null {
  const number = view.pieces.indexOf(piece);
  const board = rememberedBoard(view);
  for (const end of rememberedReach(view, number).ends) {
    if (end.to === 'off') continue;
    const shot = shotsFrom(board, number, end).find((each) => each.kills && each.targetKind === 'CLT');
    if (shot === undefined) continue;
    const drive = { from: piece.at, to: end.to, facing: end.facing };
    return { unit: piece.id, from: piece.at, at: end.to, target: shot.at, drive };
  }
  return null;
}

function exitOf(view: View, piece: Readonly<Piece>): Alarm | null {
  const end = rememberedReach(view, view.pieces.indexOf(piece)).ends.find(({ to }) => to === 'off');
  if (end === undefined) return null;
  const drive = { from: piece.at, to: end.to, facing: end.facing };
  const last = routeOf(view, drive).findLast(({ at }) => at !== 'off')?.at ?? piece.at;
  return isSquareId(last) ? { unit: piece.id, from: piece.at, at: last, target: null, drive } : null;
}

/** Check and a threatened escape as arrows: how the enemy would drive, then where he would fire or leave. */
export function drawAlarms(view: View, stage: Surface, look: Style): void {
  const red = look.palette.blocked;
  for (const { unit, from, at, target, drive } of alarmsOf(view)) {
    const stop = centre(view.size, at);
    const route = routeOf(view, drive);
    // The way he would really take: a straight line would lead through walls.
    const way = wayOf(
      view.size,
      from,
      route.filter((step) => step.at !== 'off'),
    );
    if (from !== at) drawWay(stage, `alarm:${unit}/drive`, way, red);
    const reverse = target === null && route.at(-1)?.move === 'back';
    const ahead = unitTowards(drive.facing);
    const goal =
      target === null ? along(stop, reverse ? { x: -ahead.x, y: -ahead.y } : ahead, 64) : centre(view.size, target);
    const length = Math.hypot(goal.x - stop.x, goal.y - stop.y);
    const aim = { x: (goal.x - stop.x) / length, y: (goal.y - stop.y) / length };
    const [begin, end] = target === null ? [stop, goal] : [along(stop, aim, 20), along(goal, aim, -22)];
    putEach(stage, 'line', `alarm:${unit}/${target === null ? 'escape' : 'shot'}`, arrow(begin, end, red, 7));
  }
}

function drawWay(stage: Surface, id: string, way: readonly Point[], colour: number): void {
  const [end, before] = [way.at(-1), way.at(-2)];
  if (end === undefined || before === undefined) return;
  const line = { kind: 'shape', closed: false, stroke: colour, width: 4, halo: 5, dash: [4, 7] } as const;
  if (way.length > 2) stage.put('line', `${id}/way`, { ...line, points: way.slice(0, -1) });
  putEach(stage, 'line', id, arrow(before, end, colour, 4, [4, 7]));
}

/** Whether a drive leaves the own command tank to be destroyed next turn. */
export function isRisky(view: View, command: Command): boolean {
  if (!isDrive(command) || command.to === 'off') return false;
  const commander = view.pieces.find(
    ({ seat, kind, status }) => seat === command.seat && kind === 'CLT' && status === 'fit',
  );
  if (commander === undefined) return false;
  const wins = view.pieces.some(
    ({ at, kind, seat }) => at === command.fireAt && kind === 'CLT' && seat !== command.seat,
  );
  return !wins && losses(view, command).some(({ target }) => target === commander.id);
}

function isDrive(command: Command): command is Drive {
  return command.type === 'drive' && 'from' in command && 'facing' in command;
}
