import { describe, expect, test } from 'vitest';
import { type CheckRow, checklist, firstFailure, isRefusal, onlyCheck, refusal } from '../../../src/rules/core/check';

interface Shot {
  readonly far: number;
  readonly range: number;
  readonly blocked: boolean;
  readonly truck: boolean;
}

const asked: string[] = [];
const rows: readonly CheckRow<Shot, 'R-1' | 'R-2' | 'R-3' | 'R-4'>[] = [
  { id: 'truck', rule: 'R-1', applies: ({ truck }) => truck, holds: () => false, gate: true },
  {
    id: 'range',
    rule: ({ range }) => (range === 1 ? 'R-2' : 'R-3'),
    holds: ({ far, range }) => far <= range,
    evidence: ({ far }) => {
      asked.push('evidence');
      return [`hex:${far}`];
    },
    numbers: ({ far, range }) => ({ far, range }),
  },
  {
    id: 'sight',
    rule: 'R-4',
    holds: ({ blocked }) => !blocked,
    line: ({ blocked }) => ({ clear: !blocked, steps: [] }),
  },
];
const shot = (change: Partial<Shot> = {}): Shot => ({ far: 2, range: 3, blocked: false, truck: false, ...change });

describe('a list of checks', () => {
  test('refuses by the first that fails, and allows where none does', () => {
    expect(firstFailure(rows, shot())).toBeNull();
    expect(firstFailure(rows, shot({ far: 4, blocked: true }))).toEqual({ rule: 'R-3', evidence: ['hex:4'] });
    expect(firstFailure(rows, shot({ range: 1 }))?.rule).toBe('R-2');
    expect(firstFailure(rows, shot({ blocked: true }))).toEqual({ rule: 'R-4' });
    expect(firstFailure(rows, shot({ truck: true, far: 4 }))).toEqual({ rule: 'R-1' });
  });

  test('shows every question that applies, with numbers and line', () => {
    expect(checklist(rows, shot({ far: 4, blocked: true }))).toEqual([
      { id: 'range', rule: 'R-3', state: 'fails', evidence: ['hex:4'], numbers: { far: 4, range: 3 }, line: null },
      { id: 'sight', rule: 'R-4', state: 'fails', evidence: [], numbers: {}, line: { clear: false, steps: [] } },
    ]);
    expect(checklist(rows, shot()).map(({ state, evidence }) => [state, evidence])).toEqual([
      ['holds', []],
      ['holds', []],
    ]);
  });

  test('stops asking behind a gate that fails', () => {
    asked.length = 0;
    expect(checklist(rows, shot({ truck: true, far: 4 })).map(({ id, state }) => [id, state])).toEqual([
      ['truck', 'fails'],
      ['range', 'notReached'],
      ['sight', 'notReached'],
    ]);
    expect(asked).toEqual([]);
  });
});

describe('a refusal', () => {
  test('leaves out what it has nothing of', () => {
    const instead = { type: 'pass', seat: 0 };
    expect(refusal('R-1')).toEqual({ rule: 'R-1' });
    expect(refusal('R-1', ['hex:A1'], instead)).toEqual({ rule: 'R-1', evidence: ['hex:A1'], instead });
    expect([isRefusal(refusal('R-1')), isRefusal(shot())]).toEqual([true, false]);
  });

  test('is a list of one check where it stands alone', () => {
    expect(onlyCheck('time', refusal('R-1', ['hex:A1']))).toEqual([
      { id: 'time', rule: 'R-1', state: 'fails', evidence: ['hex:A1'], numbers: {}, line: null },
    ]);
  });
});
