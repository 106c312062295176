import { noted } from './noting';

/** Where the changed code looks which change is on and counts what is come by (its tool's own name). */
interface Switchboard {
  activeMutant?: string | undefined;
  currentTestId?: string | undefined;
  hitCount?: number | undefined;
  hitLimit?: number | undefined;
  mutantCoverage?: Coverage;
}

interface Coverage {
  static: { [mutant: string]: number };
  perTest: { [test: string]: { [mutant: string]: number } };
}

/** What the first run without any change says. */
export interface FirstRun {
  readonly names: readonly string[];
  /**
   * Milliseconds of processor time a test takes, so that a change is shown as many on a busy machine; null: it fails, or
   * fails when run again, and is of no use here.
   */
  readonly times: readonly (number | null)[];
  readonly coverage: Coverage;
  /** The laws of the contract, where the tests ask each by its title. */
  readonly laws: readonly string[];
}

/** A change and the tests it is shown, in this order. */
export interface Trial {
  readonly mutant: string;
  readonly tests: readonly number[];
  /** So often a change may be come by before it counts as a loop without end. */
  readonly limit: number;
  /** Every test is asked, not only until one notices. */
  readonly all: boolean;
}

export interface Answer {
  /** The tests that notice the change. */
  readonly noticedBy: readonly number[];
  /** The laws that do not hold with it, by their titles; a game that comes to no end breaks none. */
  readonly laws: readonly string[];
  /** One of them now fails without the change too: this one or an earlier one left something behind. */
  readonly sick: boolean;
  /** The changed code was run at all: what is worked out once and remembered is not run again. */
  readonly met: boolean;
}

// Made by the changed code, which is loaded before this.
const board = (globalThis as { __stryker__?: Switchboard }).__stryker__ ?? {};

const titles = (told: unknown): readonly string[] => (Array.isArray(told) ? told : []);

/** Why a test fails, with the laws that do not hold where it asks for them one by one; null: it does not. */
async function failureOf(test: number): Promise<{ readonly laws: readonly string[] } | null> {
  try {
    await noted[test]?.run();
    return null;
  } catch (error) {
    return { laws: titles((error as { laws?: unknown } | null)?.laws) };
  }
}

const fails = async (test: number): Promise<boolean> => (await failureOf(test)) !== null;

/** Milliseconds of the processor a test takes; null: it fails. The laws it asks are put to the others. */
async function timed(test: number, laws: Set<string>): Promise<number | null> {
  const before = process.cpuUsage();
  try {
    for (const law of titles(await noted[test]?.run())) laws.add(law);
  } catch {
    return null;
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** What takes longer is hardly ever asked, and not run a second time before. */
const LONG = 1000;

async function firstRun(): Promise<FirstRun> {
  const laws = new Set<string>();
  const times: (number | null)[] = [];
  for (const test of noted.keys()) {
    board.currentTestId = String(test);
    const first = await timed(test, laws);
    board.currentTestId = undefined;
    times.push(first === null || first > LONG ? first : await timed(test, laws));
  }
  const coverage = board.mutantCoverage ?? { static: {}, perTest: {} };
  board.mutantCoverage = { static: {}, perTest: {} };
  return { names: noted.map(({ name }) => name), times, coverage, laws: [...laws] };
}

async function tried({ mutant, tests, limit, all }: Trial): Promise<Answer> {
  const noticedBy: number[] = [];
  const laws = new Set<string>();
  let met = false;
  for (const test of tests) {
    Object.assign(board, { activeMutant: mutant, hitCount: 0, hitLimit: limit });
    const failure = await failureOf(test);
    const noticed = failure !== null;
    for (const law of failure?.laws ?? []) laws.add(law);
    met ||= board.hitCount !== 0;
    Object.assign(board, { activeMutant: undefined, hitCount: undefined });
    if (noticed && (await fails(test))) return { noticedBy: [...noticedBy, test], laws: [...laws], sick: true, met };
    if (noticed) noticedBy.push(test);
    if (noticed && !all) break;
    process.send?.('alive');
  }
  return { noticedBy, laws: [...laws], sick: false, met };
}

process.on('message', (trial: Trial | 'first') => {
  void (trial === 'first' ? firstRun() : tried(trial)).then((answer) => process.send?.(answer));
});
