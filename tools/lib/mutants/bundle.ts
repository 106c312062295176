import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { build, type Plugin } from 'vite';
import type { GameId } from '../../../src/rules/gameId';
import { inRoot, root } from '../paths';

/** One small change of the rules; lines and columns are counted from 0. */
export interface Mutant {
  readonly id: string;
  readonly file: string;
  readonly replacement: string;
  readonly location: { readonly start: Spot; readonly end: Spot };
}

interface Spot {
  readonly line: number;
  readonly column: number;
}

export interface Bundle {
  readonly program: string;
  readonly mutants: readonly Mutant[];
  readonly sources: { readonly [file: string]: string };
}

const quiet = { isDebugEnabled: () => false, debug: () => {}, info: () => {}, warn: () => {} };
const ENTRY = '\0mutants';

/**
 * Tests and rules in one program, in which every change of `files` is present and none is on: a switch per change instead
 * of a build per change.
 */
export async function bundleMutants(
  game: GameId,
  name: string,
  files: readonly string[],
  tests: readonly string[],
): Promise<Bundle> {
  const given = files.map((file) => ({
    name: inRoot(file),
    mutate: true,
    content: readFileSync(inRoot(file), 'utf8'),
  }));
  const changed = await new Instrumenter(quiet as never).instrument(given, {
    plugins: null,
    excludedMutations: [],
    ignorers: [],
    noHeader: false,
  });
  const contents = new Map(changed.files.map((file) => [file.name, file.content]));
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    plugins: [programOf(game, tests, contents)],
    ssr: { noExternal: true, external: ['@vitest/expect'] },
    build: {
      ssr: true,
      outDir: inRoot('.cache', 'mutants'),
      emptyOutDir: false,
      minify: false,
      rollupOptions: { input: ENTRY, output: { entryFileNames: `${name}.mjs`, codeSplitting: false } },
    },
  });
  return {
    program: inRoot('.cache', 'mutants', `${name}.mjs`),
    mutants: changed.mutants.flatMap(({ id, fileName, replacement, location, status }) =>
      status === undefined ? [{ id, file: relative(root, fileName), replacement, location }] : [],
    ),
    sources: Object.fromEntries(given.map((file) => [relative(root, file.name), file.content])),
  };
}

/**
 * The tests, the contract in short (law by law where it is asked alone), and when all are written down the worker that runs
 * them. A test that reads a file reads it from where it lies itself.
 */
function programOf(game: GameId, tests: readonly string[], contents: ReadonlyMap<string, string>): Plugin {
  const quoted = (file: string) => JSON.stringify(inRoot(file));
  const program = [
    ...tests.map((file) => `import ${quoted(file)};`),
    `import { loadPlay } from ${quoted('src/games/loadPlay.ts')};`,
    `import { describeShortly } from ${quoted('tests/support/shortContract.ts')};`,
    `import en from ${quoted(`src/i18n/${game}/en/game.ts`)};`,
    `import ja from ${quoted(`src/i18n/${game}/ja/game.ts`)};`,
    `describeShortly({ ...(await loadPlay('${game}')), texts: [en, ja] }, ${tests.length === 0});`,
    `await import(${quoted('tools/lib/mutants/worker.ts')});`,
  ].join('\n');
  return {
    name: 'mutants',
    enforce: 'pre',
    resolveId: (id) => (id === ENTRY ? id : id === 'vitest' ? inRoot('tools', 'lib', 'mutants', 'suite.ts') : null),
    load: (id) => (id === ENTRY ? program : (contents.get(id) ?? null)),
    transform: (code, id) =>
      code.includes('import.meta.url')
        ? code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
        : null,
  };
}
