import { FACINGS } from '../../../src/rules/core/hex';
import { maps, type SheetId } from '../../../src/rules/tankOnTank/data/maps';
import { NOWHERE, nameOf, neighbourAt, placeOf } from '../../../src/rules/tankOnTank/hexes';

/** Reach a second way: every path tried from the start, each judged as a whole. */
export function slowReach(
  map: SheetId,
  from: string,
  mp: number,
  taken: readonly string[] = [],
): { [hex: string]: number } {
  const { roads, town, woods } = maps[map];
  const pairs = new Set(
    roads.flatMap((road) => road.slice(1).flatMap((hex, i) => [`${road[i]} ${hex}`, `${hex} ${road[i]}`])),
  );
  const onRoad = roads.some((road) => road.includes(from));
  const found: { [hex: string]: number } = {};
  const keep = (hex: string, spent: number) => {
    if (hex !== from) found[hex] = Math.min(found[hex] ?? 99, spent);
  };
  const walk = (path: readonly string[]) => {
    const at = path.at(-1) ?? from;
    for (const facing of FACINGS) {
      const place = neighbourAt(placeOf(at), facing);
      if (place === NOWHERE || taken.includes(nameOf(place))) continue;
      const longer = [...path, nameOf(place)];
      const steps = longer.slice(1).map((hex, i) => ({ hex, road: pairs.has(`${longer[i]} ${hex}`) }));
      const costs = steps.map(({ hex, road }) => (!road && (town.includes(hex) || woods.includes(hex)) ? 2 : 1));
      const spent = costs.reduce((sum, cost) => sum + cost, 0);
      const bonus = onRoad && steps.every(({ road }) => road) ? 1 : 0;
      if (spent <= mp + bonus) {
        keep(nameOf(place), spent);
        walk(longer);
      } else if (steps.length === 1 && mp > 0) keep(nameOf(place), mp);
    }
  };
  walk([from]);
  return found;
}
