import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { inRoot } from '../paths';
import type { Bundle, Mutant } from './bundle';
import type { Status } from './run';

const Statuses = v.picklist(['Killed', 'Timeout', 'Survived', 'NoCoverage', 'Ignored']);
const Kept = v.record(v.string(), v.object({ hash: v.string(), found: v.record(v.string(), Statuses) }));

/** Written now and then, so that a run that is broken off can be gone on with. */
const EVERY = 200;

/** What earlier runs found, by file and number of the change; a file that was written since is forgotten. */
export function openMemory(name: string, { mutants, sources }: Bundle, left: boolean) {
  const path = inRoot('.cache', 'mutants', `${name}-found.json`);
  const before = existsSync(path) ? v.parse(Kept, JSON.parse(readFileSync(path, 'utf8'))) : {};
  const kept: v.InferOutput<typeof Kept> = { ...before };
  for (const [file, source] of Object.entries(sources)) {
    const hash = createHash('sha256').update(source).digest('hex');
    kept[file] = before[file]?.hash === hash ? before[file] : { hash, found: {} };
  }
  const places = new Map<Mutant, string>();
  const counts = new Map<string, number>();
  for (const mutant of mutants) {
    const at = counts.get(mutant.file) ?? 0;
    places.set(mutant, String(at));
    counts.set(mutant.file, at + 1);
  }
  const keep = () => writeFileSync(path, JSON.stringify(kept));
  let since = 0;
  return {
    keep,
    known(mutant: Mutant): Status | undefined {
      const status = left ? kept[mutant.file]?.found[places.get(mutant) ?? ''] : undefined;
      return status === 'Killed' || status === 'Timeout' ? status : undefined;
    },
    found(mutant: Mutant, status: Status): void {
      const file = kept[mutant.file];
      if (file !== undefined) file.found[places.get(mutant) ?? ''] = status;
      since += 1;
      if (since % EVERY === 0) keep();
    },
  };
}
