import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { inRoot } from './paths';

/** The part of the test runner's JSON report that we read. */
const Report = v.object({
  testResults: v.array(
    v.object({
      status: v.string(),
      assertionResults: v.array(v.object({ fullName: v.string(), status: v.string() })),
    }),
  ),
});

export const reportPath = (name: 'unit' | 'e2e'): string => inRoot('.cache', `${name}.json`);

/** Arguments of the runner for all tests without a browser, keeping the report that rule coverage reads. */
export const unitRun = (reporter: string): readonly string[] => [
  'run',
  '--config',
  'tools/unit.config.ts',
  `--reporter=${reporter}`,
  '--reporter=json',
  `--outputFile.json=${reportPath('unit')}`,
];

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly passedTitles: readonly string[];
}

/** What the report says; a file that could not even be loaded counts as one failure. */
export function readReport(path: string): Counts {
  if (!existsSync(path)) return { passed: 0, failed: 1, passedTitles: [] };
  const { testResults } = v.parse(Report, JSON.parse(readFileSync(path, 'utf8')));
  const results = testResults.flatMap((file) => file.assertionResults);
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  const passedTitles = results.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName);
  // Anything that is neither passed nor failed was left out, and nothing may be left out.
  return { passed: passedTitles.length, failed: results.length - passedTitles.length + broken, passedTitles };
}
