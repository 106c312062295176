import { describe, expect, it } from 'vitest';
import type { Box } from '../../../src/scenes/paint/items';
import { arrangementId, arrangementOf, type DuelTable, duelTable } from '../../../src/scenes/tankDuel/board/places';

const sizes = [
  [1920, 1022],
  [1280, 674],
  [1024, 718],
  [390, 734],
  [844, 344],
] as const;
const scenes = ['bid', 'choose', 'duel'] as const;

function zones(table: DuelTable): readonly (readonly [string, Box])[] {
  const {
    boards,
    own,
    middle,
    rail,
    chances,
    tray,
    orders,
    folds,
    decks,
    bidders,
    order,
    robot,
    hand,
    prompt,
    buttons,
    strip,
  } = table;
  const named = {
    german: boards.de,
    soviet: table.tall ? null : boards.su,
    own,
    middle,
    rail,
    chances,
    tray,
    orders,
    folds,
    decks,
    bidders,
    order,
    robot,
    hand,
    prompt,
    buttons,
    strip,
  };
  return Object.entries(named).flatMap(([name, box]) =>
    box === null || box.height <= 0 ? [] : [[name, box] as const],
  );
}

const overlap = (a: Box, b: Box) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 1 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 1;

describe('the places of the table', () => {
  for (const [width, height] of sizes) {
    for (const scene of scenes) {
      for (const lanes of [2, 4]) {
        it(`${scene} at ${width} by ${height} with ${lanes} lanes: nothing lies on anything else or beyond the edge`, () => {
          const table = duelTable(width, height, { scene, lanes, robots: true });
          const all = zones(table);
          for (const [name, box] of all) {
            expect(box.x, name).toBeGreaterThanOrEqual(0);
            expect(box.y, name).toBeGreaterThanOrEqual(0);
            expect(box.x + box.width, name).toBeLessThanOrEqual(width + 0.5);
            expect(box.y + box.height, name).toBeLessThanOrEqual(height + 0.5);
            expect(Math.min(box.width, box.height), name).toBeGreaterThan(0);
          }
          const clashes = all.flatMap(([name, box], index) =>
            all.slice(index + 1).flatMap(([other, there]) => (overlap(box, there) ? [`${name} and ${other}`] : [])),
          );
          expect(clashes).toEqual([]);
        });
      }
    }
  }

  it('at 1920 by 1080 the battlefield, boards and rail stand where the layout has them', () => {
    const { strip, boards, rail } = duelTable(1920, 1022, { scene: 'duel', lanes: 2, robots: false });
    expect(strip).toMatchObject({ x: 24, width: 1872 });
    expect(strip?.height).toBeCloseTo(222, -1);
    expect(boards.de?.width).toBeGreaterThan(600);
    expect(boards.su?.width).toBe(boards.de?.width);
    expect(rail?.height).toBeGreaterThan(120);
  });

  it('an arrangement is read back from its id', () => {
    for (const scene of scenes) {
      const arrangement = { scene, lanes: 3, robots: scene === 'bid' };
      expect(arrangementOf(arrangementId(arrangement))).toEqual(arrangement);
    }
  });
});
