import { describe, expect, test } from 'vitest';
import { AnalysisError } from '../../../src/rules/core/module';
import { tankOnTankModule } from '../../../src/rules/tankOnTank';
import { groundOf, MOST_UNITS } from '../../../src/rules/tankOnTank/data/customBattle';
import { mayShoot } from '../../../src/rules/tankOnTank/fire';
import { COUNT, hexNames, placeOf } from '../../../src/rules/tankOnTank/hexes';
import { benchState, firstBench } from '../../../src/rules/tankOnTank/lab/bench';
import { hexPlaceOf } from '../../../src/rules/tankOnTank/lab/fromView';
import * as ground from '../../../src/rules/tankOnTank/lab/ground';
import { answerOf } from '../../../src/rules/tankOnTank/lab/lessons';
import { firstLink, printHexLink, readHexLink } from '../../../src/rules/tankOnTank/lab/link';
import { practiceBattle, practiceOpening } from '../../../src/rules/tankOnTank/lab/practice';
import { view } from '../../../src/rules/tankOnTank/view';
import { cite } from '../../support/cite';

const linkOf = (at: string) => {
  const link = readHexLink(at);
  if (link === null) throw new Error(`no bench: ${at}`);
  return link;
};

describe('the ground of a bench', () => {
  const open = { sheet: 'open', paint: {}, roads: [] } as const;
  const plain = { terrain: 'c'.repeat(COUNT), roads: '0'.repeat(COUNT) };
  const digit = (roads: string, hex: string) => roads.charAt(placeOf(hex));

  test("a map of one's own has a letter and a digit for every hex and no road off the map", () => {
    const own = (letters: string, digits: string) => `~${letters}${digits}`;
    for (const sheet of ['A', 'B', 'open', own(plain.terrain, plain.roads)]) expect(ground.isSheet(sheet)).toBe(true);
    const off = hexNames.map((name) => (name === 'A1' ? '1' : '0')).join('');
    for (const none of [
      'C',
      '',
      own('x'.repeat(COUNT), plain.roads),
      own(`x${plain.terrain.slice(1)}`, plain.roads),
      own(plain.terrain, '8'.repeat(COUNT)),
      own(plain.terrain, off),
      own(plain.terrain, plain.roads).replace('~', '='),
      own(plain.terrain, `${plain.roads}0`),
      own(plain.terrain, plain.roads.slice(1)),
    ])
      expect(ground.isSheet(none), none).toBe(false);
  });

  test('paint and roads lie over what the sheet shows', () => {
    expect(ground.groundFields(open)).toEqual(plain);
    expect(ground.groundFields({ ...open, sheet: 'A' })).toEqual(groundOf('A'));
    const painted = ground.groundFields({ ...open, paint: { E6: 'hill', A1: 'town' } });
    expect(painted).toEqual({
      terrain: hexNames.map((name) => (name === 'E6' ? 'h' : name === 'A1' ? 't' : 'c')).join(''),
      roads: plain.roads,
    });
    const { roads } = ground.groundFields({
      ...open,
      roads: [
        ['E6', 'E5'],
        ['E7', 'E6'],
        ['A1', 'I9'],
      ],
    });
    expect([digit(roads, 'E6'), digit(roads, 'E7'), digit(roads, 'A1'), digit(roads, 'E5')]).toEqual([
      '1',
      '1',
      '0',
      '0',
    ]);
    const twice = ground.groundFields({
      ...open,
      roads: [
        ['E6', 'E5'],
        ['E5', 'E6'],
      ],
    });
    expect(twice).toEqual(plain);
  });

  test('a hex painted and a side paved are that alone', () => {
    const one = ground.paintedHex(ground.paintedHex(open, 'E6', 'hill'), 'E7', 'town');
    expect(one.paint).toEqual({ E6: 'hill', E7: 'town' });
    expect(ground.paintedHex(one, 'E6', 'clear').paint).toEqual({ E7: 'town' });
    expect(ground.paintedHex(one, 'E6', 'woods').paint).toEqual({ E6: 'woods', E7: 'town' });
    const two = ground.pavedSide(ground.pavedSide(open, 'E5', 'E6'), 'C3', 'C4');
    expect(two.roads).toEqual([
      ['E6', 'E5'],
      ['C4', 'C3'],
    ]);
    expect(ground.pavedSide(two, 'E6', 'E5').roads).toEqual([['C4', 'C3']]);
    expect(ground.pavedSide(two, 'E5', 'E6').roads).toEqual([['C4', 'C3']]);
    expect(ground.pavedSide(two, 'A1', 'I9')).toBe(two);
    const north = ground.pavedSide(ground.pavedSide(open, 'E6', 'E5'), 'E6', 'E7');
    expect(north.roads).toEqual([
      ['E6', 'E5'],
      ['E7', 'E6'],
    ]);
  });
});

describe('questions about a bench', () => {
  const put = (question: 'line' | 'sweep', params: { readonly [key: string]: unknown }) =>
    tankOnTankModule.analyses?.[question]?.(params as never);

  test.each([
    [{ paint: null }, 'paint: must be hexes with their ground, not null'],
    [{ paint: { E6: 'lake' } }, 'paint.E6: must be clear, hill, town or woods, not "lake"'],
    [{ units: 'A1' }, 'units: must be a list of units, not "A1"'],
    [{ units: [null] }, 'units[0]: no hex null on the map'],
    [{ units: ['A1', { at: 'Z1' }] }, 'units[1].at: no hex "Z1" on the map'],
    [{ units: [{ at: 'A1', facing: 'E' }] }, 'units[0].facing: must be N, NE, SE, S, SW or NW, not "E"'],
    [{ units: [{ at: 'A1', kind: 'mouse' }] }, 'units[0].kind: no unit "mouse"'],
    [{ map: 7 }, `map: must be "A", "B", "open" or a map of one's own, not 7`],
    [{ from: ['A1'] }, 'from: no hex ["A1"] on the map'],
    [{ unit: 'tiger' }, 'unit: must be a kind with its facing, not "tiger"'],
    [{ unit: { kind: 'tiger' } }, 'unit.facing: must be N, NE, SE, S, SW or NW, not nothing'],
    [{ unit: { kind: 'mouse', facing: 'N' } }, 'unit.kind: no unit "mouse"'],
  ])('%j is refused in words', (params, said) => {
    const ask = () => put('sweep', { map: 'A', from: 'E6', ...params });
    expect(ask).toThrow(AnalysisError);
    expect(ask).toThrow(new AnalysisError(said));
  });

  test(`${cite('TOT-8.1a')} whose fire reaches where is told only of two kinds`, () => {
    const tiger = { kind: 'tiger', facing: 'N' };
    for (const params of [{}, { unit: tiger }, { against: 'sherman' }])
      expect(put('sweep', { map: 'A', from: 'E6', ...params })).toMatchObject({ fire: null });
    const told = put('sweep', { map: 'A', from: 'E6', unit: tiger, against: 'sherman' }) as {
      readonly counts: { readonly [share: string]: number };
      readonly fire: { readonly [share: string]: readonly string[] };
    };
    expect(Object.keys(told.fire)).toEqual(['you', 'both', 'they', 'neither']);
    for (const [share, hexes] of Object.entries(told.fire)) expect(told.counts[share]).toBe(hexes.length);
  });
});

describe('what a lesson asks', () => {
  const asked = (at: string, ask: Parameters<typeof answerOf>[0]['ask'], among: readonly string[] = hexNames) =>
    answerOf({ link: linkOf(at), ask, among });
  const { own, others } = linkOf('A/tiger-F4-SW/sherman-A1-N').bench;
  const bench = { ...firstBench, own, others };

  /** Where the tiger may fire at a sherman, and where the sherman could answer, turned as it likes: by the table's own rule. */
  function reached(hex: string) {
    const state = benchState({ ...bench, others: [{ kind: 'sherman', at: hex, facing: 'N' }] });
    const [tiger, sherman] = state.units;
    if (tiger === undefined || sherman === undefined) throw new Error('nobody there');
    const facings = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
    const they = facings.some((facing) => {
      const turned = { ...sherman, facing };
      return mayShoot({ ...state, units: [tiger, turned] }, turned, tiger, false);
    });
    return { you: mayShoot(state, tiger, sherman, false), they };
  }

  test(`${cite('TOT-8.1a', 'TOT-4.0b')} who reaches whom is what the table allows`, () => {
    const near = hexNames.filter((hex, at) => at % 3 === 0 && hex !== 'F4');
    const told = near.map((hex) => ({ hex, ...reached(hex) }));
    const where = (which: (each: (typeof told)[number]) => boolean) => told.filter(which).map(({ hex }) => hex);
    expect(asked('A/tiger-F4-SW', 'fire', near)).toEqual(where(({ you }) => you));
    expect(asked('A/tiger-F4-SW', 'you', near)).toEqual(where(({ you, they }) => you && !they));
    expect(asked('A/tiger-F4-SW', 'they', near)).toEqual(where(({ you, they }) => they && !you));
    expect(where(({ you }) => you).length).toBeGreaterThan(3);
  });

  test(`${cite('TOT-4.0b')} the front is the three hexes ahead, the flank what is no front`, () => {
    const around = ['E5', 'F5', 'F6', 'E7', 'D6', 'D5'];
    expect(asked('open/tiger-E6-N', 'front', around)).toEqual(['E5', 'F5', 'D5']);
    expect(asked('open/tiger-E6-S', 'front', around)).toEqual(['F6', 'E7', 'D6']);
    expect(asked('open/tiger-A1-N/sherman-E6-N', 'flank', around)).toEqual(['F6', 'E7', 'D6']);
    expect(asked('open/tiger-A1-N', 'flank', around)).toEqual([]);
    expect(asked('open/tiger-A1-N', 'firers', around)).toEqual([]);
    expect(asked('open/tiger-A1-N', 'stop', around)).toEqual([]);
  });

  test(`${cite('TOT-8.2b')} what hides something is among what throws the shadow`, () => {
    const link = linkOf('A/tiger-F4-SW');
    const blockers = asked('A/tiger-F4-SW', 'blockers');
    const seen = asked('A/tiger-F4-SW', 'seen').length;
    const clears = (hex: string) => {
      const cleared = { ...link, bench: { ...link.bench, ...ground.paintedHex(link.bench, hex, 'clear') } };
      return answerOf({ link: cleared, ask: 'seen', among: hexNames }).length > seen;
    };
    const hiding = hexNames.filter((hex) => hex !== 'F4' && clears(hex));
    expect(hiding.length).toBeGreaterThan(2);
    expect(blockers).toEqual(expect.arrayContaining(hiding));
  });
});

describe('the address of a bench, part by part', () => {
  test('several paints, roads and units come back in their order, words of no field say nothing', () => {
    const at =
      'open-snow/king-tiger-A6-NE,pz4-C6-SE/sherman-E6-SE?show=both,threat&against=priest&paint=hill-B2,woods-A1';
    const read = linkOf(at);
    expect(read).toMatchObject({ show: ['both', 'threat'], step: null, against: 'priest', bench: { snow: true } });
    expect(read.bench.paint).toEqual({ A1: 'woods', B2: 'hill' });
    expect(read.bench.own.map(({ kind }) => kind)).toEqual(['kingTiger', 'panzer4']);
    expect(printHexLink(read)).toBe(at);
    const roads = linkOf('A/tiger-A6-NE?road=C1-C2,E1-E2');
    expect(roads.bench.roads).toHaveLength(2);
    expect(linkOf(printHexLink(roads))).toEqual(roads);
    expect(linkOf('A/tiger-A6-NE?step=7&show')).toMatchObject({ step: 7, show: firstLink.show, against: 'sherman' });
    for (const step of ['', 'x', '123', '1x']) expect(linkOf(`A/tiger-A6-NE?step=${step}`).step).toBeNull();
    expect(linkOf('A/tiger-A6-NE?against=mouse').against).toBe('sherman');
    expect(linkOf('A/sherman-A6-NE').against).toBe('panzer4');
    expect(linkOf('A/tiger-A6-NE?show=none').show).toEqual([]);
    expect(linkOf('A/tiger-A6-NE?paint=,woods-D5,').bench.paint).toEqual({ D5: 'woods' });
  });

  test.each([
    'A/xtiger-A6-NE',
    'A/tiger-A6-NEx',
    'A/tiger-A66-NE',
    'A/tiger-J1-NE',
    'A/tiger-A6-NE,,',
    'A/tiger-A6-NE/mouse-B1-N',
    'A/tiger-A6-NE,panther-A6-N',
    'A/tiger-A6-NE?road=Z1-A2',
    'A/tiger-A6-NE?road=A1',
    'A/tiger-A6-NE?paint=woods',
    '/tiger-A6-NE',
    '-snow/tiger-A6-NE',
  ])('%s is no bench', (text) => expect(readHexLink(text)).toBeNull());
});

describe('from a table and to one, part by part', () => {
  const state = benchState(firstBench);
  const shown = (
    seat: number | null,
    unit: string | null,
    target: string | null,
    change: Partial<typeof state> = {},
  ) => {
    const place = hexPlaceOf(view({ ...state, ...change }, seat), { unit, target });
    return place === null ? null : linkOf(place);
  };
  const places = (link: ReturnType<typeof shown>) =>
    [link?.bench.own, link?.bench.others].map((side) => side?.map(({ at }) => at));

  test('the picked unit looks first, at the pointed one, and the others keep their order', () => {
    expect(places(shown(1, '12', '01'))).toEqual([
      ['A7', 'A6', 'C6'],
      ['F4', 'E6'],
    ]);
    expect(places(shown(1, null, null))).toEqual([
      ['A6', 'C6', 'A7'],
      ['E6', 'F4'],
    ]);
    expect(places(shown(1, '01', '12'))).toEqual([
      ['F4', 'E6'],
      ['A7', 'A6', 'C6'],
    ]);
    expect(places(shown(null, null, null))).toEqual([
      ['A6', 'C6', 'A7'],
      ['E6', 'F4'],
    ]);
    expect(places(shown(null, null, null, { phasing: 0 }))[0]).toEqual(['E6', 'F4']);
    expect(shown(1, '01', null)?.against).toBe('panzer4');
    expect(shown(1, null, null, { snow: true })?.bench).toMatchObject({ snow: true, paint: {}, roads: [] });
    const painted = ground.benchMap({ sheet: 'A', paint: { D5: 'woods' }, roads: [] });
    expect(shown(1, null, null, { map: painted })?.bench.sheet).toBe(painted);
    expect(shown(1, null, null, { map: 'B' })?.bench.sheet).toBe('B');
    expect(shown(1, null, null, { units: [] })).toBeNull();
  });

  test('too many units make no battle, and only a deployment is opened', () => {
    const many = (count: number) => ({
      ...firstBench,
      sheet: 'open' as const,
      own: hexNames.slice(0, count - 1).map((at) => ({ kind: 'tiger' as const, at, facing: 'N' as const })),
      others: [{ kind: 'sherman' as const, at: 'I9', facing: 'N' as const }],
    });
    expect(practiceBattle(many(MOST_UNITS + 1))).toBeNull();
    expect(practiceBattle({ ...firstBench, others: [] })).toBeNull();
    expect(practiceOpening(firstBench, state)).toBeNull();
  });
});
