import { expect, test } from 'vitest';
import { flankPlate } from '../../../src/scenes/tankDuel/board/flankPlate';

const strip = { x: 0, y: 0, width: 1000, height: 200 };
const hull = { x: 300, y: 60, reach: 40 };
const own = { x: 120, y: 50, width: 150, height: 20 };
const hullBox = { x: 270, y: 45, width: 60, height: 30 };
/** The lane below, with a hull where the pale hull would be drawn. */
const neighbour = { x: 220, y: 85, width: 60, height: 30 };
const plan = { strip, width: 60, height: 18, hull, own, out: -1 } as const;

test('the plate of a flanker stands beside its pale hull', () => {
  const place = flankPlate({ ...plan, pale: { x: 300, y: 95, reach: 25 }, taken: [own, hullBox] });
  expect(place).toEqual({ x: 215, y: 86, width: 60, height: 18 });
});

test('where no pale hull is drawn, it stays in the lane of the tank it is about', () => {
  const place = flankPlate({ ...plan, pale: null, taken: [own, hullBox, neighbour] });
  // The tag stands at the stern, so it stands before the bow.
  expect(place).toEqual({ x: 340, y: 51, width: 60, height: 18 });
});

test('it covers no tag and no hull, and goes to the end of its own tag where both sides are taken', () => {
  const before = { x: 350, y: 45, width: 60, height: 30 };
  const taken = [own, hullBox, neighbour, before];
  expect(flankPlate({ ...plan, pale: null, taken })).toEqual({ x: 56, y: 51, width: 60, height: 18 });
  expect(flankPlate({ ...plan, pale: { x: 300, y: 95, reach: 25 }, taken })).toEqual({
    x: 56,
    y: 51,
    width: 60,
    height: 18,
  });
});

test('it stays on the strip', () => {
  const edge = { x: 20, y: 60, reach: 40 };
  const place = flankPlate({ ...plan, hull: edge, pale: null, taken: [], own: { ...own, x: 60 } });
  expect(place.x).toBe(2);
});
