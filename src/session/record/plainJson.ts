import { pathOf, type RecordError } from './recordProblem';

/** No position nests deeper; whoever sends more means to exhaust the stack. */
const DEPTH = 32;

/** What keeps a parsed JSON value from being copied and compared safely, or null. */
export function faultOfJson(value: unknown): RecordError | null {
  const found = search(value, 0);
  return found === null ? null : { ...found.fault, where: pathOf(found.keys.reverse()) };
}

interface Found {
  readonly fault: Omit<RecordError, 'where'>;
  /** Innermost first. */
  readonly keys: (string | number)[];
}

function search(value: unknown, depth: number): Found | null {
  if (typeof value === 'number' && !Number.isFinite(value)) {
    return { fault: { error: 'badField', expected: 'number', found: String(value) }, keys: [] };
  }
  if (typeof value !== 'object' || value === null) return null;
  if (depth === DEPTH) return { fault: { error: 'tooDeep', expected: String(DEPTH) }, keys: [] };
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const found = search(value[index], depth + 1);
      if (found !== null) return within(found, index);
    }
    return null;
  }
  for (const [key, inner] of Object.entries(value)) {
    // As an own key it would become the prototype of the copy.
    if (key === '__proto__') return { fault: { error: 'unknownField', found: key }, keys: [key] };
    const found = search(inner, depth + 1);
    if (found !== null) return within(found, key);
  }
  return null;
}

function within(found: Found, key: string | number): Found {
  found.keys.push(key);
  return found;
}
