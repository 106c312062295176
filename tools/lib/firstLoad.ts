import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { dist } from './build';

export interface Part {
  readonly file: string;
  readonly bytes: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** What a browser must fetch before the first line of our code runs: the page, and all it names. */
export function firstLoad(): readonly Part[] {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const named = [...page.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="\.?\/?([^"]+)"[^>]*>/g)]
    .filter(([tag]) => /<script|rel="(?:modulepreload|stylesheet)"/.test(tag))
    .map((match) => match[1] ?? '');
  return ['index.html', ...new Set(named)].map((file) => {
    const content = readFileSync(join(dist, file));
    return {
      file: file.replace(/-[\w-]{8}(?=\.\w+$)/, ''),
      bytes: content.length,
      gzip: gzipSync(content).length,
      brotli: brotliCompressSync(content).length,
    };
  });
}
