import { describe, expect, test } from 'vitest';
import { manifests } from '../../../src/games';
import { loadPlay } from '../../../src/games/loadPlay';
import { AnalysisError } from '../../../src/rules/core/module';
import { readAceLink } from '../../../src/rules/tankAce/lab/bench';
import { readSquareLink } from '../../../src/rules/tankChess/lab/link';
import { readGunLink } from '../../../src/rules/tankDuel/lab/bench';
import { tankOnTankModule } from '../../../src/rules/tankOnTank';
import { boardFor } from '../../../src/rules/tankOnTank/board';
import { isBattle, readBattle } from '../../../src/rules/tankOnTank/data/battleText';
import { groundOf } from '../../../src/rules/tankOnTank/data/customBattle';
import { COUNT, hexNames, nameOf, placeOf } from '../../../src/rules/tankOnTank/hexes';
import * as edit from '../../../src/rules/tankOnTank/lab/bench';
import { hexPlaceOf } from '../../../src/rules/tankOnTank/lab/fromView';
import { benchMap } from '../../../src/rules/tankOnTank/lab/ground';
import { lineAt } from '../../../src/rules/tankOnTank/lab/line';
import { firstLink, printHexLink, readHexLink } from '../../../src/rules/tankOnTank/lab/link';
import { practiceBattle, practiceOpening } from '../../../src/rules/tankOnTank/lab/practice';
import { readBench } from '../../../src/rules/tankOnTank/lab/reading';
import { sweepAt } from '../../../src/rules/tankOnTank/lab/sweep';
import { seesAt } from '../../../src/rules/tankOnTank/sight';
import type { State } from '../../../src/rules/tankOnTank/types';
import { type View, view } from '../../../src/rules/tankOnTank/view';
import { fixedHex } from '../../../src/rules/tankOnTank/workshop/edit';
import { dealGame } from '../../../src/session/heldGame';
import { cite } from '../../support/cite';
import { touch } from './slowSight';

const put = (question: string, params: { readonly [key: string]: unknown }) => {
  const answer = tankOnTankModule.analyses?.[question];
  if (!answer) throw new Error(`no question ${question}`);
  return answer(params);
};
/** The units of the picture, in the middle of the line and beside it. */
const units = ['A6', 'C6', 'A7', 'E6', 'F4'];

describe('the line, place by place', () => {
  test(`${cite('TOT-8.2d', 'TOT-8.2e')} A6 to E6 runs along a side, over a unit and along a side`, () => {
    expect(put('line', { map: 'A', units: ['C6'], from: 'A6', to: 'E6' })).toEqual({
      clear: true,
      range: 4,
      stop: null,
      places: [
        { n: 1, at: ['B5', 'B6'], state: 'side', rule: 'TOT-8.2e' },
        { n: 2, at: ['C6'], state: 'clear', rule: 'TOT-8.2d' },
        { n: 3, at: ['D5', 'D6'], state: 'side', rule: 'TOT-8.2e' },
      ],
    });
  });

  test(`${cite('TOT-8.2b')} A7 to E6 is stopped by the town in B6, and nobody looks further`, () => {
    const line = put('line', { map: 'A', units, from: 'A7', to: 'E6' }) as {
      places: { state: string; rule: unknown }[];
    };
    expect(line).toMatchObject({ clear: false, range: 4, stop: 1 });
    expect(line.places[0]).toEqual({ n: 1, at: ['B6'], state: 'stop', rule: 'TOT-8.2b' });
    expect(line.places.slice(1).map(({ state, rule }) => [state, rule])).toEqual(
      line.places.slice(1).map(() => ['beyond', null]),
    );
    expect(line.places.length).toBeGreaterThan(1);
  });

  test(`${cite('TOT-8.2c')} a unit stops a line in the plain, and paint changes what is seen`, () => {
    expect(put('line', { map: 'open', units: ['C6'], from: 'B6', to: 'D6' })).toMatchObject({ clear: true });
    expect(put('line', { map: 'open', units: ['C3'], from: 'C1', to: 'C5' })).toMatchObject({ clear: false, stop: 2 });
    expect(put('line', { map: 'open', from: 'C1', to: 'C5', paint: { C3: 'woods' } })).toMatchObject({ stop: 2 });
    expect(put('line', { map: 'A', from: 'A7', to: 'E6', paint: { B6: 'clear' } })).toMatchObject({ clear: true });
  });

  test(`${cite('TOT-Q4')} along the rim of the map the side has one hex`, () => {
    const rim = hexNames.flatMap((from) => {
      const line = lineAt(boardFor('A'), new Uint8Array(COUNT), placeOf(from), placeOf('A1'));
      return line.places.filter(({ at, rule }) => at.length === 1 && rule === 'TOT-8.2e');
    });
    expect(rim.length).toBeGreaterThan(0);
    for (const { state } of rim) expect(['side', 'stop', 'beyond']).toContain(state);
  });

  test(`${cite('TOT-8.2a')} every pair of hexes: the table's sight, and the places a polygon finds`, () => {
    for (const map of ['A', 'B'] as const) {
      const board = boardFor(map);
      const standing = Uint8Array.from({ length: COUNT }, (_, place) => (place % 7 === 0 ? 1 : 0));
      let pairs = 0;
      for (let from = 0; from < COUNT; from++)
        for (let to = 0; to < COUNT; to++) {
          if (from === to) continue;
          const line = lineAt(board, standing, from, to);
          if (line.clear !== seesAt(board, standing, from, to)) expect.fail(`${map} ${nameOf(from)} ${nameOf(to)}`);
          if (map === 'A' && from % 5 === 0) {
            const looked = line.places.flatMap(({ at }) => at).sort();
            const met = hexNames.filter((hex, place) => {
              return place !== from && place !== to && touch(nameOf(from), nameOf(to), hex) !== 'missed';
            });
            expect(looked).toEqual(met.sort());
          }
          pairs++;
        }
      expect(pairs).toBe(COUNT * (COUNT - 1));
    }
  });
});

describe('the sweep', () => {
  const tiger = { kind: 'tiger', facing: 'SW' };

  test(`${cite('TOT-4.0c', 'TOT-8.1a', 'TOT-AID5')} the Tiger on F4 facing SW against a Sherman, counted`, () => {
    const answer = put('sweep', { map: 'A', from: 'F4', unit: tiger, against: 'sherman' });
    expect(answer).toMatchObject({ counts: { seen: 57, hidden: 37, you: 15, both: 10, they: 8, neither: 24 } });
    const { seen, blockers, fire } = answer as {
      seen: string[];
      blockers: string[];
      fire: { [share: string]: string[] };
    };
    expect(seen.slice(0, 2)).toEqual(['A4', 'A5']);
    expect(blockers).toHaveLength(9);
    const { shadows, hidden } = sweepAt(boardFor('A'), new Uint8Array(COUNT), placeOf('F4'), null);
    expect(shadows.reduce((sum, { count }) => sum + count, 0)).toBe(hidden.length);
    expect(shadows.flatMap(({ at }) => at).filter((hex) => !blockers.includes(hex))).toEqual([]);
    expect(new Set(shadows.flatMap(({ at }) => at)).size).toBe(blockers.length);
    const parts = Object.values(fire).flat();
    expect(new Set(parts).size).toBe(parts.length);
    expect(parts.sort()).toEqual([...seen].sort());
  });

  test(`${cite('TOT-10.1a')} without two kinds nobody fires, and a truck never does`, () => {
    expect(put('sweep', { map: 'A', from: 'F4' })).toMatchObject({ fire: null, counts: { seen: 57, you: 0, both: 0 } });
    const truck = put('sweep', { map: 'A', from: 'F4', unit: { kind: 'truck', facing: 'N' }, against: 'truck' });
    expect(truck).toMatchObject({ counts: { you: 0, both: 0, they: 0, neither: 57 } });
  });

  test('what is seen from a hex is what sees it, and what hides it hides both ways', () => {
    const board = boardFor('B');
    const empty = new Uint8Array(COUNT);
    const sweeps = hexNames.map((_, from) => sweepAt(board, empty, from, null));
    sweeps.forEach(({ seen }, from) => {
      for (const hex of seen) expect(sweeps[placeOf(hex)]?.seen).toContain(nameOf(from));
    });
  });

  test.each([
    ['line', { map: 'C', from: 'A1', to: 'A2' }, 'map'],
    ['line', { map: `~${'c'.repeat(95)}${'0'.repeat(94)}`, from: 'A1', to: 'A2' }, 'map'],
    ['line', { map: 'A', from: 'A1', to: 'A1' }, 'to'],
    ['line', { map: 'A', from: 'A1', to: 'A2', units: [{ at: 'B3', kind: 'mouse' }] }, 'units[0].kind'],
    ['line', { map: 'A', from: 'A1', to: 'A2', paint: { B3: 'lake' } }, 'paint.B3'],
    ['line', { map: 'A', from: 'A1', to: 'A2', paint: { Z3: 'hill' } }, 'paint'],
    ['sweep', { map: 'A', from: 'A1', unit: { kind: 'tiger', facing: 'E' }, against: 'sherman' }, 'unit.facing'],
    ['sweep', { map: 'A', from: 'A1', unit: tiger, against: 'mouse' }, 'against'],
  ])('%s %j is refused for its %s', (question, params, where) => {
    expect(() => put(question, params)).toThrow(AnalysisError);
    expect(() => put(question, params)).toThrow(`${where}:`);
  });

  test("a map of one's own is read as it is written", () => {
    const { terrain, roads } = groundOf('A');
    const own = put('sweep', { map: `~${terrain}${roads}`, from: 'F4', unit: tiger, against: 'sherman' });
    expect(own).toEqual(put('sweep', { map: 'A', from: 'F4', unit: tiger, against: 'sherman' }));
  });
});

describe('the position on the bench', () => {
  test(`${cite('TOT-8.4a', 'TOT-8.4d', 'TOT-8.4e')} as drawn: who may fire, the sum and the odds`, () => {
    const { fire } = readBench(edit.firstBench, 'sherman');
    expect(fire?.shots.map(({ unit, may, far, range }) => [unit.at, may, far, range])).toEqual([
      ['A6', true, 4, 4],
      ['C6', true, 2, 2],
      ['A7', false, 4, 4],
    ]);
    expect(fire?.shots[2]?.checks.find(({ state }) => state === 'fails')?.id).toBe('sight');
    expect(fire?.back.checks.filter(({ state }) => state === 'fails').map(({ id }) => id)).toEqual(['arc', 'range']);
    expect([fire?.ahead, fire?.flank]).toEqual([true, true]);
    expect(fire?.volley?.modifier.terms.map(({ rule, value }) => [rule, value])).toEqual([
      ['TOT-8.4a', 2],
      ['TOT-8.4d', 1],
      ['TOT-8.4e', -1],
    ]);
    expect(fire?.volley).toMatchObject({ need: 7, overall: { ways: 21, of: 36 } });
    expect(fire?.alone?.overall).toEqual({ ways: 15, of: 36 });
  });

  test('units are driven, turned, added and taken away; the last that looks stays', () => {
    const one = { ...edit.firstBench, own: edit.firstBench.own.slice(0, 1) };
    expect(edit.moved(one, 'A6', 'E6').own[0]?.at).toBe('E6');
    expect(edit.moved(one, 'A6', 'E6').others[0]?.at).toBe('A6');
    expect(edit.turned(one, 'A6', -2).own[0]?.facing).toBe('NW');
    expect(edit.withoutUnit(one, 'A6')).toBe(one);
    expect(edit.withUnit(one, { kind: 'sherman', at: 'A6', facing: 'N' })).toBe(one);
    expect(edit.withUnit(one, { kind: 'panther', at: 'E6', facing: 'N' })).toMatchObject({
      own: [{ at: 'A6' }, { kind: 'panther' }],
      others: [{ at: 'F4' }],
    });
    expect(edit.withShooter(one, 'F4')).toMatchObject({ own: [{ at: 'F4' }, { at: 'E6' }], others: [{ at: 'A6' }] });
    expect(edit.withTarget(one, 'F4').others.map(({ at }) => at)).toEqual(['F4', 'E6']);
  });

  test('paint back to what is printed is no paint, and a road laid twice is gone', () => {
    const woods = edit.painted(edit.firstBench, 'D5', 'woods');
    expect(edit.terrainOn(benchMap(woods), 'D5')).toBe('woods');
    expect(edit.painted(woods, 'D5', 'clear').paint).toEqual({});
    const road = edit.paved(edit.firstBench, 'A1', 'A2');
    expect(boardFor(benchMap(road)).onRoad[placeOf('A1')]).toBe(true);
    expect(edit.paved(road, 'A2', 'A1').roads).toEqual([]);
    expect(edit.paved(road, 'A1', 'I9')).toEqual(road);
  });
});

describe('the address of a bench', () => {
  const drawn = 'A/tiger-A6-NE,pz4-C6-SE,panther-A7-NE/sherman-E6-SE?show=arc,sight,num&step=2&paint=woods-D5';

  test('is readable, and printed as it was read', () => {
    const read = readHexLink(drawn);
    expect(read).toMatchObject({ step: 2, show: ['arc', 'sight', 'num'], bench: { paint: { D5: 'woods' } } });
    expect(read && printHexLink(read)).toBe(drawn);
  });

  test('the first bench, snow, roads, foes and every kind come back', () => {
    expect(readHexLink(printHexLink(firstLink))).toEqual(firstLink);
    expect(readHexLink('')).toBe(firstLink);
    const bench = edit.paved(edit.onSheet(edit.firstBench, 'B', true), 'C1', 'C2');
    const more = { ...firstLink, bench, against: 'priest' as const, show: [] };
    expect(readHexLink(printHexLink(more))).toEqual(more);
    const own = [...'ABCDEFGHI'].map((column, index) => {
      const kinds = ['panzer4', 'panther', 'tiger', 'kingTiger', 'wespe', 'puma', 'geInfantry', 'geMech', 'geAtGun'];
      return `${column}1 ${kinds[index] ?? ''}`;
    });
    const all = edit.firstBench.own.slice(0, 1).concat(
      own.map((text) => {
        const [at = '', kind = ''] = text.split(' ');
        return { kind: kind as 'tiger', at, facing: 'S' as const };
      }),
    );
    const crowd = { ...firstLink, bench: { ...edit.firstBench, own: all } };
    expect(readHexLink(printHexLink(crowd))).toEqual(crowd);
  });

  test.each([
    'C/tiger-A6-NE',
    'A',
    'A/',
    'A/mouse-A6-NE',
    'A/tiger-B11-NE',
    'A/tiger-A6-E',
    'A/tiger-A6-NE,sherman-B1-N',
    'A/tiger-A6-NE/panther-B1-N',
    'A/tiger-A6-NE/sherman-A6-N',
    'A/tiger-A6-NE/sherman-E6-N/more',
    'A/tiger-A6-NE?paint=lake-D5',
    'A/tiger-A6-NE?paint=woods-Z5',
    'A/tiger-A6-NE?road=A1-Z2',
  ])('%s is no bench', (text) => {
    expect(readHexLink(text)).toBeNull();
  });
});

describe('from a table and to one', () => {
  test('a table lies on the bench as it stands, with the picked unit looking; face-down units stay behind', () => {
    const state = edit.benchState(edit.firstBench);
    const seen = view(state, 1);
    const place = hexPlaceOf(seen, { unit: '11', target: '01' });
    expect(place && readHexLink(place)?.bench).toMatchObject({
      sheet: 'A',
      own: [{ at: 'C6' }, { at: 'A6' }, { at: 'A7' }],
      others: [{ at: 'F4' }, { at: 'E6' }],
    });
    const veiled = view({ ...state, units: state.units.map((unit) => ({ ...unit, shown: unit.seat === 1 })) }, 1);
    const hidden = hexPlaceOf(veiled, { unit: null, target: null });
    expect(hidden && readHexLink(hidden)?.bench.others).toEqual([]);
    const bare = view(
      { ...state, units: state.units.map((unit) => (unit.seat === 1 ? { ...unit, at: null } : unit)) },
      1,
    );
    const awaited = hexPlaceOf(bare, { unit: null, target: null });
    expect(awaited && readHexLink(awaited)?.bench).toMatchObject({ own: [{ at: 'E6' }, { at: 'F4' }], others: [] });
  });

  test('a bench becomes a battle with every unit in its hex, where there are two sides', () => {
    const text = practiceBattle(edit.painted(edit.firstBench, 'D5', 'woods'));
    const battle = text === null ? [] : readBattle(text);
    if (!isBattle(battle)) throw new Error('no battle');
    expect(battle.forces.map(fixedHex)).toEqual(['A6', 'C6', 'A7', 'E6', 'F4']);
    expect(battle.terrain.charAt(placeOf('D5'))).toBe('w');
    expect(practiceBattle({ ...edit.firstBench, others: [] })).toBeNull();
  });

  test('the game of a bench begins with everybody where and as they stand there', async () => {
    const { module, sequence } = await loadPlay('tankOnTank');
    const bench = edit.turned(edit.firstBench, 'C6', 2);
    const deal = { setup: 'custom', seats: 2, options: { scenario: practiceBattle(bench) }, seed: 'bench' };
    const opening = (state: unknown) => practiceOpening(bench, state as State);
    const seen = dealGame(module.game, sequence, deal, [], opening).view(null) as View;
    expect(seen.phase).not.toBe('deployment');
    const stands = (units: readonly { readonly kind: unknown; readonly at: unknown; readonly facing: unknown }[]) =>
      units.map(({ kind, at, facing }) => `${kind} ${at} ${facing}`).toSorted();
    expect(stands(seen.units)).toEqual(stands(edit.unitsOf(bench)));
  });

  test('every rule the Lab shows has a bench that is one, of the game whose rule it is', () => {
    for (const { bench, ruleLetters } of Object.values(manifests)) {
      for (const [rule, at] of Object.entries(bench?.rules ?? {})) {
        const read = [readHexLink, readSquareLink, readGunLink, readAceLink].filter((each) => each(at) !== null);
        expect([rule, read.length]).toEqual([rule, 1]);
        expect(rule.startsWith(`${ruleLetters}-`)).toBe(true);
      }
    }
  });
});
