import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export function files(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name));
}

export const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

export const sources = files('src').filter((file) => !file.endsWith('.d.ts'));

/** Every module a file names, for values or for types. */
export function imports(file: string): readonly { from: string; typeOnly: boolean }[] {
  const text = read(file);
  const named = [...text.matchAll(/^(?:import|export)\s+(type\s)?[^;'"]*?\sfrom\s+['"]([^'"]+)['"]/gm)];
  const bare = [
    ...text.matchAll(/^import\s+()['"]([^'"]+)['"]/gm),
    ...text.matchAll(/\bimport\(\s*()['"]([^'"]+)['"]/g),
  ];
  const urls = [...text.matchAll(/new URL\(\s*()['"](\.[^'"]+)['"]\s*,\s*import\.meta\.url/g)];
  return [...named, ...bare, ...urls].map(([, type, from = '']) => ({
    from,
    typeOnly: type !== undefined && type !== '',
  }));
}

/** The folder of `src`, or the package, that an import leads to. */
export function target(file: string, from: string): string {
  if (from.startsWith('.')) return relative('src', join(dirname(file), from)).split('/')[0] ?? '';
  return from.startsWith('@') ? from.split('/').slice(0, 2).join('/') : (from.split('/')[0] ?? '');
}
