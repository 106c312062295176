import { describe, expect, test } from 'vitest';
import { groundOf, wholeRow } from '../../../src/rules/tankOnTank/data/customBattle';
import type { Force } from '../../../src/rules/tankOnTank/data/scenario';
import { scenarios } from '../../../src/rules/tankOnTank/data/scenarios';
import { distanceAt, edgeRow, facingOf, hexNames, neighbourAt, placeOf } from '../../../src/rules/tankOnTank/hexes';
import * as bench from '../../../src/rules/tankOnTank/lab/bench';
import { firstLink, printHexLink, readHexLink } from '../../../src/rules/tankOnTank/lab/link';
import { scenarioBench } from '../../../src/rules/tankOnTank/lab/scenarioBench';
import * as edit from '../../../src/rules/tankOnTank/workshop/edit';

describe('a scenario on the bench', () => {
  test.each(scenarios.map(({ id }) => id))(
    '%s: its units stand where they may begin, one to a hex, facing the middle',
    (id) => {
      const shown = scenarioBench(id);
      const scenario = scenarios.find((each) => each.id === id);
      if (shown === null || scenario === undefined) throw new Error(`nothing of ${id} to look at`);
      const units = [...shown.own, ...shown.others];
      expect(new Set(units.map(({ at }) => at)).size).toBe(units.length);
      expect(shown).toMatchObject({ sheet: scenario.map, snow: scenario.deepSnow, paint: {}, roads: [] });
      expect(shown.own.every(({ kind }) => bench.seatOf(kind) === 1)).toBe(true);
      expect(shown.others.every(({ kind }) => bench.seatOf(kind) === 0)).toBe(true);
      const zones = scenario.forces.map(({ zone, entry, seat }) => {
        const rows = entry?.rows === 'declared' ? undefined : entry?.rows.flatMap(({ hexes }) => hexes);
        return { seat, hexes: zone ?? rows ?? edgeRow(seat === 0 ? 'north' : 'south') };
      });
      for (const { kind, at, facing } of units) {
        expect(
          zones.some(({ seat, hexes }) => seat === bench.seatOf(kind) && hexes.includes(at)),
          `${kind} ${at}`,
        ).toBe(true);
        const ahead = neighbourAt(placeOf(at), facingOf(facing));
        if (at !== 'E6') expect(distanceAt(ahead, placeOf('E6'))).toBe(distanceAt(placeOf(at), placeOf('E6')) - 1);
      }
      const listed = scenario.forces.flatMap((force) =>
        force.units.flatMap(({ kind, count }) => Array(count).fill(kind)),
      );
      const room = scenario.forces.every((_, nth) => (zones[nth]?.hexes.length ?? 0) >= 20);
      if (room) expect(units.map(({ kind }) => kind).toSorted()).toEqual(listed.toSorted());
      expect(units.length).toBeGreaterThan(4);
    },
  );

  test('a scenario that is none has no bench', () => {
    expect(scenarioBench('S99')).toBeNull();
    expect(scenarioBench('meeting')).toBeNull();
  });
});

describe('the hex bench', () => {
  const { firstBench } = bench;
  const places = (side: readonly { readonly at: string }[]) => side.map(({ at }) => at);

  test('units change places, turn and go', () => {
    expect(bench.moved(firstBench, 'A6', 'A6')).toBe(firstBench);
    expect(bench.moved(firstBench, 'I1', 'A6')).toBe(firstBench);
    const swapped = bench.moved(firstBench, 'A6', 'E6');
    expect([places(swapped.own), places(swapped.others)]).toEqual([
      ['E6', 'C6', 'A7'],
      ['A6', 'F4'],
    ]);
    expect(bench.turned(firstBench, 'A6', -1).own.map(({ facing }) => facing)).toEqual(['N', 'SE', 'NE']);
    expect(bench.turned(firstBench, 'A6', -2).own[0]?.facing).toBe('NW');
    const without = bench.withoutUnit(firstBench, 'F4');
    expect([places(without.own), places(without.others)]).toEqual([['A6', 'C6', 'A7'], ['E6']]);
    const lone = { ...firstBench, own: firstBench.own.slice(0, 1) };
    expect(bench.withoutUnit(lone, 'A6')).toBe(lone);
    expect(bench.withUnit(lone, { kind: 'm8', at: 'A6', facing: 'N' })).toBe(lone);
    expect(places(bench.withUnit(lone, { kind: 'tiger', at: 'A6', facing: 'N' }).own)).toEqual(['A6']);
  });

  test('who looks and who is looked at', () => {
    expect(places(bench.withShooter(firstBench, 'A7').own)).toEqual(['A7', 'A6', 'C6']);
    const turned = bench.withShooter(firstBench, 'F4');
    expect([places(turned.own), places(turned.others)]).toEqual([
      ['F4', 'E6'],
      ['A6', 'C6', 'A7'],
    ]);
    expect(bench.withShooter(firstBench, 'I1')).toBe(firstBench);
    expect(places(bench.withTarget(firstBench, 'F4').others)).toEqual(['F4', 'E6']);
    expect(bench.withTarget(firstBench, 'A6')).toBe(firstBench);
    expect(bench.benchState(firstBench).units.every(({ hq, where }) => !hq && where === 'map')).toBe(true);
  });

  test('its address says only what is not as at first', () => {
    const alone = { ...firstLink, bench: { ...firstBench, others: [] } };
    expect(readHexLink(printHexLink(alone))).toEqual(alone);
    expect(printHexLink(alone)).not.toMatch(/\/$/);
    expect(printHexLink(firstLink)).not.toContain('?');
    for (const show of [[], firstLink.show.slice(0, 1)]) {
      const link = { ...firstLink, show };
      expect(printHexLink(link)).toContain(`show=${show.length === 0 ? 'none' : show[0]}`);
      expect(readHexLink(printHexLink(link))).toEqual(link);
    }
  });
});

describe('the workshop', () => {
  const battle = edit.firstBattle();
  const [first] = battle.forces;
  if (first === undefined) throw new Error('no force');
  const entering: Force = { ...edit.arriving(first, 'entry') };

  test('ground: painted once, the second time nothing changes', () => {
    const woods = edit.painted(battle, 'E6', 'woods');
    expect(woods.terrain).not.toBe(battle.terrain);
    expect(edit.painted(woods, 'E6', 'woods')).toBe(woods);
    expect(edit.painted(battle, 'E6', 'clear')).toBe(battle);
    expect(edit.withRoad(battle, 'A1', 'E6')).toBe(battle);
    const road = edit.withRoad(battle, 'E6', 'E7');
    expect(edit.withRoad(road, 'E7', 'E6')).toEqual(battle);
    expect(groundOf('A').terrain).toHaveLength(hexNames.length);
  });

  test('hexes are marked where there is something to mark', () => {
    const rich = {
      ...battle,
      exits: [edit.newExit(0)],
      awards: [
        { type: 'control', seat: 0, hexes: ['A1'], rule: 'TOT-Q19' },
        { type: 'kill', seat: 0, rule: 'TOT-Q19' },
      ],
      coups: [
        { type: 'trophies', seat: 0, hexes: ['B1'], rule: 'TOT-Q19' },
        { type: 'exits', seat: 0, count: 1, rule: 'TOT-Q19' },
      ],
      forces: [first, entering, edit.arriving(first, 'declared')],
    } as const;
    const targets = edit.targetsOf(rich).map(({ of, index }) => `${of} ${index}`);
    expect(targets).toEqual(['forces 0', 'forces 1', 'exits 0', 'awards 0', 'coups 0', 'ending 0']);
    for (const target of edit.targetsOf(rich)) {
      const before = edit.hexesOf(rich, target) ?? [];
      const hex = target.of === 'exits' ? 'E11' : target.of === 'forces' ? 'E1' : 'C5';
      const after = edit.hexesOf(edit.marked(rich, target, hex), target) ?? [];
      const expected = before.includes(hex) ? before.filter((each) => each !== hex) : [...before, hex];
      expect(after, `${target.of} ${target.index}`).toEqual(expected);
    }
    for (const target of [
      { of: 'awards', index: 1 },
      { of: 'coups', index: 1 },
      { of: 'awards', index: 7 },
      { of: 'coups', index: 7 },
      { of: 'forces', index: 7 },
      { of: 'exits', index: 7 },
    ] as const) {
      expect(edit.hexesOf(rich, target)).toBeNull();
      expect(edit.marked(rich, target, 'C5')).toBe(rich);
    }
    const declared = edit.marked(rich, { of: 'forces', index: 2 }, 'C5');
    expect(declared).toEqual(rich);
    expect(edit.marked(rich, { of: 'exits', index: 0 }, 'C5')).toEqual(rich);
    const points = { ...rich, ending: { type: 'points', seat: 0, rule: 'TOT-Q19' } } as const;
    expect(edit.hexesOf(points, { of: 'ending', index: 0 })).toBeNull();
    expect(edit.marked(points, { of: 'ending', index: 0 }, 'C5')).toBe(points);
    const none = edit.marked(rich, { of: 'ending', index: 0 }, 'E6');
    expect(none.ending).toMatchObject({ hexes: [], need: 1 });
  });

  test('counters of one kind are counted together, aces and headquarters apart', () => {
    const plain = { kind: 'sherman', count: 1 } as const;
    expect(edit.withDraft(first, plain, 1).units).toEqual([first.units[0], { kind: 'sherman', count: 4 }]);
    expect(edit.withDraft(first, plain, -3).units).toEqual([first.units[0]]);
    expect(edit.withDraft(first, plain, 20).units[1]?.count).toBe(9);
    expect(edit.withDraft(first, { ...plain, ace: true }, 2).units).toHaveLength(3);
    expect(edit.withDraft(first, { ...plain, ace: true }, 2).units[2]).toEqual({
      kind: 'sherman',
      count: 2,
      ace: true,
    });
    expect(edit.withDraft(first, { ...plain, ace: true }, -1)).toBe(first);
  });

  test('a counter in a hex of its own is alone there', () => {
    const one = edit.withUnitAt(battle, 0, { kind: 'priest', count: 3 }, 'E1');
    expect(one.forces.at(-1)).toMatchObject({ seat: 0, units: [{ kind: 'priest', count: 1 }], zone: ['E1'] });
    expect(one.forces.filter(({ zone }) => zone?.includes('E1'))).toHaveLength(1);
    expect(one.forces.map(edit.fixedHex)).toEqual([null, null, 'E1']);
    expect(edit.withoutUnitAt(one, 'E1').forces).toHaveLength(2);
    expect(edit.withoutUnitAt(one, 'E2').forces).toHaveLength(3);
    expect(edit.withUnitAt(one, 1, { kind: 'tiger', count: 1 }, 'E1').forces).toHaveLength(3);
    expect(edit.withUnitAt({ ...battle, forces: [entering] }, 0, { kind: 'priest', count: 1 }, 'E1').forces[0]).toEqual(
      entering,
    );
    expect(edit.fixedHex({ ...first, zone: ['E1'] })).toBeNull();
    expect(edit.fixedHex({ ...first, zone: ['E1'], units: [{ kind: 'priest', count: 2 }] })).toBeNull();
    expect(edit.fixedHex({ ...first, zone: [], units: [{ kind: 'priest', count: 1 }] })).toBeNull();
    expect(edit.fixedHex(entering)).toBeNull();
  });

  test('a force begins in a zone, enters, or declares its edge', () => {
    for (const [seat, home, enemy] of [
      [0, 'north', 'south'],
      [1, 'south', 'north'],
    ] as const) {
      const force = { ...first, seat };
      for (const arrival of ['zone', 'entry', 'declared'] as const)
        expect(edit.arrivalOf(edit.arriving(force, arrival))).toBe(arrival);
      expect(edit.arriving(force, 'zone').zone).toEqual(edgeRow(home));
      expect(edit.arriving(force, 'entry').entry).toEqual({ turn: 1, rows: [wholeRow(home)] });
      const late = { ...force, entry: { turn: 4, rows: 'declared' as const } };
      expect(edit.arriving(late, 'declared').entry).toEqual({ turn: 4, rows: 'declared' });
      expect(edit.newExit(seat)).toMatchObject({ seat, edge: enemy, hexes: edgeRow(enemy) });
    }
    const two = edit.withEdge(entering, 'west');
    expect(two.entry?.rows).toEqual([wholeRow('north'), wholeRow('west')]);
    expect(edit.withEdge(two, 'north').entry?.rows).toEqual([wholeRow('west')]);
    expect(edit.withEdge(entering, 'north')).toBe(entering);
    expect(edit.withEdge(first, 'west')).toBe(first);
    const declared = edit.arriving(first, 'declared');
    expect(edit.withEdge(declared, 'west')).toBe(declared);
  });
});
