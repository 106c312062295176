import { describe, expect, test } from 'vitest';
import type { Box } from '../../../src/scenes/paint/items';
import type { Room } from '../../../src/scenes/table/hud/layout';
import { layoutWhole } from '../../../src/scenes/table/hud/layoutWhole';
import { cardTable, placesOf } from '../../../src/scenes/tankKillers/board/cardTable';

const none = { left: 0, right: 0, top: 0, bottom: 0 };
const sizes = [
  [1920, 1080],
  [1280, 720],
  [920, 674],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [360, 640],
  [844, 390],
  [932, 430],
  [740, 360],
  [2560, 1080],
] as const;

const layoutCards = (room: Room) => layoutWhole(room, (width, height) => placesOf(cardTable(width, height)));

function overlap(a: Box, b: Box): boolean {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 0.5 && down > 0.5;
}

describe('the layout of a table of cards', () => {
  test.each(sizes)('at %i by %i nothing lies over anything else', (width, height) => {
    const { sides, field, sum, prompt, buttons, stock, odds, overlays, hand } = cardTable(width, height);
    const zones = [...sides, field, sum, prompt, buttons, stock, odds, hand, ...(overlays === null ? [] : [overlays])];
    for (const [index, zone] of zones.entries()) {
      expect(zone.x).toBeGreaterThanOrEqual(0);
      expect(zone.y).toBeGreaterThanOrEqual(0);
      expect(zone.x + zone.width).toBeLessThanOrEqual(width + 0.5);
      expect(zone.y + zone.height).toBeLessThanOrEqual(height + 0.5);
      for (const other of zones.slice(index + 1)) expect(overlap(zone, other)).toBe(false);
    }
  });

  test.each(sizes)('at %i by %i the HUD stands on the board where the table leaves room', (width, height) => {
    const layout = layoutCards({ width, height, inset: none, sheet: 0, seats: 2 });
    const { board, prompt, buttons, panel, tabs } = layout;
    for (const zone of [prompt, buttons, panel]) {
      expect(zone.y).toBeGreaterThanOrEqual(board.y);
      expect(zone.y + zone.height).toBeLessThanOrEqual(board.y + board.height + 0.5);
      if (tabs !== null) expect(overlap(zone, tabs)).toBe(false);
    }
    expect(buttons.height).toBeGreaterThanOrEqual(44);
  });

  test.each([
    [844, 390],
    [740, 360],
  ])('on a phone on its side, %i by %i, the hand can be read and touched', (width, height) => {
    const { board } = layoutCards({ width, height, inset: none, sheet: 0, seats: 2 });
    const { hand, field } = cardTable(board.width, board.height);
    expect(hand.height).toBeGreaterThanOrEqual(120);
    expect(hand.width).toBeGreaterThanOrEqual(350);
    expect(field.height).toBeGreaterThanOrEqual(100);
  });

  test('a drawer on a small screen leaves the buttons the whole middle of the table', () => {
    const { buttons, prompt } = layoutCards({
      width: 1280,
      height: 720,
      sheet: 0,
      seats: 2,
      inset: { ...none, left: 357 },
    });
    expect(buttons.width).toBeGreaterThan(400);
    expect(buttons.y).toBeGreaterThanOrEqual(prompt.y + prompt.height);
  });

  test('a drawer takes room from the board, and the HUD moves with it', () => {
    const room = { width: 1920, height: 1080, sheet: 0, seats: 2 };
    const { board, buttons } = layoutCards({ ...room, inset: { ...none, right: 672 } });
    expect(board.x + board.width).toBeLessThanOrEqual(1920 - 672);
    expect(buttons.x + buttons.width).toBeLessThanOrEqual(board.x + board.width);
  });
});
