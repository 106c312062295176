import type { Ref, Seat } from '../../../rules/core/game';
import { FACING_NAMES, isSquareId, type SquareId } from '../../../rules/core/square';
import { routeOf } from '../../../rules/tankChess/overlay';
import type { View } from '../../../rules/tankChess/types';
import type { Pick } from '../../../session/picker';
import type { Point } from '../items';
import type { Look, Stage } from '../skin';
import { dangerOf, drawFireLines, drawThreats } from './fireLines';
import { along, angleOf, centre, corners, squareBox, squareOfRef, stripBox, unitTowards } from './geometry';
import { facingShown, facingsAt, type Intent, intentOf, stepsShown } from './intent';
import { arrow, brackets, INK, outline, putEach, reachShape, stepLabel } from './marks';
import { pieceItems } from './pieces';

export const FAN = { inner: 46, outer: 78 };

/** Pieces that step aside for their ghost. */
export function fadedBy(view: View, picked: readonly Ref[]): ReadonlySet<string> {
  const intent = intentOf(view, picked);
  return new Set(intent === null || intent.to === null ? [] : [intent.piece.id]);
}

export function drawPicking(
  view: View,
  seat: Seat,
  picking: Pick,
  hovered: Ref | null,
  stage: Stage,
  look: Look,
): void {
  const intent = intentOf(view, picking.picked);
  if (intent === null) {
    drawChoices(view, picking, stage, look);
    return;
  }
  drawReach(view, intent, picking, stage, look);
  brackets(stage, 'selected', squareBox(view.size, intent.piece.at), look.palette.act);
  if (intent.to === 'off') drawLeaving(view, seat, intent, picking, hovered, stage, look);
  else if (intent.to !== null) drawPose(view, intent, intent.to, picking, hovered, stage, look);
}

function drawChoices(view: View, picking: Pick, stage: Stage, look: Look): void {
  for (const ref of picking.next) {
    const square = squareOfRef(view, ref);
    if (square !== null) brackets(stage, `choice:${square}`, squareBox(view.size, square), look.palette.act, 2.5);
  }
}

function drawReach(view: View, intent: Intent, picking: Pick, stage: Stage, look: Look): void {
  const choosing = intent.to === null;
  for (const { at, facings } of intent.reach.squares) {
    const offered = choosing ? picking.next.includes(`square:${at}`) : true;
    if (!offered || at === intent.piece.at) continue;
    const back = facings.every(({ reverse }) => reverse);
    stage.put('reach', `reach:${at}`, reachShape(view.size, at, look.palette.act, at === intent.to, back));
    if (at !== intent.to) stage.put('reach', `steps:${at}`, stepLabel(view, at, stepsShown(facings)));
  }
  if (!choosing || !picking.next.includes('area:off')) return;
  const strip = stripBox(view.size, intent.piece.seat);
  stage.put('reach', 'reach:off', { ...outline(strip, look.palette.act), fill: look.palette.act, fillAlpha: 0.3 });
  drawExits(view, intent, stage, look);
}

/** An arrow over the edge wherever the command tank can leave. */
function drawExits(view: View, intent: Intent, stage: Stage, look: Look): void {
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
  picking: Pick,
  hovered: Ref | null,
  stage: Stage,
  look: Look,
): void {
  const strip = stripBox(view.size, seat);
  stage.put('reach', 'reach:off', { ...outline(strip, look.palette.act), fill: look.palette.act, fillAlpha: 0.4 });
  drawExits(view, intent, stage, look);
  drawFan(view, intent, intent.piece.at, facingShown(intent, picking, hovered), picking, stage, look);
}

function drawPose(
  view: View,
  intent: Intent,
  to: SquareId,
  picking: Pick,
  hovered: Ref | null,
  stage: Stage,
  look: Look,
): void {
  const facing = facingShown(intent, picking, hovered);
  if (facing === null) return;
  const at = centre(view.size, to);
  drawFireLines(view, look, stage, intent.piece, to, facing, aimedAt(view, intent, picking, hovered));
  const ghost = pieceItems({ ...intent.piece, facing }, at, look);
  for (const [part, item] of Object.entries(ghost)) stage.put('plate', `ghost/${part}`, item);
  if (intent.facing === null) drawFan(view, intent, to, facing, picking, stage, look);
  const { atPiece } = dangerOf(view, intent.piece, to, facing, intent.target);
  drawThreats(view, look, stage, to, atPiece);
  if (intent.facing === null) return;
  for (const ref of picking.next) {
    const target = squareOfRef(view, ref);
    if (target === null) continue;
    const box = squareBox(view.size, target);
    stage.put('mark', `target:${target}`, outline(box, look.palette.act, { fill: look.palette.act, fillAlpha: 0.25 }));
  }
}

function aimedAt(view: View, intent: Intent, picking: Pick, hovered: Ref | null): SquareId | null {
  if (intent.target !== null) return intent.target;
  return hovered !== null && intent.facing !== null && picking.next.includes(hovered)
    ? squareOfRef(view, hovered)
    : null;
}

/** The facings that can be reached on a square, with the steps each takes. */
function drawFan(
  view: View,
  intent: Intent,
  at: SquareId,
  lit: string | null,
  picking: Pick,
  stage: Stage,
  look: Look,
): void {
  const middle = centre(view.size, at);
  const disc = ring(middle, 0, 360, FAN.inner + 20);
  stage.put('plate', 'fan/disc', {
    kind: 'shape',
    points: disc,
    closed: true,
    fill: look.palette.night,
    fillAlpha: 0.16,
  });
  const offered = facingsAt(intent);
  for (const facing of FACING_NAMES) {
    const one = offered.find((candidate) => candidate.facing === facing);
    const angle = angleOf(facing);
    const way = unitTowards(facing);
    if (one === undefined || !picking.next.includes(`face:${facing}`)) {
      const tip = along(middle, way, 50);
      const base = along(middle, way, 38);
      const aside = { x: -way.y, y: way.x };
      const points = [tip, along(base, aside, 7), along(base, aside, -7)];
      stage.put('plate', `fan/${facing}`, { kind: 'shape', points, closed: true, fill: 0x8b8672, alpha: 0.8 });
      continue;
    }
    const on = facing === lit;
    const outer = ring(middle, angle - 17, angle + 17, FAN.outer);
    const inner = ring(middle, angle - 20, angle + 20, FAN.inner).reverse();
    stage.put('plate', `fan/${facing}`, {
      kind: 'shape',
      points: [...outer, ...inner],
      closed: true,
      fill: on ? look.palette.act : 0xf6f0de,
      stroke: INK,
      width: 2.5,
    });
    const { x, y } = along(middle, way, (FAN.inner + FAN.outer) / 2);
    const text = one.reverse ? 'R' : String(one.steps);
    const colour = on ? 0xfff6e6 : INK;
    stage.put('plate', `fan/${facing}/steps`, { kind: 'label', text, x, y, size: 22, colour, face: 'stencil' });
  }
}

/** Points on a circle, angles in degrees clockwise from north. */
function ring({ x, y }: Point, from: number, to: number, radius: number): Point[] {
  const count = Math.max(4, Math.ceil((to - from) / 8));
  return Array.from({ length: count + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / count) * Math.PI) / 180;
    return { x: x + Math.sin(angle) * radius, y: y - Math.cos(angle) * radius };
  });
}

/** The facing of the fan under a point, where a fan is open. */
export function faceUnder(view: View, point: Point, picking: Pick): Ref | null {
  const intent = intentOf(view, picking.picked);
  if (intent === null || intent.to === null || intent.facing !== null) return null;
  const middle = centre(view.size, intent.to === 'off' ? intent.piece.at : intent.to);
  const [dx, dy] = [point.x - middle.x, point.y - middle.y];
  const distance = Math.hypot(dx, dy);
  if (distance < 28 || distance > FAN.outer + 8) return null;
  const eighth = Math.round((Math.atan2(dx, -dy) * 4) / Math.PI) & 7;
  const name = FACING_NAMES[eighth];
  return name === undefined ? null : `face:${name}`;
}

/** A thin outline round things that are named somewhere else. */
export function drawPointed(view: View, refs: readonly Ref[], stage: Stage, look: Look): void {
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
