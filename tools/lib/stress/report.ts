/** What came of one door: the last four must be nought. */
export interface DoorReport {
  readonly door: string;
  readonly tried: number;
  /** How often which error was answered; `accepted` for what was good after all. */
  readonly refused: { readonly [error: string]: number };
  /** Something threw, answered that it had failed, or ended in the crash screen. */
  readonly crashes: number;
  /** An input that took more than a second of processor time, or a page that did not answer. */
  readonly hangs: number;
  /** Commands that were there and are not any more. */
  readonly lost: number;
  /** Listeners and buttons left behind by a visit. */
  readonly growth: number;
  /** Figures of this door alone. */
  readonly more: { readonly [name: string]: number | string };
  /** How to see the first faults again. */
  readonly faults: readonly string[];
}

type Fault = 'crashes' | 'hangs' | 'lost';

const TOLD = 10;

/** Counts for one door. */
export function openReport(door: string) {
  const refused: { [error: string]: number } = {};
  const faults: string[] = [];
  const counts = { tried: 0, crashes: 0, hangs: 0, lost: 0, growth: 0 };
  const more: { [name: string]: number | string } = {};
  return {
    more,
    answered(error: string): void {
      refused[error] = (refused[error] ?? 0) + 1;
    },
    fault(kind: Fault, what: string): void {
      counts[kind] += 1;
      if (faults.length < TOLD) faults.push(`${kind}: ${what.slice(0, 400)}`);
    },
    grown(by: number, what: string): void {
      counts.growth += by;
      if (by > 0 && faults.length < TOLD) faults.push(`growth: ${what}`);
    },
    tried(): void {
      counts.tried += 1;
    },
    report: (): DoorReport => ({ door, ...counts, refused, more, faults }),
  };
}

export type Report = ReturnType<typeof openReport>;

export const isClean = ({ crashes, hangs, lost, growth }: DoorReport): boolean => crashes + hangs + lost + growth === 0;

/** One try: a throw is a crash, more than a second of processor time a hang. */
export async function tryOne(report: Report, what: string, work: () => unknown): Promise<void> {
  report.tried();
  const before = process.cpuUsage();
  try {
    const answer: unknown = await work();
    if (typeof answer === 'string') report.answered(answer);
  } catch (error) {
    report.fault('crashes', `${what}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const { user, system } = process.cpuUsage(before);
  if (user + system > 1_000_000) report.fault('hangs', `${what}: ${Math.round((user + system) / 1000)} ms`);
}

/** What is read by people. */
export function printReport({ door, tried, refused, crashes, hangs, lost, growth, more, faults }: DoorReport): string {
  const list = (counts: DoorReport['more']) =>
    Object.entries(counts)
      .map(([name, count]) => `${name} ${count}`)
      .join(', ');
  return [
    `${door}: ${tried} tried; ${crashes} crashes, ${hangs} hangs, ${lost} lost commands, growth per visit ${growth}`,
    ...(Object.keys(refused).length === 0 ? [] : [`  answered: ${list(refused)}`]),
    ...(Object.keys(more).length === 0 ? [] : [`  ${list(more)}`]),
    ...faults.map((fault) => `  ${fault}`),
  ].join('\n');
}
