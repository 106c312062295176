import { describe, expect, it } from 'vitest';
import { handSpots } from '../../../src/scenes/tankDuel/board/hand';
import { duelTable } from '../../../src/scenes/tankDuel/board/places';

const sizes = [
  [1920, 1022],
  [1280, 674],
  [1024, 718],
  [390, 734],
  [844, 344],
] as const;

/** Of a card so high, as wide a part lies free as its title needs, whole card or small one. */
const TITLE = 0.57;

describe('the hand', () => {
  for (const [width, height] of sizes) {
    for (const scene of ['bid', 'choose', 'lay'] as const) {
      it(`hides no title, however many cards it holds: ${scene} at ${width}x${height}`, () => {
        const table = duelTable(width, height, { scene, lanes: 4, robots: false, page: 'hand' });
        for (let count = 2; count <= 16; count++) {
          const spots = handSpots(table, count);
          expect(spots).toHaveLength(count);
          for (const [index, { x, y, height: high }] of spots.entries()) {
            expect(x, `${count} cards, the one at ${index}`).toBeGreaterThan(table.hand.x);
            expect(x).toBeLessThan(table.hand.x + table.hand.width);
            const next = spots[index + 1];
            if (next === undefined || next.y - y > high * 0.9) continue;
            expect(next.x - x, `${count} cards, the one at ${index}`).toBeGreaterThanOrEqual(high * TITLE);
          }
        }
      });
    }
  }
});
