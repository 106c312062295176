import { readFileSync } from 'node:fs';
import { expect } from 'vitest';

/**
 * What an idea does not yet hold for is listed in `known/<idea>.json`. The list may only shrink: whoever adds an
 * offender fails, and so does whoever mends one and leaves it on the list.
 */
export function expectKnown(idea: string, offenders: Iterable<string>): void {
  const known: readonly string[] = JSON.parse(readFileSync(new URL(`known/${idea}.json`, import.meta.url), 'utf8'));
  const found = [...new Set(offenders)].sort();
  expect({
    new: found.filter((one) => !known.includes(one)),
    mended: known.filter((one) => !found.includes(one)),
  }).toEqual({ new: [], mended: [] });
}
