import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import * as v from 'valibot';
import { dist } from './build';

export interface Part {
  readonly file: string;
  readonly bytes: number;
  readonly gzip: number;
  readonly brotli: number;
}

const Manifest = v.record(
  v.string(),
  v.object({
    file: v.string(),
    name: v.optional(v.string()),
    isEntry: v.optional(v.boolean(), false),
    imports: v.optional(v.array(v.string()), []),
    css: v.optional(v.array(v.string()), []),
  }),
);

/** What the script of the page asks for by itself, whatever the address: what starts the shell, and the words of one language. */
const ASKED_FOR = ['start', 'words-en'];

/** What a browser fetches until the menu stands: the page, its script, and what that script asks for. */
export function firstLoad(): readonly Part[] {
  const manifest = v.parse(Manifest, JSON.parse(readFileSync(join(dist, '.vite', 'manifest.json'), 'utf8')));
  const entry = Object.entries(manifest).find(([, chunk]) => chunk.isEntry);
  if (entry === undefined) throw new Error('the build has no entry');
  const files = new Set(['index.html']);
  const seen = new Set<string>();
  const take = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined || seen.has(name)) return;
    seen.add(name);
    for (const file of [chunk.file, ...chunk.css]) files.add(file);
    chunk.imports.forEach(take);
  };
  take(entry[0]);
  for (const wanted of ASKED_FOR) {
    const found = Object.entries(manifest).find(([, { name }]) => name === wanted);
    if (found === undefined) throw new Error(`the build has no ${wanted}`);
    take(found[0]);
  }
  return [...files].map(partOf);
}

function partOf(file: string): Part {
  const content = readFileSync(join(dist, file));
  return {
    file: file.replace(/-[\w-]{8}(?=\.\w+$)/, ''),
    bytes: content.length,
    gzip: gzipSync(content).length,
    brotli: brotliCompressSync(content).length,
  };
}
