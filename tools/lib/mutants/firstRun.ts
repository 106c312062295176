import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import * as v from 'valibot';
import type { FirstRun } from './worker';

const Hits = v.record(v.string(), v.number());
const Kept = v.object({
  program: v.string(),
  first: v.object({
    names: v.array(v.string()),
    times: v.array(v.nullable(v.number())),
    coverage: v.object({ static: Hits, perTest: v.record(v.string(), Hits) }),
    laws: v.array(v.string()),
  }),
});

/** The first run of a program, or what it was last time: the same program comes by the same changes. */
export async function firstRunOf(program: string, run: () => Promise<FirstRun>): Promise<FirstRun> {
  const path = program.replace(/\.mjs$/, '-first.json');
  const hash = createHash('sha256').update(readFileSync(program)).digest('hex');
  if (existsSync(path)) {
    const { success, output } = v.safeParse(Kept, JSON.parse(readFileSync(path, 'utf8')));
    if (success && output.program === hash) return output.first;
  }
  const first = await run();
  writeFileSync(path, JSON.stringify({ program: hash, first }));
  return first;
}
