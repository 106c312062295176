import { progressBar } from '../progress';
import type { Bundle, Mutant } from './bundle';
import { firstRunOf } from './firstRun';
import { Trier } from './trial';
import { type Equivalent, meansTheSame, type Report, told } from './verdict';
import type { FirstRun } from './worker';

export interface Plan {
  readonly workers: number;
  /** Seconds of tests a change is shown at most. */
  readonly patience: number;
  /** Every test is asked about every change, not only until one notices. */
  readonly all: boolean;
  /**
   * What goes unnoticed is not asked again where nothing is remembered, and what is run only as the program loads not at
   * all: a lower bound, several times as fast.
   */
  readonly quick: boolean;
  /** What is already known of a change; undefined: it has to be tried. */
  readonly known: (mutant: Mutant) => Status | undefined;
  /** Told after each, so that a run that is broken off has not been for nothing. */
  readonly found: (mutant: Mutant, status: Status) => void;
}

export type Status = 'Killed' | 'Timeout' | 'Survived' | 'NoCoverage' | 'Ignored';

export interface Ran {
  readonly report: Report;
  /** Tests that fail here without any change; nothing is learned from them. */
  readonly useless: readonly string[];
  /** How many changes each law of the contract noticed, where the tests ask for them one by one. */
  readonly laws: { readonly [title: string]: number };
}

/** At least so many tests a change is shown, as long as they take no more than so many times the patience. */
const LEAST = 4;
const STRETCH = 4;
/** A change may be come by so many times as often as without it. */
const LOOPS = 100;

/** Tries every change in turn on the tests that come by it, until one notices. */
export async function tryMutants({ program, mutants, sources }: Bundle, plan: Plan): Promise<Ran> {
  const triers = Array.from({ length: plan.workers }, () => new Trier(program));
  const status = new Map<Mutant, Status>();
  try {
    const first = await firstRunOf(program, () => (triers[0] as Trier).firstRun());
    const order = orderOf(first, mutants, plan.patience);
    const laws = new Map(first.laws.map((law) => [law, 0]));
    const waiting = [...mutants];
    const bar = progressBar(mutants.length, 'changes');
    const work = async (trier: Trier) => {
      for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
        const result = plan.known(mutant) ?? (await judged(trier, mutant, order, plan, laws));
        status.set(mutant, result);
        plan.found(mutant, result);
        bar.step(status.size);
      }
    };
    await Promise.all(triers.map(work));
    bar.end();
    return {
      report: reportOf(mutants, status, sources),
      useless: first.names.filter((_, test) => first.times[test] === null),
      laws: Object.fromEntries(laws),
    };
  } finally {
    for (const trier of triers) trier.end();
  }
}

async function judged(
  trier: Trier,
  mutant: Mutant,
  order: Order,
  { all, quick }: Plan,
  laws: Map<string, number>,
): Promise<Status> {
  const { tests, limit, loads } = order.of(mutant);
  if (tests.length === 0 && !loads) return 'NoCoverage';
  if (tests.length === 0 && quick) return 'Ignored';
  const trial = { mutant: mutant.id, limit, all };
  let answer = tests.length === 0 ? null : await trier.try({ ...trial, tests }, quick || loads);
  if (answer !== 'hung' && !answer?.noticedBy.length && loads && !quick) {
    answer = await trier.tryFromStart({ ...trial, tests: order.near(mutant) });
  }
  if (answer === 'hung') return 'Timeout';
  for (const law of answer?.laws ?? []) laws.set(law, (laws.get(law) ?? 0) + 1);
  for (const test of answer?.noticedBy ?? []) order.note(mutant, test);
  return answer?.noticedBy.length ? 'Killed' : 'Survived';
}

type Order = ReturnType<typeof orderOf>;

/** Which tests a change is shown: quick ones first, and those that noticed other changes of the same file. */
function orderOf({ times, coverage }: FirstRun, mutants: readonly Mutant[], patience: number) {
  const coming = new Map<string, { tests: number[]; hits: number }>();
  for (const [test, hits] of Object.entries(coverage.perTest)) {
    for (const [mutant, count] of Object.entries(hits)) {
      const entry = coming.get(mutant) ?? { tests: [], hits: 0 };
      coming.set(mutant, entry);
      entry.hits += count;
      if (times[Number(test)] !== null) entry.tests.push(Number(test));
    }
  }
  const beside = new Map<string, Set<number>>();
  for (const { id, file } of mutants) {
    const tests = beside.get(file) ?? new Set();
    beside.set(file, tests);
    for (const test of coming.get(id)?.tests ?? []) tests.add(test);
  }
  const luck = new Map<string, number>();
  const key = (file: string, test: number) => `${file} ${test}`;
  const shown = (file: string, tests: Iterable<number>) => {
    const price = (test: number) => (0.2 + (times[test] ?? 0)) / (1 + (luck.get(key(file, test)) ?? 0));
    const sorted = [...tests].sort((one, other) => price(one) - price(other));
    let spent = 0;
    return sorted.filter((test, at) => {
      spent += times[test] ?? 0;
      return at === 0 || spent < patience * 1000 * (at < LEAST ? STRETCH : 1);
    });
  };
  return {
    of({ id, file }: Mutant) {
      const { tests, hits } = coming.get(id) ?? { tests: [], hits: 0 };
      return { tests: shown(file, tests), limit: hits * LOOPS + 1000, loads: id in coverage.static };
    },
    /** The tests that come by anything else of the same file; nobody knows who uses what was made as it was loaded. */
    near({ file }: Mutant): readonly number[] {
      const tests = beside.get(file) ?? new Set();
      return shown(file, tests.size === 0 ? times.keys() : tests);
    },
    note({ file }: Mutant, test: number) {
      luck.set(key(file, test), (luck.get(key(file, test)) ?? 0) + 1);
    },
  };
}

const fromOne = ({ start, end }: Mutant['location']): Mutant['location'] => ({
  start: { line: start.line + 1, column: start.column + 1 },
  end: { line: end.line + 1, column: end.column + 1 },
});

/** The changes of which the list says that they mean the same. */
export function listed({ mutants, sources }: Bundle, equivalents: readonly Equivalent[]): ReadonlySet<Mutant> {
  const lines = new Map(Object.entries(sources).map(([file, source]) => [file, source.split('\n')]));
  return new Set(
    mutants.filter(({ file, replacement, location }) =>
      meansTheSame(told(file, lines.get(file) ?? [], { replacement, location: fromOne(location) }), equivalents),
    ),
  );
}

function reportOf(mutants: readonly Mutant[], status: ReadonlyMap<Mutant, Status>, sources: Bundle['sources']): Report {
  const files: { [file: string]: Report['files'][string] } = {};
  for (const mutant of mutants) {
    const { file, replacement, location } = mutant;
    files[file] ??= { source: sources[file] ?? '', mutants: [] };
    files[file].mutants.push({ replacement, status: status.get(mutant) ?? 'Ignored', location: fromOne(location) });
  }
  return { files };
}
