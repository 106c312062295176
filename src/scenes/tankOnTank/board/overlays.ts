import type { Ref, Seat } from '../../../rules/core/game';
import { boardFor } from '../../../rules/tankOnTank/board';
import { rangeOf } from '../../../rules/tankOnTank/fire';
import { distanceAt, facingOf, hexNames, isFrontAt, placeOf } from '../../../rules/tankOnTank/hexes';
import { occupied, seesAt } from '../../../rules/tankOnTank/sight';
import { type Danger, threatMap } from '../../../rules/tankOnTank/threat';
import type { SeenUnit, View } from '../../../rules/tankOnTank/view';
import { emptySelection, type Selection } from '../../../session/selection';
import type { Overlay, Style, Surface } from '../../board/gameScene';
import { textScaleOn } from '../../paint/tags';
import { shootersAt } from './firing';
import { centre, hexOfRef } from './geometry';
import { pieceOf, stateOf, unitOn } from './ground';
import { pickedUnit, routesFor } from './intent';
import { discItems, hexShape, putEach, putRim, SLATE } from './marks';
import { putThread } from './threads';
import { wordsOf } from './words';

const SAND = 0xc9a93b;

export function overlaysOf(look: () => Style): readonly Overlay<View>[] {
  return [
    {
      id: 'arc',
      key: 'A',
      byDefault: true,
      draw: (view, _, pointed, stage, selection) => drawArc(view, pointed, selection, stage, look()),
    },
    {
      id: 'sight',
      key: 'S',
      draw: (view, _, pointed, stage, selection) => drawSight(view, pointed, selection, stage, look()),
    },
    { id: 'reach', key: 'D', pointed: true, draw: (view, _, pointed, stage) => drawReachOf(view, pointed, stage) },
    { id: 'threat', key: 'T', draw: (view, seat, _, stage) => drawThreat(view, seat ?? 0, stage, look()) },
    { id: 'control', key: 'C', draw: (view, _, __, stage) => drawControl(view, stage, look()) },
  ];
}

export function overlayName(id: string, look: Style): string {
  const { overlays } = wordsOf(look).table;
  switch (id) {
    case 'arc':
    case 'sight':
    case 'reach':
    case 'threat':
    case 'control':
      return overlays[id];
    default:
      return id;
  }
}

/** The unit under the pointer, or else the one chosen. */
function inQuestion(view: View, pointed: Ref | null, selection: Selection): SeenUnit | null {
  const hex = pointed === null ? null : hexOfRef(view, pointed);
  const over = hex === null ? null : unitOn(view, hex);
  const chosen = pickedUnit(view, selection);
  return over ?? (chosen?.at === null ? null : chosen);
}

/** The half ahead in dots, as far as its gun reaches; the half behind hatched. */
function drawArc(view: View, pointed: Ref | null, selection: Selection, stage: Surface, look: Style): void {
  const unit = inQuestion(view, pointed, selection);
  if (unit === null || unit.at === null || unit.kind === null) return;
  const from = placeOf(unit.at);
  const range = Math.max(2, rangeOf(stateOf(view), pieceOf(view, unit.id)));
  const front = new Set<string>();
  for (const hex of hexNames) {
    const far = distanceAt(from, placeOf(hex));
    if (far === 0 || far > Math.min(range, 4)) continue;
    const ahead = isFrontAt(from, facingOf(unit.facing), placeOf(hex));
    if (ahead) front.add(hex);
    else if (far > 2) continue;
    const fill = ahead
      ? { fill: SAND, pattern: 'dots' as const }
      : { fill: look.palette.act, pattern: 'hatch' as const };
    stage.put('arc', `arc:${hex}`, hexShape(hex, 0.99, { ...fill, fillAlpha: 0.08, alpha: ahead ? 0.62 : 0.34 }));
  }
  putRim(stage, 'arc', 'arc/rim', front, { stroke: SAND, width: 2 });
}

/** What it sees now; with a free hex under the pointer, what it would see from there. */
function drawSight(view: View, pointed: Ref | null, selection: Selection, stage: Surface, look: Style): void {
  const chosen = pickedUnit(view, selection);
  const hex = pointed === null ? null : hexOfRef(view, pointed);
  const unit = inQuestion(view, pointed, selection);
  const from = chosen !== null && hex !== null && unitOn(view, hex) === null ? hex : (unit?.at ?? hex);
  if (from === null) return;
  const mover = from === unit?.at ? null : chosen;
  const units = occupied(view.units.filter(({ id }) => id !== mover?.id));
  const board = boardFor(view.map);
  const { clear, blocked } = look.palette;
  const seen = new Set([from]);
  for (const name of hexNames) {
    if (name === from) continue;
    if (seesAt(board, units, placeOf(from), placeOf(name))) seen.add(name);
    else
      stage.put(
        'arc',
        `unseen:${name}`,
        hexShape(name, 0.99, { fill: blocked, fillAlpha: 0.1, pattern: 'cross', alpha: 0.4 }),
      );
  }
  putRim(stage, 'arc', 'seen', seen, { stroke: clear, width: 3, halo: 2 });
  // Whose eyes these are: a second line round the hex one looks from.
  stage.put('arc', 'seen/from', hexShape(from, 0.84, { stroke: clear, width: 3, halo: 2 }));
}

/** Where the unit under the pointer could drive, of either side. */
function drawReachOf(view: View, pointed: Ref | null, stage: Surface): void {
  const hex = pointed === null ? null : hexOfRef(view, pointed);
  const unit = hex === null ? null : unitOn(view, hex);
  if (unit === null || unit.at === null) return;
  const routes = routesFor(view, unit);
  for (const [name, route] of routes)
    putEach(stage, 'reach', `could:${name}`, discItems(name, String(route.stride.spent), textScaleOn(stage), SLATE));
  putRim(stage, 'reach', 'could', new Set([unit.at, ...routes.keys()]), { stroke: SLATE, halo: 2, width: 2.4 });
}

/** What a unit can do where it stands: where it could drive, its arc, and whom it can shoot at. */
export function drawStudy(view: View, ref: Ref, stage: Surface, look: Style): void {
  const hex = hexOfRef(view, ref);
  const unit = hex === null ? null : unitOn(view, hex);
  if (unit === null || unit.at === null) return;
  drawArc(view, ref, emptySelection, stage, look);
  drawReachOf(view, ref, stage);
  for (const target of view.units) {
    if (target.seat === unit.seat || target.at === null || unit.kind === null) continue;
    const shooter = shootersAt(view, unit.seat, target.id).find((one) => one.unit.id === unit.id);
    if (shooter?.refusal === null && shooter.sees)
      putThread(view, look, stage, `study:${target.id}`, unit.at, target.at, { thin: true });
  }
}

const known = new WeakMap<View, Map<Seat, ReadonlyMap<string, Danger>>>();

function remembered(view: View, seat: Seat): ReadonlyMap<string, Danger> {
  const seats = known.get(view) ?? new Map<Seat, ReadonlyMap<string, Danger>>();
  known.set(view, seats);
  const found = seats.get(seat) ?? threatMap(stateOf(view), seat);
  seats.set(seat, found);
  return found;
}

/** Where the enemy can hurt next turn: denser the more guns bear, with the worst chance on every own unit. */
function drawThreat(view: View, seat: Seat, stage: Surface, look: Style): void {
  const red = look.palette.blocked;
  const { percent } = wordsOf(look);
  for (const [hex, { guns, chance }] of remembered(view, seat)) {
    const strong = Math.min(4, guns);
    stage.put(
      'arc',
      `threat:${hex}`,
      hexShape(hex, 0.98, {
        fill: red,
        fillAlpha: 0.05 + 0.05 * strong,
        pattern: strong > 2 ? 'cross' : 'hatch',
        alpha: 0.3 + 0.12 * strong,
      }),
    );
    const { x, y } = centre(hex);
    const text = chance === null ? String(guns) : percent(chance);
    const label = { kind: 'label', face: 'stencil', colour: 0x5d110c, halo: 4 } as const;
    stage.put('plate', `threat:${hex}/label`, {
      ...label,
      text,
      x,
      y: y - (chance === null ? 0 : 32),
      size: (chance === null ? 15 : 18) * textScaleOn(stage),
    });
  }
}

/** Whose every hex is: dots for the one side, hatching for the other. */
function drawControl(view: View, stage: Surface, look: Style): void {
  for (const [hex, seat] of Object.entries(view.control)) {
    const american = seat === 0;
    stage.put(
      'arc',
      `control:${hex}`,
      hexShape(hex, 0.97, {
        fill: american ? look.palette.olive : look.palette.grey,
        fillAlpha: 0.16,
        pattern: american ? 'dots' : 'hatch',
        alpha: 0.5,
        stroke: american ? look.palette.olive : look.palette.grey,
        width: 1.5,
      }),
    );
  }
}
