/** A test as it is written down, so that one process can run any of them thousands of times. */
export interface Noted {
  readonly name: string;
  readonly run: () => unknown;
}

type Body = (...values: never[]) => unknown;

export const noted: Noted[] = [];
const within: string[] = [];

/** With settings before its body or without: how long a test may take is the matter of whoever tries it. */
export function test(name: string, ...rest: readonly [body: Body] | readonly [settings: object, body: Body]): void {
  noted.push({ name: [...within, name].join(' > '), run: rest[rest.length - 1] as () => unknown });
}

export function describe(name: string, body: Body): void {
  within.push(name);
  (body as () => void)();
  within.pop();
}

const valuesOf = (row: unknown): never[] => (Array.isArray(row) ? row : [row]) as never[];
type One = (name: string, body: Body) => void;
const forEach = (one: One) => (rows: readonly unknown[]) => (name: string, body: Body) =>
  rows.forEach((row, at) => {
    one(`${name} ${at + 1}`, () => body(...valuesOf(row)));
  });

test.each = forEach(test);
describe.each = forEach(describe);
