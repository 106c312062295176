import type { Ref } from '../../../rules/core/game';
import { isRefOf } from '../../../rules/core/ref';
import type { CardKind } from '../../../rules/tankDuel/data/battleCards';
import { isTankId } from '../../../rules/tankDuel/tanks';
import type { View } from '../../../rules/tankDuel/view';
import type { WhyNot } from '../../../session/controller';
import type { Selection } from '../../../session/selection';
import type { Surface } from '../../board/gameScene';
import type { Box, Shape } from '../../paint/items';
import { corners, INK, label, PAPER, plate } from '../../paint/marks';
import { drawHeld, drawReading, heldOf } from './hand';
import { box, panel, ring } from './panel';
import { placeOf, type Standing } from './pointing';
import { numberOf, tankAt } from './sight';
import { laneAt, rangeAt, stripPlan, tankSpots } from './stripPlan';

function rim(at: Box, stroke: number, more: Partial<Shape> = {}): Shape {
  return { kind: 'shape', points: corners(at, -4), closed: true, stroke, width: 4, round: 10, ...more };
}

/** The card a ref means, and the half of it. */
function cardIn(ref: Ref | null): { readonly card: number; readonly kind: CardKind | null } | null {
  const [, kind, id] = /^(card|face):(.+)$/.exec(ref ?? '') ?? [];
  if (id === undefined) return null;
  const [card = '', half] = id.split('.');
  return { card: Number(card), kind: kind === 'face' ? (half as CardKind) : null };
}

/** What may be pointed at is ringed in the colour of doing; what is under the pointer is lifted and held up. */
export function drawPicking(
  standing: Standing,
  view: View,
  selection: Selection,
  hovered: Ref | null,
  stage: Surface,
): void {
  const { table, look } = standing;
  const { act } = look.palette;
  const plan = stripPlan(table);
  const picked = new Set(selection.picked);
  for (const ref of [...selection.next, ...selection.picked]) {
    if (!isRefOf('unit', ref)) continue;
    const spot = tankSpots(table, view, look).find(({ tank }) => `unit:${tank.id}` === ref);
    if (spot !== undefined && plan !== null) {
      const dash = picked.has(ref) ? undefined : ([12, 7] as const);
      stage.put('line', `choice:${ref}/dark`, ring(spot.x, spot.y, 112 * plan.hull, 76 * plan.hull, INK, 7));
      stage.put('line', `choice:${ref}`, ring(spot.x, spot.y, 112 * plan.hull, 76 * plan.hull, act, 4.5, dash));
      continue;
    }
    const at = placeOf(standing, view, selection, ref);
    if (at !== null) stage.put('line', `choice:${ref}`, rim(at, act, picked.has(ref) ? {} : { dash: [12, 8] }));
  }
  // Cards that have been declared lie in the tray: which of them stays with the tank may be asked.
  for (const { card } of view.step?.set ?? []) {
    const at = placeOf(standing, view, selection, `card:${card}`);
    if (at !== null && selection.next.includes(`card:${card}`))
      stage.put('line', `choice:card:${card}`, rim(at, act, { dash: [10, 6] }));
  }
  for (const ref of selection.next)
    if (isRefOf('area', ref)) drawArea(standing, view, selection, ref, ref === hovered, stage);
  const meant = cardIn(hovered);
  if (meant === null) return;
  const held = heldOf(selection.picked, selection.next);
  if (held.laid.has(meant.card)) return;
  drawHeld(table, view, meant.card, held, table.tall ? 0 : 14 * table.scale, stage, look, 'plate');
  drawReading(table, view, meant.card, held.offered.has(meant.card) ? meant.kind : null, stage, look);
}

/** A range to drive to, or a hand to take from. */
function drawArea(
  standing: Standing,
  view: View,
  selection: Selection,
  ref: Ref,
  hovered: boolean,
  stage: Surface,
): void {
  const { table, look } = standing;
  const { act } = look.palette;
  if (ref.startsWith('area:hand')) {
    const at = placeOf(standing, view, selection, ref);
    if (at !== null) stage.put('line', `choice:${ref}`, rim(at, act, { dash: [12, 8] }));
    return;
  }
  const plan = stripPlan(table);
  const tank = tankAt(view, view.current);
  if (plan === null || tank === null) return;
  const range = Number(ref.slice(5));
  const x = rangeAt(plan, tank.nation, range);
  const step = 200 * plan.metre;
  const size = Math.max(14, 19 * plan.k);
  // Where the steps are narrow, every other number stands lower, so that all can be read.
  const narrow = step < size * 3.6;
  const low = (range / 200) % 2 === 0;
  const lane = laneAt(plan, table.lanes, numberOf(tank));
  const y = narrow ? lane + size * (low ? 0.85 : -0.85) : lane;
  const [rx, ry] = [Math.min(92 * plan.hull, step * 0.62), 60 * plan.hull];
  stage.put('mark', `choice:${ref}/dark`, ring(x, lane, rx, ry, INK, 6));
  stage.put('mark', `choice:${ref}`, ring(x, lane, rx, ry, act, 4, hovered ? undefined : [10, 7]));
  const words = range === 0 ? '000' : range > 0 ? `+${range}` : `−${-range}`;
  const at = box(x - size * 1.7, y - size * 0.8, size * 3.4, size * 1.6);
  stage.put(
    'line',
    `choice:${ref}/words`,
    panel(at, [
      plate(box(1, 1, at.width - 2, at.height - 2), hovered ? act : PAPER, { stroke: INK, width: 2, round: 6 }),
      label(words, at.width / 2, at.height / 2, size, hovered ? PAPER : INK, 'stencil'),
    ]),
  );
}

/** Things a log line or the pointer names. */
export function drawPointed(
  standing: Standing,
  view: View,
  selection: Selection,
  refs: readonly Ref[],
  stage: Surface,
): void {
  const { table, look } = standing;
  for (const ref of refs) {
    if (cardIn(ref) !== null) continue;
    const id = ref.slice(5);
    const spot =
      isRefOf('unit', ref) && isTankId(id)
        ? tankSpots(table, view, look).find(({ tank }) => tank.id === id)
        : undefined;
    const at = spot?.tag ?? placeOf(standing, view, selection, ref);
    if (at !== null) stage.put('line', `pointed:${ref}`, rim(at, look.palette.tracer, { width: 3 }));
  }
  const last = cardIn(refs.at(-1) ?? null);
  if (last !== null && !heldOf(selection.picked, []).laid.has(last.card))
    drawReading(table, view, last.card, null, stage, look);
}

/** What proves a refusal is struck out, what may be done instead glows. */
export function drawWhyNot(
  standing: Standing,
  view: View,
  selection: Selection,
  { command, refusal }: WhyNot,
  stage: Surface,
): void {
  const { table, look } = standing;
  const { blocked } = look.palette;
  const none = heldOf([], []);
  for (const ref of refusal.evidence ?? []) {
    const card = cardIn(ref);
    const at = placeOf(standing, view, selection, ref);
    if (card !== null) drawHeld(table, view, card.card, none, 10 * table.scale, stage, look, 'plate', 'void');
    else if (at !== null)
      stage.put('line', `evidence:${ref}`, rim(at, blocked, { pattern: 'cross', fill: blocked, fillAlpha: 0.1 }));
  }
  if ('card' in command && typeof command.card === 'number')
    drawHeld(table, view, command.card, none, 10 * table.scale, stage, look, 'plate', 'void');
}
