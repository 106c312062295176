import { describe, expect, test } from 'vitest';
import { painted, terrainOn } from '../../../src/rules/tankOnTank/lab/bench';
import * as ground from '../../../src/rules/tankOnTank/lab/ground';
import { firstLink, printHexLink, readHexLink } from '../../../src/rules/tankOnTank/lab/link';

const linkOf = (at: string) => {
  const link = readHexLink(at);
  if (link === null) throw new Error(`no bench: ${at}`);
  return link;
};
const printed = (at: string) => printHexLink(linkOf(at));

describe('what an address of a bench says', () => {
  test('the Lab begins on sheet A in summer, with the whole line lit', () => {
    expect(printHexLink(firstLink)).toMatch(/^A\/tiger-A6-NE,[^?]*$/);
    expect(linkOf('')).toMatchObject({ step: null, bench: { sheet: 'A', snow: false } });
  });

  test.each(['clear', 'hill', 'town', 'woods'])('every ground can be painted: %s', (terrain) => {
    const { bench } = linkOf(`A/tiger-A7-NE?paint=${terrain}-B6`);
    expect(bench.paint).toEqual({ B6: terrain });
    expect(terrainOn(ground.benchMap(bench), 'B6')).toBe(terrain);
  });

  test('paint is written in one order, in whatever order it was laid', () => {
    const one = { ...linkOf('open/tiger-E6-N'), show: [] };
    const woodsIn = (...hexes: readonly string[]) => {
      const bench = hexes.reduce((so, hex) => painted(so, hex, 'woods'), one.bench);
      return printHexLink({ ...one, bench });
    };
    expect(woodsIn('C3', 'A1', 'B2')).toBe(woodsIn('A1', 'B2', 'C3'));
    expect(woodsIn('C3', 'A1', 'B2')).toContain('paint=woods-A1,woods-B2,woods-C3');
  });

  test('the usual foe of the one that looks is not named, any other is', () => {
    expect(printed('A/sherman-A6-NE')).toBe('A/sherman-A6-NE');
    expect(printed('A/sherman-A6-NE?against=panzer4')).toBe('A/sherman-A6-NE');
    expect(printed('A/tiger-A6-NE?against=sherman')).toBe('A/tiger-A6-NE');
    expect(printed('A/sherman-A6-NE?against=tiger')).toBe('A/sherman-A6-NE?against=tiger');
    // A sherman against shermans is as good a question as any, and not the usual one.
    expect(printed('A/sherman-A6-NE?against=sherman')).toBe('A/sherman-A6-NE?against=sherman');
  });

  test('a long line has places of two digits, a long column hexes of two', () => {
    expect(linkOf('A/tiger-A1-SE/sherman-I11-N?step=10').step).toBe(10);
    expect(linkOf('A/tiger-A11-N,panther-C10-S/sherman-I11-NW').bench).toMatchObject({
      own: [{ at: 'A11' }, { at: 'C10' }],
      others: [{ at: 'I11' }],
    });
    expect(printed('A/tiger-A11-N/sherman-I11-NW?step=12')).toBe('A/tiger-A11-N/sherman-I11-NW?step=12');
  });

  test.each(['A/Xtiger-A6-NE', 'A/ tiger-A6-NE', 'A/tiger-A6-NE/Xsherman-E6-N'])('%s: a unit is its whole word', (at) =>
    expect(readHexLink(at)).toBeNull(),
  );

  test.each(['shows', 'painted', 'roads', 'steps', 'x'])('a switch without a value says nothing: %s', (word) => {
    expect(linkOf(`A/tiger-A6-NE?${word}`)).toEqual(linkOf('A/tiger-A6-NE'));
    expect(linkOf(`A/tiger-A6-NE?show=arc&paint=woods-D5&${word}`)).toEqual(
      linkOf('A/tiger-A6-NE?show=arc&paint=woods-D5'),
    );
  });
});

describe('the ground in an address', () => {
  const { terrain, roads } = ground.groundFields({ sheet: 'B', paint: {}, roads: [] });

  test("a map of one's own comes back with its hexes and its roads", () => {
    const sheet = `~${terrain.replace(/^./, 'w')}${roads}` as const;
    const { bench } = linkOf(`${sheet}/tiger-A6-NE`);
    expect(ground.groundFields(bench)).toEqual({ terrain: terrain.replace(/^./, 'w'), roads });
    expect(ground.benchMap(bench)).toBe(sheet);
  });

  test('a map whose road has one wrong digit, first or last, is none', () => {
    expect(ground.isSheet(`~${terrain}${roads}`)).toBe(true);
    for (const wrong of ['8', '9', 'x', ' ']) {
      expect(ground.isSheet(`~${terrain}${wrong}${roads.slice(1)}`), `first ${wrong}`).toBe(false);
      expect(ground.isSheet(`~${terrain}${roads.slice(0, -1)}${wrong}`), `last ${wrong}`).toBe(false);
    }
  });

  test('roads over several sides of one hex are laid and taken up each by itself', () => {
    const sides = ['E6-E5', 'E6-F5', 'E6-F6'];
    const { bench } = linkOf(`open/tiger-A1-N?road=${sides.join()}`);
    expect(bench.roads.map((pair) => pair.join('-'))).toEqual(sides);
    for (const side of sides) {
      const left = linkOf(`open/tiger-A1-N?road=${[...sides, side].join()}`).bench.roads;
      expect(left.map((pair) => pair.join('-'))).toEqual(sides.filter((each) => each !== side));
    }
  });
});
