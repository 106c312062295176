import type { Seat } from '../../../rules/core/game';
import type { Edge } from '../../../rules/tankOnTank/data/maps';
import { planOf } from '../../../rules/tankOnTank/plan';
import type { View } from '../../../rules/tankOnTank/view';
import type { Style, Surface } from '../../board/gameScene';
import type { Item, Layer, Point } from '../../paint/items';
import { counterItems, signItems } from './counters';
import { along, centre } from './geometry';
import { nationOf, stateOf } from './ground';

function putAll(stage: Surface, layer: Layer, id: string, items: { readonly [part: string]: Item }): void {
  for (const [part, item] of Object.entries(items)) stage.put(layer, `${id}/${part}`, item);
}

/** Everything that lies on the sheet: flags and counters of hexes, positions, units. */
export function drawBoard(view: View, stage: Surface, look: Style, faded: ReadonlySet<string>): void {
  for (const { hex, seat } of view.standing.held) putFlag(stage, `held:${hex}`, hex, seat);
  view.objectives.forEach((hex, seat) => {
    if (hex !== null) stage.put('control', `objective:${seat}`, flagItem('objective', hex, seat === 0 ? -20 : 20));
  });
  for (const unit of view.units) {
    if (unit.at === null) continue;
    const at = centre(unit.at);
    if (unit.dug) {
      const position: Item = { kind: 'picture', texture: 'improved-position', ...at, width: 92, height: 82 };
      stage.put('mark', `dug:${unit.id}`, position);
    }
    const alpha = faded.has(unit.id) ? 0.45 : 1;
    putAll(stage, 'unit', `unit:${unit.id}`, counterItems(unit, at, look, { alpha }));
    const { hq, ...signs } = signItems(unit, at);
    putAll(stage, 'unit', `unit:${unit.id}`, signs);
    // Above all units: no neighbour hides who leads.
    if (hq !== undefined) stage.put('line', `unit:${unit.id}/hq`, hq);
  }
  drawExits(view, stage);
}

const OUT: { readonly [edge in Edge]: Point } = {
  north: { x: 0, y: -1 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
  east: { x: 1, y: 0 },
};

/** Where units may leave the map: an arrow over the edge, in the tone of whose it is. */
function drawExits(view: View, stage: Surface): void {
  for (const { seat, edge, hexes } of planOf(stateOf(view)).exits) {
    const way = OUT[edge];
    const aside = { x: -way.y, y: way.x };
    for (const hex of hexes) {
      const foot = along(along(centre(hex), way, 25), aside, seat === 0 ? -8 : 8);
      const tip = along(foot, way, 19);
      const neck = along(foot, way, 9);
      const points = [tip, along(neck, aside, 9), along(neck, aside, 4), along(foot, aside, 4), along(foot, aside, -4)];
      const shape = [...points, along(neck, aside, -4), along(neck, aside, -9)];
      const fill = seat === 0 ? 0x4b5330 : 0x4c565b;
      const item: Item = { kind: 'shape', points: shape, closed: true, fill, stroke: 0xf6f0de, width: 1.6 };
      stage.put('control', `exit:${seat}:${edge}:${hex}`, item);
    }
  }
}

function putFlag(stage: Surface, id: string, hex: string, seat: Seat | null): void {
  stage.put('control', id, flagItem(seat === null ? 'objective' : `control-${nationOf(seat)}`, hex, -22));
}

function flagItem(texture: string, hex: string, dx: number): Item {
  const { x, y } = centre(hex);
  return { kind: 'picture', texture, x: x + dx, y: y - 30, width: 44, height: 44 };
}
