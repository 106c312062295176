import { describe, expect, test } from 'vitest';
import { maps } from '../../../src/rules/tankOnTank/data/maps';
import { paintedId, pavedField, readPainted, terrainLetter } from '../../../src/rules/tankOnTank/data/paintedMap';
import { hexNames } from '../../../src/rules/tankOnTank/hexes';
import { backdrop } from '../../../src/scenes/tankOnTank/board/backdrop';
import { sheetMaker, sheetName } from '../../../src/scenes/tankOnTank/board/makeSheet';
import { ownSheet } from '../../../src/scenes/tankOnTank/board/ownSheet';
import { pictures } from '../../../src/scenes/tankOnTank/board/pictures';
import { pieces as snow } from '../../../src/scenes/tankOnTank/board/snowPieces';
import { pieces as summer } from '../../../src/scenes/tankOnTank/board/summerPieces';

/** The ground of a printed sheet, painted by hand. */
function paintedLike(sheet: 'A' | 'B') {
  const { hill, town, woods, roads } = maps[sheet];
  const kindOf = (hex: string) =>
    hill.includes(hex) ? 'hill' : town.includes(hex) ? 'town' : woods.includes(hex) ? 'woods' : 'clear';
  return paintedId(hexNames.map((hex) => terrainLetter(kindOf(hex))).join(''), pavedField(roads));
}

const count = (text: string, form: RegExp) => text.match(form)?.length ?? 0;

describe.each([
  { season: 'summer', pieces: summer },
  { season: 'snow', pieces: snow },
] as const)('a map of one’s own in $season', ({ season, pieces }) => {
  test.each(['A', 'B'] as const)('painted like sheet %s is whole and points at nothing it does not hold', (sheet) => {
    const svg = ownSheet(readPainted(paintedLike(sheet)), season, pieces);
    const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
    const meant = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1]);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...new Set(meant)].filter((id) => !ids.includes(id))).toEqual([]);
    expect(svg).not.toMatch(/undefined|NaN/);
    expect(count(svg, /<svg/g)).toBe(1);
  });

  test('neighbours of one kind grow together; hills of three share a level corner', () => {
    const uses = (letters: { readonly [hex: string]: string }) => {
      const terrain = hexNames.map((hex) => letters[hex] ?? 'c').join('');
      const svg = ownSheet(readPainted(paintedId(terrain, '0'.repeat(hexNames.length))), season, {
        ...Object.fromEntries(Object.keys(pieces).map((name) => [name, `<svg><!--${name}--></svg>`])),
      });
      return (name: string) => svg.includes(`<!--${name}-->`);
    };
    const alone = uses({ E5: 'h', C3: 'w' });
    expect(alone('hill-join-top-n') || alone('woods-join-n') || alone('hill-patch')).toBe(false);
    const pair = uses({ E5: 'w', E6: 'w' });
    expect(pair('woods-join-n')).toBe(true);
    expect(pair('woods-join-ne')).toBe(false);
    const three = uses({ E5: 'h', F4: 'h', F5: 'h' });
    expect(['hill-join-slope-n', 'hill-join-top-ne', 'hill-join-top-se', 'hill-patch'].every(three)).toBe(true);
  });

  test('a bend is a curve, a straight road a line, a dead end stops in the middle', () => {
    const way = (...lines: readonly (readonly string[])[]) => {
      const svg = ownSheet(readPainted(paintedId('c'.repeat(hexNames.length), pavedField(lines))), season, pieces);
      return / d="(M[^"]+)" fill="none" stroke="#[0-9A-F]+" stroke-width="15.5"/.exec(svg)?.[1] ?? '';
    };
    const straight = way(['E4', 'E5', 'E6']);
    expect([count(straight, /C/g), count(straight, /L/g)]).toEqual([0, 3]);
    expect(count(way(['E4', 'E5', 'F5']), /C/g)).toBe(1);
    expect(way()).toBe('');
  });
});

test('only maps of one’s own are made; the printed sheets lie ready', () => {
  const own = paintedLike('A');
  expect(sheetMaker(sheetName(own, true))).not.toBeNull();
  expect(pictures[sheetName(own, true)]).toBeUndefined();
  for (const map of ['A', 'B'] as const) {
    expect(sheetMaker(sheetName(map, false))).toBeNull();
    expect(pictures[sheetName(map, false)]).toBeDefined();
  }
  expect(sheetMaker('tiger-side')).toBeNull();
});

test('the ground stays the same picture as long as it is the same map', () => {
  const view = { map: paintedLike('B'), snow: false };
  expect(backdrop(view, false)).toBe(backdrop({ ...view }, false));
  expect(backdrop(view, true)).not.toBe(backdrop(view, false));
  const names = backdrop(view, false).flatMap((item) => (item.kind === 'label' ? [item.text] : []));
  expect(hexNames.filter((hex) => !names.includes(hex))).toEqual([]);
});
