import { describe, expect, test } from 'vitest';
import { AnalysisError } from '../../../src/rules/core/module';
import { tankOnTankModule } from '../../../src/rules/tankOnTank';
import { boardFor } from '../../../src/rules/tankOnTank/board';
import { isBattle, readBattle } from '../../../src/rules/tankOnTank/data/battleText';
import { MOST_UNITS } from '../../../src/rules/tankOnTank/data/customBattle';
import { scenarios } from '../../../src/rules/tankOnTank/data/scenarios';
import { COUNT, hexNames, placeOf } from '../../../src/rules/tankOnTank/hexes';
import * as edit from '../../../src/rules/tankOnTank/lab/bench';
import { hexPlaceOf } from '../../../src/rules/tankOnTank/lab/fromView';
import { readHexLink } from '../../../src/rules/tankOnTank/lab/link';
import { practiceBattle, practiceOpening } from '../../../src/rules/tankOnTank/lab/practice';
import { scenarioBench } from '../../../src/rules/tankOnTank/lab/scenarioBench';
import { sweepAt } from '../../../src/rules/tankOnTank/lab/sweep';
import { sight } from '../../../src/rules/tankOnTank/sight';
import { view } from '../../../src/rules/tankOnTank/view';
import { fixedHex } from '../../../src/rules/tankOnTank/workshop/edit';
import { cite } from '../../support/cite';
import { aim, fire, GE, newMatch, place, stateOf, tableOf, US } from './given';

const { firstBench } = edit;
const places = (units: readonly { readonly at: string }[]) => units.map(({ at }) => at);

describe('questions asked of the Lab', () => {
  const put = (question: 'line' | 'sweep', params: { readonly [key: string]: unknown }): unknown =>
    tankOnTankModule.analyses?.[question]?.(params);

  test('every ground can be painted over what is printed', () => {
    // Between E6 and E3 lie E5 and E4; the second is of each ground in turn.
    for (const [terrain, clear] of [
      ['clear', true],
      ['hill', false],
      ['town', false],
      ['woods', false],
    ] as const)
      expect(put('line', { map: 'open', from: 'E6', to: 'E3', paint: { E4: terrain } })).toMatchObject({ clear });
  });

  test.each([
    [{ from: 'Z1', to: 'A1' }, 'from: no hex "Z1" on the map'],
    [{ from: 'A1', to: 'Z1' }, 'to: no hex "Z1" on the map'],
    [{ from: 'A1' }, 'to: no hex nothing on the map'],
    [{ from: 'A1', to: 'A1' }, 'to: must be another hex than "from"'],
  ])('a line %j is refused in words', (params, said) => {
    expect(() => put('line', { map: 'A', ...params })).toThrow(new AnalysisError(said));
  });

  test('of a long map that is none only the beginning is repeated', () => {
    const long = `~${'c'.repeat(COUNT)}${'9'.repeat(COUNT)}`;
    const said = `map: must be "A", "B", "open" or a map of one's own, not "~${'c'.repeat(38)}`;
    expect(() => put('sweep', { map: long, from: 'A1' })).toThrow(new AnalysisError(said));
  });

  test('every hex but that of the one who looks is seen or hidden, and both are told', () => {
    const told = put('sweep', { map: 'A', from: 'F4' }) as {
      readonly seen: readonly string[];
      readonly hidden: readonly string[];
      readonly counts: { readonly [name: string]: number };
    };
    expect([...told.seen, ...told.hidden, 'F4'].toSorted()).toEqual([...hexNames].toSorted());
    expect(told.counts).toMatchObject({ seen: told.seen.length, hidden: told.hidden.length });
    // The woods in F7 stand before it.
    expect(told.hidden).toContain('F9');
  });
});

describe('the shadows of a sweep', () => {
  test.each(['F4', 'E6', 'C4', 'A1', 'I9'])('from %s: each counted by its own lines, the longest first', (from) => {
    const standing = { map: 'A' as const, units: ['D5', 'G6', 'F5'].filter((at) => at !== from).map((at) => ({ at })) };
    const units = new Uint8Array(COUNT);
    for (const { at } of standing.units) units[placeOf(at)] = 1;
    const { shadows } = sweepAt(boardFor('A'), units, placeOf(from), null);
    const counts = shadows.map(({ count }) => count);
    expect(counts).toEqual(counts.toSorted((one, other) => other - one));
    expect(new Set(counts).size).toBeGreaterThan(1);
    const thrown = new Map<string, number>();
    for (const to of hexNames.filter((hex) => hex !== from)) {
      const stop = sight(standing, from, to).steps.find(({ blocks }) => blocks);
      const by = stop?.at.map((ref) => ref.replace('hex:', '')).join();
      if (by !== undefined) thrown.set(by, (thrown.get(by) ?? 0) + 1);
    }
    expect(new Map(shadows.map(({ at, count }) => [at.join(), count]))).toEqual(thrown);
  });
});

describe('the bench as a table', () => {
  test(`${cite('TOT-8.0c')} it is the turn of the one who looks, who may aim and fire at once`, () => {
    const table = tableOf(edit.benchState(firstBench));
    const shot = aim(GE, '10', '00');
    expect(table.rule(shot)).toBeNull();
    // In summer: an address without a word of winter has to mean the same.
    expect(table.state).toMatchObject({ map: 'A', snow: false });
    expect(table.legal(GE)).toContainEqual(shot);
    expect(table.legal(US)).toEqual([]);
    expect(table.play([shot, fire(GE)], 6, 6).types()).toEqual(['volleyFired', 'unitDestroyed']);
    const turned = tableOf(edit.benchState(edit.withShooter(firstBench, 'F4')));
    expect(turned.legal(GE)).toEqual([]);
    expect(turned.legal(US).length).toBeGreaterThan(0);
  });

  test('a unit more stands at the end of its side, whichever it is', () => {
    const enemy = { kind: 'priest', at: 'I1', facing: 'S' } as const;
    const friend = { kind: 'puma', at: 'I2', facing: 'N' } as const;
    const one = edit.withUnit(firstBench, enemy);
    expect(one).toEqual({ ...firstBench, others: [...firstBench.others, enemy] });
    expect(edit.withUnit(one, friend)).toEqual({ ...one, own: [...firstBench.own, friend] });
    // One of the others in place of a friend that is not the last that looks.
    const taken = edit.withUnit(firstBench, { ...enemy, at: 'C6' });
    expect([places(taken.own), places(taken.others)]).toEqual([
      ['A6', 'A7'],
      ['E6', 'F4', 'C6'],
    ]);
  });
});

describe('a table as a bench', () => {
  const state = edit.benchState(firstBench);
  const benchOf = (seen: Parameters<typeof hexPlaceOf>[0], unit: string | null, target: string | null = null) => {
    const read = readHexLink(hexPlaceOf(seen, { unit, target }) ?? '-');
    if (read === null) throw new Error('no bench');
    return read.bench;
  };

  test('one side looks: that of the picked unit, else that of who sits there, else that whose turn it is', () => {
    // The Germans are phasing; an American sits at the table.
    expect(places(benchOf(view(state, US), '11').own)).toEqual(['C6', 'A6', 'A7']);
    expect(places(benchOf(view(state, US), null).own)).toEqual(['E6', 'F4']);
    expect(places(benchOf(view(state, null), null).own)).toEqual(['A6', 'C6', 'A7']);
    expect(places(benchOf(view({ ...state, phasing: US }, GE), null).own)).toEqual(['A6', 'C6', 'A7']);
  });

  test('of many units the picked one and the one pointed at stand first, the rest as before', () => {
    const side = (kind: 'tiger' | 'sherman', hexes: readonly string[]) =>
      hexes.map((at) => ({ kind, at, facing: 'N' as const }));
    const [ours, theirs] = [hexNames.slice(0, 45), hexNames.slice(45, 90)];
    const seen = view(
      edit.benchState({ ...firstBench, own: side('tiger', ours), others: side('sherman', theirs) }),
      GE,
    );
    for (const picked of [0, 1, 20, 33, 44]) {
      const { own, others } = benchOf(seen, `1${picked}`, `0${44 - picked}`);
      expect(places(own)).toEqual([ours[picked], ...ours.filter((_, index) => index !== picked)]);
      expect(places(others)).toEqual([theirs[44 - picked], ...theirs.filter((_, index) => index !== 44 - picked)]);
    }
  });
});

describe('a bench as a battle', () => {
  const opened = (bench: edit.Bench) => stateOf(newMatch('custom', { scenario: practiceBattle(bench) ?? 'none' }));

  test('as many units as a battle holds are taken, and one more is not', () => {
    const many = (count: number): edit.Bench => ({
      ...firstBench,
      own: hexNames.slice(0, count - 1).map((at) => ({ kind: 'tiger', at, facing: 'N' })),
      others: [{ kind: 'sherman', at: 'I11', facing: 'N' }],
    });
    const battle = readBattle(practiceBattle(many(MOST_UNITS)) ?? '');
    if (!isBattle(battle)) throw new Error('no battle');
    expect(battle.forces.map(fixedHex)).toEqual(places(edit.unitsOf(many(MOST_UNITS))));
    expect(practiceBattle(many(MOST_UNITS + 1))).toBeNull();
  });

  test('only what stands on the bench too is set up, and where it stands there', () => {
    const state = opened(firstBench);
    expect(practiceOpening(firstBench, state)).toEqual(place(GE, '10', 'A6'));
    // Another kind in A6 and nobody in C6: the panther in A7 is the first that both have.
    const other: edit.Bench = {
      ...firstBench,
      own: [
        { kind: 'puma', at: 'A6', facing: 'N' },
        { kind: 'panther', at: 'A7', facing: 'NE' },
      ],
    };
    expect(practiceOpening(other, state)).toEqual(place(GE, '12', 'A7'));
    const elsewhere: edit.Bench = { ...other, own: [{ kind: 'tiger', at: 'I1', facing: 'N' }] };
    expect(practiceOpening(elsewhere, state)).toBeNull();
  });

  test(`${cite('TOT-4.0a')} what has been placed takes the facing of the bench, and none where the bench has nobody`, () => {
    const { state } = tableOf(opened(firstBench)).play(place(GE, '10', 'A6'));
    expect(practiceOpening(firstBench, state)).toEqual({ type: 'face', seat: GE, unit: '10', facing: 'NE' });
    expect(practiceOpening(edit.turned(firstBench, 'A6', 3), state)).toMatchObject({ unit: '10', facing: 'SW' });
    expect(practiceOpening(edit.moved(firstBench, 'A6', 'I1'), state)).toBeNull();
  });

  test('once the set-up is over nobody is brought, whatever still waits off the map', () => {
    const state = opened(firstBench);
    expect(state.phase).toBe('deployment');
    expect(practiceOpening(firstBench, { ...state, phase: 'action' })).toBeNull();
  });
});

describe('a scenario on the bench', () => {
  test('of two facings that lead as near to the middle the first from north clockwise is taken', () => {
    const facings = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
    let ties = 0;
    for (const { id } of scenarios) {
      const shown = scenarioBench(id);
      for (const { at, facing } of shown === null ? [] : edit.unitsOf(shown)) {
        const steps = facings.map((name) => stepsToMiddle(at, name));
        const least = Math.min(...steps);
        if (steps.filter((each) => each === least).length > 1) ties++;
        expect([id, at, facing]).toEqual([id, at, facings[steps.indexOf(least)]]);
      }
    }
    expect(ties).toBeGreaterThan(10);
  });
});

/** How far the hex ahead lies from E6, counted in axial coordinates of the sheet; off the map it is no way. */
function stepsToMiddle(at: string, name: 'N' | 'NE' | 'SE' | 'S' | 'SW' | 'NW'): number {
  const column = at.charCodeAt(0) - 65;
  const row = Number(at.slice(1)) - 1;
  const ahead = { N: [0, -1], NE: [1, -1], SE: [1, 0], S: [0, 1], SW: [-1, 1], NW: [-1, 0] } as const;
  const [x, y] = ahead[name];
  // Odd columns lie half a hex further south: rows become the second axis once half the column is taken off.
  const q = column + x;
  const r = row - Math.floor(column / 2) + y;
  const line = r + Math.floor(q / 2);
  if (q < 0 || q > 8 || line < 0 || line >= (q % 2 === 0 ? 11 : 10)) return Number.POSITIVE_INFINITY;
  const [dq, dr] = [4 - q, 5 - 2 - r];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}
