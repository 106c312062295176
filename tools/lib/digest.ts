import { createHash } from 'node:crypto';

/** Tells whether drawings are still those that were drafted. */
export function digestOf(drawings: ReadonlyMap<string, string>): string {
  return createHash('sha256')
    .update(JSON.stringify([...drawings]))
    .digest('hex')
    .slice(0, 16);
}
