import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { firstRunOf } from '../../tools/lib/mutants/firstRun';
import { listed, tryMutants } from '../../tools/lib/mutants/run';
import { type Equivalent, Equivalents, judge, printVerdict } from '../../tools/lib/mutants/verdict';

const source = ['const far = (steps: number) =>', '  steps > 3 || steps === 7;', ''].join('\n');

/** A change of the text from one place to another, lines and columns counted from 1. */
function mutant(status: string, from: [number, number], to: [number, number], replacement: string) {
  const [line, column] = from;
  const [lastLine, lastColumn] = to;
  return { status, replacement, location: { start: { line, column }, end: { line: lastLine, column: lastColumn } } };
}

const report = {
  files: {
    'far.ts': {
      source,
      mutants: [
        mutant('Killed', [2, 3], [2, 12], 'steps >= 3'),
        mutant('Timeout', [2, 3], [2, 12], 'true'),
        mutant('Survived', [2, 16], [2, 27], 'false'),
        mutant('NoCoverage', [1, 13], [2, 27], '() => undefined'),
        mutant('Ignored', [2, 3], [2, 12], 'false'),
        mutant('CompileError', [2, 3], [2, 12], '""'),
      ],
    },
  },
};

const same: Equivalent = {
  file: 'far.ts',
  line: 'steps > 3 || steps === 7;',
  change: 'steps === 7 → false',
  reason: 'seven is more than three',
};

test('the changes the list names are known before they are tried', () => {
  const at = (line: number, column: number, width: number) => ({
    start: { line, column },
    end: { line, column: column + width },
  });
  const kept = { id: '1', file: 'far.ts', replacement: 'false', location: at(1, 15, 11) };
  const other = { id: '2', file: 'far.ts', replacement: 'true', location: at(1, 15, 11) };
  const bundle = { program: '', mutants: [kept, other], sources: { 'far.ts': source } };
  expect(listed(bundle, [same])).toEqual(new Set([kept]));
});

describe('a run over changed rules', () => {
  /** A program of one test: it comes by change 3, and notices what is on from the start where that is change 1. */
  const program = `process.on('message', (message) => process.send(message === 'first'
    ? { names: ['one'], times: [1], coverage: { static: { 1: 1, 2: 1 }, perTest: { 0: { 3: 1 } } }, laws: ['one', 'two'] }
    : { noticedBy: process.env.__STRYKER_ACTIVE_MUTANT__ === '1' ? [0] : [], laws: process.env.__STRYKER_ACTIVE_MUTANT__ === '1' ? ['two'] : [], sick: false, met: true }));`;
  const at = { start: { line: 0, column: 0 }, end: { line: 0, column: 1 } };
  const mutants = ['1', '2', '3', '4'].map((id) => ({ id, file: 'far.ts', replacement: id, location: at }));

  async function found(folder: string, quick: boolean) {
    const path = join(folder, 'program.mjs');
    writeFileSync(path, program);
    const plan = { workers: 1, patience: 1, all: false, quick, known: () => undefined, found: () => {} };
    const { report, laws } = await tryMutants({ program: path, mutants, sources: { 'far.ts': 'x' } }, plan);
    return { laws, found: report.files['far.ts']?.mutants.map(({ status }) => status) };
  }

  test('what is only run as the program loads is asked in a process that begins with it, unless it has to be quick', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
    expect(await found(folder, false)).toEqual({
      laws: { one: 0, two: 1 },
      found: ['Killed', 'Survived', 'Survived', 'NoCoverage'],
    });
    expect(await found(folder, true)).toEqual({
      laws: { one: 0, two: 0 },
      found: ['Ignored', 'Ignored', 'Survived', 'NoCoverage'],
    });
    rmSync(folder, { recursive: true });
  });

  test('tests are timed once for a program, and anew for another', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mutants-'));
    const path = join(folder, 'program.mjs');
    let runs = 0;
    const first = async () => {
      runs += 1;
      return { names: [`run ${runs}`], times: [null], coverage: { static: {}, perTest: {} }, laws: [] };
    };
    writeFileSync(path, 'one');
    for (const _ of [1, 2]) expect((await firstRunOf(path, first)).names).toEqual(['run 1']);
    writeFileSync(path, 'another');
    expect((await firstRunOf(path, first)).names).toEqual(['run 2']);
    rmSync(folder, { recursive: true });
  });
});

describe('what a run of changed rules says', () => {
  test('survivors with file, line and change, and the share that was noticed', () => {
    expect(judge(report, [])).toEqual({
      killed: 2,
      survivors: [
        {
          file: 'far.ts',
          at: 2,
          line: 'steps > 3 || steps === 7;',
          change: 'steps === 7 → false',
          uncovered: false,
        },
        {
          file: 'far.ts',
          at: 1,
          line: 'const far = (steps: number) =>',
          change: '(steps: number) => steps > 3 || steps === 7 → () => undefined',
          uncovered: true,
        },
      ],
      equivalent: 0,
      stale: [],
      score: 50,
    });
  });

  test('a change that means the same does not count, and one that fits nothing is told, of these files alone', () => {
    const gone = { ...same, change: 'steps === 8 → false' };
    const elsewhere = { ...same, file: 'near.ts' };
    const verdict = judge(report, [same, gone, elsewhere]);
    expect(verdict).toMatchObject({ equivalent: 1, stale: [gone], score: 66.7 });
    expect(verdict.survivors).toHaveLength(1);
    expect(printVerdict(verdict)).toMatch(
      /stale in the list .*far\.ts\n.*\n.*steps === 8 → false\n66\.7 %: 2 noticed, 1 survive/,
    );
  });

  test('nothing to change is no score', () => {
    expect(judge({ files: {} }, [])).toMatchObject({ killed: 0, score: null });
  });
});

test('the list of changes that mean the same is of lines that are there', () => {
  const entries = v.parse(Equivalents, JSON.parse(readFileSync('tests/mutants/equivalent.json', 'utf8')));
  for (const { file, line } of entries) {
    expect(existsSync(file), file).toBe(true);
    const lines = readFileSync(file, 'utf8').split('\n');
    expect(
      lines.map((each) => each.trim()),
      `${file} no longer says this`,
    ).toContain(line);
  }
});

test('an alarm that never sounds is switched off without a difference; an answer to a caller is not', () => {
  const lines = [
    "if (far) throw new Error('never so far');",
    "if (far) throw new AnalysisError('so far');",
    "if (far) throw new Error('never so far');",
    "if (a?.b) throw new Error('never so far');",
  ];
  const at = (line: number, replacement: string) => mutant('Survived', [line, 5], [line, 8], replacement);
  const look = mutant('Survived', [4, 5], [4, 9], 'a.b');
  const verdict = judge(
    {
      files: { 'far.ts': { source: lines.join('\n'), mutants: [at(1, 'false'), at(2, 'false'), at(3, 'true'), look] } },
    },
    [],
  );
  expect(verdict.survivors.map((survivor) => survivor.at)).toEqual([2, 3]);
  expect(verdict.equivalent).toBe(2);
});
