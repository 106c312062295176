import { expect, test } from 'vitest';
import type { SheetId } from '../../../src/rules/tankOnTank/data/maps';
import { nameOf } from '../../../src/rules/tankOnTank/hexes';
import { routesOf } from '../../../src/rules/tankOnTank/reachTable';
import { given, us } from './given';
import { slowReach } from './slowReach';

test('what was found out on one sheet is not taken for the other, though the same units stand there', () => {
  const unit = us('1', 'sherman', 'E6');
  const found = (map: SheetId) => [...routesOf(given([unit], { map }).state, unit).keys()].map(nameOf).sort();
  // Every path tried anew, with nothing remembered.
  const anew = (map: SheetId) => Object.keys(slowReach(map, 'E6', 2)).sort();
  expect(anew('A')).not.toEqual(anew('B'));
  for (const map of ['A', 'B', 'A'] as const) expect(found(map), map).toEqual(anew(map));
});
