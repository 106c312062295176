import * as v from 'valibot';

interface Place {
  readonly line: number;
  readonly column: number;
}

/** What became of every change; lines and columns are counted from 1. */
export interface Report {
  readonly files: {
    readonly [file: string]: {
      readonly source: string;
      readonly mutants: {
        readonly replacement: string;
        readonly status: string;
        readonly location: { readonly start: Place; readonly end: Place };
      }[];
    };
  };
}

/** Changes that mean the same: no test can tell them, and the reason says why. */
export const Equivalents = v.array(
  v.strictObject({
    file: v.string(),
    line: v.string(),
    change: v.string(),
    reason: v.pipe(v.string(), v.minLength(10)),
  }),
);
export type Equivalent = v.InferOutput<typeof Equivalents>[number];

/** A change in words: how a list names it. */
interface Told {
  readonly file: string;
  /** Counted from 1. */
  readonly at: number;
  /** The whole line, without the space around it. */
  readonly line: string;
  readonly change: string;
}

export interface Survivor extends Told {
  /** No test even comes by. */
  readonly uncovered: boolean;
}

interface Changed {
  readonly replacement: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

export interface Verdict {
  readonly killed: number;
  readonly survivors: readonly Survivor[];
  readonly equivalent: number;
  /** Entries of the list for these files that no survivor matches any more. */
  readonly stale: readonly Equivalent[];
  /** Per cent of the changes that mean something and were noticed; null: there was none. */
  readonly score: number | null;
}

const KILLED = new Set(['Killed', 'Timeout']);
const ALIVE = new Set(['Survived', 'NoCoverage']);

const sameChange = (one: Equivalent, other: Told) =>
  one.file === other.file && one.line === other.line && one.change === other.change;

/** A look at what may be missing, taken as if it were there: where it is missing another error is thrown. */
function isBlindLook(change: string): boolean {
  const [from = '', to] = change.split(' → ');
  return from.includes('?.') && from.replaceAll('?.', '.') === to;
}

/**
 * A line that only sounds our own alarm where something cannot be: switched off, with other words or by another error, it
 * says the same in a right program. What answers a caller has an error of its own and counts.
 */
const isAlarm = ({ line, change }: Told): boolean =>
  line.includes('throw new Error(') && (/→ (false|``|""|\{\}|.* && .*)$/.test(change) || isBlindLook(change));

export const meansTheSame = (change: Told, equivalents: readonly Equivalent[]): boolean =>
  isAlarm(change) || equivalents.some((entry) => sameChange(entry, change));

/** What a report says once the changes that mean the same are left out. */
export function judge(report: Report, equivalents: readonly Equivalent[]): Verdict {
  let killed = 0;
  const alive: Survivor[] = [];
  for (const [file, { source, mutants }] of Object.entries(report.files)) {
    const lines = source.split('\n');
    for (const mutant of mutants) {
      if (KILLED.has(mutant.status)) killed += 1;
      if (!ALIVE.has(mutant.status)) continue;
      alive.push({ ...told(file, lines, mutant), uncovered: mutant.status === 'NoCoverage' });
    }
  }
  const survivors = alive.filter((survivor) => !meansTheSame(survivor, equivalents));
  const stale = equivalents.filter(
    (entry) => entry.file in report.files && !alive.some((survivor) => sameChange(entry, survivor)),
  );
  const counted = killed + survivors.length;
  const score = counted === 0 ? null : Math.round((1000 * killed) / counted) / 10;
  return { killed, survivors, equivalent: alive.length - survivors.length, stale, score };
}

/** A change in words, with the lines of its file. */
export function told(file: string, lines: readonly string[], { location: { start, end }, replacement }: Changed): Told {
  const line = (lines[start.line - 1] ?? '').trim();
  return { file, at: start.line, line, change: `${oneLine(cut(lines, start, end))} → ${oneLine(replacement)}` };
}

/** The text between two places; lines and columns are counted from 1. */
function cut(lines: readonly string[], start: Place, end: Place): string {
  const part = lines.slice(start.line - 1, end.line);
  const last = part.pop() ?? '';
  return [...part, last.slice(0, end.column - 1)].join('\n').slice(start.column - 1);
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** One line a file, for docs/MUTANTS.md. */
export function printFiles(report: Report, equivalents: readonly Equivalent[]): string {
  const rows = Object.entries(report.files).flatMap(([file, told]) => {
    const { killed, survivors, equivalent, score } = judge({ files: { [file]: told } }, equivalents);
    const name = file.replace(/^src\/rules\/[^/]+\//, '').replace(/\.ts$/, '');
    return score === null ? [] : [`| ${name} | ${killed} | ${survivors.length} | ${equivalent} | ${score} |`];
  });
  return ['| file | noticed | survive | mean the same | % |', '|---|---:|---:|---:|---:|', ...rows].join('\n');
}

export function printVerdict({ killed, survivors, equivalent, stale, score }: Verdict): string {
  const lines = survivors.map(
    ({ file, at, line, change, uncovered }) =>
      `${file}:${at}${uncovered ? ' (no test comes by)' : ''}\n    ${line}\n    ${change}`,
  );
  const gone = stale.map(
    ({ file, line, change }) => `stale in the list of equivalents: ${file}\n    ${line}\n    ${change}`,
  );
  const sum = `${score ?? '–'} %: ${killed} noticed, ${survivors.length} survive, ${equivalent} mean the same`;
  return [...lines, ...gone, sum].join('\n');
}
