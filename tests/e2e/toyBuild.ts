import { build, type Plugin } from 'vite';
import { inRoot, newest } from '../../tools/lib/paths';

export const toyDist = inRoot('.cache/toys');

/** What the build for tests puts in the place of files of ours. */
const swaps: { readonly [file: string]: string } = {
  'src/games/tankDuel.ts': 'tests/support/bids/manifest.ts',
  'src/games/play.ts': 'tests/support/bids/play.ts',
};

/** The toy itself may import what it stands in for. */
const swap = (): Plugin => ({
  name: 'toys',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (importer === undefined || importer.includes('/tests/support/bids/')) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    const file = Object.keys(swaps).find((name) => found?.id === inRoot(name));
    return file === undefined ? null : inRoot(swaps[file] ?? file);
  },
});

/** The page with a toy for one to eight seats among its games, unless one is there that is new enough. */
export async function ensureToysBuilt(): Promise<void> {
  if (newest('.cache/toys') > newest('src', 'tests/support/bids', 'tests/e2e/toyBuild.ts', 'index.html')) return;
  await build({
    configFile: inRoot('tools/vite.config.ts'),
    root: inRoot(''),
    logLevel: 'warn',
    plugins: [swap()],
    worker: { plugins: () => [swap()] },
    build: { outDir: toyDist, emptyOutDir: true },
  });
}
