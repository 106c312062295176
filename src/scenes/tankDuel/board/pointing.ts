import type { Ref } from '../../../rules/core/game';
import { isRefOf, partsOf, refId } from '../../../rules/core/ref';
import { isTankId } from '../../../rules/tankDuel/tanks';
import type { View } from '../../../rules/tankDuel/view';
import type { Selection } from '../../../session/selection';
import type { Style } from '../../board/gameScene';
import { type Box, holds, type Point } from '../../paint/items';
import { foldBoxes, foldedTanks } from './beside';
import { bidderBoxes } from './bidders';
import type { openChances } from './chancesTable';
import { chanceRows } from './drawChances';
import { halfAt, handSpots, heldBox } from './hand';
import { orderBoxes, orderLines } from './orders';
import { box } from './panel';
import type { DuelTable } from './places';
import { chooser, handOf, ownTanks, type Pair, tankAt } from './sight';
import { rangeAt, stripPlan, tankSpots } from './stripPlan';
import { laidOf, slotBoxes } from './tray';

/** What of the table decides where things lie. */
export interface Standing {
  readonly chances: ReturnType<typeof openChances>;
  readonly table: DuelTable;
  readonly pair: Pair;
  readonly look: Style;
}

/** Whose boards lie open. */
export function openBoards({ table, pair }: Standing, view: View): readonly (string | null | undefined)[] {
  if (table.fleet !== null) return ownTanks(view, view.seat).map(({ id }) => id);
  if (table.own !== null) return [chooser(view)?.id];
  return table.boards.de === null ? [] : [pair.de?.id, pair.su?.id];
}

/** A column of the battlefield, as wide as a step of 200 m. */
function rangeBox(table: DuelTable, view: View, range: number): Box | null {
  const plan = stripPlan(table);
  const nation = tankAt(view, view.current)?.nation;
  if (plan === null || nation === undefined) return null;
  const [x, next] = [rangeAt(plan, nation, range), rangeAt(plan, nation, range + 200)];
  const wide = Math.abs(next - x);
  return box(x - wide / 2, plan.strip.y + plan.head * 0.9, wide, plan.strip.height - plan.head * 0.9);
}

/** Where a thing is on the table. */
export function placeOf(standing: Standing, view: View, selection: Selection, ref: Ref): Box | null {
  const { table, look } = standing;
  const [kind, id] = partsOf(ref);
  if (kind === 'card') return heldBox(table, view, Number(id)) ?? laidBox(table, view, Number(id));
  if (kind === 'face') {
    const [card = '', half] = id.split('.');
    const whole = heldBox(table, view, Number(card));
    if (whole === null) return null;
    const upper = halfAt(view, Number(card), whole, { x: whole.x, y: whole.y + 1 }) === `face:${card}.${half}`;
    return { ...whole, y: whole.y + (upper ? 0 : whole.height / 2), height: whole.height / 2 };
  }
  if (kind === 'unit' && isTankId(id)) {
    const bidder = bidderBoxes(table, view).get(id);
    if (bidder !== undefined) return bidder;
    return tankSpots(table, view, look).find(({ tank }) => tank.id === id)?.hull ?? null;
  }
  if (kind === 'area' && id.startsWith('hand')) return handBox(standing, view, Number(id.slice(4)));
  if (kind === 'area') return rangeBox(table, view, Number(id));
  const lines = orderLines(view, selection.next, selection.picked, look);
  return orderBoxes(table, lines.length)[lines.findIndex((line) => line.ref === ref)] ?? null;
}

/** A card of the set that is being resolved lies in the tray. */
function laidBox(table: DuelTable, view: View, card: number): Box | null {
  return slotBoxes(table)[(view.step?.set ?? []).findIndex((each) => each.card === card)] ?? null;
}

/** The hand of another player lies where his tank's folded board does. */
function handBox(standing: Standing, view: View, seat: number): Box | null {
  const folded = foldedTanks(view, openBoards(standing, view));
  return foldBoxes(standing.table, folded.length)[folded.findIndex((tank) => tank.seat === seat)] ?? null;
}

/** What lies under a point, the topmost first. */
export function refsAt(standing: Standing, view: View, point: Point, selection: Selection): readonly Ref[] {
  const { table, look } = standing;
  const refs: Ref[] = [];
  const hand = handOf(view) ?? [];
  const spots = handSpots(table, hand.length).map((_, index) => hand[index]);
  for (const card of spots.toReversed()) {
    const at = card === undefined ? null : heldBox(table, view, card);
    if (card === undefined || at === null || !holds(at, point)) continue;
    const half = halfAt(view, card, at, point);
    const taken = selection.picked.find((ref) => ref === `card:${card}` || ref.startsWith(`face:${card}.`));
    if (taken !== undefined) refs.push(taken);
    const wanted = selection.next.filter((ref) => ref === `card:${card}` || ref.startsWith(`face:${card}.`));
    refs.push(...(half === null ? [] : [half]), ...(wanted.length === 1 ? wanted : []), `card:${card}`);
    break;
  }
  for (const [index, at] of slotBoxes(table).entries()) {
    const ref = selection.picked.filter((each) => isRefOf('face', each) || isRefOf('card', each))[index];
    if (ref !== undefined && holds(at, point)) refs.push(ref);
  }
  for (const { card } of view.step?.set ?? []) {
    const at = laidBox(table, view, card);
    if (at !== null && holds(at, point)) refs.push(`card:${card}`);
  }
  const lines = orderLines(view, selection.next, selection.picked, look);
  for (const [index, at] of orderBoxes(table, lines.length).entries()) {
    const line = lines[index];
    if (line !== undefined && holds(at, point)) refs.push(line.ref);
  }
  for (const [id, at] of bidderBoxes(table, view)) if (holds(at, point)) refs.push(`unit:${id}`);
  for (const { tank, hull, tag } of tankSpots(table, view, look)) {
    if (holds(grown(hull), point) || holds(tag, point)) refs.push(`unit:${tank.id}`);
  }
  refs.push(...rowsUnder(standing, view, selection, point), ...beside(standing, view, point));
  if (view.phase === 'move') {
    for (const ref of selection.next) {
      const at = isRefOf('area', ref) ? rangeBox(table, view, Number(refId(ref))) : null;
      if (at !== null && holds(at, point)) refs.push(ref);
    }
  }
  return refs;
}

/** A row of the table of chances stands for its enemy. */
function rowsUnder({ table, chances }: Standing, view: View, selection: Selection, point: Point): readonly Ref[] {
  const tank = table.chances === null ? null : chooser(view);
  if (tank === null || tank.seat === null) return [];
  const rows = chanceRows(table, chances.of(view, tank, laidOf(selection.picked)));
  return rows.filter(({ at }) => holds(at, point)).map(({ tank: id }): Ref => `unit:${id}`);
}

const grown = ({ x, y, width, height }: Box): Box => box(x - 6, y - 8, width + 12, height + 16);

/** Folded boards stand for their tank, and for the hand of its player. */
function beside(standing: Standing, view: View, point: Point): readonly Ref[] {
  const folded = foldedTanks(view, openBoards(standing, view));
  return foldBoxes(standing.table, folded.length).flatMap((at, index): readonly Ref[] => {
    const tank = folded[index];
    if (tank === undefined || !holds(at, point)) return [];
    return [`unit:${tank.id}`, ...(tank.seat === null ? [] : [`area:hand${tank.seat}` as const])];
  });
}
