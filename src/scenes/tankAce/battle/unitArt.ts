import type { Frozen, Seat } from '../../../rules/core/game';
import { classOf } from '../../../rules/tankAce/base';
import type { Enemy, Fight, View } from '../../../rules/tankAce/types';
import type { Surface } from '../../board/gameScene';
import type { Group, Item, Point } from '../../paint/items';
import { INK, picture, plate } from '../../paint/marks';
import { at, bearings, type Stand, spans } from './geometry';
import { enemyModels, type Model, ownModels } from './models';
import { ground, onScreen, type Window } from './places';
import { turned } from './sheet';

/** Units are drawn in a square of this size and shown as large as their stand says. */
const SPRITE = 256;
const half = SPRITE / 2;
const middle: Point = { x: half, y: half };
const square = (inset = 0) => ({ x: inset, y: inset, width: SPRITE - 2 * inset, height: SPRITE - 2 * inset });

/** Hull and turret of a vehicle that looks one way, about the middle of its square. */
function vehicle({ hull, turret, ring }: Model, degrees: number): readonly Item[] {
  const parts = [
    picture(hull, square()),
    ...(turret === null ? [] : [picture(turret, { ...square(), y: ring - half })]),
  ];
  return [turned(middle, degrees, SPRITE, parts)];
}

/** What a unit stands in: foxholes, a gun pit, a bank of earth. */
function position(
  unit: Frozen<Enemy>,
  degrees: number,
): { readonly under: readonly Item[]; readonly over: readonly Item[] } {
  if (classOf(unit) === 'AT')
    return { under: [turned(middle, degrees, SPRITE, [picture('pos-gun-pit', square(4))])], over: [] };
  if (unit.dugIn) return { under: [picture('pos-dug-in', square(0))], over: [] };
  if (unit.hullDown)
    return { under: [], over: [turned(middle, degrees, SPRITE, [picture('pos-hull-down', { ...square(), y: -14 })])] };
  return { under: [], over: [] };
}

function unitItems({ unit, bearing }: Stand): readonly Item[] {
  const model = enemyModels[unit.kind];
  const { under, over } = position(unit, bearing);
  const shadow = plate({ x: 88, y: 70, width: 88, height: 132 }, 0x1a1608, { fillAlpha: 0.2, round: 24 });
  const cast = classOf(unit) === 'INF' ? [] : [turned({ x: half + 7, y: half + 9 }, bearing, SPRITE, [shadow])];
  if (over.length > 0 && model.turret !== null) {
    const turret = picture(model.turret, { ...square(), y: model.ring - half });
    return [
      ...cast,
      turned(middle, bearing, SPRITE, [picture(model.hull, square())]),
      ...over,
      turned(middle, bearing, SPRITE, [turret]),
    ];
  }
  return [...under, ...cast, ...vehicle(model, bearing), ...over];
}

/** How large a unit is drawn on the ground. */
export function sizeOf({ size, unit }: Stand): number {
  return SPRITE * size * (classOf(unit) === 'INF' ? 0.72 : 0.86);
}

function unitGroup(stand: Stand, window: Window): Group {
  const spot = onScreen(window, stand);
  const size = sizeOf(stand) * window.scale;
  const items = unitItems(stand);
  return {
    kind: 'group',
    key: JSON.stringify(items),
    items,
    inner: { width: SPRITE, height: SPRITE },
    ...spot,
    width: size,
    height: size,
  };
}

/** Round signs beside a unit, in the order they are looked for. */
function marksOf(unit: Frozen<Enemy>, fight: Frozen<Fight>, seat: Seat): readonly string[] {
  const call = fight.calls.find((each) => each.unit === unit.id);
  return [
    ...(unit.targets === seat ? ['mark-targeting'] : []),
    ...(unit.dispersed ? ['mark-dispersed'] : []),
    ...(unit.immobile ? ['mark-immobilised'] : []),
    ...(unit.flanked || fight.tank.flankTarget === unit.id ? ['mark-flanked'] : []),
    ...(unit.shock ? ['mark-shock'] : []),
    ...(call === undefined ? [] : [`mark-cff-${Math.min(4, Math.max(1, call.delay))}`]),
  ];
}

const MARK = 44;

export function drawUnits(view: View, seat: Seat, stands: readonly Stand[], window: Window, stage: Surface): void {
  const fight = view.fights[seat];
  if (fight === null || fight === undefined) return;
  for (const stand of stands) {
    const { unit } = stand;
    stage.put('unit', `unit:${unit.id}`, unitGroup(stand, window));
    const spot = onScreen(window, stand);
    const reach = (sizeOf(stand) / 2) * window.scale;
    const size = MARK * Math.max(0.5, window.scale);
    if (unit.reduced) {
      const bar = { x: spot.x - size * 0.8, y: spot.y + reach * 0.72, width: size * 1.6, height: size * 0.2 };
      stage.put('line', `reduced:${unit.id}`, plate(bar, 0xffd447, { stroke: INK, width: 2, round: 3 }));
    }
    marksOf(unit, fight, seat).forEach((mark, index) => {
      const beside = spot.x + reach * 0.78 * (index % 2 === 0 ? 1 : -1) - size / 2;
      const x = Math.min(Math.max(beside, window.box.x), window.box.x + window.box.width - size);
      const y = spot.y - reach * 0.72 + Math.floor(index / 2) * size * 0.9 - size / 2;
      stage.put('line', `mark:${unit.id}:${index}`, picture(mark, { x, y, width: size, height: size }));
    });
  }
  drawSmoke(fight, window, stage);
}

/** Smoke hangs over its area; over the own tank it hangs round it. */
function drawSmoke(fight: Frozen<Fight>, window: Window, stage: Surface): void {
  const [inner, outer] = ground.rings[fight.range];
  for (const [area, level] of Object.entries(fight.smoke)) {
    if (level === 0) continue;
    const span = Object.entries(spans).find(([name]) => name === area)?.[1] ?? [0, 0];
    const spot = onScreen(window, at((span[0] + span[1]) / 2, (inner + outer) / 2));
    const width = (fight.range === 'close' ? 190 : 300) * window.scale;
    const box = { x: spot.x - width / 2, y: spot.y - width * 0.4, width, height: width * 0.63 };
    stage.put('line', `smoke:${area}`, picture(`area-smoke-${Math.min(2, level)}`, box, 0.78));
    const size = MARK * Math.max(0.5, window.scale);
    const sign = { x: spot.x - size * 1.6, y: spot.y + width * 0.14, width: size, height: size };
    stage.put('line', `smoke:${area}/sign`, picture(`mark-smoke-${Math.min(2, level)}`, sign));
  }
  if (fight.tank.smoke === 0) return;
  const spot = onScreen(window, ground.tank);
  const width = 300 * window.scale;
  stage.put(
    'line',
    'smoke:own',
    picture(
      `area-smoke-${Math.min(2, fight.tank.smoke)}`,
      { x: spot.x - width / 2, y: spot.y - width * 0.32, width, height: width * 0.63 },
      0.7,
    ),
  );
}

/** How large the own tank stands on the ground. */
const OWN = 1.06;

/** Where the turret turns when the hull points one way. */
export function turretAt(window: Window, ring: number, degrees: number): Point {
  const turn = (degrees * Math.PI) / 180;
  const far = (half - ring) * OWN;
  return onScreen(window, { x: ground.tank.x + far * Math.sin(turn), y: ground.tank.y - far * Math.cos(turn) });
}

export function drawOwn(view: View, seat: Seat, window: Window, stage: Surface): void {
  const fight = view.fights[seat];
  const career = view.careers[seat];
  if (fight === null || fight === undefined || career === undefined) return;
  const { hull, turret, hullDown, immobile } = fight.tank;
  const model = ownModels[career.tank];
  const size = SPRITE * OWN * window.scale;
  const spot = onScreen(window, ground.tank);
  const upright = { kind: 'picture', width: size, height: size } as const;
  const shadow = plate({ x: 92, y: 58, width: 80, height: 146 }, 0x1a1608, { fillAlpha: 0.32, round: 26 });
  stage.put('mark', 'own/shadow', {
    kind: 'group',
    key: 'own shadow',
    items: [shadow],
    inner: { width: SPRITE, height: SPRITE },
    x: spot.x + 7 * window.scale,
    y: spot.y + 9 * window.scale,
    width: size,
    height: size,
    angle: bearings[hull],
  });
  stage.put('mark', 'own/hull', { ...upright, texture: model.hull, ...spot, angle: bearings[hull] });
  if (hullDown) stage.put('mark', 'own/bank', { ...upright, texture: 'pos-hull-down', ...spot, angle: bearings[hull] });
  if (model.turret !== null) {
    const at = turretAt(window, model.ring, bearings[hull]);
    stage.put('mark', 'own/turret', { ...upright, texture: model.turret, ...at, angle: bearings[turret] });
  }
  const sign = MARK * Math.max(0.5, window.scale);
  if (immobile)
    stage.put(
      'line',
      'own/stuck',
      picture('mark-immobilised', { x: spot.x - sign * 2, y: spot.y + sign, width: sign, height: sign }),
    );
}
