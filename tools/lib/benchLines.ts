import { defineHex, Grid, line, rectangle } from 'honeycomb-grid';
import { toHex } from '../../src/rules/core/hex';
import { hexLine, lineTable } from '../../src/rules/core/hexLine';
import { race } from './measure';

/** Lines between hexes of a 9 by 11 map, ours with hexsides against the traverser of honeycomb-grid without. */
export function benchLines() {
  const grid = new Grid(defineHex(), rectangle({ width: 9, height: 11 }));
  const hexes = grid.toArray().map(({ q, r }) => ({ q, r }));
  const ids = hexes.map(({ q, r }) => `${q},${r}` as const);
  const table = lineTable(ids);
  const pairs = ids.flatMap((from) => ids.map((to) => [from, to] as const)).filter((_, index) => index % 7 === 0);
  const points = pairs.map(([from, to]) => [toHex(from), toHex(to)] as const);
  const count = pairs.length;

  return race('honeycomb', {
    honeycomb: () => {
      for (const [start, stop] of points) line({ start, stop })((at) => grid.createHex(at));
      return count;
    },
    fresh: () => {
      for (const [start, stop] of points) hexLine(start, stop);
      return count;
    },
    table: () => {
      for (const [from, to] of pairs) table.line(from, to);
      return count;
    },
  });
}
