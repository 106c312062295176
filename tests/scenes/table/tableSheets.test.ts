import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sheetsOf, sizeOf } from '../../../src/scenes/paint/svgSheets';

const folder = 'src/assets/tankChess';
const pieces = readdirSync(folder)
  .filter((file) => file.endsWith('.svg'))
  .map((file) => [file, readFileSync(`${folder}/${file}`, 'utf8')] as const);

describe('drawings on sheets', () => {
  test('every drawing has a place of its own with its own proportions', () => {
    const spots = sheetsOf(pieces).flatMap((sheet, number) => sheet.spots.map((spot) => ({ ...spot, number })));
    expect(spots.map(({ key }) => key)).toEqual(pieces.map(([file]) => file));
    for (const [index, spot] of spots.entries()) {
      const size = sizeOf(pieces[index]?.[1] ?? '');
      expect(spot.width / spot.height).toBeCloseTo(size.width / size.height);
      const before = spots[index - 1];
      if (before?.number === spot.number) expect(spot.x).toBeGreaterThan(before.x + before.width);
    }
  });

  test('no name on a sheet is given twice and every name that is used is there', () => {
    for (const { svg } of sheetsOf(pieces)) {
      const given = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
      expect(new Set(given).size).toBe(given.length);
      const used = [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map(([, id]) => id);
      expect(used.filter((id) => !given.includes(id))).toEqual([]);
    }
  });

  test('small signs get enough pixels to be cut out sharply', () => {
    const [sheet] = sheetsOf([['sign', '<svg viewBox="0 0 24 12" width="24" height="12"><path d="M0 0"/></svg>']]);
    expect(sheet?.spots).toEqual([{ key: 'sign', x: 0, width: 128, height: 64 }]);
    expect(sheet?.svg).toContain('viewBox="0 0 24 12" x="0" y="0" width="128" height="64"');
  });

  test('a drawing without a size is a fault of the drawing', () => {
    expect(() => sizeOf('<svg><path/></svg>')).toThrow('without a size');
  });
});
