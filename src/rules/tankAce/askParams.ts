import { AnalysisError } from '../core/module';

const show = (value: unknown) => JSON.stringify(value) ?? 'nothing';

export function isWithin(value: unknown, least: number, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

/** Reads the parameters of a question one by one; what does not fit is told with its name. */
interface Reader {
  has(key: string): boolean;
  /** One of these values; without one the usual, where there is a usual. */
  one<T extends string | number>(key: string, values: readonly T[], usual?: T): T;
  some<T extends string>(key: string, values: readonly T[]): readonly T[];
  flag(key: string, usual?: boolean): boolean;
  whole(key: string, least: number, most: number, usual: number): number;
  inner(key: string, known: readonly string[]): Reader;
}

/** `known`: the only keys it may have; a question itself may come with more. */
export function readAll(raw: unknown, where: string, known?: readonly string[]): Reader {
  const at = (key: string) => (where === '' ? key : `${where}.${key}`);
  const wrong = (key: string, what: string): never => {
    throw new AnalysisError(`${key}: ${what}`);
  };
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
    return wrong(where, `must be an object, not ${show(raw)}`);
  const params = new Map<string, unknown>(Object.entries(raw));
  for (const key of params.keys()) if (known?.includes(key) === false) wrong(at(key), 'no such parameter');
  return {
    has: (key) => params.get(key) !== undefined,
    one(key, values, usual) {
      const value = params.get(key) ?? usual;
      return values.find((each) => each === value) ?? wrong(at(key), `no ${key.split('.').at(-1)} ${show(value)}`);
    },
    some(key, values) {
      const list = params.get(key) ?? [];
      if (!Array.isArray(list)) return wrong(at(key), `must be a list, not ${show(list)}`);
      return list.map((each: unknown) => values.find((value) => value === each) ?? wrong(at(key), `no ${show(each)}`));
    },
    flag(key, usual = false) {
      const value = params.get(key) ?? usual;
      return typeof value === 'boolean' ? value : wrong(at(key), `must be true or false, not ${show(value)}`);
    },
    whole(key, least, most, usual) {
      const value = params.get(key) ?? usual;
      return isWithin(value, least, most) ? value : wrong(at(key), `must be a whole number from ${least} to ${most}`);
    },
    inner: (key, inside) => readAll(params.get(key) ?? {}, at(key), inside),
  };
}
