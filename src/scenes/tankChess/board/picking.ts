import type { Ref, Seat } from '../../../rules/core/game';
import { isSquareId, type SquareId } from '../../../rules/core/square';
import { routeOf } from '../../../rules/tankChess/overlay';
import type { View } from '../../../rules/tankChess/types';
import type { Selection } from '../../../session/selection';
import type { Style, Surface } from '../../board/gameScene';
import { drawFan } from './fan';
import { dangerOf, drawFireLines, drawThreats } from './fireLines';
import { along, centre, corners, squareBox, squareOfRef, stripBox, unitTowards } from './geometry';
import { facingShown, type Intent, intentOf, shotShown, stepsShown } from './intent';
import { arrow, brackets, outline, putEach, reachShape, stepLabel } from './marks';
import { pieceItems } from './pieces';
import { wordsOf } from './words';

/** Pieces that step aside for their ghost. */
export function fadedBy(view: View, picked: readonly Ref[]): ReadonlySet<string> {
  const intent = intentOf(view, picked);
  return new Set(intent === null || intent.to === null ? [] : [intent.piece.id]);
}

export function drawPicking(
  view: View,
  seat: Seat,
  selection: Selection,
  hovered: Ref | null,
  stage: Surface,
  look: Style,
): void {
  const intent = intentOf(view, selection.picked);
  if (intent === null) {
    drawChoices(view, selection, stage, look);
    return;
  }
  drawReach(view, intent, selection, stage, look);
  brackets(stage, 'selected', squareBox(view.size, intent.piece.at), look.palette.act);
  if (intent.to === 'off') drawLeaving(view, seat, intent, selection, hovered, stage, look);
  else if (intent.to !== null) drawPose(view, intent, intent.to, selection, hovered, stage, look);
}

function drawChoices(view: View, selection: Selection, stage: Surface, look: Style): void {
  for (const ref of selection.next) {
    const square = squareOfRef(view, ref);
    if (square !== null) brackets(stage, `choice:${square}`, squareBox(view.size, square), look.palette.act, 2.5);
  }
}

function drawReach(view: View, intent: Intent, selection: Selection, stage: Surface, look: Style): void {
  const choosing = intent.to === null;
  for (const { at, facings } of intent.reach.squares) {
    const offered = choosing ? selection.next.includes(`square:${at}`) : true;
    if (!offered || at === intent.piece.at) continue;
    const back = facings.every(({ reverse }) => reverse);
    stage.put('reach', `reach:${at}`, reachShape(view.size, at, look.palette.act, at === intent.to, back));
    if (at !== intent.to)
      stage.put('reach', `steps:${at}`, stepLabel(view, at, stepsShown(facings, wordsOf(look).table.backward)));
  }
  if (!choosing || !selection.next.includes('area:off')) return;
  const strip = stripBox(view.size, intent.piece.seat);
  stage.put('reach', 'reach:off', { ...outline(strip, look.palette.act), fill: look.palette.act, fillAlpha: 0.3 });
  drawExits(view, intent, stage, look);
}

/** An arrow over the edge wherever the command tank can leave. */
function drawExits(view: View, intent: Intent, stage: Surface, look: Style): void {
  for (const { facing, reverse } of intent.reach.exits) {
    const route = routeOf(view, { from: intent.piece.at, to: 'off', facing });
    const last = [...route].reverse().find(({ at }) => at !== 'off')?.at ?? intent.piece.at;
    if (!isSquareId(last)) continue;
    const way = unitTowards(facing);
    const out = reverse ? { x: -way.x, y: -way.y } : way;
    const start = centre(view.size, last);
    putEach(
      stage,
      'line',
      `exit:${facing}`,
      arrow(start, along(start, out, out.x === 0 ? 52 : 70), look.palette.act, 8),
    );
  }
}

function drawLeaving(
  view: View,
  seat: Seat,
  intent: Intent,
  selection: Selection,
  hovered: Ref | null,
  stage: Surface,
  look: Style,
): void {
  const strip = stripBox(view.size, seat);
  stage.put('reach', 'reach:off', { ...outline(strip, look.palette.act), fill: look.palette.act, fillAlpha: 0.4 });
  drawExits(view, intent, stage, look);
  drawFan(view, intent, intent.piece.at, facingShown(intent, selection, hovered), selection, stage, look);
}

function drawPose(
  view: View,
  intent: Intent,
  to: SquareId,
  selection: Selection,
  hovered: Ref | null,
  stage: Surface,
  look: Style,
): void {
  const facing = facingShown(intent, selection, hovered);
  if (facing === null) return;
  const at = centre(view.size, to);
  drawFireLines(view, look, stage, intent.piece, to, facing, aimedAt(view, intent, selection, hovered));
  const ghost = pieceItems({ ...intent.piece, facing }, at, look);
  for (const [part, item] of Object.entries(ghost)) stage.put('plate', `ghost/${part}`, item);
  if (intent.facing === null) drawFan(view, intent, to, facing, selection, stage, look);
  const shot = shotShown(view, intent, selection, hovered, facing);
  const { atPiece } = dangerOf(view, intent.piece, to, facing, shot?.at ?? null);
  // Once the command tank is destroyed nobody shoots back.
  if (shot?.targetKind !== 'CLT') drawThreats(view, look, stage, to, atPiece);
  if (intent.facing === null) return;
  for (const ref of selection.next) {
    const target = squareOfRef(view, ref);
    if (target === null) continue;
    const box = squareBox(view.size, target);
    stage.put('mark', `target:${target}`, outline(box, look.palette.act, { fill: look.palette.act, fillAlpha: 0.25 }));
  }
}

function aimedAt(view: View, intent: Intent, selection: Selection, hovered: Ref | null): SquareId | null {
  if (intent.target !== null) return intent.target;
  return hovered !== null && intent.facing !== null && selection.next.includes(hovered)
    ? squareOfRef(view, hovered)
    : null;
}

/** A thin outline round things that are named somewhere else. */
export function drawPointed(view: View, refs: readonly Ref[], stage: Surface, look: Style): void {
  for (const ref of refs) {
    const box = ref === 'area:off' ? null : squareOfRef(view, ref);
    if (box === null) continue;
    stage.put('mark', `pointed:${ref}`, {
      kind: 'shape',
      points: corners(squareBox(view.size, box), 2),
      closed: true,
      stroke: look.palette.tracer,
      width: 3.5,
      halo: 2,
      round: 5,
    });
  }
}
