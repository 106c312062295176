import type { Seat } from '../../../rules/core/game';
import type { View } from '../../../rules/tankOnTank/view';
import type { Style, Surface } from '../../board/gameScene';
import type { Item, Layer } from '../../paint/items';
import { counterItems, signItems } from './counters';
import { centre } from './geometry';
import { nationOf } from './ground';

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
    putAll(stage, 'unit', `unit:${unit.id}`, signItems(unit, at));
  }
}

function putFlag(stage: Surface, id: string, hex: string, seat: Seat | null): void {
  stage.put('control', id, flagItem(seat === null ? 'objective' : `control-${nationOf(seat)}`, hex, -22));
}

function flagItem(texture: string, hex: string, dx: number): Item {
  const { x, y } = centre(hex);
  return { kind: 'picture', texture, x: x + dx, y: y - 30, width: 44, height: 44 };
}
