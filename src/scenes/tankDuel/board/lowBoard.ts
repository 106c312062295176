import { seenState } from '../../../rules/tankDuel/chances';
import { fireLevel, moveLevel } from '../../../rules/tankDuel/levels';
import { memberAt, vehicleOf } from '../../../rules/tankDuel/tanks';
import type { View } from '../../../rules/tankDuel/view';
import type { Item } from '../../paint/items';
import { INK, label, picture } from '../../paint/marks';
import { RED, roleOf, SHIELD_PLACES, shield } from './boardParts';
import { box, widthOf } from './panel';
import type { TankSeen } from './sight';
import type { BoardPlan, Hit } from './tankBoard';
import type { Words } from './words';

/** Levels as they stand, for the band over a board that has no room for them beside its tank. */
export function levelPills(view: View, tank: TankSeen) {
  const { move, fire } = vehicleOf(tank);
  const level = (value: number, full: number, icon: string) => ({
    text: value === 0 ? '–' : String(value),
    icon,
    ...(value < full ? { fill: RED } : {}),
  });
  return [level(moveLevel(seenState(view), tank), move, 'light-move'), level(fireLevel(tank), fire, 'light-crosshair')];
}

/** Under a tank on a low board: its crew at the stern, its front armour at the bow. */
export function lowRow(
  tank: TankSeen,
  { crew }: BoardPlan,
  struck: Hit | null,
  { table, word, say }: Words,
): readonly Item[] {
  const { armour, seats } = vehicleOf(tank);
  const german = tank.nation === 'de';
  const face = Math.min(crew.height, 34);
  const step = face * 1.16;
  const middle = crew.y + crew.height / 2;
  const right = crew.x + crew.width;
  const men = seats.flatMap((seat, index): readonly Item[] => {
    const member = memberAt(tank, seat);
    const state = member === null ? 'kia' : member.wounded ? 'wounded' : 'ok';
    const x = german ? crew.x + index * step : right - (seats.length - index) * step;
    const name = `face-${tank.nation}-${roleOf(member?.person ?? seat)}-${state}`;
    return [picture(name, box(x, middle - face / 2, face, face))];
  });
  const [wide, high] = [face, face * 1.08];
  const first = german ? right - 3 * (wide + 4) : crew.x;
  const plates = SHIELD_PLACES.flatMap((location, index) => {
    const on = struck?.location === location;
    const value = (on && struck.side ? armour.side : armour.front)[location];
    return shield({ x: first + index * (wide + 4), y: middle - high / 2, wide, high }, value, { struck: on });
  });
  const says =
    struck === null
      ? table.chances.front
      : say(struck.side ? table.sideHit : table.frontHit, { location: word(struck.location) });
  const size = 14;
  const x = german ? first - widthOf(says, size) - 8 : first + 3 * (wide + 4) + 4;
  return [...men, ...plates, label(says, x, middle, size, INK, 'condensed', { align: 'left', bold: true })];
}
