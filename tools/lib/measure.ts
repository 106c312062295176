/** Does some work and answers how many times it did it. */
export type Work = () => number;

const ROUND_MS = 60;
const ROUNDS = 9;
/** Long enough for the engine to have compiled what it runs often: on a busy machine that takes its time. */
const WARM_UP_MS = 400;

/**
 * How often each work is done in a second of processor time, and how that compares to the base. They take turns in
 * short rounds, so that whatever else the machine does slows all of them alike; the median round counts.
 */
export function race<Name extends string>(base: NoInfer<Name>, works: Readonly<Record<Name, Work>>) {
  const names = Object.keys(works).filter((name): name is Name => Object.hasOwn(works, name));
  const rates = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (const name of names) rateOf(works[name], WARM_UP_MS);
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) rates.get(name)?.push(rateOf(works[name]));
  }
  const ratesOf = (name: Name) => rates.get(name) ?? [];
  return {
    perSecond: (name: Name): number => median(ratesOf(name)),
    ratio: (name: Name): number => median(ratesOf(name).map((rate, round) => rate / (ratesOf(base)[round] ?? rate))),
  };
}

function rateOf(work: Work, least = ROUND_MS): number {
  const start = process.cpuUsage();
  let done = 0;
  let elapsed = 0;
  while (elapsed < least) {
    done += work();
    const { user, system } = process.cpuUsage(start);
    elapsed = (user + system) / 1000;
  }
  return (1000 * done) / elapsed;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
