import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sizeOf } from '../../src/scenes/paint/svgSheets';
import { drafts } from '../../src/scenes/tankChess/board/pictures';
import { digestOf } from '../../tools/lib/digest';
import { firstKeys } from '../../tools/lib/firstKeys';

const { digest } = JSON.parse(readFileSync('src/assets/tankChess/drafts/spots.json', 'utf8'));

test('the drafts are of the drawings as they are now: else run `npm run drafts`', async () => {
  const drawings = await firstKeys('tankChess');
  expect(Object.keys(drafts.spots).sort()).toEqual([...drawings.keys()].sort());
  expect(digest).toBe(digestOf(drawings));
});

test('each draft has a place of its own with the proportions of its drawing', async () => {
  const drawings = await firstKeys('tankChess');
  const taken: (readonly number[])[] = [];
  for (const [key, spot] of Object.entries(drafts.spots)) {
    const [x = 0, y = 0, width = 0, height = 0] = spot;
    const size = sizeOf(drawings.get(key) ?? '');
    expect(Math.abs(width / height - size.width / size.height)).toBeLessThan(0.05);
    for (const [left = 0, top = 0, wide = 0, high = 0] of taken) {
      expect(x >= left + wide || left >= x + width || y >= top + high || top >= y + height).toBe(true);
    }
    taken.push(spot);
  }
});
