import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  besideStage,
  closeUp,
  dragged,
  fitScale,
  framing,
  kept,
  NEAREST,
  screenAt,
  seenOf,
  whole,
  worldAt,
  zoomAbout,
} from '../../../src/scenes/board/camera';
import { closeUpOn } from '../../../src/scenes/table/closeUp';
import { layoutHud } from '../../../src/scenes/table/hud/layout';
import { chessSkin, chessTable, picturePosition } from '../../support/chessTable';

const world = { x: -46, y: -30, width: 1037, height: 1046 };
const zone = { x: 24, y: 70, width: 1042, height: 1000 };
const look = fc.record({
  x: fc.double({ min: -500, max: 1500, noNaN: true }),
  y: fc.double({ min: -500, max: 1500, noNaN: true }),
  zoom: fc.double({ min: 1, max: NEAREST, noNaN: true }),
});
const pixel = fc.record({
  x: fc.double({ min: zone.x, max: zone.x + zone.width, noNaN: true }),
  y: fc.double({ min: zone.y, max: zone.y + zone.height, noNaN: true }),
});

describe('the camera', () => {
  test('what is in sight lies in the world, and all of it on the screen', () => {
    fc.assert(
      fc.property(look, (wish) => {
        const at = kept(wish, world, zone);
        const seen = seenOf(at, world, zone);
        const [from, to] = [
          screenAt(at, world, zone, seen),
          screenAt(at, world, zone, { x: seen.x + seen.width, y: seen.y + seen.height }),
        ];
        expect(from.x).toBeGreaterThan(zone.x - 0.01);
        expect(from.y).toBeGreaterThan(zone.y - 0.01);
        expect(to.x).toBeLessThan(zone.x + zone.width + 0.01);
        expect(to.y).toBeLessThan(zone.y + zone.height + 0.01);
        expect(seen.x).toBeGreaterThanOrEqual(world.x);
        expect(seen.y + seen.height).toBeLessThanOrEqual(world.y + world.height + 0.01);
      }),
    );
  });

  test('shows the whole world at first', () => {
    const at = whole(world);
    const scale = fitScale(world, zone);
    expect(world.width * scale).toBeLessThanOrEqual(zone.width + 1e-9);
    expect(world.height * scale).toBeLessThanOrEqual(zone.height + 1e-9);
    expect(screenAt(at, world, zone, { x: at.x, y: at.y })).toEqual({ x: 545, y: 570 });
  });

  test('screen and world are inverse to each other', () => {
    fc.assert(
      fc.property(look, pixel, (at, point) => {
        const back = screenAt(at, world, zone, worldAt(at, world, zone, point));
        expect(back.x).toBeCloseTo(point.x, 6);
        expect(back.y).toBeCloseTo(point.y, 6);
      }),
    );
  });

  test('never leaves the world and never zooms out of its limits', () => {
    fc.assert(
      fc.property(look, fc.double({ min: 0.01, max: 100, noNaN: true }), pixel, (at, by, point) => {
        const next = zoomAbout(at, world, zone, point, by);
        expect(next.zoom).toBeGreaterThanOrEqual(1);
        expect(next.zoom).toBeLessThanOrEqual(NEAREST);
        expect(kept(next, world, zone)).toEqual(next);
      }),
    );
  });

  test('zooming keeps the point under the pointer, away from the edges', () => {
    const start = { ...whole(world), zoom: 2 };
    const point = { x: 600, y: 600 };
    const before = worldAt(start, world, zone, point);
    const after = worldAt(zoomAbout(start, world, zone, point, 1.5), world, zone, point);
    expect(after.x).toBeCloseTo(before.x, 6);
    expect(after.y).toBeCloseTo(before.y, 6);
  });

  test('dragging moves the world with the hand', () => {
    const start = { ...whole(world), zoom: 3 };
    const before = worldAt(start, world, zone, { x: 500, y: 500 });
    const after = worldAt(dragged(start, world, zone, 40, -25), world, zone, { x: 540, y: 475 });
    expect(after.x).toBeCloseTo(before.x, 6);
    expect(after.y).toBeCloseTo(before.y, 6);
  });

  test('frames what is out of sight and leaves alone what is seen', () => {
    const start = kept({ x: 100, y: 100, zoom: 4 }, world, zone);
    const near = { x: 60, y: 60, width: 60, height: 60 };
    const far = { x: 840, y: 840, width: 60, height: 60 };
    expect(framing(start, world, zone, [near])).toBe(start);
    const framed = framing(start, world, zone, [near, far]);
    for (const corner of [near, { x: 900, y: 900 }]) {
      const { x, y } = screenAt(framed, world, zone, corner);
      expect(x).toBeGreaterThanOrEqual(zone.x);
      expect(x).toBeLessThanOrEqual(zone.x + zone.width);
      expect(y).toBeGreaterThanOrEqual(zone.y);
      expect(y).toBeLessThanOrEqual(zone.y + zone.height);
    }
    expect(framing(start, world, zone, [])).toEqual(whole(world));
  });

  test('a close-up is as near as its boxes allow, and no nearer than asked', () => {
    const box = { x: 300, y: 300, width: 60, height: 60 };
    expect(closeUp(world, zone, [box], 2.4).zoom).toBe(2.4);
    expect(closeUp(world, zone, [{ x: 0, y: 0, width: 900, height: 900 }], 2.4).zoom).toBe(1);
  });
});

test('a phone comes closer to what is picked, and again when a command has moved it', async () => {
  const { controller } = await chessTable(picturePosition);
  let shows = 0;
  const room = { width: 390, height: 844, inset: { left: 0, right: 0, top: 0, bottom: 0 }, sheet: 278 };
  const layout = layoutHud({ ...room, seats: 2, advised: false, textSize: 1 });
  expect(layout.mode).toBe('phone');
  const see = closeUpOn(
    chessSkin(),
    () => layout,
    () => {
      shows += 1;
    },
  );
  controller.point('square:i9');
  const screen = controller.screen();
  see(screen);
  see(screen);
  expect(shows).toBe(1);
  const [command] = screen.reading.legal();
  if (command === undefined) throw new Error('nothing may be done');
  const step = { index: 0, turn: 1, seat: 0, command, events: [], rolls: [], hides: false, final: false };
  see({ ...screen, reading: { ...screen.reading, steps: [step] } });
  expect(shows).toBe(2);
});

describe('beside a stage', () => {
  const hex = (x: number, y: number) => ({ x, y, width: 120, height: 104 });
  const field = { x: 0, y: 0, width: 1500, height: 1900 };
  const places = [
    ['on a desk', { x: 440, y: 68, width: 780, height: 1000 }, { x: 440, y: 68, width: 780, height: 340 }],
    ['on a phone', { x: 0, y: 56, width: 390, height: 420 }, { x: 0, y: 56, width: 390, height: 324 }],
    ['over a replay bar', { x: 340, y: 80, width: 346, height: 500 }, { x: 340, y: 80, width: 346, height: 130 }],
  ] as const;
  const pairs = [
    [hex(60, 60), hex(60, 164)],
    [hex(700, 1790), hex(1380, 1790)],
    [hex(0, 1796), hex(0, 1400)],
    [hex(1300, 0), hex(400, 900), hex(800, 300)],
  ];
  test.each(places)('%s whoever fires and whoever is hit lie in what is free', (_, zone, free) => {
    for (const boxes of pairs) {
      const look = besideStage(field, zone, free, boxes);
      for (const { x, y, width, height } of boxes) {
        const from = screenAt(look, field, zone, { x, y });
        const to = screenAt(look, field, zone, { x: x + width, y: y + height });
        expect(from.x).toBeGreaterThanOrEqual(free.x - 0.01);
        expect(from.y).toBeGreaterThanOrEqual(free.y - 0.01);
        expect(to.x).toBeLessThanOrEqual(free.x + free.width + 0.01);
        expect(to.y).toBeLessThanOrEqual(free.y + free.height + 0.01);
      }
    }
  });

  test('no nearer than that one still sees where one is', () => {
    const [, zone, free] = places[0];
    const { zoom } = besideStage(field, zone, free, [hex(600, 600), hex(600, 704)]);
    expect(zoom).toBeCloseTo(1.6);
  });
});
