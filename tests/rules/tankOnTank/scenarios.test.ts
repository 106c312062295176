import { describe, expect, test } from 'vitest';
import { maps } from '../../../src/rules/tankOnTank/data/maps';
import type { Force } from '../../../src/rules/tankOnTank/data/scenario';
import { scenarioOf, scenarios } from '../../../src/rules/tankOnTank/data/scenarios';
import { hexNames } from '../../../src/rules/tankOnTank/hexes';
import { cite } from '../../support/cite';
import { rulebookOf } from '../../support/rulebooks';

const scenario = (id: string) => {
  const found = scenarioOf(id);
  if (!found) throw new Error(`no scenario ${id}`);
  return found;
};
const index = new Map(rulebookOf('tankOnTank', 'en').rules.map((rule) => [rule.id, rule.text]));
const lineOf = (id: string) => index.get(id) ?? '';

/** What the rule index calls each kind. */
const names: readonly (readonly [pattern: string, american: string, german: string])[] = [
  ['King Tiger', 'kingTiger', 'kingTiger'],
  ['Sherman', 'sherman', ''],
  ['Wolverine', 'wolverine', ''],
  ['Pershing', 'pershing', ''],
  ['Priest', 'priest', ''],
  ['M8', 'm8', ''],
  ['supply truck', 'truck', ''],
  ['105mm', 'howitzer', ''],
  ['mechanised infantry', 'usMech', 'geMech'],
  ['infantry', 'usInfantry', 'geInfantry'],
  ['anti-tank gun', 'usAtGun', 'geAtGun'],
  ['Panzer IV', '', 'panzer4'],
  ['Panther', '', 'panther'],
  ['Tiger', '', 'tiger'],
  ['Wespe', '', 'wespe'],
];

/** The force a line of the index lists: "Sherman HQ x2, Wolverine x2 …". */
function listed(text: string, seat: number): { [piece: string]: number } {
  const found: { [piece: string]: number } = {};
  for (const [, name = '', hq, count] of text.matchAll(/([A-Z\d]?[\w -]*?)( HQ)? x(\d+)/g)) {
    const entry = names.find(([pattern]) => name.trim().endsWith(pattern));
    if (!entry) continue;
    const piece = `${entry[seat + 1]}${hq ? 'Hq' : ''}`;
    found[piece] = (found[piece] ?? 0) + Number(count);
  }
  return found;
}

function mustered(force: Force): { [piece: string]: number } {
  const found: { [piece: string]: number } = {};
  for (const { kind, hq, count } of force.units) {
    const piece = `${kind}${hq ? 'Hq' : ''}`;
    found[piece] = (found[piece] ?? 0) + count;
  }
  return found;
}

// The American force of scenarios 1 and the like stands one line above the line that says where it enters.
const lists: { readonly [rule: string]: readonly string[] } = {
  'TOT-S1d': ['TOT-S1c'],
  'TOT-S1f': ['TOT-S1e'],
};

describe('orders of battle', () => {
  for (const { id, forces } of scenarios) {
    for (const force of forces) {
      const from = lists[force.rule] ?? [force.rule];
      test(`${cite(...new Set([force.rule, ...from]))} scenario ${id}: the force of seat ${force.seat} as the index lists it`, () => {
        const expected = Object.assign({}, ...from.map((rule) => listed(lineOf(rule), force.seat)));
        expect(Object.keys(expected).length).toBeGreaterThan(0);
        expect(mustered(force)).toEqual(expected);
      });
    }
  }

  test(`${cite('TOT-Q32')} numbers that are not printed are one`, () => {
    expect(mustered(scenario('S7').forces[1] as Force).panzer4).toBe(1);
    expect(mustered(scenario('S14').forces[0] as Force).m8).toBe(1);
  });

  test(`${cite('TOT-S3d', 'TOT-S5e', 'TOT-S11e')} aces that come with their unit`, () => {
    const aces = (id: string) => scenario(id).forces.flatMap((force) => force.units.filter((draft) => draft.ace));
    for (const id of ['S3', 'S5', 'S11']) expect(aces(id)).toEqual([{ kind: 'tiger', count: 1, ace: true }]);
  });
});

describe('maps, turns and order', () => {
  test.each(scenarios.map((each) => [each.id, each.map] as const))(
    'scenario %s is on map %s, as the index says',
    (id, map) => {
      expect(lineOf(`TOT-${id}a`)).toContain(`Map ${map}`);
    },
  );

  test(`${cite(...scenarios.map(({ id }) => `TOT-${id}a`))} every map is the one named`, () => {
    expect(scenarios.map(({ map }) => map).join('')).toBe('AABBBBAAAABAABA');
    expect(scenario('S15')).toMatchObject({ deepSnow: true, turns: 9 });
  });

  test(`${cite('TOT-S1h', 'TOT-S2g', 'TOT-S3g', 'TOT-S4g', 'TOT-S5g', 'TOT-S6h', 'TOT-S7f', 'TOT-S8e')} turns of 1 to 8`, () => {
    expect(scenarios.slice(0, 8).map(({ turns }) => turns)).toEqual([10, 10, 8, 9, 9, 9, 10, 10]);
  });

  test(`${cite('TOT-S9g', 'TOT-S10n', 'TOT-S11g', 'TOT-S12g', 'TOT-S13g', 'TOT-S14f', 'TOT-S15a')} turns of 9 to 15`, () => {
    expect(scenarios.slice(8).map(({ turns }) => turns)).toEqual([8, 8, 9, 11, 11, 10, 9]);
  });

  test(`${cite('TOT-S2b', 'TOT-S2c', 'TOT-S3b', 'TOT-S4b', 'TOT-S5b', 'TOT-S6b', 'TOT-S8b', 'TOT-S9b')} who sets up and who moves first, 2 to 9`, () => {
    const order = (id: string) => [
      scenario(id)
        .deployment.map((step) => step.seat)
        .join(''),
      scenario(id).first,
    ];
    expect(order('S2')).toEqual(['101', 0]);
    expect(scenario('S2').deployment[0]?.count).toBe(4);
    expect(order('S3')).toEqual(['10', 0]);
    expect(order('S4')).toEqual(['10', 1]);
    expect(order('S5')).toEqual(['01', 0]);
    expect(order('S6')).toEqual(['10', 1]);
    expect(order('S8')).toEqual(['1', 0]);
    expect(order('S9')).toEqual(['01', 0]);
  });

  test(`${cite('TOT-S10b', 'TOT-S11b', 'TOT-S12b', 'TOT-S13c', 'TOT-S14b', 'TOT-S15b')} and 10 to 15`, () => {
    const order = (id: string) => [
      scenario(id)
        .deployment.map((step) => step.seat)
        .join(''),
      scenario(id).first,
    ];
    expect(order('S10')).toEqual(['10', 0]);
    expect(order('S11')).toEqual(['0', 1]);
    expect(order('S12')).toEqual(['1', 0]);
    expect(order('S13')).toEqual(['10', { americanUpTo: 4 }]);
    expect(order('S14')).toEqual(['1', 0]);
    expect(order('S15')).toEqual(['01', 1]);
  });
});

describe('zones and entries', () => {
  const zone = (rule: string) => {
    const force = scenarios.flatMap(({ forces }) => forces).find((each) => each.rule === rule);
    return [...(force?.zone ?? [])].sort();
  };
  const having = (test: (column: string, row: number) => boolean) =>
    hexNames.filter((name) => test(name.charAt(0), Number(name.slice(1)))).sort();
  const gate = (rule: string) => {
    const force = scenarios.flatMap(({ forces }) => forces).find((each) => each.rule === rule);
    const rows = force?.entry?.rows;
    return { turn: force?.entry?.turn, edges: rows === 'declared' ? rows : rows?.map((row) => row.edge) };
  };

  test(`${cite('TOT-S2d', 'TOT-S2e', 'TOT-S5c', 'TOT-S5d', 'TOT-S6c', 'TOT-S6d', 'TOT-S9c', 'TOT-S9e')} lettered rows`, () => {
    expect(zone('TOT-S2d')).toEqual(having((column) => column <= 'B'));
    expect(zone('TOT-S2e')).toEqual(having((column) => column >= 'E' && column <= 'H'));
    expect(zone('TOT-S5c')).toEqual(having((column) => column <= 'B'));
    expect(zone('TOT-S5d')).toEqual(having((column) => column >= 'D'));
    expect(zone('TOT-S6c')).toEqual(having((column) => column <= 'G'));
    expect(zone('TOT-S6d')).toEqual(having((column) => column === 'I'));
    expect(zone('TOT-S9c')).toEqual(having((column) => column >= 'H'));
    expect(zone('TOT-S9e')).toEqual(having((column) => column <= 'C'));
  });

  test(`${cite('TOT-S3c', 'TOT-S3d', 'TOT-S3e', 'TOT-S4c', 'TOT-S4e', 'TOT-S10c', 'TOT-S10e')} numbered rows and named hexes`, () => {
    expect(zone('TOT-S3c')).toEqual([...having((_, row) => row === 1), 'C2', 'E2'].sort());
    expect(zone('TOT-S3d')).toEqual(['D6', 'D7', 'E6', 'E7', 'E8', 'F6', 'F7']);
    expect(zone('TOT-S3e')).toEqual(having((_, row) => row >= 7 && row <= 10));
    expect(zone('TOT-S4c')).toEqual(having((_, row) => row <= 4));
    expect(zone('TOT-S4e')).toEqual(having((_, row) => row === 8 || row === 9));
    expect(zone('TOT-S10c')).toEqual(having((_, row) => row >= 7 && row <= 10));
    expect(zone('TOT-S10e')).toEqual(having((_, row) => row <= 2));
  });

  test(`${cite('TOT-S8d', 'TOT-S11c', 'TOT-S12d', 'TOT-S13d', 'TOT-S14d', 'TOT-S15c', 'TOT-S15d', 'TOT-S15f', 'TOT-Q39')} the rest`, () => {
    expect(zone('TOT-S8d')).toEqual([...maps.A.town, ...maps.A.hill, ...maps.A.woods].sort());
    expect(zone('TOT-S11c')).toEqual(['E6', 'F6']);
    expect(zone('TOT-S12d')).toEqual(['A6', 'A7', 'F4', 'H5']);
    expect(zone('TOT-S13d')).toEqual(having((column, row) => column <= 'F' && row >= 4 && row <= 8));
    expect(zone('TOT-S14d')).toEqual(having((column, row) => column <= 'G' && row >= 2 && row <= 7));
    expect(zone('TOT-S15c')).toEqual(having((_, row) => row >= 5 && row <= 7));
    expect(zone('TOT-S15d')).toEqual(having((_, row) => row <= 2));
    expect(zone('TOT-S15f')).toEqual(having((_, row) => row >= 9));
  });

  test(`${cite('TOT-S1d', 'TOT-S1f', 'TOT-S4d', 'TOT-S5e', 'TOT-S7c', 'TOT-S7d', 'TOT-S8c', 'TOT-S10f', 'TOT-S11d', 'TOT-S11e', 'TOT-S11f')} entries`, () => {
    expect(gate('TOT-S1d')).toEqual({ turn: 1, edges: ['north'] });
    expect(gate('TOT-S1f')).toEqual({ turn: 1, edges: ['south'] });
    expect(gate('TOT-S4d')).toEqual({ turn: 5, edges: ['north'] });
    expect(gate('TOT-S5e')).toEqual({ turn: 3, edges: ['east'] });
    expect(gate('TOT-S7c')).toEqual({ turn: 1, edges: ['north'] });
    expect(gate('TOT-S7d')).toEqual({ turn: 1, edges: ['south'] });
    expect(gate('TOT-S8c')).toEqual({ turn: 1, edges: ['north'] });
    expect(gate('TOT-S11d')).toEqual({ turn: 1, edges: ['north'] });
    expect(gate('TOT-S11e')).toEqual({ turn: 1, edges: ['south'] });
    expect(gate('TOT-S11f')).toEqual({ turn: 5, edges: ['south'] });
    expect(scenario('S10').forces[2]?.entry).toEqual({ turn: 1, rows: [{ edge: 'north', hexes: ['D1', 'G1'] }] });
  });

  test(`${cite('TOT-S12c', 'TOT-S12e', 'TOT-S12f', 'TOT-S13e', 'TOT-S14c', 'TOT-S15e', 'TOT-S15h', 'TOT-Q21')} and more entries`, () => {
    expect(gate('TOT-S12c')).toEqual({ turn: 1, edges: ['south'] });
    expect(gate('TOT-S12e')).toEqual({ turn: 2, edges: ['north'] });
    expect(gate('TOT-S12f')).toEqual({ turn: 4, edges: ['north'] });
    expect(gate('TOT-S13e')).toEqual({ turn: 1, edges: 'declared' });
    expect(gate('TOT-S14c')).toEqual({ turn: 1, edges: ['east', 'south'] });
    expect(gate('TOT-S15e')).toEqual({ turn: 3, edges: ['north'] });
    expect(gate('TOT-S15h')).toEqual({ turn: 3, edges: ['south'] });
  });
});
