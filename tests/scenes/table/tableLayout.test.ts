import { describe, expect, test } from 'vitest';
import type { Blocks } from '../../../src/scenes/blocks/block';
import type { Box } from '../../../src/scenes/paint/items';
import { type HudLayout, layoutHud, promptFor, SHEETS } from '../../../src/scenes/table/hud/layout';
import { plateSeats } from '../../../src/scenes/table/hud/layoutCrowd';
import { layoutSides } from '../../../src/scenes/table/hud/layoutSides';
import { stripHeight } from '../../../src/scenes/table/hud/paintStrip';

const none = { left: 0, right: 0, top: 0, bottom: 0 };
const lay = (width: number, height: number, inset = none, advised = false) =>
  layoutHud({ width, height, inset, sheet: SHEETS.middle, seats: 2, advised });

const sizes = [
  [1920, 1080],
  [1280, 720],
  [1024, 768],
  [390, 844],
  [2560, 1080],
  [1366, 768],
  [360, 640],
] as const;

function zones(layout: HudLayout): Box[] {
  const { board, prompt, panel, notes, lines = null, balance = null, overlays, buttons, tabs, plates } = layout;
  const all = [board, prompt, panel, notes, lines, balance, overlays, buttons, tabs, ...plates];
  return all.filter((zone) => zone !== null);
}

function overlap(a: Box, b: Box): boolean {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 0.5 && down > 0.5;
}

describe('the layout of the HUD', () => {
  const both = sizes.flatMap(([width, height]) => [
    [width, height, 'alone'] as const,
    [width, height, 'advised'] as const,
  ]);
  test.each(both)('at %i by %i, %s, everything is on the screen and nothing lies over anything else', (...at) => {
    const [width, height, how] = at;
    const all = zones(lay(width, height, none, how === 'advised'));
    for (const zone of all) {
      expect(zone.x).toBeGreaterThanOrEqual(0);
      expect(zone.y).toBeGreaterThanOrEqual(0);
      expect(zone.x + zone.width).toBeLessThanOrEqual(width + 0.5);
      expect(zone.y + zone.height).toBeLessThanOrEqual(height + 0.5);
    }
    all.forEach((zone, index) => {
      for (const other of all.slice(index + 1)) expect(overlap(zone, other)).toBe(false);
    });
  });

  const crowds = sizes.flatMap(([width, height]) =>
    [1, 2, 3, 4, 5, 6, 7, 8].map((seats) => [width, height, seats] as const),
  );
  test.each(crowds)(
    'at %i by %i a table of %i shows all its plates, apart from everything else',
    (width, height, seats) => {
      const layout = layoutHud({ width, height, inset: none, sheet: SHEETS.middle, seats });
      if (seats > 2 || layout.mode !== 'phone') expect(layout.plates).toHaveLength(seats);
      const all = zones(layout);
      for (const zone of all) {
        expect(zone.x).toBeGreaterThanOrEqual(0);
        expect(zone.x + zone.width).toBeLessThanOrEqual(width + 0.5);
        expect(zone.y + zone.height).toBeLessThanOrEqual(height + 0.5);
      }
      all.forEach((zone, index) => {
        for (const other of all.slice(index + 1)) expect(overlap(zone, other)).toBe(false);
      });
      expect(layout.panel.height).toBeGreaterThan(width < 700 ? 60 : 200);
      for (const { width: wide, height: tall } of layout.plates) {
        expect(wide).toBeGreaterThan(80);
        expect(tall).toBeGreaterThanOrEqual(34);
      }
    },
  );

  test('of two the first seat is nearer, of more everybody stands in his place and teams side by side', () => {
    expect(plateSeats(1, [[0]])).toEqual([0]);
    expect(plateSeats(2, [[0], [1]])).toEqual([1, 0]);
    expect(plateSeats(3, [[0], [1], [2]])).toEqual([0, 1, 2]);
    expect(
      plateSeats(4, [
        [0, 1],
        [2, 3],
      ]),
    ).toEqual([0, 2, 1, 3]);
    expect(plateSeats(4, [[0, 1, 2], [3]])).toEqual([0, 1, 2, 3]);
  });

  const goals = (names: readonly string[]): Blocks => [
    { kind: 'columns', cells: names.map((label) => ({ label, says: '', picture: [] })) },
  ];

  test.each([
    [390, 844, ['B6', 'E6', 'H4']],
    [390, 844, ['A1', 'B2', 'C3', 'D4', 'E5', 'F6']],
    [390, 844, ['A1', 'B2', 'C3', 'D4', 'E5', 'F6', 'G7', 'H8']],
    [1024, 768, ['B6', 'E6', 'H4']],
  ] as const)('at %i by %i the objectives %j stand over the board, not on it', (width, height, names) => {
    const strip = (most: number) => stripHeight([goals(names)], most);
    const layout = layoutSides({ width, height, inset: none, sheet: SHEETS.middle, seats: 2, strip });
    // Chips close ranks before they take a second row.
    expect(layout.strip?.height).toBe(names.length > 6 ? 70 : 32);
    const all = [...zones(layout), ...(layout.strip ? [layout.strip] : [])];
    all.forEach((zone, index) => {
      for (const other of all.slice(index + 1)) expect(overlap(zone, other)).toBe(false);
    });
  });

  test.each([
    [1920, 1080, 'wide'],
    [1280, 720, 'wide'],
    [1024, 768, 'tablet'],
    [390, 844, 'phone'],
  ] as const)('%i by %i is %s', (width, height, mode) => {
    expect(lay(width, height).mode).toBe(mode);
  });

  test.each(sizes)('at %i by %i buttons are high enough for a finger', (width, height) => {
    expect(lay(width, height).buttons.height).toBeGreaterThanOrEqual(44);
  });

  test('the board of 1920 by 1080 is as large as in the plan', () => {
    const { board } = lay(1920, 1080);
    expect(Math.min(board.width, board.height)).toBeGreaterThan(980);
  });

  test('the bar of the engine hardly costs the board anything', () => {
    const { board, balance, lines } = lay(1920, 1080, none, true);
    expect(Math.min(board.width, board.height)).toBeGreaterThan(980);
    expect(balance?.height).toBe(board.height);
    expect(lines).not.toBeNull();
  });

  test('drawers push the board aside', () => {
    const { board, covered } = lay(1920, 1080, { left: 476, right: 672, top: 0, bottom: 0 });
    expect(board.x).toBeGreaterThanOrEqual(476);
    expect(board.x + board.width).toBeLessThanOrEqual(1920 - 672);
    expect(covered).toBe(true);
  });

  test('the replay bar of a phone takes the place of tabs and sheet and leaves prompt and board in sight', () => {
    const replaying = lay(390, 844, { left: 0, right: 0, top: 0, bottom: 200 });
    expect(replaying.tabs).toBeNull();
    expect(replaying.sheet).toBeNull();
    for (const zone of zones(replaying)) expect(zone.y + zone.height).toBeLessThanOrEqual(844 - 200);
    expect(replaying.board.height).toBeGreaterThan(500);
    const small = lay(360, 640, { left: 0, right: 0, top: 0, bottom: 200 });
    expect(small.board.height).toBeGreaterThan(300);
  });

  test('the replay bar pushes everything up', () => {
    const layout = lay(1920, 1080, { left: 0, right: 0, top: 0, bottom: 132 });
    for (const zone of zones(layout)) expect(zone.y + zone.height).toBeLessThanOrEqual(1080 - 132 + 0.5);
  });

  test('large type gets a taller prompt on a phone, and the board keeps most of the screen', () => {
    const large = layoutHud({ width: 390, height: 844, inset: none, sheet: SHEETS.middle, seats: 2, textSize: 1.3 });
    expect(large.prompt.height).toBe(promptFor(1.3));
    // Two sentences of two lines each, set a little smaller than wished.
    expect(promptFor(1.3)).toBeGreaterThan((15 + 14) * 2 * 1.28 * 1.2);
    expect(large.board.height).toBeGreaterThan(320);
  });

  test('pulling up the sheet of a phone leaves the board where it is', () => {
    const middle = lay(390, 844);
    const high = layoutHud({ width: 390, height: 844, inset: none, sheet: SHEETS.high, seats: 2 });
    expect(high.board).toEqual(middle.board);
    expect(high.panel.height).toBeGreaterThan(middle.panel.height);
  });
});
