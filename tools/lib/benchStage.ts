import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { build, type Plugin } from 'vite';
import { browserFlags, findBrowser } from '../browser';
import { type Ratio, ratioOf } from './benchScreen';
import { inRoot } from './paths';
import { serveFolder } from './staticServer';

const PAGE = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8" /><title>Stage</title><link rel="icon" href="data:," /></head>
  <body style="margin:0"><script type="module" src="./stage.js"></script></body>
</html>
`;
const ROUNDS = 7;
const PATIENCE = 120_000;

/** Its positions are those of tests, whose every command is held against laws that read files: a page has none to read. */
const unwatched: Plugin = {
  name: 'unwatched',
  enforce: 'pre',
  load: (id) => (/support\/watched\.ts$/.test(id) ? 'export const watched = (game) => game;' : null),
};

/** The script of a busy frame of the shot theatre, with and without its effects, in one browser and in turn. */
export async function benchStage(): Promise<Ratio> {
  const outDir = inRoot('.cache', 'benchStage');
  await build({
    configFile: false,
    root: inRoot(),
    base: './',
    publicDir: false,
    logLevel: 'error',
    plugins: [unwatched],
    build: {
      outDir,
      emptyOutDir: true,
      target: 'esnext',
      rollupOptions: { input: inRoot('tools', 'lib', 'stagePage.ts'), output: { entryFileNames: 'stage.js' } },
    },
  });
  writeFileSync(join(outDir, 'index.html'), PAGE);
  const [found, served] = await Promise.all([findBrowser(), serveFolder(outDir, 0)]);
  const browser = await chromium.launch({ executablePath: found.path, args: [...browserFlags] });
  try {
    const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } });
    await page.goto(served.url);
    await page.waitForFunction(() => Reflect.has(window, 'benchStage'), null, { timeout: PATIENCE });
    const frame = (effects: boolean): Promise<number> =>
      page.evaluate((wanted) => Reflect.get(window, 'benchStage')(wanted), effects);
    // The first round of each cuts the drawings; it does not count.
    await frame(true);
    await frame(false);
    const pairs: (readonly [number, number])[] = [];
    for (let round = 0; round < ROUNDS; round++) pairs.push([await frame(true), await frame(false)]);
    return ratioOf(pairs);
  } finally {
    await browser.close();
    await served.close();
  }
}
