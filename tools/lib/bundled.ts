import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { inRoot } from './paths';

/**
 * Loads a file under tools/ as players get it, in one bundle: file by file, the same engine runs at a third of its speed.
 * The bundle lies as deep below the root as tools/lib, from where `paths` counts.
 */
export async function bundled(file: string): Promise<unknown> {
  const name = basename(file, '.ts');
  await build({
    configFile: false,
    root: inRoot(),
    publicDir: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: inRoot('tools', file),
      outDir: inRoot('.cache', 'bundled'),
      emptyOutDir: false,
      rollupOptions: { output: { entryFileNames: `${name}.mjs`, codeSplitting: false } },
    },
  });
  return import(pathToFileURL(inRoot('.cache', 'bundled', `${name}.mjs`)).href);
}
