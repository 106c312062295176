import type { Ref, Seat } from '../../../rules/core/game';
import { FACING_NAMES } from '../../../rules/core/hex';
import { idsOfKind, isRefOf } from '../../../rules/core/ref';
import { isHexName, nameOf } from '../../../rules/tankOnTank/hexes';
import { followers } from '../../../rules/tankOnTank/movement';
import { typeOf } from '../../../rules/tankOnTank/unitValues';
import type { SeenUnit, View } from '../../../rules/tankOnTank/view';
import type { Selection } from '../../../session/selection';
import type { Style, Surface } from '../../board/gameScene';
import type { Point } from '../../paint/items';
import { textScaleOn } from '../../paint/tags';
import { counterItems } from './counters';
import { drawShot, drawUnable } from './drawShot';
import { shotOf } from './firing';
import { along, angleOf, centre, corners, facingOfRef, hexOfRef, ring, towards, unitOfRef, wayTo } from './geometry';
import { pieceOf, stateOf, unitById, valuesOf } from './ground';
import { faceHex, mustFace, pickedUnit, promotable, routesFor } from './intent';
import { discItems, hexShape, INK, PALE, plateItems, putBrackets, putEach, putRim } from './marks';
import { drawStrike, strikeAt } from './strikeLook';

// Round a hex of the edge row the whole wheel still lies on the sheet.
const FAN = { inner: 36, outer: 58 };
/** The arrows that turn a unit on the spot: large enough for a finger, and still inside the hex. */
const ARROWS = { base: 35, tip: 47, half: 11 };

export function drawPicking(
  view: View,
  seat: Seat,
  selection: Selection,
  hovered: Ref | null,
  stage: Surface,
  look: Style,
): void {
  const shot = shotOf(view, seat, selection, unitOfRef(hovered));
  const unit = pickedUnit(view, selection);
  // Its figures stand in the panel too, and nothing is to lie over the arrows that turn it.
  const lit = new Set(unit === null || faceHex(view, selection) !== null ? [] : [unit.id]);
  if (unit !== null && unit.seat === seat) drawChosen(view, unit, selection, hovered, stage, look, shot === null);
  else if (view.activity?.type !== 'volley') drawChoices(view, seat, selection, stage, look);
  if (shot !== null) drawShot(view, shot, unit?.id ?? null, stage, look);
  drawHexes(view, selection, stage, look);
  const bombs = strikeAt(view, selection, hovered);
  if (bombs !== null) drawStrike(bombs, stage, look);
  if (shot !== null) lit.add(shot.target.id);
  for (const id of lit) putPlate(view, stage, id, look, id === shot?.target.id);
}

/** Units that may be pointed at next. */
function drawChoices(view: View, seat: Seat, selection: Selection, stage: Surface, look: Style): void {
  for (const ref of selection.next) {
    const id = unitOfRef(ref);
    const at = unitById(view, id)?.at ?? null;
    if (at !== null) putBrackets(stage, `choice:${id}`, at, look.palette.act, 2);
  }
  if (selection.picked.length > 0) return;
  for (const unit of promotable(view, seat)) putHollowPennant(stage, unit, look);
}

/** Where the pennant of a headquarters would stand. */
function putHollowPennant(stage: Surface, { id, at }: SeenUnit, look: Style): void {
  if (at === null) return;
  const { x, y } = centre(at);
  const flag = [
    { x: x + 16, y: y - 12 },
    { x: x + 16, y: y - 46 },
    { x: x + 42, y: y - 38 },
    { x: x + 16, y: y - 30 },
  ];
  const shape = { kind: 'shape', points: flag, closed: false, halo: 3, width: 3, fill: PALE } as const;
  stage.put('unit', `promotable:${id}`, { ...shape, stroke: look.palette.act });
}

/** Hexes that are not reached by driving: zones, entries, objectives, air strikes. */
function drawHexes(view: View, selection: Selection, stage: Surface, look: Style): void {
  const unit = pickedUnit(view, selection);
  if (unit !== null && unit.at !== null) return;
  const hexes = new Set(idsOfKind('hex', selection.next).filter(isHexName));
  if (hexes.size === 0) return;
  for (const hex of hexes) {
    stage.put('reach', `zone:${hex}`, hexShape(hex, 0.95, { fill: look.palette.act, fillAlpha: 0.16 }));
  }
  putRim(stage, 'reach', 'zone/rim', hexes, { stroke: look.palette.act, halo: 2.5 });
}

function drawChosen(
  view: View,
  unit: SeenUnit,
  selection: Selection,
  hovered: Ref | null,
  stage: Surface,
  look: Style,
  alone: boolean,
): void {
  if (unit.at === null) return;
  const facing = mustFace(view, selection);
  drawReach(view, unit, selection, hovered, stage, look);
  if (unit.hq === true && view.activity === null && selection.picked.length === 1) drawGroup(view, unit, stage, look);
  putBrackets(stage, 'selected', unit.at, look.palette.act, 4);
  if (alone) drawTargets(view, selection, stage, look);
  drawFaces(view, unit, selection, hovered, stage, look, facing);
}

/** The outline of everywhere it can get to, with the points spent; a road march has a second line, a minimum move a dash. */
function drawReach(
  view: View,
  unit: SeenUnit,
  selection: Selection,
  hovered: Ref | null,
  stage: Surface,
  look: Style,
): void {
  const offered = new Set(idsOfKind('hex', selection.next));
  if (offered.size === 0 || unit.at === null || unit.kind === null) return;
  const routes = routesFor(view, unit);
  const mp = typeOf(view.switches, unit.kind).mp;
  const { act } = look.palette;
  const plain = new Set([unit.at]);
  for (const hex of offered) {
    const stride = routes.get(hex)?.stride;
    if (stride === undefined) continue;
    const march = stride.spent > mp;
    if (!march) plain.add(hex);
    else {
      stage.put('reach', `march:${hex}`, hexShape(hex, 0.93, { stroke: act, width: 2.5, halo: 2 }));
      stage.put('reach', `march:${hex}/2`, hexShape(hex, 0.8, { stroke: act, width: 1.6 }));
    }
    if (stride.stopped)
      stage.put('reach', `least:${hex}`, hexShape(hex, 0.84, { stroke: act, width: 1.8, dash: [6, 5] }));
    putEach(stage, 'reach', `mp:${hex}`, discItems(hex, String(stride.spent), textScaleOn(stage)));
  }
  putRim(stage, 'reach', 'reach', plain, { stroke: act, halo: 3, width: 2.8 });
  const over = hovered === null ? null : hexOfRef(view, hovered);
  if (over !== null && offered.has(over) && isRefOf('hex', hovered)) drawWay(view, unit, over, stage, look);
}

/** The way to the hex under the pointer, and the unit there as a ghost. */
function drawWay(view: View, unit: SeenUnit, to: string, stage: Surface, look: Style): void {
  if (unit.at === null) return;
  const path = routesFor(view, unit).get(to)?.path ?? [];
  const points: Point[] = [centre(unit.at), ...path.map((place) => centre(nameOf(place)))];
  stage.put('line', 'way', {
    kind: 'shape',
    points,
    closed: false,
    stroke: look.palette.act,
    width: 4,
    halo: 3,
    dash: [9, 6],
  });
  for (const [part, item] of Object.entries(counterItems(unit, centre(to), look, { alpha: 0.6 })))
    stage.put('plate', `ghost/${part}`, item);
}

/** Neighbours that move with the headquarters for the same point. */
function drawGroup(view: View, hq: SeenUnit, stage: Surface, look: Style): void {
  for (const id of followers(stateOf(view), pieceOf(view, hq.id))) {
    const at = unitById(view, id)?.at;
    if (at === null || at === undefined) continue;
    const shape = hexShape(at, 0.88, { stroke: look.palette.clear, width: 3, halo: 3, dash: [10, 6] });
    stage.put('mark', `group:${id}`, shape);
  }
}

/** Enemies it can shoot at. */
function drawTargets(view: View, selection: Selection, stage: Surface, look: Style): void {
  for (const ref of selection.next) {
    const target = unitById(view, unitOfRef(ref));
    if (target === null || target.at === null || target.seat === view.viewer) continue;
    const shape = hexShape(target.at, 0.9, { stroke: look.palette.blocked, width: 3, halo: 3, dash: [3, 6] });
    stage.put('mark', `target:${target.id}`, shape);
    const { x, y } = centre(target.at);
    const texture = { kind: 'picture', texture: 'target', x, y, width: 104, height: 92, alpha: 0.9 } as const;
    stage.put('mark', `target:${target.id}/sign`, texture);
  }
}

/** Small arrows turn it on the spot; a large ring where a facing must be chosen. */
function drawFaces(
  view: View,
  unit: SeenUnit,
  selection: Selection,
  hovered: Ref | null,
  stage: Surface,
  look: Style,
  must: boolean,
): void {
  const hex = faceHex(view, selection);
  if (hex === null) return;
  const middle = centre(hex);
  const lit = facingOfRef(hovered) ?? (must ? unit.facing : null);
  for (const facing of FACING_NAMES) {
    if (!selection.next.includes(`face:${facing}`)) continue;
    const angle = angleOf(facing);
    const on = facing === lit;
    if (!must) {
      const way = towards(angle);
      const aside = { x: -way.y, y: way.x };
      const [tip, base] = [along(middle, way, ARROWS.tip), along(middle, way, ARROWS.base)];
      stage.put('plate', `fan/${facing}`, {
        kind: 'shape',
        points: [tip, along(base, aside, ARROWS.half), along(base, aside, -ARROWS.half)],
        closed: true,
        fill: on ? look.palette.act : PALE,
        stroke: INK,
        width: 1.4,
      });
      continue;
    }
    const outer = ring(middle, angle - 26, angle + 26, FAN.outer);
    const inner = ring(middle, angle - 26, angle + 26, FAN.inner).reverse();
    stage.put('plate', `fan/${facing}`, {
      kind: 'shape',
      points: [...outer, ...inner],
      closed: true,
      fill: on ? look.palette.act : PALE,
      fillAlpha: 0.96,
      stroke: INK,
      width: 1.8,
    });
    const { x, y } = along(middle, towards(angle), (FAN.inner + FAN.outer) / 2);
    const text = look.language === 'ja' ? (look.text.words[facing] ?? facing) : facing;
    const colour = on ? 0xfff6e6 : INK;
    stage.put('plate', `fan/${facing}/name`, {
      kind: 'label',
      text,
      x,
      y,
      size: 15 * textScaleOn(stage),
      colour,
      face: 'condensed',
      bold: true,
    });
  }
  if (!must || lit === null) return;
  const ghost = counterItems({ ...unit, facing: lit }, middle, look);
  for (const [part, item] of Object.entries(ghost)) stage.put('plate', `posed/${part}`, item);
}

/** The facing under a point, where facings can be chosen. */
export function faceUnder(view: View, point: Point, selection: Selection): Ref | null {
  const hex = faceHex(view, selection);
  if (hex === null) return null;
  const { far, angle } = wayTo(centre(hex), point);
  const must = mustFace(view, selection);
  const [from, to] = must ? [24, FAN.outer + 6] : [28, ARROWS.tip + 4];
  if (far < from || far > to) return null;
  const name = FACING_NAMES[((Math.round(angle / 60) % 6) + 6) % 6];
  if (name === undefined) return null;
  const ref: Ref = `face:${name}`;
  return selection.next.includes(ref) ? ref : null;
}

/** Range, defence and movement of a unit, on the side where fewer things stand. */
export function putPlate(view: View, stage: Surface, id: string, look: Style, hot: boolean): void {
  const unit = unitById(view, id);
  const values = unit === null ? null : valuesOf(view, unit);
  if (unit === null || unit.at === null || values === null) return;
  const { x, y } = centre(unit.at);
  putEach(stage, 'plate', `plate:${id}`, plateItems(values, { x, y: hot ? y + 26 : y - 52 }, unit.seat, look, hot));
}

/** A thin outline round things that are named somewhere else. */
export function drawPointed(view: View, refs: readonly Ref[], stage: Surface, look: Style): void {
  drawUnable(view, refs, stage, look);
  for (const ref of new Set(refs)) {
    const hex = hexOfRef(view, ref);
    if (hex === null) continue;
    stage.put('mark', `pointed:${ref}`, {
      kind: 'shape',
      points: corners(hex, 0.95),
      closed: true,
      stroke: look.palette.tracer,
      width: 2.5,
      halo: 1.5,
    });
  }
}
